"""What a seat could brew next with what it has: the plan that both the judge and instinct go by."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.brews import (
    CardGains,
    PlannedBrew,
    Supplies,
    clan_counts,
    gains_of,
    gains_with,
    objective_stake,
)
from witchtable.games.witchdom.rules import brewing
from witchtable.games.witchdom.rules.objectives import ClanCounts
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.payment import exact_then_pairs
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.rules.turn import turns_to_begin
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["BrewPlan", "plan_after", "plan_of", "rounds_to_end_phase", "turns_left"]

_AHEAD: Final = 3  # brews to plan
_POINTS_EACH: Final = 1.7  # what an action point brings in the long run
_OSTARAS_PACE: Final = 1.6  # things she gains in a turn
_ALL_KINDS: Final = (1 << KINDS) - 1

Cards = tuple[int, ...]


# -- the time that is left ----------------------------------------------------------------------


def turns_left(state: WitchdomState, seat: Seat) -> int:
    """Count the turns a seat still has to begin: exactly once the end is known, else guessed."""
    if state.last_round:
        return turns_to_begin(state, seat)
    return 2 + int(rounds_to_end_phase(state))


def rounds_to_end_phase(state: WitchdomState) -> float:
    """Guess how many rounds pass until objectives or a deck run out."""
    potions, witches = state.decks
    cards = min(len(potions), len(witches)) / (0.8 * state.seats)
    objectives = (state.claimed.count(EMPTY) - 1) * 14 / (2 + state.seats)
    return cards if cards < objectives else objectives


# -- the plan -----------------------------------------------------------------------------------


class BrewPlan:
    """The best few brews in their order, each with what the earlier ones leave over."""

    __slots__ = (
        "brews",
        "clan",
        "gains",
        "gains_after",
        "idle_potions",
        "idle_witches",
        "per_turn",
        "rest",
        "spare",
    )

    def __init__(self, clan: ClanCounts, gains: CardGains) -> None:
        self.clan = clan
        """The clan as it is, before the plan."""
        self.gains = gains
        """What one more card would bring it."""
        self.gains_after = gains
        """The same after all planned brews."""
        self.brews: list[PlannedBrew] = []
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


def plan_of(state: WitchdomState, seat: Seat) -> BrewPlan:
    """Plan a seat's next brews."""
    clan = clan_counts(state, seat)
    start = seat * KINDS
    return state.edition.derived(_known_plans)(
        state.row,
        tuple(state.claimed),
        seat,
        objective_stake(state),
        clan,
        gains_of(state, seat, clan),
        tuple(state.held[start : start + KINDS]),
        state.hands[seat],
        state.piles[seat],
        state.waiting_potions[seat],
        state.waiting_tools[seat],
        turns_left(state, seat),
        state.solo and seat == OSTARA,
    )


def plan_after(state: WitchdomState, seat: Seat, potion: int) -> BrewPlan:
    """Plan as if the active card had brewed a potion now, paid with as little as possible."""
    twin = state.copy()
    needs, held = state.edition.needs[potion], state.resources(seat)
    # Pairs for tools are left out.
    spent = exact_then_pairs(needs, held) or list(map(min, needs, held))
    brewing.join_clan(twin, seat, potion=potion, witch=state.piles[seat][-1], spent=spent)
    return plan_of(twin, seat)


def _known_plans(edition: WitchdomEdition) -> Callable[..., BrewPlan]:
    return lru_cache(maxsize=8192)(partial(_plan, edition))


def _plan(
    edition: WitchdomEdition,
    row: Cards,
    claimed: Cards,
    seat: Seat,
    stake: float,
    clan: ClanCounts,
    gains: CardGains,
    held: Cards,
    hand: Cards,
    pile: Cards,
    waiting: Cards,
    waiting_tools: Cards,
    turns: int,
    is_ostara: bool,
) -> BrewPlan:
    plan = BrewPlan(clan, gains)
    supplies = Supplies(edition, clan, held, hand + pile, waiting, waiting_tools)
    if is_ostara:
        supplies.owned = _ALL_KINDS  # she needs no tools (WD-OSTARA-30)
    per_turn = _OSTARAS_PACE if is_ostara else _per_turn(edition, hand, pile)
    budget = turns * per_turn
    when = effort = rest = 0.0
    while supplies.to_brew and len(plan.brews) < _AHEAD:
        brew = supplies.best(gains, budget - effort)
        supplies.use(brew, gains)
        plan.brews.append(brew)
        met = gains.met_points
        gains = gains_with(edition)(
            row,
            claimed,
            seat,
            stake,
            supplies.potions,
            supplies.witches,
            supplies.tools,
            clan.animals,
        )
        brew.objectives = gains.met_points - met
        # When it can be done, and whether that is in time.
        brew.in_hand = brew.witch in hand
        if not brew.in_hand and not is_ostara:
            rest = 0.8
        effort += brew.effort
        brew.when = when = max(when + 1, effort / per_turn + 0.6 + rest)
        brew.chance = _chance(turns - when, brew.effort)
    plan.gains_after = gains
    plan.rest = supplies.left
    plan.idle_potions, plan.idle_witches = len(supplies.to_brew), len(supplies.witch_cards)
    plan.per_turn = per_turn
    plan.spare = max(0.0, budget - effort - 2)
    return plan


def _per_turn(edition: WitchdomEdition, hand: Cards, pile: Cards) -> float:
    """Say what a round of playing all cards and resting collects in a turn."""
    ap = edition.ap_total
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
