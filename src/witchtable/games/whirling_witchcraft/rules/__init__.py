"""The rules of Whirling Witchcraft, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A round runs through the phases of `phases.py`;
`round.py` has them as one list. Most decisions are sealed (`sealed.py`): they are noted, and take
effect together when the last one is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import Rules, put_together
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.rules import (
    arcana,
    before_study,
    brewing,
    drafts,
    round,
    scholar,
    setup,
    study,
    trades,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["RULES", "legal", "perform"]

RULES: Final[Rules] = put_together(
    setup.CHAPTER,
    before_study.CHAPTER,
    study.CHAPTER,
    arcana.CHAPTER,
    brewing.CHAPTER,
    scholar.CHAPTER,
    trades.CHAPTER,
    drafts.CHAPTER,
)
_PERFORM: Final = RULES.perform

_OFFERED: Final = RULES.offered


def legal(state: WhirlingState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of a seat that owes a decision."""
    return drafts.with_extras(state, seat, _OFFERED[state.phase](state, seat))


def perform(state: WhirlingState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    if state.quick and type(action) in drafts.STEPS:
        drafts.go_on_quickly(state, seat)
    if not state.deciders:
        round.run(state)
