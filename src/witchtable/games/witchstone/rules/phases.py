"""Where a game stands: set-up, the steps of a turn, the end (WS-SETUP-09, WS-TURN-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["EMPTY", "ORDER", "OVER", "PHASES", "PLACE", "TOWER", "WORK", "is_setup"]

TOWER: Final = 0  # choose a tower for the Big Witch
PLACE: Final = 1  # place a hex tile
ORDER: Final = 2  # choose which of its action types comes first
WORK: Final = 3  # work on the agenda
OVER: Final = 4

PHASES: Final = ("tower", "place", "order", "work", "over")

EMPTY: Final = -1
"""No tower yet, no chip, no tile, nobody's connection."""


def is_setup(state: WitchstoneState) -> bool:
    """Say whether Big Witches are still being placed."""
    return state.round == 0
