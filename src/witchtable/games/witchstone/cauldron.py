"""The shape of a cauldron, a hexagon of hexagons (WS-CONT-13), and clusters in it (WS-CLUSTER).

Rows are lettered from the top, spaces counted from the left: a1 to a4, b1 to b5, ... g4. A set of
spaces is a whole number with one bit for each, so that "is it empty" and "what touches it" are
single operations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.texts import refuse

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "ALL_SPACES",
    "BITS",
    "DISTANCE",
    "EDGES",
    "FARTHEST",
    "NEAR",
    "SPACES",
    "SPACE_INDEX",
    "Group",
    "by_room",
    "cluster",
    "cluster_at",
    "cluster_with_one_more",
    "fitting_tiles",
    "groups",
    "has_room",
    "largest_cluster",
    "members",
    "occupied",
    "spaces_for_tiles",
    "unknown_space",
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
ALL_SPACES: Final = (1 << len(SPACES)) - 1


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


# -- clusters -----------------------------------------------------------------------------------


def cluster_at(state: WitchstoneState, seat: Seat, symbol: int, space: int) -> int:
    """Find the cluster of a symbol that holds this space, as bits (WS-CLUSTER-01, -02).

    Printed symbols, halves of hex tiles and special tiles all show in `symbols`; crystals never do
    (WS-CLUSTER-07).
    """
    return cluster(state.symbols[6 * seat + symbol] | BITS[space], space)


def largest_cluster(shown: int) -> int:
    """Find the size of the largest cluster of the spaces that show a symbol (WS-PROPH-02)."""
    found = groups(shown)
    return found[0][0] if found else 0


Group = tuple[int, int, int]
"""A connected group: its size, the spaces around it and its own, as bits."""

_MOST: Final = 50_000  # entries kept; the same few sets of spaces come again and again
_groups: dict[int, tuple[Group, ...]] = {}


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
        group = cluster(rest, (rest & -rest).bit_length() - 1)
        around = 0
        for space in members(group):
            around |= NEAR[space]
        found.append((group.bit_count(), around & ~group, group))
        rest &= ~group
    found.sort(reverse=True)
    return tuple(found)


# -- what still fits ----------------------------------------------------------------------------

_by_room: dict[int, tuple[list[int], list[int]]] = {}
_spaces_for_tiles: dict[int, int] = {}
_fitting_tiles: dict[int, int] = {}


def cluster_with_one_more(shown: int, spaces: int) -> int:
    """Find the size of the largest cluster that one more symbol could make on one of these spaces."""
    found = groups(shown)
    best = 1
    for number, (size, around, _) in enumerate(found):
        near = around & spaces
        if not near:
            continue
        if size >= best:
            best = size + 1
        for other, beyond, _ in found[number + 1 :]:
            if near & beyond and size + other >= best:
                best = size + other + 1
    return best


def by_room(empty: int) -> tuple[list[int], list[int]]:
    """List empty spaces: those beside at least two other ones, and those where there is less room."""
    found = _by_room.get(empty)
    if found is None:
        if len(_by_room) > _MOST:
            _by_room.clear()
        roomy: list[int] = []
        narrow: list[int] = []
        for space in members(empty):
            near = NEAR[space] & empty
            (roomy if near & near - 1 else narrow).append(space)
        found = _by_room[empty] = roomy, narrow
    return found


def spaces_for_tiles(occupied: int) -> int:
    """Find the empty spaces that half a tile can take: those beside another empty space."""
    found = _spaces_for_tiles.get(occupied)
    if found is None:
        if len(_spaces_for_tiles) > _MOST:
            _spaces_for_tiles.clear()
        empty = ALL_SPACES & ~occupied
        found = 0
        for space in members(empty):
            if NEAR[space] & empty:
                found |= BITS[space]
        _spaces_for_tiles[occupied] = found
    return found


def has_room(occupied: int) -> bool:
    """Say whether a tile still fits: whether there are two neighbouring empty spaces (WS-TURN-03)."""
    return spaces_for_tiles(occupied) != 0


def fitting_tiles(occupied: int) -> int:
    """Count the tiles that still fit into a cauldron, about: pairs of empty neighbours, worst first."""
    found = _fitting_tiles.get(occupied)
    if found is None:
        if len(_fitting_tiles) > _MOST:
            _fitting_tiles.clear()
        found = _fitting_tiles[occupied] = _pairs(ALL_SPACES & ~occupied)
    return found


def _pairs(empty: int) -> int:
    pairs = 0
    while empty:
        space = _loneliest(empty, empty)
        empty &= ~BITS[space]
        near = NEAR[space] & empty
        if near:
            empty &= ~BITS[_loneliest(near, empty)]
            pairs += 1
    return pairs


def _loneliest(spaces: int, empty: int) -> int:
    """Find the first of these spaces that has the fewest empty neighbours."""
    best, fewest = -1, 7
    for space in members(spaces):
        near = (NEAR[space] & empty).bit_count()
        if near < fewest:
            best, fewest = space, near
    return best


# -- refusals of spaces ------------------------------------------------------------------------


def unknown_space(*spaces: str) -> IllegalAction | None:
    """Refuse spaces that no cauldron has."""
    for space in spaces:
        if space not in SPACE_INDEX:
            return refuse("WS-CONT-13", "space", space=space)
    return None


def occupied(state: WitchstoneState, seat: Seat, space: str, *, clause: str) -> IllegalAction | None:
    """Refuse a space that is not empty, and say what lies on it (WS-TURN-04)."""
    bit = BITS[SPACE_INDEX[space]]
    if not state.occupied[seat] & bit:
        return None
    if (state.crystals[seat] | state.black[seat]) & bit:
        what = Message("witchstone-lies-crystal")
    elif any(printed & bit for printed in state.edition.printed):
        what = Message("witchstone-lies-printed")
    else:
        special = any(BITS[at] == bit for _, at in state.laid_specials[seat])
        what = Message("witchstone-lies-special" if special else "witchstone-lies-tile")
    return refuse(clause, "occupied", space=space, what=what)
