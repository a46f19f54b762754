"""Producing ingredients (WW-BREW), and the powers that go with it: Scholar, Hidden Power, Trades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Claim, Scholar, Use
from witchtable.games.whirling_witchcraft.cubes import (
    EVERYTHING,
    HIGH,
    KINDS,
    NOTHING,
    ONE,
    Heap,
    counts,
    fits,
    total,
)
from witchtable.games.whirling_witchcraft.events import (
    BrewRevealed,
    CircleClaimed,
    PersonalityDiscarded,
)
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.offers import AS, INTO, Effect, Offers
from witchtable.games.whirling_witchcraft.rules.phases import EMPTY, SEATS

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "SCHOLAR_USED",
    "brewers",
    "choices",
    "claim",
    "reveal",
    "scholar",
    "scholar_choices",
    "show",
    "traders",
    "use",
    "with_cubes",
    "words",
]

SCHOLAR_USED: Final = 1 << 62
"""In `draft_used`, beside the bits of the recipes."""

_FULL_SET: Final = sum(ONE)


def brewers(state: WhirlingState) -> int:
    """Everybody who could use anything now; for the others the brew is empty (WW-BREW-09)."""
    owing = 0
    for seat in range(state.seats):
        sealed.open_draft(state, seat)
        if _can_act(state, seat):
            owing |= 1 << seat
    return owing


def _can_act(state: WhirlingState, seat: Seat) -> bool:
    """Ask whether a fresh brew has any first step; must agree with `choices`."""
    bench, books = state.bench[seat], state.books[seat]
    cauldron = state.cauldron[seat] if state.feeds else NOTHING
    available = (bench + cauldron) | books | HIGH
    ways_of = state.offers.ways
    for code in state.tableau[seat]:
        for way in ways_of[code]:
            if (available - way.need) & HIGH == HIGH:
                return True
    return state.power(seat) == "pay-for-book" and fits(state.offers.mandrake, bench)


def choices(state: WhirlingState, seat: Seat) -> list[Action]:
    """List every recipe that can be used now, with every way to fill it (WW-BREW-01 to -10)."""
    bench, made = state.draft_bench[seat], state.draft_made[seat]
    books, used = state.draft_books[seat], state.draft_used[seat]
    cauldron = state.draft_cauldron[seat] if state.feeds else NOTHING
    # A Book's type is there in any number: its field is full, whatever else lies there.
    available = (bench + made + cauldron) | books | HIGH
    elsewhere = made | cauldron | books
    offers = state.offers
    ways_of = offers.ways
    found: list[Action] = []
    bit = 1
    for code in state.tableau[seat]:
        if not used & bit:
            for way in ways_of[code]:
                if (available - way.need) & HIGH == HIGH:
                    if elsewhere & way.mask:
                        found += offers.allot(way, bench, made, cauldron, books).uses
                    else:
                        found += way.plain.uses
        bit <<= 1
    if state.power(seat) == "pay-for-book" and not used & SCHOLAR_USED:
        found += scholar_choices(offers, bench, made, books)
    return found


def scholar_choices(offers: Offers, bench: Heap, made: Heap, books: Heap) -> list[Scholar]:
    """List the Scholar's payments: a mandrake of the workbench, or a made one (WW-P-SCHOLAR-02)."""
    unnamed = [kind for kind in range(KINDS) if not books & EVERYTHING[kind]]
    return [
        offers.scholar[payment][kind]
        for payment, heap in enumerate((bench, made))
        if fits(offers.mandrake, heap)
        for kind in unnamed
    ]


def with_cubes(state: WhirlingState, seat: Seat, action: Use) -> Use:
    """Take cubes from the workbench first, then from outputs, and so on (WW-ENG-08).

    If the recipe cannot be used in this way, return the action as it is.
    """
    picked = tuple(word for word in action.cubes if word.startswith(AS))
    chosen = tuple(word for word in action.cubes if word.startswith(INTO))
    cauldron = state.draft_cauldron[seat] if state.feeds else NOTHING
    heaps = state.draft_bench[seat], state.draft_made[seat], cauldron, state.draft_books[seat]
    found = [
        state.offers.allot(way, *heaps)
        for at, code in enumerate(state.tableau[seat])
        if state.edition.code_ids[code] == action.recipe and not state.draft_used[seat] >> at & 1
        for way in state.offers.ways[code]
        if way.chosen == chosen and picked in ((), way.picked)
    ]
    # The uses of an allotment stand in this very order; what is left to choose is the hybrids' type.
    firsts = [(one.effects[0], one.uses[0]) for one in found if one.uses]
    return min(firsts, key=lambda first: _origins(first[0]))[1] if firsts else action


