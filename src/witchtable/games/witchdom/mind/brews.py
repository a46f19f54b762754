"""What the next brew would bring: to objectives, to ladders, and with what a seat has."""

from __future__ import annotations

from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom import scoring
from witchtable.games.witchdom.components import COLOURS, KINDS, ONES, WitchdomEdition
from witchtable.games.witchdom.figures import ALL, ONE, WIDTH, Figures, beyond, pairs_in
from witchtable.games.witchdom.rules import ostara
from witchtable.games.witchdom.rules.objectives import (
    COLOUR_BITS,
    COLOUR_COUNTS,
    ONE_COLOUR,
    ClanCounts,
    conditions_of,
)
from witchtable.games.witchdom.rules.payment import missing_tool_kinds
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "NOBODY",
    "SOME_WITCH",
    "CardGains",
    "KnownGains",
    "PlannedBrew",
    "Standing",
    "Supplies",
    "objective_stake",
    "standing_among",
]

Cards = tuple[int, ...]

_REMEMBERED: Final = 16384  # of each kind; then all are forgotten


# -- clans: asked about at every leaf of a search, but changed by a brew only; so remembered -----


class Standing:
    """A seat's clan, counted, and what one more card would bring it."""

    __slots__ = ("clan", "gains")

    def __init__(self, clan: ClanCounts, gains: CardGains) -> None:
        self.clan = clan
        self.gains = gains


def standing_among(known: KnownGains, state: WitchdomState, seat: Seat) -> Standing:
    """Count a seat's clan, and see what one more card would bring it, unless that is known."""
    key = (
        tuple(state.claimed),
        seat,
        state.clan_potions[seat],
        state.clan_witches[seat],
        state.clan_tools[seat],
        state.clan_animals[seat],
        state.row,
        objective_stake(state),
    )
    found = known.standings.get(key)
    if found is None:
        clan = ClanCounts(state.edition, key[2], key[3], key[4], key[5])
        found = Standing(clan, known.with_clan(state.row, key[0], seat, key[7], clan))
        if len(known.standings) >= _REMEMBERED:
            known.standings.clear()
        known.standings[key] = found
    return found


class KnownGains:
    """What was found out about clans in an edition."""

    def __init__(self, edition: WitchdomEdition) -> None:
        self._edition = edition
        self.standings: dict[tuple[Cards, int, Cards, Cards, Cards, Cards, Cards, float], Standing] = {}
        self._gains: dict[tuple[Cards, Cards, int, float, int, int, int, int], CardGains] = {}

    def with_clan(
        self, row: Cards, claimed: Cards, seat: Seat, stake: float, clan: ClanCounts
    ) -> CardGains:
        """See what one more card would bring a clan as it is."""
        return self.having(
            row, claimed, seat, stake, clan.potions, clan.witches, clan.tools, clan.animals
        )

    def having(
        self,
        row: Cards,
        claimed: Cards,
        seat: Seat,
        stake: float,
        potions: int,
        witches: int,
        tools: int,
        animals: int,
    ) -> CardGains:
        """See what one more card would bring a clan as it would be."""
        key = (row, claimed, seat, stake, potions, witches, tools, animals)
        found = self._gains.get(key)
        if found is None:
            if len(self._gains) >= _REMEMBERED:
                self._gains.clear()
            found = self._gains[key] = CardGains(self._edition, *key)
        return found


# -- what one more card would bring -------------------------------------------------------------

_NEARNESS: Final[tuple[float, ...]] = (0.0, 0.85, 0.34, 0.16, 0.08, 0.04)
"""The part of an objective's points that the next symbol is worth, by the symbols missing."""

_COLOUR_SETS: Final = tuple(
    tuple(colour for colour in range(COLOURS) if bits >> colour & 1) for bits in range(1 << COLOURS)
)


