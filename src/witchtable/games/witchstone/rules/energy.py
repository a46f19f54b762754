"""Energy actions (WS-ENERGY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.actions import LayEnergy
from witchtable.games.witchstone.agenda import ActionType, not_running
from witchtable.games.witchstone.entries import EMPTY, ENERGY
from witchtable.games.witchstone.events import ConnectionCompleted, EnergyLaid
from witchtable.games.witchstone.scoring import CONNECTIONS, score
from witchtable.games.witchstone.texts import label, refuse, seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "CHAPTER",
    "TYPE",
    "buildable",
    "in_order",
    "is_complete",
    "lay_unit",
    "missing",
    "open_connections",
]


class _Energy(ActionType):
    explained_by: tuple[str, ...] = ("WS-ENERGY-01", "WS-ENERGY-02", "WS-ENERGY-05")

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:  # noqa: ARG002
        """Lay a unit on a connection that can take one."""
        offered = state.offers.energy
        return [offered[connection] for connection in buildable(state, seat)]

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:
        return bool(buildable(state, seat))  # WS-ENERGY-06

    def gains_by_more(self, state: WitchstoneState, seat: Seat, left: int) -> bool:
        return left < state.stock[seat] and bool(buildable(state, seat))


TYPE: Final[ActionType] = _Energy()


def buildable(state: WitchstoneState, seat: Seat) -> list[int]:
    """List the connections that can take a unit of a seat (WS-ENERGY-01 to -04)."""
    if not state.stock[seat]:
        return []
    begun = state.begun[seat]
    if begun != EMPTY:
        return [begun]
    return open_connections(state, seat)


def open_connections(state: WitchstoneState, seat: Seat) -> list[int]:
    """List the connections at the network of a seat that nobody has begun (WS-ENERGY-02, -04)."""
    network, offers = state.network[seat], state.offers
    return [
        connection
        for connection, ends, builder in zip(offers.every_connection, offers.end_bits, state.builder)  # noqa: B905 - hot
        if builder < 0 and ends & network
    ]


def _forbidden(state: WitchstoneState, seat: Seat, action: LayEnergy) -> IllegalAction | None:
    if (problem := not_running(state, ENERGY)) is not None:
        return problem
    edition = state.edition
    for end in (action.start, action.end):
        if end not in edition.location_index:
            return refuse("WS-CONT-10", "location", location=end)
    ends: dict[str, Argument] = {"start": word(action.start), "end": word(action.end)}
    connection = _connection(state, action)
    if connection == EMPTY:
        return refuse("WS-CONT-11", "no-connection", **ends)
    builder = state.builder[connection]
    if builder not in (EMPTY, seat):
        return refuse("WS-ENERGY-04", "begun-by", builder=seat_name(builder), **ends)
    if is_complete(state, connection):
        return refuse("WS-ENERGY-01", "complete", **ends)
    if not state.stock[seat]:
        return refuse("WS-ENERGY-06", "no-energy")
    begun = state.begun[seat]
    if begun not in (EMPTY, connection):
        start, end, _ = edition.connections[begun]
        left = missing(state, begun)
        return refuse("WS-ENERGY-03", "finish-first", start=word(start), end=word(end), missing=left)
    if not edition.end_bits[connection] & state.network[seat]:
        return refuse("WS-ENERGY-02", "not-joined", **ends)
    return None


def in_order(state: WitchstoneState, action: Action) -> Action:
    """Name the ends of a connection in the order in which it is offered."""
    if not isinstance(action, LayEnergy):
        return action
    connection = _connection(state, action)
    if connection == EMPTY:
        return action
    start, end, _ = state.edition.connections[connection]
    return LayEnergy(start, end)


def _lay(state: WitchstoneState, seat: Seat, action: LayEnergy) -> None:
    lay_unit(state, seat, _connection(state, action))


def lay_unit(state: WitchstoneState, seat: Seat, connection: int) -> None:
    """Lay a unit; score the connection when it is complete (WS-ENERGY-01, -05)."""
    edition = state.edition
    agenda.spend(state, 1)
    state.stock[seat] -= 1
    state.builder[connection] = seat
    state.units[connection] += 1
    length = edition.lengths[connection]
    if state.events is not None:
        start, end, _ = edition.connections[connection]
        state.tell(EnergyLaid(seat, start, end, state.units[connection], length))
    if state.units[connection] < length:
        state.begun[seat] = connection
        return
    state.begun[seat] = EMPTY
    # It starts at the network, so both of its ends belong to it now (WS-ENERGY-02).
    state.network[seat] |= edition.end_bits[connection]
    points = edition.connection_points[connection]
    score(state, seat, CONNECTIONS, points)
    if state.events is not None:
        start, end, _ = edition.connections[connection]
        state.tell(ConnectionCompleted(seat, start, end, points))


def missing(state: WitchstoneState, connection: int) -> int:
    """Count the units that a connection lacks (WS-ENERGY-01)."""
    return state.edition.lengths[connection] - state.units[connection]


def is_complete(state: WitchstoneState, connection: int) -> bool:
    """Say whether a connection is complete; only such carry witches (WS-WITCH-09)."""
    return state.units[connection] == state.edition.lengths[connection]


def _label(state: WitchstoneState, action: LayEnergy) -> Message:
    """Give the units the connection would have, and its length."""
    connection = _connection(state, action)
    if connection == EMPTY:
        return label(action, units=0, length=0, points=0)
    units, length = state.units[connection] + 1, state.edition.lengths[connection]
    points = state.edition.connection_points[connection] if units == length else 0
    return label(action, units=units, length=length, points=points)


def _connection(state: WitchstoneState, action: LayEnergy) -> int:
    at = state.edition.location_index
    pair = (at.get(action.start, EMPTY), at.get(action.end, EMPTY))
    return state.edition.connection_index.get(pair, EMPTY)


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(LayEnergy, _lay, _forbidden, ("WS-ENERGY-01", "WS-ENERGY-02"), _label),)
)
