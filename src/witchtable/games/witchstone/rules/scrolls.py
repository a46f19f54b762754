"""Scroll actions and reinforcing spells (WS-SCROLL, WS-SPELL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchstone.actions import Spell, TakeScroll
from witchtable.games.witchstone.entries import ANY, SYMBOLS
from witchtable.games.witchstone.events import ScrollRevealed, ScrollTaken, SpellPlayed
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["choices", "play", "spells", "take"]


def choices(state: WitchstoneState, left: int) -> list[Action]:
    """Take a scroll from positions 1 to n (WS-SCROLL-02, -06)."""
    return state.offers.scroll[: min(left, len(state.display))]


def take(state: WitchstoneState, seat: Seat, action: TakeScroll) -> None:
    """Take one scroll, close the gap, refill: the batch is used up (WS-SCROLL-01, -03)."""
    at = action.position - 1
    scroll = state.display[at]
    state.batches[LEFT] = 0
    state.display = state.display[:at] + state.display[at + 1 :]
    state.scrolls[seat] += (scroll,)
    if state.told is not None:
        state.tell(ScrollTaken(seat, state.edition.scroll_ids[scroll], action.position))
    if state.pile:
        revealed = state.pile[-1]
        state.pile = state.pile[:-1]
        state.display += (revealed,)
        if state.told is not None:
            state.tell(ScrollRevealed(state.edition.scroll_ids[revealed]))


def spells(state: WitchstoneState, seat: Seat, symbol: int) -> list[Action]:
    """List the own spells that fit a batch of this symbol, each kind once (WS-SPELL-02, -03)."""
    fitting = (symbol, ANY)
    symbols = state.edition.spell_symbol
    found = {scroll for scroll in state.scrolls[seat] if symbols[scroll] in fitting}
    return [state.offers.spell[scroll] for scroll in sorted(found)]


def play(state: WitchstoneState, seat: Seat, action: Spell) -> None:
    """Add a spell's actions to the running batch; it works once (WS-SPELL-01, -06)."""
    scroll = state.edition.scroll_index[action.spell]
    own = state.scrolls[seat]
    at = own.index(scroll)
    state.scrolls[seat] = own[:at] + own[at + 1 :]
    state.spent[seat] += (scroll,)
    adds = state.edition.spell_adds[scroll]
    agenda.grow(state, adds)
    if state.told is not None:
        state.tell(SpellPlayed(seat, action.spell, SYMBOLS[state.batches[SYMBOL]], adds))
