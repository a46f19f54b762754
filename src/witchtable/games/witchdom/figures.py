"""The numbers of an edition that are asked for again and again, in a class that can be compiled.

Resources are packed for plans: one whole number for all kinds, `WIDTH` bits for each, so that comparing
what is there with what is needed takes one subtraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from witchtable.games.witchdom.components import KINDS, WitchdomEdition

__all__ = ["ALL", "ONE", "WIDTH", "Figures", "beyond", "pack", "pairs_in"]

WIDTH: Final = 12
"""Bits for each kind."""
ALL: Final = (1 << WIDTH) - 1
"""A packed number modulo this is the sum of its kinds."""
ONE: Final = tuple([1 << WIDTH * kind for kind in range(KINDS)])
"""One of a kind, packed."""
_MOST: Final = ALL // KINDS  # of each kind; more are as good as so many
_BORROW: Final = 0x800_800_800_800_800  # the highest bit of each kind
_HALVES: Final = 0x3FF_3FF_3FF_3FF_3FF


def pack(counts: Sequence[int]) -> int:
    """Pack so many of each kind."""
    packed = 0
    for kind in range(KINDS):
        count = counts[kind]
        packed |= (count if count < _MOST else _MOST) << WIDTH * kind
    return packed


def beyond(held: int, needed: int) -> int:
    """Say what is held of each kind beyond what is needed of it, all packed."""
    left = (held | _BORROW) - needed
    enough = left & _BORROW
    return left & (enough - (enough >> WIDTH - 1))


def pairs_in(packed: int) -> int:
    """Count the pairs of equal kinds."""
    return (packed >> 1 & _HALVES) % ALL


class Figures:
    """Tables of an edition by the numbers of cards, as `WitchdomEdition` has them."""

    def __init__(self, edition: WitchdomEdition) -> None:
        self.potion_points: list[int] = edition.potion_points
        self.potion_colour: list[int] = edition.potion_colour
        self.potion_tool: list[int] = edition.potion_tool
        self.brewers: list[int] = edition.brewers
        self.needs: list[int] = [pack(needs) for needs in edition.needs]
        """Packed."""
        self.symbols: list[int] = [sum(needs) for needs in edition.needs]
        """How many tokens a potion asks for."""
        self.needs_tools: list[tuple[int, ...]] = edition.needs_tools
        self.needs_any_tool: list[int] = edition.needs_any_tool
        self.tool_symbols: list[int] = edition.tool_symbols
        self.banners: list[int] = edition.banners
        self.witch_points: list[int] = edition.witch_points
        self.witch_animal: list[int] = edition.witch_animal
        self.ap: list[tuple[int, ...]] = [tuple(ap) for ap in edition.ap]
        self.ap_total: list[int] = edition.ap_total
        self.tools_ladder: list[int] = list(edition.scoring.tools_ladder)
        self.animals_ladder: list[int] = list(edition.scoring.animals_ladder)
        self.leftover_per_kind: int = edition.scoring.leftover_per_kind
        self.leftover_max: int = edition.scoring.leftover_max
        self.rest_resources: int = edition.setup.rest_resources

    def tool_kinds(self, cards: tuple[int, ...]) -> int:
        """Collect the kinds of tools on the backs of potions, as bits."""
        found = 0
        for card in cards:
            found |= 1 << self.potion_tool[card]
        return found

    def animal_kinds(self, cards: tuple[int, ...]) -> int:
        """Collect the kinds of animals on the backs of witches, as bits."""
        found = 0
        for card in cards:
            found |= 1 << self.witch_animal[card]
        return found

    def can_brew(self, banners: int, potion: int) -> bool:
        """Ask whether one of these banners will do for a potion (WD-BREW-02 to -04)."""
        return bool(banners & self.brewers[potion])
