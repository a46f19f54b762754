"""Looking back at a game: what decisions gave and gave away, and what was luck.

review(match)                        the whole account, as data
for found in reviews(match): ...     the same, finer each time; the first comes at once
"""

from __future__ import annotations

from collections.abc import Iterator

from witchtable.engine.match import Match
from witchtable.reviews.data import Depth, Review
from witchtable.reviews.line import GameLine
from witchtable.reviews.stages import Looker
from witchtable.reviews.writing import write

__all__ = ["Review", "review", "reviews"]


def review(match: Match, depth: Depth = "usual", seed: int = 0) -> Review:
    """Look back at a game; one that is not over is reviewed as far as it went."""
    worker = Looker(GameLine.of(match), depth, seed)
    while not worker.is_done:
        worker.go_on()
    return write(worker, depth)


def reviews(match: Match, depth: Depth = "usual", seed: int = 0) -> Iterator[Review]:
    """Look back at a game, and say at the end of each stage what is known so far."""
    worker = Looker(GameLine.of(match), depth, seed)
    while not worker.is_done:
        stage = worker.stage
        while worker.stage == stage:
            worker.go_on()
        yield write(worker, depth)
