"""Tables of an edition for quick thinking: plain numbers in place of words."""

from __future__ import annotations

from functools import cache
from typing import Final

from witchtable.games.witchstone.components import NOT_A_SPELL, WitchstoneEdition
from witchtable.games.witchstone.entries import ANY, POINTS, SYMBOLS, Scroll

__all__ = [
    "CHIPS",
    "CLUSTER",
    "CONNECTED",
    "CONNECTIONS",
    "COUNTED",
    "CRYSTALS",
    "FOREIGN_TOWER",
    "LYING",
    "MOST",
    "ON_BOARD",
    "OWN_TOWER",
    "PLAIN",
    "RANK",
    "SCROLLS",
    "SILVER",
    "SPECIALS",
    "STANDING",
    "Lore",
    "lore_of",
]

COUNTED: Final = (
    "connections",
    "witches-on-board",
    "witches-lying",
    "scrolls",
    "chips",
    "crystals",
    "special-tiles",
    "silver-spaces",
)
"""What silver spaces and prophecies count; below are their numbers."""
CONNECTIONS, ON_BOARD, LYING, SCROLLS, CHIPS, CRYSTALS, SPECIALS, SILVER = range(8)
# Prophecies that count something else.
CLUSTER, STANDING, CONNECTED, RANK = range(8, 12)

MOST: Final = 9
"""Clusters are weighed up to this size."""
PLAIN: Final[tuple[float, ...]] = (2.3, 1.7, 1.8, 3.6, 1.7, 1.0)
"""What one action of each type is worth about, whatever the position (tuned in play)."""

OWN_TOWER: Final = -1
FOREIGN_TOWER: Final = -2


class Lore:
    """What an edition's words mean, in numbers."""

    def __init__(self, edition: WitchstoneEdition) -> None:
        scoring = edition.scoring
        self.turns = edition.setup.turns
        self.last = edition.wand.last
        # By space of the wand: the symbol of a dark space, what a silver one counts, or -1; how many.
        self.dark = [-1] * (self.last + 1)
        self.silver = [-1] * (self.last + 1)
        self.amount = [0] * (self.last + 1)
        for space in edition.wand.spaces:
            if space.scores is None:
                assert space.bonus is not None
                self.dark[space.at] = SYMBOLS.index(space.bonus)
                self.amount[space.at] = space.actions
            else:
                self.silver[space.at] = COUNTED.index(space.scores)
                self.amount[space.at] = space.points
        self.silver_at = [(at, kind) for at, kind in enumerate(self.silver) if kind >= 0]
        self.connection_points = [scoring.connection[length - 1] for length in edition.lengths]
        self.chip_at_end = float(scoring.chip_at_end)
        self.chip_points = float(scoring.points_chip)
        self.spell_points = float(scoring.unused_spell)
        self.standing_points = float(scoring.standing_witch)
        self.stone_points = [float(points) for points in scoring.witchstone] + [0.0]
        self.prophecy_points = [float(points) for points in scoring.prophecy]
        # By scroll: what it counts (-1: a spell), the ladder, the symbol or the locations.
        self.counts = [_kind(scroll) for scroll in edition.scrolls]
        self.ladders = [scroll.at_least or (1, 2, 3) for scroll in edition.scrolls]
        self.cluster_of = [
            SYMBOLS.index(scroll.symbol) if scroll.counts == "cluster" and scroll.symbol else -1
            for scroll in edition.scrolls
        ]
        self.places = [_places(edition, scroll) for scroll in edition.scrolls]
        self.is_spell = [symbol != NOT_A_SPELL for symbol in edition.spell_symbol]
        self.is_single = [symbol == ANY for symbol in edition.spell_symbol]
        self.towers = edition.located["tower"]
        self.nearest_rim = [min(steps) for steps in edition.to_rim]
        # What the chip of a location brings at first sight, by its front; the last entry: no chip.
        self.chip_worth = [self.chip_at_end + 1.7] * POINTS + [self.chip_at_end + self.chip_points, 0.0]
        self.tiles_with = [[symbol in tile for symbol in range(6)] for tile in edition.tiles]


def _kind(scroll: Scroll) -> int:
    if scroll.counts is None:
        return -1
    if scroll.counts in COUNTED:
        return COUNTED.index(scroll.counts)
    return CLUSTER + ("cluster", "witches", "connected", "witchstone-rank").index(scroll.counts)


def _places(edition: WitchstoneEdition, scroll: Scroll) -> tuple[tuple[int, int], ...]:
    """Put the locations of a ladder into bits, with how many of them each step needs."""
    found: list[tuple[int, int]] = []
    words = scroll.locations or ()
    for step, word in enumerate(words):
        needed = words[: step + 1].count(word)
        if word == "own-tower":
            found.append((OWN_TOWER, needed))
        elif word == "foreign-tower":
            found.append((FOREIGN_TOWER, needed))
        else:
            found.append((edition.located[word], needed))
    return tuple(found)


@cache
def lore_of(edition: WitchstoneEdition) -> Lore:
    """Build the tables of an edition once."""
    return Lore(edition)