class CardGains:
    """What a clan has of objectives and ladders, and what one more card would bring it."""

    __slots__ = (
        "by_animal",
        "by_banners",
        "by_colour",
        "by_tool",
        "met_points",
        "missing",
        "objective_points",
    )

    def __init__(
        self,
        edition: WitchdomEdition,
        row: Cards,
        claimed: Cards,
        seat: Seat,
        stake: float,
        potions: int,
        witches: int,
        tools: int,
        animals: int,
    ) -> None:
        """`stake`: what a point of an objective is worth; the rest as in `ClanCounts`."""
        self.objective_points = scoring.objective_points(edition, row, claimed, seat)
        self.met_points = 0
        """Of open objectives that the clan meets: it would take them with its next brew."""
        self.missing: list[tuple[int, int]] = []
        """Points and symbols missing, for each objective that is open."""
        figures = edition.derived(Figures)
        self.by_tool = _steps(figures.tools_ladder, tools)
        """What a kind of tool brings that comes into the clan next, objectives included."""
        self.by_animal = _steps(figures.animals_ladder, animals)
        self.by_colour = [0.0] * len(_COLOUR_SETS)
        """What a potion of a colour (as a bit; 0 is wild) brings towards objectives."""
        by_banner = [0.0] * COLOURS
        conditions = conditions_of(edition)
        for side, owner in zip(row, claimed, strict=True):
            if owner != EMPTY:
                continue
            wanted = conditions[side]
            missing = wanted.missing_counted(potions, witches, tools, animals)
            self.missing.append((wanted.points, missing))
            if not missing:
                self.met_points += wanted.points
                continue
            gain = stake * wanted.points * _NEARNESS[missing if missing < 5 else 5]
            for colour, want in wanted.witches:
                if want > witches >> COLOUR_BITS * colour & ONE_COLOUR:
                    by_banner[colour] += gain
            for colour, want in wanted.potions:
                if want > potions >> COLOUR_BITS * colour & ONE_COLOUR:
                    self.by_colour[1 << colour] += gain
            if wanted.tools or wanted.any_tools:
                _add_kinds(self.by_tool, wanted.tools, wanted.any_tools, tools, gain)
            if wanted.animals or wanted.any_animals:
                _add_kinds(self.by_animal, wanted.animals, wanted.any_animals, animals, gain)
        self.by_banners = [sum([by_banner[colour] for colour in some]) for some in _COLOUR_SETS]
        """What a witch with these banners (as bits) brings towards objectives."""


def objective_stake(state: WitchdomState) -> float:
    """Say what an objective is worth for each of its points: nobody else can have it then."""
    if state.solo:
        if ostara.takes_leftovers(state):
            return 2.0
        return 1.4 if ostara.claims_objectives(state) else 1.0
    return 1.5 if state.seats == 2 else 1.2


def _add_kinds(by_kind: list[float], named: int, any_kind: int, have: int, gain: float) -> None:
    """Say of each kind what it brings: named ones, and others while any kind is wanted."""
    wants_any = any_kind > ONES[have & ~named]
    for kind in range(KINDS):
        if not have >> kind & 1 and (named >> kind & 1 or wants_any):
            by_kind[kind] += gain


def _steps(ladder: list[int], have: int) -> list[float]:
    """Say of each kind what it would bring by itself."""
    now = ladder[ONES[have]]
    return [float(ladder[ONES[have | 1 << kind]] - now) for kind in range(KINDS)]


# -- the next brew ------------------------------------------------------------------------------

NOBODY: Final = -1
"""A planned brew for which no witch is there yet."""
SOME_WITCH: Final = 4.5
"""Points of a witch still to be found."""

_FINDING_HER: Final = 1.5  # action points that takes
_BESIDES: Final = 2.5  # what every brew takes besides, in action points


class PlannedBrew:
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
        self.effort = float(missing) if witch != NOBODY else missing + _FINDING_HER
        """Action points that it still takes."""
        self.in_hand = False
        self.lacking = 0
        """What is not covered by a token of its kind, packed."""
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


