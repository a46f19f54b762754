"""Where a game stands: set-up, the steps of a turn, the end (WS-SETUP-09, WS-TURN-02)."""

from __future__ import annotations

from typing import Final

__all__ = ["EMPTY", "ORDER", "OVER", "PHASES", "PLACE", "TOWER", "WORK"]

TOWER: Final = 0  # choose a tower for the Big Witch
PLACE: Final = 1  # place a hex tile
ORDER: Final = 2  # choose which of its action types comes first
WORK: Final = 3  # work on the agenda
OVER: Final = 4

PHASES: Final = ("tower", "place", "order", "work", "over")

EMPTY: Final = -1
"""No tower yet, no chip, no tile, nobody's connection."""
