"""The rules of Witchdom, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A turn runs through the phases of `phases.py`; when
it is done, `turn.py` goes on with the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import RuleTable, table
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

RULES: Final[RuleTable] = table(
    novices.RULES,
    collect.RULES,
    rest.RULES,
    restore.RULES,
    taking.RULES,
    brewing.RULES,
    paying.RULES,
    animals.RULES,
)
_PERFORM: Final = {kind: rules.perform for kind, rules in RULES.items()}

# Indexed by phase; the phase after these is the end of the game, where nobody decides.
_CHOICES: Final[tuple[Callable[[WitchdomState, Seat], tuple[Action, ...]], ...]] = (
    novices.choices,
    collect.choices,
    restore.choices,
    taking.choices,
    taking.choices_resting,
    brewing.choices,
    paying.choices,
)


def legal(state: WitchdomState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    return _CHOICES[state.phase](state, seat)


def perform(state: WitchdomState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    if state.phase == DONE:
        turn.end_turn(state)
