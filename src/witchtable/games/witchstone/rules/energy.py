"""Energy actions (WS-ENERGY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.actions import LayEnergy
from witchtable.games.witchstone.events import ConnectionCompleted, EnergyLaid
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.rules.phases import EMPTY
from witchtable.games.witchstone.scoring import CONNECTIONS, score

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["choices", "is_complete", "lay"]


def choices(state: WitchstoneState, seat: Seat) -> list[Action]:
    """List the connections that can take a unit (WS-ENERGY-01 to -04)."""
    if not state.stock[seat]:
        return []
    offered = state.offers.energy
    begun = state.begun[seat]
    if begun != EMPTY:
        return [offered[begun]]
    network, bits = state.network[seat], state.edition.end_bits
    return [
        action
        for action, ends, builder in zip(offered, bits, state.builder)  # noqa: B905 - hot
        if builder < 0 and ends & network
    ]


def lay(state: WitchstoneState, seat: Seat, action: LayEnergy) -> None:
    """Lay a unit; score the connection when it is complete (WS-ENERGY-01, -05)."""
    box = state.edition
    at = box.location_index
    connection = box.connection_index[at[action.start], at[action.end]]
    agenda.spend(state, 1)
    state.stock[seat] -= 1
    state.builder[connection] = seat
    state.units[connection] += 1
    length = box.lengths[connection]
    if state.told is not None:
        units = state.units[connection]
        state.tell(EnergyLaid(seat, action.start, action.end, units, length))
    if state.units[connection] < length:
        state.begun[seat] = connection
        return
    state.begun[seat] = EMPTY
    # It starts at the network, so both of its ends belong to it now (WS-ENERGY-02).
    state.network[seat] |= box.end_bits[connection]
    points = box.scoring.connection[length - 1]
    score(state, seat, CONNECTIONS, points)
    if state.told is not None:
        state.tell(ConnectionCompleted(seat, action.start, action.end, points))


def is_complete(state: WitchstoneState, connection: int) -> bool:
    """Say whether a connection is complete; only such carry witches (WS-WITCH-09)."""
    return state.units[connection] == state.edition.lengths[connection]
