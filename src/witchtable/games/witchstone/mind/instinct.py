"""Instinct: what each choice looks like at first sight, in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.actions import (
    Advance,
    Bottom,
    Close,
    First,
    LayEnergy,
    LaySpecial,
    LayWitch,
    MoveCrystal,
    PlaySpell,
    Remove,
    SendWitch,
    Shelve,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.agenda import LEFT, PLACE, SYMBOL
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX
from witchtable.games.witchstone.components import BLACK_CHIP, BLACK_VIAL, CHIP, VIAL
from witchtable.games.witchstone.entries import CRYSTAL, ENERGY, FRONTS, POINTS, SYMBOLS, WAND
from witchtable.games.witchstone.mind.placing import laying, placements
from witchtable.games.witchstone.mind.valuation import Valuation, chip_worth, stone_points
from witchtable.games.witchstone.rules.crystals import BOTTOM, is_full
from witchtable.games.witchstone.rules.energy import missing
from witchtable.games.witchstone.rules.witches import chip_points, cost
from witchtable.games.witchstone.scroll_kinds import CONNECTIONS, CRYSTALS, SCROLLS
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["instinct"]

_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}
_FRONT: Final = {front: number for number, front in enumerate(FRONTS)}
# What is better done first: it may bring what the other type can use.
_ORDER: Final[tuple[float, ...]] = (3.0, 4.0, 1.0, 0.0, 5.0, 2.0)
# Tuned in play of instinct against instinct.
_UNFINISHED: Final = 0.8  # share of a connection that this batch cannot finish
_TARGET: Final = 0.6  # share of a target that a new location is worth
_PLAY: Final = 0.5  # how readily spells are played
_PRICE: Final = 1.5  # of a crystal action
_NEARER: Final = 1.0  # a step of a crystal towards the rim


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of the seat whose turn it is."""
    assert isinstance(state, WitchstoneState)
    worths = Valuation(state, seat)
    if state.phase == PLACE:
        return placements(worths, actions)
    return [_MAXIMS[type(action)](worths, action) for action in actions]


# -- set-up and order ---------------------------------------------------------------------------


def _tower(worths: Valuation, action: Tower) -> float:
    """A good chip, and chips within reach."""
    state, edition = worths.state, worths.state.edition
    tower = edition.location_index[action.tower]
    worth = chip_worth(edition, state.chips[tower])
    for (start, end), length in zip(edition.ends, edition.lengths, strict=True):
        if tower in (start, end):
            other = end if start == tower else start
            worth += 0.15 * chip_worth(edition, state.chips[other]) / length
    return worth


def _first(worths: Valuation, action: First) -> float:  # noqa: ARG001
    return _ORDER[_INDEX[action.symbol]]


# -- the six actions ----------------------------------------------------------------------------


def _energy(worths: Valuation, action: LayEnergy) -> float:
    """Long connections pay best, if they can be finished; new locations draw."""
    state, seat = worths.state, worths.seat
    edition = state.edition
    at = edition.location_index
    start, end = at[action.start], at[action.end]
    connection = edition.connection_index[start, end]
    length = edition.lengths[connection]
    lacks = missing(state, connection)
    if lacks > state.stock[seat]:
        return -0.1
    gain = edition.connection_points[connection] + worths.bump[CONNECTIONS]
    network = state.network[seat]
    for location in (start, end):
        if not network >> location & 1:
            gain += _opening(worths, location)
    left = state.batches[LEFT]
    if lacks <= left:
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
    return worth + worths.wish(location, for_witch=False)


def _lay_witch(worths: Valuation, action: LayWitch) -> float:  # noqa: ARG001
    return 0.05 + worths.lying()


def _send(worths: Valuation, action: SendWitch) -> float:
    """Points and chip, a share of them for each action of the price."""
    state, seat = worths.state, worths.seat
    location = state.edition.location_index[action.location]
    worth = state.edition.scoring.standing_witch + worths.chip(state.chips[location])
    if location == state.edition.witchstone:
        worth += stone_points(state)
    worth += worths.wish(location, for_witch=True)
    price = cost(state, seat, location) or 1
    return worth + 1.5 - 1.8 * (price - 1)


def _walk(worths: Valuation, action: Walk) -> float:  # noqa: ARG001
    return float(action.steps)


def _advance(worths: Valuation, action: Advance) -> float:
    """What is held can be used before: things that silver spaces count."""
    return worths.actions(WAND, action.steps) + 0.01 * action.steps - 8.0 * (len(worths.state.held) > 0)


def _scroll(worths: Valuation, action: TakeScroll) -> float:
    return worths.scroll(worths.state.display[action.position - 1])


# -- crystals ----------------------------------------------------------------------------------


