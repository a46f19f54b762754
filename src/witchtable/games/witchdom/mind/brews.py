"""Choosing the next brew of a plan, and taking away what it uses up."""

from __future__ import annotations

from typing import Final

from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.clans import Clan, Standing
from witchtable.games.witchdom.mind.tables import ONES, tables_of
from witchtable.games.witchdom.rules.payment import shortfall

__all__ = ["NOBODY", "SOME_WITCH", "Brewing", "Stock"]

NOBODY: Final = -1
"""A planned brew for which no witch is there yet."""
SOME_WITCH: Final = 4.5
"""Points of a witch still to be found."""

_FINDING_HER: Final = 1.5  # action points that takes
_BESIDES: Final = 2.5  # what every brew takes besides, in action points

Cards = tuple[int, ...]


class Brewing:
    """One planned brew: what it would bring, and what is missing for it."""

    __slots__ = (
        "chance",
        "effort",
        "in_hand",
        "lacking",
        "missing",
        "objectives",
        "pairs",
        "potion",
        "tool_points",
        "tools",
        "value",
        "when",
        "witch",
    )

    def __init__(self, potion: int, witch: int, value: float, missing: int, pairs: int) -> None:
        self.potion = potion
        self.witch = witch
        self.value = value
        """Points of potion and witch, of tools that would move, and what objectives gain by it."""
        self.missing = missing
        """Symbols that neither tokens nor tools nor pairs cover."""
        self.pairs = pairs
        """Symbols that pairs replace."""
        self.effort = missing if witch != NOBODY else missing + _FINDING_HER
        """Action points that it still takes."""
        self.in_hand = False
        self.lacking: list[int] = []
        """By kind of resource, what is not covered by a token of the kind."""
        self.tools = 0
        """Named tools that are not there, as bits."""
        self.when = 0.0
        """After how many turns it is likely to be done."""
        self.chance = 1.0
        """Whether that is soon enough."""
        self.objectives = 0
        """Points of the objectives that it would complete."""
        self.tool_points = 0
        """Points of the tools that it would bring into the clan."""


class Stock:
    """What a seat can plan with: every planned brew takes away from it."""

    __slots__ = (
        "edition",
        "left",
        "owned",
        "potions",
        "tables",
        "to_brew",
        "tools",
        "waiting_tools",
        "witch_cards",
        "witches",
    )

    def __init__(
        self,
        edition: WitchdomEdition,
        clan: Clan,
        held: Cards,
        cards: Cards,
        potions: Cards,
        tools: Cards,
    ) -> None:
        self.edition = edition
        self.tables = tables_of(edition)
        self.potions, self.witches, self.tools = clan.potions, clan.witches, clan.tools
        """The clan as it will be, counted as in a Clan."""
        self.left = list(held)
        self.witch_cards = [card for card in cards if edition.banners[card]]
        self.to_brew = list(potions)
        self.waiting_tools = 0
        for card in tools:
            self.waiting_tools |= 1 << edition.potion_tool[card]
        self.owned = self.tools | self.waiting_tools

    def best(self, standing: Standing, budget: float) -> Brewing:
        """Find the brew that brings most for what is still to be collected."""
        edition = self.edition
        best = (self.to_brew[0], NOBODY, 0.0, 0, 0)
        best_rate = -1.0
        for potion in self.to_brew:
            value = edition.potion_points[potion] + standing.potion_bonus[edition.potion_colour[potion]]
            missing, pairs = shortfall(edition.needs[potion], self.left)
            if self.tables.tool_symbols[potion]:
                tools_missing, tool_value = self._tools_for(potion, standing)
                missing += tools_missing
                value += tool_value
            if missing < pairs:
                pairs = missing
            missing -= pairs
            brewers = edition.brewers[potion]
            witch = NOBODY
            most = 0.0
            for card in self.witch_cards:
                banners = edition.banners[card]
                if banners & brewers:
                    worth = edition.witch_points[card] + standing.witch_bonus[banners]
                    if worth > most or witch == NOBODY:
                        witch, most = card, worth
            effort = float(missing)
            if witch == NOBODY:
                most = SOME_WITCH
                effort += _FINDING_HER
            value += most
            rate = value / (effort + _BESIDES)
            if effort > budget:
                rate *= 0.1
            if rate > best_rate:
                best_rate = rate
                best = (potion, witch, value, missing, pairs)
        return Brewing(*best)

    def _tools_for(self, potion: int, standing: Standing) -> tuple[int, float]:
        """Count the tools that a potion misses, and say what those it brings are worth."""
        edition = self.edition
        missing = 0
        value = 0.0
        for tool in edition.needs_tools[potion]:
            if not self.owned >> tool & 1:
                value += 0.6 * standing.tool_gain[tool]  # it may be paid with a pair instead
                missing += 1
            elif self.waiting_tools >> tool & 1:
                value += standing.tool_gain[tool]
        if edition.needs_any_tool[potion]:
            missing = max(missing, self.tables.tool_symbols[potion] - ONES[self.owned])
            if self.waiting_tools:
                value += 0.7 * max(standing.tool_gain)
        return missing, value

    def use(self, brew: Brewing, standing: Standing) -> None:
        """Take away what a brew uses up, and note what it lacks."""
        edition = self.edition
        potion = brew.potion
        self.to_brew.remove(potion)
        self.potions += self.tables.colour_counts[edition.potion_colour[potion]]
        if brew.witch != NOBODY:
            self.witch_cards.remove(brew.witch)
            self.witches += self.tables.colour_counts[edition.banners[brew.witch]]
        self._use_tokens(brew)
        if self.tables.tool_symbols[potion]:
            self._use_tools(brew, standing)

    def _use_tokens(self, brew: Brewing) -> None:
        left = self.left
        for kind, need in enumerate(self.edition.needs[brew.potion]):
            have = left[kind]
            if have < need:
                brew.lacking.append(need - have)
                left[kind] = 0
            else:
                brew.lacking.append(0)
                left[kind] = have - need
        for _ in range(brew.pairs):
            left[left.index(max(left))] -= 2

    def _use_tools(self, brew: Brewing, standing: Standing) -> None:
        edition = self.edition
        moved = 0
        for tool in edition.needs_tools[brew.potion]:
            moved |= 1 << tool & self.waiting_tools
            if not self.owned >> tool & 1:
                brew.tools |= 1 << tool
        for _ in range(edition.needs_any_tool[brew.potion]):
            best, most = 0, 0.0
            for tool in range(KINDS):
                waits = (self.waiting_tools & ~moved) >> tool & 1
                if waits and standing.tool_gain[tool] > most:
                    best, most = 1 << tool, standing.tool_gain[tool]
            moved |= best
        self.owned |= brew.tools  # once found, it serves the next potion too
        ladder = edition.scoring.tools_ladder
        brew.tool_points = ladder[ONES[self.tools | moved]] - ladder[ONES[self.tools]]
        self.tools |= moved
        self.waiting_tools &= ~moved
