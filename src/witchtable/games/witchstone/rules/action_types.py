"""The six action types (WS-CONT-05): what a batch of each offers, and whether it is of any use.

Asked at every decision, so each type is called directly: a table of functions would cost the compiled
build a tenth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.entries import (
    CRYSTAL,
    ENERGY,
    PENTAGRAM,
    SCROLL,
    WAND,
    WITCH,
)
from witchtable.games.witchstone.rules import crystals, energy, pentagram, scrolls, wand, witches

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["can_be_reinforced", "can_use", "choices"]


def choices(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> list[Action]:
    """List what can be done with the actions left of a batch."""
    if symbol == ENERGY:
        return energy.choices(state, seat)
    if symbol == CRYSTAL:
        return crystals.choices(state, seat, left)
    if symbol == WITCH:
        return witches.choices(state, seat, left)
    if symbol == WAND:
        return wand.choices(state, seat, left)
    if symbol == PENTAGRAM:
        return pentagram.choices(state, seat, left)
    return scrolls.choices(state, left)


def can_use(state: WitchstoneState, seat: Seat, symbol: int) -> bool:
    """Say whether actions of a type could do anything at all; if not, they never will this turn."""
    if symbol == ENERGY:
        return bool(energy.buildable(state, seat))  # WS-ENERGY-06
    if symbol == CRYSTAL:
        return crystals.in_cauldron(state, seat) != 0  # WS-CRYSTAL-17
    if symbol == WITCH:
        return state.witches[seat] + state.lying[seat] > 0  # WS-WITCH-16
    if symbol == WAND:
        return wand.room(state, seat) > 0  # WS-WAND-15
    return symbol == PENTAGRAM or bool(state.display)  # WS-SCROLL-06


def can_be_reinforced(state: WitchstoneState, seat: Seat, symbol: int, left: int) -> bool:
    """Say whether more actions than are left would help a batch; otherwise spells are not offered."""
    if symbol == ENERGY:
        return left < state.stock[seat] and bool(energy.buildable(state, seat))
    if symbol == WAND:
        return 0 < left < wand.room(state, seat)
    if symbol == SCROLL:
        return 0 < left < len(state.display)
    return can_use(state, seat, symbol)
