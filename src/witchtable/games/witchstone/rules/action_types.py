"""The six action types in their order (WS-CONT-05), each as its chapter has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.agenda import ActionType
from witchtable.games.witchstone.rules import crystals, energy, pentagram, scrolls, wand, witches

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["TYPES", "can_use"]

TYPES: Final[list[ActionType]] = [
    energy.TYPE,
    crystals.TYPE,
    witches.TYPE,
    wand.TYPE,
    pentagram.TYPE,
    scrolls.TYPE,
]
"""By symbol."""


def can_use(state: WitchstoneState, seat: Seat, symbol: int) -> bool:
    """Say whether actions of a type could do anything at all; if not, they never will this turn."""
    return TYPES[symbol].is_of_use(state, seat)
