"""What the entries of an edition of Witchstone must say of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.edition import Reader
from witchtable.games.witchstone.bonuses import SOURCES
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.entries import SYMBOLS

if TYPE_CHECKING:
    from witchtable.games.witchstone.components import WitchstoneEdition

__all__ = ["check"]

_PLAYERS = 4
_LADDERS = ("witches", "connected")


def check(reader: Reader, edition: WitchstoneEdition) -> None:
    """Check what the entries say of each other."""
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
        entry = f"pieces.scrolls.{scroll.id}"
        if scroll.counts is None:
            reader.require(scroll.adds > 0, f"{entry}.adds", "missing")
            reader.require(scroll.symbol is not None, f"{entry}.symbol", "missing")
            plain = scroll.locations is None and scroll.at_least is None
            reader.require(plain, entry, "a spell has no locations and no ladder")
            continue
        reader.require(scroll.adds == 0, f"{entry}.adds", "only spells add actions")
        by_place = scroll.counts in _LADDERS
        three = scroll.locations is not None and len(scroll.locations) == 3
        reader.require(three == by_place, f"{entry}.locations", "expected three for this kind only")
        ladder = not by_place and scroll.counts != "witchstone-rank"
        reader.require((scroll.at_least is not None) == ladder, f"{entry}.at_least", "does not fit")
        shown = scroll.symbol is not None and scroll.symbol != "any"
        reader.require(
            shown if scroll.counts == "cluster" else scroll.symbol is None,
            f"{entry}.symbol",
            "expected for clusters only",
        )
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
    clash = [tile for tile in edition.special_ids if tile in SOURCES]
    reader.require(not clash, "pieces.special_tiles", "an id that means another bonus")


def _check_once(reader: Reader, entry: str, words: Sequence[object]) -> None:
    for word in sorted({word for word in words if words.count(word) > 1}, key=str):
        reader.require(False, entry, f"{word} stands twice")
