"""What is chosen for a seat that has run out of time (WW-ENG-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.cubes import counts
from witchtable.games.whirling_witchcraft.rules import study
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, BREW, PLAY, TRADES, UNCONTROLLED

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["fallback"]


def fallback(state: WhirlingState, seat: Seat) -> Action:
    """Choose for a seat that has run out of time (WW-ENG-12)."""
    offers = state.offers
    if state.phase == UNCONTROLLED:
        room = _room(state, seat)
        return offers.gain[room.index(max(room))]
    if state.phase == PLAY and not study.has_gambled(state, seat):
        numbers = state.edition.initiative
        return offers.play[2 * min(state.hands[seat], key=lambda card: numbers[card])]
    if state.phase in (ARCANA, BREW, TRADES):
        return offers.done
    return state.legal(seat)[0]


def _room(state: WhirlingState, seat: Seat) -> list[int]:
    lying = counts(state.bench[seat])
    return [space - cubes for space, cubes in zip(state.edition.capacity, lying, strict=True)]
