"""The rules of Whirling Witchcraft, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A round runs through the phases of `phases.py`;
`round.py` has them as one list. Most decisions are sealed (`sealed.py`): they are noted, and take
effect together when the last one is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import RuleTable, table
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

RULES: Final[RuleTable] = table(
    setup.RULES,
    before_study.RULES,
    study.RULES,
    arcana.RULES,
    brewing.RULES,
    scholar.RULES,
    trades.RULES,
    drafts.RULES,
)
_PERFORM: Final = {kind: rules.perform for kind, rules in RULES.items()}

# Indexed by phase; the phase after these is the end of the game, where nobody decides.
_CHOICES: Final[tuple[Callable[[WhirlingState, Seat], list[Action]], ...]] = (
    setup.choices,
    before_study.choices_of_cubes,
    before_study.choices_of_hand,
    study.choices,
    drafts.choices_of_arcana,
    drafts.choices_of_brew,
    trades.choices,
)


def legal(state: WhirlingState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of a seat that owes a decision."""
    return drafts.with_extras(state, seat, _CHOICES[state.phase](state, seat))


def perform(state: WhirlingState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    if state.quick and type(action) in drafts.STEPS:
        drafts.go_on_quickly(state, seat)
    if not state.deciders:
        round.run(state)
