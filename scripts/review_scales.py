"""Fit what a review needs to speak of shares and points: `src/witchtable/reviews/scales.toml`.

    python -m scripts.review_scales --work FOLDER [--games 150] [--jobs 2] [--only witchdom]

Bots of mixed levels play each game with every number of players. At the beginning of each turn it is
noted how strong the judge finds each seat, and how it ended. From that come, for each game: how far
strengths are to be trusted (early, late, and by the number of seats), and how many points are still to
come. What each seat is worth before anything is dealt comes from games in which all play ordinarily.
Whoever changes a judge (`witchtable train`), instinct or the lower levels fits these again; what was
played lies in the folder. With `--only` the other games keep theirs.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from math import log
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from scripts.review_honesty import MIXED, gather
from witchtable import GAMES, Place, bot
from witchtable.engine.game import Game
from witchtable.lab.statistics import win_shares
from witchtable.reviews.evaluator import Evaluator

SCALES = Path(__file__).parents[1] / "src" / "witchtable" / "reviews" / "scales.toml"
PULL = 0.01  # nats
EVEN = 6.6  # chi-square for each seat but one: below it, seats are taken for even
Array = NDArray[np.float64]


class Standing(msgspec.Struct, array_like=True):
    """How a game stood when a turn began."""

    progress: float
    strengths: list[float]
    scores: list[int]
    order: int
    """Whose turn it was."""


class NotedGame(msgspec.Struct):
    """One game: how it stood at each turn, and how it ended."""

    game: str
    seats: int
    number: int
    standings: list[Standing]
    shares: list[float]
    scores: list[int]


class OrdinaryGame(msgspec.Struct):
    """One game in which everybody played ordinarily, and how it ended."""

    game: str
    seats: int
    number: int
    order: int
    """Who decided first."""
    shares: list[float]
    points: list[float]


def play(task: tuple[str, int, int]) -> NotedGame:
    """Play one game between bots of mixed levels."""
    game_id, seats, number = task
    game = GAMES[game_id]
    rng = Random(crc32(f"scales {game_id} {seats} {number}".encode()))
    state = game.new(seats=seats, seed=f"scales {number}")
    bots = [bot(rng.choice(MIXED), game, seed=rng.getrandbits(32)) for _ in range(seats)]
    judge = Evaluator(game, seats, horizon=1)
    standings: list[Standing] = []
    turn = -1
    while state.deciders:
        seat = state.deciders[0]
        if game.mind.turn(state) != turn:
            turn = game.mind.turn(state)
            strengths = [round(sum(parts), 4) for parts in judge.judge(state).strengths]
            progress = round(game.mind.progress(state), 4)
            standings.append(Standing(progress, strengths, state.scores, seat))
        state.apply_trusted(seat, bots[seat].choose(Place(state, seat)))
    return NotedGame(game_id, seats, number, standings, win_shares(state), state.scores)


def play_ordinarily(task: tuple[str, int, int]) -> OrdinaryGame:
    """Play one game as reviews think that everybody plays on."""
    game_id, seats, number = task
    state = GAMES[game_id].new(seats=seats, seed=f"ordinary {number}")
    to_the_end = Evaluator(GAMES[game_id], seats, horizon=0)
    outlook = to_the_end.look(state, to_the_end.end_of(state), number)
    return OrdinaryGame(game_id, seats, number, state.deciders[0], outlook.shares, outlook.points)


# -- shares -------------------------------------------------------------------------------------------


def surprise(games: list[NotedGame], early: float, late: float) -> float:
    """Say how badly strengths, trusted so far, tell who wins: in nats, every game counting the same."""
    total = 0.0
    for one in games:
        strengths = np.array([standing.strengths for standing in one.standings])
        progress = np.array([standing.progress for standing in one.standings])
        scaled = strengths * (early + progress * (late - early))[:, None]
        scaled -= scaled.max(axis=1, keepdims=True)
        logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
        total -= float((logs * np.array(one.shares)).sum(axis=1).mean())
    return total / len(games)


def trust(games: list[NotedGame]) -> tuple[float, float]:
    """Find how far to trust strengths at the beginning and at the end, by trying."""
    best = (1.0, 1.0)
    for reach in (0.4, 0.2, 0.1, 0.05, 0.02):
        for _ in range(8):
            tried = [
                (round(max(0.05, best[0] + a * reach), 3), round(max(0.05, best[1] + b * reach), 3))
                for a in (-1, 0, 1)
                for b in (-1, 0, 1)
            ]
            found = min(tried, key=lambda pair: surprise(games, *pair) + doubt(*pair))
            if found == best:
                break
            best = found
    return best


def doubt(early: float, late: float) -> float:
    """Pull towards the judge's own scale, the same all along, where games say little."""
    return PULL * (log(early) ** 2 + log(late) ** 2 + log(late / early) ** 2)


