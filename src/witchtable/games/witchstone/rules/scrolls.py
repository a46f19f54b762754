"""Scroll actions (WS-SCROLL): taking a scroll from the display.

What they do is in `spell_kinds.py` and `scroll_kinds.py`; how spells are played, in `rules/spells.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import TakeScroll
from witchtable.games.witchstone.agenda import LEFT, ActionType, not_running
from witchtable.games.witchstone.entries import SCROLL
from witchtable.games.witchstone.events import ScrollRevealed, ScrollTaken
from witchtable.games.witchstone.texts import label, refuse, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["CHAPTER", "TYPE", "take_scroll"]


class _Scrolls(ActionType):
    explained_by: tuple[str, ...] = ("WS-SCROLL-02", "WS-SCROLL-05")
    too_late: str | None = "WS-SPELL-07"

    def choices(self, state: WitchstoneState, seat: Seat, left: int) -> list[Action]:  # noqa: ARG002
        """Take a scroll from positions 1 to n (WS-SCROLL-02, -06)."""
        return state.offers.scroll[: min(left, len(state.display))]

    def is_of_use(self, state: WitchstoneState, seat: Seat) -> bool:  # noqa: ARG002
        return bool(state.display)  # WS-SCROLL-06

    def gains_by_more(self, state: WitchstoneState, seat: Seat, left: int) -> bool:  # noqa: ARG002
        return 0 < left < len(state.display)


TYPE: Final[ActionType] = _Scrolls()


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
    take_scroll(state, seat, action.position - 1)


def take_scroll(state: WitchstoneState, seat: Seat, at: int) -> None:
    """Take one scroll, close the gap, refill: the batch is used up (WS-SCROLL-01, -03)."""
    scroll = state.display[at]
    state.batches[LEFT] = 0
    state.display = state.display[:at] + state.display[at + 1 :]
    state.scrolls[seat] += (scroll,)
    if state.events is not None:
        state.tell(ScrollTaken(seat, state.edition.scroll_ids[scroll], at + 1))
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


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(TakeScroll, _take, _cannot_take, ("WS-SCROLL-02",), _label_take),)
)
