"""Arcana effects (WW-ARC): Potion, Raven and Book, and the moves of the Potion Brewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Book, Move, Potion, Raven, Step
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, ONE, fits
from witchtable.games.whirling_witchcraft.events import ArcanaRevealed
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.phases import SEATS

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["book", "choices", "move", "owners", "potion", "raven", "reveal", "show"]

POTION, RAVEN, BOOK, MOVE = 1, 1 << 8, 1 << 16, 1 << 24
"""One of each in `triggers`."""


def owners(state: WhirlingState) -> int:
    """Everybody who could use an effect now (WW-ENG-04)."""
    owing = 0
    for seat in range(state.seats):
        if state.triggers[seat]:
            sealed.open_draft(state, seat)
            if choices(state, seat):
                owing |= 1 << seat
    return owing


def choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """List the effects that are left, each with all its details (WW-ARC-06 to -12)."""
    triggers = state.draft_triggers[seat]
    bench = state.draft_bench[seat]
    offers = state.offers
    found: list[Action] = []
    if triggers & 0xFF:
        found += offers.potion
    if triggers & 0xFF00:
        found += [action for action, cubes in offers.ravens if fits(cubes, bench)]
    if triggers & 0xFF0000:
        # Naming a type twice would add nothing (WW-ARC-15).
        named = state.draft_books[seat]
        found += [offers.book[kind] for kind in range(KINDS) if not named & EVERYTHING[kind]]
    if triggers & 0xFF000000:
        found += [offers.move[kind] for kind in range(KINDS) if bench & EVERYTHING[kind]]
    return found


def potion(state: WhirlingState, seat: Seat, action: Potion) -> None:
    """Put a cube into the cauldron (WW-ARC-08)."""
    state.draft_cauldron[seat] += ONE[state.edition.kind_index[action.type]]
    _used(state, seat, action, POTION)


def raven(state: WhirlingState, seat: Seat, action: Raven) -> None:
    """Return cubes from the workbench (WW-ARC-10)."""
    for word in action.types:
        state.draft_bench[seat] -= ONE[state.edition.kind_index[word]]
    _used(state, seat, action, RAVEN)


def book(state: WhirlingState, seat: Seat, action: Book) -> None:
    """Name a type (WW-ARC-11)."""
    state.draft_books[seat] |= EVERYTHING[state.edition.kind_index[action.type]]
    _used(state, seat, action, BOOK)


def move(state: WhirlingState, seat: Seat, action: Move) -> None:
    """Move a cube from the workbench to the cauldron (WW-P-BREWER-01)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.draft_bench[seat] -= cube
    state.draft_cauldron[seat] += cube
    _used(state, seat, action, MOVE)


def _used(state: WhirlingState, seat: Seat, action: Step, trigger: int) -> None:
    state.draft_triggers[seat] -= trigger
    sealed.add_step(state, seat, action)


def show(state: WhirlingState, seat: Seat) -> None:
    """Let a seat's choices take effect (WW-ARC-14)."""
    state.bench[seat] = state.draft_bench[seat]
    state.cauldron[seat] = state.draft_cauldron[seat]
    state.books[seat] = state.draft_books[seat]
    if state.told is not None:
        steps = tuple(str(step) for step in state.draft_steps[seat])
        state.tell(ArcanaRevealed(seat, steps))


def reveal(state: WhirlingState) -> None:
    """Apply all choices together, unless they were shown one by one (WW-ENG-05)."""
    if not state.ordered:
        for seat in SEATS[state.owing]:
            show(state, seat)
    state.triggers = [0] * state.seats  # what was not used is lost (WW-ARC-06)
