"""Crystals in the cauldron (WS-CRYSTAL): moving them, and taking them out improperly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import MoveCrystal, Remove
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX, members
from witchtable.games.witchstone.entries import CRYSTAL, SYMBOLS
from witchtable.games.witchstone.events import CrystalMoved, CrystalRemoved
from witchtable.games.witchstone.rules import agenda, rack
from witchtable.games.witchstone.rules.agenda import LEFT
from witchtable.games.witchstone.rules.phases import is_setup
from witchtable.games.witchstone.rules.rack import CRYSTALS
from witchtable.games.witchstone.rules.refusing import not_running, occupied, refuse, unknown_space
from witchtable.games.witchstone.scoring import REMOVALS, score
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices", "in_cauldron"]


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


def _cannot_move(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> IllegalAction | None:
    if (problem := not_running(state, CRYSTAL) or unknown_space(action.start)) is not None:
        return problem
    start, left = SPACE_INDEX[action.start], state.batches[LEFT]
    if not in_cauldron(state, seat) & BITS[start]:
        return refuse("WS-CRYSTAL-01", "no-crystal", space=action.start)
    price = _price(state, action)
    if action.end in SYMBOLS:
        if price > left:
            rim = word(action.end)
            return refuse("WS-CRYSTAL-04", "rim-too-far", symbol=rim, price=price, left=left)
        return None
    problem = unknown_space(action.end) or occupied(state, seat, action.end, clause="WS-CRYSTAL-02")
    if problem is None and price > left:
        return refuse("WS-CRYSTAL-03", "too-far", space=action.end, price=price, left=left)
    return problem


def _price(state: WitchstoneState, action: MoveCrystal) -> int:
    """Count the actions of a move: all spaces on the way, occupied or not; 0 for no way at all."""
    start, end = SPACE_INDEX.get(action.start), SPACE_INDEX.get(action.end)
    if start is not None and action.end in SYMBOLS:
        return state.edition.to_rim[start][SYMBOLS.index(action.end)]
    return DISTANCE[start][end] if start is not None and end is not None else 0


def _move(state: WitchstoneState, seat: Seat, action: MoveCrystal) -> None:
    """Move a crystal in one go (WS-CRYSTAL-03)."""
    start = SPACE_INDEX[action.start]
    is_black = bool(state.black[seat] & BITS[start])
    price = _price(state, action)
    agenda.spend(state, price)
    _lift(state, seat, start, is_black)
    if state.events is not None:
        name = CRYSTALS[is_black]
        state.tell(CrystalMoved(seat, name, action.start, action.end, price))
    end = SPACE_INDEX.get(action.end)
    if end is None:
        rack.reach_rim(state, seat, SYMBOLS.index(action.end), is_black)
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


def _label_move(state: WitchstoneState, action: MoveCrystal) -> Message:
    """Say which crystal moves, whether out onto the rim, and for how many actions."""
    where = "rim" if action.end in SYMBOLS else "space"
    crystal = _crystal_on(state, action.start)
    return label(action, crystal=crystal, where=where, price=_price(state, action))


def _prominence_of_move(state: WitchstoneState, action: MoveCrystal) -> int:  # noqa: ARG001
    """Name ways out of the cauldron before the many steps inside it."""
    return -1 if action.end in SYMBOLS else -2


def _crystal_on(state: WitchstoneState, space: str) -> str:
    at = SPACE_INDEX.get(space)
    return CRYSTALS[at is not None and bool(state.black[state.turn] & BITS[at])]


# -- improper removal ---------------------------------------------------------------------------


def _cannot_remove(state: WitchstoneState, seat: Seat, action: Remove) -> IllegalAction | None:
    if is_setup(state):
        return refuse("WS-SETUP-13", "no-removal-in-setup")
    if action.space in SYMBOLS:
        return refuse("WS-CRYSTAL-22", "rim-stays")
    if (problem := unknown_space(action.space)) is not None:
        return problem
    if not in_cauldron(state, seat) & BITS[SPACE_INDEX[action.space]]:
        return refuse("WS-CRYSTAL-20", "no-crystal", space=action.space)
    return None


def _remove(state: WitchstoneState, seat: Seat, action: Remove) -> None:
    """Take a crystal out improperly: the n-th one costs n points (WS-CRYSTAL-20, -21)."""
    space = SPACE_INDEX[action.space]
    is_black = bool(state.black[seat] & BITS[space])
    _lift(state, seat, space, is_black)
    state.aside[2 * seat + is_black] += 1
    state.removed[seat] += 1
    price = state.removed[seat]
    score(state, seat, REMOVALS, -price)
    if state.events is not None:
        state.tell(CrystalRemoved(seat, CRYSTALS[is_black], action.space, price))


def _label_remove(state: WitchstoneState, action: Remove) -> Message:
    price = state.removed[state.turn] + 1
    return label(action, price=price, crystal=_crystal_on(state, action.space))


CHAPTER: Final = Chapter(
    (
        ActionRules(
            MoveCrystal,
            _move,
            _cannot_move,
            ("WS-CRYSTAL-01", "WS-CRYSTAL-02"),
            _label_move,
            _prominence_of_move,
        ),
        ActionRules(
            Remove,
            _remove,
            _cannot_remove,
            ("WS-CRYSTAL-20", "WS-CRYSTAL-21"),
            _label_remove,
            prominence=-3,
        ),
    )
)
