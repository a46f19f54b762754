"""The board as text (crystal ball, pentagram, wand, display), and the canvas that all is drawn on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from witchtable.engine.markup import plain
from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message, shorten
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import Scroll, WandSpace
from witchtable.games.witchstone.texts import word

__all__ = [
    "BLACK",
    "NARROWEST",
    "OWN",
    "WIDEST",
    "Canvas",
    "Part",
    "crystal_ball",
    "dim",
    "fill",
    "pentagram",
    "say",
    "scroll",
    "scrolls",
    "wand",
    "width",
]

Part = Mapping[str, Any]
"""A part of a view."""

WIDEST: Final = 100  # columns that lines of text are filled up to
NARROWEST: Final = 76  # columns that a terminal must have
_NAME: Final = 24  # columns for a name; longer ones are cut
_LABEL: Final = 11  # columns for the heading of a line
_BETWEEN: Final = " · "
OWN: Final = "◆"
BLACK: Final = "●"
_COLOURS: Final = ("red", "yellow", "green", "blue")
_TAG: Final = re.compile(r"(?<!\\)\[/?[a-z ]*\]")


def say(label: str, **args: Argument) -> str:
    """Put a message of this drawing into words."""
    return str(Message(f"witchstone-draw-{label}", **args))


def dim(text: str) -> str:
    """Write what matters less."""
    return f"[dim]{text}[/dim]"


def width(markup: str) -> int:
    """Count the columns that a text takes once its markup is gone."""
    return len(_TAG.sub("", markup).replace("\\[", "["))


def fill(markup: str, columns: int) -> str:
    """Fill a text up with spaces."""
    return markup + " " * (columns - width(markup))


class Canvas:
    """Knows the view, the components, whose cauldron is looked at, and how wide lines may be."""

    def __init__(self, view: Part, edition: WitchstoneEdition) -> None:
        self.view = view
        self.edition = edition
        self.columns: int = view.get("width", WIDEST)
        self.width = min(WIDEST, max(NARROWEST, self.columns))
        wanted = view.get("focus", view["seat"])
        self.focus: Seat = view["turn"] if wanted is None else wanted
        """Whose cauldron is drawn, and whose reach the crystal ball shows."""

    @property
    def playing(self) -> Seat | None:
        """Whose cauldron is drawn as well: that of a running turn, unless somebody chose the focus."""
        runs = self.view["deciders"] and (self.view["round"] or self.view["agenda"]["batches"])
        turn: Seat = self.view["turn"]
        return turn if runs and "focus" not in self.view and turn != self.focus else None

    def letter(self, owner: Seat, text: str = "") -> str:
        """Mark a piece of a seat: by default with its letter, always in its colour."""
        return f"[bold {_COLOURS[owner]}]{text or LETTERS[owner]}[/]"

    def letters(self, owners: Sequence[Seat]) -> str:
        """Mark the pieces of several seats that lie together."""
        return "".join(map(self.letter, owners))

    def name(self, owner: Seat) -> str:
        """Name a seat by its letter and, where it has one, its name (cut, if it is long)."""
        names: Sequence[str] = self.view.get("names", ())
        letter = LETTERS[owner]
        known = owner < len(names) and names[owner] != letter
        return plain(shorten(f"{letter} {names[owner]}", _NAME)) if known else letter

    def code(self, symbol: str) -> str:
        """Write a symbol, the front of a chip, or `any`, in two letters."""
        return say("code", symbol=symbol, points=self.edition.scoring.points_chip)

    def pair(self, special: str) -> str:
        """Write a special tile as it lies in a cauldron."""
        return "+".join(map(self.code, special.split("-")))

    def wand_space(self, bonus: str | None, actions: int, scores: str | None, points: int) -> str:
        """Write a dark space with its actions, or a silver one with what it scores."""
        if bonus is not None:
            return f"■{self.code(bonus)}{actions}"
        times = f"×{points}" if points > 1 else ""
        return f"□{say('silver', scores=scores)}{times}"

    def rows(self, label: str, parts: Sequence[str], gap: str = _BETWEEN) -> list[str]:
        """Write labelled lines, as many as the parts need; none when there are no parts."""
        if not parts:
            return []
        return self.flow([dim(f"{label:<{_LABEL - 1}} ") + parts[0], *parts[1:]], gap)

    def flow(self, parts: Sequence[str], gap: str = _BETWEEN, indent: int = _LABEL) -> list[str]:
        """Write parts over as many lines as they need, all but the first indented."""
        lines = list(parts[:1])
        for part in parts[1:]:
            if width(lines[-1] + gap + part) <= self.width:
                lines[-1] += gap + part
            else:
                lines.append(" " * indent + part)
        return lines


_TOWER: Final = "♜"
_GAP: Final = "  "


# -- the crystal ball ---------------------------------------------------------------------------


def crystal_ball(canvas: Canvas) -> list[str]:
    """Write a line for each location: chip, witches, and its connections with what lies on them."""
    places = canvas.view["locations"]
    names = [dim(f"{here['location']} ") for here in places]
    chips = [_chip(canvas, here) for here in places]
    witches = [_witches(canvas, here) for here in places]
    links = [_links(canvas, here["location"]) for here in places]
    columns = [max(map(width, column)) + 1 for column in (names, chips, witches)]
    room = canvas.width - sum(columns)
    lines = [f"[bold]{say('ball')}[/bold]  {dim(say('ball-key', who=LETTERS[canvas.focus]))}"]
    for here, parts, *cells in zip(places, links, names, chips, witches, strict=True):
        heading = "".join(fill(cell, column) for cell, column in zip(cells, columns, strict=True))
        alike = [links[at] for at, other in enumerate(places) if other["type"] == here["type"]]
        for row in _packed(parts, _columns(alike), room):
            lines.append((heading + row).rstrip())
            heading = " " * sum(columns)
    return lines


def _chip(canvas: Canvas, here: Part) -> str:
    """Name the chip of a location; for the Witchstone, the bonus spaces still free (WS-WITCH-15)."""
    if here["type"] == "witchstone":
        return "/".join(map(str, canvas.view["witchstone_left"]))
    if here["chip"] is None:
        return dim("–")
    if here["chip"] == "points":
        return say("points", points=canvas.edition.scoring.points_chip)
    return str(word(here["chip"]))


def _witches(canvas: Canvas, here: Part) -> str:
    """List who stands there; at the Witchstone in the order in which they came."""
    owner = here["tower_of"]
    order = canvas.view["witchstone"] if here["type"] == "witchstone" else here["witches"]
    small = canvas.letters([seat for seat in order if seat != owner])
    if owner is None:
        return small
    return f"{_TOWER}{canvas.letter(owner)}{' ' if small else ''}{small}"


def _links(canvas: Canvas, place: str) -> list[str]:
    """List a location's connections by their other ends, the Witchstone last."""
    found = []
    for link in canvas.view["connections"]:
        if place in (link["start"], link["end"]):
            other = link["end"] if place == link["start"] else link["start"]
            found.append((canvas.edition.location_index[other], other, link))
    stone = canvas.edition.witchstone
    found.sort(key=lambda entry: (entry[0] == stone, entry[0]))
    return [f"{other} {_units(canvas, link)}" for _, other, link in found]


