"""The phases of the game and of a turn, in the order in which they come (WD-TURN-07)."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BREW",
    "COLLECT",
    "DONE",
    "EMPTY",
    "NOVICES",
    "OVER",
    "PAY",
    "PHASES",
    "PLAY",
    "REST",
    "RESTORE",
    "SPACES",
]

NOVICES: Final = 0  # choose a pair of novices, before the first turn
PLAY: Final = 1  # play a card, or rest
RESTORE: Final = 2  # use the restoration symbol or leave it
COLLECT: Final = 3  # use action points, location by location
REST: Final = 4  # take resources while resting
BREW: Final = 5  # brew, tame, or end the turn
PAY: Final = 6  # choose how to pay for the potion
DONE: Final = 7  # the turn is over; nobody is asked anything in this phase
OVER: Final = 8

PHASES: Final = ("novices", "play", "restore", "collect", "rest", "brew", "pay", "done", "over")

SPACES: Final = 3
"""Tokens at a location: those of location p are `tokens[p * SPACES : (p + 1) * SPACES]`."""

EMPTY: Final = -1
"""A gap on the board, an objective nobody has taken, no potion being paid for."""
