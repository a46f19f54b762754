"""What one seat sees (WW-INFO): built up from what lies open, never a copy with secrets removed.

Whoever shows a view needs to work nothing out: what follows by the rules comes with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Literal, TypedDict, cast

from witchtable.engine.deal import Value
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.actions import Keep, Rotate
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.draft_view import (
    CubesByType,
    Draft,
    show_draft,
    show_triggers,
)
from witchtable.games.whirling_witchcraft.rules import (
    EMPTY,
    ICONS,
    PERSONALITY,
    PHASES,
    PLAY,
    REDRAW,
    SEATS,
    round,
    sealed,
    study,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["View", "open_view", "own_view"]

_KEEP = Keep()
_LEVELS_AHEAD = 8
"""How far beyond the trackers the effects are shown."""


class Sides(TypedDict):
    """The spaces of a recipe as it lies: a type, a choice (`spider|toad`) or `any`."""

    inputs: list[str]
    outputs: list[str]


class LyingRecipe(TypedDict):
    """A recipe in front of a player; a personality's own recipe has the personality's id."""

    recipe: str
    rotated: bool
    """If so, `turned` has its spaces."""


class Portrait(TypedDict):
    """How a personality looks, and where to read about it."""

    picture: str
    clause: str


class Piece(TypedDict):
    """A choice that a power gives, and the piece that stands for it."""

    action: str
    """In notation."""
    picture: str
    """A type of ingredient, or an arcana."""
    lies: Literal["bench", "cauldron"] | None
    """Where cubes of this type lie that stand for it as well."""


class Offering(TypedDict):
    """Choices that a power gives, under one heading."""

    heading: str
    """One of `page-ww-may-…`."""
    left: int
    """How often it can be done, where that is counted."""
    pieces: list[Piece]


class Mine(TypedDict):
    """What only the viewer sees of its own decision."""

    personalities: list[str]
    """Those that were dealt and not kept; before the choice, those to choose from."""
    portraits: dict[str, Portrait]
    """Of these."""
    choice: str | LyingRecipe | None
    """A personality, `redraw` or `keep`, or a recipe: sealed until everybody has chosen."""
    gamble: str | None
    """The recipe that chance chose for a Daredevil."""
    dare: str | None
    """The effect named for it."""
    turned: dict[str, Sides]
    """The spaces of own cards that were, or could be, played rotated."""
    draft: Draft | None
    offerings: list[Offering]
    """What the own power allows now."""
    buttons: list[str]
    """The same where no piece stands for it, in notation."""
    implied: str | None
    """Which of these is meant by whoever wants to play a card of the hand."""


class Player(TypedDict):
    """What lies in front of a player (WW-INFO-01), and what the viewer knows of the hand."""

    left: Seat
    """The neighbour who sends to this player, and gets the hand."""
    right: Seat
    """The nemesis: the neighbour who gets the cauldron."""
    personality: str | None
    hand_size: int
    recipes: list[LyingRecipe]
    initiative: int | None
    """The number of the recipe played last."""
    trackers: dict[str, int]
    """Arcana: potion, raven, book."""
    triggers: dict[str, int]
    """Effects of this round that are not used yet: potion, raven, book, move."""
    books: list[str]
    """Types named by Books this round."""
    bench: CubesByType
    cauldron: CubesByType
    circle: CubesByType
    hand: list[str] | None
    """Only the viewer's own."""
    hand_known: list[str]
    """Cards that the viewer has held before they came into this hand."""


class View(TypedDict):
    """A position as one seat, or a spectator, sees it."""

    game: str
    edition: str
    options: dict[str, Value]
    seats: int
    seat: Seat | None
    """The viewer; None for a spectator."""
    deciders: list[Seat]
    phase: str
    help: list[str]
    """Clauses that somebody new should read in this phase."""
    round: int
    ordered: bool
    """This round goes in initiative order from here on."""
    queue: list[Seat]
    """In initiative order: who is still to decide, the next one first."""
    owing: list[Seat]
    """Who has a decision in this phase."""
    committed: list[Seat]
    """Who of them has made it."""
    deck: int
    discards: int
    discards_known: list[str]
    """Cards that the viewer has held before they were discarded."""
    returned: list[str]
    """Personalities back in the box."""
    effect_levels: list[int]
    """The numbers of a tracker that bring an effect, as far as anybody is near them."""
    turned: dict[str, Sides]
    """The spaces of the recipes that lie rotated."""
    portraits: dict[str, Portrait]
    """By personality in play."""
    players: list[Player]
    mine: Mine | None
    scores: list[int]
    winners: list[Seat]


