"""How a Witchdom game ends (WD-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.events import EndTriggered, GameEnded
from witchtable.games.witchdom.rules.phases import OVER

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["finish", "trigger"]


def trigger(state: WitchdomState, cause: str) -> None:
    """Begin the end phase: finish this round, then play one more (WD-END-03, -09, -11)."""
    if state.last_round:
        return  # already begun, or a solo game, whose length is fixed (WD-SOLO-09)
    state.last_round = state.round + 1
    if state.events is not None:
        state.tell(EndTriggered(cause, state.last_round))


def finish(state: WitchdomState) -> None:
    """End the game."""
    state.phase = OVER
    state.deciders = ()
    if state.events is not None:
        state.tell(GameEnded(tuple(state.scores), scoring.winners(state)))
