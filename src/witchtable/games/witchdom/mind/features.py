"""What is measured of a seat. Each function below measures one group of features, in its order."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Feature
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.components import KINDS
from witchtable.games.witchdom.mind.brews import NOBODY, SOME_WITCH
from witchtable.games.witchdom.mind.clans import Clan, Standing, clan_of, stake_of, standing_of
from witchtable.games.witchdom.mind.outlook import Outlook, outlook_of
from witchtable.games.witchdom.mind.tables import ONES, tables_of
from witchtable.games.witchdom.rules.ostara import OSTARA
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["FEATURES", "measure"]

_POINTS: Final = (
    Feature("potion points", "potions"),
    Feature("witch points", "witches"),
    Feature("objective points", "objectives"),
    Feature("tool points", "tools"),
    Feature("animal points", "animals"),
    Feature("leftovers", "resources"),
    Feature("resources", "resources"),
)
_PLAN: Final = (
    Feature("planned potions", "potions"),
    Feature("planned witches", "witches"),
    Feature("planned objectives", "objectives"),
    Feature("planned tools", "tools"),
    Feature("brew now", "tempo"),
    Feature("brew soon", "tempo"),
    Feature("effort", "tempo"),
    Feature("spare action points", "tempo"),
    Feature("pace", "tempo"),
    Feature("idle potions", "potions"),
    Feature("idle witches", "witches"),
    Feature("spare resources", "resources"),
    Feature("spare pairs", "resources"),
)
_CARDS: Final = (
    Feature("witches in hand", "witches"),
    Feature("witches played", "witches"),
    Feature("colours", "witches"),
    Feature("points of witches", "witches"),
    Feature("to move", "tempo"),
    Feature("action points", "tempo"),
    Feature("best action points", "tempo"),
    Feature("empty hand", "tempo"),
)
_GOALS: Final = (
    Feature("objectives near", "objectives"),
    Feature("objectives halfway", "objectives"),
    Feature("objectives far", "objectives"),
    Feature("objectives led", "objectives"),
)
_THINGS: Final = (
    Feature("tool kinds", "tools"),
    Feature("tools waiting", "tools"),
    Feature("tools reach", "tools"),
    Feature("animals waiting", "animals"),
    Feature("animals to tame", "animals"),
)
_OSTARA: Final = (
    Feature("ostara", "ostara"),
    Feature("ostara's rounds", "ostara"),
    Feature("ostara's prizes", "ostara"),
    Feature("ostara's plan", "ostara"),
    Feature("ostara's next brew", "ostara"),
    Feature("ostara's cards", "ostara"),
)
FEATURES: Final = _POINTS + _PLAN + _CARDS + _GOALS + _THINGS + _OSTARA

_NOT_OSTARA: Final = [0.0] * len(_OSTARA)
_ONLY_OSTARA: Final = [0.0] * len(_PLAN + _CARDS + _GOALS + _THINGS)
_LATER: Final = 0.97  # what a point is worth that comes a turn later


def measure(state: State, seat: Seat) -> list[float]:
    """Measure a seat: points by source, what is under way, and how quickly it can come."""
    assert isinstance(state, WitchdomState)
    clan = clan_of(state, seat)
    points = _points(state, seat, clan)
    if state.solo and seat == OSTARA:
        return points + _ONLY_OSTARA + _ostara(state)
    outlook = outlook_of(state, seat)
    return (
        points
        + _plan(state, outlook)
        + _cards(state, seat)
        + _goals(state, seat, outlook.standing)
        + _things(state, seat, clan)
        + _NOT_OSTARA
    )


def _points(state: WitchdomState, seat: Seat, clan: Clan) -> list[float]:
    """Points so far, by source (Ostara scores no tools, but has none either)."""
    held = state.held[seat * KINDS : seat * KINDS + KINDS]
    figures = state.edition.scoring
    leftovers = min((KINDS - held.count(0)) * figures.leftover_per_kind, figures.leftover_max)
    return [
        clan.potion_points / 10,
        clan.witch_points / 10,
        standing_of(state, seat, clan).objective_points / 10,
        figures.tools_ladder[ONES[clan.tools]] / 10,
        figures.animals_ladder[ONES[clan.animals]] / 10,
        leftovers / 10,
        sum(held) / 5,
    ]


def _plan(state: WitchdomState, outlook: Outlook) -> list[float]:
    """What the plan will bring by the end, and how soon."""
    edition = state.edition
    stake = stake_of(state)
    potions = witches = objectives = tools = now = soon = effort = 0.0
    for brew in outlook.brews:
        share = brew.chance * _LATER**brew.when / 10
        potions += share * edition.potion_points[brew.potion]
        witches += share * (edition.witch_points[brew.witch] if brew.witch != NOBODY else SOME_WITCH)
        objectives += share * brew.objectives * stake
        tools += share * brew.tool_points
        effort += brew.effort * brew.chance
        if brew.when <= 1.2:
            now += brew.value / 10
        elif brew.when <= 2.4:
            soon += brew.value / 10
    rest = outlook.rest
    pairs = 0
    for count in rest:
        pairs += count >> 1
    return [
        potions,
        witches,
        objectives,
        tools,
        now,
        soon,
        effort / 5,
        outlook.spare / 10,
        outlook.per_turn,
        outlook.idle_potions,
        outlook.idle_witches,
        sum(rest) / 5,
        pairs,
    ]


def _cards(state: WitchdomState, seat: Seat) -> list[float]:
    """The witches at hand, and the action points that they and the novices give."""
    edition = state.edition
    ap = tables_of(edition).ap
    hand = state.hands[seat]
    colours = points = in_hand = played = action_points = best = 0
    for card in hand:
        action_points += ap[card] - 1
        if ap[card] > best:
            best = ap[card]
        if edition.banners[card]:
            colours |= edition.banners[card]
            points += edition.witch_points[card]
            in_hand += 1
    for card in state.piles[seat]:
        if edition.banners[card]:
            colours |= edition.banners[card]
            points += edition.witch_points[card]
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


def _goals(state: WitchdomState, seat: Seat, standing: Standing) -> list[float]:
    """What objectives still lack after the plan, and where the others are behind."""
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    stake = stake_of(state)
    others = [
        standing_of(state, other, clan_of(state, other)).distances
        for other in range(state.seats)
        if other != seat
    ]
    for position, (points, missing) in enumerate(standing.distances):
        if missing <= 3:
            found[missing] += stake * points / 5
        for rival in others:
            if rival[position][1] <= missing:
                break
        else:
            found[4] += points / 5
    return found[1:]


def _things(state: WitchdomState, seat: Seat, clan: Clan) -> list[float]:
    """Tools and animals that wait to join the clan."""
    edition = state.edition
    waiting = 0
    for card in state.waiting_tools[seat]:
        waiting |= 1 << edition.potion_tool[card]
    both = waiting | clan.tools
    ladder = edition.scoring.tools_ladder
    reach = ladder[ONES[both]] - ladder[ONES[clan.tools]]
    animals = payable = 0.0
    if state.animals:
        tame = 0
        for card in state.waiting_animals[seat]:
            animal = edition.witch_animal[card]
            if not clan.animals >> animal & 1:
                tame |= 1 << animal
                if state.held[seat * KINDS + edition.tame_with[animal]]:
                    payable = 1.0
        ladder = edition.scoring.animals_ladder
        animals = (ladder[ONES[tame | clan.animals]] - ladder[ONES[clan.animals]]) / 10
    return [ONES[both], ONES[waiting & ~clan.tools], reach / 10, animals, payable]


def _ostara(state: WitchdomState) -> list[float]:
    """Ostara has turns like clockwork; on her hardest level she gets the objectives left over."""
    rounds = state.last_round - state.round
    prizes = 0
    if state.level is not None and state.level.leftover_to_ostara:
        sides = state.edition.sides
        for side, owner in zip(state.row, state.claimed, strict=True):
            if owner == EMPTY:
                prizes += sides[side].points
    plan = following = when = effort = 0.0
    for brew in outlook_of(state, OSTARA).brews:
        effort += brew.effort
        when = max(when + 1, effort / 1.6)
        if when <= rounds:
            plan += brew.value / 10
            if when <= 1:
                following = 1.0
    cards = len(state.piles[OSTARA]) + len(state.waiting_potions[OSTARA])
    return [1.0, rounds / 5, prizes / 10, plan, following, cards]
