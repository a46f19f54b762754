"""Where a brew can lead: a search that follows what promises most, and takes workbench cubes first.

`brews.py` finds everything; this finds almost everything that matters, in a fraction of the time.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from witchtable.engine.moves import Action
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, HIGH, NOTHING, Heap, smaller
from witchtable.games.whirling_witchcraft.rules import scholar
from witchtable.games.whirling_witchcraft.rules.offers import Effect, Way, offers_of

__all__ = ["Explorer", "Key", "Point", "Trail"]

# (workbench, made, cauldron, recipes used, types named), as in brews.py.
Point: TypeAlias = tuple[Heap, Heap, Heap, int, Heap]
Trail: TypeAlias = dict[Point, tuple[Point, Way | None] | None]
Ways: TypeAlias = list[tuple[int, Heap, Heap, Way]]
Key: TypeAlias = tuple[tuple[int, ...], Point, bool, bool, bool]
"""What a brew can lead to depends on: recipes, point, cauldrons that feed, Scholar, quick play."""

# Points followed of those that are equally many steps away: the fewer, the more ways lead on.
_WIDEST: Final = 48
_NARROWEST: Final = 8
_FOLLOWED: Final = 240
_SPREAD: Final = 0x0101010101  # adds up all types of a heap (compare cubes.total)


class Explorer:
    """Follows the recipes of one edition."""

    def __init__(self, edition: WhirlingEdition) -> None:
        self.offers = offers_of(edition)
        self._kinds = edition.kind_ids

    def is_complete(self, key: Key, point: Point) -> bool:
        """Ask whether nothing can be done any more from a point on."""
        tableau, _, feeds, is_scholar, _ = key
        bench, made, cauldron, used, books = point
        available = (bench + made + (cauldron if feeds else NOTHING)) | books | HIGH
        for number, code in enumerate(tableau):
            if not used >> number & 1:
                for way in self.offers.ways[code]:
                    if (available - way.need) & HIGH == HIGH:
                        return False
        if not is_scholar or used & scholar.USED:
            return True
        return not scholar.choices(self.offers, bench, made, books)

    def action(self, point: Point, way: Way | None, after: Point, *, feeds: bool) -> Action:
        """Find the action that leads from a point to the next one."""
        bench, made, cauldron, _, books = point
        if way is None:
            payment = "mandrake" if after[0] != bench else "made-mandrake"
            choices = scholar.choices(self.offers, bench, made, books)
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
        tableau, start, feeds, is_scholar, _ = key
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
        if key[3] and not used & scholar.USED:
            self._follow_scholar(point, trail, following)

    def _follow_scholar(self, point: Point, trail: Trail, following: list[Point]) -> None:
        """Add every point that is a Scholar's payment away (WW-P-SCHOLAR-01)."""
        bench, made, cauldron, used, books = point
        mandrake = self.offers.mandrake
        for step in scholar.choices(self.offers, bench, made, books):
            from_bench = step.payment == "mandrake"
            after = (
                bench - mandrake if from_bench else bench,
                made if from_bench else made - mandrake,
                cauldron,
                used | scholar.USED,
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
