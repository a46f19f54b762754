"""Producing ingredients (WW-BREW): which recipes can be used, and how each is filled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Use
from witchtable.games.whirling_witchcraft.cubes import HIGH, NOTHING, Heap, counts, fits, total
from witchtable.games.whirling_witchcraft.events import BrewRevealed, PersonalityDiscarded
from witchtable.games.whirling_witchcraft.rules import scholar, sealed
from witchtable.games.whirling_witchcraft.rules.offers import AS, INTO, Effect
from witchtable.games.whirling_witchcraft.rules.phases import BREW, EMPTY, SEATS
from witchtable.games.whirling_witchcraft.rules.refusing import refuse, unknown_type, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "brewers", "choices", "reveal", "settled", "show", "words"]


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
    return state.power(seat) == scholar.POWER and fits(state.offers.mandrake, bench)


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
    if state.power(seat) == scholar.POWER and not used & scholar.USED:
        found += scholar.choices(offers, bench, made, books)
    return found


# -- naming the cubes ---------------------------------------------------------------------------


def settled(state: WhirlingState, seat: Seat, action: Use) -> Use:
    """Find the cubes of a use that names none of them (WW-ENG-08)."""
    names_cubes = not all(word.startswith((AS, INTO)) for word in action.cubes)
    return action if names_cubes else _with_cubes(state, seat, action)


def _with_cubes(state: WhirlingState, seat: Seat, action: Use) -> Use:
    """Take cubes from the workbench first, then from outputs, and so on (WW-ENG-08).

    If the recipe cannot be used in this way, return the action as it is.
    """
    picked = tuple(word for word in action.cubes if word.startswith(AS))
    chosen = tuple(word for word in action.cubes if word.startswith(INTO))
    cauldron = state.draft_cauldron[seat] if state.feeds else NOTHING
    heaps = state.draft_bench[seat], state.draft_made[seat], cauldron, state.draft_books[seat]
    found = [
        state.offers.allot(way, *heaps)
        for code in state.tableau[seat]
        if state.edition.code_ids[code] == action.recipe
        for way in state.offers.ways[code]
        if way.chosen == chosen and picked in ((), way.picked)
    ]
    # The uses of an allotment stand in this very order; what is left to choose is the hybrids' type.
    firsts = [(one.effects[0], one.uses[0]) for one in found if one.uses]
    return min(firsts, key=lambda first: _origins(first[0]))[1] if firsts else action


def _origins(effect: Effect) -> tuple[int, int, int]:
    """Say how late an effect stands in the order of WW-ENG-08."""
    return -total(effect.bench), -total(effect.made), -total(effect.cauldron)


# -- what forbids a use -------------------------------------------------------------------------


def _forbidden(state: WhirlingState, seat: Seat, action: Use) -> IllegalAction | None:
    if (problem := wrong_moment(state, BREW, "WW-BREW-01")) is not None:
        return problem
    if settled(state, seat, action.canonical()) in choices(state, seat):
        return None
    recipes = [state.edition.code_ids[code] for code in state.tableau[seat]]
    if action.recipe not in recipes:
        return refuse("WW-BREW-01", "not-in-front", recipe=action.recipe)
    position = recipes.index(action.recipe)
    if state.draft_used[seat] >> position & 1:
        return refuse("WW-BREW-06", "used-already", recipe=action.recipe)
    for word in action.cubes:
        if (problem := unknown_type(state, _type_of(word))) is not None:
            return problem
    code = state.tableau[seat][position]
    return _not_its_cubes(state, code, action) or _cubes_missing(state, seat, action)


def _not_its_cubes(state: WhirlingState, code: int, action: Use) -> IllegalAction | None:
    """Refuse cubes that the recipe does not ask for, or outputs that it does not give."""
    ways = state.offers.ways[code]
    words = Counter(_type_of(word) for word in action.cubes if not word.startswith((AS, INTO)))
    picked = tuple(sorted(word for word in action.cubes if word.startswith(AS)))
    chosen = tuple(sorted(word for word in action.cubes if word.startswith(INTO)))
    if picked and words:
        return refuse("WW-ENG-06", "half-named", recipe=action.recipe)
    if picked and not any(way.picked == picked for way in ways):
        return refuse("WW-BREW-10", "hybrids", recipe=action.recipe)
    if words and not any(_needs(state, way.need) == words for way in ways):
        return refuse("WW-BREW-03", "inputs", recipe=action.recipe, given=sorted(words.elements()))
    if not any(tuple(sorted(way.chosen)) == chosen for way in ways):
        return refuse("WW-BREW-10", "outputs", recipe=action.recipe)
    return None


def _cubes_missing(state: WhirlingState, seat: Seat, action: Use) -> IllegalAction:
    """Find the first cube that is not where the action takes it from."""
    kinds = state.edition.kind_ids
    books = dict(zip(kinds, counts(state.draft_books[seat]), strict=True))
    where = {
        "": dict(zip(kinds, counts(state.draft_bench[seat]), strict=True)),
        "made": dict(zip(kinds, counts(state.draft_made[seat]), strict=True)),
        "book": books,
        "cauldron": dict(zip(kinds, counts(state.draft_cauldron[seat]), strict=True)),
    }
    for word, number in Counter(action.cubes).items():
        origin, kind = word.rpartition("-")[0], _type_of(word)
        if origin in ("as", "into"):
            continue
        if origin == "cauldron" and not state.feeds:
            return refuse("WW-ARC-09", "cauldron-closed")
        if origin == "book" and not books[kind]:
            return refuse("WW-ARC-11", "no-book", type=kind)
        if number > where.get(origin, {}).get(kind, 0):
            return refuse("WW-BREW-05", "not-enough", word=word, number=number)
    return refuse("WW-BREW-03", "cannot-fill", recipe=action.recipe)


def _type_of(word: str) -> str:
    return word.rpartition("-")[2]


def _needs(state: WhirlingState, heap: Heap) -> Counter[str]:
    return Counter(dict(zip(state.edition.kind_ids, counts(heap), strict=True)))


# -- using a recipe -----------------------------------------------------------------------------


def _use(state: WhirlingState, seat: Seat, action: Use) -> None:
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


def _clauses(state: WhirlingState, seat: Seat, action: Use) -> tuple[str, ...]:  # noqa: ARG001
    found = ["WW-BREW-01", "WW-BREW-02"]
    for origin, clause in _BY_ORIGIN:
        if any(word.startswith(origin) for word in action.cubes):
            found.append(clause)
    return tuple(found)


_BY_ORIGIN: Final = (
    ("made-", "WW-BREW-05"),
    ("book-", "WW-ARC-11"),
    ("cauldron-", "WW-ARC-09"),
    (INTO, "WW-BREW-10"),
)


# -- taking effect ------------------------------------------------------------------------------


def show(state: WhirlingState, seat: Seat) -> None:
    """Let a brew take effect: what was made goes into the cauldron (WW-BREW-11 to -13)."""
    state.bench[seat] = state.draft_bench[seat]
    state.cauldron[seat] = state.draft_cauldron[seat] + state.draft_made[seat]
    if state.events is not None:
        steps = tuple(str(step) for step in state.draft_steps[seat])
        state.tell(BrewRevealed(seat, steps, words(state, state.cauldron[seat])))


def _spend_personality(state: WhirlingState, seat: Seat) -> None:
    """Discard Hidden Power at the end of the step in which it was used (WW-P-HIDDEN-02)."""
    edition = state.edition
    personality = state.personality[seat]
    code = edition.personality_code(personality)
    if not state.draft_used[seat] >> state.tableau[seat].index(code) & 1:
        return
    state.tableau[seat] = tuple([other for other in state.tableau[seat] if other != code])
    state.personality[seat] = EMPTY
    state.returned += (personality,)
    if state.events is not None:
        state.tell(PersonalityDiscarded(seat, edition.personalities[personality].id))


def reveal(state: WhirlingState) -> None:
    """Reveal all brews together, unless they were shown one by one (WW-ORDER-04)."""
    for seat in SEATS[state.owing]:
        if not state.ordered:
            show(state, seat)
        if state.power(seat) == "spent-by-use":
            _spend_personality(state, seat)


def words(state: WhirlingState, heap: Heap) -> tuple[str, ...]:
    """Name every cube of a heap."""
    names = zip(state.edition.kind_ids, counts(heap), strict=True)
    return tuple(kind for kind, count in names for _ in range(count))


CHAPTER: Final[Chapter] = Chapter((ActionRules(Use, _use, _forbidden, _clauses, plain_label),))
