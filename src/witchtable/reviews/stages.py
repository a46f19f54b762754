"""How a review becomes finer: stages, in portions small enough to stop after any of them.

What is spent is counted in guesses and iterations, never in seconds: the same game, depth and seed give
the same review on every machine, whether or not it was interrupted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from witchtable.reviews.data import Depth
from witchtable.reviews.evaluator import Evaluator
from witchtable.reviews.line import GameLine
from witchtable.reviews.measuring import find_best, measure_anchor, measure_chain
from witchtable.reviews.tallies import Found, Work

__all__ = ["STAGES", "Effort", "Looker"]

_METHOD: Final = 4
"""Raised when figures are found in another way: what was begun before is not gone on with."""


class Effort(NamedTuple):
    """One time through a game, or through the decisions that deserve a longer look."""

    guesses: int
    """More, of all decisions together;"""
    anchors: int
    """and of all positions where something new was seen."""
    iterations: int
    """Of the search for the best choice; 0: keep what was found, or ask instinct."""
    closest: int | None = None
    """How many decisions are looked at: those that may matter most; None: all."""


_ROUNDS: Final = (
    2  # looked ahead, the running one included: by one alone a figure may have the wrong sign
)
_QUICK: Final = Effort(guesses=800, anchors=300, iterations=0)
_ALL: Final = Effort(guesses=1_500, anchors=500, iterations=40)
STAGES: Final[dict[Depth, tuple[Effort, ...]]] = {
    "quick": (_QUICK,),
    "usual": (
        _QUICK,
        _ALL,
        Effort(guesses=7_000, anchors=3_000, iterations=0),
        Effort(guesses=2_000, anchors=1_000, iterations=300, closest=40),
        Effort(guesses=2_000, anchors=1_000, iterations=0, closest=20),
    ),
    "deep": (
        _QUICK,
        _ALL,
        Effort(guesses=30_000, anchors=12_000, iterations=120),
        Effort(guesses=10_000, anchors=4_000, iterations=1_000, closest=80),
        Effort(guesses=10_000, anchors=4_000, iterations=0, closest=40),
    ),
}


class Looker:
    """Does a review's work, a portion at a time."""

    def __init__(self, line: GameLine, depth: Depth, seed: int, work: Work | None = None) -> None:
        """Begin, or go on with work that was begun for the same game in the same way."""
        self.line = line
        self.stages = STAGES[depth]
        key = _key(line, depth)
        fits = work is not None and work.key == key and work.seed == seed
        self.work = work if work is not None and fits else Work(key, seed)
        self.evaluator = Evaluator(line.game, line.deal.seats, _ROUNDS)
        self._sizes = [self._size(stage) for stage in self.stages]

    @property
    def stage(self) -> int:
        """In which stage it is; their number, when all is done."""
        left = self.work.done
        for number, size in enumerate(self._sizes):
            if left < size:
                return number
            left -= size
        return len(self._sizes)

    @property
    def is_done(self) -> bool:
        """Whether all is done."""
        return self.stage == len(self.stages)

    @property
    def progress(self) -> float:
        """How much of the work is done, by what the stages cost."""
        costs = [self._cost(stage) for stage in self.stages]
        left, spent = self.work.done, 0.0
        for size, cost in zip(self._sizes, costs, strict=True):
            spent += cost * min(1.0, left / size)
            left = max(0, left - size)
        return spent / sum(costs)

    def go_on(self) -> None:
        """Do the next portion."""
        number = self.stage
        stage = self.stages[number]
        at = self.work.done - sum(self._sizes[:number])
        found = self.work.found
        seed = f"{self.work.seed} {number}"
        if not self.line.steps:
            measure_anchor(self.evaluator, self.line, 0, self._looks(stage), found, seed)
        elif stage.closest is None:
            self._measure(stage, found, self.line.chains[at], seed, is_first=number == 0)
        else:
            steps = self.work.chosen.setdefault(str(number), [])
            if not steps:
                steps += self._closest(stage.closest)
            for step in steps[at : at + 1]:
                self._look_closer(stage, found, step, seed)
        self.work.done += 1

    # -- portions ---------------------------------------------------------------------------------

    def _measure(self, stage: Effort, found: Found, chain: range, seed: str, *, is_first: bool) -> None:
        for step in chain:
            if stage.iterations or is_first:
                self._search(stage, found, step, seed)
        measure_chain(self.evaluator, self.line, chain, self._guesses(stage), found, seed)
        last = self.line.steps
        for step in [*chain, last] if chain.stop == last else chain:
            if step in self._anchors:
                measure_anchor(self.evaluator, self.line, step, self._looks(stage), found, seed)

    def _look_closer(self, stage: Effort, found: Found, step: int, seed: str) -> None:
        if stage.iterations:
            self._search(stage, found, step, seed)
        measure_chain(
            self.evaluator, self.line, range(step, step + 1), self._guesses(stage), found, seed
        )
        # What followed from it, and what it began from: luck is the difference.
        for near in {step, step + 1} & self._anchors:
            measure_anchor(self.evaluator, self.line, near, self._looks(stage), found, seed)

    def _search(self, stage: Effort, found: Found, step: int, seed: str) -> None:
        legal = self.line.forward(step)
        if len(legal) < 2:
            return
        judgement = found.judgement(step)
        seat, played = self.line.moves[step]
        state = self.line.states[step]
        best = find_best(self.evaluator, state, seat, legal, stage.iterations, f"{seed} {step}")
        if judgement.best != str(best):
            judgement.versus = msgspec.convert({}, type(judgement.versus))
            judgement.best = str(best)
        judgement.iterations = max(judgement.iterations, stage.iterations)
        assert played in legal

    # -- what deserves more -----------------------------------------------------------------------

    @property
    def _anchors(self) -> set[int]:
        return set(self.line.anchors)

    def _closest(self, most: int) -> list[int]:
        """Choose the decisions that may matter most: by what they gave away, and what is not known."""
        judgements = self.work.found.judgements

        def weight(step: int) -> float:
            seat = self.line.moves[step][0]
            judgement = judgements[step]
            given = judgement.versus.mean(seat) if judgement.versus.count else 0.0
            doubt = judgement.versus.error(seat) if judgement.versus.count else 0.0
            found = abs(judgement.worth.mean(seat))
            return max(given + doubt, found)

        steps = sorted(judgements, key=weight, reverse=True)[:most]
        # Enough of them always, so that the number of portions is known from the beginning.
        return sorted(steps)

    def _size(self, stage: Effort) -> int:
        """Count the portions of a stage."""
        if stage.closest is None:
            return len(self.line.chains) or 1
        return max(1, min(stage.closest, self._decisions))

    def _guesses(self, stage: Effort) -> int:
        """Share the guesses of a stage out among its decisions."""
        return max(2, round(stage.guesses / max(1, self._looked_at(stage))))

    def _looks(self, stage: Effort) -> int:
        """Share them out among its positions."""
        anchors = len(self.line.anchors) if stage.closest is None else self._looked_at(stage)
        return max(2, round(stage.anchors / anchors))

    def _looked_at(self, stage: Effort) -> int:
        return min(stage.closest or self._decisions, self._decisions)

    def _cost(self, stage: Effort) -> float:
        """Say about how many lines of play a stage takes."""
        return 3 * stage.guesses + stage.anchors + 0.6 * stage.iterations * self._looked_at(stage) + 1

    @property
    def _decisions(self) -> int:
        if not hasattr(self, "_counted"):
            self._counted = sum(len(self.line.forward(step)) > 1 for step in range(self.line.steps))
        return self._counted


def _key(line: GameLine, depth: Depth) -> str:
    """Tell this game, with this judge, from all others."""
    mind = line.game.mind
    weights = mind.learned() or mind.hand
    parts = (
        _METHOD, line.game.id, line.game.rules_version, line.deal.edition.fingerprint, line.deal.seats,
        line.deal.seed, sorted(line.deal.options.items()), depth, tuple(weights), STAGES[depth],
        [(seat, str(action)) for seat, action in line.moves],
    )  # fmt: skip
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
