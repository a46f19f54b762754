"""Prophecies (WS-PROPH): how far each is fulfilled, from 0 (not enough) to 3 (perfectly)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.clusters import largest_cluster
from witchtable.games.witchstone.counting import COUNTED
from witchtable.games.witchstone.entries import SYMBOLS, Scroll

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["degree", "name_and_clause"]

_PERFECT: Final = 3
_CLAUSES: Final = {
    "cluster": "WS-PROPH-02",
    "witches": "WS-PROPH-04",
    "connected": "WS-PROPH-06",
    "witchstone-rank": "WS-PROPH-10",
    "witches-on-board": "WS-PROPH-11",
    "witches-lying": "WS-PROPH-12",
    "silver-spaces": "WS-PROPH-13",
    "special-tiles": "WS-PROPH-14",
    "scrolls": "WS-PROPH-15",
    "chips": "WS-PROPH-16",
    "crystals": "WS-PROPH-17",
}


def degree(state: WitchstoneState, seat: Seat, scroll: int) -> int:
    """Say how far a seat would fulfil a prophecy if the game ended now (WS-PROPH-01)."""
    prophecy = state.edition.scrolls[scroll]
    reached = _progress(state, seat, scroll)
    if prophecy.at_least is None:
        return reached
    return sum(reached >= bound for bound in prophecy.at_least)


def _progress(state: WitchstoneState, seat: Seat, scroll: int) -> int:
    """Count what a prophecy counts; for locations and the Witchstone that is the degree itself."""
    prophecy = state.edition.scrolls[scroll]
    if prophecy.counts == "cluster":
        assert prophecy.symbol is not None
        return largest_cluster(state, seat, SYMBOLS.index(prophecy.symbol))
    if prophecy.counts == "witchstone-rank":
        return _witchstone_rank(state, seat)
    if prophecy.locations is not None:
        joined = prophecy.counts == "connected"
        places = state.network[seat] if joined else state.standing[seat]
        return _ladder(state, seat, prophecy.locations, places)
    assert prophecy.counts is not None
    return COUNTED[prophecy.counts](state, seat)


def name_and_clause(prophecy: Scroll) -> tuple[str, str]:
    """Name the kind of a prophecy, and the rule that says what it counts."""
    assert prophecy.counts is not None
    if prophecy.counts == "witches" and len(set(prophecy.locations or ())) == 1:
        return "witches-alike", "WS-PROPH-05"
    return prophecy.counts, _CLAUSES[prophecy.counts]


def _ladder(state: WitchstoneState, seat: Seat, wanted: Sequence[str], places: int) -> int:
    """Count the steps met in their order; a type named twice needs two places (WS-PROPH-04 to -07)."""
    for step, kind in enumerate(wanted):
        needed = wanted[: step + 1].count(kind)
        if (places & _locations(state, seat, kind)).bit_count() < needed:
            return step
    return len(wanted)


def _locations(state: WitchstoneState, seat: Seat, kind: str) -> int:
    """Find the locations of a type, as bits; towers are the own one or all others (WS-PROPH-08)."""
    located = state.edition.located
    own = 1 << state.towers[seat]
    if kind == "own-tower":
        return own
    return located["tower"] & ~own if kind == "foreign-tower" else located[kind]


def _witchstone_rank(state: WitchstoneState, seat: Seat) -> int:
    """First, second and third at the Witchstone are 3, 2 and 1 degrees (WS-PROPH-10)."""
    if seat not in state.stone:
        return 0
    return max(0, _PERFECT - state.stone.index(seat))
