"""Measure how honest reviews are: the figures in docs/review.md.

    python -m scripts.review_honesty calibration --work FOLDER --games 25 [--jobs 2]
    python -m scripts.review_honesty blunders --work FOLDER --games 4
    python -m scripts.review_honesty early --work FOLDER --games 1

`calibration` plays games of mixed levels with every number of players and compares the shares of quick
reviews with what happened, and sums luck up. `blunders` plants random decisions in games of adepts,
finds out by a longer look of its own what each gave away, and counts which a review names. `early`
reviews games against the grandmistress and compares the figures of the first stages, found with other
dice, with those of the end. Every game is written down in the folder when it is done: whoever stops
this goes on where they were; more games may be asked for later.
"""

from __future__ import annotations

import argparse
import itertools
import os
from collections import defaultdict
from collections.abc import Callable, Iterable
from math import hypot, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Protocol, TypeVar
from zlib import crc32

import msgspec
from rich.progress import track

from witchtable import GAMES, Game, Match, Place, bot
from witchtable.guests.processes import none_lost, run_all
from witchtable.lab.statistics import win_shares
from witchtable.lab.work_file import WorkFile
from witchtable.reviews.data import Review
from witchtable.reviews.evaluator import Evaluator
from witchtable.reviews.line import GameLine
from witchtable.reviews.measuring import compare, find_best
from witchtable.reviews.moments import NAMED, is_slip
from witchtable.reviews.stages import Looker
from witchtable.reviews.writing import write

MIXED = ("novice", "apprentice", "adept@iterations=4", "adept@iterations=12")
AGAINST = ("adept@iterations=12", "grandmistress@iterations=200")
MOMENTS = 12  # of each game, at which shares are compared with what happened
EVERY = 10  # decisions of which one is planted
GUESSES, ITERATIONS = 120, 500  # of the longer look
WORTH = 0.05
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0001)


class Told(msgspec.Struct):
    """What one game told; not all kinds fill all fields."""

    game: str
    seats: int
    number: int
    shares: list[list[float]] = []
    """At some moments."""
    won: list[float] = []
    luck: list[float] = []
    order: int = 0
    """Who decided first."""
    planted: list[tuple[float, float, bool]] = []
    """For each planted decision: what it gave away, the error of that, and whether it was named."""
    early: dict[str, tuple[int, int]] = {}
    """By figure and stage: how many were within two of their errors, of how many."""


def play_game(
    game: Game, seats: int, seed: str, levels: Iterable[str], stray: int = 0
) -> tuple[Match, list[int]]:
    """Let bots play; with `stray`, every so many decisions between several choices are random."""
    rng = Random(crc32(seed.encode()))
    match = Match(game, seats=seats, seed=seed)
    bots = [bot(level, game, seed=rng.getrandbits(32)) for level in levels]
    planted, decisions = [], 0
    while match.state.deciders:
        seat = match.state.deciders[0]
        place = Place(match.state, seat)
        action = bots[seat].choose(place)
        forward = [each for each in place.legal if not each.takes_back]
        decisions += len(forward) > 1
        if stray and len(forward) > 1 and decisions % stray == 0:
            action = rng.choice(forward)
            planted.append(len(match.log))
        match.play(seat, action)
    return match, planted


def calibrate(task: tuple[str, int, int]) -> Told:
    """Play a game of mixed levels, and look back quickly."""
    id, seats, number = task
    rng = Random(crc32(f"honest {id} {seats} {number}".encode()))
    levels = [rng.choice(MIXED) for _ in range(seats)]
    match, _ = play_game(GAMES[id], seats, f"honest {number}", levels)
    worker = Looker(GameLine.of(match), "quick", 0)
    while not worker.is_done:
        worker.go_on()
    found = write(worker, "quick")
    steps = sorted({round(k * (found.steps - 1) / (MOMENTS - 1)) for k in range(MOMENTS)})
    return Told(
        id, seats, number,
        shares=[list(found.shares[step]) for step in steps],
        won=win_shares(match.state),
        luck=[account.luck for account in found.accounts],
        order=found.movers[0],
    )  # fmt: skip


