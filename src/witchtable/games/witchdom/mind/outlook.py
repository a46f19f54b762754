"""What a seat could brew next with what it has: the plan that both the judge and instinct go by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.tables import Clan, Tables, clan_with, stake_of, tables_of
from witchtable.games.witchdom.mind.tempo import PER_TURN, turns_left
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.payment import shortfall
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["NOBODY", "Brewing", "Outlook", "outlook_of"]

NOBODY: Final = -1
"""A planned brew for which no witch is there yet."""

_AHEAD: Final = 3  # brews to plan
_SOME_WITCH: Final = 4.5  # points of a witch still to be found
_FINDING_HER: Final = 1.5  # action points that takes

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

    __slots__ = ("brews", "clan", "idle_potions", "idle_witches", "rest", "spare")

    def __init__(self, brews: list[Brewing], clan: Clan) -> None:
        self.brews = brews
        self.clan = clan
        """As it would be after all of them."""
        self.rest: list[int] = []
        """Resources that the plan does not need."""
        self.idle_potions = 0
        self.idle_witches = 0
        self.spare = 0.0
        """Action points that the plan leaves over until the end."""


def outlook_of(state: WitchdomState, seat: Seat) -> Outlook:
    """Plan a seat's next brews."""
    start = seat * KINDS
    return _outlook(
        state.edition,
        state.row,
        tuple(state.claimed),
        seat,
        stake_of(state),
        state.clan_potions[seat],
        state.clan_witches[seat],
        state.clan_tools[seat],
        state.clan_animals[seat],
        tuple(state.held[start : start + KINDS]),
        state.hands[seat],
        state.piles[seat],
        state.waiting_potions[seat],
        state.waiting_tools[seat],
        turns_left(state, seat),
        state.solo and seat == OSTARA,
    )


@lru_cache(maxsize=4096)
def _outlook(
    box: WitchdomEdition,
    row: Cards,
    claimed: Cards,
    seat: Seat,
    stake: float,
    potions: Cards,
    clan_witches: Cards,
    clan_tools: Cards,
    animals: Cards,
    held: Cards,
    hand: Cards,
    pile: Cards,
    waiting: Cards,
    waiting_tools: Cards,
    turns: int,
    needs_no_tools: bool,
) -> Outlook:
    tables = tables_of(box)
    clan = clan_with(box, row, claimed, seat, stake, potions, clan_witches, clan_tools, animals)
    witches = [card for card in hand + pile if box.banners[card]]
    to_brew = list(waiting)
    left = list(held)
    tool_cards = list(waiting_tools)
    owned = [box.potion_tool[card] for card in clan_tools + waiting_tools]
    if needs_no_tools:  # Ostara (WD-OSTARA-30)
        owned = [*range(KINDS), *range(KINDS)]
    brews: list[Brewing] = []
    budget = turns * PER_TURN
    when = 0.0
    effort = 0.0
    is_rested = False
    while to_brew and len(brews) < _AHEAD:
        brew = _best(box, tables, clan, to_brew, witches, left, owned, tool_cards, budget - effort)
        to_brew.remove(brew.potion)
        potions += (brew.potion,)
        if brew.witch != NOBODY:
            witches.remove(brew.witch)
            clan_witches += (brew.witch,)
        clan_tools += _move_tools(box, clan, brew.potion, tool_cards)
        _set_aside(box, brew, left, owned)
        # When it can be done, and whether that is in time.
        brew.in_hand = brew.witch in hand
        effort += brew.effort
        if not brew.in_hand and not needs_no_tools:
            is_rested = True
        when = max(when + 1, effort / PER_TURN + 0.6 + (0.8 if is_rested else 0.0))
        brew.when = when
        brew.chance = _chance(turns - when, brew.effort)
        following = clan_with(
            box, row, claimed, seat, stake, potions, clan_witches, clan_tools, animals
        )
        brew.objectives = following.met_points - clan.met_points
        brew.tool_points = following.tool_points - clan.tool_points
        clan = following
        brews.append(brew)
    outlook = Outlook(brews, clan)
    outlook.rest = left
    outlook.idle_potions, outlook.idle_witches = len(to_brew), len(witches)
    outlook.spare = max(0.0, budget - effort - 2)
    return outlook


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
    clan: Clan,
    to_brew: list[int],
    witches: list[int],
    left: list[int],
    owned: list[int],
    tool_cards: list[int],
    budget: float,
) -> Brewing:
    """Find the brew that brings most for what is still to be collected."""
    best: Brewing | None = None
    best_rate = -1.0
    for potion in to_brew:
        value = box.potion_points[potion] + clan.potion_bonus[box.potion_colour[potion]]
        missing, pairs = shortfall(box.needs[potion], left)
        if tables.tool_symbols[potion]:
            named = box.needs_tools[potion]
            for tool in named:
                if tool in owned:
                    value += clan.tool_gain[tool]
                else:
                    value += 0.6 * clan.tool_gain[tool]
                    missing += 1
            any_tool = box.needs_any_tool[potion]
            if any_tool:
                short = any_tool + len(named) - len(owned)
                if short > 0:
                    missing += min(short, any_tool)
                for card in tool_cards:
                    value += 0.7 * clan.tool_gain[box.potion_tool[card]]
                    break
        if missing < pairs:
            pairs = missing
        missing -= pairs
        brewers = box.brewers[potion]
        witch = NOBODY
        most = 0.0
        for card in witches:
            banners = box.banners[card]
            if banners & brewers:
                worth = box.witch_points[card] + clan.witch_bonus[banners]
                if worth > most or witch == NOBODY:
                    witch, most = card, worth
        effort = missing + (0.0 if witch != NOBODY else _FINDING_HER)
        value += most if witch != NOBODY else _SOME_WITCH
        rate = value / (effort + 2.5)
        if effort > budget:
            rate *= 0.1
        if rate > best_rate:
            best_rate = rate
            best = Brewing(potion, witch, value, missing, pairs)
    assert best is not None
    return best


def _move_tools(
    box: WitchdomEdition, clan: Clan, potion: int, tool_cards: list[int]
) -> tuple[int, ...]:
    """Choose the waiting tools that a brew would move into the clan."""
    if not tool_cards:
        return ()
    moved: tuple[int, ...] = ()
    for tool in box.needs_tools[potion]:
        if clan.tool_gain[tool]:
            for card in tool_cards:
                if box.potion_tool[card] == tool:
                    tool_cards.remove(card)
                    moved += (card,)
                    break
    for _ in range(min(box.needs_any_tool[potion], len(tool_cards))):
        best = max(tool_cards, key=lambda card: clan.tool_gain[box.potion_tool[card]])
        tool_cards.remove(best)
        moved += (best,)
    return moved


def _set_aside(box: WitchdomEdition, brew: Brewing, left: list[int], owned: list[int]) -> None:
    """Take away what a brew uses up, and note what it lacks."""
    potion = brew.potion
    for kind, need in enumerate(box.needs[potion]):
        have = left[kind]
        if have < need:
            brew.lacking.append(need - have)
            left[kind] = 0
        else:
            brew.lacking.append(0)
            left[kind] = have - need
    for tool in box.needs_tools[potion]:
        if tool not in owned:
            brew.tools |= 1 << tool
            owned.append(tool)  # once found, it serves the next potion too
    for _ in range(brew.pairs):
        left[left.index(max(left))] -= 2
