"""Learn what a position is worth at tables of each size: weights for a seat and for its neighbours.

    python -m scripts.tables whirling-witchcraft --games 9000 --out tables.json

Instinct plays against itself, straying a little, which takes milliseconds a game. What is measured of
each seat when a turn begins is fitted to who won: by weights for the seat's own features and, from
three seats on, for those of the seats after and before it. A tenth of the games is kept apart: it says
how much less surprising results are than by the usual weights. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
from math import log
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from witchtable import GAMES, Game, State
from witchtable.bots.search import SampledDecision
from witchtable.engine.moves import Seat
from witchtable.lab.statistics import win_shares

Array = NDArray[np.float64]

STRAYING = (0.2, 0.5, 0.5, 1.0)  # points of instinct; each player has one of these
STEPS = 800
RATE = 0.03
PULL = 3e-4  # towards the usual weights
AT_ONCE = 2048
KEPT_APART = 10  # every tenth game


class Moments(NamedTuple):
    """What was measured, position by position."""

    features: Array
    progress: Array
    shares: Array
    games: NDArray[np.int64]


def choose(game: Game, state: State, seat: Seat, straying: float, rng: Random) -> None:
    """Play as instinct likes, more or less."""
    decision = SampledDecision(game.mind, state, seat)
    noise = [-log(-log(rng.random() or 1e-300) or 1e-300) for _ in decision.choices]
    found = [weight + straying * each for weight, each in zip(decision.weights(), noise, strict=True)]
    decision.carry_out(decision.choices[found.index(max(found))])


def play(game: Game, seats: int, games: int) -> Moments:
    """Play games, and measure them whenever a turn begins."""
    features, progress, shares, numbers = [], [], [], []
    for number in range(games):
        rng = Random(number)
        state = game.new(seats=seats, seed=f"tables {number}")
        straying = [rng.choice(STRAYING) for _ in range(seats)]
        turn, moments = -1, 0
        while state.deciders:
            if game.mind.turn(state) != turn:
                turn = game.mind.turn(state)
                features.append([game.mind.measure(state, seat) for seat in range(seats)])
                progress.append(game.mind.progress(state))
                moments += 1
            seat = state.deciders[0]
            choose(game, state, seat, straying[seat], rng)
        shares += [win_shares(state)] * moments
        numbers += [number] * moments
    return Moments(np.array(features), np.array(progress), np.array(shares), np.array(numbers))


def inputs(moments: Moments) -> Array:
    """Put a seat's features beside those of its neighbours, early and late."""
    own, late = moments.features, moments.progress[:, None, None]
    if own.shape[1] > 2:  # with two seats the neighbour is the other one, who is compared anyway
        own = np.concatenate([own, np.roll(own, -1, axis=1), np.roll(own, 1, axis=1)], axis=2)
    return np.concatenate([own * (1 - late), own * late], axis=2)


def chances(table: Array, weights: Array) -> Array:
    """Say who is how likely to win."""
    strengths = table @ weights
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def surprise(table: Array, shares: Array, weights: Array) -> float:
    """Say how surprising results are, in nats."""
    return float(-(shares * np.log(chances(table, weights) + 1e-12)).sum(axis=1).mean())


def fit(table: Array, shares: Array, start: Array) -> Array:
    """Find the weights that tell best who wins."""
    scale = np.maximum(table.reshape(-1, table.shape[2]).std(axis=0), 0.02)
    table = table / scale
    first = start * scale
    now, mean, square = first.copy(), np.zeros_like(first), np.zeros_like(first)
    rng = np.random.default_rng(0)
    for step in range(1, STEPS + 1):
        some = rng.integers(0, len(table), AT_ONCE)
        missed = chances(table[some], now) - shares[some]
        slope = np.tensordot(missed, table[some], axes=2) / AT_ONCE + PULL * (now - first)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        rate = RATE * (1 - step / (STEPS + 1))
        now = now - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    found: Array = now / scale
    return found


def learn(game: Game, seats: int, games: int) -> list[dict[str, list[float]]]:
    """Learn the weights for one number of seats: own ones, and those for neighbours."""
    moments = play(game, seats, games)
    table = inputs(moments)
    usual = game.mind.learned() or game.mind.hand
    parts = 3 if seats > 2 else 1
    none = [0.0] * len(usual.early) * (parts - 1)
    start = np.array([*usual.early, *none, *usual.late, *none])
    apart = moments.games % KEPT_APART == 0
    found = fit(table[~apart], moments.shares[~apart], start)
    before, after = (surprise(table[apart], moments.shares[apart], each) for each in (start, found))
    print(f"{seats} seats: surprise {before:.4f} by the usual weights, {after:.4f} by these")
    early, late = found.round(4).reshape(2, parts, -1)
    both = zip(early.tolist(), late.tolist(), strict=True)
    return [{"early": one, "late": other} for one, other in both]


def main() -> None:
    """Learn for every number of seats from two on, and write a file as a game's folder carries it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=9000, help="for each number of seats")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    found = {
        "features": [feature.name for feature in game.mind.features],
        "games": asked.games,
        "tables": {str(seats): learn(game, seats, asked.games) for seats in game.seats if seats > 1},
    }
    asked.out.write_text(json.dumps(found) + "\n", "utf-8")


if __name__ == "__main__":
    main()
