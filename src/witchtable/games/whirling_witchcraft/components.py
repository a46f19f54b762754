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
from typing import Any, Final, NamedTuple

from witchtable.engine.edition import Edition, Reader
from witchtable.games.whirling_witchcraft import checks
from witchtable.games.whirling_witchcraft.cubes import Heap, pack
from witchtable.games.whirling_witchcraft.entries import (
    ARCANA,
    Ingredient,
    Personality,
    Recipe,
    Rules,
    Setup,
)

__all__ = ["ARCANA", "Personality", "Recipe", "Variant", "WhirlingEdition", "house", "read"]

SCHEMA: Final = 1


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
        reader.check_meta("whirling-witchcraft", SCHEMA)
        self.ingredients = reader.each("pieces.ingredients", Ingredient)
        self.recipes = reader.each("pieces.recipes", Recipe)
        self.personalities = reader.each("pieces.personalities", Personality)
        arcana = reader.one("pieces.arcana", tuple[str, ...])
        setup = reader.one("setup", Setup)
        rules = reader.one("rules", Rules)
        # Cross-checks would only repeat the mistakes of entries that could not be read.
        reader.finish()
        assert setup and rules
        self.setup, self.rules = setup, rules
        reader.require(arcana == ARCANA, "pieces.arcana", f"expected {', '.join(ARCANA)}")
        checks.check(reader, self)
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
        self.powers = [entry.power for entry in self.personalities]
        self.start = [self._heap(entry.start) for entry in self.personalities]
        self.personality_icons = [_icons(entry.arcana) for entry in self.personalities]

        # By code: the recipe's name in actions, and the ways to fill its spaces.
        self.cards = len(self.recipes)
        self.code_ids: list[str] = []
        self.variants: list[list[Variant]] = []
        for recipe in self.recipes:
            self._add_recipe(recipe.id, recipe.inputs, recipe.outputs)
        for entry in self.personalities:
            self._add_recipe(entry.id, entry.inputs or (), entry.outputs)
        self.has_recipe = [entry.inputs is not None for entry in self.personalities]

    def _add_recipe(self, id: str, inputs: Sequence[str], outputs: Sequence[str]) -> None:
        self.code_ids += [id, id]
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
