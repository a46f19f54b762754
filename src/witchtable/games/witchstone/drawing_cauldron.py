"""Cauldrons as hexagons of text, with their rims, and beside them the rack and the open tiles.

c3    an empty space        ◆c3   a coloured crystal      (en)   a printed symbol
en    half of a hex tile    ●c3   the black crystal       en+cr  a special tile
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest
from typing import Any, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.drawing_pen import BLACK, OWN, Pen, View, dim, fill, say, width
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.texts import word

__all__ = ["cauldron", "shown"]

_GAP: Final = "  "
_CELL: Final = 6  # columns for a space and the gap behind it; even, for rows are half a space apart
_ROWS: Final = [list(row) for _, row in groupby(SPACES, key=lambda space: space[0])]
_WIDEST: Final = max(map(len, _ROWS))
_MANY: Final = 9  # free vials that are counted instead of drawn


def cauldron(pen: Pen) -> list[str]:
    """Draw the cauldron looked at, rack and tiles beside it, and the cauldron of whoever plays."""
    hexagon = _hexagon(pen, pen.focus, say("cauldron", who=pen.name(pen.focus)))
    rack, tiles = _rack(pen), _tiles(pen)
    playing: list[str] = []
    if pen.playing is not None:
        playing = _hexagon(pen, pen.playing, say("cauldron-playing", who=pen.name(pen.playing)))
    wide = [hexagon, playing, rack, tiles]
    if playing and _room(wide) <= pen.columns:
        lines = _beside(wide)
    elif _room([hexagon, rack, tiles]) <= pen.width:
        lines = [*_beside([hexagon, rack, tiles]), *_beside([playing])]
    else:
        lines = [*_beside([hexagon, rack]), *pen.rows(tiles[0], tiles[1:]), *_beside([playing])]
    return [*lines, *pen.rows(say("rim"), _undrawn(pen)), *_key(pen)]


def _room(blocks: Sequence[Sequence[str]]) -> int:
    """Count the columns that blocks take beside each other."""
    return sum(map(_column, blocks[:-1])) + max(map(width, blocks[-1]))


def _column(block: Sequence[str]) -> int:
    # The last line of the rack, the chips on the table, may reach below the tiles.
    return max(map(width, block[:-1]), default=0) + len(_GAP)


def _beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Set blocks beside each other."""
    columns = list(map(_column, blocks))
    lines = []
    for parts in zip_longest(*blocks, fillvalue=""):
        line = ""
        for at, part in enumerate(parts):
            line = (fill(line, sum(columns[:at])) if part else line) + part
        lines.append(line.rstrip())
    return lines


def _key(pen: Pen) -> list[str]:
    """Say what the short forms mean that are not typed."""
    codes = [f"{pen.code(symbol)} {word(symbol)}" for symbol in SYMBOLS]
    crystals = [f"{OWN} {say('own-crystal')}", f"{BLACK} {say('black-crystal')}"]
    return pen.rows(say("key"), [dim(text) for text in (*codes, *crystals)], _GAP)


def shown(edition: WitchstoneEdition, cauldron: View) -> dict[str, tuple[str, ...]]:
    """Find the symbols that each space of a cauldron shows (WS-CLUSTER-01)."""
    found: dict[str, tuple[str, ...]] = {
        entry.id: (entry.symbol,) for entry in edition.cauldron.printed
    }
    for tile in cauldron["tiles"]:
        first, second = tile["tile"].split("-")
        found |= {tile["first"]: (first,), tile["second"]: (second,)}
    for special in cauldron["special_tiles"]:
        found[special["space"]] = tuple(special["tile"].split("-"))
    return found


# -- the hexagon --------------------------------------------------------------------------------


