"""Why a bonus cannot be begun, a spell not be played, a batch not be closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.games.witchstone.actions import (
    Close,
    LaySpecial,
    Spell,
    Use,
)
from witchtable.games.witchstone.bonuses import source_of, symbols_of
from witchtable.games.witchstone.cauldron import SPACE_INDEX
from witchtable.games.witchstone.components import NOT_A_SPELL
from witchtable.games.witchstone.entries import ANY, SCROLL, SYMBOLS, WAND
from witchtable.games.witchstone.rules import crystals, legal
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL, usable_bonuses
from witchtable.games.witchstone.rules.phases import PLACE, WORK
from witchtable.games.witchstone.rules.refusals.facts import lying_on, refuse, wrong_moment
from witchtable.games.witchstone.texts import word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["close", "lay", "spell", "use"]


def spell(state: WitchstoneState, seat: Seat, action: Spell) -> IllegalAction:
    """Say why a spell cannot be played."""
    if state.phase != WORK:
        return refuse("WS-SPELL-01", "spell-alone")
    box = state.edition
    scroll = box.scroll_index.get(action.spell)
    if scroll is None:
        return refuse("WS-SCROLL-07", "unknown-scroll", scroll=action.spell)
    name = word(action.spell)
    if scroll not in state.scrolls[seat]:
        if scroll in state.spent[seat]:
            return refuse("WS-SPELL-06", "spell-used", spell=name)
        return refuse("WS-SPELL-01", "not-your-scroll", scroll=name)
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    if box.spell_symbol[scroll] == NOT_A_SPELL:
        return refuse("WS-SCROLL-07", "prophecy", scroll=name)
    runs = word(SYMBOLS[symbol])
    if box.spell_symbol[scroll] not in (symbol, ANY):
        return refuse("WS-SPELL-02", "spell-type", spell=name, runs=runs)
    if not left and symbol == WAND:
        return refuse("WS-WAND-16", "spell-late", runs=runs)
    if not left and symbol == SCROLL:
        return refuse("WS-SPELL-07", "spell-late", runs=runs)
    return refuse("WS-BONUS-10", "spell-useless", runs=runs)


def _held(state: WitchstoneState, bonus: str, symbol: str | None) -> IllegalAction | None:
    """Refuse a bonus that is not held, or waits for the wand's queue."""
    if state.phase != WORK:
        return wrong_moment(state)
    box = state.edition

    def fits(code: int) -> bool:
        symbols = [SYMBOLS[own] for own in symbols_of(box, code)]
        return source_of(box, code) == bonus and (symbol is None or symbol in symbols)

    if any(fits(code) for code in usable_bonuses(state)):
        return None
    if any(fits(code) for code in state.held):
        return refuse("WS-WAND-10", "bonus-waits", bonus=word(bonus))
    return refuse("WS-BONUS-01", "no-bonus", bonus=bonus)


def use(state: WitchstoneState, seat: Seat, action: Use) -> IllegalAction:
    """Say why a bonus cannot be begun."""
    if action.symbol not in SYMBOLS:
        return refuse("WS-CONT-05", "symbol", symbol=action.symbol)
    problem = _held(state, action.bonus, action.symbol)
    if problem is not None:
        return problem
    assert not legal.can_use(state, seat, SYMBOLS.index(action.symbol))
    return refuse("WS-BONUS-10", "useless", symbol=word(action.symbol))


def lay(state: WitchstoneState, seat: Seat, action: LaySpecial) -> IllegalAction:
    """Say why a special tile cannot be laid there."""
    if action.tile not in state.edition.special_ids:
        return refuse("WS-CONT-07", "special", tile=action.tile)
    problem = _held(state, action.tile, None)
    if problem is not None:
        return problem
    if action.space not in SPACE_INDEX:
        return refuse("WS-CONT-13", "space", space=action.space)
    what = lying_on(state, seat, action.space)
    return refuse("WS-PENTA-07", "occupied", space=action.space, what=what)


def close(state: WitchstoneState, seat: Seat, action: Close) -> IllegalAction:  # noqa: ARG001
    """Say why nothing can be closed now."""
    if state.phase == PLACE:
        if not legal.has_room(state, state.occupied[seat]):
            crystals_left = crystals.in_cauldron(state, seat)
            can_make_room = legal.has_room(state, state.occupied[seat] & ~crystals_left)
            return refuse("WS-TURN-10", "make-room" if can_make_room else "discard-first")
        return refuse("WS-TURN-09", "no-passing")
    if state.phase != WORK:
        return wrong_moment(state)
    return refuse("WS-CRYSTAL-06", "rim-first")
