"""The board as text: crystal ball, pentagram, wand and the display of scrolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Final

from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.games.witchstone.drawing_pen import Pen, View, dim, fill, say, width
from witchtable.games.witchstone.entries import Scroll, WandSpace
from witchtable.games.witchstone.texts import word

__all__ = ["crystal_ball", "pentagram", "scroll", "scrolls", "wand"]

_TOWER: Final = "♜"
_GAP: Final = "  "


# -- the crystal ball ---------------------------------------------------------------------------


def crystal_ball(pen: Pen) -> list[str]:
    """Write a line for each location: chip, witches, and its connections with what lies on them."""
    places = pen.view["locations"]
    names = [dim(f"{here['location']} ") for here in places]
    chips = [_chip(pen, here) for here in places]
    witches = [_witches(pen, here) for here in places]
    links = [_links(pen, here["location"]) for here in places]
    columns = [max(map(width, column)) + 1 for column in (names, chips, witches)]
    room = pen.width - sum(columns)
    lines = [f"[bold]{say('ball')}[/bold]  {dim(say('ball-key', who=LETTERS[pen.focus]))}"]
    for here, parts, *cells in zip(places, links, names, chips, witches, strict=True):
        heading = "".join(fill(cell, column) for cell, column in zip(cells, columns, strict=True))
        alike = [links[at] for at, other in enumerate(places) if other["type"] == here["type"]]
        for row in _packed(parts, _columns(alike), room):
            lines.append((heading + row).rstrip())
            heading = " " * sum(columns)
    return lines


def _chip(pen: Pen, here: View) -> str:
    """Name the chip of a location; for the Witchstone, the bonus spaces still free (WS-WITCH-15)."""
    if here["type"] == "witchstone":
        free = pen.edition.scoring.witchstone[len(pen.view["witchstone"]) :]
        return "/".join(map(str, free))
    if here["chip"] is None:
        return dim("–")
    if here["chip"] == "points":
        return say("points", points=pen.edition.scoring.points_chip)
    return str(word(here["chip"]))


def _witches(pen: Pen, here: View) -> str:
    """List who stands there; at the Witchstone in the order in which they came."""
    owner = here["tower_of"]
    order = pen.view["witchstone"] if here["type"] == "witchstone" else here["witches"]
    small = pen.letters([seat for seat in order if seat != owner])
    if owner is None:
        return small
    return f"{_TOWER}{pen.letter(owner)}{' ' if small else ''}{small}"


def _links(pen: Pen, place: str) -> list[str]:
    """List a location's connections by their other ends, the Witchstone last."""
    found = []
    for link in pen.view["connections"]:
        if place in (link["start"], link["end"]):
            other = link["end"] if place == link["start"] else link["start"]
            found.append((pen.edition.location_index[other], other, link))
    stone = pen.edition.witchstone
    found.sort(key=lambda entry: (entry[0] == stone, entry[0]))
    return [f"{other} {_units(pen, link)}" for _, other, link in found]


def _units(pen: Pen, link: View) -> str:
    """Draw the spaces of a connection: units as letters, free spaces as rings or dots."""
    free = link["length"] - link["units"]
    rings = "○" * free if _within_reach(pen, link) else dim("·" * free)
    return (pen.letters([link["builder"]] * link["units"]) if link["units"] else "") + rings


def _within_reach(pen: Pen, link: View) -> bool:
    """Say whether the player looked at could lay a unit there next (WS-ENERGY-02 to -04)."""
    player: View = pen.view["players"][pen.focus]
    if not player["energy"] or link["complete"]:
        return False
    if player["begun"] is not None:
        return bool(link["builder"] == pen.focus)
    joined = link["start"] in player["network"] or link["end"] in player["network"]
    return link["builder"] is None and joined


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


