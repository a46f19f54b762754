"""The components of Witchstone: the entries of components.toml, and tables made of them.

Every other module uses numbers: a *symbol* into SYMBOLS, a *tile* into the hex tiles, a *special*
into the special tiles, a *scroll* into the kinds of scrolls, a *location* and a *connection* into
their lists, the *code* of a bonus into the bonuses. Ids (`tower-n`, `energy-witch`, `double-wand`) are
for people and records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from witchtable.engine.edition import Edition, Reader
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, SPACE_INDEX, SPACES
from witchtable.games.witchstone.entries import (
    EMPTY,
    FRONTS,
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
    SetupCounts,
    Wand,
    WandSpace,
)
from witchtable.games.witchstone.scroll_kinds import THINGS, check_prophecy, read_prophecy
from witchtable.games.witchstone.spell_kinds import check_spell, read_spell

__all__ = [
    "BLACK_CHIP",
    "BLACK_VIAL",
    "CHIP",
    "HEXAGON",
    "SPECIAL",
    "VIAL",
    "Bonus",
    "WitchstoneEdition",
    "house",
    "read",
]

SCHEMA: Final = 1
_PLAYERS: Final = 4


# -- bonuses ------------------------------------------------------------------------------------

# The codes of bonuses (WS-BONUS-01). Of chips and vials there are six, one for each symbol.
CHIP: Final = 0
BLACK_CHIP: Final = 6
"""A chip taken for the black crystal: the extra actions belong to the same batch (WS-CRYSTAL-10)."""
VIAL: Final = 12
BLACK_VIAL: Final = 18
HEXAGON: Final = 24
"""A hexagonal space of the pentagram without a tile."""
SPECIAL: Final = 25
"""The first special tile."""


class Bonus(NamedTuple):
    """What a chip, a vial, an empty hexagonal space or a special tile grants."""

    source: str
    """What grants it, as the notation says: chip, black-vial, hexagon, or the special tile's pair."""
    symbols: tuple[int, ...]
    """The symbols that it can be begun with."""
    actions: int
    is_special: bool = False
    """Whether it is a special tile, which may be laid in the cauldron instead."""

    @property
    def name(self) -> str:
        """Name it with its symbol, as in witch-chip or wand-black-vial."""
        return f"{SYMBOLS[self.symbols[0]]}-{self.source}" if len(self.symbols) == 1 else self.source


def _bonuses(rack: Rack, pentagram: Pentagram, specials: Sequence[str]) -> Iterator[Bonus]:
    """List all bonuses by their code."""
    every = range(len(SYMBOLS))
    for source, actions in (
        ("chip", rack.chip_actions),
        ("black-chip", rack.black_chip_actions),
        ("vial", rack.symbol_actions),
        ("black-vial", rack.black_symbol_actions),
    ):
        yield from (Bonus(source, (symbol,), actions) for symbol in every)
    yield Bonus("hexagon", tuple(every), pentagram.hexagon_actions)
    yield from (Bonus(tile, _pair(tile), pentagram.special_actions, True) for tile in specials)


# -- the edition --------------------------------------------------------------------------------


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
        setup = reader.one("setup", SetupCounts)
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
        _check(reader, self)
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
        self.bonuses = list(_bonuses(self.rack, self.pentagram, self.special_ids))
        self.bonus_from = {bonus.source: bonus for bonus in self.bonuses}
        self.chips = [
            front
            for front, name in enumerate(FRONTS)
            for chip in self.chip_kinds
            if chip.id == name
            for _ in range(chip.count)
        ]
        self.scroll_ids = [scroll.id for scroll in self.scrolls]
        self.scroll_index = {scroll: number for number, scroll in enumerate(self.scroll_ids)}
        # By scroll: the spell or the prophecy that it is, and None in the other list.
        self.spells = [read_spell(scroll) for scroll in self.scrolls]
        self.prophecies = [read_prophecy(scroll, self.scoring.prophecy) for scroll in self.scrolls]
        self.has_other_spells = any(spell and not spell.reinforces for spell in self.spells)
        self.fitting_spells = [
            {number for number, spell in enumerate(self.spells) if spell and symbol in spell.symbols}
            for symbol in range(len(SYMBOLS))
        ]

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
        self.every_connection = range(len(self.connections))
        self.lengths = [length for _, _, length in self.connections]
        self.connection_points = [self.scoring.connection[length - 1] for length in self.lengths]
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
        self.nearest_rim = [min(steps) for steps in self.to_rim]

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
        self.wand_stops = [space for space in self.wand_spaces if space is not None]
        # By space of the wand: the symbol of a dark one, what a silver one scores, or EMPTY.
        self.dark_symbol = [
            EMPTY if space is None or space.bonus is None else SYMBOLS.index(space.bonus)
            for space in self.wand_spaces
        ]
        self.silver_thing = [
            EMPTY if space is None or space.scores is None else THINGS[space.scores]
            for space in self.wand_spaces
        ]
        # (space, what it scores, points for each) of the silver spaces; how many lie up to a space.
        self.silver_spaces = [
            (stop.at, self.silver_thing[stop.at], stop.points)
            for stop in self.wand_stops
            if stop.scores is not None
        ]
        self.silver_passed = [
            sum(silver <= at for silver, _, _ in self.silver_spaces)
            for at in range(len(self.wand_spaces))
        ]


