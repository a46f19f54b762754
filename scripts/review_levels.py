"""Ask all levels to play the same turns, and measure what each gives away: point (c) of docs/review.md.

    python -m scripts.review_levels --work FOLDER --games 20 [--jobs 2] [--only witchdom]

Games of adepts are played, and turns are picked from them that are still open. Each level plays each
of these turns to its end, or until it shows something new; what that gives away is measured as a review
does it, against the turn of a long search, on samples that none of them has seen. (Games of each level
among themselves tell less: two who play at random are soon so far apart that nothing is left to lose.)
"""

from __future__ import annotations

import argparse
import os
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec

from scripts.review_honesty import gather, mean_and_error, play_game
from witchtable import GAMES, Place, bot
from witchtable.engine.moves import Action
from witchtable.reviews.evaluator import Evaluator
from witchtable.reviews.line import GameLine

LEVELS = ("grandmistress@iterations=200", "adept", "apprentice", "random")
LONG = "grandmistress@iterations=1000"
TURNS = 8  # of each game
OPEN = (0.1, 0.9)  # the share of whoever moves
GLANCES, GUESSES = 16, 60
ROUNDS = 2  # looked ahead, as reviews do


class Turns(msgspec.Struct):
    """What each level gave away at the turns of one game."""

    game: str
    seats: int
    number: int
    level: str = ""
    given: dict[str, list[float]] = {}


def unhurried(level: str, line: GameLine) -> str:
    """Let an adept think as often as it would with time enough: so every machine measures the same."""
    return f"adept@iterations={line.game.mind.adept.iterations}" if level == "adept" else level


def played_by(level: str, line: GameLine, turn: range, seed: int) -> list[Action]:
    """Let a level play a turn to its end, or until something new is seen."""
    state, seat = line.states[turn.start].copy(), line.moves[turn.start][0]
    count = line.game.mind.turn
    begun, player = count(state), bot(level, line.game, seed=seed)
    actions: list[Action] = []
    while seat in state.deciders and count(state) == begun:
        actions.append(player.choose(Place(state, seat)))
        if any(event.reveals for event in state.apply_checked(seat, actions[-1])):
            break
    return actions


def shares_after(
    evaluator: Evaluator, line: GameLine, turn: range, ways: list[list[Action]], guesses: int, seed: str
) -> list[list[float]]:
    """Say what a seat may expect after each way to play its turn, on the same guesses."""
    state, seat = line.states[turn.start], line.moves[turn.start][0]
    end = evaluator.end_of(state)
    found: list[list[float]] = [[] for _ in ways]
    for number in range(guesses):
        rng = Random(f"{seed} {turn.start} {number}")
        guess = evaluator.guess(state, seat, rng)
        dice = rng.getrandbits(32)
        for shares, actions in zip(found, ways, strict=True):
            after = guess.copy()
            for action in actions:
                after.apply_trusted(seat, action)
            shares.append(evaluator.look(after, end, dice).shares[seat])
    return found


def ask_all(task: tuple[str, int, int]) -> Turns:
    """Play a game of adepts, and let every level play some of its turns."""
    id, seats, number = task
    match, _ = play_game(GAMES[id], seats, f"turns {number}", ["adept@iterations=12"] * seats)
    line, evaluator = GameLine.of(match), Evaluator(GAMES[id], seats, ROUNDS)
    rng = Random(f"turns {id} {number}")
    turns = [turn for turn in line.turns if any(len(line.forward(step)) > 1 for step in turn)]
    rng.shuffle(turns)
    given: dict[str, list[float]] = {level: [] for level in LEVELS}
    for turn in turns:
        if len(given[LEVELS[0]]) == TURNS:
            break
        chances = shares_after(evaluator, line, turn, [[]], GLANCES, "glance")[0]
        if OPEN[0] <= fmean(chances) <= OPEN[1]:
            ways = [
                played_by(unhurried(level, line), line, turn, rng.getrandbits(32))
                for level in (LONG, *LEVELS)
            ]
            best, *others = map(fmean, shares_after(evaluator, line, turn, ways, GUESSES, "look"))
            for level, share in zip(LEVELS, others, strict=True):
                given[level].append(best - share)
    return Turns(id, seats, number, given=given)


def tell(told: list[Turns]) -> None:
    """Print what each level gives away in a turn, and how much less than the next one."""
    print("| game | turns | level | given away in a turn, % | less than the next by |")
    print("|---|---|---|---|---|")
    for game in sorted({one.game for one in told}):
        given = {
            level: [each for one in told if one.game == game for each in one.given[level]]
            for level in LEVELS
        }
        for level, below in zip(LEVELS, (*LEVELS[1:], None), strict=True):
            lead = ""
            if below is not None:
                more = [a - b for a, b in zip(given[below], given[level], strict=True)]
                errors = fmean(more) * sqrt(len(more)) / stdev(more)
                lead = f"{mean_and_error(more)} ({errors:.1f} errors)"
            own = given[level]
            print(f"| {game} | {len(own)} | {level} | {mean_and_error(own)} | {lead} |")


def main() -> None:
    """Ask, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--work", type=Path, required=True, help="where the answers are kept")
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=GAMES, help="play this game only")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    games = [asked.only] if asked.only else list(GAMES)
    tasks = [(game, 2, number) for number in range(asked.games) for game in games]
    tell(gather(asked.work / "turns.jsonl", Turns, ask_all, tasks, asked.jobs))


if __name__ == "__main__":
    main()
