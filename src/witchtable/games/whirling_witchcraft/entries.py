"""The entries of components.toml as typed, frozen objects: one class for each kind of piece."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

__all__ = ["ARCANA", "Ingredient", "Personality", "Recipe", "Rules", "Setup"]

ARCANA: Final = ("potion", "raven", "book")

# \Z: `$` would allow a line break at the end.
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*\Z")]
# Small enough for the seven bits that a heap of cubes has for each type.
Count = Annotated[int, Meta(ge=0, le=20)]
Spaces = Annotated[tuple[str, ...], Meta(max_length=6)]
Arcana = Literal["potion", "raven", "book"]
Power = Literal[
    "redraw",
    "clairvoyance",
    "gamble",
    "spent-by-use",
    "brew-by-icons",
    "pay-for-book",
    "rotates",
    "forced-gain",
    "rotate-any",
    "full-set",
]


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what stands in the file: unknown keys are typing mistakes."""


class Ingredient(_Entry, frozen=True):
    """A type of ingredient (WW-COMP-03, -04). No hyphen: `made-toad` is a toad with its origin."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z")]
    name: str
    capacity: Count
    cubes: Annotated[int, Meta(ge=0, le=999)]
    basic: bool
    value: Count


class Recipe(_Entry, frozen=True):
    """A recipe card (WW-COMP-06); a space is a type, "spider|toad", or "any"."""

    id: Id
    name: str
    initiative: Annotated[int, Meta(ge=1, le=999)]
    arcana: tuple[Arcana, ...]
    inputs: Spaces
    outputs: Spaces
    two_way: bool = False


class Personality(_Entry, frozen=True):
    """A personality card (WW-COMP-08)."""

    id: Id
    name: str
    start: dict[Id, Count]
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    arcana: tuple[Arcana, ...] = ()
    power: Power | None = None
    inputs: Spaces | None = None
    outputs: Spaces = ()
    hand_limit: Count = 0
    amount: Count = 0


class Setup(_Entry, frozen=True):
    """Figures of the set-up."""

    hand_limit: Annotated[int, Meta(ge=1, le=10)]
    personalities_dealt: Literal[2]


class Rules(_Entry, frozen=True):
    """Figures of the rules."""

    win_threshold: Annotated[int, Meta(ge=1, le=50)]
    arcana_step: Annotated[int, Meta(ge=1, le=20)]
    raven_cubes: Literal[2]
    idle_rounds: Annotated[int, Meta(ge=1, le=20)]