def _units(canvas: Canvas, link: Part) -> str:
    """Draw the spaces of a connection: units as letters, free spaces as rings or dots."""
    free = link["length"] - link["units"]
    rings = "○" * free if _is_buildable(canvas, link) else dim("·" * free)
    return (canvas.letters([link["builder"]] * link["units"]) if link["units"] else "") + rings


def _is_buildable(canvas: Canvas, link: Part) -> bool:
    """Say whether the player looked at could lay a unit there next."""
    buildable = canvas.view["players"][canvas.focus]["buildable"]
    return any(canvas.view["connections"][number] is link for number in buildable)


def _columns(rows: Iterable[Sequence[str]]) -> list[int]:
    """Find the columns in which the parts of several rows stand below each other."""
    return [max(map(width, parts)) for parts in zip_longest(*rows, fillvalue="")]


def _packed(parts: Sequence[str], columns: Sequence[int], room: int) -> list[str]:
    """Set parts in columns, over as many lines as they need; at least one line."""
    lines = [""]
    for part, column in zip(parts, columns, strict=False):
        if lines[-1] and width(lines[-1] + part) > room:
            lines.append("")
        lines[-1] += fill(part, column) + _GAP
    return lines


# -- pentagram and wand -------------------------------------------------------------------------


def pentagram(canvas: Canvas) -> list[str]:
    """List the spaces of the ring that bring something, and how far the counters are from them."""
    ring = canvas.view["pentagram"]
    spaces = [
        f"{dim(str(at))} {_ring_space(canvas, space)}"
        for at, space in enumerate(ring["spaces"])
        if space["kind"] != "light"
    ]
    steps = []
    for seat, (at, ahead) in enumerate(zip(ring["counters"], ring["ahead"], strict=True)):
        reward = _reward(canvas, ring["spaces"][ahead[-1]])
        steps.append(_counter(canvas, seat, at, reward, len(ahead)))
    steps.append(dim(say("ring-key", count=len(ring["spaces"]), stack=ring["stack"])))
    return [*canvas.rows(say("pentagram"), spaces), *canvas.rows("", steps)]


