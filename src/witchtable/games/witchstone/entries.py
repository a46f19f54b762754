"""What stands in components.toml: its words, its entries as frozen objects, and the whole file."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

__all__ = [
    "CRYSTAL",
    "EMPTY",
    "ENERGY",
    "FRONTS",
    "PENTAGRAM",
    "POINTS",
    "SCROLL",
    "SYMBOLS",
    "WAND",
    "WITCH",
    "Cauldron",
    "Chip",
    "EditionData",
    "Handicap",
    "Id",
    "Length",
    "Location",
    "Pentagram",
    "Rack",
    "Scoring",
    "Scroll",
    "SetupCounts",
    "Wand",
    "WandSpace",
]

SYMBOLS: Final = ("energy", "crystal", "witch", "wand", "pentagram", "scroll")
"""The six action types (WS-CONT-05). A symbol is a number into this; below are their names."""
ENERGY, CRYSTAL, WITCH, WAND, PENTAGRAM, SCROLL = range(6)
FRONTS: Final = (*SYMBOLS, "points")
"""The fronts of the chips: a symbol, or points (WS-CONT-08)."""
POINTS: Final = 6
EMPTY: Final = -1
"""No tower yet, no chip, no tile, nobody's connection."""

# \Z: `$` would allow a line break at the end.
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=30)]
Space = Annotated[str, Meta(pattern=r"^[a-z][0-9]{1,2}\Z")]
Symbol = Literal["energy", "crystal", "witch", "wand", "pentagram", "scroll"]
# Far more than any box has, and little enough to be dealt, listed and drawn.
Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=1, le=9)]
Place = Annotated[float, Meta(ge=-100, le=100)]
Length = Literal[1, 2, 3]
Players = Literal["2", "3", "4"]
Counted = Literal["connections", "witches-on-board", "scrolls", "chips", "crystals", "special-tiles"]
"""What silver spaces of the wand score, and some prophecies too."""


class _Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of what stands in the file: unknown keys are typing mistakes, defaults are left out."""


class SetupCounts(_Entry, frozen=True):
    """Figures of the set-up (WS-SETUP)."""

    turns: Annotated[int, Meta(ge=1, le=15)]
    open_tiles: Few
    small_witches: Count
    energy_units: Count
    display: Few


class Handicap(_Entry, frozen=True):
    """Tiles of a player with a handicap (WS-HCAP)."""

    returned: Count
    open_tiles: tuple[Count, Count, Count]


class Scoring(_Entry, frozen=True):
    """What things are worth."""

    connection: tuple[Count, Count, Count]
    standing_witch: Count
    witchstone: tuple[Count, Count, Count, Count]
    points_chip: Count
    black_points_chip: Count
    empty_owl_space: Count
    chip_at_end: Count
    unused_spell: Count
    prophecy: tuple[Count, Count, Count, Count]


class Rack(_Entry, frozen=True):
    """The vial rack (WS-CRYSTAL-08 to -14)."""

    symbol_actions: Few
    black_symbol_actions: Few
    chip_actions: Few
    black_chip_actions: Few
    symbol_vials: dict[Players, Count]
    bottom_vials: dict[Players, Count]


class Pentagram(_Entry, frozen=True):
    """The ring of the pentagram (WS-PENTA)."""

    spaces: Annotated[tuple[Literal["light", "hexagon", "owl"], ...], Meta(max_length=40)]
    owls: Annotated[tuple[Count, ...], Meta(max_length=20)]
    special_actions: Few
    hexagon_actions: Few


class WandSpace(_Entry, frozen=True):
    """A dark space (with a bonus) or a silver one (that scores) of the wand (WS-WAND-03)."""

    at: Annotated[int, Meta(ge=1, le=99)]
    bonus: Symbol | None = None
    actions: Count = 0
    scores: Counted | None = None
    points: Count = 0


class Wand(_Entry, frozen=True):
    """The track of the magic wand (WS-WAND)."""

    last: Annotated[int, Meta(ge=1, le=99)]
    spaces: Annotated[tuple[WandSpace, ...], Meta(max_length=99)]


class Printed(_Entry, frozen=True):
    """A symbol printed in the cauldron (WS-CONT-13)."""

    id: Space
    symbol: Symbol


class Rim(_Entry, frozen=True):
    """A symbol on the rim of the cauldron and the spaces it is reached from (WS-CRYSTAL-04)."""

    id: Symbol
    arrows: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=6)]


class Cauldron(_Entry, frozen=True):
    """What is printed in every cauldron."""

    black_crystal: Space
    crystals: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=6)]
    printed: Annotated[tuple[Printed, ...], Meta(max_length=6)]
    rim: Annotated[tuple[Rim, ...], Meta(max_length=6)]


class Chip(_Entry, frozen=True):
    """A front of the magic chips and how many chips show it (WS-CONT-08)."""

    id: Literal["energy", "crystal", "witch", "wand", "pentagram", "scroll", "points"]
    count: Count


class Location(_Entry, frozen=True):
    """A location of the crystal ball (WS-CONT-10)."""

    id: Id
    type: Literal["witchstone", "tower", "castle", "forest", "village"]
    at: tuple[Place, Place]


class Scroll(_Entry, frozen=True):
    """A spell (it adds actions, or `does` something else) or a prophecy (it counts something)."""

    id: Id
    copies: Few
    symbol: Literal["energy", "crystal", "witch", "wand", "pentagram", "scroll", "any"] | None = None
    adds: Count = 0
    does: Id | None = None
    counts: (
        Literal[
            "cluster",
            "witches",
            "connected",
            "witchstone-rank",
            "witches-on-board",
            "witches-lying",
            "silver-spaces",
            "special-tiles",
            "scrolls",
            "chips",
            "crystals",
        ]
        | None
    ) = None
    locations: (
        tuple[Literal["witchstone", "castle", "forest", "village", "foreign-tower", "own-tower"], ...]
        | None
    ) = None
    at_least: tuple[Count, Count, Count] | None = None
    points: tuple[Count, Count, Count, Count] | None = None


# -- the whole file -----------------------------------------------------------------------------


class Pieces(TypedDict):
    """The table `pieces`: what lies in the box."""

    hex_tiles: tuple[Id, ...]
    special_tiles: tuple[Id, ...]
    chips: tuple[Chip, ...]
    locations: tuple[Location, ...]
    connections: tuple[tuple[Id, Id, Length], ...]
    scrolls: tuple[Scroll, ...]


class EditionData(TypedDict):
    """An edition as it is written down, table by table; what a page is given of it."""

    meta: dict[str, str | int | tuple[int, ...]]
    counts: dict[str, int]
    setup: SetupCounts
    handicap: Handicap
    scoring: Scoring
    rack: Rack
    pentagram: Pentagram
    wand: Wand
    cauldron: Cauldron
    pieces: Pieces
    provenance: NotRequired[dict[str, str]]
