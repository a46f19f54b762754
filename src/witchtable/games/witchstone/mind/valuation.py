"""What things are worth to one seat at one decision, in points: actions, chips, targets, scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.entries import EMPTY, POINTS
from witchtable.games.witchstone.mind.action_values import MOST, values_of
from witchtable.games.witchstone.rules.turn import turns_left
from witchtable.games.witchstone.rules.witches import free_bonus_spaces
from witchtable.games.witchstone.scroll_kinds import (
    CHIPS,
    COUNTED,
    SCROLLS,
    WITCHES_LYING,
    WITCHES_ON_BOARD,
    count_all,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.components import WitchstoneEdition
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["Valuation", "chip_worth", "front_of_others", "stone_points"]

# Tuned in play of instinct against instinct.
_LYING: Final = 1.5
_LYING_LATE: Final = 0.25
_STEPS: Final = 1.6
"""Wand steps that a turn usually brings."""


def chip_worth(edition: WitchstoneEdition, front: int) -> float:
    """Say what the chip of a location brings at first sight; nothing, if there is none."""
    if front == EMPTY:
        return 0.0
    now = float(edition.scoring.points_chip) if front == POINTS else 1.7
    return edition.scoring.chip_at_end + now


def stone_points(state: WitchstoneState) -> float:
    """Say what the next witch at the Witchstone scores there."""
    free = free_bonus_spaces(state)
    return float(free[0]) if free else 0.0


def front_of_others(state: WitchstoneState, seat: Seat) -> int:
    """Find how far the foremost of the others is on the wand."""
    front = 0
    for other in range(state.seats):
        if other != seat and state.wand[other] > front:
            front = state.wand[other]
    return front


def _bumps(state: WitchstoneState, seat: Seat, turns: int, counts: list[int]) -> list[float]:
    """Weigh one more of each counted thing: what silver spaces ahead and own prophecies pay for it."""
    worth = [0.0] * len(COUNTED)
    at = state.wand[seat]
    for space, thing, points in state.edition.silver_spaces:
        if space > at:
            share = _STEPS * turns / (space - at)
            worth[thing] += points * share if share < 1.0 else points
    for scroll in state.scrolls[seat]:
        prophecy = state.edition.prophecies[scroll]
        if prophecy is not None and prophecy.thing != EMPTY:
            low, _, high = prophecy.ladder
            if counts[prophecy.thing] < high:
                worth[prophecy.thing] += 4.0 / (high - low + 1)
    return worth


class Valuation:
    """What things are worth to one seat; each type of action is weighed once, when asked for."""

    __slots__ = (
        "_known",
        "bump",
        "counts",
        "seat",
        "state",
        "turns",
    )

    def __init__(self, state: WitchstoneState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.turns = turns_left(state, seat)
        self.counts = count_all(state, seat)
        self.bump = _bumps(state, seat, self.turns, self.counts)
        """What one more of each counted thing is worth."""
        self._known: list[list[float] | None] = [None] * 6

    def actions(self, symbol: int, number: int) -> float:
        """Weigh a number of actions of one type."""
        return self.table(symbol)[number if number < MOST else MOST]

    def table(self, symbol: int) -> list[float]:
        """Weigh 0 to MOST actions of one type."""
        known = self._known[symbol]
        if known is None:
            known = self._known[symbol] = values_of(self, symbol)
        return known

    def front_of_others(self) -> int:
        """Find how far the foremost of the others is on the wand."""
        return front_of_others(self.state, self.seat)

    def chip(self, front: int, number: int = 1) -> float:
        """Weigh taking a chip, with its action or points."""
        if front == EMPTY:
            return 0.0
        scoring = self.state.edition.scoring
        worth = scoring.chip_at_end + self.bump[CHIPS]
        if front == POINTS:
            return worth + scoring.points_chip
        return worth + self.actions(front, number)

    def target(self, location: int) -> float:
        """Weigh standing a witch on a location; its chip is taken for an ordinary one."""
        state, edition = self.state, self.state.edition
        front = state.chips[location]
        worth = edition.scoring.standing_witch + chip_worth(edition, front)
        if front != EMPTY:
            worth += self.bump[CHIPS]
        if location == edition.witchstone:
            worth += stone_points(state)
        if state.scrolls[self.seat]:
            worth += self.wish(location, for_witch=True)
        return worth

    def wish(self, location: int, *, for_witch: bool) -> float:
        """Weigh a location for own prophecies that want a witch there, or it joined to the tower."""
        state, seat = self.state, self.seat
        worth = 0.0
        for scroll in state.scrolls[seat]:
            prophecy = state.edition.prophecies[scroll]
            if prophecy is None:
                continue
            wants = prophecy.wants_witches if for_witch else prophecy.wants_joined
            share = float(prophecy.points[1] - prophecy.points[0])
            for places in wants(state, seat):
                if places >> location & 1:
                    worth += share
                    break
                share *= 0.5  # a later step counts only after this one
        return worth

    def lying(self) -> float:
        """Weigh laying one more witch who will not be sent at once."""
        lying = self.state.lying[self.seat]
        later = min(_LYING, _LYING_LATE * (self.turns - 1)) / (1.0 + 0.5 * lying)
        return 0.1 + later + self.bump[WITCHES_ON_BOARD] + 0.7 * self.bump[WITCHES_LYING]

    def scroll(self, scroll: int) -> float:
        """Weigh owning a scroll."""
        edition, worth = self.state.edition, self.bump[SCROLLS]
        spell, prophecy = edition.spells[scroll], edition.prophecies[scroll]
        if prophecy is not None:
            return worth + prophecy.expected_points(self.state, self.seat, self.turns)
        assert spell is not None
        later = spell.worth_playing * min(1.0, self.turns / 4)
        return worth + edition.scoring.unused_spell + later
