"""The rules of Witchstone, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A turn places a tile and then works off the agenda
(`agenda.py`): one small action after the other, and the loop below goes on by itself until there is
something to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import Rules, put_together
from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.agenda import WORK
from witchtable.games.witchstone.rules import (
    batches,
    crystals,
    energy,
    pentagram,
    placing,
    scrolls,
    setup,
    spells,
    turn,
    wand,
    witches,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["RULES", "legal", "perform"]

RULES: Final[Rules] = put_together(
    setup.CHAPTER,
    placing.CHAPTER,
    turn.CHAPTER,
    energy.CHAPTER,
    witches.CHAPTER,
    pentagram.CHAPTER,
    crystals.CHAPTER,
    wand.CHAPTER,
    scrolls.CHAPTER,
    spells.CHAPTER,
    batches.CHAPTER,
)
_PERFORM: Final = RULES.perform
_OFFERED: Final = RULES.offered


def legal(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    offered: tuple[Action, ...] = _OFFERED[state.phase](state, seat)
    return offered


def perform(state: WitchstoneState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    while state.phase == WORK:
        depth = len(state.batches)
        if not depth:
            turn.go_on(state)
        elif depth == state.queue_depth:
            wand.deal_with_next_space(state, state.turn)
        elif choices := batches.choices(state, state.turn):
            state.offer(state.turn, choices)
            return
        else:
            batches.close(state)