def _hexagon(pen: Pen, owner: Seat, title: str) -> list[str]:
    cells = _cells(pen, owner)
    rims = _rims(pen)
    sides = [(_side(pen, rims, row[0], "left"), _side(pen, rims, row[-1], "right")) for row in _ROWS]
    indents = [(_WIDEST - len(row)) * _CELL // 2 for row in _ROWS]
    margin = max(0, *(width(left) - indent for (left, _), indent in zip(sides, indents, strict=True)))
    lines = [f"[bold]{title}[/bold]", _end(pen, rims, _ROWS[0], "↑", margin + indents[0])]
    for row, indent, (left, right) in zip(_ROWS, indents, sides, strict=True):
        before = " " * (margin + indent - width(left)) + left
        lines.append(before + " ".join(fill(cells[space], _CELL - 1) for space in row) + right)
    return [*lines, _end(pen, rims, _ROWS[-1], "↓", margin + indents[-1])]


def _cells(pen: Pen, owner: Seat) -> dict[str, str]:
    """Draw every space; ids and codes start in the same column."""
    here: dict[str, Any] = pen.view["players"][owner]["cauldron"]
    cells = {space: dim(f" {space}") for space in SPACES}
    for space, symbols in shown(pen.edition, here).items():
        codes = "+".join(map(pen.code, symbols))
        cells[space] = f"[bold]{codes}[/bold]" if len(symbols) > 1 else f"[bold] {codes}[/bold]"
    for entry in pen.edition.cauldron.printed:
        cells[entry.id] = f"({pen.code(entry.symbol)})"
    for space in here["crystals"]:
        cells[space] = pen.letter(owner, OWN + space)
    if here["black_crystal"]:
        cells[here["black_crystal"]] = f"[bold]{BLACK}{here['black_crystal']}[/bold]"
    return cells


def _rims(pen: Pen) -> dict[str, list[str]]:
    """Find the rim symbols that each arrow space leads to (WS-CRYSTAL-04)."""
    found: dict[str, list[str]] = {}
    for rim in pen.edition.cauldron.rim:
        for space in rim.arrows:
            found.setdefault(space, []).append(rim.id)
    return found


def _codes(pen: Pen, symbols: Iterable[str]) -> str:
    return "/".join(map(pen.code, symbols))


def _side(pen: Pen, rims: dict[str, list[str]], space: str, side: str) -> str:
    """Write the rim left or right of a row; top and bottom row have theirs above and below."""
    if space not in rims or space in (*_ROWS[0], *_ROWS[-1]):
        return ""
    codes = _codes(pen, rims[space])
    return f"[cyan]{codes}←[/cyan] " if side == "left" else f"[cyan]→{codes}[/cyan]"


def _end(pen: Pen, rims: dict[str, list[str]], row: list[str], arrow: str, indent: int) -> str:
    """Write the rim above the top row or below the bottom row."""
    marks = (
        f"[cyan]{arrow}{_codes(pen, rims[space])}[/cyan]" if space in rims else "" for space in row
    )
    return " " * indent + "".join(fill(mark, _CELL) for mark in marks)


def _undrawn(pen: Pen) -> list[str]:
    """Name the arrows of inner spaces; no edition that we know of has any."""
    edge = {*_ROWS[0], *_ROWS[-1], *(row[0] for row in _ROWS), *(row[-1] for row in _ROWS)}
    return [
        f"[cyan]{space}→{_codes(pen, symbols)}[/cyan]"
        for space, symbols in _rims(pen).items()
        if space not in edge
    ]


# -- beside it ----------------------------------------------------------------------------------


def _rack(pen: Pen) -> list[str]:
    """List the shelves: a letter for each crystal, a ball for a black one, rings for free vials."""
    names = [str(word(shelf["shelf"])) for shelf in pen.view["rack"]]
    room = max(map(len, (*names, say("table")))) + 1
    lines = [f"[bold]{say('rack')}[/bold]"]
    for name, shelf in zip(names, pen.view["rack"], strict=True):
        crystals = [_vial(pen, entry["seat"], entry["crystal"]) for entry in shelf["crystals"]]
        free = shelf["vials"] - len(crystals)
        rings = "○" * free if free <= _MANY else f"○×{free}"
        lines.append(dim(f"{name:<{room}}") + "".join(crystals) + dim(rings))
    chips = " ".join(map(pen.code, pen.view["table"]))
    return [*lines, dim(f"{say('table'):<{room}}") + (chips or "–")]


def _vial(pen: Pen, owner: Seat, crystal: str) -> str:
    return pen.letter(owner, BLACK if crystal == "black" else "")


def _tiles(pen: Pen) -> list[str]:
    """List the open tiles to their owner; to others, how many there are (WS-INFO-02)."""
    player = pen.view["players"][pen.focus]
    lines = [f"[bold]{say('tiles', count=player['hand_size'])}[/bold]"]
    lines += player["hand"] or ()
    return [*lines, dim(say("supply", count=player["supply"]))]
