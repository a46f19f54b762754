"""Thinking about a cauldron: its groups of symbols, where they can grow, and how much room is left."""

from __future__ import annotations

from typing import Final

from witchtable.games.witchstone.cauldron import BITS, NEAR, SPACES, members

__all__ = ["ALL", "Group", "groups", "largest", "open_size", "room", "usable"]

ALL: Final = (1 << len(SPACES)) - 1
_MOST: Final = 50_000  # entries kept; the same few sets of spaces come again and again

Group = tuple[int, int, int]
"""A connected group: its size, the spaces around it and its own, as bits."""

_groups: dict[int, tuple[Group, ...]] = {}
_room: dict[int, int] = {}
_usable: dict[int, int] = {}


def groups(shown: int) -> tuple[Group, ...]:
    """List the connected groups of a set of spaces, the largest first."""
    found = _groups.get(shown)
    if found is None:
        if len(_groups) > _MOST:
            _groups.clear()
        found = _groups[shown] = _find_groups(shown)
    return found


def _find_groups(shown: int) -> tuple[Group, ...]:
    found: list[Group] = []
    rest = shown
    while rest:
        group = growing = rest & -rest
        around = 0
        while growing:
            lowest = growing & -growing
            near = NEAR[lowest.bit_length() - 1]
            around |= near
            new = near & rest & ~group
            group |= new
            growing = (growing ^ lowest) | new
        found.append((group.bit_count(), around & ~group, group))
        rest &= ~group
    found.sort(reverse=True)
    return tuple(found)


def largest(shown: int) -> int:
    """Find the size of the largest group."""
    found = groups(shown)
    return found[0][0] if found else 0


def open_size(shown: int, usable: int) -> int:
    """Find the size of the largest cluster that one more symbol could make on these spaces."""
    found = groups(shown)
    best = 1
    for number, (size, around, _) in enumerate(found):
        near = around & usable
        if not near:
            continue
        if size >= best:
            best = size + 1
        for other, beyond, _ in found[number + 1 :]:
            if near & beyond and size + other >= best:
                best = size + other + 1
    return best


def usable(occupied: int) -> int:
    """Find the empty spaces that half a tile can take: those beside another empty space."""
    found = _usable.get(occupied)
    if found is None:
        if len(_usable) > _MOST:
            _usable.clear()
        empty = ALL & ~occupied
        found = 0
        for space in members(empty):
            if NEAR[space] & empty:
                found |= BITS[space]
        _usable[occupied] = found
    return found


def room(occupied: int) -> int:
    """Count the tiles that still fit into a cauldron, about: pairs of empty neighbours, worst first."""
    found = _room.get(occupied)
    if found is None:
        if len(_room) > _MOST:
            _room.clear()
        found = _room[occupied] = _pairs(ALL & ~occupied)
    return found


def _pairs(empty: int) -> int:
    pairs = 0
    while empty:
        best, fewest = -1, 7
        for space in members(empty):
            near = (NEAR[space] & empty).bit_count()
            if near < fewest:
                best, fewest = space, near
                if near <= 1:
                    break
        empty &= ~BITS[best]
        if not fewest:
            continue
        partner, least = -1, 7
        for other in members(NEAR[best] & empty):
            near = (NEAR[other] & empty).bit_count()
            if near < least:
                partner, least = other, near
        empty &= ~BITS[partner]
        pairs += 1
    return pairs
