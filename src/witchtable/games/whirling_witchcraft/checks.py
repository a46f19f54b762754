"""What the entries of an edition of Whirling Witchcraft must say of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.edition import Reader
from witchtable.games.whirling_witchcraft.cubes import KINDS

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.components import WhirlingEdition

__all__ = ["check"]


def check(reader: Reader, edition: WhirlingEdition) -> None:
    """Check what the entries say of each other."""
    kinds = [ingredient.id for ingredient in edition.ingredients]
    reader.require(len(kinds) == KINDS, "pieces.ingredients", f"expected {KINDS} types")
    reader.require("mandrake" in kinds, "pieces.ingredients", "expected a mandrake among them")
    for recipe in edition.recipes:
        entry = f"pieces.recipes.{recipe.id}"
        _check_spaces(reader, entry, (*recipe.inputs, *recipe.outputs), kinds)
    numbers = [recipe.initiative for recipe in edition.recipes]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        reader.require(False, "pieces.recipes", f"initiative {number} stands twice")
    for personality in edition.personalities:
        entry = f"pieces.personalities.{personality.id}"
        reader.known(f"{entry}.start", personality.start, kinds)
        for ingredient in edition.ingredients:
            fits = personality.start.get(ingredient.id, 0) <= ingredient.capacity
            reader.require(fits, f"{entry}.start", f"more {ingredient.id} than spaces")
        _check_spaces(reader, entry, (*(personality.inputs or ()), *personality.outputs), kinds)
        limit = personality.power != "clairvoyance" or personality.hand_limit > 0
        reader.require(limit, f"{entry}.hand_limit", "missing")
        gain = personality.power != "forced-gain" or personality.amount > 0
        reader.require(gain, f"{entry}.amount", "missing")
    ids = [recipe.id for recipe in edition.recipes] + [entry.id for entry in edition.personalities]
    reader.require(len(set(ids)) == len(ids), "pieces", "a recipe and a personality share an id")
    initiates = [entry for entry in edition.personalities if entry.power == "redraw"]
    enough = len(initiates) == 1 and initiates[0].copies >= 5
    reader.require(enough, "pieces.personalities", "expected five Initiates (power redraw)")
    for power in sorted({entry.power for entry in edition.personalities if entry.power} - {"redraw"}):
        number = sum(entry.copies for entry in edition.personalities if entry.power == power)
        reader.require(number == 1, "pieces.personalities", f"the power {power} stands {number} times")
    others = sum(entry.copies for entry in edition.personalities if entry.power != "redraw")
    reader.require(others >= 10, "pieces.personalities", "too few besides the Initiates: at least 10")
    least = 5 * (edition.setup.hand_limit + 1)
    reader.require(len(edition.recipes) >= least, "pieces.recipes", f"too few: at least {least}")
    reader.require(len(edition.recipes) <= 60, "pieces.recipes", "too many: at most 60")
    reader.check_counts(
        {
            "recipes": len(edition.recipes),
            "personalities": sum(entry.copies for entry in edition.personalities),
            "ingredient_cubes": sum(ingredient.cubes for ingredient in edition.ingredients),
        }
    )
    reader.check_provenance()


def _check_spaces(reader: Reader, entry: str, spaces: Sequence[str], kinds: Sequence[str]) -> None:
    for space in spaces:
        if space != "any":
            reader.known(entry, space.split("|"), kinds)
