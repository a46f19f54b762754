"""Measure how strong the levels are: the matches behind the figures in docs/bots.md.

    python -m scripts.strength --work strength [--scale 1.0] [--jobs 2] [--only witchdom] [--print]

Each match is one `witchtable arena` command with a folder of its own: whoever stops this goes on where
they were. Bots go by their iterations, so that they play the same games on any machine; only judges are
compared by the clock. `--print` only writes the table of what was played so far.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from scripts.ladder import unhurried
from witchtable import GAMES


class Pairing(NamedTuple):
    """One match, and what it should show of the bot named first."""

    name: str
    game: str
    bots: str
    games: int
    goal: float | None
    seats: int = 2
    options: tuple[str, ...] = ()
    seconds: float = 60.0
    """What the arena allows for a decision, so that nobody is late on a busy machine."""

    def report(self, work: Path) -> Path:
        """Say where the report of this match lies."""
        name = self.name.replace(" ", "-").replace(".", "_")  # a dot would begin a suffix
        return work / f"{self.game}-{name}.json"

    def command(self, scale: float) -> list[str]:
        """Write it as a command."""
        games = str(max(2, round(self.games * scale)))
        words = ["arena", self.game, "--bots", self.bots, "--seats", str(self.seats), "--games", games]
        words += ["--seconds", str(self.seconds)]
        return words + [word for option in self.options for word in ("-o", option)]


FULL = {"witchstone": 4, "whirling-witchcraft": 5, "witchdom": 5}
GOALS = {  # against adept, among adepts at a full table
    "witchstone": (0.95, 0.85),
    "whirling-witchcraft": (0.85, 0.50),
    "witchdom": (0.97, 0.90),
}
SECONDS = {"witchstone": 0.05, "whirling-witchcraft": 0.1, "witchdom": 0.1}


def matches() -> list[Pairing]:
    """List all matches, the quick ones first."""
    found = [Pairing("apprentice beats random", game, "apprentice,random", 200, 0.98) for game in FULL]
    for game in FULL:
        adept = unhurried(game, "adept")
        found.append(Pairing("adept beats apprentice", game, f"{adept},apprentice", 100, 0.80))
    for game, (goal, _) in GOALS.items():
        found.append(Pairing("grandmistress beats adept", game, _against(game, "adept"), 60, goal))
    ostara = ("difficulty=clan_grandmistress",)
    alone = unhurried("witchdom", "grandmistress")
    name = "grandmistress beats Ostara on her hardest level"
    found.append(Pairing(name, "witchdom", alone, 30, 0.90, 1, ostara))
    for game, (_, goal) in GOALS.items():
        name = "one grandmistress at a full table of adepts"
        found.append(Pairing(name, game, _against(game, "adept"), 40, goal, FULL[game]))
    for game in FULL:
        her = unhurried(game, "grandmistress")
        name = "grandmistress against one who sees all hidden cards"
        found.append(Pairing(name, game, f"{her},{her}@cheat", 30, 0.40))
    for game in FULL:
        her = unhurried(game, "grandmistress")
        tenfold = 10 * GAMES[game].mind.grandmistress.iterations
        name = "grandmistress against ten times her iterations"
        bots = f"{her},grandmistress@iterations={tenfold}"
        found.append(Pairing(name, game, bots, 30, 0.40))
    return found + _judges()


def _against(game: str, level: str) -> str:
    return f"{unhurried(game, 'grandmistress')},{unhurried(game, level)}"


def _judges() -> list[Pairing]:
    """List the matches of judges against each other, at equal time."""
    return [
        Pairing(
            f"{name} at {seconds} s a decision",
            game,
            f"grandmistress@seconds={seconds}{first},grandmistress@seconds={seconds}{second}",
            40,
            None,
            seconds=1.0,
        )
        for game, seconds in SECONDS.items()
        for name, first, second in (
            ("hand-made judge against plain rollouts", "@judge=hand", "@judge=rollout"),
            ("learned judge against plain rollouts", "@judge=learned", "@judge=rollout"),
            ("learned judge against hand-made", "@judge=learned", "@judge=hand"),
        )
    ]


def main() -> None:
    """Play what is asked for, then write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="matches whose name or game contains this")
    parser.add_argument("--print", action="store_true", help="only write the table")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    for match in matches():
        if asked.only in f"{match.game} {match.name}" and not asked.print:
            _play(match, asked.work, asked.scale, asked.jobs)
    print(_table(asked.work))


def _play(match: Pairing, work: Path, scale: float, jobs: int) -> None:
    print(f"{match.game}: {match.name}", file=sys.stderr)
    report = match.report(work)
    files = ["--work", str(report.with_suffix("")), "--json", str(report), "--jobs", str(jobs)]
    command = [sys.executable, "-m", "witchtable", *match.command(scale), *files]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _table(work: Path) -> str:
    lines = [
        "| game | match | goal | wins | 95% interval | games | s a decision | longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for match in matches():
        file = match.report(work)
        if not file.exists() or not file.stat().st_size:  # it is being played
            continue
        found = json.loads(file.read_text("utf-8"))
        first = found["bots"][0]
        goal = "" if match.goal is None else f"{match.goal:.0%}"
        lines.append(
            f"| {GAMES[match.game].title} | {match.name} | {goal} | {first['share']:.0%} |"
            f" {first['low']:.0%} to {first['high']:.0%} | {found['games']} |"
            f" {first['thinking']['mean']:.3f} | {first['thinking']['most']:.2f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
