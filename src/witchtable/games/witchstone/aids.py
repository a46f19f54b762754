"""What a seat may ask besides its choices: what an open tile would grant, before it is placed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.actions import PlaceTile
from witchtable.games.witchstone.agenda import actions_of_phase
from witchtable.games.witchstone.cauldron import BITS, EDGES, SPACE_INDEX, SPACES, cluster_at, members
from witchtable.games.witchstone.entries import EMPTY, SCROLL, SYMBOLS
from witchtable.games.witchstone.rules import placing
from witchtable.games.witchstone.rules.action_types import can_use

if TYPE_CHECKING:
    from witchtable.engine.game import Aid
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["AIDS", "Forecast", "Half", "forecast"]


class Half(msgspec.Struct, frozen=True):
    """What one half of a tile would bring."""

    symbol: str
    space: str
    cluster: tuple[str, ...]
    """The spaces of its cluster, this one too."""
    actions: int
    """The size of the cluster; 0 when actions of this type are of no use now (WS-TURN-07)."""
    positions: int
    """Scroll: how many positions of the display one scroll may be taken from; otherwise 0."""


class Forecast(msgspec.Struct, frozen=True):
    """What a tile would bring: its first half, then its second.

    Both are counted as things are now; a special tile laid in the first phase may still enlarge the
    cluster of the second (WS-CLUSTER-05).
    """

    halves: tuple[Half, Half]

    def as_json(self) -> dict[str, Any]:
        """Write it as a JSON-ready dict."""
        written: dict[str, Any] = msgspec.to_builtins(self)
        return written


def forecast(state: WitchstoneState, seat: Seat, action: PlaceTile) -> Forecast:
    """Count what placing an open tile would grant; also while it is another player's turn.

    Raises IllegalAction if the tile is not there or does not fit.
    """
    if (problem := placing.cannot_place(state, seat, action)) is not None:
        raise problem
    first, second = SPACE_INDEX[action.first], SPACE_INDEX[action.second]
    symbols = state.edition.tiles[state.edition.tile_index[action.tile]]
    return Forecast((_half(state, seat, symbols[0], first), _half(state, seat, symbols[1], second)))


def _half(state: WitchstoneState, seat: Seat, symbol: int, space: int) -> Half:
    found = cluster_at(state, seat, symbol, space)
    # Before the tower is chosen nothing is joined to it; that does not make energy useless.
    is_useful = state.towers[seat] == EMPTY or can_use(state, seat, symbol)
    actions = actions_of_phase(state, seat, symbol, space) if is_useful else 0
    positions = min(actions, len(state.display)) if symbol == SCROLL else 0
    cluster = tuple(SPACES[member] for member in members(found))
    return Half(SYMBOLS[symbol], SPACES[space], cluster, actions, positions)


def _forecast(state: State, seat: Seat, question: Mapping[str, str]) -> dict[str, Forecast]:
    """Count what an open tile (`tile`) would grant on every two spaces, first half first.

    Raises IllegalAction if the tile is not there. Nothing fits when no two empty spaces are neighbours.
    """
    state = cast("WitchstoneState", state)
    tile = question.get("tile", "")
    occupied = state.occupied[seat]
    found = {}
    for edge in EDGES:
        if occupied & (BITS[edge[0]] | BITS[edge[1]]):
            continue
        for first, second in (edge, edge[::-1]):
            place = PlaceTile(tile, SPACES[first], SPACES[second])
            found[f"{place.first} {place.second}"] = forecast(state, seat, place)
    return found


AIDS: Final[Mapping[str, Aid]] = MappingProxyType({"forecast": _forecast})
