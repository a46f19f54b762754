"""Means with their errors, gathered a little at a time; all of a review's unfinished work.

Everything here is plain data, so that a review can be put away at any time and gone on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec

__all__ = ["Found", "Judgement", "Tally", "Work"]


_FEW: Final = 3.0  # measurements that are hardly enough


class Tally(msgspec.Struct):
    """How often something was measured, and the sums of its numbers and of their squares."""

    count: int = 0
    sums: list[float] = []
    squares: list[float] = []

    def add(self, numbers: Sequence[float]) -> None:
        """Add one measurement."""
        if not self.sums:
            self.sums, self.squares = [0.0] * len(numbers), [0.0] * len(numbers)
        self.count += 1
        for place, number in enumerate(numbers):
            self.sums[place] += number
            self.squares[place] += number * number

    def mean(self, place: int) -> float:
        """The mean so far; 0 where nothing was measured."""
        return self.sums[place] / self.count if self.count else 0.0

    def error(self, place: int) -> float:
        """The standard error of the mean, wider for few measurements: their spread is hardly known."""
        if not self.count:
            return 0.0
        mean = self.sums[place] / self.count
        if self.count == 1:
            return abs(mean)
        spread = max(0.0, self.squares[place] / self.count - mean * mean)
        return sqrt(spread / (self.count - 1)) * (1 + _FEW / self.count)


class Judgement(msgspec.Struct):
    """What was found out about one decision; vectors have the shares, then the points, of all seats."""

    worth: Tally = msgspec.field(default_factory=Tally)
    """The played action against ordinary play; then by source, for who decided."""
    versus: Tally = msgspec.field(default_factory=Tally)
    """The best choice found against the played one; then by source, for who decided."""
    best: str | None = None
    """In notation; None: nothing else was found, or looked for."""
    iterations: int = 0
    """How long the best choice was searched for."""


class Found(msgspec.Struct):
    """All figures so far, by step."""

    judgements: dict[int, Judgement] = {}
    anchors: dict[int, Tally] = {}
    """Shares and points of all seats, then strengths by seat and source."""
    ahead: dict[int, Tally] = {}
    """Where a new round began: how shares and points change by looking one round further."""

    def judgement(self, step: int) -> Judgement:
        """The judgement of a step's decision."""
        return self.judgements.setdefault(step, Judgement())

    def look_ahead(self, step: int) -> Tally:
        """What looking further changes at a step."""
        return self.ahead.setdefault(step, Tally())

    def anchor(self, step: int) -> Tally:
        """The figures of a step."""
        return self.anchors.setdefault(step, Tally())


class Work(msgspec.Struct):
    """A review on its way."""

    key: str
    """Of which game it is, with which rules, judge and settings: others' work is not gone on with."""
    seed: int = 0
    found: Found = msgspec.field(default_factory=Found)
    done: int = 0
    """How many portions of the work are done."""
    chosen: dict[str, list[int]] = {}
    """The steps that were found worth a longer look, by stage."""
