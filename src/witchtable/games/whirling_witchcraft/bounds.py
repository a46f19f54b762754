"""How much an edition may demand: recipes that can be listed, brews that can be counted.

An edition may come from a stranger. What is checked here keeps every list of choices, and every heap of
cubes, within what the rules can hold; it is counted before anything is built, and far above any box.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod
from typing import Final, Protocol

from witchtable.engine.edition import Reader
from witchtable.games.whirling_witchcraft.cubes import KINDS

__all__ = ["check_bounds"]

_MOST_FILLINGS: Final = 100
"""Ways to fill the spaces of one recipe: 35 in our box (Hidden Power), otherwise 5 at most."""
_MOST_IN_ALL: Final = 1_000
"""Ways to fill the spaces of all recipes together: 120 in our box."""
_MOST_CUBES: Final = 110
"""Cubes of a type that one brew may come to, of the 127 that a heap can count: 63 in our box."""


class _Recipe(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def inputs(self) -> tuple[str, ...] | None: ...
    @property
    def outputs(self) -> tuple[str, ...]: ...


class _Ingredient(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def capacity(self) -> int: ...


def check_bounds(
    reader: Reader,
    cards: Sequence[_Recipe],
    personalities: Sequence[_Recipe],
    ingredients: Sequence[_Ingredient],
) -> None:
    """Note every recipe that asks for too much, and what all of them together ask for too much of."""
    in_all = 0
    recipes = [*cards, *personalities]
    for number, recipe in enumerate(recipes):
        spaces = (*(recipe.inputs or ()), *recipe.outputs)
        table = "recipes" if number < len(cards) else "personalities"
        entry = f"pieces.{table}.{recipe.id}"
        for space in spaces:
            words = space.split("|")
            reader.require(len(set(words)) == len(words), entry, f"a type twice in {space!r}")
        fillings = _fillings(recipe.inputs or ()) * _fillings(recipe.outputs)
        said = f"{fillings} ways to fill its spaces: at most {_MOST_FILLINGS}"
        reader.require(fillings <= _MOST_FILLINGS, entry, said)
        in_all += fillings
    said = f"{in_all} ways to fill the spaces of all recipes: at most {_MOST_IN_ALL}"
    reader.require(in_all <= _MOST_IN_ALL, "pieces", said)
    for ingredient in ingredients:
        cubes = ingredient.capacity + _made_at_most(recipes, ingredient.id)
        said = f"one brew may come to {cubes} of it: at most {_MOST_CUBES}"
        reader.require(cubes <= _MOST_CUBES, f"pieces.ingredients.{ingredient.id}", said)


def _fillings(spaces: Sequence[str]) -> int:
    """Count the ways to fill some spaces: no fewer than there are."""
    free = sum(space == "any" for space in spaces)
    return prod(space.count("|") + 1 for space in spaces) * comb(free + KINDS - 1, free)


def _made_at_most(recipes: Sequence[_Recipe], kind: str) -> int:
    """Count the cubes of a type that the recipes of one player can make, whichever way they lie."""
    outputs = sorted(
        max(_made(recipe.inputs or (), kind), _made(recipe.outputs, kind)) for recipe in recipes
    )
    # Two players share the cards; each has one recipe more, of the personality.
    return sum(outputs[-(len(outputs) // 2 + 1) :])


def _made(spaces: Sequence[str], kind: str) -> int:
    return sum(space == "any" or kind in space.split("|") for space in spaces)
