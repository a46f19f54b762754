"""The round as one visible list of phases, and the one table of the rules, made from the chapters.

Here are also the actions that belong to no phase alone: to be done with one's decision, to take it
back, to call for initiative order (WW-ENG-15, -16, WW-ORDER).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter, Rules, put_together
from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.actions import Back, Call, Done, Step
from witchtable.games.whirling_witchcraft.events import RoundBegan
from witchtable.games.whirling_witchcraft.personalities import producing, studying
from witchtable.games.whirling_witchcraft.rules import (
    BREW,
    OVER,
    PHASES,
    TRADES,
    UNCONTROLLED,
    Phase,
    arcana,
    brewing,
    passing,
    reason,
    refuse,
    sealed,
    setup,
    study,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "RULES",
    "extras",
    "fallback",
    "help_clauses",
    "out_of_turn",
    "perform",
    "question",
    "run",
]

_ROUND: Final[tuple[Phase, ...]] = (
    setup.PHASE,
    studying.PHASE_OF_UNCONTROLLED_POWERS,
    studying.PHASE_OF_INITIATES,
    study.PHASE,
    arcana.PHASE,
    brewing.PHASE,
    producing.PHASE_OF_TRADES,
)
"""In the order of a round; the first comes only once."""
_OWING: Final = tuple(phase.owing for phase in _ROUND)
_CONCLUDE: Final = tuple(phase.conclude for phase in _ROUND)
_DONE: Final = tuple(phase.done for phase in _ROUND)


def run(state: WhirlingState) -> None:
    """Go on until somebody owes a decision or the game is over (WW-ROUND-04)."""
    while not state.deciders:
        _CONCLUDE[state.phase](state)
        if state.events is not None:
            state.pause()
        if state.phase == OVER:
            return
        state.phase = UNCONTROLLED if state.phase == TRADES else state.phase + 1
        if state.phase == UNCONTROLLED:
            _begin_round(state)
        sealed.ask(state, _OWING[state.phase](state))


def _begin_round(state: WhirlingState) -> None:
    """Begin a round; Uncontrolled Powers takes cubes before anything else (WW-ENG-02)."""
    state.round += 1
    state.ordered = state.strict
    passing.begin_round(state)
    if state.events is not None:
        state.tell(RoundBegan(state.round))


# -- to be done ---------------------------------------------------------------------------------


def _not_optional(state: WhirlingState, seat: Seat, action: Done) -> IllegalAction | None:  # noqa: ARG001
    phase = _ROUND[state.phase]
    return wrong_moment(state, BREW, phase.clauses[0]) if phase.done is None else None


def _clauses_of_done(state: WhirlingState, seat: Seat, action: Done) -> tuple[str, ...]:  # noqa: ARG001
    return _ROUND[state.phase].clauses


def _label_of_done(state: WhirlingState, action: Done) -> Message:
    """Say so where the last one to be done ends the round."""
    is_last = len(state.deciders) == 1 and len(state.queue) <= 1
    if is_last and state.phase in (BREW, TRADES):
        return Message("whirling-witchcraft-do-done-last")
    return plain_label(state, action)


def _done(state: WhirlingState, seat: Seat, action: Done) -> None:  # noqa: ARG001
    """Commit to what was chosen so far; decline what is left."""
    finish = _DONE[state.phase]
    assert finish is not None
    finish(state, seat)


def _go_on_quickly(state: WhirlingState, seat: Seat) -> None:
    """In quick play the last possible step commits to the draft (WW-ENG-16)."""
    if state.legal(seat)[0] == state.offers.done:
        state.forget_choices()
        _done(state, seat, state.offers.done)


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
    for step in steps:
        _PERFORM[type(step)](state, seat, step)
    state.events = told


# -- initiative order ---------------------------------------------------------------------------


def _cannot_call(state: WhirlingState, seat: Seat, action: Call) -> IllegalAction | None:  # noqa: ARG001
    if not state.on_call:
        return refuse("WW-ORDER-04", "no-calling")
    return None if sealed.can_call(state) else refuse("WW-ORDER-05", "call-late")


def _call(state: WhirlingState, seat: Seat, action: Call) -> None:  # noqa: ARG001
    sealed.call(state, seat)


# -- all chapters together ----------------------------------------------------------------------

RULES: Final[Rules] = put_together(
    setup.CHAPTER,
    studying.CHAPTER,
    study.CHAPTER,
    arcana.CHAPTER,
    brewing.CHAPTER,
    producing.CHAPTER,
    Chapter(
        (
            ActionRules(Done, _done, _not_optional, _clauses_of_done, _label_of_done),
            ActionRules(Back, _back, _cannot_go_back, ("WW-ENG-15",), plain_label),
            ActionRules(Call, _call, _cannot_call, ("WW-ORDER-05",), plain_label),
        )
    ),
)
_PERFORM: Final = RULES.perform
_AT_ANY_TIME: Final = (Back, Call)
"""What a seat may ask although it owes nothing."""


def perform(state: WhirlingState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _PERFORM[type(action)](state, seat, action)
    if state.quick and isinstance(action, Step):
        _go_on_quickly(state, seat)
    if not state.deciders:
        run(state)


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
    if isinstance(action, _AT_ANY_TIME):
        problem = RULES.actions[type(action)].forbidden(state, seat, action)
        assert problem is not None
        return OutOfTurn(problem.clause, problem.message)
    if state.has_committed(seat):
        return OutOfTurn("WW-ENG-15", reason("committed" if sealed.is_sealed(state) else "shown"))
    return OutOfTurn("WW-ROUND-04", reason("turn", waiting=_waiting(state)))


# -- what is asked ------------------------------------------------------------------------------


def question(state: WhirlingState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    if not state.deciders:
        return Message("whirling-witchcraft-ask-over", waiting=[])
    if seat not in state.deciders:
        return Message("whirling-witchcraft-ask-wait", waiting=_waiting(state))
    special = _ROUND[state.phase].question
    if special is not None and (asked := special(state, seat)) is not None:
        return asked
    phase = PHASES[state.phase]
    if state.legal(seat)[0] == state.offers.done:  # no step is left to make (WW-ENG-16)
        return Message(f"whirling-witchcraft-ask-confirm-{phase}")
    return Message(f"whirling-witchcraft-ask-{phase}")


def _waiting(state: WhirlingState) -> list[Message]:
    return [Message("seat", seat=LETTERS[other]) for other in state.deciders]


def fallback(state: WhirlingState, seat: Seat) -> Action:
    """Choose for a seat that has run out of time (WW-ENG-12)."""
    phase = _ROUND[state.phase]
    if phase.fallback is not None:
        return phase.fallback(state, seat)
    return state.legal(seat)[0] if phase.done is None else state.offers.done


def help_clauses(state: WhirlingState) -> tuple[str, ...]:
    """Name the clauses that somebody new should read now."""
    return ("WW-WIN-01", "WW-WIN-02") if state.phase == OVER else _ROUND[state.phase].help
