"""Why a crystal cannot be put on a shelf or taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.games.witchstone.actions import (
    Bottom,
    Remove,
    Shelve,
)
from witchtable.games.witchstone.cauldron import SPACE_INDEX
from witchtable.games.witchstone.components import FRONTS
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import crystals, turn
from witchtable.games.witchstone.rules.agenda import BATCH, RIM, on_rim, rim_kind
from witchtable.games.witchstone.rules.phases import WORK
from witchtable.games.witchstone.rules.refusals.facts import refuse, wrong_moment
from witchtable.games.witchstone.texts import word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["bottom", "remove", "shelve"]


def _rim(state: WitchstoneState, crystal: str, symbol: str, shelf: int) -> IllegalAction | None:
    """Refuse what is not on the rim of the running batch, or would not fit on a shelf."""
    if state.phase != WORK:
        return wrong_moment(state)
    if crystal not in crystals.CRYSTALS:
        return refuse("WS-CRYSTAL-07", "crystal", crystal=crystal)
    if symbol not in SYMBOLS:
        return refuse("WS-CONT-05", "symbol", symbol=symbol)
    kind = rim_kind(SYMBOLS.index(symbol), crystal == "black")
    if not on_rim(state.batches[RIM], kind):
        waits = any(on_rim(rim, kind) for rim in state.batches[RIM::-BATCH])
        reason = "rim-waits" if waits else "not-on-rim"
        clause = "WS-CRYSTAL-23" if waits else "WS-CRYSTAL-07"
        return refuse(clause, reason, crystal=word(crystal), symbol=word(symbol))
    if crystals.is_full(state, shelf):
        vials = crystals.capacity(state, shelf)
        name = word("bottom" if shelf == crystals.BOTTOM else symbol)
        return refuse("WS-CRYSTAL-15", "shelf-full", shelf=name, vials=vials)
    return None


def shelve(state: WitchstoneState, seat: Seat, action: Shelve) -> IllegalAction:  # noqa: ARG001
    """Say why a crystal cannot go on the shelf of its symbol."""
    shelf = SYMBOLS.index(action.symbol) if action.symbol in SYMBOLS else crystals.BOTTOM
    problem = _rim(state, action.crystal, action.symbol, shelf)
    assert problem is not None
    return problem


def bottom(state: WitchstoneState, seat: Seat, action: Bottom) -> IllegalAction:  # noqa: ARG001
    """Say why a crystal cannot go on the bottom shelf."""
    problem = _rim(state, action.crystal, action.symbol, crystals.BOTTOM)
    if problem is not None:
        return problem
    table = [word(FRONTS[front]) for front in sorted(set(state.table))]
    return refuse("WS-CRYSTAL-09", "no-such-chip", chip=action.chip, table=table)


def remove(state: WitchstoneState, seat: Seat, action: Remove) -> IllegalAction:  # noqa: ARG001
    """Say why a crystal cannot be taken out."""
    if turn.is_setup(state):
        return refuse("WS-SETUP-13", "no-removal-in-setup")
    if action.space in SYMBOLS:
        return refuse("WS-CRYSTAL-22", "rim-stays")
    space = SPACE_INDEX.get(action.space)
    if space is None:
        return refuse("WS-CONT-13", "space", space=action.space)
    return refuse("WS-CRYSTAL-20", "no-crystal", space=action.space)
