"""The rules of Witchstone, one module for each chapter of the rulebook.

A turn places a tile and then works off the agenda (`agenda.py`): the handlers below carry out one small
action, and the loop goes on by itself until there is something to decide. `legal.py` lists what may be
done at each point, `refusals/` says why not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.actions import (
    Advance,
    Bottom,
    Close,
    Discard,
    First,
    LayEnergy,
    LaySpecial,
    LayWitch,
    MoveCrystal,
    Place,
    Remove,
    SendWitch,
    Shelve,
    Spell,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import (
    agenda,
    crystals,
    energy,
    legal,
    pentagram,
    scrolls,
    turn,
    wand,
    witches,
)
from witchtable.games.witchstone.rules.agenda import RIM
from witchtable.games.witchstone.rules.phases import WORK

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["perform"]


def perform(state: WitchstoneState, seat: Seat, action: Action) -> None:
    """Carry out a legal action, and everything that follows from it by itself."""
    _HANDLERS[type(action)](state, seat, action)
    _work(state)


def _work(state: WitchstoneState) -> None:
    """Work the agenda off until somebody has something to decide."""
    while state.phase == WORK:
        depth = len(state.batches)
        if not depth:
            turn.go_on(state)
        elif depth == state.queue_depth:
            wand.deal_with_next_space(state, state.turn)
        elif choices := legal.work(state, state.turn):
            state.offer(state.turn, choices)
            return
        else:
            _close_batch(state)


def _use(state: WitchstoneState, seat: Seat, action: Use) -> None:
    """Begin a bonus in the middle of whatever runs (WS-BONUS-04)."""
    symbol = SYMBOLS.index(action.symbol)
    code = next(
        code for code in agenda.usable_bonuses(state) if state.offers.use[code].get(symbol) == action
    )
    agenda.begin(state, seat, code, symbol)


def _close(state: WitchstoneState, seat: Seat, action: Close) -> None:  # noqa: ARG001
    _close_batch(state)


def _close_batch(state: WitchstoneState) -> None:
    """Close the running batch; the one below goes on, perhaps with fuller shelves than before."""
    agenda.close(state)
    if state.batches and state.batches[RIM]:
        crystals.clear_rim(state, state.turn)


# Any: each handler takes the one class of action that it stands beside.
_HANDLERS: dict[type[Action], Callable[[WitchstoneState, Seat, Any], None]] = {
    Tower: turn.tower,
    Place: turn.place,
    Discard: turn.discard,
    First: turn.first,
    LayEnergy: energy.lay,
    LayWitch: witches.lay,
    SendWitch: witches.send,
    Walk: pentagram.walk,
    MoveCrystal: crystals.move,
    Shelve: crystals.shelve,
    Bottom: crystals.bottom,
    Advance: wand.advance,
    TakeScroll: scrolls.take,
    Spell: scrolls.play,
    Use: _use,
    LaySpecial: pentagram.lay,
    Remove: crystals.remove,
    Close: _close,
}
