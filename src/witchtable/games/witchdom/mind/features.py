"""What is measured of a seat. Each function below measures one group of features, in its order."""

from __future__ import annotations

from typing import Final, NamedTuple

from witchtable.engine.mind import Feature, Weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.components import KINDS, ONES
from witchtable.games.witchdom.figures import ALL, pairs_in
from witchtable.games.witchdom.mind.brews import (
    NOBODY,
    SOME_WITCH,
    CardGains,
    objective_stake,
)
from witchtable.games.witchdom.mind.plans import BrewPlan, plan_of, standing_of
from witchtable.games.witchdom.rules import animals, objectives, ostara
from witchtable.games.witchdom.rules.objectives import ClanCounts
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["FEATURES", "HAND", "measure"]


class _Weighed(NamedTuple):
    """A feature, and what it weighs by hand: at the beginning, and at the end."""

    name: str
    source: str
    early: float
    late: float


# A point is worth about 0.1 in the beginning and 0.16 at the end, whatever it is made with.

_POINTS: Final = (
    _Weighed("potion points", "potions", 1.0, 1.6),
    _Weighed("witch points", "witches", 1.0, 1.6),
    _Weighed("objective points", "objectives", 1.0, 1.6),
    _Weighed("tool points", "tools", 1.2, 1.6),
    _Weighed("animal points", "animals", 1.0, 1.6),
    _Weighed("leftovers", "resources", 0.1, 1.4),
    _Weighed("resources", "resources", 0.05, 0.0),
)
_PLAN: Final = (
    _Weighed("planned potions", "potions", 0.9, 1.4),
    _Weighed("planned witches", "witches", 0.9, 1.4),
    _Weighed("planned objectives", "objectives", 1.0, 1.6),
    _Weighed("planned tools", "tools", 0.9, 1.4),
    _Weighed("brew now", "tempo", 0.1, 0.1),
    _Weighed("brew soon", "tempo", 0.05, 0.1),
    _Weighed("effort", "tempo", 0.0, 0.0),
    _Weighed("spare action points", "tempo", 1.6, 1.8),
    _Weighed("pace", "tempo", 0.0, 0.0),
    _Weighed("idle potions", "potions", 0.05, 0.0),
    _Weighed("idle witches", "witches", 0.1, 0.0),
    _Weighed("spare resources", "resources", 0.5, 0.1),
    _Weighed("spare pairs", "resources", 0.05, 0.0),
)
_CARDS: Final = (
    _Weighed("witches in hand", "witches", 0.05, 0.0),
    _Weighed("witches played", "witches", 0.0, 0.0),
    _Weighed("colours", "witches", 0.02, 0.0),
    _Weighed("points of witches", "witches", 0.05, 0.0),
    _Weighed("to move", "tempo", 0.2, 0.3),
    _Weighed("action points", "tempo", 0.05, 0.02),
    _Weighed("best action points", "tempo", 0.02, 0.02),
    _Weighed("empty hand", "tempo", -0.1, -0.1),
)
_GOALS: Final = (
    _Weighed("objectives near", "objectives", 0.2, 0.05),
    _Weighed("objectives halfway", "objectives", 0.08, 0.0),
    _Weighed("objectives far", "objectives", 0.04, 0.0),
    _Weighed("objectives led", "objectives", 0.05, 0.02),
)
_THINGS: Final = (
    _Weighed("tool kinds", "tools", 0.1, 0.0),
    _Weighed("tools waiting", "tools", 0.05, 0.0),
    _Weighed("tools reach", "tools", 0.2, 0.0),
    _Weighed("animals waiting", "animals", 0.6, 0.3),
    _Weighed("animals to tame", "animals", 0.1, 0.1),
)
_OSTARA: Final = (
    _Weighed("ostara", "ostara", 0.5, 0.0),
    _Weighed("ostara's rounds", "ostara", 1.2, 1.8),
    _Weighed("ostara's prizes", "ostara", 1.0, 1.6),
    _Weighed("ostara's plan", "ostara", 0.05, 0.3),
    _Weighed("ostara's next brew", "ostara", 0.1, 0.4),
    _Weighed("ostara's cards", "ostara", 0.05, 0.0),
)
_ALL: Final = _POINTS + _PLAN + _CARDS + _GOALS + _THINGS + _OSTARA
FEATURES: Final = tuple(Feature(one.name, one.source) for one in _ALL)
HAND: Final = Weights(tuple(one.early for one in _ALL), tuple(one.late for one in _ALL))

_NOT_OSTARA: Final = [0.0] * len(_OSTARA)
_ONLY_OSTARA: Final = [0.0] * len(_PLAN + _CARDS + _GOALS + _THINGS)
_LATER: Final = 0.97  # what a point is worth that comes a turn later


def measure(state: State, seat: Seat) -> list[float]:
    """Measure a seat: points by source, what is under way, and how quickly it can come."""
    assert isinstance(state, WitchdomState)
    plan = plan_of(state, seat)
    points = _points(state, seat, plan)
    if state.solo and seat == OSTARA:
        return points + _ONLY_OSTARA + _ostara(state, plan)
    return (
        points
        + _plan(state, plan)
        + _cards(state, seat)
        + _goals(state, seat, plan.gains_after)
        + _things(state, seat, plan.clan)
        + _NOT_OSTARA
    )