def pentagram(pen: Pen) -> list[str]:
    """List the spaces of the ring that bring something, and how far the counters are from them."""
    ring = pen.view["pentagram"]
    spaces = [
        f"{dim(str(at))} {_ring_space(pen, space)}"
        for at, space in enumerate(ring["spaces"])
        if space["kind"] != "light"
    ]
    steps = []
    for seat, at in enumerate(ring["counters"]):
        away = pen.edition.to_reward[at]
        reward = ring["spaces"][(at + away) % len(ring["spaces"])]
        steps.append(_counter(pen, seat, at, _reward(pen, reward), away))
    steps.append(dim(say("ring-key", count=len(ring["spaces"]), stack=ring["stack"])))
    return [*pen.rows(say("pentagram"), spaces), *pen.rows("", steps)]


def _counter(pen: Pen, seat: Seat, at: int, what: str, steps: int) -> str:
    """Say where a counter stands, what comes next, and in how many steps."""
    return f"{pen.letter(seat)} {say('counter', at=at, what=what, steps=steps)}"


def _ring_space(pen: Pen, space: View) -> str:
    if space["kind"] == "owl":
        return say("owls", values="/".join(map(str, space["owls"])) or "–")
    return f"⬡{pen.pair(space['tile']) if space['tile'] else '–'}"


def _reward(pen: Pen, space: View) -> str:
    """Say what the next counter that comes there gets (WS-PENTA-03 to -05)."""
    if space["kind"] == "owl":
        if space["owls"]:
            return say("owls", values=space["owls"][0])
        return say("points", points=pen.edition.scoring.empty_owl_space)
    if space["tile"]:
        return f"⬡{pen.pair(space['tile'])}"
    return say("any-actions", count=pen.edition.pentagram.hexagon_actions)


def wand(pen: Pen) -> list[str]:
    """List the spaces of the track that bring something, and the counters from first to last."""
    spaces = [f"{dim(str(space.at))}{_wand_space(pen, space)}" for space in _track(pen)]
    steps = [_on_wand(pen, seat) for seat in _ranking(pen)]
    return [*pen.rows(say("wand"), [*spaces, dim(say("wand-key"))], " "), *pen.rows("", steps)]


def _track(pen: Pen) -> list[WandSpace]:
    return [space for space in pen.edition.wand_spaces if space is not None]


def _wand_space(pen: Pen, space: WandSpace) -> str:
    return pen.wand_space(space.bonus, space.actions, space.scores, space.points)


def _ranking(pen: Pen) -> list[Seat]:
    """Order the counters by their spaces; on one space the lower one came earlier (WS-END-05)."""
    counters, stacking = pen.view["wand"]["counters"], pen.view["wand"]["stacking"]
    lowest = {seat: at for at, seat in enumerate(stacking)}
    return sorted(range(len(counters)), key=lambda seat: (-counters[seat], lowest.get(seat, 0)))


def _on_wand(pen: Pen, seat: Seat) -> str:
    at: int = pen.view["wand"]["counters"][seat]
    for space in _track(pen):
        if space.at > at:
            return _counter(pen, seat, at, _wand_space(pen, space), space.at - at)
    return f"{pen.letter(seat)} {say('counter-last', at=at)}"


# -- scrolls ------------------------------------------------------------------------------------


def scrolls(pen: Pen) -> list[str]:
    """List the display by its positions, and the size of the pile."""
    parts = [
        f"[bold]{position}[/bold] {scroll(pen, id)}"
        for position, id in enumerate(pen.view["display"], 1)
    ]
    return pen.rows(say("scrolls"), [*parts, dim(say("pile", count=pen.view["pile"]))])


def scroll(pen: Pen, id: str) -> str:
    """Write a spell by its id and what it adds, a prophecy by what it counts."""
    card = pen.edition.scrolls[pen.edition.scroll_index[id]]
    if card.counts is None:
        return say("spell", spell=id, adds=card.adds, code=pen.code(card.symbol or "any"))
    facts: dict[str, Any] = {"symbol": word(card.symbol or ""), "what": _ladder(card)}
    return say("prophecy", counts=card.counts, **facts)


def _ladder(card: Scroll) -> str:
    """Write what the three degrees of a prophecy take, from the minor to the perfect one."""
    if card.locations:
        places = [say("place", place=place) for place in card.locations]
        same = len(set(places)) == 1
        return f"{len(places)}×{places[0]}" if same else "›".join(places)
    return "/".join(map(str, card.at_least or ()))
