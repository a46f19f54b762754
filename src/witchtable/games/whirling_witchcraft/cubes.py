"""Heaps of ingredients, packed into one integer: seven bits and a guard bit for each of five types.

Adding and taking away are one integer operation, and so is the question whether there is enough;
a brew asks it for every recipe on the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

__all__ = [
    "EVERYTHING",
    "HIGH",
    "KINDS",
    "NOTHING",
    "ONE",
    "Heap",
    "counts",
    "fits",
    "pack",
    "smaller",
    "total",
]

Heap: TypeAlias = int

KINDS: Final = 5
NOTHING: Final[Heap] = 0
ONE: Final[tuple[Heap, ...]] = tuple(1 << 8 * kind for kind in range(KINDS))
EVERYTHING: Final[tuple[Heap, ...]] = tuple(0x7F << 8 * kind for kind in range(KINDS))
"""As many of one type as anybody can use: what a Book gives."""
HIGH: Final = sum(0x80 << 8 * kind for kind in range(KINDS))

_SPREAD: Final = 0x0101010101


def pack(numbers: Iterable[int]) -> Heap:
    """Make a heap of so many of each type."""
    heap = 0
    for kind, number in enumerate(numbers):
        heap += number << 8 * kind
    return heap


def counts(heap: Heap) -> tuple[int, int, int, int, int]:
    """Count a heap by type."""
    return (
        heap & 0x7F,
        heap >> 8 & 0x7F,
        heap >> 16 & 0x7F,
        heap >> 24 & 0x7F,
        heap >> 32 & 0x7F,
    )


def total(heap: Heap) -> int:
    """Count all cubes of a heap (at most 255)."""
    return heap * _SPREAD >> 32 & 0xFF


def fits(need: Heap, have: Heap) -> bool:
    """Ask whether `have` holds at least `need` of every type: no guard bit is borrowed from."""
    return ((have | HIGH) - need) & HIGH == HIGH


def smaller(have: Heap, need: Heap) -> Heap:
    """Take the smaller number of each type."""
    # Where there is enough the guard bit survives; it becomes a mask over its whole field.
    enough = (((have | HIGH) - need & HIGH) >> 7) * 0x7F
    return have ^ (have ^ need) & enough
