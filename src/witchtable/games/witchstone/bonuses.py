"""Bonuses as small numbers (WS-BONUS-01): what grants them, which symbol, how many actions.

A code below `HEXAGON` is a chip or a vial: six codes for each source, one for each symbol. The code
`HEXAGON` is a hexagonal space of the pentagram without a tile; those from `SPECIAL` on are special
tiles. The last two leave the choice of the symbol open until they are begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.games.witchstone.entries import SYMBOLS

if TYPE_CHECKING:
    from witchtable.games.witchstone.components import WitchstoneEdition

__all__ = [
    "BLACK_CHIP",
    "BLACK_VIAL",
    "CHIP",
    "HEXAGON",
    "SOURCES",
    "SPECIAL",
    "VIAL",
    "actions_of",
    "source_of",
    "symbols_of",
]

CHIP: Final = 0
BLACK_CHIP: Final = 6
"""A chip taken for the black crystal: the extra actions belong to the same batch (WS-CRYSTAL-10)."""
VIAL: Final = 12
BLACK_VIAL: Final = 18
HEXAGON: Final = 24
SPECIAL: Final = 25

SOURCES: Final = ("chip", "black-chip", "vial", "black-vial", "hexagon")


def source_of(edition: WitchstoneEdition, code: int) -> str:
    """Name a bonus as the notation does: chip, black-vial, hexagon, or the special tile's pair."""
    return edition.special_ids[code - SPECIAL] if code >= SPECIAL else SOURCES[code // 6]


def symbols_of(edition: WitchstoneEdition, code: int) -> tuple[int, ...]:
    """List the symbols that a bonus can be begun with."""
    if code >= SPECIAL:
        return edition.specials[code - SPECIAL]
    return tuple(range(len(SYMBOLS))) if code == HEXAGON else (code % 6,)


def actions_of(edition: WitchstoneEdition, code: int) -> int:
    """Say how many actions a bonus gives."""
    return edition.special_actions if code >= SPECIAL else edition.bonus_actions[code // 6]
