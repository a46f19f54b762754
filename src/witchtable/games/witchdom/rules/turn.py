"""Turns and rounds (WD-TURN): whose turn it is, and what follows when it ends (WD-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import OutOfTurn
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.events import GameEnded, RoundBegan
from witchtable.games.witchdom.rules import ostara, supply
from witchtable.games.witchdom.rules.phases import OVER, PLAY
from witchtable.games.witchdom.texts import seat_name

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["begin_round", "end_turn", "out_of_turn", "turns_to_begin"]

_DECIDERS: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,), (4,))


def begin_round(state: WitchdomState) -> None:
    """Begin the next round with seat 1; in the solo game Ostara goes first (WD-SOLO-02)."""
    state.round += 1
    if state.events is not None:
        state.tell(RoundBegan(state.round))
    if state.solo:
        if state.events is not None:
            state.pause()
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
        _finish(state)
    else:
        begin_round(state)


def turns_to_begin(state: WitchdomState, seat: Seat) -> int:
    """Count the turns that a seat still has to begin, once the last round is known."""
    has_begun = seat < state.turn or (seat == state.turn and state.phase != PLAY)
    if state.solo and seat == ostara.OSTARA:
        has_begun = True  # she goes first (WD-SOLO-02)
    return state.last_round - state.round + (0 if has_begun else 1)


def out_of_turn(state: WitchdomState) -> OutOfTurn:
    """Refuse whatever a seat asks that owes no decision."""
    if not state.deciders:
        return OutOfTurn("WD-END-03", Message("witchdom-refuse-over"))
    return OutOfTurn("WD-TURN-01", Message("witchdom-refuse-turn", whose=seat_name(state.turn)))


def _begin_turn(state: WitchdomState, seat: Seat) -> None:
    state.turn = seat
    state.phase = PLAY
    state.deciders = _DECIDERS[seat]


def _finish(state: WitchdomState) -> None:
    """End the game (WD-END-03)."""
    state.phase = OVER
    state.deciders = ()
    if state.events is not None:
        state.tell(GameEnded(tuple(state.scores), scoring.winners(state)))
