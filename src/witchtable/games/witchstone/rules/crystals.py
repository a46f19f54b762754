"""Crystal actions and the vial rack (WS-CRYSTAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.actions import Bottom, MoveCrystal, Remove, Shelve
from witchtable.games.witchstone.bonuses import BLACK_VIAL, VIAL, actions_of
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX, members
from witchtable.games.witchstone.components import FRONTS
from witchtable.games.witchstone.entries import CRYSTAL, SYMBOLS
from witchtable.games.witchstone.events import (
    BatchGrew,
    BlackChipScored,
    CrystalLaidAside,
    CrystalMoved,
    CrystalRemoved,
    CrystalShelved,
    TableChipScored,
    TableChipTaken,
)
from witchtable.games.witchstone.rules import agenda, chips
from witchtable.games.witchstone.rules.agenda import RIM
from witchtable.games.witchstone.scoring import REMOVALS, score

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = [
    "BOTTOM",
    "CRYSTALS",
    "bottom",
    "capacity",
    "choices",
    "clear_rim",
    "in_cauldron",
    "is_full",
    "move",
    "remove",
    "shelve",
    "shelving",
]

CRYSTALS: Final = ("own", "black")
BOTTOM: Final = 6
"""The bottom shelf of the rack; the others have the numbers of their symbols."""


def in_cauldron(state: WitchstoneState, seat: Seat) -> int:
    """Find the spaces with a crystal, as bits; the rim is not the cauldron (WS-CRYSTAL-17)."""
    return state.crystals[seat] | state.black[seat]


# -- moving -------------------------------------------------------------------------------------


def choices(state: WitchstoneState, seat: Seat, left: int) -> list[Action]:
    """List every move to an empty space or the rim that the batch pays for (WS-CRYSTAL-02 to -04).

    Any space may be crossed, so the price is the distance; a longer way would only waste actions.
    """
    occupied = state.occupied[seat]
    found: list[Action] = []
    for space in members(state.crystals[seat] | state.black[seat]):
        moves, rims = state.offers.moves(space, left)
        found += [action for bit, action in moves if not occupied & bit]
        found += rims
    return found


def move(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> None:
    """Move a crystal in one go (WS-CRYSTAL-03)."""
    start = SPACE_INDEX[action.start]
    is_black = bool(state.black[seat] & BITS[start])
    end = SPACE_INDEX.get(action.end)
    if end is None:
        symbol = SYMBOLS.index(action.end)
        price = state.edition.to_rim[start][symbol]
    else:
        price = DISTANCE[start][end]
    agenda.spend(state, price)
    _lift(state, seat, start, is_black)
    if state.told is not None:
        name = CRYSTALS[is_black]
        state.tell(CrystalMoved(seat, name, action.start, action.end, price))
    if end is None:
        state.batches[RIM] += 1 << 3 * agenda.rim_kind(symbol, is_black)
        clear_rim(state, seat)
        return
    state.occupied[seat] |= BITS[end]
    if is_black:
        state.black[seat] = BITS[end]
    else:
        state.crystals[seat] |= BITS[end]


def _lift(state: WitchstoneState, seat: Seat, space: int, is_black: bool) -> None:
    """Take a crystal off its space, which is empty at once (WS-CRYSTAL-18)."""
    state.occupied[seat] ^= BITS[space]
    if is_black:
        state.black[seat] = 0
    else:
        state.crystals[seat] ^= BITS[space]


def remove(state: WitchstoneState, seat: Seat, action: Remove) -> None:
    """Take a crystal out improperly: the n-th one costs n points (WS-CRYSTAL-20, -21)."""
    space = SPACE_INDEX[action.space]
    is_black = bool(state.black[seat] & BITS[space])
    _lift(state, seat, space, is_black)
    state.aside[2 * seat + is_black] += 1
    state.removed[seat] += 1
    price = state.removed[seat]
    score(state, seat, REMOVALS, -price)
    if state.told is not None:
        state.tell(CrystalRemoved(seat, CRYSTALS[is_black], action.space, price))


# -- the rack -----------------------------------------------------------------------------------


def capacity(state: WitchstoneState, shelf: int) -> int:
    """Count the vials of a shelf that are in play (WS-CRYSTAL-13, -14)."""
    rack = state.edition.rack
    vials = rack.bottom_vials if shelf == BOTTOM else rack.symbol_vials
    return vials[str(state.seats)]  # type: ignore[index]  # the edition has 2, 3 and 4


def is_full(state: WitchstoneState, shelf: int) -> bool:
    """Say whether a shelf has no vial left."""
    return len(state.rack[shelf]) >= capacity(state, shelf)


def shelving(state: WitchstoneState) -> list[Action]:
    """List the ways to put a crystal from the rim of the running batch into the rack."""
    found: list[Action] = []
    has_room = not is_full(state, BOTTOM)
    for kind in agenda.rim_kinds(state.batches[RIM]):
        if not is_full(state, kind % 6):
            found.append(state.offers.shelve[kind])
        if has_room:
            found += [state.offers.bottom[kind][front] for front in sorted(set(state.table))]
    return found


def shelve(state: WitchstoneState, seat: Seat, action: Shelve) -> None:
    """Put a crystal on the shelf of its rim symbol: a bonus (WS-CRYSTAL-08)."""
    symbol = SYMBOLS.index(action.symbol)
    is_black = action.crystal == CRYSTALS[True]
    _put(state, seat, symbol, is_black, symbol)
    code = (BLACK_VIAL if is_black else VIAL) + symbol
    if symbol == CRYSTAL:
        # The exception: these actions go to the very batch that brought the crystal (WS-BONUS-08).
        actions = actions_of(state.edition, code)
        agenda.grow(state, actions)
        if state.told is not None:
            state.tell(BatchGrew(seat, actions))
    else:
        agenda.hold(state, code)
    clear_rim(state, seat)


def bottom(state: WitchstoneState, seat: Seat, action: Bottom) -> None:
    """Put a crystal on the bottom shelf and take a chip from the table (WS-CRYSTAL-09)."""
    is_black = action.crystal == CRYSTALS[True]
    _put(state, seat, SYMBOLS.index(action.symbol), is_black, BOTTOM)
    front = FRONTS.index(action.chip)
    at = state.table.index(front)
    state.table = state.table[:at] + state.table[at + 1 :]
    if state.told is not None:
        state.tell(TableChipTaken(seat, action.chip))
    told = BlackChipScored if is_black else TableChipScored
    chips.gain(state, seat, front, told, is_black=is_black)
    clear_rim(state, seat)


def _put(state: WitchstoneState, seat: Seat, symbol: int, is_black: bool, shelf: int) -> None:
    state.batches[RIM] -= 1 << 3 * agenda.rim_kind(symbol, is_black)
    state.rack[shelf] += (2 * seat + is_black,)
    if state.told is not None:
        name = "bottom" if shelf == BOTTOM else SYMBOLS[shelf]
        state.tell(CrystalShelved(seat, CRYSTALS[is_black], name))


def clear_rim(state: WitchstoneState, seat: Seat) -> None:
    """Lay aside what no shelf can take any more: nothing is left to choose (WS-CRYSTAL-16)."""
    if not is_full(state, BOTTOM):
        return
    for kind in agenda.rim_kinds(state.batches[RIM]):
        is_black, symbol = divmod(kind, 6)
        while is_full(state, symbol) and agenda.on_rim(state.batches[RIM], kind):
            state.batches[RIM] -= 1 << 3 * kind
            state.aside[2 * seat + is_black] += 1
            if state.told is not None:
                state.tell(CrystalLaidAside(seat, CRYSTALS[is_black], SYMBOLS[symbol]))
