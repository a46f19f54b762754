"""What one seat sees (WD-INFO): built up from what lies open, never a copy with secrets removed.

Besides what lies on the table it tells what the rules make of it: what counts, what is missing, how far
everybody is. All of that follows from what lies open, so whoever draws a view needs no rule.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from witchtable.engine.deal import Value
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Seat
from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.components import LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.entries import SideName
from witchtable.games.witchdom.rules import collect, objectives, ostara
from witchtable.games.witchdom.rules.novices import pairs_left
from witchtable.games.witchdom.rules.phases import COLLECT, EMPTY, NAMES, NOVICES, PAY, SPACES
from witchtable.games.witchdom.rules.supply import top_back
from witchtable.games.witchdom.view_player import (
    PaymentView,
    Player,
    look_at_player,
    names,
    payments_of,
    seen_of,
)

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["OpenView", "View", "open_view", "own_view"]


# -- its parts ----------------------------------------------------------------------------------


class FaceUpCard(TypedDict):
    """A card beside a location; players choose between its two sides (WD-INFO-03)."""

    card: str
    back: str
    """The tool (of a potion) or animal (of a witch) on its other side."""


class LocationView(TypedDict):
    """One location of the board, and the cards beside it."""

    location: str
    resources: list[str | None]
    """Three spaces from the left; None is a gap."""
    potion: FaceUpCard | None
    witch: FaceUpCard | None


class DeckView(TypedDict):
    """A face-down deck."""

    size: int
    back: str | None
    """What shows on the back of its top card (WD-INFO-04)."""
    boxed: int
    """Cards in the box, which take its place when it has run out."""


class ObjectiveView(TypedDict):
    """One objective of the row."""

    objective: str
    side: SideName
    points: int
    symbols: int
    """How many symbols it asks for; `progress` of a player tells how many are there."""
    owner: Seat | None
    """Who has taken it."""


class PairView(TypedDict):
    """Novices that can still be chosen (WD-SETUP-20)."""

    pair: str
    """The clan card of their symbol: what one types for them."""
    cards: list[str]


class OstaraView(TypedDict):
    """Ostara in the solo game."""

    seat: Seat
    level: str
    shown: list[str]
    """Her tokens of this stage, the newest last; the stack stays hidden (WD-INFO-05)."""
    hidden: int
    criteria: dict[str, list[str]]
    """By shown token: what decides between cards, in this order, on her level."""


class _Common(TypedDict):
    game: Literal["witchdom"]
    edition: str
    options: dict[str, Value]
    seats: int
    """How many seats score, Ostara's included."""
    solo: bool
    automatic: str | None
    """Message id of the name of the seat after the players' seats, where nobody decides."""
    deciders: list[Seat]
    phase: Literal["novices", "play", "restore", "collect", "rest", "brew", "pay", "done", "over"]
    help: list[str]
    """The clauses that help whoever has to decide now."""
    turn: Seat
    round: int
    last_round: int | None
    """The round after which the game ends; None until that is known."""
    location: str | None
    """Where action points are used now."""
    points: int
    """Action points left there, or resources left to take while resting."""
    active: str | None
    """The card that is used in this turn."""
    action_points: list[int]
    """Its points that are left at each location of the board, now or later in this turn."""
    brewing: str | None
    """The potion being paid for."""
    pairs: list[PairView] | None
    """Novices left, while they are being chosen."""
    board: list[LocationView]
    decks: dict[Literal["potions", "witches"], DeckView]
    pouch: dict[str, int]
    objectives: list[ObjectiveView]
    ostara: OstaraView | None
    sources: dict[str, str]
    """Where points come from: the clause of each source in a player's `sheet`."""
    scores: list[int]
    """Points so far, as they would count now."""
    winners: list[Seat]


class OpenView(_Common):
    """What lies open to all."""

    players: list[Player]
    """As a spectator sees them."""


class View(_Common):
    """The table as a seat sees it."""

    players: list[Player]
    seat: Seat | None
    """Who looks; None is a spectator."""
    payments: list[PaymentView] | None
    """To whoever pays for a potion: the ways to do it, best first."""


# -- putting it together ------------------------------------------------------------------------


