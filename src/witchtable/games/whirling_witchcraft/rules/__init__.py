"""The rules of Whirling Witchcraft, one module for each chapter of the rulebook.

A round runs through the phases of `phases.py`; `round.py` has them as one list. `legal.py` lists what
may be done in each. Most decisions are sealed (`sealed.py`): the handlers below note them, and they
take effect together when the last one is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import (
    Back,
    Book,
    Call,
    Choose,
    Claim,
    Dare,
    Done,
    Gain,
    Gamble,
    Keep,
    Move,
    Play,
    Potion,
    Raven,
    Redraw,
    Rotate,
    Scholar,
    Use,
)
from witchtable.games.whirling_witchcraft.events import CircleClaimed
from witchtable.games.whirling_witchcraft.rules import (
    arcana,
    brewing,
    legal,
    round,
    sealed,
    setup,
    study,
)
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, TRADES

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["perform"]


def perform(state: WhirlingState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _HANDLERS[type(action)](state, seat, action)
    if not state.deciders:
        round.run(state)


def _step(
    make: Callable[[WhirlingState, Seat, Any], None],
) -> Callable[[WhirlingState, Seat, Any], None]:
    """Make a step of a draft; in quick play the last possible one commits to it (WW-ENG-16)."""

    def handle(state: WhirlingState, seat: Seat, action: Action) -> None:
        make(state, seat, action)
        if not state.quick:
            return
        in_arcana = state.phase == ARCANA
        choices = arcana.choices(state, seat) if in_arcana else brewing.choices(state, seat)
        if choices:
            choices.append(state.offers.done)
            state.offer(seat, legal.with_extras(state, seat, choices))
        else:
            _close(state, seat)

    return handle


def _done(state: WhirlingState, seat: Seat, action: Done) -> None:  # noqa: ARG001
    """Commit to the draft as it is; decline what is left."""
    if state.phase == TRADES:
        if state.told is not None:
            state.tell(CircleClaimed(seat, None))
        sealed.commit(state, seat)
    else:
        _close(state, seat)


def _close(state: WhirlingState, seat: Seat) -> None:
    """Commit; in initiative order the decision is shown at once (WW-ORDER-10)."""
    sealed.commit(state, seat)
    if state.ordered:
        (arcana if state.phase == ARCANA else brewing).show(state, seat)


def _back(state: WhirlingState, seat: Seat, action: Back) -> None:  # noqa: ARG001
    """Take back a commitment, or the last step of a draft (WW-ENG-15)."""
    steps = sealed.reopen(state, seat)
    told, state.told = state.told, None  # the owner has seen these steps before
    for step in steps or ():
        _STEPS[type(step)](state, seat, step)
    state.told = told


def _call(state: WhirlingState, seat: Seat, action: Call) -> None:  # noqa: ARG001
    sealed.call(state, seat)


# Any: each handler takes the one class of action that it stands beside.
_STEPS: dict[type[Action], Callable[[WhirlingState, Seat, Any], None]] = {
    Potion: arcana.potion,
    Raven: arcana.raven,
    Book: arcana.book,
    Move: arcana.move,
    Use: brewing.use,
    Scholar: brewing.scholar,
}

_HANDLERS: dict[type[Action], Callable[[WhirlingState, Seat, Any], None]] = {
    Choose: setup.choose,
    Gain: study.gain,
    Redraw: study.redraw,
    Keep: study.keep,
    Play: study.play,
    Rotate: study.rotate,
    Gamble: study.gamble,
    Dare: study.dare,
    **{kind: _step(make) for kind, make in _STEPS.items()},
    Claim: brewing.claim,
    Done: _done,
    Back: _back,
    Call: _call,
}