def _pair(tile: str) -> tuple[int, int]:
    first, second = tile.split("-")
    return SYMBOLS.index(first), SYMBOLS.index(second)


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


# -- what the entries must say of each other ----------------------------------------------------


_MOST: Final = {
    "hex_tiles": 30, "special_tiles": 40, "chips": 7, "locations": 40, "connections": 120,
    "scrolls": 60,
}  # fmt: skip
"""Entries of each list of pieces: about twice what our box has, or all that there can be."""


def _check(reader: Reader, edition: WitchstoneEdition) -> None:
    """Check what the entries say of each other."""
    for name, most in _MOST.items():
        found = len(reader.data["pieces"][name])
        reader.require(found <= most, f"pieces.{name}", f"{found} entries: at most {most}")
    _check_tiles(reader, edition)
    _check_crystal_ball(reader, edition)
    _check_cauldron(reader, edition)
    _check_tracks(reader, edition)
    _check_scrolls(reader, edition)
    _check_chips(reader, edition)
    reader.check_counts(
        {
            "hex_tiles": len(edition.tile_ids),
            "special_tiles": len(edition.special_ids),
            "chips": sum(chip.count for chip in edition.chip_kinds),
            "scrolls": sum(scroll.copies for scroll in edition.scrolls),
            "owl_tiles": len(edition.pentagram.owls) * edition.pentagram.spaces.count("owl"),
            "locations": len(edition.locations),
            "connection_spaces": sum(length for _, _, length in edition.connections),
        }
    )
    reader.check_provenance()


def _check_tiles(reader: Reader, edition: WitchstoneEdition) -> None:
    for where, tiles in (("hex_tiles", edition.tile_ids), ("special_tiles", edition.special_ids)):
        for tile in tiles:
            parts = tile.split("-")
            reader.known(f"pieces.{where}.{tile}", parts, SYMBOLS)
            pair = len(parts) == 2 and parts[0] != parts[1]
            reader.require(pair, f"pieces.{where}.{tile}", "expected two different symbols")
    _check_once(reader, "pieces.hex_tiles", edition.tile_ids)
    setup, handicap = edition.setup, edition.handicap
    enough = len(edition.tile_ids) >= max(setup.turns, setup.open_tiles)
    reader.require(enough, "setup.turns", "more than hex tiles")
    left = len(edition.tile_ids) - handicap.returned
    enough = left >= max(setup.turns, *handicap.open_tiles)
    reader.require(enough, "handicap.returned", "too few hex tiles remain for all turns")
    rising = handicap.open_tiles[0] == 0 and handicap.open_tiles[1] and handicap.open_tiles[2]
    reader.require(
        bool(rising), "handicap.open_tiles", "expected none at level 1 and some at the others"
    )


