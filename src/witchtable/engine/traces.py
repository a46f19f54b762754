"""What a match remembers of its moves: for good, and when their events are forgotten.

Matches are many and long; what is the same in them is there once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from witchtable.engine.moves import Action, Event, Move, Seat

__all__ = ["Trace", "fade", "take_trace"]

_REMEMBERED: Final = 10_000


class Trace(NamedTuple):
    """What stays known of a move for good, also when its events are forgotten."""

    reveals: bool
    unseals: bool
    seen: int
    """The seats that saw anything of it, as bits."""


_TRACES: Final[dict[Trace, Trace]] = {}
_FORGOTTEN: Final[list[Event]] = []


def take_trace(move: Move, seats: int) -> Trace:
    """Find what stays known of a move."""
    seen = (1 << seats) - 1
    if move.action.sealed:
        seen = sum(1 << seat for seat in range(seats) if move.is_seen_by(seat))
    found = Trace(move.reveals, any(event.unseals for event in move.events), seen)
    return _TRACES.setdefault(found, found)


@lru_cache(_REMEMBERED)
def fade(seat: Seat, action: Action) -> Move:
    """Write a move whose events are forgotten."""
    return Move(seat, action, _FORGOTTEN)
