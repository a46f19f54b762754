"""The brewing helper: every result that a brew can have, with one shortest way to each.

An exact search, breadth first, over what matters of a brew: the cubes on the workbench, on outputs and
in the cauldron, the recipes used and the types named by Books. Orders that lead to the same point are
followed only once. The rules stay the only judge: the steps are the actions that they offer, and a test
compares.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, HIGH, NOTHING, Heap, counts
from witchtable.games.whirling_witchcraft.rules import scholar
from witchtable.games.whirling_witchcraft.rules.offers import Way

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Outcome", "outcomes", "within_reach"]

# (workbench, made, cauldron, recipes used, types named): plain tuples, because there are many.
_Point: TypeAlias = tuple[Heap, Heap, Heap, int, Heap]
_Trail: TypeAlias = dict[_Point, tuple[_Point, Action] | None]


class Outcome(NamedTuple):
    """One result: what the cauldron will hold, what stays on the workbench, and how to get there."""

    cauldron: Heap
    bench: Heap
    spends_personality: bool
    """Whether Hidden Power is used up by it (WW-P-HIDDEN-02)."""
    point: _Point
    trail: _Trail

    @property
    def steps(self) -> tuple[Action, ...]:
        """One shortest way there; found when it is asked for, because few of them ever are."""
        steps: list[Action] = []
        point = self.point
        while (before := self.trail[point]) is not None:
            point, step = before
            steps.append(step)
        return tuple(reversed(steps))


def outcomes(state: WhirlingState, seat: Seat, recipes: int = -1) -> list[Outcome]:
    """List the results of all brews that begin with the seat's draft, fewest steps first.

    Only with these `recipes` of the tableau (as bits), if not with all.
    """
    start = (
        state.draft_bench[seat],
        state.draft_made[seat],
        state.draft_cauldron[seat],
        state.draft_used[seat],
        state.draft_books[seat],
    )
    spending = _spending_bit(state, seat)
    usable = [
        (1 << at, code) for at, code in enumerate(state.tableau[seat]) if recipes & ~start[3] & 1 << at
    ]
    trail: _Trail = {start: None}
    results: dict[tuple[Heap, Heap, bool], _Point] = {}
    points = [start]
    for point in points:  # grows while it is walked through
        bench, made, cauldron, used, _ = point
        results.setdefault((cauldron + made, bench, bool(used & spending)), point)
        _follow_recipes(state, usable, point, points, trail)
        if state.power(seat) == "pay-for-book" and not used & scholar.USED:
            _follow_scholar(state, point, points, trail)
    return [Outcome(*end, point, trail) for end, point in results.items()]


def _follow_recipes(
    state: WhirlingState,
    recipes: list[tuple[int, int]],
    point: _Point,
    points: list[_Point],
    trail: _Trail,
) -> None:
    """Add every point that is one use of a recipe away (compare brewing.choices)."""
    bench, made, cauldron, used, books = point
    feeding = cauldron if state.feeds else NOTHING
    available = (bench + made + feeding) | books | HIGH
    elsewhere = made | feeding | books
    offers = state.offers
    for bit, code in recipes:
        if not used & bit:
            for way in offers.ways[code]:
                if (available - way.need) & HIGH != HIGH:
                    continue
                allotment = way.plain
                if elsewhere & way.mask:
                    allotment = offers.allot(way, bench, made, feeding, books)
                for number, effect in enumerate(allotment.effects):
                    from_bench, from_made, from_cauldron, make = effect
                    after = (
                        bench - from_bench,
                        made - from_made + make,
                        cauldron - from_cauldron,
                        used | bit,
                        books,
                    )
                    if after not in trail:
                        trail[after] = point, allotment.uses[number]
                        points.append(after)


def _follow_scholar(state: WhirlingState, point: _Point, points: list[_Point], trail: _Trail) -> None:
    """Add every point that is a Scholar's payment away."""
    bench, made, cauldron, used, books = point
    mandrake = state.offers.mandrake
    for step in scholar.choices(state.offers, bench, made, books):
        from_bench = step.payment == "mandrake"
        after = (
            bench - mandrake if from_bench else bench,
            made if from_bench else made - mandrake,
            cauldron,
            used | scholar.USED,
            books | EVERYTHING[state.edition.kind_index[step.type]],
        )
        if after not in trail:
            trail[after] = point, step
            points.append(after)


def _spending_bit(state: WhirlingState, seat: Seat) -> int:
    if state.power(seat) != "spent-by-use":
        return 0
    code = state.edition.personality_code(state.personality[seat])
    tableau = state.tableau[seat]
    return 1 << tableau.index(code) if code in tableau else 0


# -- what a brew cannot reach ------------------------------------------------------------------


def within_reach(state: WhirlingState, seat: Seat) -> int:
    """Find the recipes (as bits) that a brew from the seat's draft on could use, one way or another.

    Nothing counts as spent here: what is not found can certainly not be used.
    """
    stock = _Stock(state, seat)
    found, left = 0, dict(enumerate(state.tableau[seat]))
    while reached := [
        at
        for at, code in left.items()
        if not state.draft_used[seat] >> at & 1 and stock.can_fill(state.offers.ways[code])
    ]:
        for at in reached:
            found |= 1 << at
            stock.add(state.offers.ways[left.pop(at)])
    return found


class _Stock:
    """Everything that lies there or could be made, as if nothing were ever used up."""

    def __init__(self, state: WhirlingState, seat: Seat) -> None:
        heap = state.draft_bench[seat] + state.draft_made[seat]
        if state.feeds:
            heap += state.draft_cauldron[seat]
        self._cubes = list(counts(heap | state.draft_books[seat]))
        can_pay = state.power(seat) == scholar.POWER and not state.draft_used[seat] & scholar.USED
        self._payment = state.edition.kind_index["mandrake"] if can_pay else None

    def can_fill(self, ways: Sequence[Way]) -> bool:
        """Ask whether one of the ways lacks nothing; a Scholar can name one type that is lacking."""
        named = self._payment is not None and self._cubes[self._payment] > 0
        return any(self._lacks(way.need) <= named for way in ways)

    def _lacks(self, need: Heap) -> int:
        return sum(have < wanted for have, wanted in zip(self._cubes, counts(need), strict=True))

    def add(self, ways: Sequence[Way]) -> None:
        """Add as much of each type as any of the ways makes."""
        made = zip(*(counts(way.make) for way in ways), strict=True)
        self._cubes = [have + max(of_kind) for have, of_kind in zip(self._cubes, made, strict=True)]
