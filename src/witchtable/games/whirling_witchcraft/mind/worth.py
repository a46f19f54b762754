"""What a brew is worth at first sight: cubes that overflow, cubes that crowd, cubes that stay useful.

Every type of ingredient is weighed on its own, so a brew is ten look-ups: five for what is sent, five
for what stays. The unit is a cube in the circle, times `OVERFLOW`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import KINDS, Heap, counts
from witchtable.games.whirling_witchcraft.mind.brews import BrewFinder, FoundBrews, Point
from witchtable.games.whirling_witchcraft.rules.offers import (
    after_use,
    fillable_now,
    fillings_of,
    first_effect,
)
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["OVERFLOW", "BrewValues", "values_of"]

_POINTS: Final = 4.0
"""Points to a unit of log-odds: what follows was fitted to who won, in log-odds."""
OVERFLOW: Final = 0.85 * _POINTS
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

    __slots__ = ("_best", "_cards", "_stay", "_target", "plans")

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
        self.plans: dict[FoundBrews, list[tuple[float, tuple[Action, ...]]]] = {}

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
            found = max((self.weigh(sent, bench), sent, bench) for sent, bench, _ in brews.results)
            self._best[brews] = found
        return found

    def best_with(self, brews: FoundBrews, code: int) -> float:
        """Weigh the best brew when one more recipe can be used as the last one."""
        found = self._cards.get((brews, code))
        if found is None:
            found = self._cards[brews, code] = self._try_out(brews, code)
        return found

    def _try_out(self, brews: FoundBrews, code: int) -> float:
        found = self.best(brews)[0]
        feeds, fillings = brews.key[2], fillings_of(brews.finder.offers, (code,))
        for _, _, (bench, made, cauldron, _, books) in brews.results:
            point = bench, made, cauldron, 0, books
            for bit, need, make, _ in fillable_now(fillings, point, feeds):
                effect = first_effect(need, make, point, feeds)
                left, made_then, cauldron_then, _, _ = after_use(point, effect, bit)
                found = max(found, self.weigh(cauldron_then + made_then, left))
        return found

    def ranked(self, brews: FoundBrews, most: int) -> list[tuple[float, Point]]:
        """List the best brews that were found, best first."""
        found = [(self.weigh(sent, bench), point) for sent, bench, point in brews.results]
        found.sort(reverse=True)
        return found[:most]


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
    needs, rival_needs = finder.needs(state.tableau[seat]), finder.needs(state.tableau[nemesis])
    key = needs, state.bench[nemesis], rival_needs
    values = finder.values.get(key)
    if values is None:
        if len(finder.values) > _MOST_REMEMBERED:
            finder.values.clear()
        values = BrewValues(state.edition, needs, state.bench[nemesis], rival_needs)
        finder.values[key] = values
    return values
