"""The components of Whirling Witchcraft: components.toml read into typed, frozen objects.

Every other module uses numbers: a *kind* is an ingredient, a *card* a recipe card, a *code* a recipe
that can be used: twice the number of its card, plus one when it lies rotated; the recipes of the
personalities follow after those of the cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement, product
from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict

from msgspec import Meta, Struct

from witchtable.engine.edition import Edition, Id, Name, Reader
from witchtable.games.whirling_witchcraft.bounds import check_bounds
from witchtable.games.whirling_witchcraft.cubes import KINDS, Heap, pack
from witchtable.games.whirling_witchcraft.personalities import (
    NO_POWER,
    ONLY_RECIPES,
    POWERS,
    Power,
)
from witchtable.games.whirling_witchcraft.rules import ICONS

__all__ = [
    "EditionData",
    "Ingredient",
    "Personality",
    "Recipe",
    "Variant",
    "WhirlingEdition",
    "house",
    "read",
]

_SCHEMA: Final = 1


# -- the entries of the file --------------------------------------------------------------------

# Small enough for the seven bits that a heap of cubes has for each type.
Count = Annotated[int, Meta(ge=0, le=20)]
Spaces = Annotated[tuple[str, ...], Meta(max_length=6)]
Icons = Annotated[tuple[Literal["potion", "raven", "book"], ...], Meta(max_length=6)]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what stands in the file: unknown keys are typing mistakes, defaults are left out."""


