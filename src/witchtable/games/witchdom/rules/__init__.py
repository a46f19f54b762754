"""The rules of Witchdom, one module for each chapter of the rulebook.

A turn runs through the phases of `phases.py`. `legal.py` lists what may be done in each; the
handlers below do it and set the next phase; when a turn is done, `turn.py` goes on with the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchdom.actions import (
    Back,
    Brew,
    Choose,
    End,
    Keep,
    Pay,
    Play,
    Refresh,
    Rest,
    Take,
    Tame,
)
from witchtable.games.witchdom.rules import animals, brewing, collect, novices, rest, turn
from witchtable.games.witchdom.rules.phases import DONE
from witchtable.games.witchdom.rules.phases import REST as RESTING

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["perform"]


def perform(state: WitchdomState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _HANDLERS[type(action)](state, seat, action)
    if state.phase == DONE:
        turn.end_turn(state)


def _take(state: WitchdomState, seat: Seat, action: Take) -> None:
    if state.phase == RESTING:
        rest.take(state, seat, action)
    else:
        collect.take(state, seat, action)


# Any: each handler takes the one class of action that it stands beside.
_HANDLERS: dict[type[Action], Callable[[WitchdomState, Seat, Any], None]] = {
    Choose: novices.choose,
    Play: collect.play,
    Rest: rest.rest,
    Refresh: collect.refresh,
    Keep: collect.keep,
    Take: _take,
    Brew: brewing.brew,
    Pay: brewing.pay,
    Back: brewing.back,
    Tame: animals.tame,
    End: brewing.end,
}