# -- points -------------------------------------------------------------------------------------------


def rows(one: NotedGame) -> tuple[Array, Array]:
    """Write what is known at each turn of each seat beside the points that were still to come."""
    known, coming = [], []
    for standing in one.standings:
        mean = float(np.mean(standing.strengths))
        for seat, strength in enumerate(standing.strengths):
            left = 1 - standing.progress
            known.append(basis(left, strength - mean, standing.scores[seat]))
            coming.append(one.scores[seat] - standing.scores[seat])
    return np.array(known), np.array(coming, float)


def basis(left: float, lead: float, score: float) -> list[float]:
    """The numbers that the points to come are a sum of (as `reviews/scales.py` has them)."""
    return [left, left * left, left * lead, left * left * lead, left * score, 1.0]


def points(games: list[NotedGame]) -> tuple[list[float], float]:
    """Fit the points that are still to come; also return how far off that is, on average."""
    both = [rows(one) for one in games]
    known, coming = np.vstack([one[0] for one in both]), np.concatenate([one[1] for one in both])
    found, *_ = np.linalg.lstsq(known, coming, rcond=None)
    return [round(float(each), 4) for each in found], float(np.abs(known @ found - coming).mean())


def fit(game: Game, games: list[NotedGame]) -> dict[str, Any]:
    """Fit how shares and points follow from strengths, and say how good that is."""
    shares: dict[str, list[float]] = {}
    coming: dict[str, list[float]] = {}
    for seats in game.seats:
        some = [one for one in games if one.seats == seats]
        pair = trust(some)
        shares[str(seats)] = list(pair)
        coming[str(seats)], off = points(some)
        plain, fitted = surprise(some, 1, 1), surprise(some, *pair)
        print(f"{game.id} {seats}: trust {pair}, surprise {plain:.3f} -> {fitted:.3f}, "
              f"points off by {off:.1f}, {len(some)} games")  # fmt: skip
    return {"trust": shares, "coming": coming}


def in_order(games: list[OrdinaryGame]) -> tuple[list[float], list[float]]:
    """Say what the seats win and score on average, in the order of play: from who decides first.

    Ordinary play is what decisions are measured against. Where it wins more with one seat than with
    another, even shares would call that luck. Seats are even unless these games clearly say otherwise.
    """
    shares = np.array([np.roll(one.shares, -one.order) for one in games])
    scores = np.array([np.roll(one.points, -one.order) for one in games])
    count, seats = shares.shape
    wins = shares.sum(axis=0)
    surprising = float(((wins - count / seats) ** 2 / (count / seats)).sum())
    is_alone = games[0].seats < seats  # the automatic opponent is another kind of player
    fair, usual = shares.mean(axis=0), scores.mean(axis=0)
    if not is_alone and surprising <= EVEN * (seats - 1):
        fair, usual = np.full(seats, 1 / seats), np.full(seats, usual.mean())
    return [round(float(each), 4) for each in fair], [round(float(each), 1) for each in usual]


def write(found: dict[str, dict[str, Any]]) -> str:
    """Write the file."""
    lines = [
        "# By the number of players: how far a judge's strengths are trusted, early and late; what",
        "# points to come are a sum of; what seats are worth before the deal, in the order of play.",
        "# Made by `python -m scripts.review_scales`.",
    ]
    for game, tables in found.items():
        for name, table in tables.items():
            lines += ["", f"[{game}.{name}]"]
            lines += [f"{seats} = {values}" for seats, values in table.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--work", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--games", type=int, default=150, help="for each number of players")
    parser.add_argument("--ordinary", type=int, default=2000, help="the same, of ordinary play")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--out", type=Path, default=SCALES)
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    found = {}
    for game in GAMES.values():
        if asked.only in (None, game.id):
            tasks = [(game.id, seats, n) for n in range(asked.games) for seats in game.seats]
            games = gather(asked.work / f"{game.id}.jsonl", NotedGame, play, tasks, asked.jobs)
            found[game.id] = fit(game, games)
            tasks = [(game.id, seats, n) for n in range(asked.ordinary) for seats in game.seats]
            path = asked.work / f"{game.id}-ordinary.jsonl"
            ends = gather(path, OrdinaryGame, play_ordinarily, tasks, asked.jobs)
            pairs = {n: in_order([one for one in ends if one.seats == n]) for n in game.seats}
            found[game.id]["fair"] = {str(seats): fair for seats, (fair, _) in pairs.items()}
            found[game.id]["points"] = {str(seats): usual for seats, (_, usual) in pairs.items()}
    before = tomllib.loads(SCALES.read_text("utf-8"))
    asked.out.write_text(write({**before, **found}), "utf-8")


if __name__ == "__main__":
    main()
