"""The forecast of a turn: what a tile would grant on two spaces, before it is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import SPACE_INDEX, SPACES, members
from witchtable.games.witchstone.clusters import cluster_at
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS
from witchtable.games.witchstone.rules import placing, six_actions
from witchtable.games.witchstone.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchstone.actions import Place
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["Forecast", "Half", "forecast"]


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


def forecast(state: WitchstoneState, seat: Seat, action: Place) -> Forecast:
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
    is_useful = state.towers[seat] == EMPTY or six_actions.can_use(state, seat, symbol)
    actions = found.bit_count() if is_useful else 0
    positions = min(actions, len(state.display)) if symbol == SCROLL else 0
    cluster = tuple(SPACES[member] for member in members(found))
    return Half(SYMBOLS[symbol], SPACES[space], cluster, actions, positions)
