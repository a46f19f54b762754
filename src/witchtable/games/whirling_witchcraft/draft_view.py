"""The own draft as its owner sees it: how far it has come, where it can go, what recipes lack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict, cast

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Raven, Scholar, Step, Use
from witchtable.games.whirling_witchcraft.rules import ARCANA, BREW, brewing
from witchtable.games.whirling_witchcraft.rules.offers import fillable, missing_for, take_apart

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Draft", "Heap", "StepShown", "show_draft", "show_step", "show_triggers"]

Heap: TypeAlias = dict[str, int]
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
    """The recipes whose outputs it used."""


class StepShown(TypedDict):
    """One step of a brew, taken apart."""

    action: str
    """Its notation."""
    recipe: str | None
    """The recipe used; None for a step of another kind."""
    spent: list[Cube]
    into: list[str]
    """The types chosen for hybrid and free outputs."""
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
    bench: Heap
    made: Heap
    """On output spaces."""
    cauldron: Heap
    sent: Heap
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
    missing: dict[str, Heap] | None
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
        "steps": [show_step(step)["action"] for step in state.draft_steps[seat]],
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
            found.setdefault(action.recipe, []).append(show_step(action))
    return found


def _ravens(offered: Iterable[Action]) -> list[RavenShown]:
    return [
        {"action": show_step(action)["action"], "types": list(action.types)}
        for action in offered
        if isinstance(action, Raven)
    ]


def _missing(state: WhirlingState, seat: Seat) -> dict[str, Heap]:
    """Say what there is too little of, for each recipe that was not used and cannot be used now."""
    edition, offers, tableau, feeds = state.edition, state.offers, state.tableau[seat], state.feeds
    point = brewing.point_of(state, seat)
    usable = {way.code for way in fillable(offers, tableau, point, feeds)}
    found: dict[str, Heap] = {}
    for at, code in enumerate(tableau):
        if code not in usable and not point[3] >> at & 1:
            lacking = missing_for(offers, code, point, feeds)
            counted = edition.by_type(lacking)
            found[edition.code_ids[code]] = {kind: counted[kind] for kind in edition.types(lacking)}
    return found


@lru_cache(maxsize=20_000)
def show_step(step: Step) -> StepShown:
    """Take a step apart. The same ones come again and again: whoever gets one must not change it."""
    words = step.cubes if isinstance(step, Use) else ()
    words = (step.payment,) if isinstance(step, Scholar) else words
    parts = [take_apart(word) for word in words]
    return {
        "action": str(step),
        "recipe": step.recipe if isinstance(step, Use) else None,
        "spent": [
            {"kind": kind, "origin": cast("Origin", origin or "bench")}
            for origin, kind in parts
            if origin != "into"
        ],
        "into": [kind for origin, kind in parts if origin == "into"],
        "book": step.type if isinstance(step, Scholar) else None,
    }


def _uses(state: WhirlingState, seat: Seat) -> list[UsedRecipe]:
    """Follow the running brew: what each recipe used and made, and which of that was used again."""
    edition = state.edition
    lying = {edition.code_ids[code]: edition.sides[code] for code in state.tableau[seat]}
    uses: list[UsedRecipe] = []
    for step in state.draft_steps[seat]:
        shown = show_step(step)
        feeders = [
            _take_made(uses, cube["kind"]) for cube in shown["spent"] if cube["origin"] == "made"
        ]
        if shown["recipe"] is None:
            continue
        fixed = [space for space in lying[shown["recipe"]][1] if space in edition.kind_index]
        uses.append(
            {
                "recipe": shown["recipe"],
                "spent": shown["spent"],
                "made": [{"kind": kind, "gone": False} for kind in (*fixed, *shown["into"])],
                "fed_by": list(dict.fromkeys(feeders)),
            }
        )
    return uses


def _take_made(uses: list[UsedRecipe], kind: str) -> str:
    """Take a made cube away from whichever recipe made it first; name the recipe."""
    for use in uses:
        for cube in use["made"]:
            if cube["kind"] == kind and not cube["gone"]:
                cube["gone"] = True
                return use["recipe"]
    raise ValueError(f"no recipe has made a {kind}")
