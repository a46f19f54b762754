"""What one seat sees (WD-INFO): built up from what lies open, never a copy with secrets removed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import DECKS, LOCATIONS, POTIONS, WITCHES
from witchtable.games.witchdom.rules.novices import pairs_left
from witchtable.games.witchdom.rules.phases import EMPTY, NAMES, SPACES
from witchtable.games.witchdom.rules.supply import top_back

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["open_view", "view"]


def view(state: WitchdomState, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
    """Show the table as a seat (None: a spectator) sees it: cards in hand only to their owner."""
    hands = state.hands
    ids = state.edition.card_ids
    players = [
        {**player, "hand": _names(ids, hands[owner]) if owner == seat else None}
        for owner, player in enumerate(open_view["players"])
    ]
    return {**open_view, "seat": seat, "players": players}


def open_view(state: WitchdomState) -> dict[str, Any]:
    """Show what lies open to all."""
    edition = state.edition
    return {
        "game": "witchdom",
        "edition": edition.name,
        "options": dict(state.options),
        "seats": state.seats,
        "solo": state.solo,
        # Message id of the name of the seat after the players' seats, where nobody decides.
        "automatic": "witchdom-ostara" if state.solo else None,
        "deciders": list(state.deciders),
        "phase": NAMES[state.phase],
        "turn": state.turn,
        "round": state.round,
        "last_round": state.last_round or None,
        "location": edition.locations[state.location] if NAMES[state.phase] == "collect" else None,
        "points": state.points,
        "brewing": edition.potion_ids[state.brewing] if state.brewing != EMPTY else None,
        "pairs": _pairs(state) if NAMES[state.phase] == "novices" else None,
        "board": [_location(state, place) for place in range(len(edition.locations))],
        "decks": {name: _deck(state, deck) for deck, name in enumerate(DECKS)},
        "pouch": dict(zip(edition.kind_ids, state.pouch, strict=True)),
        "objectives": _objectives(state),
        "players": [_player(state, owner) for owner in range(state.seats)],
        "ostara": _ostara(state) if state.solo else None,
        "scores": state.scores,
        "winners": list(state.winners),
    }


def _pairs(state: WitchdomState) -> list[dict[str, Any]]:
    """Show the novices that can still be chosen (WD-SETUP-20)."""
    edition = state.edition
    return [
        {"pair": edition.clans[clan].id, "cards": _names(edition.card_ids, edition.pairs[clan])}
        for clan in pairs_left(state)
    ]


def _location(state: WitchdomState, place: int) -> dict[str, Any]:
    edition = state.edition
    tokens = state.tokens[place * SPACES : (place + 1) * SPACES]
    return {
        "location": edition.locations[place],
        "resources": [edition.kind_ids[kind] if kind != EMPTY else None for kind in tokens],
        "potion": _face_up(state, POTIONS, place),
        "witch": _face_up(state, WITCHES, place),
    }


def _face_up(state: WitchdomState, deck: int, place: int) -> dict[str, str] | None:
    """Show a card with its back: players choose between the two sides (WD-INFO-03)."""
    card = state.up[deck * LOCATIONS + place]
    if card == EMPTY:
        return None
    return {"card": state.edition.faces[deck][card], "back": state.edition.backs[deck][card]}


def _deck(state: WitchdomState, deck: int) -> dict[str, Any]:
    """Show a deck's size and the back of its top card (WD-INFO-04)."""
    return {
        "size": len(state.decks[deck]),
        "back": top_back(state, deck),
        "boxed": len(state.boxes[deck]),
    }


def _objectives(state: WitchdomState) -> list[dict[str, Any]]:
    edition = state.edition
    return [
        {
            "objective": edition.objectives[side // 2].id,
            "side": "hard" if side % 2 else "easy",
            "points": edition.sides[side].points,
            "owner": owner if owner != EMPTY else None,
        }
        for side, owner in zip(state.row, state.claimed, strict=True)
    ]


def _player(state: WitchdomState, owner: Seat) -> dict[str, Any]:
    """Show what lies in front of a player, and how many cards are in hand (WD-INFO-02)."""
    edition = state.edition
    clan = state.clans[owner]
    return {
        "clan_card": edition.clans[clan].id if clan != EMPTY else None,
        "hand_size": len(state.hands[owner]),
        "played": _names(edition.card_ids, state.piles[owner]),
        "resources": dict(zip(edition.kind_ids, state.resources(owner), strict=True)),
        "waiting": {
            "potions": _names(edition.potion_ids, state.waiting_potions[owner]),
            "tools": _names(edition.backs[POTIONS], state.waiting_tools[owner]),
            "animals": _names(edition.backs[WITCHES], state.waiting_animals[owner]),
        },
        "clan": {
            "potions": _names(edition.potion_ids, state.clan_potions[owner]),
            "witches": _names(edition.card_ids, state.clan_witches[owner]),
            "tools": _names(edition.backs[POTIONS], state.clan_tools[owner]),
            "animals": _names(edition.backs[WITCHES], state.clan_animals[owner]),
        },
    }


def _ostara(state: WitchdomState) -> dict[str, Any]:
    """Show Ostara's tokens of this stage; the stack stays hidden (WD-INFO-05)."""
    return {
        "level": state.options["difficulty"],
        "shown": [state.edition.ostara_tokens[number].id for number in state.shown],
        "hidden": len(state.stack),
    }


def _names(ids: list[str], cards: Iterable[int]) -> list[str]:
    return [ids[card] for card in cards]
