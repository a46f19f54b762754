"""Plain numbers about an edition's cards, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Final

from witchtable.games.witchdom.components import Side, WitchdomEdition

__all__ = ["ALL", "ONES", "PLACES", "Goal", "Tables", "tables_of"]

ONES: Final = tuple(bin(bits).count("1") for bits in range(32))
"""How many of five things a set of bits holds."""

ALL: Final = 31
"""All five kinds, as bits."""

PLACES: Final = 8
"""Bits for each colour in a count of cards by colour: one number that can be added to."""


class Goal:
    """One side of an objective, in numbers."""

    __slots__ = (
        "animals",
        "any_animals",
        "any_tools",
        "has_animals",
        "has_tools",
        "points",
        "potions",
        "tools",
        "witches",
    )

    def __init__(self, edition: WitchdomEdition, side: Side) -> None:
        self.points = side.points
        self.witches = [
            (edition.colours.index(colour), count) for colour, count in side.witches.items()
        ]
        self.potions = [
            (edition.colours.index(colour), count) for colour, count in side.potions.items()
        ]
        self.tools = sum(1 << edition.tool_index[tool] for tool in set(side.tools))
        self.any_tools = side.any_tools
        self.animals = sum(1 << edition.animal_index[animal] for animal in set(side.animals))
        self.any_animals = side.any_animals
        self.has_tools = bool(self.tools or self.any_tools)
        self.has_animals = bool(self.animals or self.any_animals)


class Tables:
    """What is asked for often, by the numbers of cards and sides."""

    __slots__ = ("ap", "colour_counts", "colours_of", "goals", "tool_symbols")

    def __init__(self, edition: WitchdomEdition) -> None:
        self.ap = [sum(points) for points in edition.ap]
        self.tool_symbols = [
            len(named) + any_tool
            for named, any_tool in zip(edition.needs_tools, edition.needs_any_tool, strict=True)
        ]
        self.goals = [Goal(edition, side) for side in edition.sides]
        self.colours_of = [
            [colour for colour in range(len(edition.colours)) if bits >> colour & 1]
            for bits in range(1 << len(edition.colours))
        ]
        self.colour_counts = [
            sum(1 << PLACES * colour for colour in chosen) for chosen in self.colours_of
        ]
        """What a card with these colours adds to a count of cards by colour."""


@cache
def tables_of(edition: WitchdomEdition) -> Tables:
    """Work out the tables of an edition."""
    return Tables(edition)
