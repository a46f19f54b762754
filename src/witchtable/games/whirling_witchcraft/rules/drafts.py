"""Deciding for good, taking back, and calling for initiative order (WW-ENG-15, -16, WW-ORDER).

What is sealed, and until when, is in `sealed.py`; here are the actions that close and reopen it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.actions import Back, Call, Done
from witchtable.games.whirling_witchcraft.rules import arcana, brewing, scholar, sealed, trades
from witchtable.games.whirling_witchcraft.rules.phases import (
    ARCANA,
    BREW,
    OVER,
    PERSONALITY,
    PLAY,
    REDRAW,
    TRADES,
    UNCONTROLLED,
)
from witchtable.games.whirling_witchcraft.rules.refusing import reason, refuse, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "STEPS",
    "choices_of_arcana",
    "choices_of_brew",
    "extras",
    "go_on_quickly",
    "out_of_turn",
    "with_extras",
]

# Any: each takes the one class of action that it stands beside.
STEPS: Final[dict[type[Action], Callable[[WhirlingState, Seat, Any], None]]] = {
    rules.action: rules.perform
    for rules in (*arcana.CHAPTER.actions, *brewing.CHAPTER.actions, *scholar.CHAPTER.actions)
}
"""What a draft is made of."""


# -- what is offered ----------------------------------------------------------------------------


def choices_of_arcana(state: WhirlingState, seat: Seat) -> list[Action]:
    """Use an effect, or be done."""
    found = arcana.choices(state, seat)
    found.append(state.offers.done)
    return found


def choices_of_brew(state: WhirlingState, seat: Seat) -> list[Action]:
    """Use a recipe, or be done."""
    found = brewing.choices(state, seat)
    found.append(state.offers.done)
    return found


def with_extras(state: WhirlingState, seat: Seat, found: list[Action]) -> tuple[Action, ...]:
    """Add what a seat may do besides deciding (to the list itself)."""
    if state.phase in (ARCANA, BREW):
        if state.draft_steps[seat]:
            found.append(state.offers.back)
        if state.on_call and not state.ordered:
            found.append(state.offers.call)
    return tuple(found)


def extras(state: WhirlingState, seat: Seat) -> tuple[Action, ...]:
    """List what a seat that owes nothing may do: take back, or ask for initiative order."""
    offers = state.offers
    if state.phase == OVER:
        return ()
    back: tuple[Action, ...] = (offers.back,) if sealed.can_take_back(state, seat) else ()
    return (*back, offers.call) if sealed.can_call(state) else back


def out_of_turn(state: WhirlingState, seat: Seat, action: Action) -> IllegalAction:
    """Refuse what a seat asks that owes no decision."""
    if not state.deciders:
        return OutOfTurn("WW-WIN-01", reason("over"))
    if (judge := _AT_ANY_TIME.get(type(action))) is not None:
        problem = judge(state, seat, action)
        assert problem is not None
        return OutOfTurn(problem.clause, problem.message)
    if state.has_committed(seat):
        is_sealed = not (state.ordered and state.phase in (ARCANA, BREW))
        return OutOfTurn("WW-ENG-15", reason("committed" if is_sealed else "shown"))
    waiting = [Message("seat", seat=LETTERS[other]) for other in state.deciders]
    return OutOfTurn("WW-ROUND-04", reason("turn", waiting=waiting))


# -- deciding for good --------------------------------------------------------------------------

_DONE: Final = {
    ARCANA: ("WW-ARC-06", "WW-ENG-16"),
    BREW: ("WW-BREW-09", "WW-ENG-16"),
    TRADES: ("WW-P-TRADES-01",),
}
_COMPULSORY: Final = {
    PERSONALITY: "WW-SETUP-03",
    UNCONTROLLED: "WW-P-UNCON-01",
    REDRAW: "WW-P-INITIATE-01",
    PLAY: "WW-STUDY-02",
}
"""What cannot be declined, and by which rule."""


def _not_optional(state: WhirlingState, seat: Seat, action: Done) -> IllegalAction | None:  # noqa: ARG001
    clause = _COMPULSORY.get(state.phase)
    return None if clause is None else wrong_moment(state, BREW, clause)


def _clauses_of_done(state: WhirlingState, seat: Seat, action: Done) -> tuple[str, ...]:  # noqa: ARG001
    return _DONE[state.phase]


def _done(state: WhirlingState, seat: Seat, action: Done) -> None:  # noqa: ARG001
    """Commit to the draft as it is; decline what is left."""
    if state.phase == TRADES:
        trades.decline(state, seat)
    else:
        _close(state, seat)


def _close(state: WhirlingState, seat: Seat) -> None:
    """Commit; in initiative order the decision is shown at once (WW-ORDER-10)."""
    sealed.commit(state, seat)
    if state.ordered:
        (arcana if state.phase == ARCANA else brewing).show(state, seat)


def go_on_quickly(state: WhirlingState, seat: Seat) -> None:
    """In quick play the last possible step commits to the draft (WW-ENG-16)."""
    in_arcana = state.phase == ARCANA
    found = arcana.choices(state, seat) if in_arcana else brewing.choices(state, seat)
    if found:
        found.append(state.offers.done)
        state.offer(seat, with_extras(state, seat, found))
    else:
        _close(state, seat)


# -- taking back --------------------------------------------------------------------------------


def _cannot_go_back(state: WhirlingState, seat: Seat, action: Back) -> IllegalAction | None:  # noqa: ARG001
    if sealed.can_take_back(state, seat):
        return None
    if state.has_committed(seat):
        return refuse("WW-ORDER-10", "shown")
    return refuse("WW-ENG-15", "nothing-to-take-back")


def _back(state: WhirlingState, seat: Seat, action: Back) -> None:  # noqa: ARG001
    """Take back a commitment, or the last step of a draft (WW-ENG-15)."""
    steps = sealed.reopen(state, seat)
    told, state.events = state.events, None  # the owner has seen these steps before
    for step in steps or ():
        STEPS[type(step)](state, seat, step)
    state.events = told


# -- initiative order ---------------------------------------------------------------------------


def _cannot_call(state: WhirlingState, seat: Seat, action: Call) -> IllegalAction | None:  # noqa: ARG001
    if not state.on_call:
        return refuse("WW-ORDER-04", "no-calling")
    return None if sealed.can_call(state) else refuse("WW-ORDER-05", "call-late")


def _call(state: WhirlingState, seat: Seat, action: Call) -> None:  # noqa: ARG001
    sealed.call(state, seat)


_AT_ANY_TIME: Final[dict[type[Action], Callable[[WhirlingState, Seat, Any], IllegalAction | None]]] = {
    Back: _cannot_go_back,
    Call: _cannot_call,
}
"""What a seat may do although it owes nothing."""

CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Done, _done, _not_optional, _clauses_of_done, plain_label),
        ActionRules(Back, _back, _cannot_go_back, ("WW-ENG-15",), plain_label),
        ActionRules(Call, _call, _cannot_call, ("WW-ORDER-05",), plain_label),
    ),
    {ARCANA: choices_of_arcana, BREW: choices_of_brew},
)
