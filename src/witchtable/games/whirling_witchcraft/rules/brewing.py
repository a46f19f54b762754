"""Producing ingredients (WW-BREW): which recipes can be used, and how each is filled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import MOST_OFFERED
from witchtable.engine.texts import Argument
from witchtable.games.whirling_witchcraft.actions import Step, Use
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, NOTHING, fits, total
from witchtable.games.whirling_witchcraft.events import BrewRevealed, PersonalityDiscarded
from witchtable.games.whirling_witchcraft.rules import (
    BREW,
    EMPTY,
    SEATS,
    Phase,
    refuse,
    sealed,
    unknown_type,
    wrong_moment,
)
from witchtable.games.whirling_witchcraft.rules.offers import (
    AS,
    BOOK,
    CAULDRON,
    INTO,
    MADE,
    Effect,
    after_use,
    fillable,
    take_apart,
)
from witchtable.games.whirling_witchcraft.texts import counted, name_of, plain_label, word

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.personalities import Point
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "PHASE",
    "brewers",
    "choices",
    "discard_personality",
    "follow",
    "point_of",
    "settled",
    "take_step",
]


def brewers(state: WhirlingState) -> int:
    """Everybody who could use anything now; for the others the brew is empty (WW-BREW-09)."""
    owing = 0
    offers, feeds = state.offers, state.feeds
    for seat in range(state.seats):
        sealed.open_draft(state, seat)
        point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
        if fillable(offers, state.tableau[seat], point, feeds, 1):
            owing |= 1 << seat
            continue
        power = state.power(seat)
        if power.has_brew_steps and power.brew_steps(offers, point):
            owing |= 1 << seat
    return owing


def choices(state: WhirlingState, seat: Seat, most: int = MOST_OFFERED) -> list[Action]:
    """Use any recipe that can be used now, in every way to fill it (WW-BREW-01 to -10); or be done.

    Of too many uses those are listed that empty the workbench most, of every way to fill every recipe.
    """
    bench, made = state.draft_bench[seat], state.draft_made[seat]
    cauldron, books = state.draft_cauldron[seat], state.draft_books[seat]
    point = bench, made, cauldron, state.draft_used[seat], books
    offers, feeds = state.offers, state.feeds
    if not feeds:
        cauldron = NOTHING
    elsewhere = made | cauldron | books
    found: list[Action] = []
    ways = fillable(offers, state.tableau[seat], point, feeds)
    for way in ways:
        if elsewhere & way.mask:
            found += offers.allot(way, bench, made, cauldron, books).uses
            if len(found) > most:
                found = [*offers.most_useful(ways, (bench, made, cauldron, books), most)]
                break
        else:
            found += way.plain.uses
    power = state.edition.powers[state.personality[seat]]
    if power.has_brew_steps:
        found += [action for action, _ in power.brew_steps(offers, point)]
    return sealed.steps_or_done(state, seat, found)


def point_of(state: WhirlingState, seat: Seat) -> Point:
    """Say how far the draft of a seat has come."""
    return (
        state.draft_bench[seat],
        state.draft_made[seat],
        state.draft_cauldron[seat],
        state.draft_used[seat],
        state.draft_books[seat],
    )


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
    bench, made, cauldron, _, books = point_of(state, seat)
    heaps = bench, made, cauldron if state.feeds else NOTHING, books
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
    if _is_possible(state, seat, settled(state, seat, action.canonical())):
        return None
    recipes = [state.edition.code_ids[code] for code in state.tableau[seat]]
    if action.recipe not in recipes:
        return _refuse(state, action, "WW-BREW-01", "not-in-front")
    position = recipes.index(action.recipe)
    if state.draft_used[seat] >> position & 1:
        return _refuse(state, action, "WW-BREW-06", "used-already")
    for cube in action.cubes:
        if (problem := unknown_type(state, take_apart(cube)[1])) is not None:
            return problem
    code = state.tableau[seat][position]
    return _not_its_cubes(state, code, action) or _cubes_missing(state, seat, action)


def _refuse(
    state: WhirlingState, action: Use, clause: str, id: str, **facts: Argument
) -> IllegalAction:
    return refuse(clause, id, recipe=name_of(state.edition, action.recipe), **facts)


def _is_possible(state: WhirlingState, seat: Seat, action: Use) -> bool:
    """Ask whether a recipe can be used in this way, listed or not."""
    codes = [code for code in state.tableau[seat] if state.edition.code_ids[code] == action.recipe]
    if not codes or state.draft_used[seat] >> state.tableau[seat].index(codes[0]) & 1:
        return False
    effect = state.offers.effect_of(codes[0], action)
    if effect is None:
        return False
    bench, made, cauldron, _, books = point_of(state, seat)
    from_books = [word.removeprefix(BOOK) for word in action.cubes if word.startswith(BOOK)]
    return (
        fits(effect.bench, bench)
        and fits(effect.made, made)
        and fits(effect.cauldron, cauldron if state.feeds else NOTHING)
        and all(books & EVERYTHING[state.edition.kind_index[kind]] for kind in from_books)
    )


def _not_its_cubes(state: WhirlingState, code: int, action: Use) -> IllegalAction | None:
    """Refuse cubes that the recipe does not ask for, or outputs that it does not give."""
    ways = state.offers.ways[code]
    words = Counter(take_apart(word)[1] for word in action.cubes if not word.startswith((AS, INTO)))
    picked = tuple(sorted(word for word in action.cubes if word.startswith(AS)))
    chosen = tuple(sorted(word for word in action.cubes if word.startswith(INTO)))
    if picked and words:
        return _refuse(state, action, "WW-ENG-06", "half-named")
    if picked and not any(way.picked == picked for way in ways):
        return _refuse(state, action, "WW-BREW-10", "hybrids")
    if words and not any(Counter(state.edition.by_type(way.need)) == words for way in ways):
        given = counted(state.edition, sorted(words.elements()))
        return _refuse(state, action, "WW-BREW-03", "inputs", given=given)
    if not any(tuple(sorted(way.chosen)) == chosen for way in ways):
        return _refuse(state, action, "WW-BREW-10", "outputs")
    return None


def _cubes_missing(state: WhirlingState, seat: Seat, action: Use) -> IllegalAction:
    """Find the first cube that is not where the action takes it from."""
    bench, made, cauldron, _, books = point_of(state, seat)
    by_type = state.edition.by_type
    where = {
        "": by_type(bench),
        "made": by_type(made),
        "cauldron": by_type(cauldron),
        "book": by_type(books),
    }
    for cube, number in Counter(action.cubes).items():
        origin, kind = take_apart(cube)
        if origin in ("as", "into"):
            continue
        if origin == "cauldron" and not state.feeds:
            return refuse("WW-ARC-09", "cauldron-closed")
        if origin == "book" and not where["book"][kind]:
            return refuse("WW-ARC-11", "no-book", type=word(kind))
        if number > where.get(origin, {}).get(kind, 0):
            return refuse("WW-BREW-05", "not-enough", number=number, type=word(cube))
    return _refuse(state, action, "WW-BREW-03", "cannot-fill")


# -- taking a step ------------------------------------------------------------------------------


def _use(state: WhirlingState, seat: Seat, action: Use) -> None:
    """Fill the inputs, then the outputs (WW-BREW-02). (`follow`, written out: this is hot.)"""
    offers, tableau = state.offers, state.tableau[seat]
    code = offers.code_of[action.recipe]
    if code not in tableau:
        code += 1  # it lies rotated
    bench, made, cauldron, make = offers.effect(code, action)
    state.draft_bench[seat] -= bench
    state.draft_made[seat] += make - made
    state.draft_cauldron[seat] -= cauldron
    state.draft_used[seat] |= 1 << tableau.index(code)
    sealed.add_step(state, seat, action)


def take_step(state: WhirlingState, seat: Seat, step: Step) -> None:
    """Let the draft of a seat go on by a step that its power allows."""
    (
        state.draft_bench[seat],
        state.draft_made[seat],
        state.draft_cauldron[seat],
        state.draft_used[seat],
        state.draft_books[seat],
    ) = follow(state, seat, point_of(state, seat), step)
    sealed.add_step(state, seat, step)


def follow(state: WhirlingState, seat: Seat, point: Point, step: Step) -> Point:
    """Find where a step leads: the use of a recipe, or what a power allows."""
    if not isinstance(step, Use):
        return dict(state.power(seat).brew_steps(state.offers, point))[step]
    ids = [state.edition.code_ids[code] for code in state.tableau[seat]]
    at = ids.index(step.recipe)
    return after_use(point, state.offers.effect(state.tableau[seat][at], step), 1 << at)


def _clauses(state: WhirlingState, seat: Seat, action: Use) -> tuple[str, ...]:  # noqa: ARG001
    found = ["WW-BREW-01", "WW-BREW-02"]
    for origin, clause in _BY_ORIGIN:
        if any(word.startswith(origin) for word in action.cubes):
            found.append(clause)
    return tuple(found)


_BY_ORIGIN: Final = (
    (MADE, "WW-BREW-05"),
    (BOOK, "WW-ARC-11"),
    (CAULDRON, "WW-ARC-09"),
    (INTO, "WW-BREW-10"),
)


# -- the phase ----------------------------------------------------------------------------------


def _done(state: WhirlingState, seat: Seat) -> None:
    """Commit; in initiative order the brew is shown at once (WW-ORDER-10)."""
    sealed.commit(state, seat)
    if state.ordered:
        _show(state, seat)


def _show(state: WhirlingState, seat: Seat) -> None:
    """Let a brew take effect: what was made goes into the cauldron (WW-BREW-11 to -13)."""
    state.bench[seat] = state.draft_bench[seat]
    state.cauldron[seat] = state.draft_cauldron[seat] + state.draft_made[seat]
    if state.events is not None:
        steps = tuple(str(step) for step in state.draft_steps[seat])
        state.tell(BrewRevealed(seat, steps, state.edition.cubes(state.cauldron[seat])))


def _reveal(state: WhirlingState) -> None:
    """Reveal all brews together, unless they were shown one by one (WW-ORDER-04)."""
    for seat in SEATS[state.owing]:
        if not state.ordered:
            _show(state, seat)
        if state.draft_used[seat] & state.power(seat).spent_by(state, seat):
            discard_personality(state, seat)


def discard_personality(state: WhirlingState, seat: Seat) -> None:
    """Return a personality to the box, with its recipe (WW-PERS-01)."""
    edition = state.edition
    personality, state.personality[seat] = state.personality[seat], EMPTY
    code = edition.personality_code(personality)
    state.tableau[seat] = tuple([other for other in state.tableau[seat] if other != code])
    state.returned += (personality,)
    if state.events is not None:
        state.tell(PersonalityDiscarded(seat, edition.personalities[personality].id))


PHASE: Final[Phase] = Phase(
    brewers,
    _reveal,
    help=("WW-BREW-02", "WW-BREW-05", "WW-BREW-11", "WW-PASS-05"),
    done=_done,
    clauses=("WW-BREW-09", "WW-ENG-16"),
)
CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Use, _use, _forbidden, _clauses, plain_label),), {BREW: choices}
)
