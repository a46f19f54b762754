"""What things are worth to one seat at one decision, in points: actions, chips, targets, scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import members
from witchtable.games.witchstone.entries import EMPTY, POINTS
from witchtable.games.witchstone.mind.figures import Figures
from witchtable.games.witchstone.rules.pentagram import A_SPECIAL, NOTHING, rewards_ahead
from witchtable.games.witchstone.rules.turn import turns_left
from witchtable.games.witchstone.rules.wand import front_of_others
from witchtable.games.witchstone.rules.witches import free_bonus_spaces, reach
from witchtable.games.witchstone.scroll_kinds import (
    CHIPS,
    CONNECTIONS,
    CRYSTALS,
    SCROLLS,
    SPECIAL_TILES,
    WITCHES_LYING,
    WITCHES_ON_BOARD,
    count_of,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["MOST", "Valuation", "stone_points"]

MOST: Final = 9
"""Clusters are weighed up to this size."""

# Tuned in play of instinct against instinct; points unless said otherwise.
_OUT: Final = 3.8  # a crystal brought out
_OUT_EARLY: Final = 0.1  # more of it for each turn left
_ON_THE_WAY: Final = 0.7  # share kept by a crystal on its way
_FIRST: Final = 1.8  # how much more dark spaces pay in front
_WAND_STEP: Final = 1.8
_SPECIAL: Final = 3.6
_SPECIAL_EARLY: Final = 0.15
_PENTAGRAM_STEP: Final = 1.1
_OPENS: Final = 1.3  # a location joined
_BEGUN: Final = 0.8  # share kept by a connection begun
_UNIT: Final = 3.0
_LYING: Final = 1.5
_LYING_LATE: Final = 0.25


def stone_points(state: WitchstoneState) -> float:
    """Say what the next witch at the Witchstone scores there."""
    free = free_bonus_spaces(state)
    return float(free[0]) if free else 0.0


def _bumps(state: WitchstoneState, seat: Seat, figures: Figures, turns: int) -> list[float]:
    """Weigh one more of each counted thing: what silver spaces ahead and own prophecies pay for it."""
    worth = figures.sure[turns][state.wand[seat]]
    is_own = False
    for scroll in state.scrolls[seat]:
        prophecy = figures.prophecies[scroll]
        if prophecy is not None and prophecy.thing != EMPTY:
            if not is_own:  # what all others look at stays as it is
                worth, is_own = worth[:], True
            has = count_of(state, seat, prophecy.thing)
            worth[prophecy.thing] += prophecy.worth_of_one_more(has)
    return worth


class Valuation:
    """What things are worth to one seat; each type of action is weighed once, when asked for."""

    __slots__ = (
        "_known",
        "_remaining",
        "bump",
        "figures",
        "seat",
        "state",
        "turns",
    )

    def __init__(self, state: WitchstoneState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.figures: Figures = state.edition.derived(Figures)
        self.turns = turns_left(state, seat)
        self.look_again()

    def look_again(self) -> None:
        """Forget what was weighed: the seat has done something, in the same turn."""
        self.bump = _bumps(self.state, self.seat, self.figures, self.turns)
        """What one more of each counted thing is worth."""
        self._known: list[list[float] | None] = [None] * 6
        self._remaining: list[int] | None = None

    def actions(self, symbol: int, number: int) -> float:
        """Weigh a number of actions of one type."""
        return self.table(symbol)[number if number < MOST else MOST]

    def table(self, symbol: int) -> list[float]:
        """Weigh 0 to MOST actions of one type."""
        known = self._known[symbol]
        if known is None:
            known = self._known[symbol] = _BY_TYPE[symbol](self)
        return known

    def remaining(self) -> list[int]:
        """Count the tiles with each symbol that may still come (the open ones too)."""
        if self._remaining is None:
            tiles, found = self.figures.tiles, [0] * 6
            for some in (self.state.hands[self.seat], self.state.supply[self.seat]):
                for tile in some:
                    first, second = tiles[tile]
                    found[first] += 1
                    found[second] += 1
            self._remaining = found
        return self._remaining

    def chip(self, front: int, number: int = 1) -> float:
        """Weigh taking a chip, with its action or points."""
        if front == EMPTY:
            return 0.0
        worth = self.figures.chip_at_end + self.bump[CHIPS]
        if front == POINTS:
            return worth + self.figures.chip_points
        return worth + self.actions(front, number)

    def target(self, location: int) -> float:
        """Weigh standing a witch on a location; its chip is taken for an ordinary one."""
        state, figures = self.state, self.figures
        front = state.chips[location]
        worth = figures.standing_witch
        if front != EMPTY:
            worth += figures.chips[front] + self.bump[CHIPS]
        if location == figures.witchstone:
            worth += stone_points(state)
        if state.scrolls[self.seat]:
            worth += self.wish(location, for_witch=True)
        return worth

    def wish(self, location: int, *, for_witch: bool) -> float:
        """Weigh a location for own prophecies that want a witch there, or it joined to the tower."""
        state, seat = self.state, self.seat
        worth = 0.0
        for scroll in state.scrolls[seat]:
            prophecy = self.figures.prophecies[scroll]
            if prophecy is None or not prophecy.by_place:
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
        figures, worth = self.figures, self.bump[SCROLLS]
        spell, prophecy = figures.spells[scroll], figures.prophecies[scroll]
        if prophecy is not None:
            return worth + prophecy.expected_points(self.state, self.seat, self.turns)
        assert spell is not None
        later = spell.worth_playing * min(1.0, self.turns / 4)
        return worth + figures.unused_spell + later


# -- actions by their type ----------------------------------------------------------------------


def _energy(worths: Valuation) -> list[float]:
    """Finish what is begun, then build: two points a unit and the locations it opens."""
    state, seat, figures = worths.state, worths.seat, worths.figures
    worth = [0.0] * (MOST + 1)
    stock = state.stock[seat]
    begun = state.begun[seat]
    total, number = 0.0, 1
    bump = worths.bump[CONNECTIONS]
    opens = _OPENS * min(1.0, 0.2 * worths.turns)
    if begun != EMPTY:
        length = figures.lengths[begun]
        lacks = length - state.units[begun]
        gain = figures.connection_points[begun] + bump + opens
        # A unit that does not finish it yet keeps part of the gain for a later turn.
        kept = _BEGUN * min(1.0, worths.turns - 1.0) / length * gain
        for done in range(1, min(lacks, MOST) + 1):
            if lacks > stock:
                break
            worth[done] = kept * done if done < lacks else gain - kept * (length - lacks)
        total = worth[min(lacks, MOST)]
        number = lacks + 1
        stock -= lacks
    later = min(1.0, 0.7 * (worths.turns - 1))
    long = figures.longest_points + bump + opens
    each = _UNIT * max(later, 0.5)
    for units in range(1, MOST - number + 2):
        # Long connections first; what does not make one waits for a later turn.
        built = units if units < stock else stock
        whole = built // figures.longest
        left = built - whole * figures.longest
        worth[number + units - 1] = total + whole * long + left * each
    return worth


def _crystal(worths: Valuation) -> list[float]:
    """Bring the nearest crystals out; steps on the way keep part of their worth."""
    state, seat = worths.state, worths.seat
    nearest = worths.figures.nearest_rim
    prices = sorted([nearest[space] for space in members(state.crystals[seat])])
    if state.black[seat]:
        prices.append(nearest[state.black[seat].bit_length() - 1])
    out = _OUT + worths.bump[CRYSTALS] + _OUT_EARLY * worths.turns
    worth = [0.0] * (MOST + 1)
    way = out * _ON_THE_WAY * min(1.0, 0.4 * worths.turns)
    total, at = 0.0, 0
    for price in prices:
        for step in range(1, price):
            if at + step <= MOST:
                worth[at + step] = total + way * step / price
        at += price
        total += out
        if at <= MOST:
            worth[at] = total
    for number in range(at + 1, MOST + 1):
        worth[number] = total
    return worth


def _witch(worths: Valuation) -> list[float]:
    """Send who lies to the best targets, lay and send as long as there are any, lay the rest."""
    state, seat = worths.state, worths.seat
    worth = [0.0] * (MOST + 1)
    supply, lying = state.witches[seat], state.lying[seat]
    if not supply + lying or state.towers[seat] == EMPTY:
        return worth
    near = reach(state, seat, 1) & ~state.standing[seat]
    targets = sorted([worths.target(location) for location in members(near)], reverse=True)
    idle = worths.lying()
    total, sent = 0.0, 0
    for number in range(1, MOST + 1):
        if lying and sent < len(targets):
            lying -= 1
            total += targets[sent]
            if sent >= state.lying[seat]:
                total -= idle  # she was counted when she was laid
            sent += 1
        elif supply:
            supply -= 1
            lying += 1
            total += idle
        worth[number] = total
    return worth


def _wand(worths: Valuation) -> list[float]:
    """Add up the spaces on the way; dark ones count twice for whoever is in front then."""
    state, seat = worths.state, worths.seat
    worth = [0.0] * (MOST + 1)
    figures, at, last = worths.figures, state.wand[seat], worths.figures.last_space
    front = front_of_others(state, seat)
    silver, dark, steps, first = 0.0, 0.0, 0, 1.0
    step = min(_WAND_STEP, 0.9 * (worths.turns - 1))
    for number in range(1, MOST + 1):
        at += 1
        if at <= last:
            if figures.silver_thing[at] != EMPTY:
                silver += figures.silver_points[at] * count_of(state, seat, figures.silver_thing[at])
                steps = 0
            elif figures.dark[at]:
                dark += figures.dark[at]
                steps = 0
            else:
                steps += 1
            first = _FIRST if at >= front else 1.0
        now = silver + dark * first + steps * step
        # Even a space that brings nothing now is behind one then.
        worth[number] = max(now, worth[number - 1] + 0.1)
    return worth


def _pentagram(worths: Valuation) -> list[float]:
    """Walk from reward to reward: owl tiles by their value, special tiles."""
    worth = [0.0] * (MOST + 1)
    special = _SPECIAL + worths.bump[SPECIAL_TILES] + _SPECIAL_EARLY * worths.turns
    total, steps = 0.0, 0
    partial = min(_PENTAGRAM_STEP, 0.5 * (worths.turns - 1))
    for number, reward in enumerate(rewards_ahead(worths.state, worths.seat, MOST), 1):
        if reward == NOTHING:
            steps += 1
        else:
            total += special if reward == A_SPECIAL else reward
            steps = 0
        worth[number] = total + steps * partial
    return worth


def _scrolls(worths: Valuation) -> list[float]:
    """The best scroll within the range of choice."""
    worth = [0.0] * (MOST + 1)
    best = 0.0
    number = 0
    for scroll in worths.state.display:
        number += 1
        best = max(best, worths.scroll(scroll))
        if number <= MOST:
            worth[number] = best
    for rest in range(number + 1, MOST + 1):
        worth[rest] = best
    return worth


_BY_TYPE: Final[tuple[Callable[[Valuation], list[float]], ...]] = (
    _energy,
    _crystal,
    _witch,
    _wand,
    _pentagram,
    _scrolls,
)
"""By symbol: what 0 to MOST actions of it are worth."""
