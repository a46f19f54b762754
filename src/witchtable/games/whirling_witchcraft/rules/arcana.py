"""Arcana effects (WW-ARC): Potion, Raven and Book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Book, Potion, Raven, Step
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, ONE, fits
from witchtable.games.whirling_witchcraft.events import ArcanaRevealed
from witchtable.games.whirling_witchcraft.rules import (
    ARCANA,
    SEATS,
    Phase,
    not_on_bench,
    refuse,
    sealed,
    unknown_type,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.texts import plain_label, word

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "MOVE", "PHASE", "choices", "count_triggers", "use_trigger"]

POTION, RAVEN, BOOK, MOVE = 1, 1 << 8, 1 << 16, 1 << 24
"""One of each in `triggers`; moves are for the Potion Brewer."""
_FIELD: Final = 0xFF
"""How many there are: one byte for each."""


def _owners(state: WhirlingState) -> int:
    """Everybody who could use an effect now (WW-ENG-04)."""
    owing = 0
    for seat in range(state.seats):
        if state.triggers[seat]:
            sealed.open_draft(state, seat)
            if _steps(state, seat):
                owing |= 1 << seat
    return owing


def choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """Use an effect, or be done."""
    return sealed.steps_or_done(state, seat, _steps(state, seat))


def _steps(state: WhirlingState, seat: Seat) -> list[Action]:
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
        found += state.power(seat).choices_of_moves(state, seat)
    return found


def _not_triggered(state: WhirlingState, seat: Seat, trigger: int, effect: str) -> IllegalAction | None:
    if (problem := wrong_moment(state, ARCANA, "WW-ARC-14")) is not None:
        return problem
    if not count_triggers(state, seat, trigger):
        return refuse("WW-ARC-02", "not-triggered", effect=effect)
    return None


def count_triggers(state: WhirlingState, seat: Seat, trigger: int) -> int:
    """Count such effects that are left."""
    return state.draft_triggers[seat] // trigger & _FIELD


def use_trigger(state: WhirlingState, seat: Seat, action: Step, trigger: int) -> None:
    """Note a step that uses up an effect."""
    state.draft_triggers[seat] -= trigger
    sealed.add_step(state, seat, action)


# -- Potion -------------------------------------------------------------------------------------


def _cannot_potion(state: WhirlingState, seat: Seat, action: Potion) -> IllegalAction | None:
    return _not_triggered(state, seat, POTION, "potion") or unknown_type(state, action.type)


def _potion(state: WhirlingState, seat: Seat, action: Potion) -> None:
    """Put a cube into the cauldron (WW-ARC-08)."""
    state.draft_cauldron[seat] += ONE[state.edition.kind_index[action.type]]
    use_trigger(state, seat, action, POTION)


# -- Raven --------------------------------------------------------------------------------------


def _cannot_raven(state: WhirlingState, seat: Seat, action: Raven) -> IllegalAction | None:
    if (problem := _not_triggered(state, seat, RAVEN, "raven")) is not None:
        return problem
    for kind in action.types:
        if (problem := unknown_type(state, kind)) is not None:
            return problem
    if not 1 <= len(action.types) <= state.edition.rules.raven_cubes:
        return refuse("WW-ARC-10", "raven-number", number=len(action.types))
    return not_on_bench(state, seat, action.types, clause="WW-ARC-10")


def _raven(state: WhirlingState, seat: Seat, action: Raven) -> None:
    """Return cubes from the workbench (WW-ARC-10)."""
    for kind in action.types:
        state.draft_bench[seat] -= ONE[state.edition.kind_index[kind]]
    use_trigger(state, seat, action, RAVEN)


# -- Book ---------------------------------------------------------------------------------------


def _cannot_book(state: WhirlingState, seat: Seat, action: Book) -> IllegalAction | None:
    problem = _not_triggered(state, seat, BOOK, "book") or unknown_type(state, action.type)
    if problem is not None:
        return problem
    if state.draft_books[seat] & EVERYTHING[state.edition.kind_index[action.type]]:
        return refuse("WW-ARC-15", "named-already", type=word(action.type))
    return None


def _book(state: WhirlingState, seat: Seat, action: Book) -> None:
    """Name a type (WW-ARC-11)."""
    state.draft_books[seat] |= EVERYTHING[state.edition.kind_index[action.type]]
    use_trigger(state, seat, action, BOOK)


# -- taking effect ------------------------------------------------------------------------------


def _show(state: WhirlingState, seat: Seat) -> None:
    """Let a seat's choices take effect (WW-ARC-14)."""
    state.bench[seat] = state.draft_bench[seat]
    state.cauldron[seat] = state.draft_cauldron[seat]
    state.books[seat] = state.draft_books[seat]
    if state.events is not None:
        steps = tuple(str(step) for step in state.draft_steps[seat])
        state.tell(ArcanaRevealed(seat, steps))


def _reveal(state: WhirlingState) -> None:
    """Apply all choices together, unless they were shown one by one (WW-ENG-05)."""
    if not state.ordered:
        for seat in SEATS[state.owing]:
            _show(state, seat)
    state.triggers = [0] * state.seats  # what was not used is lost (WW-ARC-06)


# -- the phase ----------------------------------------------------------------------------------


def _done(state: WhirlingState, seat: Seat) -> None:
    """Commit; in initiative order the effects are shown at once (WW-ORDER-10)."""
    sealed.commit(state, seat)
    if state.ordered:
        _show(state, seat)


PHASE: Final[Phase] = Phase(
    _owners,
    _reveal,
    help=("WW-ARC-02", "WW-ARC-08", "WW-ARC-10", "WW-ARC-11"),
    done=_done,
    clauses=("WW-ARC-06", "WW-ENG-16"),
)
CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Potion, _potion, _cannot_potion, ("WW-ARC-02", "WW-ARC-08"), plain_label),
        ActionRules(Raven, _raven, _cannot_raven, ("WW-ARC-02", "WW-ARC-10"), plain_label),
        ActionRules(Book, _book, _cannot_book, ("WW-ARC-02", "WW-ARC-11"), plain_label),
    ),
    {ARCANA: choices},
)
