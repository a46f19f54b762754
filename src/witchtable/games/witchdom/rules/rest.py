"""The Rest action (WD-REST)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.actions import Rest, Take
from witchtable.games.witchdom.events import Rested
from witchtable.games.witchdom.rules import collect
from witchtable.games.witchdom.rules.phases import DONE, EMPTY, REST

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["rest", "take"]


def rest(state: WitchdomState, seat: Seat, action: Rest) -> None:  # noqa: ARG001
    """Take the whole played pile into hand, then resources (WD-REST-01, -02)."""
    pile = state.piles[seat]
    state.hands[seat] += pile
    state.piles[seat] = ()
    if state.told is not None:
        state.tell(Rested(seat, tuple(state.edition.card_ids[card] for card in pile)))
    state.phase = REST
    state.points = state.edition.setup.rest_resources
    _go_on(state)


def take(state: WitchdomState, seat: Seat, action: Take) -> None:
    """Take one resource from anywhere on the board; the gap is refilled at once (WD-REST-04)."""
    collect.gain_token(state, seat, collect.space_of(state, action))
    state.points -= 1
    _go_on(state)


def _go_on(state: WitchdomState) -> None:
    """End the turn when enough was taken, or nothing is left to take (WD-REST-05)."""
    if not state.points or max(state.tokens) == EMPTY:
        state.points = 0
        state.phase = DONE
