"""The rules of Witchdom, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A turn runs through the phases of `phases.py`; when
it is done, `turn.py` goes on with the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import Rules, put_together
from witchtable.engine.moves import Action, Seat
from witchtable.games.witchdom.rules import (
    animals,
    brewing,
    collect,
    novices,
    paying,
    rest,
    restore,
    taking,
    turn,
)
from witchtable.games.witchdom.rules.phases import DONE

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["RULES", "legal", "perform"]

RULES: Final[Rules] = put_together(
    novices.CHAPTER,
    collect.CHAPTER,
    rest.CHAPTER,
    restore.CHAPTER,
    taking.CHAPTER,
    brewing.CHAPTER,
    paying.CHAPTER,
    animals.CHAPTER,
)
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