def own_view(state: WitchdomState, seat: Seat | None, open_view: OpenView) -> dict[str, Any]:
    """Show what only a seat (None: a spectator) sees: cards in hand only to their owner."""
    found: dict[str, Any] = {"seat": seat, "payments": None}
    if seat is not None:
        found["players"] = players = list(open_view["players"])
        hand = names(state.edition.card_ids, state.hands[seat])
        players[seat] = {**players[seat], "hand": hand}
    if state.phase == PAY and seat in state.deciders:
        found["payments"] = payments_of(state, seat)
    return found


def open_view(state: WitchdomState, memory: Memory) -> OpenView:
    """Show what lies open to all."""
    edition, part = state.edition, memory.part
    claimed, up = tuple(state.claimed), tuple(state.up)
    phase = state.phase
    active = collect.active_card(state)
    players = [
        part(owner, seen_of(state, owner, claimed, up), partial(look_at_player, state, owner))
        for owner in range(state.seats)
    ]
    return {
        "game": "witchdom",
        "edition": edition.name,
        "options": part("options", (), lambda: dict(state.options)),
        "seats": state.seats,
        "solo": state.solo,
        "automatic": "witchdom-ostara" if state.solo else None,
        "deciders": list(state.deciders),
        "phase": NAMES[phase],
        "help": list(state.phases[phase].help) if phase in state.phases else [],
        "turn": state.turn,
        "round": state.round,
        "last_round": state.last_round or None,
        "location": edition.locations[state.location] if phase == COLLECT else None,
        "points": state.points,
        "active": edition.card_ids[active] if active != EMPTY else None,
        "action_points": list(collect.points_by_place(state)),
        "brewing": edition.potion_ids[state.brewing] if state.brewing != EMPTY else None,
        "pairs": _pairs(state) if phase == NOVICES else None,
        "board": part("board", (tuple(state.tokens), up), lambda: _board(state)),
        "decks": {"potions": _deck(state, POTIONS), "witches": _deck(state, WITCHES)},
        "pouch": dict(zip(edition.kind_ids, state.pouch, strict=True)),
        "objectives": part("objectives", (state.row, claimed), lambda: _objectives(state)),
        "players": players,
        "ostara": _ostara(state) if state.solo else None,
        "sources": part("sources", (), lambda: dict(scoring.SOURCES)),
        "scores": [sum(player["sheet"].values()) for player in players],
        "winners": list(state.winners),
    }


def _pairs(state: WitchdomState) -> list[PairView]:
    edition = state.edition
    return [
        {"pair": edition.clans[clan].id, "cards": names(edition.card_ids, edition.pairs[clan])}
        for clan in pairs_left(state)
    ]


def _board(state: WitchdomState) -> list[LocationView]:
    edition, tokens = state.edition, state.tokens
    kinds = [edition.kind_ids[kind] if kind != EMPTY else None for kind in tokens]
    return [
        {
            "location": edition.locations[at],
            "resources": kinds[at * SPACES : (at + 1) * SPACES],
            "potion": _face_up(state, POTIONS, at),
            "witch": _face_up(state, WITCHES, at),
        }
        for at in range(LOCATIONS)
    ]


def _face_up(state: WitchdomState, deck: int, place: int) -> FaceUpCard | None:
    card = state.up[deck * LOCATIONS + place]
    if card == EMPTY:
        return None
    return {"card": state.edition.faces[deck][card], "back": state.edition.backs[deck][card]}


def _deck(state: WitchdomState, deck: int) -> DeckView:
    size, boxed = len(state.decks[deck]), len(state.boxes[deck])
    return {"size": size, "back": top_back(state, deck), "boxed": boxed}


def _objectives(state: WitchdomState) -> list[ObjectiveView]:
    edition = state.edition
    conditions = objectives.conditions_of(edition)
    return [
        {
            "objective": edition.side_tokens[side],
            "side": edition.side_names[side],
            "points": conditions[side].points,
            "symbols": conditions[side].symbols,
            "owner": owner if owner != EMPTY else None,
        }
        for side, owner in zip(state.row, state.claimed, strict=True)
    ]


def _ostara(state: WitchdomState) -> OstaraView:
    shown = [state.edition.ostara_tokens[number] for number in state.shown]
    return {
        "seat": ostara.OSTARA,
        "level": str(state.options["difficulty"]),
        "shown": [token.id for token in shown],
        "hidden": len(state.stack),
        "criteria": {token.id: ostara.criteria_of(state, token) for token in shown},
    }
