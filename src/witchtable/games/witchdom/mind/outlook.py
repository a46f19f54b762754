"""What a seat could brew next with what it has: the plan that both the judge and instinct go by."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.brews import Brewing, Stock
from witchtable.games.witchdom.mind.clans import (
    Clan,
    Standing,
    clan_of,
    stake_of,
    standing_of,
    standing_with,
)
from witchtable.games.witchdom.mind.tables import ALL, tables_of
from witchtable.games.witchdom.mind.tempo import turns_left
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.payment import exact_then_pairs
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["Outlook", "outlook_after", "outlook_of"]

_AHEAD: Final = 3  # brews to plan
_POINTS_EACH: Final = 1.7  # what an action point brings in the long run
_OSTARAS_PACE: Final = 1.6  # things she gains in a turn

Cards = tuple[int, ...]


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
    edition: WitchdomEdition,
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
    outlook = Outlook()
    stock = Stock(edition, clan, held, hand + pile, waiting, waiting_tools)
    if is_ostara:
        stock.owned = ALL  # she needs no tools (WD-OSTARA-30)
    per_turn = _OSTARAS_PACE if is_ostara else _per_turn(edition, hand, pile)
    budget = turns * per_turn
    when = effort = rest = 0.0
    while stock.to_brew and len(outlook.brews) < _AHEAD:
        brew = stock.best(standing, budget - effort)
        stock.use(brew, standing)
        outlook.brews.append(brew)
        met = standing.met_points
        standing = standing_with(
            edition, row, claimed, seat, stake, stock.potions, stock.witches, stock.tools, clan.animals
        )
        brew.objectives = standing.met_points - met
        # When it can be done, and whether that is in time.
        brew.in_hand = brew.witch in hand
        if not brew.in_hand and not is_ostara:
            rest = 0.8
        effort += brew.effort
        brew.when = when = max(when + 1, effort / per_turn + 0.6 + rest)
        brew.chance = _chance(turns - when, brew.effort)
    outlook.standing = standing
    outlook.rest = stock.left
    outlook.idle_potions, outlook.idle_witches = len(stock.to_brew), len(stock.witch_cards)
    outlook.per_turn = per_turn
    outlook.spare = max(0.0, budget - effort - 2)
    return outlook


def _per_turn(edition: WitchdomEdition, hand: Cards, pile: Cards) -> float:
    """Say what a round of playing all cards and resting collects in a turn."""
    ap = tables_of(edition).ap
    total = edition.setup.rest_resources
    for card in hand:
        total += ap[card]
    for card in pile:
        total += ap[card]
    return max(1.0, total / (len(hand) + len(pile) + 1))


def _chance(spare: float, effort: float) -> float:
    """Guess whether a brew comes in time, by the turns to spare."""
    if spare >= 1.5:
        return 1.0
    if spare < -0.5:
        return 0.0
    if not effort:
        return 1.0 if spare >= 0 else 0.3
    return 0.4 + 0.4 * spare if spare > 0 else 0.4 + 0.7 * spare