def _move_crystal(worths: Valuation, action: MoveCrystal) -> float:
    """Bring crystals out where it pays; without that, bring one nearer to the rim."""
    state, seat, nearest = worths.state, worths.seat, worths.state.edition.nearest_rim
    start = SPACE_INDEX[action.start]
    is_black = bool(state.black[seat] & BITS[start])
    if action.end in _INDEX:
        symbol = _INDEX[action.end]
        price = state.edition.to_rim[start][symbol]
        return 3.0 + _into_rack(worths, symbol, is_black) - _PRICE * price
    end = SPACE_INDEX[action.end]
    closer = nearest[start] - nearest[end]
    wasted = DISTANCE[start][end] - closer
    if closer <= 0:
        return -0.5 - 0.1 * wasted
    return _NEARER * closer - 0.6 * wasted - 0.2 * is_black


def _into_rack(worths: Valuation, symbol: int, is_black: bool) -> float:
    """Weigh the best way to put a crystal from a rim symbol into the rack."""
    state = worths.state
    best = 0.0
    if not is_full(state, symbol):
        best = _vial(worths, symbol, is_black)
    if not is_full(state, BOTTOM):
        for front in set(state.table):
            best = max(best, _from_table(worths, front, is_black))
    return best


def _vial(worths: Valuation, symbol: int, is_black: bool) -> float:
    number = worths.state.edition.bonuses[BLACK_VIAL if is_black else VIAL].actions
    worth = 0.0 if is_black else worths.bump[CRYSTALS]
    if symbol == CRYSTAL:  # they go on with this very batch
        return worth + 1.5 * number
    return worth + worths.actions(symbol, number)


def _from_table(worths: Valuation, front: int, is_black: bool) -> float:
    state = worths.state
    number = state.edition.bonuses[BLACK_CHIP if is_black else CHIP].actions
    if not is_black:
        return worths.bump[CRYSTALS] + worths.chip(front, number)
    return worths.chip(front, number) + _black_extra(state, front)


def _black_extra(state: WitchstoneState, front: int) -> int:
    """Count the points that a chip brings more for the black crystal."""
    if front != POINTS:
        return 0
    return chip_points(state.edition, is_black=True) - chip_points(state.edition)


def _shelve(worths: Valuation, action: Shelve) -> float:
    """Weigh the shelf of a rim symbol."""
    return 10.0 + _vial(worths, _INDEX[action.symbol], action.crystal == "black")


def _bottom(worths: Valuation, action: Bottom) -> float:
    """Weigh the bottom shelf with this chip."""
    return 10.0 + _from_table(worths, _FRONT[action.chip], action.crystal == "black")


# -- bonuses ------------------------------------------------------------------------------------


def _spell(worths: Valuation, action: PlaySpell) -> float:
    """A spell kept is worth points: only one that brings clearly more is played."""
    state = worths.state
    scroll = state.edition.scroll_index[action.spell]
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    spell = state.edition.spells[scroll]
    assert spell is not None
    gain = worths.actions(symbol, left + spell.adds) - worths.actions(symbol, left) + spell.brings
    kept = worths.scroll(scroll)
    worth = gain - kept + worths.bump[SCROLLS]
    if symbol == ENERGY or not left or worths.turns <= 2:
        worth += _PLAY
    return worth


def _use(worths: Valuation, action: Use) -> float:
    """Chips and vials are for nothing else; a special tile could be laid instead."""
    symbol = _INDEX[action.symbol]
    bonus = worths.state.edition.bonus_from[action.bonus]
    worth = worths.actions(symbol, bonus.actions)
    if len(bonus.symbols) > 1:
        return worth
    # The wand comes last: others bring what it counts, and would have to wait for its end.
    return 0.5 + 0.1 * worth if symbol == WAND else 2.0 + 0.5 * worth


def _lay_special(worths: Valuation, action: LaySpecial) -> float:
    return laying(worths, action)


def _remove(worths: Valuation, action: Remove) -> float:  # noqa: ARG001
    return NEVER


def _close(worths: Valuation, action: Close) -> float:  # noqa: ARG001
    return 0.0


# Any: each maxim takes the one class of action that it stands beside.
_MAXIMS: Final[dict[type[Action], Callable[[Valuation, Any], float]]] = {
    Tower: _tower,
    First: _first,
    LayEnergy: _energy,
    LayWitch: _lay_witch,
    SendWitch: _send,
    Walk: _walk,
    MoveCrystal: _move_crystal,
    Shelve: _shelve,
    Bottom: _bottom,
    Advance: _advance,
    TakeScroll: _scroll,
    PlaySpell: _spell,
    Use: _use,
    LaySpecial: _lay_special,
    Remove: _remove,
    Close: _close,
}
