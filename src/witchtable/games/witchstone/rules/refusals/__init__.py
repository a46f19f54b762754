"""Why not: the rule that forbids an action and the facts that failed. Must agree with legal.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
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
from witchtable.games.witchstone.entries import (
    CRYSTAL,
    ENERGY,
    PENTAGRAM,
    SCROLL,
    WAND,
    WITCH,
)
from witchtable.games.witchstone.rules import turn
from witchtable.games.witchstone.rules.agenda import BATCH
from witchtable.games.witchstone.rules.refusals import bonuses, placing, rack, six_actions
from witchtable.games.witchstone.rules.refusals.facts import not_running
from witchtable.games.witchstone.rules.refusals.placing import cannot_place
from witchtable.games.witchstone.rules.refusals.six_actions import in_order
from witchtable.games.witchstone.texts import seat_name

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["cannot_place", "clauses", "in_order", "refusal"]

# Which symbol an action belongs to; the batch of that symbol must be running.
_SYMBOL_OF: Final[dict[type[Action], int]] = {
    LayEnergy: ENERGY,
    MoveCrystal: CRYSTAL,
    LayWitch: WITCH,
    SendWitch: WITCH,
    Advance: WAND,
    Walk: PENTAGRAM,
    TakeScroll: SCROLL,
}
_CLAUSES: Final[dict[type[Action], tuple[str, ...]]] = {
    Tower: ("WS-SETUP-10", "WS-SETUP-11"),
    Place: ("WS-TURN-02", "WS-TURN-03"),
    Discard: ("WS-TURN-10",),
    First: ("WS-TURN-05",),
    LayEnergy: ("WS-ENERGY-01", "WS-ENERGY-02"),
    LayWitch: ("WS-WITCH-01",),
    SendWitch: ("WS-WITCH-01", "WS-WITCH-07"),
    Walk: ("WS-PENTA-01",),
    MoveCrystal: ("WS-CRYSTAL-01", "WS-CRYSTAL-02"),
    Shelve: ("WS-CRYSTAL-07", "WS-CRYSTAL-08"),
    Bottom: ("WS-CRYSTAL-07", "WS-CRYSTAL-09"),
    Advance: ("WS-WAND-01", "WS-WAND-02"),
    TakeScroll: ("WS-SCROLL-02",),
    Spell: ("WS-SPELL-01", "WS-SPELL-07"),
    Use: ("WS-BONUS-03", "WS-BONUS-04"),
    LaySpecial: ("WS-PENTA-07",),
    Remove: ("WS-CRYSTAL-20", "WS-CRYSTAL-21"),
    Close: ("WS-BONUS-11",),
}


def clauses(state: WitchstoneState, seat: Seat, action: Action) -> tuple[str, ...]:  # noqa: ARG001
    """Name the rules that make a legal action possible."""
    if isinstance(action, Close) and len(state.batches) == BATCH:
        return ("WS-SETUP-13",) if turn.is_setup(state) else ("WS-BONUS-11", "WS-BONUS-13")
    return _CLAUSES[type(action)]


def refusal(state: WitchstoneState, seat: Seat, action: Action) -> IllegalAction:
    """Say why an action is not legal."""
    if not state.deciders:
        return OutOfTurn("WS-END-01", Message("witchstone-refuse-over"))
    if seat not in state.deciders:
        clause = "WS-SETUP-09" if turn.is_setup(state) else "WS-TURN-01"
        return OutOfTurn(clause, Message("witchstone-refuse-turn", whose=seat_name(state.turn)))
    symbol = _SYMBOL_OF.get(type(action))
    if symbol is not None and (problem := not_running(state, symbol)) is not None:
        return problem
    return _JUDGES[type(action)](state, seat, action)


# Any: each judge takes the one class of action that it stands beside.
_JUDGES: Final[dict[type[Action], Callable[[WitchstoneState, Seat, Any], IllegalAction]]] = {
    Tower: placing.tower,
    Place: placing.place,
    Discard: placing.discard,
    First: placing.first,
    LayEnergy: six_actions.energy,
    LayWitch: six_actions.lay_witch,
    SendWitch: six_actions.send,
    Walk: six_actions.walk,
    MoveCrystal: six_actions.crystal,
    Shelve: rack.shelve,
    Bottom: rack.bottom,
    Advance: six_actions.advance,
    TakeScroll: six_actions.scroll,
    Spell: bonuses.spell,
    Use: bonuses.use,
    LaySpecial: bonuses.lay,
    Remove: rack.remove,
    Close: bonuses.close,
}
