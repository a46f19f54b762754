"""How good a position is for every seat: a chance of winning, and where it comes from."""

from __future__ import annotations

from math import exp

from witchtable.engine.mind import Mind, Weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State

__all__ = ["Evaluation"]


class Evaluation:
    """Features times weights give each seat a strength; strengths give chances (softmax)."""

    def __init__(self, mind: Mind, weights: Weights) -> None:
        self._measure = mind.measure
        self._progress = mind.progress
        self._early = weights.early
        self._slope = tuple(late - early for early, late in zip(*weights, strict=True))
        self._sources = tuple(feature.source for feature in mind.features)

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
        return [early + progress * slope for early, slope in zip(self._early, self._slope, strict=True)]

    def _strength(self, state: State, seat: Seat, weights: list[float]) -> float:
        total = 0.0
        for weight, feature in zip(weights, self._measure(state, seat), strict=True):
            total += weight * feature
        return total
