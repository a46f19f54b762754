"""The phases of a turn, in the order in which they come (WD-TURN-07)."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BREW",
    "COLLECT",
    "DONE",
    "EMPTY",
    "OVER",
    "PAY",
    "PHASES",
    "PLAY",
    "REST",
    "RESTORE",
    "SPACES",
]

PLAY: Final = 0  # play a card, or rest
RESTORE: Final = 1  # use the restoration symbol or leave it
COLLECT: Final = 2  # use action points, location by location
REST: Final = 3  # take resources while resting
BREW: Final = 4  # brew, tame, or end the turn
PAY: Final = 5  # choose how to pay for the potion
DONE: Final = 6  # the turn is over; nobody is asked anything in this phase
OVER: Final = 7

PHASES: Final = ("play", "restore", "collect", "rest", "brew", "pay", "done", "over")

SPACES: Final = 3
"""Tokens at a location: those of location p are `tokens[p * SPACES : (p + 1) * SPACES]`."""

EMPTY: Final = -1
"""A gap on the board, an objective nobody has taken, no potion being paid for."""
