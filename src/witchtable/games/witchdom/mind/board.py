"""What things on the board are worth to a seat at first sight, in points: instinct adds them up.

A thing that a planned brew lacks is worth what that brew brings for each action point it still takes;
what could begin another brew is worth something as long as there is time for one.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, LOCATIONS
from witchtable.games.witchdom.figures import ALL, ONE, WIDTH, beyond, pairs_in
from witchtable.games.witchdom.mind.brews import NOBODY, SOME_WITCH, PlannedBrew
from witchtable.games.witchdom.mind.plans import plan_of, turns_left
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY, SPACES
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["BoardValues"]

_ROOM_FOR_POTIONS: Final[tuple[float, ...]] = (1.3, 1.1, 0.8, 0.45, 0.2)
_ROOM_FOR_WITCHES: Final[tuple[float, ...]] = (1.0, 0.35, 0.0)
_SOON: Final = 2.0  # what a brew takes besides collecting, in action points
# Points that a token is worth which no plan lacks, and more if it is the first of its kind, or the
# second half of a pair.
_ANY_TOKEN: Final = 0.7
_NEW_KIND: Final = 0.4
_A_PAIR: Final = 0.2
_STRONG: Final = 2.0  # what each action point of a witch beyond two is worth
_SOME_TOOL: Final = 0.4  # what a tool is worth that no plan lacks


class BoardValues:
    """What lies on the board, weighed for one seat."""

    __slots__ = (
        "clan",
        "efforts",
        "figures",
        "gains",
        "lacking",
        "left",
        "missing",
        "plan",
        "rates",
        "rest",
        "seat",
        "state",
        "wants",
    )

    def __init__(self, state: WitchdomState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.figures = state.offers.figures
        self.plan = plan_of(state, seat)
        self.clan = self.plan.clan
        self.gains = self.plan.gains
        brews = self.plan.brews
        self.missing = [brew.missing for brew in brews]
        """Of each planned brew, as `lacking` and `efforts`: what tokens taken since have changed."""
        self.lacking = [brew.lacking for brew in brews]
        self.efforts = [brew.effort for brew in brews]
        self.rest = self.plan.rest
        self.weigh()

    def weigh(self) -> None:
        """Weigh tokens anew, by the same plan."""
        self.left = turns_left(self.state, self.seat)
        """Turns after this one, or with it if it is just beginning."""
        self.rates = [self._rate(number, brew) for number, brew in enumerate(self.plan.brews)]
        """What each planned brew brings for an action point."""
        self.wants = self._wants()
        """What a token of each kind is worth."""

    def took(self, kind: int) -> None:
        """Note a token that was taken: what lacked it needs less. Nothing is weighed anew yet."""
        for number, lacking in enumerate(self.lacking):
            if lacking >> WIDTH * kind & ALL:
                self.lacking[number] = lacking - ONE[kind]
                if self.missing[number]:
                    self.missing[number] -= 1
                    self.efforts[number] -= 1.0
                return
        self.rest += ONE[kind]

    def _rate(self, number: int, brew: PlannedBrew) -> float:
        rate = brew.value / (self.efforts[number] + _SOON)
        if self.left <= 4:
            chance = brew.chance
            if self.state.phase != PLAY:
                chance = max(chance, self._chance_now(number, brew))
            rate *= chance
        return rate

    def _chance_now(self, number: int, brew: PlannedBrew) -> float:
        """Ask whether the active card can still brew it in this turn."""
        pile = self.state.piles[self.seat]
        if not pile or not self.figures.can_brew(self.figures.banners[pile[-1]], brew.potion):
            return 0.0
        points = self.state.points + sum(self.figures.ap[pile[-1]][self.state.location + 1 :])
        return 1.0 if self.missing[number] <= points else 0.0

    def _wants(self) -> list[float]:
        held = self.state.held
        start = self.seat * KINDS
        rest = self.rest
        base = _ANY_TOKEN if self.left > 2 else 0.1
        wants = [base] * KINDS
        for kind in range(KINDS):
            if not held[start + kind]:
                wants[kind] += _NEW_KIND if self.left > 2 else 0.9
            elif rest >> WIDTH * kind & 1:
                wants[kind] += _A_PAIR
        for number, rate in enumerate(self.rates):
            worth = rate if self.missing[number] else 0.3 * rate  # else it would save half a pair
            lacking = self.lacking[number]
            for kind in range(KINDS):
                if lacking >> WIDTH * kind & ALL and wants[kind] < worth:
                    wants[kind] = worth
        return wants

    def potion(self, place: int) -> float:
        """Weigh the potion at a location."""
        figures = self.figures
        plan = self.plan
        potion = self.state.up[place]
        spare = beyond(self.rest, figures.needs[potion])
        missing = figures.symbols[potion] - self.rest % ALL + spare % ALL
        pairs = pairs_in(spare)
        value = figures.potion_points[potion] + self.gains.by_colour[figures.potion_colour[potion]]
        for tool in figures.needs_tools[potion]:
            if not self.clan.tools >> tool & 1:
                missing += 1
                value += 0.4 * self.gains.by_tool[tool]
        missing = max(0, missing - pairs)
        most = 0.0
        for card in self.state.hands[self.seat] + self.state.piles[self.seat]:
            banners = figures.banners[card]
            if banners & figures.brewers[potion]:
                most = max(most, figures.witch_points[card] + self.gains.by_banners[banners])
        effort = missing + (1.0 if most else 2.5)
        rate = (value + (most or SOME_WITCH)) / (effort + _SOON)
        if plan.spare < effort:
            return 0.3 * rate if effort <= 2 else 0.0
        waiting = len(plan.brews) + plan.idle_potions
        return rate * _ROOM_FOR_POTIONS[min(waiting, 4)]

    def witch(self, place: int) -> float:
        """Weigh the witch at a location: as a brewer, and for her action points."""
        if self.left < 1 or (self.left == 1 and self.state.phase == PLAY):
            return 0.0
        figures = self.figures
        plan = self.plan
        card = self.state.up[LOCATIONS + place]
        banners = figures.banners[card]
        own = figures.witch_points[card] + self.gains.by_banners[banners]
        worth = 0.0
        for brew, rate in zip(plan.brews, self.rates, strict=True):
            if not figures.can_brew(banners, brew.potion):
                continue
            if brew.witch == NOBODY:
                worth = max(worth, rate + 0.3 * (own - SOME_WITCH))
            else:
                other = figures.banners[brew.witch]
                better = own - figures.witch_points[brew.witch] - self.gains.by_banners[other]
                worth = max(worth, 0.5 * better)
        if plan.spare > 6:
            worth += _ROOM_FOR_WITCHES[min(plan.idle_witches, 2)] * (0.5 + 0.2 * own)
        if self.left > 4:
            worth += _STRONG * (figures.ap_total[card] - 2)
        return worth

    def tool(self, place: int) -> float:
        """Weigh the tool at a location: what lacks it, and what it brings in the clan."""
        if self.left < 1 and self.state.phase == PLAY:
            return 0.0
        figures = self.figures
        state = self.state
        tool = figures.potion_tool[state.up[place]]
        waits = False
        for card in state.waiting_tools[self.seat]:
            if figures.potion_tool[card] == tool:
                waits = True
        is_owned = waits or bool(self.clan.tools >> tool & 1)
        gain = 0.0 if is_owned else self.gains.by_tool[tool]
        has_any = bool(state.waiting_tools[self.seat] or state.clan_tools[self.seat])
        worth = 0.0
        for number, brew in enumerate(self.plan.brews):
            rate = self.rates[number]
            if brew.tools >> tool & 1 or (not has_any and figures.needs_any_tool[brew.potion]):
                needed = rate if self.missing[number] else 0.3 * rate
                worth = max(worth, needed + 0.3 * gain)
            elif gain and figures.needs_any_tool[brew.potion]:
                worth = max(worth, 0.5 * gain * brew.chance)
        if not worth and not is_owned and self.plan.spare > 6:
            worth = _SOME_TOOL + 0.25 * gain
        return worth

    def animal(self, place: int) -> float:
        """Weigh the animal at a location."""
        figures = self.figures
        animal = figures.witch_animal[self.state.up[LOCATIONS + place]]
        for card in self.state.waiting_animals[self.seat]:
            if figures.witch_animal[card] == animal:
                return 0.0
        payable = self.state.held[self.seat * KINDS + self.state.edition.tame_with[animal]] > 0
        return self.gains.by_animal[animal] * (0.5 if payable else 0.35) if self.left >= 2 else 0.0

    def by_place(self) -> list[list[float]]:
        """List what lies at each location by its worth, best first."""
        state = self.state
        wants = self.wants
        found = []
        for place in range(LOCATIONS):
            things = [
                wants[kind]
                for kind in state.tokens[place * SPACES : (place + 1) * SPACES]
                if kind != EMPTY
            ]
            if state.up[place] != EMPTY:
                things.append(max(self.potion(place), self.tool(place)))
            if state.up[LOCATIONS + place] != EMPTY:
                things.append(self.witch(place))
            things.sort(reverse=True)
            found.append(things)
        return found
