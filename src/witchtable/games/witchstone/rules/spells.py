"""Playing spells (WS-SPELL); what each of them does is in `spell_kinds.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import PlaySpell
from witchtable.games.witchstone.agenda import LEFT, SYMBOL, WORK
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import SpellPlayed
from witchtable.games.witchstone.rules.action_types import TYPES
from witchtable.games.witchstone.texts import label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices", "fitting", "play"]


def choices(state: WitchstoneState, seat: Seat, symbol: int, grows: bool) -> list[Action]:
    """List the own spells that can be played on a batch of this symbol, each kind once."""
    return [state.offers.spell[scroll] for scroll in fitting(state, seat, symbol, grows)]


def fitting(state: WitchstoneState, seat: Seat, symbol: int, grows: bool) -> list[int]:
    """Number the own spells that fit a batch of this symbol, each kind once (WS-SPELL-02, -03).

    Those that reinforce it only if it `grows`: if more actions would be of use.
    """
    edition = state.edition
    fits = edition.fitting_spells[symbol]
    found = {scroll for scroll in state.scrolls[seat] if scroll in fits}
    if edition.has_other_spells:
        found = {scroll for scroll in found if _is_of_use(state, seat, scroll, grows)}
    return sorted(found)


def _is_of_use(state: WitchstoneState, seat: Seat, scroll: int, grows: bool) -> bool:
    spell = state.edition.spells[scroll]
    assert spell is not None
    return grows if spell.reinforces else spell.is_of_use(state, seat)


def _cannot_play(state: WitchstoneState, seat: Seat, action: PlaySpell) -> IllegalAction | None:
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
    if not left and (clause := TYPES[symbol].too_late) is not None:
        return refuse(clause, "spell-late", runs=runs)
    # Whatever else fits is offered, unless more actions would be of no use.
    if action not in state.legal(seat):
        return refuse("WS-BONUS-10", "spell-useless", runs=runs)
    return None


def _play(state: WitchstoneState, seat: Seat, action: PlaySpell) -> None:
    play(state, seat, state.edition.scroll_index[action.spell])


def play(state: WitchstoneState, seat: Seat, scroll: int) -> None:
    """Use a spell on the running batch; it works once (WS-SPELL-01, -06)."""
    own = state.scrolls[seat]
    at = own.index(scroll)
    state.scrolls[seat] = own[:at] + own[at + 1 :]
    state.spent[seat] += (scroll,)
    spell = state.edition.spells[scroll]
    assert spell is not None
    if state.events is not None:
        symbol = SYMBOLS[state.batches[SYMBOL]]
        state.tell(SpellPlayed(seat, state.edition.scroll_ids[scroll], symbol, spell.adds))
    spell.play(state, seat)


def _label(state: WitchstoneState, action: PlaySpell) -> Message:
    scroll = state.edition.scroll_index.get(action.spell)
    spell = None if scroll is None else state.edition.spells[scroll]
    return label(action, adds=0 if spell is None else spell.adds)


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(PlaySpell, _play, _cannot_play, ("WS-SPELL-01", "WS-SPELL-07"), _label),)
)
