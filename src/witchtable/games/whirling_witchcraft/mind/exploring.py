"""Exploring brews: from recipe to recipe, along what promises most."""

from __future__ import annotations

from random import Random
from typing import Final

from witchtable.engine.moves import Action
from witchtable.games.whirling_witchcraft.cubes import HIGH, NOTHING, Heap, smaller
from witchtable.games.whirling_witchcraft.personalities import Point, Power
from witchtable.games.whirling_witchcraft.rules.offers import (
    Effect,
    Offers,
    Way,
    after_use,
    allotment_of,
)

__all__ = ["Brew", "Exploration", "Filling"]

# Brews followed of those that use equally many recipes: the fewer, the more ways lead on.
_WIDEST: Final = 48
_NARROWEST: Final = 8
_FOLLOWED: Final = 240
_SPREAD: Final = 0x0101010101
_MARK: Final = (1 << 60) - 1
_MARKS: Final[list[int]] = [Random(number).getrandbits(60) for number in range(1024)]
"""Brews are told apart by the marks of all their fillings, put together: a hash without a tuple."""


class Filling:
    """One way to fill one recipe of a tableau."""

    __slots__ = ("bit", "make", "mark", "need", "way")

    def __init__(self, at: int, way: Way, number: int) -> None:
        self.bit = 1 << at
        """The recipe."""
        self.need: Heap = way.need
        self.make: Heap = way.make
        self.way = way
        self.mark = _MARKS[number % len(_MARKS)]


class Brew:
    """How far a brew has come, and how."""

    __slots__ = ("before", "bench", "books", "emptied", "free", "mark", "sent", "step", "used")

    def __init__(
        self,
        bench: Heap,
        sent: Heap,
        used: int,
        books: Heap,
        free: Heap,
        before: Brew | None,
        step: Way | Action | None,
        mark: int,
        emptied: int = NOTHING,
    ) -> None:
        self.bench = bench
        self.sent = sent
        """What would be in the cauldron in the end."""
        self.used = used
        self.books = books
        self.free = free
        """Cubes that Books stood for."""
        self.before = before
        self.step = step
        self.mark = mark
        self.emptied = emptied
        """Cubes that Books stood for, and that are taken from the workbench all the same."""


class Exploration:
    """The way through the brews of one tableau."""

    __slots__ = ("_cauldron", "_feeds", "_fillings", "_locked", "_offers", "_power", "_start")

    def __init__(
        self,
        offers: Offers,
        fillings: list[Filling],
        feeds: bool,
        power: Power | None,
        start: Point,
    ) -> None:
        self._offers = offers
        self._fillings = fillings
        self._power = power
        self._feeds = feeds
        self._start = start
        self._cauldron = start[2]
        self._locked = NOTHING if feeds else start[2]
        """What is sent and can feed no recipe."""

    def explore(self) -> list[Brew]:
        """Find what a brew can lead to, with the fewest recipes first."""
        level = [self.begin()]
        seen = {0}
        width = max(_NARROWEST, min(_WIDEST, _FOLLOWED // (len(self._fillings) or 1)))
        found = level
        while level:
            level = self.follow(level, seen)
            if len(level) > width:
                level.sort(key=_promise, reverse=True)
                del level[width:]
            found = found + level
        if self._start[4] or self._power is not None:
            found = found + [_emptied(brew) for brew in found if smaller(brew.bench, brew.free)]
        return found

    def begin(self) -> Brew:
        """Nothing is brewed yet."""
        bench, made, cauldron, used, books = self._start
        return Brew(bench, made + cauldron, used, books, NOTHING, None, None, 0)

    def follow(self, level: list[Brew], seen: set[int]) -> list[Brew]:
        """List the brews that are one step further, and were not seen yet."""
        following: list[Brew] = []
        fillings, locked = self._fillings, self._locked
        for brew in level:
            bench, sent, used, books = brew.bench, brew.sent, brew.used, brew.books
            available = (bench + sent - locked) | books | HIGH
            guarded = bench | HIGH
            for filling in fillings:
                need = filling.need
                if used & filling.bit or (available - need) & HIGH != HIGH:
                    continue
                mark = brew.mark ^ filling.mark
                if mark in seen:
                    continue
                seen.add(mark)
                free = brew.free
                if books:
                    free += need & books
                    need &= ~books
                # The smaller number of each type (as `cubes.smaller`, but hot).
                taken = bench ^ (bench ^ need) & ((guarded - need & HIGH) >> 7) * 0x7F
                rest = sent + taken - need + filling.make
                bits = used | filling.bit
                following.append(Brew(bench - taken, rest, bits, books, free, brew, filling.way, mark))
            if self._power is not None:
                self._use_power(self._power, brew, seen, following)
        return following

    def _use_power(self, power: Power, brew: Brew, seen: set[int], following: list[Brew]) -> None:
        for action, after in power.brew_steps(self._offers, self.point(brew)):
            bench, made, cauldron, used, books = after
            mark = brew.mark ^ hash(after) & _MARK
            if mark not in seen:
                seen.add(mark)
                sent = made + cauldron
                following.append(Brew(bench, sent, used, books, brew.free, brew, action, mark))

    def point(self, brew: Brew) -> Point:
        """Say where a brew is as the rules say it: made cubes are used before those in the cauldron."""
        cauldron = smaller(self._cauldron, brew.sent)
        return brew.bench, brew.sent - cauldron, cauldron, brew.used, brew.books

    def steps(self, brew: Brew) -> tuple[list[Action], Point]:
        """Find the actions that lead to a brew, and where they end."""
        chain = [brew]
        while (before := chain[-1].before) is not None:
            chain.append(before)
        point, emptied = self._start, brew.emptied
        found: list[Action] = []
        for one in chain[-2::-1]:
            action, point, emptied = self._step(point, one, emptied)
            found.append(action)
        return found, point

    def _step(self, point: Point, after: Brew, emptied: int) -> tuple[Action, Point, int]:
        """Find the action of the last step to a brew, where it leads, and what is still to empty."""
        step = after.step
        if not isinstance(step, Way):
            assert self._power is not None
            assert step is not None
            return step, dict(self._power.brew_steps(self._offers, point))[step], emptied
        bench, made, cauldron, used, books = point
        # No more than lies there in the end: somebody may have to pay with the rest.
        though_free = smaller(step.need & books, emptied)
        from_bench = smaller(bench, step.need & ~books) + though_free
        # What is made of a type that a Book stands for is sent.
        need = (step.need - from_bench) & ~books
        from_made = smaller(made, need)
        from_cauldron = smaller(cauldron, need - from_made) if self._feeds else NOTHING
        effect = Effect(from_bench, from_made, from_cauldron, step.make)
        allotment = allotment_of(self._offers, step, point, self._feeds)
        action = allotment.uses[allotment.effects.index(effect)]
        return action, after_use(point, effect, after.used & ~used), emptied - though_free


def _emptied(brew: Brew) -> Brew:
    """Take from the workbench what Books would have stood for."""
    emptied = smaller(brew.bench, brew.free)
    before, step = brew.before, brew.step
    return Brew(
        brew.bench - emptied,
        brew.sent,
        brew.used,
        brew.books,
        NOTHING,
        before,
        step,
        brew.mark,
        emptied,
    )


def _promise(brew: Brew) -> int:
    """Say which of many brews to follow: those that have made most, rare types first."""
    sent = brew.sent
    # `cubes.total`, written out: this sorts.
    return (sent * _SPREAD >> 32 & 0xFF) + 2 * (sent & 0x7F) + (sent >> 8 & 0x7F)