def own_view(state: WhirlingState, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
    """Show what only a seat (None: a spectator) sees: hands only to their owner (WW-INFO-02)."""
    shown: dict[str, Any] = {"seat": seat, "mine": None}
    if seat is not None:
        shown["discards_known"] = _known(state, state.discards, seat)
        shown["players"] = players = list(open_view["players"])
        for owner, hand in enumerate(state.hands):
            if known := _known(state, hand, seat):
                players[owner] = {**players[owner], "hand_known": known}
        players[seat] = {**players[seat], "hand": _cards(state, state.hands[seat])}
        shown["mine"] = _mine(state, seat)
    return shown


def open_view(state: WhirlingState, memory: Memory) -> dict[str, Any]:
    """Show what lies open to all."""
    part, lying, personalities = memory.part, tuple(state.tableau), tuple(state.personality)
    return {
        "game": "whirling-witchcraft",
        "edition": state.edition.name,
        "options": part("options", (), lambda: dict(state.options)),
        "seats": state.seats,
        "deciders": list(state.deciders),
        "phase": PHASES[state.phase],
        "help": list(round.help_clauses(state)),
        "round": state.round,
        "ordered": state.ordered,
        "queue": list(state.queue),
        "owing": list(SEATS[state.owing]),
        "committed": list(SEATS[state.committed]),
        "deck": len(state.deck),
        "discards": len(state.discards),
        "discards_known": [],
        "returned": [state.edition.personalities[number].id for number in state.returned],
        "effect_levels": _effect_levels(state.edition.rules.arcana_step, max(state.trackers)),
        "turned": part(
            "turned",
            lying,
            lambda: _turned(state, [code for codes in lying for code in codes if code & 1]),
        ),
        "portraits": part("portraits", personalities, lambda: _portraits(state, personalities)),
        "players": [
            part(owner, _seen_of(state, owner), partial(_player, state, owner))
            for owner in range(state.seats)
        ],
        "scores": part("scores", tuple(state.circle), lambda: state.scores),
        "winners": list(state.winners),
    }


@lru_cache(maxsize=256)
def _effect_levels(step: int, highest: int) -> list[int]:
    levels = range(1, highest + _LEVELS_AHEAD)
    return [level for level in levels if study.effects_reached(level - 1, 1, step)]


def _seen_of(state: WhirlingState, owner: Seat) -> tuple[object, ...]:
    """List everything that it follows from what everybody sees of a player."""
    return (
        state.personality[owner],
        len(state.hands[owner]),
        state.tableau[owner],
        state.initiative[owner],
        state.trackers[3 * owner : 3 * owner + 3],
        state.triggers[owner],
        state.books[owner],
        state.bench[owner],
        state.cauldron[owner],
        state.circle[owner],
    )


def _player(state: WhirlingState, owner: Seat) -> dict[str, Any]:
    """Show what lies in front of a player, and the size of the hand (WW-INFO-01)."""
    edition = state.edition
    by_type, recipes = edition.by_type, edition.derived(_lying_recipes)
    personality = state.personality[owner]
    return {
        "left": state.left_of(owner),
        "right": state.right_of(owner),
        "personality": edition.personalities[personality].id if personality != EMPTY else None,
        "hand_size": len(state.hands[owner]),
        "recipes": [recipes[code] for code in state.tableau[owner]],
        "initiative": state.initiative[owner] or None,
        "trackers": dict(zip(ICONS, state.trackers[3 * owner : 3 * owner + 3], strict=True)),
        "triggers": show_triggers(state.triggers[owner]),
        "books": edition.types(state.books[owner]),
        "bench": by_type(state.bench[owner]),
        "cauldron": by_type(state.cauldron[owner]),
        "circle": by_type(state.circle[owner]),
        "hand": None,
        "hand_known": [],
    }


def _portraits(state: WhirlingState, personalities: Iterable[int]) -> dict[str, Portrait]:
    edition = state.edition
    return {
        edition.personalities[number].id: {
            "picture": edition.powers[number].picture,
            "clause": edition.powers[number].clause,
        }
        for number in personalities
        if number != EMPTY
    }


def _turned(state: WhirlingState, codes: Iterable[int]) -> dict[str, Sides]:
    edition = state.edition
    return {
        edition.code_ids[code]: {"inputs": edition.sides[code][0], "outputs": edition.sides[code][1]}
        for code in codes
    }


def _lying_recipes(edition: WhirlingEdition) -> list[LyingRecipe]:
    """Show every recipe as it lies, by its code; nobody changes what a view shows."""
    return [{"recipe": id, "rotated": bool(code & 1)} for code, id in enumerate(edition.code_ids)]


def _cards(state: WhirlingState, cards: Iterable[int]) -> list[str]:
    return [state.edition.recipes[card].id for card in cards]


def _known(state: WhirlingState, cards: Iterable[int], seat: Seat) -> list[str]:
    """Name the cards of a hidden heap that a seat has held itself before they went there."""
    known, seen = state.known, 1 << seat
    found = [card for card in cards if known[card] & seen]
    return _cards(state, sorted(found)) if found else []


# -- the own decision ---------------------------------------------------------------------------


def _could_be_turned(state: WhirlingState, seat: Seat) -> dict[str, Sides]:
    """Show the own cards rotated that were, or could be, played so."""
    card_index = state.edition.card_index
    offered = study.choices(state, seat) if state.phase == REDRAW else state.legal(seat)
    turned = [2 * card_index[a.recipe] + 1 for a in offered if isinstance(a, Rotate)]
    choice = state.choice[seat] if state.phase == PLAY else EMPTY
    return _turned(state, [*turned, choice] if choice != EMPTY and choice & 1 else turned)


def _mine(state: WhirlingState, seat: Seat) -> Mine:
    """Show a seat its own sealed decision as far as it has come."""
    edition = state.edition
    offerings, buttons = _of_power(state, seat)
    mine: Mine = {
        "personalities": [edition.personalities[number].id for number in state.dealt[seat]],
        "portraits": _portraits(state, state.dealt[seat]),
        "choice": _choice(state, state.choice[seat]),
        "gamble": None,
        "dare": None,
        "turned": {},
        "draft": show_draft(state, seat) if sealed.has_draft(state, seat) else None,
        "offerings": offerings,
        "buttons": buttons,
        "implied": None,
    }
    if state.phase == PLAY and state.owing:
        mine["gamble"], mine["dare"] = state.power(seat).shown_to_owner(state)
        mine["turned"] = _could_be_turned(state, seat)
    elif state.phase == REDRAW and state.owing >> seat & 1:  # whoever keeps the hand plays from it next
        mine["turned"] = _could_be_turned(state, seat)
        mine["implied"] = str(_KEEP)
    return mine


def _of_power(state: WhirlingState, seat: Seat) -> tuple[list[Offering], list[str]]:
    """Show what the own power allows now: as pieces under headings, and as buttons."""
    power = state.power(seat)
    offerings: dict[str, Offering] = {}
    buttons: list[str] = []
    if power.phase != state.phase or seat not in state.deciders:
        return [], []
    kinds = {each.action for each in power.actions()}
    for action in state.legal(seat):
        if type(action) not in kinds:
            continue
        shown = power.appearance(state, seat, action)
        if shown is None:
            buttons.append(str(action))
            continue
        heading, picture, lies, left = shown
        under = offerings.setdefault(heading, {"heading": heading, "left": left, "pieces": []})
        piece = {"action": str(action), "picture": picture, "lies": lies}
        under["pieces"].append(cast("Piece", piece))
    return list(offerings.values()), buttons


def _choice(state: WhirlingState, choice: int) -> str | LyingRecipe | None:
    if choice == EMPTY:
        return None
    if state.phase == PERSONALITY:
        return state.edition.personalities[choice].id
    if state.phase == REDRAW:
        return "redraw" if choice else "keep"
    return state.edition.derived(_lying_recipes)[choice] if state.phase == PLAY else None
