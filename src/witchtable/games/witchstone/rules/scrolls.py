"""Scroll actions (WS-SCROLL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import TakeScroll
from witchtable.games.witchstone.entries import SCROLL
from witchtable.games.witchstone.events import ScrollRevealed, ScrollTaken
from witchtable.games.witchstone.rules.agenda import LEFT
from witchtable.games.witchstone.rules.refusals import not_running, refuse
from witchtable.games.witchstone.texts import label, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "choices"]


def choices(state: WitchstoneState, left: int) -> list[Action]:
    """Take a scroll from positions 1 to n (WS-SCROLL-02, -06)."""
    return state.offers.scroll[: min(left, len(state.display))]


def _forbidden(state: WitchstoneState, seat: Seat, action: TakeScroll) -> IllegalAction | None:  # noqa: ARG001
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


def _label(state: WitchstoneState, action: TakeScroll) -> Message:
    at = action.position - 1
    shown = 0 <= at < len(state.display)
    return label(action, scroll=word(state.edition.scroll_ids[state.display[at]] if shown else ""))


CHAPTER: Final = Chapter((ActionRules(TakeScroll, _take, _forbidden, ("WS-SCROLL-02",), _label),))