def _counter(canvas: Canvas, seat: Seat, at: int, what: str, steps: int) -> str:
    """Say where a counter stands, what comes next, and in how many steps."""
    return f"{canvas.letter(seat)} {say('counter', at=at, what=what, steps=steps)}"


def _ring_space(canvas: Canvas, space: Part) -> str:
    if space["kind"] == "owl":
        return say("owls", values="/".join(map(str, space["owls"])) or "–")
    return f"⬡{canvas.pair(space['tile']) if space['tile'] else '–'}"


def _reward(canvas: Canvas, space: Part) -> str:
    """Say what the next counter that comes there gets (WS-PENTA-03 to -05)."""
    if space["kind"] == "owl":
        if space["owls"]:
            return say("owls", values=space["owls"][0])
        return say("points", points=canvas.edition.scoring.empty_owl_space)
    if space["tile"]:
        return f"⬡{canvas.pair(space['tile'])}"
    return say("any-actions", count=canvas.edition.pentagram.hexagon_actions)


def wand(canvas: Canvas) -> list[str]:
    """List the spaces of the track that bring something, and the counters from first to last."""
    spaces = [
        f"{dim(str(space.at))}{_wand_space(canvas, space)}" for space in canvas.edition.wand_stops
    ]
    steps = [_on_wand(canvas, seat) for seat in canvas.view["wand"]["ranking"]]
    return [*canvas.rows(say("wand"), [*spaces, dim(say("wand-key"))], " "), *canvas.rows("", steps)]


def _wand_space(canvas: Canvas, space: WandSpace) -> str:
    return canvas.wand_space(space.bonus, space.actions, space.scores, space.points)


def _on_wand(canvas: Canvas, seat: Seat) -> str:
    at: int = canvas.view["wand"]["counters"][seat]
    for space in canvas.edition.wand_stops:
        if space.at > at:
            return _counter(canvas, seat, at, _wand_space(canvas, space), space.at - at)
    return f"{canvas.letter(seat)} {say('counter-last', at=at)}"


# -- scrolls ------------------------------------------------------------------------------------


def scrolls(canvas: Canvas) -> list[str]:
    """List the display by its positions, and the size of the pile."""
    parts = [
        f"[bold]{position}[/bold] {scroll(canvas, id)}"
        for position, id in enumerate(canvas.view["display"], 1)
    ]
    return canvas.rows(say("scrolls"), [*parts, dim(say("pile", count=canvas.view["pile"]))])


def scroll(canvas: Canvas, id: str) -> str:
    """Write a spell by its id and what it adds, a prophecy by what it counts."""
    card = canvas.edition.scrolls[canvas.edition.scroll_index[id]]
    if card.counts is None:
        return say("spell", spell=id, adds=card.adds, code=canvas.code(card.symbol or "any"))
    facts: dict[str, Any] = {"symbol": word(card.symbol or ""), "what": _ladder(card)}
    return say("prophecy", counts=card.counts, **facts)


def _ladder(card: Scroll) -> str:
    """Write what the three degrees of a prophecy take, from the minor to the perfect one."""
    if card.locations:
        places = [say("place", place=place) for place in card.locations]
        same = len(set(places)) == 1
        return f"{len(places)}×{places[0]}" if same else "›".join(places)
    return "/".join(map(str, card.at_least or ()))
