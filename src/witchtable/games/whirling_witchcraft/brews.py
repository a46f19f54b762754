"""The brewing helper: every result that a brew can have, with one shortest way to each.

An exact search, breadth first, over what matters of a brew: the cubes on the workbench, on outputs and
in the cauldron, the recipes used and the types named by Books. Orders that lead to the same point are
followed only once. What can be done at a point, the rules say (`offers.fillable`, `Power.brew_steps`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.cubes import NOTHING, Heap, counts, pack
from witchtable.games.whirling_witchcraft.personalities import Point
from witchtable.games.whirling_witchcraft.rules.brewing import point_of
from witchtable.games.whirling_witchcraft.rules.offers import (
    Way,
    after_use,
    allotment_of,
    fillable,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Outcome", "find_outcomes", "outcomes", "within_reach"]

_MOST_STEPS: Final = 1_000_000
"""Steps that are looked at: with eight recipes of our box there are 800,000 at most (two seconds)."""
_MOST_POINTS: Final = 300_000
"""Points that are remembered meanwhile: 63,000 at most, likewise."""

_Trail: TypeAlias = dict[Point, tuple[Point, Action] | None]


class Outcome(NamedTuple):
    """One result: what the cauldron will hold, what stays on the workbench, and how to get there."""

    cauldron: Heap
    bench: Heap
    spends_personality: bool
    """Whether Hidden Power is used up by it (WW-P-HIDDEN-02)."""
    point: Point
    trail: _Trail

    @property
    def way(self) -> list[tuple[Point, Action, Point]]:
        """One shortest way there, from point to point; found when it is asked for: few ever are."""
        found: list[tuple[Point, Action, Point]] = []
        after = self.point
        while (before := self.trail[after]) is not None:
            point, step = before
            found.append((point, step, after))
            after = point
        return found[::-1]

    @property
    def steps(self) -> tuple[Action, ...]:
        """The steps of this way."""
        return tuple([step for _, step, _ in self.way])


def outcomes(state: WhirlingState, seat: Seat, recipes: int = -1) -> list[Outcome]:
    """List the results of all brews that begin with the seat's draft, fewest steps first.

    Only with these `recipes` of the tableau (as bits), if not with all.
    """
    return find_outcomes(state, seat, recipes)[0]


def find_outcomes(
    state: WhirlingState, seat: Seat, recipes: int = -1, most_steps: int = _MOST_STEPS
) -> tuple[list[Outcome], bool]:
    """List them, and say whether these are all: a budget of steps, not of time, ends the search."""
    tableau = state.tableau[seat]
    bench, made, cauldron, used, books = point_of(state, seat)
    # What is left out counts as used, but is not spent by it.
    left_out = (1 << len(tableau)) - 1 & ~recipes & ~used
    spending = state.power(seat).spent_by(state, seat) & ~left_out
    start = bench, made, cauldron, used | left_out, books
    trail: _Trail = {start: None}
    results: dict[tuple[Heap, Heap, bool], Point] = {}
    points = [start]
    for point in points:  # grows while it is walked through
        bench, made, cauldron, used, _ = point
        results.setdefault((cauldron + made, bench, bool(used & spending)), point)
        if most_steps <= 0 or len(points) > _MOST_POINTS:
            continue  # what was reached counts, but nothing is followed any more
        steps = _steps(state, seat, point)
        most_steps -= len(steps)
        for action, after in steps:
            if after not in trail:
                trail[after] = point, action
                points.append(after)
    is_complete = most_steps > 0 and len(points) <= _MOST_POINTS
    return [Outcome(*end, point, trail) for end, point in results.items()], is_complete


def _steps(state: WhirlingState, seat: Seat, point: Point) -> list[tuple[Action, Point]]:
    """List every step of a brew from a point on, and where it leads."""
    offers, tableau, feeds = state.offers, state.tableau[seat], state.feeds
    found: list[tuple[Action, Point]] = []
    for way in fillable(offers, tableau, point, feeds):
        bit = 1 << tableau.index(way.code)
        allotment = allotment_of(offers, way, point, feeds)
        for action, effect in zip(allotment.uses, allotment.effects, strict=True):
            found.append((action, after_use(point, effect, bit)))
    power = state.power(seat)
    if power.has_brew_steps:
        found += power.brew_steps(offers, point)
    return found


def within_reach(state: WhirlingState, seat: Seat) -> int:
    """Find the recipes (as bits) that a brew from the seat's draft on could use, one way or another.

    Nothing counts as spent here: what is not found can certainly not be used.
    """
    offers, tableau, power = state.offers, state.tableau[seat], state.power(seat)
    bench, made, cauldron, used, books = point_of(state, seat)
    stock = bench + made + (cauldron if state.feeds else NOTHING)
    found = 0
    while True:
        point = stock, NOTHING, NOTHING, used | found, books
        # A step of the power may name any one type more, or bring cubes.
        named, more = [books], stock
        for _, after in power.brew_steps(offers, point):
            named.append(after[4])
            more = _larger(more, after[0] + after[1] + (after[2] if state.feeds else NOTHING))
        ways = [
            way for each in named for way in fillable(offers, tableau, (*point[:4], each), feeds=False)
        ]
        if not ways and more == stock:
            return found
        stock = more
        for code in {way.code: None for way in ways}:
            found |= 1 << tableau.index(code)
            stock = _with_all_made(stock, offers.ways[code])


def _larger(some: Heap, other: Heap) -> Heap:
    """Take the larger number of each type."""
    return pack(map(max, counts(some), counts(other)))


def _with_all_made(stock: Heap, ways: list[Way]) -> Heap:
    """Add as much of each type as any of the ways makes."""
    made = zip(*(counts(way.make) for way in ways), strict=True)
    return pack(
        min(127, have + max(of_kind)) for have, of_kind in zip(counts(stock), made, strict=True)
    )
