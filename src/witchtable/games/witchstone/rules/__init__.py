"""The rules of Witchstone, one module for each chapter of the rulebook.

A chapter has all that the rules know of its actions: what is offered (`choices`), what forbids it, what
it does, which clauses allow it, what it is called. A turn places a tile and then works off the agenda
(`agenda.py`): one small action after the other, and the loop below goes on by itself until there is
something to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import RuleTable, table
from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.rules import (
    batches,
    crystals,
    energy,
    pentagram,
    placing,
    rack,
    scrolls,
    spells,
    towers,
    turn,
    wand,
    witches,
)
from witchtable.games.witchstone.rules.phases import ORDER, PLACE, TOWER, WORK

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["RULES", "legal", "perform"]

RULES: Final[RuleTable] = table(
    towers.RULES,
    placing.RULES,
    turn.RULES,
    energy.RULES,
    witches.RULES,
    pentagram.RULES,
    crystals.RULES,
    rack.RULES,
    wand.RULES,
    scrolls.RULES,
    spells.RULES,
    batches.RULES,
)
_PERFORM: Final = {kind: rules.perform for kind, rules in RULES.items()}


def legal(state: WitchstoneState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of the seat whose turn it is."""
    if state.phase == TOWER:
        return towers.choices(state)
    if state.phase == PLACE:
        return placing.choices(state, seat)
    if state.phase == ORDER:
        return turn.choices(state, seat)
    return batches.choices(state, seat)


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
