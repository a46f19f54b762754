"""Clusters (WS-CLUSTER): how many actions a half of a tile brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import BITS, cluster

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["cluster_at", "largest_cluster"]


def cluster_at(state: WitchstoneState, seat: Seat, symbol: int, space: int) -> int:
    """Find the cluster of a symbol that holds this space, as bits (WS-CLUSTER-01, -02).

    Printed symbols, halves of hex tiles and special tiles all show in `symbols`; crystals never do
    (WS-CLUSTER-07).
    """
    return cluster(state.symbols[6 * seat + symbol] | BITS[space], space)


def largest_cluster(state: WitchstoneState, seat: Seat, symbol: int) -> int:
    """Find the size of a seat's largest cluster of a symbol (WS-PROPH-02)."""
    rest = state.symbols[6 * seat + symbol]
    largest = 0
    while rest:
        found = cluster(rest, (rest & -rest).bit_length() - 1)
        largest = max(largest, found.bit_count())
        rest &= ~found
    return largest
