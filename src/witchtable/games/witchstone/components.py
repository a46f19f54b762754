"""The components of Witchstone: the entries of components.toml, and tables made of them.

Every other module uses numbers: a *symbol* into SYMBOLS, a *tile* into the hex tiles, a *special*
into the special tiles, a *scroll* into the kinds of scrolls, a *location* and a *connection* into
their lists. Ids (`tower-n`, `energy-witch`, `double-wand`) are for people and records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from witchtable.engine.edition import Edition, Reader
from witchtable.games.witchstone import checks
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX, SPACES
from witchtable.games.witchstone.entries import (
    ANY,
    SYMBOLS,
    Cauldron,
    Chip,
    Handicap,
    Id,
    Length,
    Location,
    Pentagram,
    Rack,
    Scoring,
    Scroll,
    Setup,
    Wand,
    WandSpace,
)

__all__ = ["FRONTS", "NOT_A_SPELL", "WitchstoneEdition", "house", "read"]

SCHEMA: Final = 1
NOT_A_SPELL: Final = -1
FRONTS: Final = (*SYMBOLS, "points")
"""The fronts of the chips."""


class WitchstoneEdition(Edition):
    """Every component, and the tables of plain numbers that the rules look things up in."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        reader = Reader(data, source)
        reader.check_meta("witchstone", SCHEMA)
        self.tile_ids = reader.one("pieces.hex_tiles", tuple[Id, ...]) or ()
        self.special_ids = reader.one("pieces.special_tiles", tuple[Id, ...]) or ()
        self.chip_kinds = reader.each("pieces.chips", Chip)
        self.locations = reader.each("pieces.locations", Location)
        self.connections = reader.one("pieces.connections", tuple[tuple[Id, Id, Length], ...]) or ()
        self.scrolls = reader.each("pieces.scrolls", Scroll)
        setup = reader.one("setup", Setup)
        handicap = reader.one("handicap", Handicap)
        scoring = reader.one("scoring", Scoring)
        rack = reader.one("rack", Rack)
        pentagram = reader.one("pentagram", Pentagram)
        wand = reader.one("wand", Wand)
        cauldron = reader.one("cauldron", Cauldron)
        # Cross-checks would only repeat the mistakes of entries that could not be read.
        reader.finish()
        assert setup and handicap and scoring and rack and pentagram and wand and cauldron
        self.setup, self.handicap, self.scoring, self.rack = setup, handicap, scoring, rack
        self.pentagram, self.wand, self.cauldron = pentagram, wand, cauldron
        checks.check(reader, self)
        reader.finish()
        super().__init__(data)
        self._build_pieces()
        self._build_crystal_ball()
        self._build_cauldron()
        self._build_tracks()

    def _build_pieces(self) -> None:
        self.tiles = [_pair(tile) for tile in self.tile_ids]
        self.tile_index = {tile: number for number, tile in enumerate(self.tile_ids)}
        self.specials = [_pair(tile) for tile in self.special_ids]
        self.chips = [
            front
            for front, name in enumerate(FRONTS)
            for chip in self.chip_kinds
            if chip.id == name
            for _ in range(chip.count)
        ]
        self.scroll_ids = [scroll.id for scroll in self.scrolls]
        self.scroll_index = {scroll: number for number, scroll in enumerate(self.scroll_ids)}
        self.spell_symbol = [_spell_symbol(scroll) for scroll in self.scrolls]
        self.spell_adds = [scroll.adds for scroll in self.scrolls]
        rack = self.rack
        self.special_actions = self.pentagram.special_actions
        # By source of a bonus: chip, black-chip, vial, black-vial, hexagon.
        self.bonus_actions = (
            rack.chip_actions,
            rack.black_chip_actions,
            rack.symbol_actions,
            rack.black_symbol_actions,
            self.pentagram.hexagon_actions,
        )

    def _build_crystal_ball(self) -> None:
        self.location_ids = [location.id for location in self.locations]
        self.location_index = {name: number for number, name in enumerate(self.location_ids)}
        types = [location.type for location in self.locations]
        self.towers = [number for number, kind in enumerate(types) if kind == "tower"]
        self.witchstone = types.index("witchstone")
        # By type: its locations as bits.
        self.located = {
            kind: sum(1 << number for number, other in enumerate(types) if other == kind)
            for kind in ("witchstone", "tower", "castle", "forest", "village")
        }
        at = self.location_index
        self.ends = [(at[start], at[end]) for start, end, _ in self.connections]
        self.end_bits = [1 << start | 1 << end for start, end in self.ends]
        self.lengths = [length for _, _, length in self.connections]
        self.connection_index = {
            pair: number
            for number, (start, end) in enumerate(self.ends)
            for pair in ((start, end), (end, start))
        }

    def _build_cauldron(self) -> None:
        cauldron = self.cauldron
        self.black_crystal = BITS[SPACE_INDEX[cauldron.black_crystal]]
        self.crystals = sum(BITS[SPACE_INDEX[space]] for space in cauldron.crystals)
        self.printed = [0] * len(SYMBOLS)
        for printed in cauldron.printed:
            self.printed[SYMBOLS.index(printed.symbol)] |= BITS[SPACE_INDEX[printed.id]]
        # Actions to bring a crystal from a space onto each symbol of the rim (WS-CRYSTAL-04).
        self.to_rim = [[0] * len(SYMBOLS) for _ in SPACES]
        for rim in cauldron.rim:
            arrows = [SPACE_INDEX[space] for space in rim.arrows]
            for space in range(len(SPACES)):
                nearest = min(DISTANCE[space][arrow] for arrow in arrows)
                self.to_rim[space][SYMBOLS.index(rim.id)] = nearest + 1

    def _build_tracks(self) -> None:
        ring = self.pentagram.spaces
        self.owl_number = _numbered(ring, "owl")
        self.hexagon_number = _numbered(ring, "hexagon")
        # Steps from each space to the next one that is not light (WS-PENTA-02).
        self.to_reward = [
            next(n for n in range(1, len(ring) + 1) if ring[(at + n) % len(ring)] != "light")
            for at in range(len(ring))
        ]
        self.wand_spaces: list[WandSpace | None] = [None] * (self.wand.last + 1)
        for space in self.wand.spaces:
            self.wand_spaces[space.at] = space


def _pair(tile: str) -> tuple[int, int]:
    first, second = tile.split("-")
    return SYMBOLS.index(first), SYMBOLS.index(second)


def _spell_symbol(scroll: Scroll) -> int:
    if scroll.counts is not None or scroll.symbol is None:
        return NOT_A_SPELL
    return ANY if scroll.symbol == "any" else SYMBOLS.index(scroll.symbol)


def _numbered(spaces: Sequence[str], kind: str) -> dict[int, int]:
    """Number the spaces of one kind by their place on the ring."""
    places = [at for at, space in enumerate(spaces) if space == kind]
    return {at: number for number, at in enumerate(places)}


@cache
def house() -> WitchstoneEdition:
    """Load the house edition that ships with the package."""
    file = resources.files(__package__) / "components.toml"
    return read(tomllib.loads(file.read_text("utf-8")), "house")


def read(data: Mapping[str, Any], source: str) -> WitchstoneEdition:
    """Read an edition; raise BadEdition with all that cannot be read or, after that, does not fit."""
    return WitchstoneEdition(data, source)
