"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup.

Whoever draws may add to the view: `names`, what the seats are called at this table; `width`, the
columns of the terminal; and `focus`, the seat whose cauldron to draw (by default that of the viewer
and, while another plays, that seat's as well). The board is in `drawing_board.py`; here are the agenda,
the cauldrons and the players.

c3    an empty space        ◆c3   a coloured crystal      (en)   a printed symbol
en    half of a hex tile    ●c3   the black crystal       en+cr  a special tile
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.drawing_board import (
    BLACK,
    OWN,
    Canvas,
    Part,
    crystal_ball,
    dim,
    fill,
    pentagram,
    say,
    scroll,
    scrolls,
    wand,
    width,
)
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.texts import word

__all__ = ["draw"]

_INDENT: Final = 2  # of all lines of a player but the first
_WAND_SPACE: Final = ("bonus", "actions", "scores", "points")
_GAP: Final = "  "
_CELL: Final = 6  # columns for a space and the gap behind it; even, for rows are half a space apart
_ROWS: Final = [list(row) for _, row in groupby(SPACES, key=lambda space: space[0])]
_WIDEST: Final = max(map(len, _ROWS))
_MANY: Final = 9  # free vials that are counted instead of drawn


def draw(view: Mapping[str, Any], edition: Edition) -> list[str]:
    """Draw the table as the view's owner sees it: agenda and cauldron, board, players."""
    assert isinstance(edition, WitchstoneEdition)
    canvas = Canvas(view, edition)
    lines = [_heading(canvas), *_agenda(canvas), "", *_cauldron(canvas), "", *crystal_ball(canvas)]
    lines += [*pentagram(canvas), *wand(canvas), *scrolls(canvas)]
    for owner in range(view["seats"]):
        lines += _player(canvas, owner)
    return lines


def _heading(canvas: Canvas) -> str:
    view = canvas.view
    stage = "over" if not view["deciders"] else "turn" if view["round"] else "set-up"
    winners = [canvas.name(seat) for seat in view["winners"]]
    facts = {"round": view["round"], "rounds": view["rounds"], "who": canvas.name(view["turn"])}
    facts["first"] = LETTERS[view["starting_player"]]
    return f"[bold]{say('heading', stage=stage, winners=winners, **facts)}[/bold]"


# -- the agenda ---------------------------------------------------------------------------------


def _agenda(canvas: Canvas) -> list[str]:
    """List what the running turn still owes its player; nothing when nothing runs."""
    agenda = canvas.view["agenda"]
    *below, last = agenda["batches"] or [None]
    running = [f"[bold]{_batch(canvas, last)}[/bold]"] if last else []
    waiting = [_batch(canvas, batch) for batch in reversed(below) if batch["left"] or batch["rim"]]
    queue = [
        f"{entry['space']} {canvas.wand_space(*(entry[key] for key in _WAND_SPACE))}"
        for entry in agenda["queue"]
    ]
    types = [
        say("type", symbol=word(entry["symbol"]), space=entry["space"], actions=entry["actions"])
        for entry in agenda["types"]
    ]
    lines = canvas.rows(say("runs"), running)
    lines += canvas.rows(say("waiting"), waiting)
    lines += canvas.rows(say("held"), _bonuses(agenda["bonuses"]))
    lines += canvas.rows(say("queue"), queue)
    lines += canvas.rows(say("to-come"), types)
    return lines + canvas.rows(say("closing"), _lapses(agenda))


def _batch(canvas: Canvas, batch: Part) -> str:
    facts = {"left": batch["left"], "granted": batch["granted"], "source": word(batch["source"])}
    text = say("batch", kind=batch["symbol"], symbol=word(batch["symbol"]), **facts)
    rim = [
        (BLACK if lies["crystal"] == "black" else OWN) + canvas.code(lies["symbol"])
        for lies in batch["rim"]
    ]
    return f"{text}, {say('on-rim', crystals=' '.join(rim))}" if rim else text


def _bonuses(bonuses: Sequence[Part]) -> list[str]:
    """List the bonuses that are held, equal ones counted."""
    alike = Counter(
        (bonus["bonus"], bonus["actions"], _types(bonus["symbols"]), bonus["waits"])
        for bonus in bonuses
    )
    found = []
    for (source, actions, what, waits), count in alike.items():
        name = say("bonus-name", source=source, count=count)
        text = say("bonus", name=name, count=count, actions=actions, what=what)
        found.append(f"{text} {dim(say('waits'))}" if waits else text)
    return found


def _types(symbols: Sequence[str]) -> str:
    """Say of which types the actions of a bonus may be."""
    if len(symbols) == len(SYMBOLS):
        return say("any-type")
    one, *other = map(word, symbols)
    return say("either", one=one, other=other[0]) if other else str(one)


def _lapses(agenda: Part) -> list[str]:
    """Say what closing the running batch would give up."""
    if not agenda["batches"]:
        return []
    running, lapses = agenda["batches"][-1], agenda["lapses"]
    if running["rim"]:
        return [say("rim-first")]
    parts = []
    if lapses["actions"]:
        symbol = word(running["symbol"])
        parts.append(say("lapses", count=lapses["actions"], kind=running["symbol"], symbol=symbol))
    if lapses["bonuses"]:
        parts.append(say("bonuses-lapse", count=lapses["bonuses"]))
    if lapses["ends_phase"]:
        parts.append(say("phase-ends"))
    return parts or [say("nothing-lapses")]


# -- the cauldron -------------------------------------------------------------------------------


def _cauldron(canvas: Canvas) -> list[str]:
    """Draw the cauldron looked at, rack and tiles beside it, and the cauldron of whoever plays."""
    hexagon = _hexagon(canvas, canvas.focus, say("cauldron", who=canvas.name(canvas.focus)))
    rack, tiles = _rack(canvas), _tiles(canvas)
    playing: list[str] = []
    if canvas.playing is not None:
        playing = _hexagon(
            canvas, canvas.playing, say("cauldron-playing", who=canvas.name(canvas.playing))
        )
    wide = [hexagon, playing, rack, tiles]
    if playing and _room(wide) <= canvas.columns:
        lines = _beside(wide)
    elif _room([hexagon, rack, tiles]) <= canvas.width:
        lines = [*_beside([hexagon, rack, tiles]), *_beside([playing])]
    else:
        lines = [*_beside([hexagon, rack]), *canvas.rows(tiles[0], tiles[1:]), *_beside([playing])]
    return [*lines, *canvas.rows(say("rim"), _undrawn(canvas)), *_key(canvas)]


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


def _key(canvas: Canvas) -> list[str]:
    """Say what the short forms mean that are not typed."""
    codes = [f"{canvas.code(symbol)} {word(symbol)}" for symbol in SYMBOLS]
    crystals = [f"{OWN} {say('own-crystal')}", f"{BLACK} {say('black-crystal')}"]
    return canvas.rows(say("key"), [dim(text) for text in (*codes, *crystals)], _GAP)


# -- the hexagon --------------------------------------------------------------------------------


def _hexagon(canvas: Canvas, owner: Seat, title: str) -> list[str]:
    cells = _cells(canvas, owner)
    rims = _rims(canvas)
    sides = [
        (_side(canvas, rims, row[0], "left"), _side(canvas, rims, row[-1], "right")) for row in _ROWS
    ]
    indents = [(_WIDEST - len(row)) * _CELL // 2 for row in _ROWS]
    margin = max(0, *(width(left) - indent for (left, _), indent in zip(sides, indents, strict=True)))
    lines = [f"[bold]{title}[/bold]", _end(canvas, rims, _ROWS[0], "↑", margin + indents[0])]
    for row, indent, (left, right) in zip(_ROWS, indents, sides, strict=True):
        before = " " * (margin + indent - width(left)) + left
        lines.append(before + " ".join(fill(cells[space], _CELL - 1) for space in row) + right)
    return [*lines, _end(canvas, rims, _ROWS[-1], "↓", margin + indents[-1])]


def _cells(canvas: Canvas, owner: Seat) -> dict[str, str]:
    """Draw every space; ids and codes start in the same column."""
    here: dict[str, Any] = canvas.view["players"][owner]["cauldron"]
    cells = {space: dim(f" {space}") for space in SPACES}
    shown: dict[str, list[str]] = {}
    for symbol, spaces in here["shown"].items():
        for space in spaces:
            shown.setdefault(space, []).append(symbol)
    shown |= {laid["space"]: laid["tile"].split("-") for laid in here["special_tiles"]}
    for space, symbols in shown.items():
        codes = "+".join(map(canvas.code, symbols))
        cells[space] = f"[bold]{codes}[/bold]" if len(symbols) > 1 else f"[bold] {codes}[/bold]"
    for entry in canvas.edition.cauldron.printed:
        cells[entry.id] = f"({canvas.code(entry.symbol)})"
    for space in here["crystals"]:
        cells[space] = canvas.letter(owner, OWN + space)
    if here["black_crystal"]:
        cells[here["black_crystal"]] = f"[bold]{BLACK}{here['black_crystal']}[/bold]"
    return cells


def _rims(canvas: Canvas) -> dict[str, list[str]]:
    """Find the rim symbols that each arrow space leads to (WS-CRYSTAL-04)."""
    found: dict[str, list[str]] = {}
    for rim in canvas.edition.cauldron.rim:
        for space in rim.arrows:
            found.setdefault(space, []).append(rim.id)
    return found


def _codes(canvas: Canvas, symbols: Iterable[str]) -> str:
    return "/".join(map(canvas.code, symbols))


def _side(canvas: Canvas, rims: dict[str, list[str]], space: str, side: str) -> str:
    """Write the rim left or right of a row; top and bottom row have theirs above and below."""
    if space not in rims or space in (*_ROWS[0], *_ROWS[-1]):
        return ""
    codes = _codes(canvas, rims[space])
    return f"[cyan]{codes}←[/cyan] " if side == "left" else f"[cyan]→{codes}[/cyan]"


def _end(canvas: Canvas, rims: dict[str, list[str]], row: list[str], arrow: str, indent: int) -> str:
    """Write the rim above the top row or below the bottom row."""
    marks = (
        f"[cyan]{arrow}{_codes(canvas, rims[space])}[/cyan]" if space in rims else "" for space in row
    )
    return " " * indent + "".join(fill(mark, _CELL) for mark in marks)


def _undrawn(canvas: Canvas) -> list[str]:
    """Name the arrows of inner spaces; no edition that we know of has any."""
    edge = {*_ROWS[0], *_ROWS[-1], *(row[0] for row in _ROWS), *(row[-1] for row in _ROWS)}
    return [
        f"[cyan]{space}→{_codes(canvas, symbols)}[/cyan]"
        for space, symbols in _rims(canvas).items()
        if space not in edge
    ]


# -- beside it ----------------------------------------------------------------------------------


def _rack(canvas: Canvas) -> list[str]:
    """List the shelves: a letter for each crystal, a ball for a black one, rings for free vials."""
    names = [str(word(shelf["shelf"])) for shelf in canvas.view["rack"]]
    room = max(map(len, (*names, say("table")))) + 1
    lines = [f"[bold]{say('rack')}[/bold]"]
    for name, shelf in zip(names, canvas.view["rack"], strict=True):
        crystals = [_vial(canvas, entry["seat"], entry["crystal"]) for entry in shelf["crystals"]]
        free = shelf["vials"] - len(crystals)
        rings = "○" * free if free <= _MANY else f"○×{free}"
        lines.append(dim(f"{name:<{room}}") + "".join(crystals) + dim(rings))
    chips = " ".join(map(canvas.code, canvas.view["table"]))
    return [*lines, dim(f"{say('table'):<{room}}") + (chips or "–")]


def _vial(canvas: Canvas, owner: Seat, crystal: str) -> str:
    return canvas.letter(owner, BLACK if crystal == "black" else "")


def _tiles(canvas: Canvas) -> list[str]:
    """List the open tiles to their owner; to others, how many there are (WS-INFO-02)."""
    player = canvas.view["players"][canvas.focus]
    lines = [f"[bold]{say('tiles', count=player['hand_size'])}[/bold]"]
    lines += player["hand"] or ()
    return [*lines, dim(say("supply", count=player["supply"]))]


# -- the players --------------------------------------------------------------------------------


def _player(canvas: Canvas, owner: Seat) -> list[str]:
    player = canvas.view["players"][owner]
    witches = player["witches"]
    standing = [place for place in witches["standing"] if place != player["tower"]]
    parts = [
        _title(canvas, owner),
        say("energy", count=player["energy"]),
        say("chips", count=player["chips"]),
        _owls(player),
        _crystals(player),
        say("hex-tiles", open=player["hand_size"], supply=player["supply"]),
        say("special-tiles", count=player["counts"]["special-tiles"]),
        say("silver-spaces", count=player["counts"]["silver-spaces"]),
        say("witches", supply=witches["supply"], lying=witches["lying"], standing=len(standing)),
        _clusters(canvas, player),
    ]
    cards = [
        say(label, tiles=" ".join(map(canvas.pair, player[tiles])))
        for label, tiles in (("beside", "special_tiles"), ("discarded", "discarded"))
        if player[tiles]
    ]
    cards += _scrolls(canvas, player)
    cards[:1] = [" " * _INDENT + text for text in cards[:1]]
    return [*canvas.flow(parts, indent=_INDENT), *canvas.flow(cards, indent=_INDENT)]


def _title(canvas: Canvas, owner: Seat) -> str:
    style = "bold reverse" if owner in canvas.view["deciders"] else "bold"
    points = say("points", points=canvas.view["scores"][owner])
    return f"[{style}]{canvas.name(owner)}[/] [bold]{points}[/bold]"


def _owls(player: Part) -> str:
    """Count owl tiles; whoever may see their values sees them (WS-INFO-04)."""
    values = player["owls"]
    if not values:
        return say("owl-tiles", count=player["owl_tiles"])
    return say("owl-values", values="+".join(map(str, values)))


def _clusters(canvas: Canvas, player: Part) -> str:
    """Give the largest cluster of each symbol (WS-PROPH-02)."""
    clusters = player["cauldron"]["clusters"]
    sizes = [f"{canvas.code(symbol)}{size}" for symbol, size in clusters.items()]
    return say("clusters", sizes=" ".join(sizes))


def _crystals(player: Part) -> str:
    """Count the crystals in the cauldron and those beside the screen."""
    here = player["cauldron"]
    black = f" {BLACK}" if here["black_crystal"] else ""
    left = f"{OWN}{len(here['crystals'])}{black}"
    return say("crystals", left=left, aside=player["crystals_aside"], removed=player["removed"])


def _scrolls(canvas: Canvas, player: Part) -> list[str]:
    """List scrolls, unless they are hidden with their number, and used spells (WS-INFO-05)."""
    if player["scrolls"] is None:
        parts = [say("hidden-scrolls")]
    else:
        parts = [_owned(canvas, id, player["degrees"].get(id)) for id in player["scrolls"]]
        parts[:1] = [f"{dim(say('owned'))} {text}" for text in parts[:1]]
    used = " ".join(player["used_spells"])
    return [*parts, dim(say("used", spells=used))] if used else parts


def _owned(canvas: Canvas, id: str, degree: int | None) -> str:
    """Write an own scroll; a prophecy with the points that it would bring now (WS-PROPH-01)."""
    if degree is None:
        return scroll(canvas, id)
    points = say("points", points=canvas.view["scrolls"][id]["points"][degree])
    return f"{scroll(canvas, id)} {say('now', points=points)}"
