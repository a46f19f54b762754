"""The board as text: crystal ball, pentagram, wand and the display of scrolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from witchtable.engine.record import LETTERS
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.drawing_pen import WIDTH, Pen, View, dim, fill, say, width
from witchtable.games.witchstone.entries import Scroll
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
    columns = [max(map(width, column)) + 1 for column in (names, chips, witches)]
    room = WIDTH - sum(columns)
    short = _short_names(pen.box)
    widest = max(
        len(name) for id, name in short.items() if pen.box.location_index[id] != pen.box.witchstone
    )
    column = widest + 1 + max(pen.box.lengths, default=0) + len(_GAP)
    lines = [f"[bold]{say('ball')}[/bold]  {dim(say('ball-key', who=LETTERS[pen.focus]))}"]
    for here, *cells in zip(places, names, chips, witches, strict=True):
        heading = "".join(fill(cell, column) for cell, column in zip(cells, columns, strict=True))
        for links in _packed(_links(pen, here["location"], short), column, room):
            lines.append((heading + links).rstrip())
            heading = " " * sum(columns)
    return lines


def _chip(pen: Pen, here: View) -> str:
    """Name the chip of a location; for the Witchstone, the bonus spaces still free (WS-WITCH-15)."""
    if here["type"] == "witchstone":
        free = pen.box.scoring.witchstone[len(pen.view["witchstone"]) :]
        return "/".join(map(str, free))
    if here["chip"] is None:
        return dim("–")
    if here["chip"] == "points":
        return say("points", points=pen.box.scoring.points_chip)
    return str(word(here["chip"]))


def _witches(pen: Pen, here: View) -> str:
    """List who stands there; at the Witchstone in the order in which they came."""
    owner = here["tower_of"]
    order = pen.view["witchstone"] if here["type"] == "witchstone" else here["witches"]
    small = pen.letters([seat for seat in order if seat != owner])
    if owner is None:
        return small
    return f"{_TOWER}{pen.letter(owner)}{' ' if small else ''}{small}"


def _short_names(box: WitchstoneEdition) -> dict[str, str]:
    """Shorten ids for lists of neighbours: castle-n is c-n, unless that could be another one."""
    short = {}
    for location in box.locations:
        kind, dash, rest = location.id.partition("-")
        short[location.id] = f"{kind[0]}-{rest}" if dash and rest else location.id
        if location.type == "witchstone":
            short[location.id] = say("stone")
    often = Counter(short.values())
    return {id: name if often[name] == 1 else id for id, name in short.items()}


def _links(pen: Pen, place: str, short: dict[str, str]) -> list[str]:
    """List a location's connections by their other ends, the Witchstone last."""
    found = []
    for link in pen.view["connections"]:
        if place in (link["start"], link["end"]):
            other = link["end"] if place == link["start"] else link["start"]
            found.append((pen.box.location_index[other], other, link))
    stone = pen.box.witchstone
    found.sort(key=lambda entry: (entry[0] == stone, entry[0]))
    return [f"{short[other]} {_units(pen, link)}" for _, other, link in found]


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


def _packed(parts: Sequence[str], column: int, room: int) -> list[str]:
    """Set parts in columns, over as many lines as they need; at least one line."""
    lines = [""]
    for part in parts:
        if lines[-1] and width(lines[-1] + part) > room:
            lines.append("")
        lines[-1] += fill(part, column)
    return lines


# -- pentagram and wand -------------------------------------------------------------------------


def pentagram(pen: Pen) -> list[str]:
    """Draw the ring as a line that starts over at its end, and how far the next rewards are."""
    ring = pen.view["pentagram"]
    counters: list[int] = ring["counters"]
    spaces = []
    for at, space in enumerate(ring["spaces"]):
        here = pen.letters([seat for seat, place in enumerate(counters) if place == at])
        content = _ring_space(pen, space)
        spaces.append(_space(here, content))
    steps = []
    for seat, place in enumerate(counters):
        away = pen.box.to_reward[place]
        reward = ring["spaces"][(place + away) % len(ring["spaces"])]
        what = _reward(pen, reward)
        steps.append(f"{pen.letter(seat)} {say('steps', count=away, reward=what)}")
    steps.append(dim(say("stack", count=ring["stack"])))
    return [*pen.rows(say("pentagram"), spaces, " "), *pen.rows("", steps)]


def _ring_space(pen: Pen, space: View) -> str:
    if space["kind"] == "owl":
        return say("owls", values="/".join(map(str, space["owls"])) or "–")
    if space["kind"] == "hexagon":
        return f"⬡{pen.pair(space['tile']) if space['tile'] else '–'}"
    return ""


def _reward(pen: Pen, space: View) -> str:
    """Say what the next counter that comes there gets (WS-PENTA-03 to -05)."""
    if space["kind"] == "owl":
        if space["owls"]:
            return say("owls", values=space["owls"][0])
        return say("points", points=pen.box.scoring.empty_owl_space)
    if space["tile"]:
        return pen.pair(space["tile"])
    return say("any-actions", count=pen.box.pentagram.hexagon_actions)


def wand(pen: Pen) -> list[str]:
    """Draw the track from the hilt on; of counters on one space the first letter lies lowest."""
    track = pen.view["wand"]
    spaces = []
    for at, space in enumerate(pen.box.wand_spaces):
        order = [seat for seat in track["stacking"] if track["counters"][seat] == at]
        order += [
            seat for seat, place in enumerate(track["counters"]) if place == at and seat not in order
        ]
        here = pen.letters(order)
        content = say("hilt") if at == 0 else ""
        if space is not None:
            content = pen.wand_space(space.bonus, space.actions, space.scores, space.points)
        spaces.append(_space(here, content))
    return pen.rows(say("wand"), [*spaces, dim(say("wand-key"))], " ")


def _space(counters: str, content: str) -> str:
    """Write a space of a track: who stands there, and what it brings."""
    return ":".join(filter(None, (counters, content))) or dim("·")


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
    card = pen.box.scrolls[pen.box.scroll_index[id]]
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
