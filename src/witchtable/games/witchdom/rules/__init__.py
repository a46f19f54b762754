"""The rules of Witchdom, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered, what forbids it, what it does,
which clauses allow it, what it is called; and of the phases in which it asks somebody (`phases.py`):
the question, and by which rule it comes first. When a turn is done, `turn.py` goes on with the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import Rules, put_together
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.rules import (
    animals,
    brewing,
    collect,
    novices,
    restore,
    taking,
    turn,
)
from witchtable.games.witchdom.rules.phases import DONE, OVER, Phase

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["PHASES", "RULES", "legal", "perform", "question"]

RULES: Final[Rules] = put_together(
    novices.CHAPTER,
    collect.CHAPTER,
    restore.CHAPTER,
    taking.CHAPTER,
    brewing.CHAPTER,
    animals.CHAPTER,
)
PHASES: Final[Mapping[int, Phase]] = {
    **novices.PHASES,
    **collect.PHASES,
    **restore.PHASES,
    **taking.PHASES,
    **brewing.PHASES,
}
_PERFORM: Final = RULES.perform
_OFFERED: Final = RULES.offered


def legal(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    offered: tuple[Action, ...] = _OFFERED[state.phase](state, seat)
    return offered


def perform(state: WitchdomState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    if state.phase == DONE:
        turn.end_turn(state)


def question(state: WitchdomState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    if seat in state.deciders:
        return PHASES[state.phase].question(state, seat)
    return Message("witchdom-ask-over" if state.phase == OVER else "witchdom-ask-wait")
