"""Opponents with a name: each prefers some sources of points, at whatever strength she plays."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

__all__ = ["Opponent", "read_opponents"]


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A witch whom one can play against; the messages `opponent-<id>` and `…-about` tell of her."""

    id: str
    level: str
    """How strong she plays unless somebody wishes otherwise."""
    tilt: Mapping[str, float]
    """How much more (or less) than others she makes of a source of points (`Feature.source`)."""
    look: Mapping[str, str]
    """What her portrait is drawn with (`scripts/portraits.py`)."""


@cache
def read_opponents(package: str) -> tuple[Opponent, ...]:
    """Read the opponents of a game's package (`opponents.toml`)."""
    file = resources.files(package) / "opponents.toml"
    found = tomllib.loads(file.read_text("utf-8"))
    return tuple(msgspec.convert(found["opponent"], list[Opponent]))
