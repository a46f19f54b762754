"""The prospects of one seat: what actions, chips, targets and scrolls are worth to it, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.entries import POINTS
from witchtable.games.witchstone.mind.lore import (
    CHIPS,
    LYING,
    MOST,
    ON_BOARD,
    SCROLLS,
    STANDING,
    Lore,
    lore_of,
)
from witchtable.games.witchstone.mind.prospects import bumps, counted, prophecy_later, turns_left, wish
from witchtable.games.witchstone.mind.returns import returns
from witchtable.games.witchstone.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["Outlook"]

# Tuned in play of instinct against instinct.
_LYING: Final = 1.5
_LYING_LATE: Final = 0.25
_SINGLE: Final = 0.8  # beyond the points for keeping it
_DOUBLE: Final = 1.4


class Outlook:
    """One seat's prospects at one decision; each type of action is weighed once, when asked for."""

    __slots__ = (
        "_known",
        "bump",
        "counts",
        "lore",
        "seat",
        "state",
        "turns",
    )

    def __init__(self, state: WitchstoneState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.lore: Lore = lore_of(state.edition)
        self.turns = turns_left(state, self.lore, seat)
        self.counts = counted(state, self.lore, seat)
        self.bump = bumps(state, self.lore, seat, self.turns, self.counts)
        self._known: list[list[float] | None] = [None] * 6

    def actions(self, symbol: int, number: int) -> float:
        """Weigh a number of actions of one type."""
        return self.table(symbol)[number if number < MOST else MOST]

    def table(self, symbol: int) -> list[float]:
        """Weigh 0 to MOST actions of one type."""
        known = self._known[symbol]
        if known is None:
            known = self._known[symbol] = returns(self, symbol)
        return known

    def chip(self, front: int, number: int = 1) -> float:
        """Weigh taking a chip, with its action or points."""
        if front == EMPTY:
            return 0.0
        worth = self.lore.chip_at_end + self.bump[CHIPS]
        if front == POINTS:
            return worth + self.lore.chip_points
        return worth + self.actions(front, number)

    def target(self, location: int) -> float:
        """Weigh standing a witch on a location; its chip is taken for an ordinary one."""
        state, lore = self.state, self.lore
        front = state.chips[location]
        worth = lore.standing_points + lore.chip_worth[front]
        if front != EMPTY:
            worth += self.bump[CHIPS]
        if location == state.edition.witchstone:
            worth += lore.stone_points[len(state.stone)]
        if state.scrolls[self.seat]:
            worth += wish(state, lore, self.seat, location, STANDING)
        return worth

    def lying(self) -> float:
        """Weigh laying one more witch who will not be sent at once."""
        lying = self.state.lying[self.seat]
        later = min(_LYING, _LYING_LATE * (self.turns - 1)) / (1.0 + 0.5 * lying)
        return 0.1 + later + self.bump[ON_BOARD] + 0.7 * self.bump[LYING]

    def scroll(self, scroll: int) -> float:
        """Weigh owning a scroll."""
        lore, turns = self.lore, self.turns
        worth = self.bump[SCROLLS]
        if not lore.is_spell[scroll]:
            return worth + prophecy_later(self.state, lore, self.seat, scroll, self.counts, turns)
        later = _SINGLE if lore.is_single[scroll] else _DOUBLE
        return worth + lore.spell_points + later * min(1.0, turns / 4)
