"""What one seat sees (WW-INFO): built up from what lies open, never a copy with secrets removed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.rules import (
    EMPTY,
    ICONS,
    PERSONALITY,
    PHASES,
    PLAY,
    REDRAW,
    SEATS,
    sealed,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["open_view", "view"]


def view(state: WhirlingState, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
    """Show the table as a seat (None: a spectator) sees it: hands only to their owner (WW-INFO-02)."""
    players = [
        {
            **player,
            "hand": _cards(state, state.hands[owner]) if owner == seat else None,
            "hand_known": _known(state, state.hands[owner], seat),
        }
        for owner, player in enumerate(open_view["players"])
    ]
    return {
        **open_view,
        "seat": seat,
        "discards_known": _known(state, state.discards, seat),
        "players": players,
        "mine": _mine(state, seat) if seat is not None else None,
    }


def open_view(state: WhirlingState) -> dict[str, Any]:
    """Show what lies open to all."""
    return {
        "game": "whirling-witchcraft",
        "edition": state.edition.name,
        "options": dict(state.options),
        "seats": state.seats,
        "deciders": list(state.deciders),
        "phase": PHASES[state.phase],
        "round": state.round,
        "ordered": state.ordered,
        "queue": list(state.queue),
        "owing": list(SEATS[state.owing]),
        "committed": list(SEATS[state.committed]),
        "deck": len(state.deck),
        "discards": len(state.discards),
        "returned": [state.edition.personalities[number].id for number in state.returned],
        "players": [_player(state, owner) for owner in range(state.seats)],
        "scores": state.scores,
        "winners": list(state.winners),
    }


def _player(state: WhirlingState, owner: Seat) -> dict[str, Any]:
    """Show what lies in front of a player, and the size of the hand (WW-INFO-01)."""
    edition = state.edition
    by_type = edition.by_type
    personality = state.personality[owner]
    return {
        "personality": edition.personalities[personality].id if personality != EMPTY else None,
        "hand_size": len(state.hands[owner]),
        "recipes": [_recipe(state, code) for code in state.tableau[owner]],
        "initiative": state.initiative[owner] or None,
        "trackers": dict(zip(ICONS, state.trackers[3 * owner : 3 * owner + 3], strict=True)),
        "triggers": _triggers(state.triggers[owner]),
        "books": [kind for kind, number in by_type(state.books[owner]).items() if number],
        "bench": by_type(state.bench[owner]),
        "cauldron": by_type(state.cauldron[owner]),
        "circle": by_type(state.circle[owner]),
    }


def _mine(state: WhirlingState, seat: Seat) -> dict[str, Any]:
    """Show a seat its own sealed decision as far as it has come."""
    edition = state.edition
    choice = state.choice[seat]
    dealt = [edition.personalities[number].id for number in state.dealt[seat]]
    mine: dict[str, Any] = {
        "personalities": dealt,
        "choice": None,
        "gamble": None,
        "dare": None,
        "draft": None,
    }
    if state.phase == PERSONALITY and choice != EMPTY:
        mine["choice"] = edition.personalities[choice].id
    elif state.phase == REDRAW and choice != EMPTY:
        mine["choice"] = "redraw" if choice else "keep"
    elif state.phase == PLAY:
        mine["choice"] = _recipe(state, choice) if choice != EMPTY else None
        mine["gamble"], mine["dare"] = state.power(seat).shown_to_owner(state)
    elif sealed.has_draft(state, seat):
        mine["draft"] = _draft(state, seat)
    return mine


def _draft(state: WhirlingState, seat: Seat) -> dict[str, Any]:
    used = state.draft_used[seat]
    by_type = state.edition.by_type
    tableau = enumerate(state.tableau[seat])
    return {
        "steps": [str(step) for step in state.draft_steps[seat]],
        "bench": by_type(state.draft_bench[seat]),
        "made": by_type(state.draft_made[seat]),
        "cauldron": by_type(state.draft_cauldron[seat]),
        "books": [kind for kind, number in by_type(state.draft_books[seat]).items() if number],
        "triggers": _triggers(state.draft_triggers[seat]),
        "used": [state.edition.code_ids[code] for place, code in tableau if used >> place & 1],
    }


def _recipe(state: WhirlingState, code: int) -> dict[str, Any]:
    return {"recipe": state.edition.code_ids[code], "rotated": bool(code & 1)}


def _triggers(packed: int) -> dict[str, int]:
    names = (*ICONS, "move")
    return {name: packed >> 8 * at & 0xFF for at, name in enumerate(names)}


def _cards(state: WhirlingState, cards: Iterable[int]) -> list[str]:
    return [state.edition.recipes[card].id for card in cards]


def _known(state: WhirlingState, cards: Iterable[int], seat: Seat | None) -> list[str]:
    """Name the cards of a hidden heap that a seat has held itself before they went there."""
    if seat is None:
        return []
    return _cards(state, sorted(card for card in cards if state.known[card] >> seat & 1))
