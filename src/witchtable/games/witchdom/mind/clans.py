"""Clans and objectives: what a clan has, and what one more card would bring it.

They change with a brew only, but are asked about at every leaf of a search: so what follows from
them is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, WitchdomEdition
from witchtable.games.witchdom.mind.tables import ONES, PLACES, Goal, Tables, tables_of
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["Clan", "Standing", "clan_of", "stake_of", "standing_of", "standing_with"]

_NEARNESS: Final[tuple[float, ...]] = (0.0, 0.85, 0.34, 0.16, 0.08, 0.04)
"""The part of an objective's points that the next symbol is worth, by the symbols missing."""
_ONE: Final = (1 << PLACES) - 1

Cards = tuple[int, ...]


class Clan:
    """The cards of a clan, counted."""

    __slots__ = ("animals", "potion_points", "potions", "tools", "witch_points", "witches")

    def __init__(
        self, edition: WitchdomEdition, potions: Cards, witches: Cards, tools: Cards, animals: Cards
    ) -> None:
        counts = tables_of(edition).colour_counts
        self.potion_points = sum([edition.potion_points[potion] for potion in potions])
        self.witch_points = sum([edition.witch_points[witch] for witch in witches])
        self.potions = sum([counts[edition.potion_colour[potion]] for potion in potions])
        """Counts by colour, PLACES bits each."""
        self.witches = sum([counts[edition.banners[witch]] for witch in witches])
        """The same; a witch of several colours counts for each (WD-OBJ-06)."""
        self.tools = self.animals = 0
        for card in tools:
            self.tools |= 1 << edition.potion_tool[card]
        for card in animals:
            self.animals |= 1 << edition.witch_animal[card]


_counted = lru_cache(maxsize=4096)(Clan)


def clan_of(state: WitchdomState, seat: Seat) -> Clan:
    """Count a seat's clan."""
    return _counted(
        state.edition,
        state.clan_potions[seat],
        state.clan_witches[seat],
        state.clan_tools[seat],
        state.clan_animals[seat],
    )


class Standing:
    """How a clan stands with the objectives and ladders."""

    __slots__ = (
        "animal_gain",
        "distances",
        "met_points",
        "objective_points",
        "potion_bonus",
        "tool_gain",
        "witch_bonus",
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
        """`stake`: what a point of an objective is worth; the rest as in a Clan."""
        tables = tables_of(edition)
        self.objective_points = 0
        self.met_points = 0
        """Of open objectives that the clan meets: it would take them with its next brew."""
        self.distances: list[tuple[int, int]] = []
        """Points and symbols missing, for each objective that is open."""
        self.tool_gain = _steps(edition.scoring.tools_ladder, tools)
        """What a kind of tool brings that comes into the clan next, objectives included."""
        self.animal_gain = _steps(edition.scoring.animals_ladder, animals)
        self.potion_bonus = [0.0] * len(tables.colours_of)
        """What a potion of a colour (as a bit; 0 is wild) brings towards objectives."""
        witch_bonus = [0.0] * len(edition.colours)
        for side, owner in zip(row, claimed, strict=True):
            goal = tables.goals[side]
            if owner == seat:
                self.objective_points += goal.points
            if owner != EMPTY:
                continue
            missing = _missing(goal, potions, witches, tools, animals)
            self.distances.append((goal.points, missing))
            if not missing:
                self.met_points += goal.points
                continue
            gain = stake * goal.points * _NEARNESS[missing if missing < 5 else 5]
            for colour, want in goal.witches:
                if want > witches >> PLACES * colour & _ONE:
                    witch_bonus[colour] += gain
            for colour, want in goal.potions:
                if want > potions >> PLACES * colour & _ONE:
                    self.potion_bonus[1 << colour] += gain
            if goal.has_tools:
                _add_things(self.tool_gain, goal.tools, goal.any_tools, tools, gain)
            if goal.has_animals:
                _add_things(self.animal_gain, goal.animals, goal.any_animals, animals, gain)
        self.witch_bonus = _by_banners(tables, witch_bonus)
        """What a witch with these banners brings towards objectives."""


standing_with = lru_cache(maxsize=16384)(Standing)
"""See how a clan stands, or how it would with other cards."""


def standing_of(state: WitchdomState, seat: Seat, clan: Clan) -> Standing:
    """See how a seat's clan stands."""
    return standing_with(
        state.edition,
        state.row,
        tuple(state.claimed),
        seat,
        stake_of(state),
        clan.potions,
        clan.witches,
        clan.tools,
        clan.animals,
    )


def stake_of(state: WitchdomState) -> float:
    """Say what an objective is worth for each of its points: nobody else can have it then."""
    if state.level is not None:
        if state.level.leftover_to_ostara:
            return 2.0
        return 1.4 if state.level.ostara_claims else 1.0
    return 1.5 if state.seats == 2 else 1.2


def _missing(goal: Goal, potions: int, witches: int, tools: int, animals: int) -> int:
    missing = 0
    for colour, want in goal.witches:
        have = witches >> PLACES * colour & _ONE
        if want > have:
            missing += want - have
    for colour, want in goal.potions:
        have = potions >> PLACES * colour & _ONE
        if want > have:
            missing += want - have
    if goal.has_tools:
        missing += _things_missing(goal.tools, goal.any_tools, tools)
    if goal.has_animals:
        missing += _things_missing(goal.animals, goal.any_animals, animals)
    return missing


def _things_missing(named: int, any_kind: int, have: int) -> int:
    return ONES[named & ~have] + max(0, any_kind - ONES[have & ~named])


def _add_things(bonus: list[float], named: int, any_kind: int, have: int, gain: float) -> None:
    """Say of each kind what it brings: named ones, and others while any kind is wanted."""
    wants_any = any_kind > ONES[have & ~named]
    for kind in range(KINDS):
        if not have >> kind & 1 and (named >> kind & 1 or wants_any):
            bonus[kind] += gain


def _steps(ladder: tuple[int, ...], have: int) -> list[float]:
    """Say of each kind that is not there what its step up the ladder brings."""
    kinds = ONES[have]
    step = float(ladder[kinds + 1] - ladder[kinds]) if kinds < KINDS else 0.0
    return [0.0 if have >> kind & 1 else step for kind in range(KINDS)]


def _by_banners(tables: Tables, by_colour: list[float]) -> list[float]:
    """Add up by sets of banners."""
    if not any(by_colour):
        return [0.0] * len(tables.colours_of)
    return [sum([by_colour[colour] for colour in chosen]) for chosen in tables.colours_of]
