"""The shape of a cauldron: a hexagon of hexagons (WS-CONT-13), its spaces as numbers and as bits.

Rows are lettered from the top, spaces counted from the left: a1 to a4, b1 to b5, ... g4. A set of
spaces is a whole number with one bit for each, so that "is it empty" and "what touches it" are
single operations.
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "BITS",
    "DISTANCE",
    "EDGES",
    "FARTHEST",
    "NEAR",
    "SPACES",
    "SPACE_INDEX",
    "cluster",
    "members",
]

_RADIUS: Final = 3  # four spaces to a side
_ROWS: Final = "abcdefg"


def _left_end(row: int) -> int:
    """The first of a row's axial coordinates; rows are counted from the middle one."""
    return max(-_RADIUS, -_RADIUS - row)


# Axial coordinates, row by row from the top.
_PLACES: Final = [
    (q, row)
    for row in range(-_RADIUS, _RADIUS + 1)
    for q in range(_left_end(row), min(_RADIUS, _RADIUS - row) + 1)
]

SPACES: Final = tuple(f"{_ROWS[row + _RADIUS]}{q - _left_end(row) + 1}" for q, row in _PLACES)
SPACE_INDEX: Final = {space: number for number, space in enumerate(SPACES)}
BITS: Final = tuple(1 << number for number in range(len(SPACES)))


def _distance(first: tuple[int, int], second: tuple[int, int]) -> int:
    q, r = first[0] - second[0], first[1] - second[1]
    return max(abs(q), abs(r), abs(q + r))


DISTANCE: Final = tuple(tuple(_distance(first, second) for second in _PLACES) for first in _PLACES)
FARTHEST: Final = 2 * _RADIUS
NEAR: Final = tuple(
    sum(bit for bit, steps in zip(BITS, row, strict=True) if steps == 1) for row in DISTANCE
)
"""The spaces beside each space, as bits."""
EDGES: Final = tuple(
    (first, second)
    for first in range(len(SPACES))
    for second in range(first)
    if DISTANCE[first][second] == 1
)
"""Every two neighbouring spaces, once."""


def cluster(shown: int, space: int) -> int:
    """Find the connected group of `shown` spaces that holds this one (WS-CLUSTER-01)."""
    found = rest = BITS[space]
    while rest:
        lowest = rest & -rest
        new = NEAR[lowest.bit_length() - 1] & shown & ~found
        found |= new
        rest = (rest ^ lowest) | new
    return found


def members(spaces: int) -> list[int]:
    """List the spaces of a set, in order."""
    found = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found
