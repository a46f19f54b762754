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
    Remove,
    SendWitch,
    Shelve,
    Spell,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.bonuses import SOURCES
from witchtable.games.witchstone.components import FRONTS
from witchtable.games.witchstone.entries import ENERGY, SYMBOLS, WAND
from witchtable.games.witchstone.mind.crystals import chip_for, moving, shelving
from witchtable.games.witchstone.mind.lore import (
    CONNECTED,
    CONNECTIONS,
    SCROLLS,
    STANDING,
)
from witchtable.games.witchstone.mind.outlook import Outlook
from witchtable.games.witchstone.mind.placing import laying, placements
from witchtable.games.witchstone.mind.prospects import wish
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL
from witchtable.games.witchstone.rules.phases import PLACE
from witchtable.games.witchstone.rules.witches import cost
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["instinct"]

_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}
_FRONT: Final = {front: number for number, front in enumerate(FRONTS)}
_SOURCE: Final = {source: number for number, source in enumerate(SOURCES)}
# What is better done first: it may bring what the other type can use.
_ORDER: Final[tuple[float, ...]] = (3.0, 4.0, 1.0, 0.0, 5.0, 2.0)
# Tuned in play of instinct against instinct.
_UNFINISHED: Final = 0.8  # share of a connection that this batch cannot finish
_TARGET: Final = 0.6  # share of a target that a new location is worth
_PLAY: Final = 0.5  # how readily spells are played


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of the seat whose turn it is."""
    assert isinstance(state, WitchstoneState)
    outlook = Outlook(state, seat)
    if state.phase == PLACE:
        return placements(outlook, actions)
    return [_MAXIMS[type(action)](outlook, action) for action in actions]


# -- set-up and order ---------------------------------------------------------------------------


def _tower(outlook: Outlook, action: Tower) -> float:
    """A good chip, and chips within reach."""
    state, edition = outlook.state, outlook.state.edition
    tower = edition.location_index[action.tower]
    worth = outlook.lore.chip_worth[state.chips[tower]]
    for (start, end), length in zip(edition.ends, edition.lengths, strict=True):
        if tower in (start, end):
            other = end if start == tower else start
            worth += 0.15 * outlook.lore.chip_worth[state.chips[other]] / length
    return worth


def _first(outlook: Outlook, action: First) -> float:  # noqa: ARG001
    return _ORDER[_INDEX[action.symbol]]


# -- the six actions ----------------------------------------------------------------------------


def _energy(outlook: Outlook, action: LayEnergy) -> float:
    """Long connections pay best, if they can be finished; new locations draw."""
    state, seat = outlook.state, outlook.seat
    edition, lore = state.edition, outlook.lore
    at = edition.location_index
    start, end = at[action.start], at[action.end]
    connection = edition.connection_index[start, end]
    length = edition.lengths[connection]
    missing = length - state.units[connection]
    if missing > state.stock[seat]:
        return -0.1
    gain = lore.connection_points[connection] + outlook.bump[CONNECTIONS]
    network = state.network[seat]
    for location in (start, end):
        if not network >> location & 1:
            gain += _opening(outlook, location)
    left = state.batches[LEFT]
    if missing <= left:
        return gain / length + 0.3
    if outlook.turns <= 1:
        return 0.01
    return gain / length * _UNFINISHED


def _opening(outlook: Outlook, location: int) -> float:
    """Weigh joining a location to the network: a target for witches, a step of a prophecy."""
    state, seat, lore = outlook.state, outlook.seat, outlook.lore
    worth = 0.0
    if state.witches[seat] + state.lying[seat] and not state.standing[seat] >> location & 1:
        # Sooner or later a witch goes there, if turns are left; that takes two actions.
        worth = (outlook.target(location) - 1.5) * _TARGET * min(1.0, outlook.turns / 6)
    if state.scrolls[seat]:
        worth += wish(state, lore, seat, location, CONNECTED)
    return worth


def _lay_witch(outlook: Outlook, action: LayWitch) -> float:  # noqa: ARG001
    return 0.05 + outlook.lying()


def _send(outlook: Outlook, action: SendWitch) -> float:
    """Points and chip, a share of them for each action of the price."""
    state, seat = outlook.state, outlook.seat
    location = state.edition.location_index[action.location]
    worth = outlook.lore.standing_points + outlook.chip(state.chips[location])
    if location == state.edition.witchstone:
        worth += outlook.lore.stone_points[len(state.stone)]
    if state.scrolls[seat]:
        worth += wish(state, outlook.lore, seat, location, STANDING)
    price = cost(state, seat, location) or 1
    return worth + 1.5 - 1.8 * (price - 1)


def _walk(outlook: Outlook, action: Walk) -> float:  # noqa: ARG001
    return float(action.steps)


def _advance(outlook: Outlook, action: Advance) -> float:
    """What is held can be used before: things that silver spaces count."""
    return (
        outlook.actions(WAND, action.steps) + 0.01 * action.steps - 8.0 * (len(outlook.state.held) > 0)
    )


def _scroll(outlook: Outlook, action: TakeScroll) -> float:
    return outlook.scroll(outlook.state.display[action.position - 1])


# -- bonuses ------------------------------------------------------------------------------------


def _spell(outlook: Outlook, action: Spell) -> float:
    """A spell kept is worth points: only one that brings clearly more is played."""
    state = outlook.state
    scroll = state.edition.scroll_index[action.spell]
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    adds = state.edition.spell_adds[scroll]
    gain = outlook.actions(symbol, left + adds) - outlook.actions(symbol, left)
    kept = outlook.scroll(scroll)
    worth = gain - kept + outlook.bump[SCROLLS]
    if symbol == ENERGY or not left or outlook.turns <= 2:
        worth += _PLAY
    return worth


def _use(outlook: Outlook, action: Use) -> float:
    """Chips and vials are for nothing else; a special tile could be laid instead."""
    state = outlook.state
    symbol = _INDEX[action.symbol]
    source = _SOURCE.get(action.bonus, -1)
    edition = state.edition
    number = edition.special_actions if source < 0 else edition.bonus_actions[source]
    worth = outlook.actions(symbol, number)
    if source < 0 or source == SOURCES.index("hexagon"):
        return worth
    # The wand comes last: others bring what it counts, and would have to wait for its end.
    return 0.5 + 0.1 * worth if symbol == WAND else 2.0 + 0.5 * worth


def _lay_special(outlook: Outlook, action: LaySpecial) -> float:
    return laying(outlook, action)


def _remove(outlook: Outlook, action: Remove) -> float:  # noqa: ARG001
    return NEVER


def _close(outlook: Outlook, action: Close) -> float:  # noqa: ARG001
    return 0.0


# Any: each maxim takes the one class of action that it stands beside.
_MAXIMS: Final[dict[type[Action], Callable[[Outlook, Any], float]]] = {
    Tower: _tower,
    First: _first,
    LayEnergy: _energy,
    LayWitch: _lay_witch,
    SendWitch: _send,
    Walk: _walk,
    MoveCrystal: moving,
    Shelve: shelving,
    Bottom: chip_for,
    Advance: _advance,
    TakeScroll: _scroll,
    Spell: _spell,
    Use: _use,
    LaySpecial: _lay_special,
    Remove: _remove,
    Close: _close,
}
