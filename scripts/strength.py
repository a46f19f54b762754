"""Measure how strong the levels are: the matches behind the figures in docs/bots.md.

    python -m scripts.strength --work strength [--scale 1.0] [--jobs 2] [--only witchdom] [--print]

Each match is one `witchtable arena` command with a folder of its own: whoever stops this goes on where
they were. `--print` only writes the table of what was played so far.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

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
    seconds: float = 1.0
    """What the arena allows for a decision; who takes much longer is played for."""

    def command(self, scale: float) -> list[str]:
        """Write it as a command."""
        games = str(max(2, round(self.games * scale)))
        words = ["arena", self.game, "--bots", self.bots, "--seats", str(self.seats), "--games", games]
        if self.seconds != 1.0:
            words += ["--seconds", str(self.seconds)]
        return words + [word for option in self.options for word in ("-o", option)]


FULL = {"witchstone": 4, "whirling-witchcraft": 5, "witchdom": 5}
SECONDS = {"witchstone": 0.05, "whirling-witchcraft": 0.1, "witchdom": 0.1}


def matches() -> list[Pairing]:
    """List all matches, the quick ones first."""
    found = [Pairing("apprentice beats random", game, "apprentice,random", 200, 0.98) for game in FULL]
    found += [Pairing("adept beats apprentice", game, "adept,apprentice", 100, 0.80) for game in FULL]
    found += [
        Pairing("grandmistress beats adept", game, "grandmistress,adept", 60, 0.70) for game in FULL
    ]
    found.append(
        Pairing(
            "grandmistress beats Ostara on her hardest level",
            "witchdom",
            "grandmistress",
            30,
            0.60,
            1,
            ("difficulty=clan_grandmistress",),
        )
    )
    found += [
        Pairing(
            "one grandmistress at a full table of adepts",
            game,
            "grandmistress,adept",
            40,
            2 / full,
            full,
        )
        for game, full in FULL.items()
    ]
    for game in FULL:
        tenfold = 10 * GAMES[game].mind.grandmistress.iterations
        bots = f"grandmistress,grandmistress@iterations={tenfold}"
        name = "grandmistress against ten times her iterations"
        found.append(Pairing(name, game, bots, 30, 0.35, seconds=60))
    for game, seconds in SECONDS.items():
        found += [
            Pairing(
                f"{name} at {seconds} s a decision",
                game,
                f"grandmistress@seconds={seconds}{first},grandmistress@seconds={seconds}{second}",
                40,
                None,
            )
            for name, first, second in (
                ("hand-made judge against plain rollouts", "@judge=hand", "@judge=rollout"),
                ("learned judge against plain rollouts", "@judge=learned", "@judge=rollout"),
                ("learned judge against hand-made", "@judge=learned", "@judge=hand"),
            )
        ]
    return found


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
    for number, match in enumerate(matches()):
        folder = asked.work / f"{number:02d}-{match.game}"
        wanted = asked.only in f"{match.name} {match.game}"
        if wanted and not asked.print:
            _play(match, folder, asked.scale, asked.jobs)
    print(_table(asked.work))


def _play(match: Pairing, folder: Path, scale: float, jobs: int) -> None:
    print(f"{match.game}: {match.name}", file=sys.stderr)
    files = ["--work", str(folder), "--json", str(folder.with_suffix(".json")), "--jobs", str(jobs)]
    command = [sys.executable, "-m", "witchtable", *match.command(scale), *files]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _table(work: Path) -> str:
    lines = [
        "| game | match | goal | wins | 95% interval | games | s a decision | longest |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for number, match in enumerate(matches()):
        file = work / f"{number:02d}-{match.game}.json"
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
