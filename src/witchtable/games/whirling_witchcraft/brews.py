"""The brewing helper: every result that a brew can have, with one shortest way to each.

An exact search, breadth first, over what matters of a brew: the cubes on the workbench, on outputs and
in the cauldron, the recipes used and the types named by Books. Orders that lead to the same point are
followed only once. The rules stay the only judge: the steps are the actions that they offer, and a test
compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, HIGH, NOTHING, Heap
from witchtable.games.whirling_witchcraft.rules.brewing import SCHOLAR_USED, scholar_choices

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Outcome", "outcomes"]


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


def outcomes(state: WhirlingState, seat: Seat) -> list[Outcome]:
    """List the results of all brews that begin with the seat's draft, fewest steps first."""
    start = (
        state.draft_bench[seat],
        state.draft_made[seat],
        state.draft_cauldron[seat],
        state.draft_used[seat],
        state.draft_books[seat],
    )
    spending = _spending_bit(state, seat)
    trail: _Trail = {start: None}
    results: dict[tuple[Heap, Heap, bool], _Point] = {}
    points = [start]
    for point in points:  # grows while it is walked through
        bench, made, cauldron, used, _ = point
        results.setdefault((cauldron + made, bench, bool(used & spending)), point)
        _follow_recipes(state, seat, point, points, trail)
        if state.power(seat) == "pay-for-book" and not used & SCHOLAR_USED:
            _follow_scholar(state, point, points, trail)
    return [Outcome(*end, point, trail) for end, point in results.items()]


def _follow_recipes(
    state: WhirlingState, seat: Seat, point: _Point, points: list[_Point], trail: _Trail
) -> None:
    """Add every point that is one use of a recipe away (compare brewing.choices)."""
    bench, made, cauldron, used, books = point
    feeding = cauldron if state.feeds else NOTHING
    available = (bench + made + feeding) | books | HIGH
    elsewhere = made | feeding | books
    offers = state.offers
    bit = 1
    for code in state.tableau[seat]:
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
        bit <<= 1


def _follow_scholar(state: WhirlingState, point: _Point, points: list[_Point], trail: _Trail) -> None:
    """Add every point that is a Scholar's payment away."""
    bench, made, cauldron, used, books = point
    mandrake = state.offers.mandrake
    for step in scholar_choices(state.offers, bench, made, books):
        from_bench = step.payment == "mandrake"
        after = (
            bench - mandrake if from_bench else bench,
            made if from_bench else made - mandrake,
            cauldron,
            used | SCHOLAR_USED,
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
