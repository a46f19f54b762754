"""What a seat could brew next with what it has: the plan that both the judge and instinct go by."""

from __future__ import annotations

from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.figures import ALL, Figures, pack
from witchtable.games.witchdom.mind.brews import (
    CardGains,
    KnownGains,
    PlannedBrew,
    Standing,
    Supplies,
    objective_stake,
    standing_among,
)
from witchtable.games.witchdom.rules import brewing
from witchtable.games.witchdom.rules.objectives import ClanCounts
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.payment import exact_then_pairs
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.rules.turn import turns_to_begin
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["BrewPlan", "plan_after", "plan_of", "rounds_to_end_phase", "standing_of", "turns_left"]

_AHEAD: Final = 3  # brews to plan
_POINTS_EACH: Final = 1.7  # what an action point brings in the long run
_LATER: Final = 0.9  # what is left of a brew's worth for each turn that it has to wait
_OSTARAS_PACE: Final = 1.6  # things she gains in a turn
_ALL_KINDS: Final = (1 << KINDS) - 1

_REMEMBERED: Final = 16384  # plans; then all are forgotten

Cards = tuple[int, ...]
_PlanKey = tuple[Standing, int, Cards, Cards, Cards, Cards, int]


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
        self.rest = 0
        """Resources that the plan does not need, packed."""
        self.idle_potions = 0
        self.idle_witches = 0
        self.per_turn = 0.0
        """Things collected in a turn on average, rests included."""
        self.spare = 0.0
        """Action points that the plan leaves over until the end."""

    def promise(self) -> float:
        """Say what the plan and the rest of the time should bring, in points."""
        total = _POINTS_EACH * (self.spare + 0.4 * (self.rest % ALL))
        for brew in self.brews:
            total += brew.value * brew.chance * _LATER**brew.when
        return total


def standing_of(state: WitchdomState, seat: Seat) -> Standing:
    """Count a seat's clan, and see what one more card would bring it."""
    return standing_among(state.edition.derived(_KnownPlans), state, seat)


def plan_of(state: WitchdomState, seat: Seat) -> BrewPlan:
    """Plan a seat's next brews; what was planned before is remembered."""
    known = state.edition.derived(_KnownPlans)
    start = seat * KINDS
    standing = standing_among(known, state, seat)
    key = (
        standing,
        pack(state.held[start : start + KINDS]),
        state.hands[seat],
        state.piles[seat],
        state.waiting_potions[seat],
        state.waiting_tools[seat],
        turns_left(state, seat),
    )
    found = known.plans.get(key)
    if found is None:
        if len(known.plans) >= _REMEMBERED:
            known.plans.clear()
        found = known.plans[key] = _plan(known, state, seat, standing)
    return found


class _KnownPlans(KnownGains):
    """What was found out about clans, and what was planned for them."""

    def __init__(self, edition: WitchdomEdition) -> None:
        super().__init__(edition)
        self.plans: dict[_PlanKey, BrewPlan] = {}


def plan_after(state: WitchdomState, seat: Seat, potion: int) -> BrewPlan:
    """Plan as if the active card had brewed a potion now, paid with as little as possible."""
    twin = state.copy()
    needs, held = state.edition.needs[potion], state.resources(seat)
    # Pairs for tools are left out.
    spent = exact_then_pairs(needs, held) or list(map(min, needs, held))
    brewing.join_clan(twin, seat, potion=potion, witch=state.piles[seat][-1], spent=spent)
    return plan_of(twin, seat)


def _plan(known: KnownGains, state: WitchdomState, seat: Seat, standing: Standing) -> BrewPlan:
    figures = state.offers.figures
    hand, pile = state.hands[seat], state.piles[seat]
    row, claimed, stake = state.row, tuple(state.claimed), objective_stake(state)
    clan, gains = standing.clan, standing.gains
    plan = BrewPlan(clan, gains)
    held = pack(state.held[seat * KINDS : seat * KINDS + KINDS])
    waiting, tools = state.waiting_potions[seat], state.waiting_tools[seat]
    supplies = Supplies(figures, clan, held, hand + pile, waiting, tools)
    turns = turns_left(state, seat)
    is_ostara = state.solo and seat == OSTARA
    if is_ostara:
        supplies.owned = _ALL_KINDS  # she needs no tools (WD-OSTARA-30)
    per_turn = _OSTARAS_PACE if is_ostara else _per_turn(figures, hand, pile)
    budget = turns * per_turn
    when = effort = rest = 0.0
    while supplies.to_brew and len(plan.brews) < _AHEAD:
        brew = supplies.best(gains, budget - effort)
        supplies.use(brew, gains)
        plan.brews.append(brew)
        met = gains.met_points
        gains = known.having(
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


def _per_turn(figures: Figures, hand: Cards, pile: Cards) -> float:
    """Say what a round of playing all cards and resting collects in a turn."""
    ap = figures.ap_total
    total = figures.rest_resources
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