def _origins(effect: Effect) -> tuple[int, int, int]:
    """Say how late an effect stands in the order of WW-ENG-08."""
    return -total(effect.bench), -total(effect.made), -total(effect.cauldron)


def use(state: WhirlingState, seat: Seat, action: Use) -> None:
    """Fill the inputs, then the outputs (WW-BREW-02)."""
    offers, tableau = state.offers, state.tableau[seat]
    code = offers.code_of[action.recipe]
    if code not in tableau:
        code += 1  # it lies rotated
    bench, made, cauldron, make = offers.effects[code][action]
    state.draft_bench[seat] -= bench
    state.draft_made[seat] += make - made
    state.draft_cauldron[seat] -= cauldron
    state.draft_used[seat] |= 1 << tableau.index(code)
    sealed.add_step(state, seat, action)


def scholar(state: WhirlingState, seat: Seat, action: Scholar) -> None:
    """Spend a mandrake for a Book that serves the recipes used after it (WW-P-SCHOLAR-04)."""
    if action.payment == "mandrake":
        state.draft_bench[seat] -= state.offers.mandrake
    else:
        state.draft_made[seat] -= state.offers.mandrake
    state.draft_books[seat] |= EVERYTHING[state.edition.kind_index[action.type]]
    state.draft_used[seat] |= SCHOLAR_USED
    sealed.add_step(state, seat, action)


def show(state: WhirlingState, seat: Seat) -> None:
    """Let a brew take effect: what was made goes into the cauldron (WW-BREW-11 to -13)."""
    state.bench[seat] = state.draft_bench[seat]
    state.cauldron[seat] = state.draft_cauldron[seat] + state.draft_made[seat]
    if state.told is not None:
        steps = tuple(str(step) for step in state.draft_steps[seat])
        state.tell(BrewRevealed(seat, steps, words(state, state.cauldron[seat])))


def _spend_personality(state: WhirlingState, seat: Seat) -> None:
    """Discard Hidden Power at the end of the step in which it was used (WW-P-HIDDEN-02)."""
    box = state.edition
    personality = state.personality[seat]
    code = box.personality_code(personality)
    if not state.draft_used[seat] >> state.tableau[seat].index(code) & 1:
        return
    state.tableau[seat] = tuple([other for other in state.tableau[seat] if other != code])
    state.personality[seat] = EMPTY
    state.returned += (personality,)
    if state.told is not None:
        state.tell(PersonalityDiscarded(seat, box.personalities[personality].id))


def reveal(state: WhirlingState) -> None:
    """Reveal all brews together, unless they were shown one by one (WW-ORDER-04)."""
    for seat in SEATS[state.owing]:
        if not state.ordered:
            show(state, seat)
        if state.power(seat) == "spent-by-use":
            _spend_personality(state, seat)


# -- the Witch of All Trades -------------------------------------------------------------------


def traders(state: WhirlingState) -> int:
    """Witches of All Trades whose cauldron holds one of each (WW-P-TRADES-01, WW-ENG-10)."""
    return sum(
        1 << seat
        for seat in range(state.seats)
        if state.power(seat) == "full-set" and fits(_FULL_SET, state.cauldron[seat])
    )


def claim(state: WhirlingState, seat: Seat, action: Claim) -> None:
    """Move one cube from the cauldron to the circle (WW-P-TRADES-02)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.cauldron[seat] -= cube
    state.circle[seat] += cube
    if state.told is not None:
        state.tell(CircleClaimed(seat, action.type))
    sealed.commit(state, seat)


def words(state: WhirlingState, heap: Heap) -> tuple[str, ...]:
    """Name every cube of a heap."""
    names = zip(state.edition.kind_ids, counts(heap), strict=True)
    return tuple(kind for kind, count in names for _ in range(count))
