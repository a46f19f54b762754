"""The brews of a seat at a glance: far fewer than there are, found far faster than by `..brews`.

A search that follows what promises most. Cubes of the workbench go first into a recipe, so a brew is
known by the recipes used and by what was chosen for their hybrid spaces. Everything found is
remembered, because a search asks for the same recipes and workbenches again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import KINDS, NOTHING, Heap, counts, fits, pack, total
from witchtable.games.whirling_witchcraft.mind.exploring import Brew, Exploration, Filling
from witchtable.games.whirling_witchcraft.personalities import Point, Power
from witchtable.games.whirling_witchcraft.rules import BREW, brewing, sealed
from witchtable.games.whirling_witchcraft.rules.offers import fillable, offers_of
from witchtable.games.whirling_witchcraft.state import WhirlingState

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.mind.worth import BrewValues

__all__ = ["BrewFinder", "BrewPlan", "FoundBrews", "finder_of"]

_Key: TypeAlias = tuple[tuple[int, ...], Point, bool, Power | None, bool]
"""What a brew can lead to depends on: recipes, point, cauldrons that feed, a power with steps of its
own, quick play."""

_MOST_REMEMBERED: Final = 4_000


class BrewFinder:
    """Finds and remembers brews with the recipes of one edition, and what these are good for."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self.offers = offers_of(edition)
        self.supply = [(0.0, 0.6, 2.0, 3.2)[min(3, entry.value)] for entry in edition.ingredients]
        """What a cube is worth that a recipe can use, in points."""
        self.gain = [self._gain(code, edition) for code in range(len(edition.code_ids))]
        """By code: value out minus value in, of the better way."""
        self.values: dict[tuple[Heap, Heap, Heap], BrewValues] = {}
        """What brews are worth, by own needs, the nemesis's workbench and its needs (`worth.py`)."""
        self._found: dict[_Key, FoundBrews] = {}
        self._needs: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._need_heaps: dict[tuple[int, ...], Heap] = {}
        self._fillings: dict[tuple[int, ...], list[Filling]] = {}

    def _gain(self, code: int, edition: WhirlingEdition) -> int:
        values = [ingredient.value for ingredient in edition.ingredients]

        def value(heap: Heap) -> int:
            return sum(each * number for each, number in zip(values, counts(heap), strict=True))

        return max(value(way.make) - value(way.need) for way in self.offers.ways[code])

    def brews(self, state: WhirlingState, seat: Seat) -> FoundBrews:
        """Find what a seat can brew: from its draft while it brews, otherwise with what lies there."""
        if state.phase == BREW and sealed.has_draft(state, seat):
            point = brewing.point_of(state, seat)
        else:
            point = state.bench[seat], NOTHING, state.cauldron[seat], 0, state.books[seat]
        return self.brews_from(state, seat, state.tableau[seat], point)

    def brews_from(
        self, state: WhirlingState, seat: Seat, tableau: tuple[int, ...], point: Point
    ) -> FoundBrews:
        """Find what could be brewed with these recipes from a point on."""
        power = state.power(seat)
        key = tableau, point, state.feeds, power if power.has_brew_steps else None, state.quick
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_REMEMBERED:
                self._found.clear()
            found = self._found[key] = FoundBrews(self, key)
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

    def fillings(self, tableau: tuple[int, ...]) -> list[Filling]:
        """List all ways to fill the recipes of a tableau."""
        found = self._fillings.get(tableau)
        if found is None:
            if len(self._fillings) > _MOST_REMEMBERED:
                self._fillings.clear()
            ways_of = self.offers.ways
            ways = [(at, way) for at, code in enumerate(tableau) for way in ways_of[code]]
            found = [Filling(at, way, number) for number, (at, way) in enumerate(ways)]
            self._fillings[tableau] = found
        return found


class FoundBrews:
    """What a brew can come to: what is sent, what stays, and how to get there."""

    __slots__ = ("_exploration", "_front", "_key", "finder", "locked", "results", "tableau")

    def __init__(self, finder: BrewFinder, key: _Key) -> None:
        self.finder = finder
        self._key = key
        self.tableau, start, feeds, power, _ = key
        self.locked = NOTHING if feeds else start[2]
        """What is sent and can feed no recipe."""
        fillings = finder.fillings(self.tableau)
        self._exploration = Exploration(finder.offers, fillings, feeds, power, start)
        self.results = self._exploration.explore()
        """Those with the fewest recipes first."""
        self._front: list[Heap] | None = None

    @property
    def front(self) -> list[Heap]:
        """What can be sent at most: nothing else sends as much of every type."""
        if self._front is None:
            self._front = _front({brew.sent for brew in self.results})
        return self._front

    def steps(self, brew: Brew) -> tuple[Action, ...]:
        """Find the actions that lead to a brew, up to the commitment (WW-ENG-16)."""
        steps, point = self._exploration.steps(brew)
        commits_itself = self._key[4] and self._is_complete(point)
        return (*steps,) if commits_itself else (*steps, self.finder.offers.done)

    def _is_complete(self, point: Point) -> bool:
        """Ask whether nothing can be done any more from a point on."""
        tableau, _, feeds, power, _ = self._key
        if fillable(self.finder.offers, tableau, point, feeds, 1):
            return False
        return power is None or not power.brew_steps(self.finder.offers, point)


class BrewPlan:
    """A whole brew, up to the commitment: in a search it is carried out at once."""

    __slots__ = ("_brew", "_found")

    def __init__(self, found: FoundBrews, brew: Brew) -> None:
        self._found = found
        self._brew = brew

    @property
    def steps(self) -> tuple[Action, ...]:
        """The actions that it consists of."""
        return self._found.steps(self._brew)

    def carry_out(self, state: State, seat: Seat) -> None:
        """Brew, without taking every step (nobody listens to a search)."""
        assert isinstance(state, WhirlingState)
        brew = self._brew
        state.draft_bench[seat] = brew.bench
        state.draft_made[seat] = brew.sent
        state.draft_cauldron[seat] = NOTHING
        state.draft_used[seat] = brew.used
        state.draft_books[seat] = brew.books
        state.apply_trusted(seat, state.offers.done)

    def __hash__(self) -> int:
        return hash((self._brew.sent, self._brew.bench, self._brew.used))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BrewPlan):
            return False
        mine, theirs = self._brew, other._brew
        return mine.sent == theirs.sent and mine.bench == theirs.bench and mine.used == theirs.used


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
