"""Turns and rounds (WD-TURN): whose turn it is, and what follows when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.events import RoundBegan
from witchtable.games.witchdom.rules import ending, ostara, supply
from witchtable.games.witchdom.rules.phases import PLAY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["begin_round", "end_turn"]

_DECIDERS: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,), (4,))


def begin_round(state: WitchdomState) -> None:
    """Begin the next round with seat 1; in the solo game Ostara goes first (WD-SOLO-02)."""
    state.round += 1
    if state.events is not None:
        state.tell(RoundBegan(state.round))
    if state.solo:
        ostara.take_turn(state)
        supply.fill_gaps(state)
    _begin_turn(state, 0)


def end_turn(state: WitchdomState) -> None:
    """Fill what gaps there are and go on with the next seat (WD-TURN-01, WD-SUPPLY-02)."""
    supply.fill_gaps(state)
    following = state.turn + 1
    if not state.solo and following < state.seats:
        _begin_turn(state, following)
    elif state.round == state.last_round:
        if state.solo:
            ostara.take_leftovers(state)
        ending.finish(state)
    else:
        begin_round(state)


def _begin_turn(state: WitchdomState, seat: Seat) -> None:
    state.turn = seat
    state.phase = PLAY
    state.deciders = _DECIDERS[seat]
