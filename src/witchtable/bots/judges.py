"""Who judges a position at the end of a line: weights made by hand, learned ones, or blind play."""

from __future__ import annotations

from math import exp
from operator import mul
from random import Random
from typing import Final

from witchtable.bots.search import Judge
from witchtable.engine.mind import Mind, Weights
from witchtable.engine.moves import Seat
from witchtable.engine.opponents import Opponent
from witchtable.engine.state import State

__all__ = ["JUDGES", "Evaluation", "Rollout", "judge"]

JUDGES: Final = ("best", "learned", "hand", "rollout")
"""`best` is what won at equal time: learned weights where there are some.

Where nothing is measured, there is nothing to weigh: blind play judges, whoever is asked for.
"""

_REMEMBERED: Final = 512


class Rollout:
    """Plays at random to the end and looks who has won: the yardstick for every evaluation."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def chances(self, state: State) -> list[float]:
        """Give the whole chance to whoever wins (in parts, if several do)."""
        state = state.copy()
        random = self._random
        while state.deciders:
            seat = state.deciders[0]
            actions = state.legal(seat)
            state.apply_trusted(seat, actions[int(random() * len(actions))])
        won = state.winners
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


class Evaluation:
    """Features times weights give each seat a strength; strengths give chances (softmax)."""

    def __init__(self, mind: Mind, weights: Weights) -> None:
        self._measure = mind.measure
        self._progress = mind.progress
        self._early = weights.early
        self._slope = tuple(late - early for early, late in zip(*weights, strict=True))
        self._sources = tuple(feature.source for feature in mind.features)
        self._known: dict[float, list[float]] = {}
        """Weights by progress: many positions are equally far."""

    def chances(self, state: State) -> list[float]:
        """Say how likely each seat is to win; a finished game has been won."""
        if not state.deciders:
            won = state.winners
            return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
        weights = self._weights(state)
        strengths = [self._strength(state, seat, weights) for seat in range(state.seats)]
        most = max(strengths)
        odds = [exp(strength - most) for strength in strengths]
        total = sum(odds)
        return [each / total for each in odds]

    def sources(self, state: State, seat: Seat) -> dict[str, float]:
        """Split a seat's lead over the mean of the others by source, in logarithms of odds."""
        weights = self._weights(state)
        lead: dict[str, float] = dict.fromkeys(self._sources, 0.0)
        for other in range(state.seats):
            share = 1.0 if other == seat else -1.0 / (state.seats - 1)
            features = self._measure(state, other)
            for source, weight, feature in zip(self._sources, weights, features, strict=True):
                lead[source] += share * weight * feature
        return lead

    def _weights(self, state: State) -> list[float]:
        progress = self._progress(state)
        known = self._known.get(progress)
        if known is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            known = self._known[progress] = [
                early + progress * slope for early, slope in zip(self._early, self._slope, strict=True)
            ]
        return known

    def _strength(self, state: State, seat: Seat, weights: list[float]) -> float:
        return float(sum(map(mul, weights, self._measure(state, seat))))


def judge(name: str, mind: Mind, rng: Random, witch: Opponent | None = None) -> Judge:
    """Find a judge by its name; a witch makes more or less of some things than others do."""
    if name == "rollout" or not mind.features:
        return Rollout(rng)
    learned = None if name == "hand" else mind.learned()
    weights = mind.hand if learned is None else learned
    if witch is not None:
        weights = weights.tilted(mind.features, witch.tilt, witch.wish)
    return Evaluation(mind, weights)
