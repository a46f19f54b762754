"""Why a tower cannot be chosen, a tile not be placed there, an order not be asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import (
    Discard,
    First,
    Place,
    Tower,
)
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import crystals, legal, turn
from witchtable.games.witchstone.rules.phases import ORDER, PLACE, TOWER, WORK
from witchtable.games.witchstone.rules.refusals.facts import lying_on, refuse, wrong_moment
from witchtable.games.witchstone.texts import seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["cannot_place", "discard", "first", "place", "tower"]


def tower(state: WitchstoneState, seat: Seat, action: Tower) -> IllegalAction:
    """Say why a tower cannot be chosen."""
    box = state.edition
    if state.phase != TOWER:
        own = word(box.location_ids[state.towers[seat]])
        return refuse("WS-SETUP-10", "tower-chosen", tower=own)
    location = box.location_index.get(action.tower)
    if location not in box.towers:
        towers = ", ".join(box.location_ids[tower] for tower in box.towers)
        return refuse("WS-SETUP-10", "not-a-tower", location=action.tower, towers=towers)
    owner = seat_name(state.towers.index(location))
    return refuse("WS-SETUP-10", "tower-taken", tower=word(action.tower), owner=owner)


def place(state: WitchstoneState, seat: Seat, action: Place) -> IllegalAction:
    """Say why a tile cannot be placed."""
    if turn.is_setup(state):
        return wrong_moment(state)
    if state.phase != PLACE:
        return refuse("WS-TURN-02", "one-tile")
    problem = cannot_place(state, seat, action)
    assert problem is not None
    return problem


def cannot_place(state: WitchstoneState, seat: Seat, action: Place) -> IllegalAction | None:
    """Say why a tile cannot lie on two spaces of a seat's cauldron, whoever's turn it is."""
    if (problem := _not_in_hand(state, seat, action.tile)) is not None:
        return problem
    spaces = (action.first, action.second)
    for space in spaces:
        if space not in SPACE_INDEX:
            return refuse("WS-CONT-13", "space", space=space)
    first, second = (SPACE_INDEX[space] for space in spaces)
    for space in spaces:
        if state.occupied[seat] & BITS[SPACE_INDEX[space]]:
            return refuse("WS-TURN-04", "occupied", space=space, what=lying_on(state, seat, space))
    if DISTANCE[first][second] != 1:
        return refuse("WS-TURN-03", "not-neighbours", first=action.first, second=action.second)
    return None


def _not_in_hand(state: WitchstoneState, seat: Seat, tile: str) -> IllegalAction | None:
    box = state.edition
    number = box.tile_index.get(tile)
    if number is not None and number in state.hands[seat]:
        return None
    hand = [word(box.tile_ids[own]) for own in state.hands[seat]]
    nothing = Message("witchstone-nothing")
    return refuse("WS-TURN-02", "not-in-hand", tile=word(tile), hand=hand or nothing)


def discard(state: WitchstoneState, seat: Seat, action: Discard) -> IllegalAction:
    """Say why no tile can be given up."""
    if state.phase != PLACE:
        return wrong_moment(state)
    occupied = state.occupied[seat]
    if legal.has_room(state, occupied):
        return refuse("WS-TURN-09", "no-passing")
    if legal.has_room(state, occupied & ~crystals.in_cauldron(state, seat)):
        return refuse("WS-TURN-10", "make-room")
    problem = _not_in_hand(state, seat, action.tile)
    assert problem is not None
    return problem


def first(state: WitchstoneState, seat: Seat, action: First) -> IllegalAction:  # noqa: ARG001
    """Say why this type cannot come first."""
    if state.phase == WORK and not turn.is_setup(state):
        return refuse("WS-TURN-06", "order-chosen")
    if state.phase != ORDER:
        return wrong_moment(state)
    types = [word(SYMBOLS[symbol]) for _, symbol in state.todo]
    return refuse("WS-TURN-05", "not-on-tile", symbol=action.symbol, types=types)
