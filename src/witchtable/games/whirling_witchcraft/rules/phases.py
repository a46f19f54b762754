"""The steps of a round that may wait for decisions, in their order (WW-ROUND, WW-ENG-01)."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ARCANA",
    "BREW",
    "EMPTY",
    "OVER",
    "PERSONALITY",
    "PHASES",
    "PLAY",
    "REDRAW",
    "SEATS",
    "TRADES",
    "UNCONTROLLED",
]

PERSONALITY: Final = 0  # choose one of two personalities, once
UNCONTROLLED: Final = 1  # Uncontrolled Powers takes cubes, openly
REDRAW: Final = 2  # Initiates may redraw
PLAY: Final = 3  # everybody chooses a recipe
ARCANA: Final = 4  # triggered effects are used
BREW: Final = 5  # everybody brews
TRADES: Final = 6  # the Witch of All Trades may claim a cube
OVER: Final = 7

PHASES: Final = (
    "personality", "uncontrolled", "redraw", "play", "arcana", "brew", "trades", "over",
)  # fmt: skip

EMPTY: Final = -1
"""No card, no personality, nothing chosen yet."""

SEATS: Final = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(1 << 5))
"""Seats by bit mask: who owes, who has committed."""
