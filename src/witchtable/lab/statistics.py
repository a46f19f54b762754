"""What results prove: shares with intervals, a ladder of ratings, evidence for stopping early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple, TypeAlias

from witchtable.engine.state import State

__all__ = [
    "Evidence",
    "Interval",
    "Rating",
    "Wins",
    "no_wins",
    "ratings",
    "strengths",
    "wilson",
    "win_shares",
]

_Z: Final = 1.959964  # 95%
_TAIL: Final = 0.025
_ELO: Final = 400 / log(10)
_ROUNDS: Final = 1000  # until strengths have settled
_STILL: Final = 1e-7
_RESAMPLES: Final = 400

Wins: TypeAlias = list[list[float]]
"""`wins[a][b]`: how often a finished before b; who finished alike has half each."""


class Interval(NamedTuple):
    """From where to where the truth is to be expected, 95 times of 100."""

    low: float
    high: float


class Rating(NamedTuple):
    """How strong somebody is, in points: 400 more win ten times for one."""

    points: float
    low: float
    high: float


def win_shares(state: State) -> list[float]:
    """Say which part of the win each seat of a finished game has."""
    won = state.winners
    return [1 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


def wilson(wins: float, games: float) -> Interval:
    """Give the Wilson interval of a share (a shared win counts in parts)."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share = wins / games
    weight = _Z * _Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = _Z * sqrt(max(0.0, share * (1 - share)) / games + weight / games / 4) / (1 + weight)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def no_wins(count: int) -> Wins:
    """Begin counting."""
    return [[0.0] * count for _ in range(count)]


def strengths(wins: Wins) -> list[float]:
    """Fit a Bradley-Terry model: a finishes before b in a / (a + b) of their meetings."""
    count = len(wins)
    found = [1.0] * count
    for _ in range(_ROUNDS):
        moved = 0.0
        for a in range(count):
            met = sum((wins[a][b] + wins[b][a]) / (found[a] + found[b]) for b in range(count) if b != a)
            won = sum(wins[a])
            if met > 0 and won > 0:
                new = won / met
                moved = max(moved, abs(new / found[a] - 1))
                found[a] = new
        if moved < _STILL:
            break
    return found


def ratings(deals: Sequence[Wins], anchor: float) -> list[Rating]:
    """Rate everybody against the first, who has `anchor` points, with intervals over the deals.

    The intervals are a Bayesian bootstrap: deals are weighted at random, and so is one deal more for
    each pair, half won and half lost, without which somebody who never lost would be endlessly strong.
    """
    rng = Random(0)  # the same results, the same report
    # Deals that went alike are weighed together, which saves nearly all of the work.
    alike = Counter(tuple(map(tuple, wins)) for wins in deals)
    usual = _weigh(alike, float)
    middle = _points(_with_one_more(usual, usual, len(deals), lambda: 0.5), anchor)
    drawn = []
    for _ in range(_RESAMPLES if deals else 0):
        wins = _weigh(alike, lambda count: rng.gammavariate(count, 1))
        more = _with_one_more(wins, usual, len(deals), lambda: rng.gammavariate(0.5, 1))
        drawn.append(_points(more, anchor))
    return [_rating(points, sorted(sample[at] for sample in drawn)) for at, points in enumerate(middle)]


def _rating(points: float, drawn: list[float]) -> Rating:
    last = len(drawn) - 1
    return Rating(points, drawn[round(_TAIL * last)], drawn[round((1 - _TAIL) * last)])


def _points(wins: Wins, anchor: float) -> list[float]:
    found = strengths(wins)
    return [anchor + _ELO * log(strength / found[0]) for strength in found]


def _weigh(alike: Counter[tuple[tuple[float, ...], ...]], weight: Callable[[int], float]) -> Wins:
    """Add deals up, each kind of them with a weight for its number."""
    total = no_wins(len(next(iter(alike), ())))
    for wins, count in alike.items():
        factor = weight(count)
        for a, row in enumerate(wins):
            for b, won in enumerate(row):
                total[a][b] += factor * won
    return total


def _with_one_more(wins: Wins, usual: Wins, deals: int, part: Callable[[], float]) -> Wins:
    """Add to each pair's wins some part of what they play on one deal."""
    everybody = range(len(wins))
    return [
        [wins[a][b] + part() * (usual[a][b] + usual[b][a]) / deals for b in everybody]
        for a in everybody
    ]


class Evidence:
    """Weighs after every deal whether a mean differs from a fair one; may be asked at any time.

    It is the capital of somebody who bets on each deal, in fair bets if the mean is fair: to grow
    twentyfold ever has then a chance of 5% at most, however often one looks (Ville's inequality).
    """

    ENOUGH: Final = 20.0
    _STAKES: Final = (0.1, 0.25, 0.5, 0.75)

    def __init__(self, fair: float) -> None:
        self._fair = fair
        up = [stake / fair for stake in self._STAKES]
        down = [-stake / (1 - fair) for stake in self._STAKES]
        self._bets = up + down
        self._purses = [1.0] * len(self._bets)

    def add(self, share: float) -> float:
        """Count one more deal, a share from 0 to 1; return the evidence so far."""
        for at, bet in enumerate(self._bets):
            self._purses[at] *= 1 + bet * (share - self._fair)
        return self.value

    @property
    def value(self) -> float:
        """The evidence so far: 1 is none, 20 is enough."""
        return sum(self._purses) / len(self._purses)
