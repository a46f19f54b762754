"""The brews of a seat at a glance: far fewer than there are, found far faster than by `brews.py`.

Cubes of the workbench go first into a recipe, so a brew is known by the recipes used and by what was
chosen for their hybrid spaces. Everything found is remembered, because a search asks for the same
recipes and workbenches again and again.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import (
    HIGH,
    KINDS,
    NOTHING,
    Heap,
    counts,
    pack,
    total,
)
from witchtable.games.whirling_witchcraft.mind.exploring import Explorer, Key, Point
from witchtable.games.whirling_witchcraft.rules.phases import BREW
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Kitchen", "Menu", "kitchen_of"]

_MOST_REMEMBERED: Final = 4_000


class Menu:
    """What a brew can come to: what is sent, what stays, and how to get there."""

    __slots__ = ("_front", "_trail", "key", "kitchen", "results")

    def __init__(self, kitchen: Kitchen, key: Key, *, with_trail: bool) -> None:
        self.kitchen = kitchen
        self.key = key
        points, trail = kitchen.explorer.explore(key)
        # To remember all trails would fill the memory, and few are ever asked for.
        self._trail = trail if with_trail else None
        found: dict[tuple[Heap, Heap], Point] = {}
        for point in points:
            found.setdefault((point[2] + point[1], point[0]), point)
        self.results = [(sent, bench, point) for (sent, bench), point in found.items()]
        self._front: list[Heap] | None = None

    @property
    def front(self) -> list[Heap]:
        """What can be sent at most: nothing else sends as much of every type."""
        if self._front is None:
            self._front = _front({sent for sent, _, _ in self.results})
        return self._front

    def steps(self, points: list[Point]) -> list[tuple[Action, ...]]:
        """Find the actions that lead to some points, up to the commitment (WW-ENG-16)."""
        kitchen, key = self.kitchen, self.key
        trail = self._trail or kitchen.explorer.explore(key)[1]
        self._trail = None
        done: tuple[Action, ...] = (kitchen.offers.done,)
        found = []
        for point in points:
            commits_itself = key[4] and kitchen.explorer.is_complete(key, point)
            steps = () if commits_itself else done
            while (before := trail[point]) is not None:
                steps = (kitchen.explorer.action(before[0], before[1], point, feeds=key[2]), *steps)
                point = before[0]
            found.append(steps)
        return found


class Kitchen:
    """The menus of one edition, and what its recipes are good for."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self.explorer = Explorer(edition)
        self.offers = self.explorer.offers
        self.supply = [(0.0, 0.6, 2.0, 3.2)[min(3, entry.value)] for entry in edition.ingredients]
        """What a cube is worth that a recipe can use, in points."""
        self._menus: dict[Key, Menu] = {}
        self._needs: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._need_heaps: dict[tuple[int, ...], Heap] = {}
        self.gain = [self._gain(code, edition) for code in range(len(edition.code_ids))]
        """By code: value out minus value in, of the better way."""

    def _gain(self, code: int, edition: WhirlingEdition) -> int:
        values = [ingredient.value for ingredient in edition.ingredients]

        def value(heap: Heap) -> int:
            return sum(each * number for each, number in zip(values, counts(heap), strict=True))

        return max(value(way.make) - value(way.need) for way in self.offers.ways[code])

    def menu(self, state: WhirlingState, seat: Seat, *, with_trail: bool = False) -> Menu:
        """List what a seat can brew: from its draft while it brews, otherwise with what lies there."""
        if state.phase == BREW and state.owing >> seat & 1:
            point = (
                state.draft_bench[seat],
                state.draft_made[seat],
                state.draft_cauldron[seat],
                state.draft_used[seat],
                state.draft_books[seat],
            )
        else:
            point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
        return self.menu_of(state, seat, state.tableau[seat], point, with_trail=with_trail)

    def menu_of(
        self,
        state: WhirlingState,
        seat: Seat,
        tableau: tuple[int, ...],
        point: Point,
        *,
        with_trail: bool = False,
    ) -> Menu:
        """List what could be brewed with these recipes from a point on."""
        key = tableau, point, state.feeds, state.power(seat) == "pay-for-book", state.quick
        menu = self._menus.get(key)
        if menu is None:
            if len(self._menus) > _MOST_REMEMBERED:
                self._menus.clear()
            menu = self._menus[key] = Menu(self, key, with_trail=with_trail)
        return menu

    def needs(self, tableau: tuple[int, ...]) -> tuple[int, ...]:
        """Count the cubes of each type that all recipes together can use."""
        needs = self._needs.get(tableau)
        if needs is None:
            if len(self._needs) > _MOST_REMEMBERED:
                self._needs.clear()
            totals = [0] * KINDS
            for code in tableau:
                ways = self.offers.ways[code]
                for kind in range(KINDS):
                    totals[kind] += max(way.need >> 8 * kind & 0x7F for way in ways)
            needs = self._needs[tableau] = tuple(totals)
        return needs

    def need_heap(self, tableau: tuple[int, ...]) -> Heap:
        """Give the needs of all recipes as one heap."""
        heap = self._need_heaps.get(tableau)
        if heap is None:
            if len(self._need_heaps) > _MOST_REMEMBERED:
                self._need_heaps.clear()
            heap = self._need_heaps[tableau] = pack(min(127, need) for need in self.needs(tableau))
        return heap


def _front(sent: set[Heap]) -> list[Heap]:
    """Leave out what another one exceeds in every type."""
    front: list[Heap] = []
    for heap in sorted(sent, key=total, reverse=True):
        for other in front:
            if ((other | HIGH) - heap) & HIGH == HIGH:
                break
        else:
            front.append(heap)
    return front


@cache
def kitchen_of(edition: WhirlingEdition) -> Kitchen:
    """Furnish one kitchen for each edition."""
    return Kitchen(edition)
