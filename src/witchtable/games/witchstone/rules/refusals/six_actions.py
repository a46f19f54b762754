"""Why an action of the running batch is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument
from witchtable.games.witchstone.actions import (
    Advance,
    LayEnergy,
    LayWitch,
    MoveCrystal,
    SendWitch,
    TakeScroll,
    Walk,
)
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import crystals, wand, witches
from witchtable.games.witchstone.rules import energy as energy_rules
from witchtable.games.witchstone.rules.agenda import LEFT
from witchtable.games.witchstone.rules.phases import EMPTY
from witchtable.games.witchstone.rules.refusals.facts import lying_on, refuse
from witchtable.games.witchstone.texts import seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["advance", "crystal", "energy", "in_order", "lay_witch", "scroll", "send", "walk"]


def in_order(state: WitchstoneState, action: LayEnergy) -> LayEnergy:
    """Name the ends of a connection in the order in which it is offered."""
    at = state.edition.location_index
    pair = (at.get(action.start, EMPTY), at.get(action.end, EMPTY))
    connection = state.edition.connection_index.get(pair)
    if connection is None:
        return action
    start, end, _ = state.edition.connections[connection]
    return LayEnergy(start, end)


def energy(state: WitchstoneState, seat: Seat, action: LayEnergy) -> IllegalAction:
    """Say why no unit can be laid there."""
    box = state.edition
    at = box.location_index
    for end in (action.start, action.end):
        if end not in at:
            return refuse("WS-CONT-10", "location", location=end)
    ends: dict[str, Argument] = {"start": word(action.start), "end": word(action.end)}
    connection = box.connection_index.get((at[action.start], at[action.end]))
    if connection is None:
        return refuse("WS-CONT-11", "no-connection", **ends)
    builder = state.builder[connection]
    if builder not in (EMPTY, seat):
        return refuse("WS-ENERGY-04", "begun-by", builder=seat_name(builder), **ends)
    if energy_rules.is_complete(state, connection):
        return refuse("WS-ENERGY-01", "complete", **ends)
    if not state.stock[seat]:
        return refuse("WS-ENERGY-06", "no-energy")
    begun = state.begun[seat]
    if begun != EMPTY:
        start, end, length = box.connections[begun]
        missing = length - state.units[begun]
        return refuse("WS-ENERGY-03", "finish-first", start=word(start), end=word(end), missing=missing)
    return refuse("WS-ENERGY-02", "not-joined", **ends)


def lay_witch(state: WitchstoneState, seat: Seat, action: LayWitch) -> IllegalAction:  # noqa: ARG001
    """Say why no witch can be laid."""
    return refuse("WS-WITCH-16", "no-witch", lying=state.lying[seat])


def send(state: WitchstoneState, seat: Seat, action: SendWitch) -> IllegalAction:
    """Say why no witch can be sent there."""
    location = state.edition.location_index.get(action.location)
    if location is None:
        return refuse("WS-CONT-10", "location", location=action.location)
    place = word(action.location)
    if location == state.towers[seat]:
        return refuse("WS-WITCH-12", "own-tower")
    if state.standing[seat] >> location & 1:
        return refuse("WS-WITCH-12", "witch-there", location=place)
    if not state.lying[seat]:
        return refuse("WS-WITCH-16", "none-lying")
    price = witches.cost(state, seat, location)
    if price is None:
        return refuse("WS-WITCH-09", "no-route", location=place)
    left = state.batches[LEFT]
    return refuse("WS-WITCH-08", "too-dear", location=place, price=price, left=left)


def walk(state: WitchstoneState, seat: Seat, action: Walk) -> IllegalAction:
    """Say why so many steps cannot be walked."""
    left = state.batches[LEFT]
    if not 0 < action.steps <= left:
        return refuse("WS-PENTA-01", "steps", steps=action.steps, left=left)
    most = state.edition.to_reward[state.ring[seat]]
    return refuse("WS-PENTA-02", "past-reward", steps=action.steps, most=most)


def crystal(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> IllegalAction:
    """Say why a crystal cannot be moved there."""
    start = SPACE_INDEX.get(action.start)
    if start is None:
        return refuse("WS-CONT-13", "space", space=action.start)
    if not crystals.in_cauldron(state, seat) & BITS[start]:
        return refuse("WS-CRYSTAL-01", "no-crystal", space=action.start)
    left = state.batches[LEFT]
    if action.end in SYMBOLS:
        price = state.edition.to_rim[start][SYMBOLS.index(action.end)]
        rim = word(action.end)
        return refuse("WS-CRYSTAL-04", "rim-too-far", symbol=rim, price=price, left=left)
    end = SPACE_INDEX.get(action.end)
    if end is None:
        return refuse("WS-CONT-13", "space", space=action.end)
    if state.occupied[seat] & BITS[end]:
        what = lying_on(state, seat, action.end)
        return refuse("WS-CRYSTAL-02", "occupied", space=action.end, what=what)
    price = DISTANCE[start][end]
    return refuse("WS-CRYSTAL-03", "too-far", space=action.end, price=price, left=left)


def advance(state: WitchstoneState, seat: Seat, action: Advance) -> IllegalAction:
    """Say why so many steps cannot be made."""
    left, room = state.batches[LEFT], wand.room(state, seat)
    if 0 < action.steps <= left:
        return refuse("WS-WAND-15", "wand-end", room=room)
    return refuse("WS-WAND-01", "steps", steps=action.steps, left=left)


def scroll(state: WitchstoneState, seat: Seat, action: TakeScroll) -> IllegalAction:  # noqa: ARG001
    """Say why no scroll can be taken from there."""
    left, shown = state.batches[LEFT], len(state.display)
    if 0 < action.position <= left:
        return refuse("WS-SCROLL-06", "no-scroll", position=action.position, shown=shown)
    return refuse("WS-SCROLL-02", "range", position=action.position, left=min(left, shown))
