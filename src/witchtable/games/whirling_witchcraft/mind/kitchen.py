"""The brews of a seat at a glance: far fewer than there are, found far faster than by `brews.py`.

Cubes of the workbench go first into a recipe, so a brew is known by the recipes used and by what was
chosen for their hybrid spaces. Everything found is remembered, because a search asks for the same
recipes and workbenches again and again.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import (
    EVERYTHING,
    HIGH,
    KINDS,
    NOTHING,
    Heap,
    counts,
    pack,
    smaller,
    total,
)
from witchtable.games.whirling_witchcraft.rules.brewing import SCHOLAR_USED, scholar_choices
from witchtable.games.whirling_witchcraft.rules.offers import Effect, Way, offers_of
from witchtable.games.whirling_witchcraft.rules.phases import BREW
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["Kitchen", "Menu", "kitchen_of"]

# (workbench, made, cauldron, recipes used, types named), as in brews.py.
Point: TypeAlias = tuple[Heap, Heap, Heap, int, Heap]
Trail: TypeAlias = dict[Point, tuple[Point, Way | None] | None]
Ways: TypeAlias = list[tuple[int, Heap, Heap, Way]]
Key: TypeAlias = tuple[tuple[int, ...], Point, bool, bool]

# Points followed of those that are equally many steps away: the fewer, the more ways lead on.
_WIDEST: Final = 48
_NARROWEST: Final = 8
_FOLLOWED: Final = 240
_SPREAD: Final = 0x0101010101  # adds up all types of a heap (compare cubes.total)
_MOST_REMEMBERED: Final = 4_000


class Menu:
    """What a brew can come to: what is sent, what stays, and how to get there."""

    __slots__ = ("_front", "_trail", "key", "kitchen", "results")

    def __init__(self, kitchen: Kitchen, key: Key, *, with_trail: bool) -> None:
        self.kitchen = kitchen
        self.key = key
        points, trail = kitchen.explore(key)
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
        """Find the actions that lead to some points, up to the end of the brew."""
        kitchen, key = self.kitchen, self.key
        trail = self._trail or kitchen.explore(key)[1]
        self._trail = None
        done: tuple[Action, ...] = (kitchen.offers.done,)
        found = []
        for point in points:
            steps = () if kitchen.is_complete(key, point) else done
            while (before := trail[point]) is not None:
                steps = (kitchen.action(before[0], before[1], point, feeds=key[2]), *steps)
                point = before[0]
            found.append(steps)
        return found


class Kitchen:
    """The menus of one edition, and what its recipes are good for."""

    def __init__(self, box: WhirlingEdition) -> None:
        self.offers = offers_of(box)
        self._kinds = box.kind_ids
        self.supply = [(0.0, 0.6, 2.0, 3.2)[min(3, entry.value)] for entry in box.ingredients]
        """What a cube is worth that a recipe can use, in points."""
        self._menus: dict[Key, Menu] = {}
        self._needs: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._need_heaps: dict[tuple[int, ...], Heap] = {}
        self.gain = [self._gain(code, box) for code in range(len(box.code_ids))]
        """By code: value out minus value in, of the better way."""

    def _gain(self, code: int, box: WhirlingEdition) -> int:
        values = [ingredient.value for ingredient in box.ingredients]

        def value(heap: Heap) -> int:
            return sum(each * number for each, number in zip(values, counts(heap), strict=True))

        return max(value(way.make) - value(way.need) for way in self.offers.ways[code])

    def is_complete(self, key: Key, point: Point) -> bool:
        """Ask whether nothing can be done any more from a point on."""
        tableau, _, feeds, is_scholar = key
        bench, made, cauldron, used, books = point
        available = (bench + made + (cauldron if feeds else NOTHING)) | books | HIGH
        for number, code in enumerate(tableau):
            if not used >> number & 1:
                for way in self.offers.ways[code]:
                    if (available - way.need) & HIGH == HIGH:
                        return False
        if not is_scholar or used & SCHOLAR_USED:
            return True
        return not scholar_choices(self.offers, bench, made, books)

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
        key = tableau, point, state.feeds, state.power(seat) == "pay-for-book"
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
            heap = self._need_heaps[tableau] = pack(min(127, need) for need in self.needs(tableau))
        return heap

    def action(self, point: Point, way: Way | None, after: Point, *, feeds: bool) -> Action:
        """Find the action that leads from a point to the next one."""
        bench, made, cauldron, _, books = point
        if way is None:
            payment = "mandrake" if after[0] != bench else "made-mandrake"
            choices = scholar_choices(self.offers, bench, made, books)
            named = self._kinds[[books ^ after[4] == kind for kind in EVERYTHING].index(True)]
            return next(step for step in choices if (step.type, step.payment) == (named, payment))
        feeding = cauldron if feeds else NOTHING
        if not (made | feeding | books) & way.mask:
            return way.plain.uses[0]
        allotment = self.offers.allot(way, bench, made, feeding, books)
        effect = bench - after[0], made - after[1] + way.make, cauldron - after[2], way.make
        return allotment.uses[allotment.effects.index(Effect(*effect))]

    def explore(self, key: Key) -> tuple[list[Point], Trail]:
        """Find the points that a brew can lead to, and how to get there."""
        tableau, start, feeds, is_scholar = key
        trail: Trail = {start: None}
        ways = [
            (1 << number, way.need, way.make, way)
            for number, code in enumerate(tableau)
            for way in self.offers.ways[code]
        ]
        width = max(_NARROWEST, min(_WIDEST, _FOLLOWED // (len(ways) or 1)))
        points = level = [start]
        while level:
            following: list[Point] = []
            if feeds or start[4] or is_scholar:
                for point in level:
                    self._follow_anyhow(key, point, ways, trail, following)
            else:
                _follow(level, ways, trail, following)
            if len(following) > width:
                following.sort(key=_promise, reverse=True)
                del following[width:]
            points = points + following
            level = following
        return points, trail

    def _follow_anyhow(
        self, key: Key, point: Point, ways: Ways, trail: Trail, following: list[Point]
    ) -> None:
        """Add the points that are one step away, with Books, Scholars, and cauldrons that feed."""
        bench, made, cauldron, used, books = point
        feeding = cauldron if key[2] else NOTHING
        available = (bench + made + feeding) | books | HIGH
        guarded = bench | HIGH
        for bit, need, make, way in ways:
            if used & bit or (available - need) & HIGH != HIGH:
                continue
            if not need & books and not feeding:
                enough = ((guarded - need & HIGH) >> 7) * 0x7F
                taken = need & enough | bench & ~enough
                after = bench - taken, made + taken - need + make, cauldron, used | bit, books
                if after not in trail:
                    trail[after] = point, way
                    following.append(after)
                continue
            # Take what a Book gives as the last thing, or as the first.
            for taken in (need, need & ~books) if need & books else (need,):
                from_bench = smaller(bench, taken)
                from_made = smaller(made, taken - from_bench)
                from_cauldron = smaller(feeding, taken - from_bench - from_made)
                after = (
                    bench - from_bench,
                    made - from_made + make,
                    cauldron - from_cauldron,
                    used | bit,
                    books,
                )
                if after not in trail:
                    trail[after] = point, way
                    following.append(after)
        if key[3] and not used & SCHOLAR_USED:
            self._follow_scholar(point, trail, following)

    def _follow_scholar(self, point: Point, trail: Trail, following: list[Point]) -> None:
        """Add every point that is a Scholar's payment away (WW-P-SCHOLAR-01)."""
        bench, made, cauldron, used, books = point
        mandrake = self.offers.mandrake
        for step in scholar_choices(self.offers, bench, made, books):
            from_bench = step.payment == "mandrake"
            after = (
                bench - mandrake if from_bench else bench,
                made if from_bench else made - mandrake,
                cauldron,
                used | SCHOLAR_USED,
                books | EVERYTHING[self._kinds.index(step.type)],
            )
            if after not in trail:
                trail[after] = point, None
                following.append(after)


def _follow(level: list[Point], ways: Ways, trail: Trail, following: list[Point]) -> None:
    """Add every point that is one step away (compare brewing.choices)."""
    for point in level:
        bench, made, cauldron, used, books = point
        available = bench + made | HIGH
        guarded = bench | HIGH
        for bit, need, make, way in ways:
            if used & bit or (available - need) & HIGH != HIGH:
                continue
            # The smaller number of each type (compare cubes.smaller).
            enough = ((guarded - need & HIGH) >> 7) * 0x7F
            taken = need & enough | bench & ~enough
            after = bench - taken, made + taken - need + make, cauldron, used | bit, books
            if after not in trail:
                trail[after] = point, way
                following.append(after)


def _promise(point: Point) -> int:
    """Say which of many points to follow: those that have made most, rare types first."""
    sent = point[1] + point[2]
    return (sent * _SPREAD >> 32 & 0xFF) + 2 * (sent & 0x7F) + (sent >> 8 & 0x7F)


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
def kitchen_of(box: WhirlingEdition) -> Kitchen:
    """Furnish one kitchen for each edition."""
    return Kitchen(box)
