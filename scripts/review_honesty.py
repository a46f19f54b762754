"""Measure how honest reviews are: the figures in docs/review.md.

    python -m scripts.review_honesty calibration --work FOLDER --games 25 [--jobs 2]
    python -m scripts.review_honesty blunders --work FOLDER --games 4
    python -m scripts.review_honesty levels --work FOLDER --games 2

`calibration` plays games of mixed levels with every number of players and compares the shares of quick
reviews with what happened, and sums luck up. `blunders` plants random decisions in games of adepts,
finds out by a longer look of its own what each gave away, and counts which a review names. `levels`
lets each level play itself and sums up what it gives away. Every game is written down in the folder
when it is done: whoever stops this goes on where they were; more games may be asked for later.
"""

from __future__ import annotations

import argparse
import itertools
import os
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any
from zlib import crc32

import msgspec
from rich.progress import track

from witchtable import GAMES, Game, Match, Place, bot
from witchtable.guests.processes import none_lost, run_all
from witchtable.lab.statistics import win_shares
from witchtable.lab.work_file import WorkFile
from witchtable.reviews.evaluator import Evaluator
from witchtable.reviews.line import GameLine
from witchtable.reviews.measuring import compare, find_best
from witchtable.reviews.moments import is_slip
from witchtable.reviews.plans import given_away
from witchtable.reviews.stages import Looker
from witchtable.reviews.writing import write

MIXED = ("novice", "apprentice", "adept@iterations=4", "adept@iterations=12")
LEVELS = ("grandmistress@iterations=200", "adept", "apprentice", "random")
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
    level: str = ""
    shares: list[list[float]] = []
    """At some moments."""
    won: list[float] = []
    luck: list[float] = []
    planted: list[tuple[float, float, bool]] = []
    """For each planted decision: what it gave away, the error of that, and whether it was named."""
    given: list[float] = []
    """By seat, for each decision."""


def _play(
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
    match, _ = _play(GAMES[id], seats, f"honest {number}", levels)
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
    )  # fmt: skip


def plant(task: tuple[str, int, int]) -> Told:
    """Plant random decisions among those of adepts, and see which are named."""
    id, seats, number = task
    game = GAMES[id]
    levels = ["adept@iterations=12"] * seats
    match, planted = _play(game, seats, f"planted {number}", levels, EVERY)
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


def judge_level(level: str, task: tuple[str, int, int]) -> Told:
    """Let a level play itself, and say what each seat gave away for each decision."""
    id, seats, number = task
    match, _ = _play(GAMES[id], seats, f"level {number}", [level] * seats)
    worker = Looker(GameLine.of(match), "usual", 0)
    while worker.stage < 3:  # every decision looked at in the same way
        worker.go_on()
    accounts = write(worker, "usual").accounts
    given = []
    for seat, account in enumerate(accounts):
        own = [step for step in worker.work.found.judgements if match.log[step].seat == seat]
        lost = [given_away(worker.line, worker.work.found, step) for step in own]
        raw = sum(one.means[seat] for one in lost if one is not None)
        given.append(raw / max(1, account.decisions))
    return Told(id, seats, number, level=level, given=given)


# -- figures ------------------------------------------------------------------------------------------


def mean_and_error(numbers: list[float]) -> str:
    """Write a mean in percent, with its standard error."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{100 * fmean(numbers):+.1f} ± {100 * error:.1f}"


def tell_calibration(told: list[Told]) -> None:
    """Print the reliability tables, Brier scores and mean luck."""
    print("| game | players | games | Brier | of the fair share | luck of the first seat, % |")
    print("|---|---|---|---|---|---|")
    by_table: dict[tuple[str, int], list[Told]] = defaultdict(list)
    for one in told:
        by_table[one.game, one.seats].append(one)
    for (game, seats), some in sorted(by_table.items()):
        pairs = [(moment, one.won) for one in some for moment in one.shares]
        brier = fmean(sum((p - w) ** 2 for p, w in zip(*pair, strict=True)) for pair in pairs)
        n = len(some[0].won)
        fair = fmean(sum((1 / n - w) ** 2 for w in won) for _, won in pairs)
        luck = mean_and_error([one.luck[0] for one in some])
        print(f"| {game} | {seats} | {len(some)} | {brier:.3f} | {fair:.3f} | {luck} |")
    luck = mean_and_error([one.luck[0] for one in told])
    print(f"\nluck of the first seat over all {len(told)} games: {luck} %\n")
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


def tell_levels(told: list[Told]) -> None:
    """Print what each level gives away for each decision."""
    print("| game | level | games | given away for each decision, % |\n|---|---|---|---|")
    for game in sorted({one.game for one in told}):
        for level in LEVELS:
            some = [one for one in told if (one.game, one.level) == (game, level)]
            if some:
                figures = mean_and_error([each for one in some for each in one.given])
                print(f"| {game} | {level} | {len(some)} | {figures} |")


def gather(
    path: Path, work: Callable[[Any], Told], tasks: list[Any], jobs: int, level: str = ""
) -> list[Told]:
    """Do what is missing, and return everything."""
    with WorkFile(path) as file:
        told = file.read(Told)
        done = {(one.game, one.seats, one.number, one.level) for one in told}
        missing = [task for task in tasks if (*task, level) not in done]
        for one in track(none_lost(run_all(work, missing, jobs)), f"{path.stem} {level}", len(missing)):
            file.add(one)
            told.append(one)
    return told


def main() -> None:
    """Measure one of the three, and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("what", choices=("calibration", "blunders", "levels"))
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
        tell_calibration(gather(path, calibrate, tasks, asked.jobs))
    elif asked.what == "blunders":
        tell_blunders(gather(path, plant, two, asked.jobs))
    else:
        told: list[Told] = []
        for level in LEVELS:
            told = gather(path, partial(judge_level, level), two, asked.jobs, level)
        tell_levels(told)


if __name__ == "__main__":
    main()
