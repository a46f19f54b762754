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
from witchtable.games.witchstone.agenda import PLACE, TOWER
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX
from witchtable.games.witchstone.entries import FRONTS, SYMBOLS
from witchtable.games.witchstone.mind import maxims
from witchtable.games.witchstone.mind.placing import laying, placements
from witchtable.games.witchstone.mind.valuation import Valuation
from witchtable.games.witchstone.rules.witches import cost
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["instinct"]

_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}
_FRONT: Final = {front: number for number, front in enumerate(FRONTS)}


def instinct(state: State, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """Weigh the choices of the seat whose turn it is."""
    assert isinstance(state, WitchstoneState)
    worths = Valuation(state, seat)
    if state.phase == PLACE:
        return placements(worths, actions)
    if state.phase == TOWER:
        at = state.edition.location_index
        return maxims.towers(
            worths, [at[action.tower] for action in actions if isinstance(action, Tower)]
        )
    return [_MAXIMS[type(action)](worths, action) for action in actions]


# Each reads the numbers out of an action; `maxims.py` has what is thought of them.


def _first(worths: Valuation, action: First) -> float:  # noqa: ARG001
    return maxims.first(_INDEX[action.symbol])


def _energy(worths: Valuation, action: LayEnergy) -> float:
    edition = worths.state.edition
    at = edition.location_index
    return maxims.energy(worths, edition.connection_index[at[action.start], at[action.end]])


def _lay_witch(worths: Valuation, action: LayWitch) -> float:  # noqa: ARG001
    return maxims.laying_witch(worths)


def _send(worths: Valuation, action: SendWitch) -> float:
    location = worths.state.edition.location_index[action.location]
    return maxims.sending(worths, location, cost(worths.state, worths.seat, location) or 1)


def _walk(worths: Valuation, action: Walk) -> float:  # noqa: ARG001
    return float(action.steps)


def _advance(worths: Valuation, action: Advance) -> float:
    return maxims.advancing(worths, action.steps)


def _scroll(worths: Valuation, action: TakeScroll) -> float:
    return worths.scroll(worths.state.display[action.position - 1])


def _move_crystal(worths: Valuation, action: MoveCrystal) -> float:
    start = SPACE_INDEX[action.start]
    is_black = bool(worths.state.black[worths.seat] & BITS[start])
    if action.end in _INDEX:
        return maxims.moving_out(worths, start, _INDEX[action.end], is_black)
    return maxims.moving(worths, start, SPACE_INDEX[action.end], is_black)


def _shelve(worths: Valuation, action: Shelve) -> float:
    return 10.0 + maxims.shelf(worths, _INDEX[action.symbol], action.crystal == "black")


def _bottom(worths: Valuation, action: Bottom) -> float:
    return 10.0 + maxims.bottom(worths, _FRONT[action.chip], action.crystal == "black")


def _spell(worths: Valuation, action: PlaySpell) -> float:
    return maxims.casting(worths, worths.state.edition.scroll_index[action.spell])


def _use(worths: Valuation, action: Use) -> float:
    bonus = worths.state.edition.bonus_from[action.bonus]
    return maxims.beginning(worths, _INDEX[action.symbol], bonus.actions, len(bonus.symbols) == 1)


def _lay_special(worths: Valuation, action: LaySpecial) -> float:
    special = worths.state.edition.special_ids.index(action.tile)
    return laying(worths, special, SPACE_INDEX[action.space])


def _remove(worths: Valuation, action: Remove) -> float:  # noqa: ARG001
    return NEVER


def _close(worths: Valuation, action: Close) -> float:  # noqa: ARG001
    return 0.0


# Any: each maxim takes the one class of action that it stands beside.
_MAXIMS: Final[dict[type[Action], Callable[[Valuation, Any], float]]] = {
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
