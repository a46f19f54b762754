"""The brews of a seat at a glance: far fewer than there are, found far faster than by `..brews`.

A search that follows what promises most. Cubes of the workbench go first into a recipe, so a brew is
known by the recipes used and by what was chosen for their hybrid spaces. Everything found is
remembered, because a search asks for the same recipes and workbenches again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import (
    HIGH,
    KINDS,
    NOTHING,
    Heap,
    counts,
    fits,
    pack,
    total,
)
from witchtable.games.whirling_witchcraft.personalities import Point, Power
from witchtable.games.whirling_witchcraft.rules import BREW, brewing, sealed
from witchtable.games.whirling_witchcraft.rules.offers import (
    Effect,
    Fillings,
    Way,
    after_use,
    allotment_of,
    fillable,
    fillable_now,
    fillings_of,
    first_effect,
    offers_of,
)
from witchtable.games.whirling_witchcraft.state import WhirlingState

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.mind.worth import BrewValues

__all__ = ["BrewFinder", "FoundBrews", "Point", "finder_of"]

_Trail: TypeAlias = dict[Point, tuple[Point, Way | Action] | None]
_Key: TypeAlias = tuple[tuple[int, ...], Point, bool, Power | None, bool]
"""What a brew can lead to depends on: recipes, point, cauldrons that feed, a power with steps of its
own, quick play."""

_MOST_REMEMBERED: Final = 4_000
# Points followed of those that are equally many steps away: the fewer, the more ways lead on.
_WIDEST: Final = 48
_NARROWEST: Final = 8
_FOLLOWED: Final = 240
_SPREAD: Final = 0x0101010101


class BrewFinder:
    """Finds and remembers brews with the recipes of one edition, and what these are good for."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self.offers = offers_of(edition)
        self.supply = [(0.0, 0.6, 2.0, 3.2)[min(3, entry.value)] for entry in edition.ingredients]
        """What a cube is worth that a recipe can use, in points."""
        self.gain = [self._gain(code, edition) for code in range(len(edition.code_ids))]
        """By code: value out minus value in, of the better way."""
        self.values: dict[tuple[tuple[int, ...], Heap, tuple[int, ...]], BrewValues] = {}
        """What brews are worth, by own needs, the nemesis's workbench and its needs (`worth.py`)."""
        self._found: dict[_Key, FoundBrews] = {}
        self._needs: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._need_heaps: dict[tuple[int, ...], Heap] = {}

    def _gain(self, code: int, edition: WhirlingEdition) -> int:
        values = [ingredient.value for ingredient in edition.ingredients]

        def value(heap: Heap) -> int:
            return sum(each * number for each, number in zip(values, counts(heap), strict=True))

        return max(value(way.make) - value(way.need) for way in self.offers.ways[code])

    def brews(self, state: WhirlingState, seat: Seat, *, with_trail: bool = False) -> FoundBrews:
        """Find what a seat can brew: from its draft while it brews, otherwise with what lies there."""
        if state.phase == BREW and sealed.has_draft(state, seat):
            point = brewing.point_of(state, seat)
        else:
            point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
        return self.brews_from(state, seat, state.tableau[seat], point, with_trail=with_trail)

    def brews_from(
        self,
        state: WhirlingState,
        seat: Seat,
        tableau: tuple[int, ...],
        point: Point,
        *,
        with_trail: bool = False,
    ) -> FoundBrews:
        """Find what could be brewed with these recipes from a point on."""
        power = state.power(seat)
        key = tableau, point, state.feeds, power if power.has_brew_steps else None, state.quick
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_REMEMBERED:
                self._found.clear()
            found = self._found[key] = FoundBrews(self, key, with_trail=with_trail)
        return found

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

    # -- searching ------------------------------------------------------------------------------

    def explore(self, key: _Key) -> tuple[list[Point], _Trail]:
        """Find the points that a brew can lead to, and how to get there."""
        tableau, start, _, _, _ = key
        trail: _Trail = {start: None}
        fillings = fillings_of(self.offers, tableau)
        width = max(_NARROWEST, min(_WIDEST, _FOLLOWED // (len(fillings) or 1)))
        points = level = [start]
        while level:
            following: list[Point] = []
            self._follow(key, fillings, level, trail, following)
            if len(following) > width:
                following.sort(key=_promise, reverse=True)
                del following[width:]
            points = points + following
            level = following
        return points, trail

    def _follow(
        self, key: _Key, fillings: Fillings, level: list[Point], trail: _Trail, following: list[Point]
    ) -> None:
        """Add the points that are one step away."""
        _, _, feeds, power, _ = key
        for point in level:
            bench, made, cauldron, used, books = point
            feeding = cauldron if feeds else NOTHING
            special = feeding | books
            guarded = bench | HIGH
            for bit, need, make, way in fillable_now(fillings, point, feeds):
                if special and (feeding or need & books):
                    self._follow_origins(way, bit, point, feeds, trail, following)
                    continue
                # The smaller number of each type (as `cubes.smaller`, but hot).
                enough = ((guarded - need & HIGH) >> 7) * 0x7F
                taken = bench ^ (bench ^ need) & enough
                after = (
                    bench - taken,
                    made + taken - need + make,
                    cauldron,
                    used | bit,
                    books,
                )
                if after not in trail:
                    trail[after] = point, way
                    following.append(after)
            if power is not None:
                for action, after in power.brew_steps(self.offers, point):
                    if after not in trail:
                        trail[after] = point, action
                        following.append(after)

    def _follow_origins(
        self,
        way: Way,
        bit: int,
        point: Point,
        feeds: bool,
        trail: _Trail,
        following: list[Point],
    ) -> None:
        """Take from the workbench first, then made cubes, then the cauldron; Books last, or first."""
        need, books = way.need, point[4]
        for taken in (need, need & ~books) if need & books else (need,):
            after = after_use(point, first_effect(taken, way.make, point, feeds), bit)
            if after not in trail:
                trail[after] = point, way
                following.append(after)

    def is_complete(self, key: _Key, point: Point) -> bool:
        """Ask whether nothing can be done any more from a point on."""
        tableau, _, feeds, power, _ = key
        if fillable(self.offers, tableau, point, feeds, 1):
            return False
        return power is None or not power.brew_steps(self.offers, point)

    def action(self, point: Point, step: Way | Action, after: Point, *, feeds: bool) -> Action:
        """Find the action that leads from a point to the next one."""
        if not isinstance(step, Way):
            return step
        allotment = allotment_of(self.offers, step, point, feeds)
        if allotment is step.plain:
            return allotment.uses[0]
        bench, made, cauldron, _, _ = point
        effect = bench - after[0], made - after[1] + step.make, cauldron - after[2], step.make
        return allotment.uses[allotment.effects.index(Effect(*effect))]


class FoundBrews:
    """What a brew can come to: what is sent, what stays, and how to get there."""

    __slots__ = ("_front", "_trail", "finder", "key", "results")

    def __init__(self, finder: BrewFinder, key: _Key, *, with_trail: bool) -> None:
        self.finder = finder
        self.key = key
        points, trail = finder.explore(key)
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
        finder, key = self.finder, self.key
        trail = self._trail or finder.explore(key)[1]
        self._trail = None
        done: tuple[Action, ...] = (finder.offers.done,)
        found = []
        for point in points:
            commits_itself = key[4] and finder.is_complete(key, point)
            steps = () if commits_itself else done
            while (before := trail[point]) is not None:
                steps = (finder.action(before[0], before[1], point, feeds=key[2]), *steps)
                point = before[0]
            found.append(steps)
        return found


def _promise(point: Point) -> int:
    """Say which of many points to follow: those that have made most, rare types first."""
    sent = point[1] + point[2]
    # `cubes.total`, written out: this sorts.
    return (sent * _SPREAD >> 32 & 0xFF) + 2 * (sent & 0x7F) + (sent >> 8 & 0x7F)


def _front(sent: set[Heap]) -> list[Heap]:
    """Leave out what another one exceeds in every type."""
    front: list[Heap] = []
    for heap in sorted(sent, key=total, reverse=True):
        for other in front:
            if fits(heap, other):
                break
        else:
            front.append(heap)
    return front


def finder_of(edition: WhirlingEdition) -> BrewFinder:
    """Find the one finder of an edition."""
    return edition.derived(BrewFinder)
