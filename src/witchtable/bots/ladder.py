"""The ladder of strength: what the arena has measured of each level (docs/bots.md has the commands)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from witchtable.bots import LEVELS

__all__ = ["rating", "rungs"]

_USUAL_STEP: Final = 110.0  # where nobody has measured anything: two of three games


def rungs() -> tuple[str, ...]:
    """List the levels from the weakest to the strongest; blind play is none."""
    return tuple(level for level in LEVELS if level != "random")


def rating(game: str, level: str) -> float:
    """Say how strong a level is in a game; 400 points more win ten times for one."""
    measured = _ratings().get(game)
    return _USUAL_STEP * rungs().index(level) if measured is None else measured[level]


@cache
def _ratings() -> Mapping[str, Mapping[str, float]]:
    file = resources.files("witchtable.bots") / "ratings.toml"
    return tomllib.loads(file.read_text("utf-8"))
