"""The round as one visible list of phases: how each begins, and what follows when all have decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from witchtable.games.whirling_witchcraft.events import RoundBegan
from witchtable.games.whirling_witchcraft.rules import (
    arcana,
    before_study,
    brewing,
    passing,
    sealed,
    setup,
    study,
    trades,
)
from witchtable.games.whirling_witchcraft.rules.phases import OVER, TRADES, UNCONTROLLED

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["run"]


def run(state: WhirlingState) -> None:
    """Go on until somebody owes a decision or the game is over (WW-ROUND-04)."""
    while not state.deciders:
        _PHASES[state.phase][1](state)
        if state.phase == OVER:
            return
        state.phase = UNCONTROLLED if state.phase == TRADES else state.phase + 1
        sealed.ask(state, _PHASES[state.phase][0](state))


def _begin_round(state: WhirlingState) -> int:
    """Begin a round with Uncontrolled Powers, who takes cubes before anything else (WW-ENG-02)."""
    state.round += 1
    state.ordered = state.strict
    passing.begin_round(state)
    if state.events is not None:
        state.tell(RoundBegan(state.round))
    return before_study.uncontrolled(state)


def _nothing(state: WhirlingState) -> None:
    """The decision took effect when it was made."""


# In the order of a round: who owes a decision (as bits), and what follows when all are made.
_PHASES: Final[tuple[tuple[Callable[[WhirlingState], int], Callable[[WhirlingState], None]], ...]] = (
    (setup.choosers, setup.reveal_personalities),
    (_begin_round, _nothing),
    (before_study.redrawers, before_study.redraw_hands),
    (study.players, study.reveal_recipes),
    (arcana.owners, arcana.reveal),
    (brewing.brewers, brewing.reveal),
    (trades.traders, passing.end_round),
)
