"""From a judge's strengths to shares of the win and to final points: scales fitted to games."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final, NamedTuple

__all__ = ["Scales", "fair_points", "fair_shares", "scales_for"]

_FILE: Final = "scales.toml"


class Scales(NamedTuple):
    """How far strengths are to be trusted, and what is still to come, at one kind of table."""

    early: float = 1.0
    """What a strength counts at the beginning of the game, as a factor;"""
    late: float = 1.0
    """and at its end."""
    coming: tuple[float, ...] = ()
    """What the points still to come are a sum of (`points`); without it, none are expected."""

    def shares(self, strengths: Sequence[float], progress: float) -> list[float]:
        """Say which part of the win each seat may expect."""
        trust = self.early + progress * (self.late - self.early)
        most = max(strengths)
        odds = [exp(trust * (strength - most)) for strength in strengths]
        total = sum(odds)
        return [each / total for each in odds]

    def points(self, strengths: Sequence[float], progress: float, scores: Sequence[int]) -> list[float]:
        """Say how many points each seat may expect in the end."""
        if not self.coming:
            return [float(score) for score in scores]
        flat, curved, lead, far_lead, score, rest = self.coming
        left = 1 - progress
        mean = sum(strengths) / len(strengths)
        return [
            now
            + left * (flat + left * curved + (strength - mean) * (lead + left * far_lead) + now * score)
            + rest
            for strength, now in zip(strengths, scores, strict=True)
        ]


def scales_for(game: str, players: int) -> Scales:
    """Find the scales of a game for so many players; plain ones for a game that has none."""
    tables = _read().get(game)
    if tables is None:
        return Scales()
    key = str(players)
    early, late = tables["trust"].get(key, (1.0, 1.0))
    return Scales(early, late, tuple(tables["coming"].get(key, ())))


def fair_shares(game: str, players: int, seats: int, first: int) -> list[float]:
    """Say what each seat wins on average, before anything is dealt, if seat `first` decides first."""
    found = _in_order("fair", game, players, first)
    if not found or len(found) != seats:
        return [1 / seats] * seats
    return [each / sum(found) for each in found]  # they were rounded


def fair_points(game: str, players: int, seats: int, first: int) -> list[float] | None:
    """Say how many points each seat has on average in the end, if that is known."""
    found = _in_order("points", game, players, first)
    return found if found and len(found) == seats else None


def _in_order(what: str, game: str, players: int, first: int) -> list[float] | None:
    """Read numbers that are kept in the order of play, and give each seat its own."""
    found: list[float] | None = _read().get(game, {}).get(what, {}).get(str(players))
    return found and [found[(seat - first) % len(found)] for seat in range(len(found))]


@cache
def _read() -> dict[str, Any]:
    file = resources.files(__package__) / _FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
