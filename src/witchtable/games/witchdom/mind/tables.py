"""What is known of an edition's cards before a game begins, and of a clan as long as it stays as it is.

Clans and objectives change with a brew only, but are asked about at every leaf of a search: so what
follows from them is worked out once and remembered.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import KINDS, Side, WitchdomEdition
from witchtable.games.witchdom.rules.phases import EMPTY
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["ONES", "Clan", "Tables", "clan_of", "clan_with", "stake_of", "tables_of"]

ONES: Final = tuple(bin(bits).count("1") for bits in range(32))
"""How many of five things a set of bits holds."""

_NEARNESS: Final = (0.0, 0.85, 0.34, 0.16, 0.08, 0.04)
"""The part of an objective's points that the next symbol is worth, by the symbols missing."""

Cards = tuple[int, ...]


class Goal:
    """One side of an objective, in numbers."""

    __slots__ = (
        "animals",
        "any_animals",
        "any_tools",
        "has_animals",
        "has_tools",
        "points",
        "potions",
        "tools",
        "witches",
    )

    def __init__(self, box: WitchdomEdition, side: Side) -> None:
        self.points = side.points
        self.witches = [(box.colours.index(colour), count) for colour, count in side.witches.items()]
        self.potions = [(box.colours.index(colour), count) for colour, count in side.potions.items()]
        self.tools = sum(1 << box.tool_index[tool] for tool in set(side.tools))
        self.any_tools = side.any_tools
        self.animals = sum(1 << box.animal_index[animal] for animal in set(side.animals))
        self.any_animals = side.any_animals
        self.has_tools = bool(self.tools or self.any_tools)
        self.has_animals = bool(self.animals or self.any_animals)


class Tables:
    """Plain numbers for every card of an edition."""

    __slots__ = ("ap", "colours_of", "cost", "goals", "tool_symbols")

    def __init__(self, box: WitchdomEdition) -> None:
        self.ap = [sum(points) for points in box.ap]
        self.cost = [sum(needs) for needs in box.needs]
        self.tool_symbols = [
            len(named) + any_tool
            for named, any_tool in zip(box.needs_tools, box.needs_any_tool, strict=True)
        ]
        self.goals = [Goal(box, side) for side in box.sides]
        self.colours_of = [
            [colour for colour in range(len(box.colours)) if bits >> colour & 1]
            for bits in range(1 << len(box.colours))
        ]


@cache
def tables_of(box: WitchdomEdition) -> Tables:
    """Work out the tables of an edition once."""
    return Tables(box)


