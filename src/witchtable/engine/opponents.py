"""Opponents with a name: what each of them is fond of, how she looks, and what she remarks upon."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Literal, TypeAlias

import msgspec

from witchtable.engine.moves import Action

__all__ = ["Liking", "Occasion", "Opponent", "indifferent", "read_opponents"]

Liking: TypeAlias = Callable[[Action], float]
"""How fond somebody is of a choice, in points."""


def indifferent(action: Action) -> float:  # noqa: ARG001
    """Like nothing more than anything else."""
    return 0.0


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what stands in `opponents.toml`: an unknown word is a mistake."""


class Occasion(_Entry, frozen=True):
    """What somebody has something to say about: the message `opponent-<id>-<says>`."""

    says: str
    event: str
    """The tag of the event that calls for it."""
    by: Literal["me", "other", "at-me", "anybody"] = "me"
    """Whose doing it must be, seen from her seat; `at-me`: done to her."""
    counts: str | None = None
    """The field that must have a number, or so many things in it: told as `$count`."""
    least: int = 1
    where: Mapping[str, str] = {}
    """What other fields must be."""


class Opponent(_Entry, frozen=True):
    """A witch whom one can play against; the message `opponent-<id>` tells of her."""

    id: str
    level: str
    """How strong she plays unless somebody wishes otherwise."""
    temper: str
    """What one notices in her play: the message `temper-<temper>`; `scripts/tempers.py` measures it."""
    look: Mapping[str, str]
    """What her portrait is drawn with (`scripts/portraits.py`)."""
    tilt: Mapping[str, float] = {}
    """How many times as much as others she makes of a source of points, or of a single feature (which
    counts before its source); below 0 she likes what others avoid."""
    wish: Mapping[str, float] = {}
    """What she adds to the weights of single features (logarithms of odds), early and late: a taste for
    what others hardly weigh."""
    lean: Mapping[str, float] = {}
    """How many points her instinct (or maxims, without search) adds to choices with a word in their
    notation."""
    remarks: tuple[Occasion, ...] = ()


@cache
def read_opponents(package: str) -> tuple[Opponent, ...]:
    """Read the opponents of a game's package (`opponents.toml`)."""
    file = resources.files(package) / "opponents.toml"
    found = tomllib.loads(file.read_text("utf-8"))
    return tuple(msgspec.convert(found["opponent"], list[Opponent]))