class Ingredient(_Entry, frozen=True):
    """A type of ingredient (WW-COMP-03, -04). No hyphen: `made-toad` is a toad with its origin."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z", max_length=30)]
    name: Name
    capacity: Count
    cubes: Annotated[int, Meta(ge=0, le=999)]
    basic: bool
    value: Count


class Recipe(_Entry, frozen=True):
    """A recipe card (WW-COMP-06); a space is a type, "spider|toad", or "any"."""

    id: Id
    name: Name
    initiative: Annotated[int, Meta(ge=1, le=999)]
    arcana: Icons
    inputs: Spaces
    outputs: Spaces
    two_way: bool = False


class Personality(_Entry, frozen=True):
    """A personality card (WW-COMP-08)."""

    id: Id
    name: Name
    start: dict[Id, Count]
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    arcana: Icons = ()
    power: str | None = None
    """One of `personalities.POWERS`."""
    inputs: Spaces | None = None
    outputs: Spaces = ()
    hand_limit: Count = 0
    amount: Count = 0


class SetupNumbers(_Entry, frozen=True):
    """Figures of the set-up."""

    hand_limit: Annotated[int, Meta(ge=1, le=10)]
    personalities_dealt: Literal[2]


class RuleNumbers(_Entry, frozen=True):
    """Figures of the rules."""

    win_threshold: Annotated[int, Meta(ge=1, le=50)]
    arcana_step: Annotated[int, Meta(ge=1, le=20)]
    raven_cubes: Literal[2]
    idle_rounds: Annotated[int, Meta(ge=1, le=20)]


class Pieces(TypedDict):
    """The table `pieces`."""

    arcana: list[str]
    ingredients: list[Ingredient]
    recipes: list[Recipe]
    personalities: list[Personality]


class EditionData(TypedDict):
    """The whole file (what it says of itself, `meta`, `counts` and `provenance`, left out)."""

    setup: SetupNumbers
    rules: RuleNumbers
    pieces: Pieces


# -- the edition --------------------------------------------------------------------------------


class Variant(NamedTuple):
    """One way to fill the spaces of a recipe: what goes in, what comes out, the types chosen."""

    need: Heap
    make: Heap
    picked: tuple[str, ...]
    """For hybrid and free inputs."""
    chosen: tuple[str, ...]
    """For hybrid and free outputs."""


class WhirlingEdition(Edition):
    """Every component, and the tables of plain numbers that the rules look things up in."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        reader = Reader(data, source)
        reader.check_meta("whirling-witchcraft", _SCHEMA)
        self.ingredients = reader.each("pieces.ingredients", Ingredient)
        self.recipes = reader.each("pieces.recipes", Recipe)
        self.personalities = reader.each("pieces.personalities", Personality)
        arcana = reader.one("pieces.arcana", tuple[str, ...])
        setup = reader.one("setup", SetupNumbers)
        rules = reader.one("rules", RuleNumbers)
        # Cross-checks would only repeat the mistakes of entries that could not be read.
        reader.finish()
        assert setup and rules
        self.setup, self.rules = setup, rules
        reader.require(arcana == ICONS, "pieces.arcana", f"expected {', '.join(ICONS)}")
        _check(reader, self)
        reader.finish()
        # Of words that are known; and before anything is built.
        check_bounds(reader, self.recipes, self.personalities, self.ingredients)
        reader.finish()
        super().__init__(data)
        self._build_tables()

    def _build_tables(self) -> None:
        self.kind_ids = [ingredient.id for ingredient in self.ingredients]
        self.kind_index = {kind: number for number, kind in enumerate(self.kind_ids)}
        self.capacity = [ingredient.capacity for ingredient in self.ingredients]
        self.spaces = pack(self.capacity)
        self.card_index = {recipe.id: number for number, recipe in enumerate(self.recipes)}
        self.icons = [_icons(recipe.arcana) for recipe in self.recipes]
        self.initiative = [recipe.initiative for recipe in self.recipes]
        self.two_way = [recipe.two_way for recipe in self.recipes]

        self.personality_index = {entry.id: n for n, entry in enumerate(self.personalities)}
        # By personality; and for whoever has none, at -1.
        self.powers = [*(_power(entry) for entry in self.personalities), NO_POWER]
        limit = self.setup.hand_limit
        has_own = [power.has_hand_limit for power in self.powers[:-1]]
        own = zip(self.personalities, has_own, strict=True)
        self.hand_limits = [*(entry.hand_limit if has else limit for entry, has in own), limit]
        self.initiate = [power.is_for_everybody for power in self.powers].index(True)
        self.drafted = [
            number
            for number, entry in enumerate(self.personalities)
            for _ in range(entry.copies)
            if number != self.initiate
        ]
        self.start = [self._heap(entry.start) for entry in self.personalities]
        self.personality_icons = [_icons(entry.arcana) for entry in self.personalities]

        # By code: the recipe's name in actions, its spaces as it lies, and the ways to fill them.
        self.cards = len(self.recipes)
        self.code_ids: list[str] = []
        self.sides: list[tuple[list[str], list[str]]] = []
        self.variants: list[list[Variant]] = []
        for recipe in self.recipes:
            self._add_recipe(recipe.id, recipe.inputs, recipe.outputs)
        for entry in self.personalities:
            self._add_recipe(entry.id, entry.inputs or (), entry.outputs)
        self.has_recipe = [entry.inputs is not None for entry in self.personalities]

    def _add_recipe(self, id: str, inputs: Sequence[str], outputs: Sequence[str]) -> None:
        self.code_ids += [id, id]
        self.sides += [(list(inputs), list(outputs)), (list(outputs), list(inputs))]
        self.variants += [self._fill(inputs, outputs), self._fill(outputs, inputs)]

    def _fill(self, inputs: Sequence[str], outputs: Sequence[str]) -> list[Variant]:
        """List every different way to fill the spaces; the order of the spaces means nothing."""
        makes = sorted(self._choices(outputs))
        takes = sorted(self._choices(inputs), key=lambda choice: sorted(choice[0] + choice[1]))
        return [
            Variant(self._pack([*needed, *picked]), self._pack([*fixed, *chosen]), picked, chosen)
            for needed, picked in takes
            for fixed, chosen in makes
        ]

    def _choices(self, spaces: Sequence[str]) -> set[tuple[tuple[str, ...], tuple[str, ...]]]:
        """List (fixed types, types chosen for hybrid and free spaces)."""
        fixed = tuple(sorted(space for space in spaces if space in self.kind_index))
        hybrid = [space.split("|") for space in spaces if "|" in space]
        free = sum(space == "any" for space in spaces)
        return {
            (fixed, tuple(sorted([*picked, *rest])))
            for picked in product(*hybrid)
            for rest in combinations_with_replacement(self.kind_ids, free)
        }

    def _pack(self, types: Sequence[str]) -> Heap:
        return pack(list(types).count(kind) for kind in self.kind_ids)

    def _heap(self, types: Mapping[str, int]) -> Heap:
        return pack(types.get(kind, 0) for kind in self.kind_ids)

    def personality_code(self, personality: int) -> int:
        """The code of a personality's recipe, unrotated."""
        return 2 * (self.cards + personality)

    def by_type(self, heap: Heap) -> dict[str, int]:
        """Count a heap by the names of its types."""
        # `cubes.counts`, written out: a view has dozens of heaps.
        first, second, third, fourth, fifth = self.kind_ids
        return {
            first: heap & 0x7F,
            second: heap >> 8 & 0x7F,
            third: heap >> 16 & 0x7F,
            fourth: heap >> 24 & 0x7F,
            fifth: heap >> 32 & 0x7F,
        }

    def types(self, heap: Heap) -> list[str]:
        """Name the types of which there is any."""
        return [kind for kind, number in self.by_type(heap).items() if number] if heap else []

    def cubes(self, heap: Heap) -> tuple[str, ...]:
        """Name every cube of a heap."""
        return tuple(kind for kind, number in self.by_type(heap).items() for _ in range(number))