def plant(task: tuple[str, int, int]) -> Told:
    """Plant random decisions among those of adepts, and see which are named."""
    id, seats, number = task
    game = GAMES[id]
    levels = ["adept@iterations=12"] * seats
    match, planted = play_game(game, seats, f"planted {number}", levels, EVERY)
    line = GameLine.of(match)
    worker = Looker(line, "usual", 0)
    while not worker.is_done:
        worker.go_on()
    longer = Evaluator(game, seats, 2)
    found = []
    for step in planted:
        seat, played = line.moves[step]
        state, legal = line.states[step], line.forward(step)
        best = find_best(longer, state, seat, legal, ITERATIONS, f"longer {step}")
        looks = compare(longer, state, seat, [best, played], GUESSES, f"longer look {step}")
        losses = [a.shares[seat] - b.shares[seat] for a, b in zip(*looks, strict=True)]
        is_named = is_slip(line, worker.work.found, step)
        found.append((fmean(losses), stdev(losses) / sqrt(len(losses)), is_named))
    return Told(id, seats, number, planted=found)


def look_early(task: tuple[str, int, int]) -> Told:
    """Review a game against the grandmistress, and its first stages with other dice."""
    id, seats, number = task
    match, _ = play_game(GAMES[id], seats, f"early {number}", AGAINST)
    line = GameLine.of(match)
    last = write(_looked(line, 0), "usual")
    early: dict[str, tuple[int, int]] = {}
    for stage in (1, 2):
        worker = _looked(line, 1, stage)
        for figure, pairs in _figures(write(worker, "usual"), last).items():
            inside = [abs(a - b) <= 2 * hypot(one, other) + 0.005 for a, one, b, other in pairs]
            early[f"{figure} {stage}"] = sum(inside), len(inside)
    return Told(id, seats, number, early=early)


def _looked(line: GameLine, seed: int, until: int | None = None) -> Looker:
    worker = Looker(line, "usual", seed)
    while not worker.is_done and worker.stage != until:
        worker.go_on()
    return worker


Pairs = list[tuple[float, float, float, float]]


def _figures(now: Review, last: Review) -> dict[str, Pairs]:
    """Put figures of two reviews beside each other, each with its error."""
    later = {one.step: one for one in last.decisions}
    both = [(one, later[one.step]) for one in now.decisions if one.step in later]
    felt = [each for each in both if max(abs(one.worth) for one in each) >= NAMED]
    slips = [each for each in both if max(one.given_away for one in each) >= NAMED]
    shares = zip(now.shares, now.share_errors, last.shares, last.share_errors, strict=True)
    return {
        "worth": [(one.worth, one.error, other.worth, other.error) for one, other in felt],
        "given away": [
            (one.given_away, one.given_away_error, other.given_away, other.given_away_error)
            for one, other in slips
        ],
        "not too much": [
            (a, one.given_away_error, max(a, other.given_away), other.given_away_error)
            for one, other in slips
            for a in (one.given_away,)
        ],
        "shares": [(a[0], b[0], c[0], d[0]) for a, b, c, d in shares],
    }


# -- figures ------------------------------------------------------------------------------------------


