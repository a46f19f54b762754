"""Measure the ladder: the table in docs/bots.md, and `src/witchtable/bots/ratings.toml`.

    python -m scripts.ladder --work ladder --games 60 [--jobs 2] [--only "mistress : enchantress"]
    python -m scripts.ladder --work ladder --write

Each rung plays the one below it at two seats, on the same deals with seats changed, by a fixed number
of iterations whatever the clock says. Each match is one `witchtable arena` command with a folder of its
own: whoever stops this goes on where they were, and more games may be asked for of some matches later.
Without `--games` only the table of what was played so far is written; with `--write` also the ratings,
in which matches that were not played keep what stands there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from witchtable import GAMES
from witchtable.bots.ladder import rating, rungs

RATINGS: Final = Path(__file__).parents[1] / "src" / "witchtable" / "bots" / "ratings.toml"
_SECONDS: Final = "60"  # for a decision: nobody is late, however busy the machine
_ANCHOR: Final = "apprentice"
_POINTS: Final = 1000
_LEAST_STEP: Final = 1  # point: who stands higher is never rated lower, even if a few games say so
_HEAD: Final = """\
# How strong the levels are at two seats, in points of Elo: measured differences of neighbours, added up
# from the apprentice. Made by `python -m scripts.ladder --work ladder --write` (docs/bots.md).
"""


class Step(NamedTuple):
    """One rung against the one below it."""

    game: str
    upper: str
    lower: str

    @property
    def name(self) -> str:
        """What the match is called."""
        return f"{self.upper} : {self.lower}"

    def results(self, work: Path) -> Path:
        """Say where the report of this match lies."""
        return work / f"{self.game}-{self.upper}.json"


class Found(NamedTuple):
    """What a match has shown."""

    share: float
    low: float
    high: float
    games: int
    points: float
    """How much stronger the upper one is."""
    seconds: float
    """For a decision of the upper one."""

    def __str__(self) -> str:
        return f"{self.share:.0%} of {self.games} ({self.low:.0%} to {self.high:.0%})"


def unhurried(game: str, level: str) -> str:
    """Name a level that goes by its iterations; those without any go by maxims."""
    mind = GAMES[game].mind
    searching = {**mind.between, "adept": mind.adept, "grandmistress": mind.grandmistress}
    return f"{level}@iterations={searching[level].iterations}" if level in searching else level


def steps() -> list[Step]:
    """List all matches, the lowest rungs first."""
    return [Step(game, upper, lower) for lower, upper in pairwise(rungs()) for game in GAMES]


def play(step: Step, work: Path, games: int, jobs: int) -> None:
    """Play what is missing of a match."""
    print(f"{step.game}: {step.name}", file=sys.stderr)
    bots = ",".join(unhurried(step.game, level) for level in (step.upper, step.lower))
    words = ["arena", step.game, "--bots", bots, "--games", str(games), "--seconds", _SECONDS]
    results = step.results(work)
    words += ["--work", str(results.with_suffix("")), "--json", str(results), "--jobs", str(jobs)]
    subprocess.run([sys.executable, "-m", "witchtable", *words], check=True, stdout=subprocess.DEVNULL)


def read(step: Step, work: Path) -> Found | None:
    """Read what was played of a match."""
    file = step.results(work)
    if not file.is_file() or not file.stat().st_size:  # it is being played
        return None
    report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    first = report["bots"][0]
    elo = {rung["bot"]: rung["elo"] for rung in report["ladder"]}
    points = elo[first["bot"]] - elo[report["bots"][1]["bot"]]
    share, low, high = first["share"], first["low"], first["high"]
    return Found(share, low, high, report["games"], points, first["thinking"]["mean"])


def table(work: Path) -> str:
    """Write the table: who beats whom, and how long the stronger one thinks."""
    lines = [
        "| | " + " | ".join(game.title for game in GAMES.values()) + " |",
        "|---" * (len(GAMES) + 1) + "|",
    ]
    for lower, upper in pairwise(rungs()):
        found = [read(Step(game, upper, lower), work) for game in GAMES]
        cells = [f"{one}; {one.seconds:.3f} s" if one else "not played" for one in found]
        lines.append(f"| {upper} : {lower} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def ratings(work: Path) -> str:
    """Write the ratings; whoever has not played keeps the distance that they have."""
    parts = [_HEAD]
    for game in GAMES:
        gains = []
        for lower, upper in pairwise(rungs()):
            found = read(Step(game, upper, lower), work)
            gain = found.points if found else rating(game, upper) - rating(game, lower)
            gains.append(max(_LEAST_STEP, round(gain)))
        points = dict(zip(rungs(), accumulate(gains, initial=0), strict=True))
        base = _POINTS - points[_ANCHOR]
        lines = [f"{level} = {base + at}" for level, at in points.items()]
        parts.append("\n".join(["", f"[{game}]", *lines, ""]))
    return "".join(parts)


def main() -> None:
    """Play what is asked for, then write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--work", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--games", type=int, default=0, help="for each match")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="matches whose game and name contain this")
    parser.add_argument("--write", action="store_true", help="also write the ratings")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    for step in steps():
        if asked.games and asked.only in f"{step.game} {step.name}":
            play(step, asked.work, asked.games, asked.jobs)
    print(table(asked.work))
    if asked.write:
        RATINGS.write_text(ratings(asked.work), "utf-8")


if __name__ == "__main__":
    main()