def _points(state: WitchdomState, seat: Seat, plan: BrewPlan) -> list[float]:
    """Points so far, by source (Ostara scores no tools, but has none either)."""
    figures, clan = state.offers.figures, plan.clan
    held = state.resources(seat)
    left_over = (KINDS - held.count(0)) * figures.leftover_per_kind
    return [
        clan.points_of_potions / 10,
        clan.points_of_witches / 10,
        plan.gains.objective_points / 10,
        figures.tools_ladder[ONES[clan.tools]] / 10,
        figures.animals_ladder[ONES[clan.animals]] / 10,
        min(left_over, figures.leftover_max) / 10,
        sum(held) / 5,
    ]


def _plan(state: WitchdomState, plan: BrewPlan) -> list[float]:
    """What the plan will bring by the end, and how soon."""
    figures = state.offers.figures
    stake = objective_stake(state)
    potions = witches = prizes = tools = now = soon = effort = 0.0
    for brew in plan.brews:
        share = brew.chance * _LATER**brew.when / 10
        potions += share * figures.potion_points[brew.potion]
        witches += share * (figures.witch_points[brew.witch] if brew.witch != NOBODY else SOME_WITCH)
        prizes += share * brew.objectives * stake
        tools += share * brew.tool_points
        effort += brew.effort * brew.chance
        if brew.when <= 1.2:
            now += brew.value / 10
        elif brew.when <= 2.4:
            soon += brew.value / 10
    rest = plan.rest
    return [
        potions,
        witches,
        prizes,
        tools,
        now,
        soon,
        effort / 5,
        plan.spare / 10,
        plan.per_turn,
        plan.idle_potions,
        plan.idle_witches,
        (rest % ALL) / 5,
        pairs_in(rest),
    ]


def _cards(state: WitchdomState, seat: Seat) -> list[float]:
    """The witches at hand, and the action points that they and the novices give."""
    figures = state.offers.figures
    ap = figures.ap_total
    hand = state.hands[seat]
    colours = points = in_hand = played = action_points = best = 0
    for card in hand:
        action_points += ap[card] - 1
        if ap[card] > best:
            best = ap[card]
        if figures.banners[card]:
            colours |= figures.banners[card]
            points += figures.witch_points[card]
            in_hand += 1
    for card in state.piles[seat]:
        if figures.banners[card]:
            colours |= figures.banners[card]
            points += figures.witch_points[card]
            played += 1
    return [
        in_hand,
        played,
        ONES[colours],
        points / 10,
        1.0 if state.turn == seat else 0.0,
        action_points / 3,
        best,
        0.0 if hand else 1.0,
    ]


def _goals(state: WitchdomState, seat: Seat, gains: CardGains) -> list[float]:
    """What objectives still lack after the plan, and where the others are behind."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    stake = objective_stake(state)
    others = [standing_of(state, other).gains.missing for other in range(state.seats) if other != seat]
    for position, (points, missing) in enumerate(gains.missing):
        if missing <= 3:
            found[missing] += stake * points / 5
        for rival in others:
            if rival[position][1] <= missing:
                break
        else:
            found[4] += points / 5
    return found[1:]


def _things(state: WitchdomState, seat: Seat, clan: ClanCounts) -> list[float]:
    """Tools and animals that wait to join the clan."""
    figures = state.offers.figures
    tools = figures.tool_kinds(state.waiting_tools[seat]) & ~clan.tools
    both = tools | clan.tools
    reach = figures.tools_ladder[ONES[both]] - figures.tools_ladder[ONES[clan.tools]]
    to_tame = payable = 0.0
    if state.animals:
        tamed = clan.animals | figures.animal_kinds(state.waiting_animals[seat])
        gain = figures.animals_ladder[ONES[tamed]] - figures.animals_ladder[ONES[clan.animals]]
        to_tame = gain / 10
        payable = 1.0 if animals.affordable(state, seat) else 0.0
    return [ONES[both], ONES[tools], reach / 10, to_tame, payable]


def _ostara(state: WitchdomState, plan: BrewPlan) -> list[float]:
    """Ostara has turns like clockwork; on her hardest level she gets the objectives left over."""
    rounds = state.last_round - state.round
    prizes = 0
    if ostara.takes_leftovers(state):
        for position in objectives.open_objectives(state):
            prizes += state.edition.sides[state.row[position]].points
    planned = following = when = effort = 0.0
    for brew in plan.brews:
        effort += brew.effort
        when = max(when + 1, effort / 1.6)
        if when <= rounds:
            planned += brew.value / 10
            if when <= 1:
                following = 1.0
    cards = len(state.piles[OSTARA]) + len(state.waiting_potions[OSTARA])
    return [1.0, rounds / 5, prizes / 10, planned, following, cards]
