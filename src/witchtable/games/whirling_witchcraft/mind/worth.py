"""What a brew is worth at first sight: cubes that overflow, cubes that crowd, cubes that stay useful.

Every type of ingredient is weighed on its own, so a brew is ten look-ups: five for what is sent, five
for what stays. The unit is a cube in the circle, times `OVERFLOW`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import HIGH, KINDS, Heap, counts, fits, smaller
from witchtable.games.whirling_witchcraft.mind.brews import BrewFinder, BrewPlan, FoundBrews
from witchtable.games.whirling_witchcraft.mind.exploring import Brew, Filling
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["OVERFLOW", "BrewValues", "values_of"]

_POINTS: Final = 4.0
"""Points to a unit of log-odds: what follows was fitted to who won, in log-odds."""
OVERFLOW: Final = 0.85 * _POINTS
_RECIPE: Final = 0.56
"""What it is worth that a recipe makes more than it needs."""
_USE: Final = 0.5
_MOST_REMEMBERED: Final = 2_000
# By the value of an ingredient: basic ones (1), mandrakes (2), hearts (3).
_CROWDING: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (-1.80, -1.25, -0.80, -0.45, -0.15, 0.0),
    (-1.30, -0.90, -0.50, -0.25, 0.0),
    (-0.65, -0.30, -0.05, 0.0),
)
"""What it costs to have room for 0, 1, 2... more."""
_SUPPLY: Final[tuple[float, ...]] = (0.0, 0.08, 0.25, 0.40)
"""What a cube is worth that a recipe can use."""
_ARRIVING: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (0.35, 0.30, 0.20, 0.15),
    (0.6, 0.3, 0.1),
    (0.8, 0.2),
)
"""How likely it is that 0, 1, 2... arrive from the left."""

WorthByCount: TypeAlias = tuple[float, ...]


class BrewValues:
    """What the brews of one seat are worth against one nemesis; what was weighed is remembered."""

    __slots__ = ("_best", "_cards", "_plans", "_stay", "_target")

    def __init__(
        self, edition: WhirlingEdition, needs: Sequence[int], bench: Heap, rival_needs: Sequence[int]
    ) -> None:
        lying = counts(bench)
        values = [min(3, max(1, ingredient.value)) for ingredient in edition.ingredients]
        kinds = list(zip(values, edition.capacity, strict=True))
        self._target = tuple(
            _sending(*kinds[kind], lying[kind], rival_needs[kind]) for kind in range(KINDS)
        )
        self._stay = tuple(_staying(*kinds[kind], needs[kind]) for kind in range(KINDS))
        self._best: dict[FoundBrews, tuple[float, Heap, Heap]] = {}
        self._cards: dict[tuple[FoundBrews, int], float] = {}
        self._plans: dict[FoundBrews, list[tuple[float, BrewPlan]]] = {}

    def weigh(self, sent: Heap, bench: Heap) -> float:
        """Say what a brew is worth that sends this and keeps that."""
        h, m, r, s, t = self._target
        a, b, c, d, e = self._stay
        return (
            h[sent & 0x7F]
            + m[sent >> 8 & 0x7F]
            + r[sent >> 16 & 0x7F]
            + s[sent >> 24 & 0x7F]
            + t[sent >> 32 & 0x7F]
            + a[bench & 0x7F]
            + b[bench >> 8 & 0x7F]
            + c[bench >> 16 & 0x7F]
            + d[bench >> 24 & 0x7F]
            + e[bench >> 32 & 0x7F]
        )

    def best(self, brews: FoundBrews) -> tuple[float, Heap, Heap]:
        """Find the best brew that were found: its worth, what it sends, what stays."""
        found = self._best.get(brews)
        if found is None:
            best = brews.results[0]
            most = self.weigh(best.sent, best.bench)
            for brew in brews.results:
                worth = self.weigh(brew.sent, brew.bench)
                if worth > most:
                    most, best = worth, brew
            found = self._best[brews] = most, best.sent, best.bench
        return found

    def best_without(self, brews: FoundBrews, cubes: Heap, added: Heap) -> float:
        """Weigh the best brew when some cubes of the workbench are gone, and some more are sent."""
        most = NEVER
        for brew in brews.results:
            if fits(cubes, brew.bench):
                most = max(most, self.weigh(brew.sent + added, brew.bench - cubes))
        return most

    def card(self, brews: FoundBrews, code: int) -> float:
        """Weigh one more recipe: the best brew with it, what it makes, what it finds a use for."""
        found = self._cards.get((brews, code))
        if found is None:
            found = self.best(brews)[0]
            for filling in brews.finder.fillings((code,)):
                found = max(found, self._best_with_last(brews, filling))
            found += _RECIPE * brews.finder.gain[code] + _USE * _newly_useful(brews, code)
            self._cards[brews, code] = found
        return found

    def _best_with_last(self, brews: FoundBrews, filling: Filling) -> float:
        """Weigh the best brew in which a recipe comes last."""
        most = NEVER
        need, make, locked = filling.need, filling.make, brews.locked
        for brew in brews.results:
            bench = brew.bench
            stock = brew.sent - locked
            if (((bench + stock) | brew.books | HIGH) - need) & HIGH == HIGH:
                taken = smaller(bench, need)
                sent = brew.sent - smaller(stock, need - taken & ~brew.books) + make
                worth = self.weigh(sent, bench - taken)
                if worth > most:
                    most = worth
        return most

    def plans(self, brews: FoundBrews, most: int) -> list[tuple[float, BrewPlan]]:
        """List the best brews as plans, best first."""
        plans = self._plans.get(brews)
        if plans is None:
            found = [(self.weigh(brew.sent, brew.bench), brew) for brew in brews.results]
            found.sort(key=_worth, reverse=True)
            plans = self._plans[brews] = []
            seen: set[tuple[Heap, Heap]] = set()
            for worth, brew in found:
                if (brew.sent, brew.bench) not in seen:
                    seen.add((brew.sent, brew.bench))
                    plans.append((worth, BrewPlan(brews, brew)))
                    if len(plans) == most:
                        break
        return plans


def _newly_useful(brews: FoundBrews, code: int) -> float:
    """Weigh what lies there and was of no use without a recipe."""
    finder = brews.finder
    needs = finder.needs(brews.tableau)
    more = finder.needs((code,))
    worth = 0.0
    for kind, lying in enumerate(counts(brews.results[0].bench)):
        if more[kind]:
            idle = min(lying, needs[kind] + more[kind]) - min(lying, needs[kind])
            worth += finder.supply[kind] * idle
    return worth


def _worth(entry: tuple[float, Brew]) -> float:
    return entry[0]


@cache
def _lying(value: int, capacity: int, needs: int) -> WorthByCount:
    """Weigh 0, 1, 2... cubes on a workbench at the beginning of a round: for use, and in the way."""
    costs = _CROWDING[value]
    return tuple(
        _POINTS * (costs[min(capacity - lying, len(costs) - 1)] + _SUPPLY[value] * min(lying, needs))
        for lying in range(capacity + 1)
    )


@cache
def _sending(value: int, capacity: int, lying: int, needs: int) -> WorthByCount:
    """Weigh 0, 1, 2... cubes sent to a workbench where all that can be used is used first."""
    table = _lying(value, capacity, needs)
    left = lying - min(lying, needs)
    found = []
    for sent in range(128):
        stored = min(sent, capacity - left)
        found.append(OVERFLOW * (sent - stored) - table[left + stored] + table[left])
    return tuple(found)


@cache
def _staying(value: int, capacity: int, needs: int) -> WorthByCount:
    """Weigh 0, 1, 2... cubes that stay on the own workbench when others arrive there."""
    table = _lying(value, capacity, needs)
    found = []
    for lying in range(capacity + 1):
        worth = 0.0
        for arriving, chance in enumerate(_ARRIVING[value]):
            stored = min(arriving, capacity - lying)
            worth += chance * (table[lying + stored] - OVERFLOW * (arriving - stored))
        found.append(worth)
    return tuple(found)


def values_of(state: WhirlingState, seat: Seat, finder: BrewFinder) -> BrewValues:
    """Find what brews are worth for a seat: it depends on its recipes, and on its nemesis."""
    nemesis = state.right_of(seat)
    own, rival = state.tableau[seat], state.tableau[nemesis]
    key = finder.need_heap(own), state.bench[nemesis], finder.need_heap(rival)
    values = finder.values.get(key)
    if values is None:
        if len(finder.values) > _MOST_REMEMBERED:
            finder.values.clear()
        lying, needs, rival_needs = state.bench[nemesis], finder.needs(own), finder.needs(rival)
        values = finder.values[key] = BrewValues(state.edition, needs, lying, rival_needs)
    return values
