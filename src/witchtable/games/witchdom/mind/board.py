"""What things on the board are worth to a seat at first sight, in points: instinct adds them up.

A thing that a planned brew lacks is worth what that brew brings for each action point it still takes;
what could begin another brew is worth something as long as there is time for one.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, LOCATIONS
from witchtable.games.witchdom.mind.brews import NOBODY, SOME_WITCH, PlannedBrew
from witchtable.games.witchdom.mind.plans import plan_of, turns_left
from witchtable.games.witchdom.rules.brewing import can_brew
from witchtable.games.witchdom.rules.payment import missing_named_tools, shortfall
from witchtable.games.witchdom.rules.phases import EMPTY, PLAY, SPACES
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["BoardValues"]

_ROOM_FOR_POTIONS: Final[tuple[float, ...]] = (1.3, 1.1, 0.8, 0.45, 0.2)
_ROOM_FOR_WITCHES: Final[tuple[float, ...]] = (1.0, 0.35, 0.0)
_SOON: Final = 2.0  # what a brew takes besides collecting, in action points


class BoardValues:
    """What lies on the board, weighed for one seat."""

    __slots__ = (
        "clan",
        "edition",
        "gains",
        "left",
        "plan",
        "rates",
        "seat",
        "state",
        "wants",
    )

    def __init__(self, state: WitchdomState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.edition = state.edition
        self.plan = plan_of(state, seat)
        self.clan = self.plan.clan
        self.gains = self.plan.gains
        self.left = turns_left(state, seat)
        """Turns after this one, or with it if it is just beginning."""
        self.rates = [self._rate(brew) for brew in self.plan.brews]
        """What each planned brew brings for an action point."""
        self.wants = self._wants()
        """What a token of each kind is worth."""

    def _rate(self, brew: PlannedBrew) -> float:
        rate = brew.value / (brew.effort + _SOON)
        if self.left <= 4:
            chance = brew.chance
            if self.state.phase != PLAY:
                chance = max(chance, self._chance_now(brew))
            rate *= chance
        return rate

    def _chance_now(self, brew: PlannedBrew) -> float:
        """Ask whether the active card can still brew it in this turn."""
        pile = self.state.piles[self.seat]
        if not pile or not can_brew(self.edition, self.edition.banners[pile[-1]], brew.potion):
            return 0.0
        points = self.state.points + sum(self.edition.ap[pile[-1]][self.state.location + 1 :])
        return 1.0 if brew.missing <= points else 0.0

    def _wants(self) -> list[float]:
        held = self.state.held
        start = self.seat * KINDS
        rest = self.plan.rest
        base = 0.7 if self.left > 2 else 0.1
        wants = [base] * KINDS
        for kind in range(KINDS):
            if not held[start + kind]:
                wants[kind] += 0.4 if self.left > 2 else 0.9
            elif rest[kind] & 1:
                wants[kind] += 0.2
        for brew, rate in zip(self.plan.brews, self.rates, strict=True):
            worth = rate if brew.missing else 0.3 * rate  # else it would save half a pair
            for kind in range(KINDS):
                if brew.lacking[kind] and wants[kind] < worth:
                    wants[kind] = worth
        return wants

    def potion(self, place: int) -> float:
        """Weigh the potion at a location."""
        edition = self.edition
        plan = self.plan
        potion = self.state.up[place]
        missing, pairs = shortfall(edition.needs[potion], plan.rest)
        value = edition.potion_points[potion] + self.gains.by_colour[edition.potion_colour[potion]]
        for tool in missing_named_tools(edition, potion, self.clan.tools):
            missing += 1
            value += 0.4 * self.gains.by_tool[tool]
        missing = max(0, missing - pairs)
        most = 0.0
        for card in self.state.hands[self.seat] + self.state.piles[self.seat]:
            banners = edition.banners[card]
            if can_brew(edition, banners, potion):
                most = max(most, edition.witch_points[card] + self.gains.by_banners[banners])
        effort = missing + 1 if most else missing + 2.5
        rate = (value + (most or SOME_WITCH)) / (effort + _SOON)
        if plan.spare < effort:
            return 0.3 * rate if effort <= 2 else 0.0
        waiting = len(plan.brews) + plan.idle_potions
        return rate * _ROOM_FOR_POTIONS[min(waiting, 4)]

    def witch(self, place: int) -> float:
        """Weigh the witch at a location: as a brewer, and for her action points."""
        if self.left < 1 or (self.left == 1 and self.state.phase == PLAY):
            return 0.0
        edition = self.edition
        plan = self.plan
        card = self.state.up[LOCATIONS + place]
        banners = edition.banners[card]
        own = edition.witch_points[card] + self.gains.by_banners[banners]
        worth = 0.0
        for brew, rate in zip(plan.brews, self.rates, strict=True):
            if not can_brew(edition, banners, brew.potion):
                continue
            if brew.witch == NOBODY:
                worth = max(worth, rate + 0.3 * (own - SOME_WITCH))
            else:
                other = edition.banners[brew.witch]
                better = own - edition.witch_points[brew.witch] - self.gains.by_banners[other]
                worth = max(worth, 0.5 * better)
        if plan.spare > 6:
            worth += _ROOM_FOR_WITCHES[min(plan.idle_witches, 2)] * (0.5 + 0.2 * own)
        if self.left > 4:
            worth += 0.3 * (edition.ap_total[card] - 2)
        return worth

    def tool(self, place: int) -> float:
        """Weigh the tool at a location: what lacks it, and what it brings in the clan."""
        if self.left < 1 and self.state.phase == PLAY:
            return 0.0
        edition = self.edition
        state = self.state
        tool = edition.potion_tool[state.up[place]]
        waits = False
        for card in state.waiting_tools[self.seat]:
            if edition.potion_tool[card] == tool:
                waits = True
        is_owned = waits or bool(self.clan.tools >> tool & 1)
        gain = 0.0 if is_owned else self.gains.by_tool[tool]
        has_any = bool(state.waiting_tools[self.seat] or state.clan_tools[self.seat])
        worth = 0.0
        for brew, rate in zip(self.plan.brews, self.rates, strict=True):
            if brew.tools >> tool & 1 or (not has_any and edition.needs_any_tool[brew.potion]):
                needed = rate if brew.missing else 0.3 * rate
                worth = max(worth, needed + 0.3 * gain)
            elif gain and edition.needs_any_tool[brew.potion]:
                worth = max(worth, 0.5 * gain * brew.chance)
        if not worth and not is_owned and self.plan.spare > 6:
            worth = 0.4 + 0.25 * gain
        return worth

    def animal(self, place: int) -> float:
        """Weigh the animal at a location."""
        edition = self.edition
        animal = edition.witch_animal[self.state.up[LOCATIONS + place]]
        for card in self.state.waiting_animals[self.seat]:
            if edition.witch_animal[card] == animal:
                return 0.0
        payable = self.state.held[self.seat * KINDS + edition.tame_with[animal]] > 0
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
