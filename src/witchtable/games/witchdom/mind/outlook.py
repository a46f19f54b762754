"""What a seat could brew next with what it has: the plan that both the judge and instinct go by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.clans import (
    Clan,
    Standing,
    clan_of,
    stake_of,
    standing_of,
    standing_with,
)
from witchtable.games.witchdom.mind.tables import ONES, Tables, tables_of
from witchtable.games.witchdom.mind.tempo import turns_left
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.payment import exact_then_pairs, shortfall
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["NOBODY", "Brewing", "Outlook", "outlook_after", "outlook_of"]

NOBODY: Final = -1
"""A planned brew for which no witch is there yet."""

_AHEAD: Final = 3  # brews to plan
_SOME_WITCH: Final = 4.5  # points of a witch still to be found
_FINDING_HER: Final = 1.5  # action points that takes
_POINTS_EACH: Final = 1.7  # what an action point brings in the long run
_OSTARAS_PACE: Final = 1.6  # things she gains in a turn

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


class Outlook:
    """The best few brews in their order, each with what the earlier ones leave over."""

    __slots__ = ("brews", "idle_potions", "idle_witches", "per_turn", "rest", "spare", "standing")

    def __init__(self) -> None:
        self.brews: list[Brewing] = []
        self.standing: Standing
        """As it would be after all of them."""
        self.rest: list[int] = []
        """Resources that the plan does not need."""
        self.idle_potions = 0
        self.idle_witches = 0
        self.per_turn = 0.0
        """Things collected in a turn on average, rests included."""
        self.spare = 0.0
        """Action points that the plan leaves over until the end."""

    def promise(self) -> float:
        """Say what the plan and the rest of the time should bring, in points."""
        total = _POINTS_EACH * (self.spare + 0.4 * sum(self.rest))
        for brew in self.brews:
            total += brew.value * brew.chance
        return total


def outlook_of(state: WitchdomState, seat: Seat) -> Outlook:
    """Plan a seat's next brews."""
    clan = clan_of(state, seat)
    start = seat * KINDS
    return _outlook(
        state.edition,
        state.row,
        tuple(state.claimed),
        seat,
        stake_of(state),
        clan,
        standing_of(state, seat, clan),
        tuple(state.held[start : start + KINDS]),
        state.hands[seat],
        state.piles[seat],
        state.waiting_potions[seat],
        state.waiting_tools[seat],
        turns_left(state, seat),
        state.solo and seat == OSTARA,
    )


def outlook_after(state: WitchdomState, seat: Seat, potion: int) -> Outlook:
    """Plan as if the active card had brewed a potion now, paid with as little as possible."""
    twin = state.copy()
    start = seat * KINDS
    needs = state.edition.needs[potion]
    held = state.resources(seat)
    spent = exact_then_pairs(needs, held) or needs  # pairs for tools are left out
    for kind in range(KINDS):
        twin.held[start + kind] = max(0, held[kind] - spent[kind])
    twin.clan_potions[seat] += (potion,)
    twin.clan_witches[seat] += (state.piles[seat][-1],)
    twin.piles[seat] = state.piles[seat][:-1]
    twin.waiting_potions[seat] = tuple(
        [other for other in state.waiting_potions[seat] if other != potion]
    )
    return outlook_of(twin, seat)


@lru_cache(maxsize=8192)
def _outlook(
    box: WitchdomEdition,
    row: Cards,
    claimed: Cards,
    seat: Seat,
    stake: float,
    clan: Clan,
    standing: Standing,
    held: Cards,
    hand: Cards,
    pile: Cards,
    waiting: Cards,
    waiting_tools: Cards,
    turns: int,
    is_ostara: bool,
) -> Outlook:
    tables = tables_of(box)
    outlook = Outlook()
    potions, witches, tools = clan.potions, clan.witches, clan.tools
    cards = [card for card in hand + pile if box.banners[card]]
    to_brew = list(waiting)
    left = list(held)
    waiting_kinds = 0
    for card in waiting_tools:
        waiting_kinds |= 1 << box.potion_tool[card]
    owned = 31 if is_ostara else tools | waiting_kinds  # she needs none (WD-OSTARA-30)
    per_turn = _OSTARAS_PACE if is_ostara else _per_turn(tables, hand, pile)
    budget = turns * per_turn
    when = effort = rest = 0.0
    while to_brew and len(outlook.brews) < _AHEAD:
        brew = _best(box, tables, standing, to_brew, cards, left, owned, waiting_kinds, budget - effort)
        outlook.brews.append(brew)
        to_brew.remove(brew.potion)
        potions += tables.colour_counts[box.potion_colour[brew.potion]]
        if brew.witch != NOBODY:
            cards.remove(brew.witch)
            witches += tables.colour_counts[box.banners[brew.witch]]
        if waiting_kinds and tables.tool_symbols[brew.potion]:
            moved = _moved_tools(box, standing, brew.potion, waiting_kinds)
            brew.tool_points = box.scoring.tools_ladder[ONES[tools | moved]]
            brew.tool_points -= box.scoring.tools_ladder[ONES[tools]]
            tools |= moved
            waiting_kinds &= ~moved
        _set_aside(box, brew, left, owned)
        owned |= brew.tools  # once found, it serves the next potion too
        # When it can be done, and whether that is in time.
        brew.in_hand = brew.witch in hand
        effort += brew.effort
        if not brew.in_hand and not is_ostara:
            rest = 0.8
        when = max(when + 1, effort / per_turn + 0.6 + rest)
        brew.when = when
        brew.chance = _chance(turns - when, brew.effort)
        met = standing.met_points
        standing = standing_with(box, row, claimed, seat, stake, potions, witches, tools, clan.animals)
        brew.objectives = standing.met_points - met
    outlook.standing = standing
    outlook.rest = left
    outlook.idle_potions, outlook.idle_witches = len(to_brew), len(cards)
    outlook.per_turn = per_turn
    outlook.spare = max(0.0, budget - effort - 2)
    return outlook


