"""Reinforcing spells (WS-SPELL): scrolls that add actions to the running batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import Spell
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS, WAND
from witchtable.games.witchstone.events import SpellPlayed
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.rules.action_types import can_be_reinforced
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL, WORK
from witchtable.games.witchstone.rules.refusals import refuse
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices"]


def choices(state: WitchstoneState, seat: Seat, symbol: int) -> list[Action]:
    """List the own spells that fit a batch of this symbol, each kind once (WS-SPELL-02, -03)."""
    fitting = state.edition.fitting_spells[symbol]
    found = {scroll for scroll in state.scrolls[seat] if scroll in fitting}
    return [state.offers.spell[scroll] for scroll in sorted(found)]


def _forbidden(state: WitchstoneState, seat: Seat, action: Spell) -> IllegalAction | None:
    if state.phase != WORK:
        return refuse("WS-SPELL-01", "spell-alone")
    edition = state.edition
    scroll = edition.scroll_index.get(action.spell)
    if scroll is None:
        return refuse("WS-SCROLL-07", "unknown-scroll", scroll=action.spell)
    name = word(action.spell)
    if scroll not in state.scrolls[seat]:
        if scroll in state.spent[seat]:
            return refuse("WS-SPELL-06", "spell-used", spell=name)
        return refuse("WS-SPELL-01", "not-your-scroll", scroll=name)
    symbol, left = state.batches[SYMBOL], state.batches[LEFT]
    spell = edition.spells[scroll]
    if spell is None:
        return refuse("WS-SCROLL-07", "prophecy", scroll=name)
    runs = word(SYMBOLS[symbol])
    if symbol not in spell.symbols:
        return refuse("WS-SPELL-02", "spell-type", spell=name, runs=runs)
    if not left and symbol == WAND:
        return refuse("WS-WAND-16", "spell-late", runs=runs)
    if not left and symbol == SCROLL:
        return refuse("WS-SPELL-07", "spell-late", runs=runs)
    if not can_be_reinforced(state, seat, symbol, left):
        return refuse("WS-BONUS-10", "spell-useless", runs=runs)
    return None


def _play(state: WitchstoneState, seat: Seat, action: Spell) -> None:
    """Add a spell's actions to the running batch; it works once (WS-SPELL-01, -06)."""
    scroll = state.edition.scroll_index[action.spell]
    own = state.scrolls[seat]
    at = own.index(scroll)
    state.scrolls[seat] = own[:at] + own[at + 1 :]
    state.spent[seat] += (scroll,)
    spell = state.edition.spells[scroll]
    assert spell is not None
    agenda.grow(state, spell.adds)
    if state.events is not None:
        symbol = SYMBOLS[state.batches[SYMBOL]]
        state.tell(SpellPlayed(seat, action.spell, symbol, spell.adds))


def _label(state: WitchstoneState, action: Spell) -> Message:
    scroll = state.edition.scroll_index.get(action.spell)
    spell = None if scroll is None else state.edition.spells[scroll]
    return label(action, adds=0 if spell is None else spell.adds)


CHAPTER: Final = Chapter(
    (ActionRules(Spell, _play, _forbidden, ("WS-SPELL-01", "WS-SPELL-07"), _label),)
)
