"""What each single choice looks like at first sight, in points: by the numbers that the state uses."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.games.witchstone.agenda import LEFT, SYMBOL
from witchtable.games.witchstone.components import BLACK_CHIP, BLACK_VIAL, CHIP, VIAL
from witchtable.games.witchstone.entries import CRYSTAL, EMPTY, ENERGY, POINTS, SCROLL, WAND
from witchtable.games.witchstone.mind.valuation import Valuation, stone_points
from witchtable.games.witchstone.rules.crystals import BOTTOM, is_full
from witchtable.games.witchstone.scroll_kinds import CONNECTIONS, CRYSTALS, SCROLLS

__all__ = [
    "BLACK",
    "PRICE",
    "advancing",
    "beginning",
    "bottom",
    "casting",
    "energy",
    "first",
    "laying_witch",
    "moving",
    "moving_out",
    "sending",
    "shelf",
    "towers",
    "ways_out",
]

# What is better done first: it may bring what the other type can use.
_ORDER: Final[tuple[float, ...]] = (3.0, 4.0, 1.0, 0.0, 5.0, 2.0)
# Tuned in play of instinct against instinct.
_EARLY_SCROLL: Final = 5.0  # what a chip with a scroll is worth more before the first turn
_UNFINISHED: Final = 0.8  # share of a connection that this batch cannot finish
_TARGET: Final = 0.6  # share of a target that a new location is worth
_PLAY: Final = 0.5  # how readily spells are played
PRICE: Final = 1.5  # of a crystal action
_OUT: Final = 3.0  # a crystal on the rim, whatever shelf it goes to
BLACK: Final = 0.2  # less for moving the black crystal inside the cauldron


# -- set-up and order ---------------------------------------------------------------------------


def towers(worths: Valuation, locations: list[int]) -> list[float]:
    """Weigh where the Big Witch could stand; what is clearly worse is not thought about.

    Points at once look better to a judge than a scroll that pays at the end.
    """
    found = [_tower(worths, location) for location in locations]
    least = max(found) - _EARLY_SCROLL / 2
    return [worth if worth >= least else NEVER for worth in found]


def _tower(worths: Valuation, location: int) -> float:
    """A good chip, and chips within reach."""
    state, figures = worths.state, worths.figures
    chips, locations = figures.chips, state.chips
    worth = chips[locations[location]] if locations[location] != EMPTY else 0.0
    if locations[location] == SCROLL:
        worth += _EARLY_SCROLL
    for start, end, length in zip(figures.starts, figures.stops, figures.lengths, strict=True):
        if location in (start, end):
            other = locations[end if start == location else start]
            if other != EMPTY:
                worth += 0.15 * chips[other] / length
    return worth


def first(symbol: int) -> float:
    """Say how good it is to begin with a type."""
    return _ORDER[symbol]


# -- the six actions ----------------------------------------------------------------------------


def energy(worths: Valuation, connection: int) -> float:
    """Long connections pay best, if they can be finished; new locations draw."""
    state, seat, figures = worths.state, worths.seat, worths.figures
    length = figures.lengths[connection]
    lacks = length - state.units[connection]
    if lacks > state.stock[seat]:
        return -0.1
    gain = figures.connection_points[connection] + worths.bump[CONNECTIONS]
    network = state.network[seat]
    start, stop = figures.starts[connection], figures.stops[connection]
    if not network >> start & 1:
        gain += _opening(worths, start)
    if not network >> stop & 1:
        gain += _opening(worths, stop)
    if lacks <= state.batches[LEFT]:
        return gain / length + 0.3
    if worths.turns <= 1:
        return 0.01
    return gain / length * _UNFINISHED


def _opening(worths: Valuation, location: int) -> float:
    """Weigh joining a location to the network: a target for witches, a step of a prophecy."""
    state, seat = worths.state, worths.seat
    worth = 0.0
    if state.witches[seat] + state.lying[seat] and not state.standing[seat] >> location & 1:
        # Sooner or later a witch goes there, if turns are left; that takes two actions.
        worth = (worths.target(location) - 1.5) * _TARGET * min(1.0, worths.turns / 6)
    return worth + worths.wish(location, for_witch=False) if state.scrolls[seat] else worth


def laying_witch(worths: Valuation) -> float:
    """Weigh laying a witch."""
    return 0.05 + worths.lying()


def sending(worths: Valuation, location: int, price: int) -> float:
    """Points and chip, a share of them for each action of the price."""
    state, figures = worths.state, worths.figures
    worth = figures.standing_witch + worths.chip(state.chips[location])
    if location == figures.witchstone:
        worth += stone_points(state)
    if state.scrolls[worths.seat]:
        worth += worths.wish(location, for_witch=True)
    return worth + 1.5 - 1.8 * (price - 1)


def advancing(worths: Valuation, steps: int) -> float:
    """What is held can be used before: things that silver spaces count."""
    worth = worths.actions(WAND, steps) + 0.01 * steps
    return worth - 8.0 if worths.state.held else worth


# -- crystals ----------------------------------------------------------------------------------


def moving_out(worths: Valuation, start: int, symbol: int, is_black: bool) -> float:
    """Bring a crystal out where it pays."""
    price = worths.figures.to_rim[start][symbol]
    return _OUT + _into_rack(worths, symbol, is_black, _below(worths, is_black)) - PRICE * price


def ways_out(worths: Valuation, is_black: bool) -> list[float]:
    """Weigh each symbol of the rim for a crystal that were there already."""
    below = _below(worths, is_black)
    return [_OUT + _into_rack(worths, symbol, is_black, below) for symbol in range(6)]


def moving(worths: Valuation, start: int, end: int, is_black: bool) -> float:
    """Bring a crystal nearer to the rim."""
    figures = worths.figures
    is_nearer = figures.nearest_rim[start] > figures.nearest_rim[end]
    worth = figures.step(start, end)
    return worth - BLACK if is_black and is_nearer else worth


def _into_rack(worths: Valuation, symbol: int, is_black: bool, below: float) -> float:
    """Weigh the best way to put a crystal from a rim symbol into the rack."""
    best = 0.0
    if not is_full(worths.state, symbol):
        best = shelf(worths, symbol, is_black)
    return below if below > best else best


def _below(worths: Valuation, is_black: bool) -> float:
    """Weigh the best chip for the bottom shelf, from whatever symbol a crystal comes."""
    state = worths.state
    best = NEVER
    if not is_full(state, BOTTOM):
        for front in set(state.table):
            worth = bottom(worths, front, is_black)
            if worth > best:
                best = worth
    return best


def shelf(worths: Valuation, symbol: int, is_black: bool) -> float:
    """Weigh the shelf of a rim symbol."""
    number = worths.state.edition.bonuses[BLACK_VIAL if is_black else VIAL].actions
    worth = 0.0 if is_black else worths.bump[CRYSTALS]
    if symbol == CRYSTAL:  # they go on with this very batch
        return worth + 1.5 * number
    return worth + worths.actions(symbol, number)


def bottom(worths: Valuation, front: int, is_black: bool) -> float:
    """Weigh the bottom shelf with this chip."""
    number = worths.state.edition.bonuses[BLACK_CHIP if is_black else CHIP].actions
    worth = worths.chip(front, number)
    if not is_black:
        return worths.bump[CRYSTALS] + worth
    return worth + worths.figures.black_chip_extra if front == POINTS else worth


# -- bonuses ------------------------------------------------------------------------------------


def casting(worths: Valuation, scroll: int) -> float:
    """A spell kept is worth points: only one that brings clearly more is played."""
    state = worths.state
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    spell = worths.figures.spells[scroll]
    assert spell is not None
    gain = worths.actions(symbol, left + spell.adds) - worths.actions(symbol, left) + spell.brings
    worth = gain - worths.scroll(scroll) + worths.bump[SCROLLS]
    if symbol == ENERGY or not left or worths.turns <= 2:
        worth += _PLAY
    return worth


def beginning(worths: Valuation, symbol: int, actions: int, is_for_it_alone: bool) -> float:
    """Chips and vials are for nothing else; a special tile could be laid instead."""
    worth = worths.actions(symbol, actions)
    if not is_for_it_alone:
        return worth
    # The wand comes last: others bring what it counts, and would have to wait for its end.
    return 0.5 + 0.1 * worth if symbol == WAND else 2.0 + 0.5 * worth
