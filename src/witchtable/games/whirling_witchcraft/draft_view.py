"""The own draft as its owner sees it: how far it has come, where it can go, what recipes lack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict, cast

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Raven, Step, Use
from witchtable.games.whirling_witchcraft.cubes import NOTHING, ONE, Heap, smaller
from witchtable.games.whirling_witchcraft.rules import ARCANA, BREW, brewing
from witchtable.games.whirling_witchcraft.rules.offers import fillable, missing_for, take_apart

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition
    from witchtable.games.whirling_witchcraft.personalities import Point
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CubesByType", "Draft", "StepShown", "show_draft", "show_step", "show_triggers"]

CubesByType: TypeAlias = dict[str, int]
"""How many cubes there are of each type of ingredient."""
Origin: TypeAlias = Literal["bench", "made", "cauldron", "book", "as"]
"""Where a cube comes from; `as` where only its type was said."""


class Cube(TypedDict):
    """A cube that goes into a recipe."""

    kind: str
    origin: Origin


class MadeCube(TypedDict):
    """A cube on the outputs of a recipe in the running brew."""

    kind: str
    gone: bool
    """A later step has used it."""


class UsedRecipe(TypedDict):
    """A recipe that was used in the running brew."""

    recipe: str
    spent: list[Cube]
    made: list[MadeCube]
    fed_by: list[str]
    """The recipes whose outputs it used; the personality, where its power made them."""


class StepShown(TypedDict):
    """One step of a brew, taken apart."""

    action: str
    """Its notation."""
    recipe: str | None
    """The recipe used; None for a step that a power allows."""
    power: str | None
    """The word for what the power does then (of `page-ww-part-…`)."""
    spent: list[Cube]
    into: list[str]
    """The types chosen for hybrid and free outputs; or what the power brings."""
    book: str | None
    """The type that is named by it, as by a Book."""


class RavenShown(TypedDict):
    """One way to use the Raven."""

    action: str
    types: list[str]


class Draft(TypedDict):
    """The own decision of several steps, as far as it has come."""

    steps: list[str]
    """In notation."""
    bench: CubesByType
    made: CubesByType
    """On output spaces."""
    cauldron: CubesByType
    sent: CubesByType
    """What would be passed on now: the cauldron, and what was made."""
    books: list[str]
    """Types named by Books."""
    triggers: dict[str, int]
    """Effects left: potion, raven, book, move."""
    used: list[str]
    """Recipes used, as they lie."""
    uses: list[UsedRecipe]
    """The same in the order of the steps, with all that went through them."""
    ways: dict[str, list[StepShown]]
    """By recipe: every way to use it now."""
    missing: dict[str, CubesByType] | None
    """By recipe that cannot be used now: what there is too little of. None if this is no open brew."""
    ravens: list[RavenShown]
    """Every way to use the Raven now."""


def show_draft(state: WhirlingState, seat: Seat) -> Draft:
    """Show a draft that is asked for now."""
    by_type = state.edition.by_type
    bench, made, cauldron, used, books = brewing.point_of(state, seat)
    tableau = enumerate(state.tableau[seat])
    is_open = state.phase == BREW and not state.has_committed(seat)
    offered = state.legal(seat) if seat in state.deciders else []
    return {
        "steps": [_notation(step) for step in state.draft_steps[seat]],
        "bench": by_type(bench),
        "made": by_type(made),
        "cauldron": by_type(cauldron),
        "sent": by_type(cauldron + made),
        "books": state.edition.types(books),
        "triggers": show_triggers(state.draft_triggers[seat]),
        "used": [state.edition.code_ids[code] for place, code in tableau if used >> place & 1],
        "uses": _uses(state, seat) if state.phase == BREW else [],
        "ways": _ways(offered) if state.phase == BREW else {},
        "missing": _missing(state, seat) if is_open else None,
        "ravens": _ravens(offered) if state.phase == ARCANA else [],
    }


def show_triggers(packed: int) -> dict[str, int]:
    """Count the effects that are left."""
    return {
        "potion": packed & 0xFF,
        "raven": packed >> 8 & 0xFF,
        "book": packed >> 16 & 0xFF,
        "move": packed >> 24 & 0xFF,
    }


def _ways(offered: Iterable[Action]) -> dict[str, list[StepShown]]:
    found: dict[str, list[StepShown]] = {}
    for action in offered:
        if isinstance(action, Use):
            found.setdefault(action.recipe, []).append(_show_use(action))
    return found


def _ravens(offered: Iterable[Action]) -> list[RavenShown]:
    return [
        {"action": _notation(action), "types": list(action.types)}
        for action in offered
        if isinstance(action, Raven)
    ]


def _missing(state: WhirlingState, seat: Seat) -> dict[str, CubesByType]:
    """Say what there is too little of, for each recipe that was not used and cannot be used now."""
    edition, offers, tableau, feeds = state.edition, state.offers, state.tableau[seat], state.feeds
    point = brewing.point_of(state, seat)
    usable = {way.code for way in fillable(offers, tableau, point, feeds)}
    found: dict[str, CubesByType] = {}
    for at, code in enumerate(tableau):
        if code not in usable and not point[3] >> at & 1:
            lacking = missing_for(offers, code, point, feeds)
            counted = edition.by_type(lacking)
            found[edition.code_ids[code]] = {kind: counted[kind] for kind in edition.types(lacking)}
    return found


# -- steps, taken apart ---------------------------------------------------------------------------


def show_step(edition: WhirlingEdition, step: Step, before: Point, after: Point) -> StepShown:
    """Take a step apart that leads from a point to another one."""
    return _show_use(step) if isinstance(step, Use) else _show_power(edition, step, before, after)


@lru_cache(maxsize=20_000)
def _show_use(step: Use) -> StepShown:
    """Take a use apart. The same ones come again and again: whoever gets one must not change it."""
    parts = [take_apart(word) for word in step.cubes]
    return {
        "action": str(step),
        "recipe": step.recipe,
        "power": None,
        "spent": [
            {"kind": kind, "origin": cast("Origin", origin or "bench")}
            for origin, kind in parts
            if origin != "into"
        ],
        "into": [kind for origin, kind in parts if origin == "into"],
        "book": None,
    }


def _show_power(edition: WhirlingEdition, step: Step, before: Point, after: Point) -> StepShown:
    """Tell a step that a power allows by what is different after it."""
    places: tuple[tuple[Origin, int], ...] = (("bench", 0), ("made", 1), ("cauldron", 2))
    named = edition.types(after[4] & ~before[4])
    return {
        "action": _notation(step),
        "recipe": None,
        "power": str(step.__struct_config__.tag),
        "spent": [
            {"kind": kind, "origin": origin}
            for origin, at in places
            for kind in _more(edition, before[at], after[at])
        ],
        "into": [kind for at in (1, 2) for kind in _more(edition, after[at], before[at])],
        "book": named[0] if named else None,
    }


def _more(edition: WhirlingEdition, some: Heap, other: Heap) -> tuple[str, ...]:
    """Name the cubes that there are more of in a heap than in another one."""
    return edition.cubes(some - smaller(some, other))


@lru_cache(maxsize=20_000)
def _notation(step: Step) -> str:
    return str(step)


# -- the running brew -----------------------------------------------------------------------------


def _uses(state: WhirlingState, seat: Seat) -> list[UsedRecipe]:
    """Follow the running brew: what each recipe used and made, and which of that was used again."""
    edition = state.edition
    lying = {edition.code_ids[code]: edition.sides[code] for code in state.tableau[seat]}
    uses: list[UsedRecipe] = []
    for before, step, after in _way(state, seat):
        shown = show_step(edition, step, before, after)
        taken = [cube["kind"] for cube in shown["spent"] if cube["origin"] == "made"]
        made = _more(edition, after[1], before[1])
        if shown["recipe"] is not None:
            fixed = [space for space in lying[shown["recipe"]][1] if space in edition.kind_index]
            made = (*fixed, *shown["into"])
        feeders = [_take_made(uses, kind) for kind in taken]
        uses.append(
            {
                "recipe": shown["recipe"] or edition.personalities[state.personality[seat]].id,
                "spent": shown["spent"],
                "made": [{"kind": kind, "gone": False} for kind in made],
                "fed_by": list(dict.fromkeys(feeders)),
            }
        )
    steps = zip(uses, state.draft_steps[seat], strict=True)
    return [use for use, step in steps if isinstance(step, Use)]


def _way(state: WhirlingState, seat: Seat) -> Iterator[tuple[Point, Step, Point]]:
    """Walk through the running brew from point to point."""
    point: Point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
    if state.ordered and state.has_committed(seat):
        # It lies on the table by now, and does not tell any more where it began: where there is
        # plenty of everything, the same steps are possible.
        point = _PLENTY, NOTHING, _PLENTY, 0, state.books[seat]
    for step in state.draft_steps[seat]:
        before, point = point, brewing.follow(state, seat, point, step)
        yield before, step, point


_PLENTY: Final[Heap] = 40 * sum(ONE)


def _take_made(uses: list[UsedRecipe], kind: str) -> str:
    """Take a made cube away from whichever recipe made it first; name the recipe."""
    for use in uses:
        for cube in use["made"]:
            if cube["kind"] == kind and not cube["gone"]:
                cube["gone"] = True
                return use["recipe"]
    raise ValueError(f"nothing has made a {kind}")
