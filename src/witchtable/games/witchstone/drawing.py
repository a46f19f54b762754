"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup.

Whoever draws may add to the view: `names`, what the seats are called at this table; `width`, the
columns of the terminal; and `focus`, the seat whose cauldron to draw (by default that of the viewer
and, while another plays, that seat's as well). Cauldrons are in `drawing_cauldron.py`, the board is in
`drawing_board.py`; here are the agenda and the players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX, cluster, members
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.drawing_board import crystal_ball, pentagram, scroll, scrolls, wand
from witchtable.games.witchstone.drawing_cauldron import cauldron, shown
from witchtable.games.witchstone.drawing_pen import BLACK, OWN, Pen, View, dim, say
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.texts import word

__all__ = ["draw"]

_INDENT: Final = 2  # of all lines of a player but the first
_WAND_SPACE: Final = ("bonus", "actions", "scores", "points")


def draw(view: Mapping[str, Any], edition: Edition) -> list[str]:
    """Draw the table as the view's owner sees it: agenda and cauldron, board, players."""
    assert isinstance(edition, WitchstoneEdition)
    pen = Pen(view, edition)
    lines = [_heading(pen), *_agenda(pen), "", *cauldron(pen), "", *crystal_ball(pen)]
    lines += [*pentagram(pen), *wand(pen), *scrolls(pen)]
    for owner in range(view["seats"]):
        lines += _player(pen, owner)
    return lines


def _heading(pen: Pen) -> str:
    view = pen.view
    stage = "over" if not view["deciders"] else "turn" if view["round"] else "set-up"
    winners = [pen.name(seat) for seat in view["winners"]]
    facts = {"round": view["round"], "rounds": view["rounds"], "who": pen.name(view["turn"])}
    facts["first"] = LETTERS[view["starting_player"]]
    return f"[bold]{say('heading', stage=stage, winners=winners, **facts)}[/bold]"


# -- the agenda ---------------------------------------------------------------------------------


def _agenda(pen: Pen) -> list[str]:
    """List what the running turn still owes its player; nothing when nothing runs."""
    agenda = pen.view["agenda"]
    *below, last = agenda["batches"] or [None]
    running = [f"[bold]{_batch(pen, last)}[/bold]"] if last else []
    waiting = [_batch(pen, batch) for batch in reversed(below) if batch["left"] or batch["rim"]]
    queue = [
        f"{entry['space']} {pen.wand_space(*(entry[key] for key in _WAND_SPACE))}"
        for entry in agenda["queue"]
    ]
    types = [
        say("type", symbol=word(entry["symbol"]), space=entry["space"], actions=entry["actions"])
        for entry in agenda["types"]
    ]
    lines = pen.rows(say("runs"), running)
    lines += pen.rows(say("waiting"), waiting)
    lines += pen.rows(say("held"), _bonuses(agenda["bonuses"]))
    lines += pen.rows(say("queue"), queue)
    lines += pen.rows(say("to-come"), types)
    return lines + pen.rows(say("closing"), _lapses(agenda))


def _batch(pen: Pen, batch: View) -> str:
    facts = {"left": batch["left"], "granted": batch["granted"], "source": word(batch["source"])}
    text = say("batch", kind=batch["symbol"], symbol=word(batch["symbol"]), **facts)
    rim = [
        (BLACK if lies["crystal"] == "black" else OWN) + pen.code(lies["symbol"])
        for lies in batch["rim"]
    ]
    return f"{text}, {say('on-rim', crystals=' '.join(rim))}" if rim else text


def _bonuses(bonuses: Sequence[View]) -> list[str]:
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


def _lapses(agenda: View) -> list[str]:
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


# -- the players --------------------------------------------------------------------------------


def _player(pen: Pen, owner: Seat) -> list[str]:
    player = pen.view["players"][owner]
    witches = player["witches"]
    standing = [place for place in witches["standing"] if place != player["tower"]]
    parts = [
        _title(pen, owner),
        say("energy", count=player["energy"]),
        say("chips", count=player["chips"]),
        _owls(player),
        _crystals(player),
        say("hex-tiles", open=player["hand_size"], supply=player["supply"]),
        say("special-tiles", count=_specials(player)),
        say("silver-spaces", count=_silver(pen, owner)),
        say("witches", supply=witches["supply"], lying=witches["lying"], standing=len(standing)),
        _clusters(pen, player),
    ]
    cards = [
        say(label, tiles=" ".join(map(pen.pair, player[tiles])))
        for label, tiles in (("beside", "special_tiles"), ("discarded", "discarded"))
        if player[tiles]
    ]
    cards += _scrolls(pen, player)
    cards[:1] = [" " * _INDENT + text for text in cards[:1]]
    return [*pen.flow(parts, indent=_INDENT), *pen.flow(cards, indent=_INDENT)]


def _title(pen: Pen, owner: Seat) -> str:
    style = "bold reverse" if owner in pen.view["deciders"] else "bold"
    points = say("points", points=pen.view["scores"][owner])
    return f"[{style}]{pen.name(owner)}[/] [bold]{points}[/bold]"


def _specials(player: View) -> int:
    """Count the special tiles owned: in the cauldron and beside the screen (WS-PROPH-14)."""
    return len(player["cauldron"]["special_tiles"]) + len(player["special_tiles"])


def _silver(pen: Pen, owner: Seat) -> int:
    """Count the silver spaces of the wand reached or passed (WS-PROPH-13)."""
    at: int = pen.view["wand"]["counters"][owner]
    return sum(space.scores is not None and space.at <= at for space in pen.edition.wand.spaces)


def _owls(player: View) -> str:
    """Count owl tiles; whoever may see their values sees them (WS-INFO-04)."""
    values = player["owls"]
    if not values:
        return say("owl-tiles", count=player["owl_tiles"])
    return say("owl-values", values="+".join(map(str, values)))


def _clusters(pen: Pen, player: View) -> str:
    """Give the largest cluster of each symbol (WS-PROPH-02)."""
    bits = dict.fromkeys(SYMBOLS, 0)
    for space, symbols in shown(pen.edition, player["cauldron"]).items():
        for symbol in symbols:
            bits[symbol] |= BITS[SPACE_INDEX[space]]
    sizes = []
    for symbol in SYMBOLS:
        clusters = [cluster(bits[symbol], at).bit_count() for at in members(bits[symbol])]
        sizes.append(f"{pen.code(symbol)}{max(clusters, default=0)}")
    return say("clusters", sizes=" ".join(sizes))


def _crystals(player: View) -> str:
    """Count the crystals in the cauldron and those beside the screen."""
    here = player["cauldron"]
    black = f" {BLACK}" if here["black_crystal"] else ""
    left = f"{OWN}{len(here['crystals'])}{black}"
    return say("crystals", left=left, aside=player["crystals_aside"], removed=player["removed"])


def _scrolls(pen: Pen, player: View) -> list[str]:
    """List scrolls, unless they are hidden with their number, and used spells (WS-INFO-05)."""
    if player["scrolls"] is None:
        parts = [say("hidden-scrolls")]
    else:
        parts = [_owned(pen, id, player["degrees"].get(id)) for id in player["scrolls"]]
        parts[:1] = [f"{dim(say('owned'))} {text}" for text in parts[:1]]
    used = " ".join(player["used_spells"])
    return [*parts, dim(say("used", spells=used))] if used else parts


def _owned(pen: Pen, id: str, degree: int | None) -> str:
    """Write an own scroll; a prophecy with the points that it would bring now (WS-PROPH-01)."""
    if degree is None:
        return scroll(pen, id)
    points = say("points", points=pen.edition.scoring.prophecy[degree])
    return f"{scroll(pen, id)} {say('now', points=points)}"
