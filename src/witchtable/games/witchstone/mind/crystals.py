"""Instinct for crystals: bring them out where it pays, and put them where they bring most."""

from __future__ import annotations

from typing import Final

from witchtable.games.witchstone.actions import Bottom, MoveCrystal, Shelve
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.components import FRONTS
from witchtable.games.witchstone.entries import CRYSTAL, POINTS, SYMBOLS
from witchtable.games.witchstone.mind.lore import CRYSTALS
from witchtable.games.witchstone.mind.outlook import Outlook
from witchtable.games.witchstone.rules.rack import BOTTOM, is_full

__all__ = ["chip_for", "moving", "shelving"]

_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}
_FRONT: Final = {front: number for number, front in enumerate(FRONTS)}
# Tuned in play of instinct against instinct.
_PRICE: Final = 1.5  # of a crystal action
_NEARER: Final = 1.0  # a step towards the rim


def moving(outlook: Outlook, action: MoveCrystal) -> float:
    """Bring crystals out where it pays; without that, bring one nearer to the rim."""
    state, seat, lore = outlook.state, outlook.seat, outlook.lore
    start = SPACE_INDEX[action.start]
    is_black = bool(state.black[seat] & BITS[start])
    if action.end in _INDEX:
        symbol = _INDEX[action.end]
        price = state.edition.to_rim[start][symbol]
        return 3.0 + _rack(outlook, symbol, is_black) - _PRICE * price
    end = SPACE_INDEX[action.end]
    closer = lore.nearest_rim[start] - lore.nearest_rim[end]
    wasted = DISTANCE[start][end] - closer
    if closer <= 0:
        return -0.5 - 0.1 * wasted
    return _NEARER * closer - 0.6 * wasted - 0.2 * is_black


def _rack(outlook: Outlook, symbol: int, is_black: bool) -> float:
    """Weigh the best way to put a crystal from a rim symbol into the rack."""
    state = outlook.state
    best = 0.0
    if not is_full(state, symbol):
        best = _vial(outlook, symbol, is_black)
    if not is_full(state, BOTTOM):
        for front in set(state.table):
            best = max(best, _from_table(outlook, front, is_black))
    return best


def _vial(outlook: Outlook, symbol: int, is_black: bool) -> float:
    rack = outlook.state.edition.rack
    number = rack.black_symbol_actions if is_black else rack.symbol_actions
    worth = 0.0 if is_black else outlook.bump[CRYSTALS]
    if symbol == CRYSTAL:  # they go on with this very batch
        return worth + 1.5 * number
    return worth + outlook.actions(symbol, number)


def _from_table(outlook: Outlook, front: int, is_black: bool) -> float:
    rack, scoring = outlook.state.edition.rack, outlook.state.edition.scoring
    if not is_black:
        return outlook.bump[CRYSTALS] + outlook.chip(front, rack.chip_actions)
    extra = scoring.black_points_chip - scoring.points_chip if front == POINTS else 0
    return outlook.chip(front, rack.black_chip_actions) + extra


def shelving(outlook: Outlook, action: Shelve) -> float:
    """Weigh the shelf of a rim symbol."""
    return 10.0 + _vial(outlook, _INDEX[action.symbol], action.crystal == "black")


def chip_for(outlook: Outlook, action: Bottom) -> float:
    """Weigh the bottom shelf with this chip."""
    return 10.0 + _from_table(outlook, _FRONT[action.chip], action.crystal == "black")