def _icons(arcana: Sequence[str]) -> tuple[int, int, int]:
    return (arcana.count("potion"), arcana.count("raven"), arcana.count("book"))


@cache
def house() -> WhirlingEdition:
    """Load the house edition that ships with the package."""
    file = resources.files(__package__) / "components.toml"
    return read(tomllib.loads(file.read_text("utf-8")), "house")


def read(data: Mapping[str, Any], source: str) -> WhirlingEdition:
    """Read an edition; raise BadEdition that lists every mistake."""
    return WhirlingEdition(data, source)


# -- what the entries must say of each other -----------------------------------------------------


def _check(reader: Reader, edition: WhirlingEdition) -> None:
    kinds = [ingredient.id for ingredient in edition.ingredients]
    reader.require(len(kinds) == KINDS, "pieces.ingredients", f"expected {KINDS} types")
    reader.require("mandrake" in kinds, "pieces.ingredients", "expected a mandrake among them")
    _check_recipes(reader, edition, kinds)
    for entry in edition.personalities:
        _check_personality(reader, edition, entry, kinds)
    ids = [recipe.id for recipe in edition.recipes] + [entry.id for entry in edition.personalities]
    reader.require(len(set(ids)) == len(ids), "pieces", "a recipe and a personality share an id")
    _check_powers(reader, edition)
    reader.check_counts(
        {
            "recipes": len(edition.recipes),
            "personalities": sum(entry.copies for entry in edition.personalities),
            "ingredient_cubes": sum(ingredient.cubes for ingredient in edition.ingredients),
        }
    )
    reader.check_provenance()


def _check_recipes(reader: Reader, edition: WhirlingEdition, kinds: Sequence[str]) -> None:
    for recipe in edition.recipes:
        entry = f"pieces.recipes.{recipe.id}"
        _check_spaces(reader, entry, (*recipe.inputs, *recipe.outputs), kinds)
    numbers = [recipe.initiative for recipe in edition.recipes]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        reader.require(False, "pieces.recipes", f"initiative {number} stands twice")
    least = 5 * (edition.setup.hand_limit + 1)
    reader.require(len(numbers) >= least, "pieces.recipes", f"too few: at least {least}")
    reader.require(len(numbers) <= 60, "pieces.recipes", "too many: at most 60")


def _check_spaces(reader: Reader, entry: str, spaces: Sequence[str], kinds: Sequence[str]) -> None:
    for space in spaces:
        if space != "any":
            reader.known(entry, space.split("|"), kinds)


def _check_personality(
    reader: Reader, edition: WhirlingEdition, personality: Personality, kinds: Sequence[str]
) -> None:
    entry = f"pieces.personalities.{personality.id}"
    reader.known(f"{entry}.start", personality.start, kinds)
    for ingredient in edition.ingredients:
        fits = personality.start.get(ingredient.id, 0) <= ingredient.capacity
        reader.require(fits, f"{entry}.start", f"more {ingredient.id} than spaces")
    _check_spaces(reader, entry, (*(personality.inputs or ()), *personality.outputs), kinds)
    is_known = personality.power is None or personality.power in POWERS
    known = ", ".join(POWERS)
    reader.require(is_known, entry, f"power: unknown {personality.power!r} (known: {known})")
    for figure in _power(personality).needs_of_card:
        reader.require(getattr(personality, figure) > 0, f"{entry}.{figure}", "missing")


def _check_powers(reader: Reader, edition: WhirlingEdition) -> None:
    initiates = [entry for entry in edition.personalities if _power(entry).is_for_everybody]
    enough = len(initiates) == 1 and initiates[0].copies >= 5
    reader.require(enough, "pieces.personalities", "expected five Initiates (power redraw)")
    others = [entry for entry in edition.personalities if not _power(entry).is_for_everybody]
    for power in sorted({entry.power for entry in others if entry.power}):
        number = sum(entry.copies for entry in others if entry.power == power)
        reader.require(number == 1, "pieces.personalities", f"the power {power} stands {number} times")
    number = sum(entry.copies for entry in others)
    reader.require(number >= 10, "pieces.personalities", "too few besides the Initiates: at least 10")


def _power(personality: Personality) -> Power:
    if personality.power is None:
        return ONLY_RECIPES.get(personality.id, NO_POWER)
    return POWERS.get(personality.power, NO_POWER)