def _per_turn(tables: Tables, hand: Cards, pile: Cards) -> float:
    """Say what a round of playing all cards and resting collects in a turn."""
    total = 2
    for card in hand:
        total += tables.ap[card]
    for card in pile:
        total += tables.ap[card]
    return total / (len(hand) + len(pile) + 1)


def _chance(spare: float, effort: float) -> float:
    """Guess whether a brew comes in time, by the turns to spare."""
    if spare >= 1.5:
        return 1.0
    if spare < -0.5:
        return 0.0
    if not effort:
        return 1.0 if spare >= 0 else 0.3
    return 0.4 + 0.4 * spare if spare > 0 else 0.4 + 0.7 * spare


def _best(
    box: WitchdomEdition,
    tables: Tables,
    standing: Standing,
    to_brew: list[int],
    cards: list[int],
    left: list[int],
    owned: int,
    waiting_kinds: int,
    budget: float,
) -> Brewing:
    """Find the brew that brings most for what is still to be collected."""
    best = (to_brew[0], NOBODY, 0.0, 0, 0)
    best_rate = -1.0
    for potion in to_brew:
        value = box.potion_points[potion] + standing.potion_bonus[box.potion_colour[potion]]
        missing, pairs = shortfall(box.needs[potion], left)
        if tables.tool_symbols[potion]:
            for tool in box.needs_tools[potion]:
                if owned >> tool & 1:
                    if waiting_kinds >> tool & 1:
                        value += standing.tool_gain[tool]
                else:
                    value += 0.6 * standing.tool_gain[tool]
                    missing += 1
            if box.needs_any_tool[potion]:
                missing += max(0, tables.tool_symbols[potion] - ONES[owned] - missing)
                if waiting_kinds:
                    value += 0.7 * max(standing.tool_gain)
        if missing < pairs:
            pairs = missing
        missing -= pairs
        brewers = box.brewers[potion]
        witch = NOBODY
        most = 0.0
        for card in cards:
            banners = box.banners[card]
            if banners & brewers:
                worth = box.witch_points[card] + standing.witch_bonus[banners]
                if worth > most or witch == NOBODY:
                    witch, most = card, worth
        if witch == NOBODY:
            most = _SOME_WITCH
            effort = missing + _FINDING_HER
        else:
            effort = missing
        value += most
        rate = value / (effort + 2.5)
        if effort > budget:
            rate *= 0.1
        if rate > best_rate:
            best_rate = rate
            best = (potion, witch, value, missing, pairs)
    return Brewing(*best)


def _moved_tools(box: WitchdomEdition, standing: Standing, potion: int, waiting: int) -> int:
    """Choose the kinds of waiting tools that a brew would move into the clan, as bits."""
    moved = 0
    for tool in box.needs_tools[potion]:
        moved |= 1 << tool & waiting
    for _ in range(box.needs_any_tool[potion]):
        best, most = 0, 0.0
        for tool in range(KINDS):
            if (waiting & ~moved) >> tool & 1 and standing.tool_gain[tool] > most:
                best, most = 1 << tool, standing.tool_gain[tool]
        moved |= best
    return moved


def _set_aside(box: WitchdomEdition, brew: Brewing, left: list[int], owned: int) -> None:
    """Take away what a brew uses up, and note what it lacks."""
    lacking = brew.lacking
    for kind, need in enumerate(box.needs[brew.potion]):
        have = left[kind]
        if have < need:
            lacking.append(need - have)
            left[kind] = 0
        else:
            lacking.append(0)
            left[kind] = have - need
    for tool in box.needs_tools[brew.potion]:
        if not owned >> tool & 1:
            brew.tools |= 1 << tool
    for _ in range(brew.pairs):
        left[left.index(max(left))] -= 2
