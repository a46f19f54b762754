"""Fitting weights to games that were played: who will win, seen from the positions on the way.

A conditional logit: each seat's strength is the sum of its features times weights that slide from
`early` to `late`, and the softmax of the strengths should tell who wins. How clearly somebody won
counts too: half of what is to be told is the share of the win, half the final scores.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from witchtable.engine.mind import Weights
from witchtable.lab.selfplay import Lesson

__all__ = ["fit", "loss"]

_Array = NDArray[np.float64]
_STEPS = 600
_RATE = 0.03


def fit(lessons: Iterable[Lesson], start: Weights, *, pull: float = 0.002) -> Weights:
    """Find the weights that tell the results best; `pull` keeps them near `start` if in doubt."""
    inputs, targets, worth = _tables(list(lessons))
    scale = np.maximum(_spread(inputs), 1e-6)
    first = np.concatenate([np.array(start.early), np.array(start.late)]) * scale
    now, mean, square = first.copy(), np.zeros_like(first), np.zeros_like(first)
    for step in range(1, _STEPS + 1):
        slope = _slope(inputs, targets, worth, now / scale) / scale + pull * (now - first)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        rate = _RATE * (1 - step / (_STEPS + 1))
        now -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    found = (now / scale).round(5)
    half = len(found) // 2
    return Weights(tuple(found[:half].tolist()), tuple(found[half:].tolist()))


def loss(lessons: Iterable[Lesson], weights: Weights) -> float:
    """Say how surprising the results are for some weights, in nats per position."""
    inputs, targets, worth = _tables(list(lessons))
    params = np.array([*weights.early, *weights.late])
    total = 0.0
    for table, target, each in zip(inputs, targets, worth, strict=True):
        total -= float((each[:, None] * target * np.log(_chances(table, params) + 1e-12)).sum())
    return total


def _tables(lessons: list[Lesson]) -> tuple[list[_Array], list[_Array], list[_Array]]:
    """Make one array of inputs (position, seat, feature) for each number of seats, with targets."""
    inputs: list[_Array] = []
    targets: list[_Array] = []
    worth: list[_Array] = []
    positions = sum(len(lesson.moments) > 0 for lesson in lessons) or 1
    for seats in sorted({lesson.seats for lesson in lessons}):
        chosen = [lesson for lesson in lessons if lesson.seats == seats and lesson.moments]
        if seats < 2 or not chosen:
            continue
        rows = np.array([moment.features for lesson in chosen for moment in lesson.moments])
        late = np.array([moment.progress for lesson in chosen for moment in lesson.moments])
        late = late[:, None, None]
        inputs.append(np.concatenate([rows * (1 - late), rows * late], axis=2))
        goal = _goals(chosen)
        counts = [len(lesson.moments) for lesson in chosen]
        targets.append(np.repeat(goal, counts, axis=0))
        # Every game counts the same, however long it was.
        worth.append(np.repeat(1 / (np.array(counts) * positions), counts))
    return inputs, targets, worth


def _goals(lessons: list[Lesson]) -> _Array:
    shares = np.array([lesson.shares for lesson in lessons])
    scores = np.array([lesson.scores for lesson in lessons], dtype=float)
    leads = scores - scores.mean(axis=1, keepdims=True)
    odds = np.exp((leads - leads.max(axis=1, keepdims=True)) / max(1.0, float(leads.std())))
    goals: _Array = 0.5 * shares + 0.5 * odds / odds.sum(axis=1, keepdims=True)
    return goals


def _spread(inputs: list[_Array]) -> _Array:
    flat = np.concatenate([table.reshape(-1, table.shape[2]) for table in inputs])
    spread: _Array = flat.std(axis=0)
    return spread


def _chances(table: _Array, params: _Array) -> _Array:
    strengths = table @ params
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: _Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _slope(inputs: list[_Array], targets: list[_Array], worth: list[_Array], params: _Array) -> _Array:
    slope = np.zeros_like(params)
    for table, target, each in zip(inputs, targets, worth, strict=True):
        missed = (_chances(table, params) - target) * each[:, None]
        slope += np.tensordot(missed, table, axes=2)
    return slope
