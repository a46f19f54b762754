"""Decisions made by several seats at once: sealed until the last one is made (WW-INFO-03, WW-ENG-15).

In initiative order the same decisions are asked for one after the other, and each is shown at once
(WW-ORDER-10). Decisions of several steps, arcana and brews, are drafts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Step
from witchtable.games.whirling_witchcraft.events import (
    Committed,
    InitiativeCalled,
    Reopened,
    StepTaken,
    StepTakenBack,
)
from witchtable.games.whirling_witchcraft.rules import ARCANA, BREW, EMPTY, SEATS, TRADES, UNCONTROLLED

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "add_step",
    "ask",
    "call",
    "can_call",
    "can_take_back",
    "commit",
    "forget",
    "has_draft",
    "is_open",
    "is_sealed",
    "open_draft",
    "reopen",
    "steps_or_done",
    "update_deciders",
]

_DRAFTED: Final = (ARCANA, BREW)
"""Phases in which a decision is a draft."""
_OPEN: Final = (UNCONTROLLED, TRADES)
"""Phases in which it is open to all at once."""


def ask(state: WhirlingState, owing: int) -> None:
    """Ask these seats for a decision (drafts have been opened by whoever found out who owes one)."""
    state.owing = owing
    state.committed = 0
    _line_up(state)
    update_deciders(state)


def commit(state: WhirlingState, seat: Seat) -> None:
    """Close a seat's decision."""
    state.committed |= 1 << seat
    state.queue = state.queue[1:]
    if state.events is not None:
        state.tell(Committed(seat))
    update_deciders(state)


def update_deciders(state: WhirlingState) -> None:
    """Work out who owes a decision now."""
    state.deciders = state.queue[:1] if state.queue else SEATS[state.owing & ~state.committed]


def is_open(state: WhirlingState) -> bool:
    """Ask whether nothing of this phase is ever hidden."""
    return state.phase in _OPEN


def is_sealed(state: WhirlingState) -> bool:
    """Ask whether what was decided in this phase is hidden until all have decided."""
    return state.phase not in _OPEN and not (state.ordered and state.phase in _DRAFTED)


def forget(state: WhirlingState, seat: Seat) -> None:
    """Forget what a seat has decided or begun in secret (it is for the caller to ask it again)."""
    if state.phase in _DRAFTED:
        open_draft(state, seat)
    else:
        state.choice[seat] = EMPTY
        state.power(seat).forget(state)


# -- drafts: decisions of several steps ---------------------------------------------------------


def has_draft(state: WhirlingState, seat: Seat) -> bool:
    """Ask whether the draft of a seat is one of a decision that is asked for now."""
    return state.phase in _DRAFTED and bool(state.owing >> seat & 1)


def open_draft(state: WhirlingState, seat: Seat) -> None:
    """Begin with what lies on the table."""
    state.draft_steps[seat] = ()
    state.draft_bench[seat] = state.bench[seat]
    state.draft_cauldron[seat] = state.cauldron[seat]
    state.draft_books[seat] = state.books[seat]
    state.draft_triggers[seat] = state.triggers[seat]
    state.draft_made[seat] = 0
    state.draft_used[seat] = 0


def steps_or_done(state: WhirlingState, seat: Seat, found: list[Action]) -> list[Action]:
    """Add to the steps found (in the list itself) that a seat may be done, go back, or call."""
    found.append(state.offers.done)
    if state.draft_steps[seat]:
        found.append(state.offers.back)
    if state.on_call and not state.ordered:
        found.append(state.offers.call)
    return found


def add_step(state: WhirlingState, seat: Seat, action: Step) -> None:
    """Note a step towards a decision."""
    state.draft_steps[seat] += (action,)
    if state.events is not None:
        state.tell(StepTaken(seat, str(action)))


# -- taking back --------------------------------------------------------------------------------


def can_take_back(state: WhirlingState, seat: Seat) -> bool:
    """Ask whether a seat may take back its commitment, or a step towards one (WW-ENG-15)."""
    if not state.owing >> seat & 1:
        return False
    # Open answers need no word here: only one seat can owe one, and its answer ends the step.
    if state.has_committed(seat):
        return is_sealed(state)
    return state.phase in _DRAFTED and bool(state.draft_steps[seat])


def reopen(state: WhirlingState, seat: Seat) -> tuple[Step, ...]:
    """Take a commitment back; or, if there is none yet, the last step.

    Return the steps that are to be made again, on a fresh draft.
    """
    if state.has_committed(seat):
        state.committed &= ~(1 << seat)
        if state.phase not in _DRAFTED:
            state.choice[seat] = EMPTY
            state.power(seat).reopen(state)
        if state.events is not None:
            state.tell(Reopened(seat))
        update_deciders(state)
        return ()
    if state.events is not None:
        state.tell(StepTakenBack(seat))
    steps = state.draft_steps[seat][:-1]
    open_draft(state, seat)
    return steps


# -- initiative order ---------------------------------------------------------------------------


def can_call(state: WhirlingState) -> bool:
    """Ask whether initiative order may still be asked for (WW-ORDER-05)."""
    return state.on_call and not state.ordered and state.phase in _DRAFTED


def call(state: WhirlingState, seat: Seat) -> None:
    """Hand all commitments back and go on in initiative order (WW-ORDER-10)."""
    state.ordered = True
    if state.events is not None:
        state.tell(InitiativeCalled(seat))
    for other in SEATS[state.owing]:
        open_draft(state, other)
    ask(state, state.owing)


def _line_up(state: WhirlingState) -> None:
    in_order = state.ordered and state.phase in _DRAFTED
    order = state.in_initiative_order() if in_order else ()
    state.queue = tuple(seat for seat in order if state.owing >> seat & 1)