def _check_crystal_ball(reader: Reader, edition: WitchstoneEdition) -> None:
    types = [location.type for location in edition.locations]
    ids = [location.id for location in edition.locations]
    reader.require(types.count("witchstone") == 1, "pieces.locations", "expected one witchstone")
    enough = types.count("tower") >= _PLAYERS
    reader.require(enough, "pieces.locations", f"expected at least {_PLAYERS} towers")
    seen: set[frozenset[str]] = set()
    for start, end, _ in edition.connections:
        entry = f"pieces.connections, {start} to {end}"
        reader.known(entry, (start, end), ids)
        reader.require(start != end, entry, "joins a location to itself")
        reader.require(frozenset((start, end)) not in seen, entry, "stands twice")
        seen.add(frozenset((start, end)))


def _check_cauldron(reader: Reader, edition: WitchstoneEdition) -> None:
    cauldron = edition.cauldron
    printed = [entry.id for entry in cauldron.printed]
    marked = [cauldron.black_crystal, *cauldron.crystals, *printed]
    reader.known("cauldron", marked, SPACES)
    _check_once(reader, "cauldron", marked)
    for rim in cauldron.rim:
        reader.known(f"cauldron.rim.{rim.id}", rim.arrows, SPACES)
    rims = sorted(rim.id for rim in cauldron.rim)
    reader.require(rims == sorted(SYMBOLS), "cauldron.rim", "expected every symbol once")
    symbols = sorted(entry.symbol for entry in cauldron.printed)
    reader.require(symbols == sorted(SYMBOLS), "cauldron.printed", "expected every symbol once")


def _check_tracks(reader: Reader, edition: WitchstoneEdition) -> None:
    spaces = edition.pentagram.spaces
    reader.require("owl" in spaces, "pentagram.spaces", "expected an owl space")
    reader.require("hexagon" in spaces, "pentagram.spaces", "expected a hexagonal space")
    # Otherwise a turn could go round and round on what empty hexagons give (WS-PENTA-05).
    pays = spaces.count("hexagon") * edition.pentagram.hexagon_actions
    reader.require(pays < len(spaces), "pentagram.spaces", "a round gives as many steps as it takes")
    enough = len(edition.special_ids) >= spaces.count("hexagon")
    reader.require(enough, "pieces.special_tiles", "fewer than hexagonal spaces")
    falling = sorted(edition.pentagram.owls, reverse=True) == list(edition.pentagram.owls)
    reader.require(falling, "pentagram.owls", "expected the highest first")
    places = [space.at for space in edition.wand.spaces]
    _check_once(reader, "wand.spaces", places)
    for space in edition.wand.spaces:
        entry = f"wand.spaces, {space.at}"
        reader.require(space.at <= edition.wand.last, entry, "lies beyond the last space")
        dark = space.bonus is not None and space.actions > 0 and not space.points
        silver = space.scores is not None and space.points > 0 and not space.actions
        reader.require(
            dark != silver and (space.bonus is None or space.scores is None),
            entry,
            "expected a bonus with actions, or a scoring with points",
        )


def _check_scrolls(reader: Reader, edition: WitchstoneEdition) -> None:
    for scroll in edition.scrolls:
        check = check_spell if scroll.counts is None else check_prophecy
        check(reader, scroll)
    enough = sum(scroll.copies for scroll in edition.scrolls) >= edition.setup.display
    reader.require(enough, "pieces.scrolls", "fewer than places on display")


def _check_chips(reader: Reader, edition: WitchstoneEdition) -> None:
    chips = sum(chip.count for chip in edition.chip_kinds)
    table = chips - (len(edition.locations) - 1)
    for players in ("2", "3", "4"):
        for shelf, vials in (
            ("symbol", edition.rack.symbol_vials),
            ("bottom", edition.rack.bottom_vials),
        ):
            known = players in vials
            reader.require(known, f"rack.{shelf}_vials.{players}", "missing")
        # Every crystal on the bottom shelf takes a chip, so none may ever be missing.
        bottom = edition.rack.bottom_vials.get(players, 0)
        reader.require(table >= bottom, "pieces.chips", f"too few for the bottom shelf: {table} remain")
    others = {bonus.source for bonus in _bonuses(edition.rack, edition.pentagram, ())}
    clash = [tile for tile in edition.special_ids if tile in others]
    reader.require(not clash, "pieces.special_tiles", "an id that means another bonus")


def _check_once(reader: Reader, entry: str, words: Sequence[object]) -> None:
    for word in sorted({word for word in words if words.count(word) > 1}, key=str):
        reader.require(False, entry, f"{word} stands twice")