def mean_and_error(numbers: list[float]) -> str:
    """Write a mean in percent, with its standard error."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{100 * fmean(numbers):+.1f} ± {100 * error:.1f}"


def tell_calibration(told: list[Told]) -> None:
    """Print the reliability tables, Brier scores and mean luck."""
    print("| game | players | games | Brier | of even shares | luck of who decides first, % |")
    print("|---|---|---|---|---|---|")
    by_table: dict[tuple[str, int], list[Told]] = defaultdict(list)
    for one in told:
        by_table[one.game, one.seats].append(one)
    for (game, seats), some in sorted(by_table.items()):
        pairs = [(moment, one.won) for one in some for moment in one.shares]
        brier = fmean(sum((p - w) ** 2 for p, w in zip(*pair, strict=True)) for pair in pairs)
        n = len(some[0].won)
        even = fmean(sum((1 / n - w) ** 2 for w in won) for _, won in pairs)
        luck = mean_and_error([one.luck[one.order] for one in some])
        print(f"| {game} | {seats} | {len(some)} | {brier:.3f} | {even:.3f} | {luck} |")
    luck = mean_and_error([one.luck[one.order] for one in told])
    print(f"\nluck of who decides first, over all {len(told)} games: {luck} %\n")
    for game in sorted({one.game for one in told}):
        print(f"| {game}: said | happened | how often |\n|---|---|---|")
        flat = [
            (p, w)
            for one in told if one.game == game
            for moment in one.shares
            for p, w in zip(moment, one.won, strict=True)
        ]  # fmt: skip
        for low, high in itertools.pairwise(BINS):
            inside = [(p, w) for p, w in flat if low <= p < high]
            if inside:
                said, won = fmean(p for p, _ in inside), fmean(w for _, w in inside)
                print(f"| {100 * said:.0f}% | {100 * won:.0f}% | {len(inside)} |")
        print()


def tell_blunders(told: list[Told]) -> None:
    """Print how many planted blunders are named."""
    print("| game | games | planted | worth more than 5% | named | by 2 errors | named |")
    print("|---|---|---|---|---|---|---|")
    for game in [*sorted({one.game for one in told}), "all"]:
        some = [one for one in told if game in ("all", one.game)]
        all_of_it = [each for one in some for each in one.planted]
        bad = [named for worth, _, named in all_of_it if worth > WORTH]
        sure = [named for worth, error, named in all_of_it if worth - 2 * error > WORTH]
        cells = [game, len(some), len(all_of_it)]
        for group in (bad, sure):
            cells += [len(group), f"{100 * fmean(group):.0f}%" if group else "–"]
        print("| " + " | ".join(map(str, cells)) + " |")


def tell_early(told: list[Told]) -> None:
    """Print how many early figures were within two of their errors."""
    print("| game | games | figure | quick look | second stage |\n|---|---|---|---|---|")
    for game in [*sorted({one.game for one in told}), "all"]:
        some = [one for one in told if game in ("all", one.game)]
        for figure in dict.fromkeys(key[:-2] for one in some for key in one.early):
            counts = [[one.early[f"{figure} {stage}"] for one in some] for stage in (1, 2)]
            sums = [f"{sum(a for a, _ in each)} of {sum(b for _, b in each)}" for each in counts]
            print("| " + " | ".join([game, str(len(some)), figure, *sums]) + " |")


class Numbered(Protocol):
    """What a game told, and which one it was."""

    game: str
    seats: int
    number: int


N = TypeVar("N", bound=Numbered)


def gather(path: Path, kind: type[N], work: Callable[[Any], N], tasks: list[Any], jobs: int) -> list[N]:
    """Do what is missing, and return everything."""
    with WorkFile(path) as file:
        told = file.read(kind)
        done = {(one.game, one.seats, one.number) for one in told}
        missing = [task for task in tasks if task not in done]
        for one in track(none_lost(run_all(work, missing, jobs)), path.stem, len(missing)):
            file.add(one)
            told.append(one)
    return told


def main() -> None:
    """Measure one of the three, and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("what", choices=("calibration", "blunders", "early"))
    parser.add_argument("--work", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--games", type=int, default=25, help="for each table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=GAMES, help="play this game only")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    path = asked.work / f"{asked.what}.jsonl"
    games = [asked.only] if asked.only else list(GAMES)
    two = [(game, 2, number) for number in range(asked.games) for game in games]
    if asked.what == "calibration":
        tasks = [
            (id, seats, n) for n in range(asked.games) for id in games for seats in GAMES[id].seats
        ]
        tell_calibration(gather(path, Told, calibrate, tasks, asked.jobs))
    elif asked.what == "blunders":
        tell_blunders(gather(path, Told, plant, two, asked.jobs))
    else:
        tell_early(gather(path, Told, look_early, two, asked.jobs))


if __name__ == "__main__":
    main()
