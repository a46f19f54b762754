"""Decisions made by several seats at once: sealed until the last one is made (WW-INFO-03, WW-ENG-15).

In initiative order the same decisions are asked for one after the other, and each is shown at once
(WW-ORDER-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.actions import Step as DraftStep
from witchtable.games.whirling_witchcraft.events import (
    Committed,
    InitiativeCalled,
    Reopened,
    Step,
    StepTakenBack,
)
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, BREW, EMPTY, SEATS

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "add_step",
    "ask",
    "call",
    "can_call",
    "can_take_back",
    "commit",
    "open_draft",
    "reopen",
    "update_deciders",
]


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


# -- drafts: decisions of several steps ------------------------------------------------------


def open_draft(state: WhirlingState, seat: Seat) -> None:
    """Begin with what lies on the table."""
    state.draft_steps[seat] = ()
    state.draft_bench[seat] = state.bench[seat]
    state.draft_cauldron[seat] = state.cauldron[seat]
    state.draft_books[seat] = state.books[seat]
    state.draft_triggers[seat] = state.triggers[seat]
    state.draft_made[seat] = 0
    state.draft_used[seat] = 0


def add_step(state: WhirlingState, seat: Seat, action: DraftStep) -> None:
    """Note a step towards a decision."""
    state.draft_steps[seat] += (action,)
    if state.events is not None:
        state.tell(Step(seat, str(action)))


def can_take_back(state: WhirlingState, seat: Seat) -> bool:
    """Ask whether a seat may take back its commitment, or a step towards one (WW-ENG-15)."""
    if not state.owing >> seat & 1:
        return False
    # Open answers need no word here: only one seat can owe one, and its answer ends the step.
    if state.has_committed(seat):
        return not state.ordered or state.phase not in (ARCANA, BREW)
    return state.phase in (ARCANA, BREW) and bool(state.draft_steps[seat])


def reopen(state: WhirlingState, seat: Seat) -> tuple[DraftStep, ...] | None:
    """Take a commitment back; or, if there is none yet, the last step.

    Return the steps that are to be made again on a fresh draft, None if the draft stays as it is.
    """
    if state.has_committed(seat):
        state.committed &= ~(1 << seat)
        if state.phase not in (ARCANA, BREW):
            state.choice[seat] = EMPTY
            if state.power(seat) == "gamble":
                state.dare = EMPTY  # the effect is named anew; the gamble itself stands
        if state.events is not None:
            state.tell(Reopened(seat))
        update_deciders(state)
        return None
    if state.events is not None:
        state.tell(StepTakenBack(seat))
    steps = state.draft_steps[seat][:-1]
    open_draft(state, seat)
    return steps


# -- initiative order --------------------------------------------------------------------------


def can_call(state: WhirlingState) -> bool:
    """Ask whether initiative order may still be asked for (WW-ORDER-05)."""
    return state.on_call and not state.ordered and state.phase in (ARCANA, BREW)


def call(state: WhirlingState, seat: Seat) -> None:
    """Hand all commitments back and go on in initiative order (WW-ORDER-10)."""
    state.ordered = True
    if state.events is not None:
        state.tell(InitiativeCalled(seat))
    for other in SEATS[state.owing]:
        open_draft(state, other)
    ask(state, state.owing)


def _line_up(state: WhirlingState) -> None:
    in_order = state.ordered and state.phase in (ARCANA, BREW)
    order = state.in_initiative_order() if in_order else ()
    state.queue = tuple(seat for seat in order if state.owing >> seat & 1)