class Supplies:
    """What a seat can plan with: every planned brew takes away from it."""

    __slots__ = (
        "figures",
        "left",
        "owned",
        "potions",
        "to_brew",
        "tools",
        "waiting_tools",
        "witch_cards",
        "witches",
    )

    def __init__(
        self, figures: Figures, clan: ClanCounts, held: int, cards: Cards, potions: Cards, tools: Cards
    ) -> None:
        self.figures = figures
        self.potions, self.witches, self.tools = clan.potions, clan.witches, clan.tools
        """The clan as it will be, counted as in `ClanCounts`."""
        self.left = held
        """Resources, packed."""
        self.witch_cards = [card for card in cards if figures.banners[card]]
        self.to_brew = list(potions)
        self.waiting_tools = figures.tool_kinds(tools)
        self.owned = self.tools | self.waiting_tools

    def best(self, gains: CardGains, budget: float) -> PlannedBrew:
        """Find the brew that brings most for what is still to be collected."""
        figures, left = self.figures, self.left
        total = left % ALL
        best = (self.to_brew[0], NOBODY, 0.0, 0, 0)
        best_rate = -1.0
        for potion in self.to_brew:
            value = figures.potion_points[potion] + gains.by_colour[figures.potion_colour[potion]]
            spare = beyond(left, figures.needs[potion])
            missing = figures.symbols[potion] - total + spare % ALL
            pairs = pairs_in(spare)
            if figures.tool_symbols[potion]:
                missing += missing_tool_kinds(figures, potion, self.owned)
                value += self._value_of_tools(potion, gains)
            if missing < pairs:
                pairs = missing
            missing -= pairs
            witch, most = self._best_witch(potion, gains)
            effort = float(missing)
            if witch == NOBODY:
                effort += _FINDING_HER
            value += most
            rate = value / (effort + _BESIDES)
            if effort > budget:
                rate *= 0.1
            if rate > best_rate:
                best_rate = rate
                best = (potion, witch, value, missing, pairs)
        return PlannedBrew(*best)

    def _best_witch(self, potion: int, gains: CardGains) -> tuple[int, float]:
        """Find the witch who brings most when she brews a potion, and what she brings."""
        figures = self.figures
        brewers = figures.brewers[potion]
        witch, most = NOBODY, SOME_WITCH
        for card in self.witch_cards:
            banners = figures.banners[card]
            if banners & brewers:
                worth = figures.witch_points[card] + gains.by_banners[banners]
                if witch == NOBODY or worth > most:
                    witch, most = card, worth
        return witch, most

    def _value_of_tools(self, potion: int, gains: CardGains) -> float:
        """Say what the tools are worth that a potion brings into the clan."""
        value = 0.0
        for tool in self.figures.needs_tools[potion]:
            if not self.owned >> tool & 1:
                value += 0.6 * gains.by_tool[tool]  # it may be paid with a pair instead
            elif self.waiting_tools >> tool & 1:
                value += gains.by_tool[tool]
        if self.figures.needs_any_tool[potion] and self.waiting_tools:
            value += 0.7 * max(gains.by_tool)
        return value

    def use(self, brew: PlannedBrew, gains: CardGains) -> None:
        """Take away what a brew uses up, and note what it lacks."""
        figures = self.figures
        potion = brew.potion
        self.to_brew.remove(potion)
        self.potions += COLOUR_COUNTS[figures.potion_colour[potion]]
        if brew.witch != NOBODY:
            self.witch_cards.remove(brew.witch)
            self.witches += COLOUR_COUNTS[figures.banners[brew.witch]]
        brew.lacking = beyond(figures.needs[potion], self.left)
        self.left = _without_pairs(beyond(self.left, figures.needs[potion]), brew.pairs)
        if figures.tool_symbols[potion]:
            self._use_tools(brew, gains)

    def _use_tools(self, brew: PlannedBrew, gains: CardGains) -> None:
        figures = self.figures
        moved = 0
        for tool in figures.needs_tools[brew.potion]:
            moved |= 1 << tool & self.waiting_tools
            if not self.owned >> tool & 1:
                brew.tools |= 1 << tool
        for _ in range(figures.needs_any_tool[brew.potion]):
            moved |= self._best_tool(self.waiting_tools & ~moved, gains)
        self.owned |= brew.tools  # once found, it serves the next potion too
        ladder = figures.tools_ladder
        brew.tool_points = ladder[ONES[self.tools | moved]] - ladder[ONES[self.tools]]
        self.tools |= moved
        self.waiting_tools &= ~moved

    def _best_tool(self, waiting: int, gains: CardGains) -> int:
        """Find the waiting tool that brings most, as a bit; 0 if none brings anything."""
        best, most = 0, 0.0
        for tool in range(KINDS):
            if waiting >> tool & 1 and gains.by_tool[tool] > most:
                best, most = 1 << tool, gains.by_tool[tool]
        return best


def _without_pairs(left: int, pairs: int) -> int:
    """Give up so many pairs, each of the kind there is most of (as in `payment.give_pairs`)."""
    for _ in range(pairs):
        most, kind = -1, 0
        for other in range(KINDS):
            count = left >> WIDTH * other & ALL
            if count > most:
                most, kind = count, other
        left -= 2 * ONE[kind]
    return left
