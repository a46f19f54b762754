"""Scrolls: taking one from the display (WS-SCROLL), and playing those that are spells (WS-SPELL).

What each of them does is in `scroll_kinds.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import Spell, TakeScroll
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS, WAND
from witchtable.games.witchstone.events import ScrollRevealed, ScrollTaken, SpellPlayed
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL, WORK
from witchtable.games.witchstone.rules.refusals import not_running, refuse
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices", "spell_choices"]


# -- taking a scroll ----------------------------------------------------------------------------


def choices(state: WitchstoneState, left: int) -> list[Action]:
    """Take a scroll from positions 1 to n (WS-SCROLL-02, -06)."""
    return state.offers.scroll[: min(left, len(state.display))]


def _cannot_take(state: WitchstoneState, seat: Seat, action: TakeScroll) -> IllegalAction | None:  # noqa: ARG001
    if (problem := not_running(state, SCROLL)) is not None:
        return problem
    left, shown = state.batches[LEFT], len(state.display)
    if not 0 < action.position <= left:
        return refuse("WS-SCROLL-02", "range", position=action.position, left=min(left, shown))
    if action.position > shown:
        return refuse("WS-SCROLL-06", "no-scroll", position=action.position, shown=shown)
    return None


def _take(state: WitchstoneState, seat: Seat, action: TakeScroll) -> None:
    """Take one scroll, close the gap, refill: the batch is used up (WS-SCROLL-01, -03)."""
    at = action.position - 1
    scroll = state.display[at]
    state.batches[LEFT] = 0
    state.display = state.display[:at] + state.display[at + 1 :]
    state.scrolls[seat] += (scroll,)
    if state.events is not None:
        state.tell(ScrollTaken(seat, state.edition.scroll_ids[scroll], action.position))
    if state.pile:
        revealed = state.pile[-1]
        state.pile = state.pile[:-1]
        state.display += (revealed,)
        if state.events is not None:
            state.tell(ScrollRevealed(state.edition.scroll_ids[revealed]))


def _label_take(state: WitchstoneState, action: TakeScroll) -> Message:
    at = action.position - 1
    shown = 0 <= at < len(state.display)
    return label(action, scroll=word(state.edition.scroll_ids[state.display[at]] if shown else ""))


# -- playing a spell ----------------------------------------------------------------------------


def spell_choices(state: WitchstoneState, seat: Seat, symbol: int) -> list[Action]:
    """List the own spells that fit a batch of this symbol, each kind once (WS-SPELL-02, -03)."""
    fitting = state.edition.fitting_spells[symbol]
    found = {scroll for scroll in state.scrolls[seat] if scroll in fitting}
    return [state.offers.spell[scroll] for scroll in sorted(found)]


def _cannot_play(state: WitchstoneState, seat: Seat, action: Spell) -> IllegalAction | None:
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
    # Whatever else fits is offered, unless more actions would be of no use.
    if action not in state.legal(seat):
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


def _label_spell(state: WitchstoneState, action: Spell) -> Message:
    scroll = state.edition.scroll_index.get(action.spell)
    spell = None if scroll is None else state.edition.spells[scroll]
    return label(action, adds=0 if spell is None else spell.adds)


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(TakeScroll, _take, _cannot_take, ("WS-SCROLL-02",), _label_take),
        ActionRules(Spell, _play, _cannot_play, ("WS-SPELL-01", "WS-SPELL-07"), _label_spell),
    )
)