class Clan:
    """A clan and its objectives: points so far, and what one more card of a kind would bring."""

    __slots__ = (
        "animal_bits",
        "animal_gain",
        "animal_points",
        "distances",
        "met_points",
        "objective_points",
        "potion_bonus",
        "potion_points",
        "tool_bits",
        "tool_gain",
        "tool_points",
        "witch_bonus",
        "witch_points",
    )

    def __init__(
        self,
        box: WitchdomEdition,
        row: Cards,
        claimed: Cards,
        seat: Seat,
        stake: float,
        potions: Cards,
        witches: Cards,
        tools: Cards,
        animals: Cards,
    ) -> None:
        """`stake`: what a point of an objective is worth."""
        self.potion_points = sum([box.potion_points[potion] for potion in potions])
        self.witch_points = sum([box.witch_points[witch] for witch in witches])
        self.tool_bits = _bits([box.potion_tool[card] for card in tools])
        self.animal_bits = _bits([box.witch_animal[card] for card in animals])
        self.tool_points = box.scoring.tools_ladder[ONES[self.tool_bits]]
        self.animal_points = box.scoring.animals_ladder[ONES[self.animal_bits]]
        self.tool_gain = _steps(box.scoring.tools_ladder, self.tool_bits)
        """What a kind of tool brings that comes into the clan next, objectives included."""
        self.animal_gain = _steps(box.scoring.animals_ladder, self.animal_bits)
        self.objective_points = 0
        self.met_points = 0
        """Of open objectives that the clan meets: it would take them with its next brew."""
        self.distances: list[tuple[int, int]] = []
        """Points and symbols missing, for each objective that is open."""
        colours = len(box.colours)
        tables = tables_of(box)
        banners = _count(tables, box.banners, witches)
        brewed = _count(tables, box.potion_colour, potions)
        self.potion_bonus = [0.0] * (1 << colours)
        """What a potion of a colour (as a bit; 0 is wild) brings towards objectives."""
        witch_bonus = [0.0] * colours
        for side, owner in zip(row, claimed, strict=True):
            goal = tables.goals[side]
            if owner == seat:
                self.objective_points += goal.points
            if owner != EMPTY:
                continue
            missing = self._missing(goal, banners, brewed)
            self.distances.append((goal.points, missing))
            if not missing:
                self.met_points += goal.points
            gain = stake * goal.points * _NEARNESS[min(missing, 5)]
            for colour, want in goal.witches:
                if want > banners[colour]:
                    witch_bonus[colour] += gain
            for colour, want in goal.potions:
                if want > brewed[colour]:
                    self.potion_bonus[1 << colour] += gain
            if goal.has_tools:
                _add_things(self.tool_gain, goal.tools, goal.any_tools, self.tool_bits, gain)
            if goal.has_animals:
                _add_things(self.animal_gain, goal.animals, goal.any_animals, self.animal_bits, gain)
        self.witch_bonus = _by_banners(tables, witch_bonus)
        """What a witch with these banners brings towards objectives."""

    def _missing(self, goal: Goal, banners: list[int], brewed: list[int]) -> int:
        missing = 0
        for colour, want in goal.witches:
            if want > banners[colour]:
                missing += want - banners[colour]
        for colour, want in goal.potions:
            if want > brewed[colour]:
                missing += want - brewed[colour]
        if goal.has_tools:
            missing += _things_missing(goal.tools, goal.any_tools, self.tool_bits)
        if goal.has_animals:
            missing += _things_missing(goal.animals, goal.any_animals, self.animal_bits)
        return missing


def _by_banners(tables: Tables, by_colour: list[float]) -> list[float]:
    """Add up by sets of banners."""
    if not any(by_colour):
        return [0.0] * len(tables.colours_of)
    return [sum([by_colour[colour] for colour in chosen]) for chosen in tables.colours_of]


def _bits(kinds: list[int]) -> int:
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits


def _count(tables: Tables, colours_of: list[int], cards: Cards) -> list[int]:
    """Count the cards of each colour; one of several colours counts for each (WD-OBJ-06)."""
    counts = [0] * (len(tables.colours_of).bit_length() - 1)
    for card in cards:
        for colour in tables.colours_of[colours_of[card]]:
            counts[colour] += 1
    return counts


def _things_missing(named: int, any_kind: int, have: int) -> int:
    return ONES[named & ~have] + max(0, any_kind - ONES[have & ~named])


def _steps(ladder: tuple[int, ...], have: int) -> list[float]:
    """Say of each kind that is not there what its step up the ladder brings."""
    kinds = ONES[have]
    step = ladder[kinds + 1] - ladder[kinds] if kinds < KINDS else 0
    return [0.0 if have >> kind & 1 else float(step) for kind in range(KINDS)]


def _add_things(bonus: list[float], named: int, any_kind: int, have: int, gain: float) -> None:
    """Say of each kind what it brings: named ones, and others while any kind is wanted."""
    wants_any = any_kind > ONES[have & ~named]
    for kind in range(KINDS):
        if not have >> kind & 1 and (named >> kind & 1 or wants_any):
            bonus[kind] += gain


clan_with = lru_cache(maxsize=8192)(Clan)
"""Look at a clan as it is, or as it would be with other cards."""


def clan_of(state: WitchdomState, seat: Seat) -> Clan:
    """Look at a seat's clan and its objectives."""
    return clan_with(
        state.edition,
        state.row,
        tuple(state.claimed),
        seat,
        stake_of(state),
        state.clan_potions[seat],
        state.clan_witches[seat],
        state.clan_tools[seat],
        state.clan_animals[seat],
    )


def stake_of(state: WitchdomState) -> float:
    """Say what an objective is worth for each of its points: nobody else can have it then."""
    if state.level is not None:
        if state.level.leftover_to_ostara:
            return 2.0
        return 1.4 if state.level.ostara_claims else 1.0
    return 1.5 if state.seats == 2 else 1.2
