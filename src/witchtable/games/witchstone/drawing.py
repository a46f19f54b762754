"""The table as text for a terminal, drawn from a view. Square brackets are Rich markup.

Whoever draws may add `names` to the view: what the seats are called at this table. The cauldron is in
`drawing_cauldron.py`, the board in `drawing_board.py`; here are the agenda and the players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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
    running = [_batch(pen, batch) for batch in agenda["batches"]]
    bonuses = Counter(_bonus(bonus) for bonus in agenda["bonuses"])
    held = [text if count == 1 else f"{count}× {text}" for text, count in bonuses.items()]
    queue = [
        f"{entry['space']} {pen.wand_space(*(entry[key] for key in _WAND_SPACE))}"
        for entry in agenda["queue"]
    ]
    types = [
        say("type", symbol=word(entry["symbol"]), space=entry["space"], actions=entry["actions"])
        for entry in agenda["types"]
    ]
    lines = pen.rows(say("runs"), [f"[bold]{text}[/bold]" for text in running[-1:]])
    lines += pen.rows(say("waiting"), running[-2::-1])
    lines += pen.rows(say("held"), held)
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


def _bonus(bonus: View) -> str:
    """Write a bonus as it is typed, and its number of actions."""
    symbols = bonus["symbols"]
    name = f"{bonus['bonus']} {symbols[0]}" if len(symbols) == 1 else bonus["bonus"]
    text = say("bonus", bonus=name, actions=bonus["actions"])
    return f"{text} {dim(say('waits'))}" if bonus["waits"] else text


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


def _owls(player: View) -> str:
    """Count owl tiles; whoever may see their values sees them (WS-INFO-04)."""
    values = player["owls"]
    if not values:
        return say("owl-tiles", count=player["owl_tiles"])
    return say("owl-values", values="+".join(map(str, values)))


def _clusters(pen: Pen, player: View) -> str:
    """Give the largest cluster of each symbol (WS-PROPH-02)."""
    bits = dict.fromkeys(SYMBOLS, 0)
    for space, symbols in shown(pen.box, player["cauldron"]).items():
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
        parts = [scroll(pen, id) for id in player["scrolls"]]
        parts[:1] = [f"{dim(say('owned'))} {text}" for text in parts[:1]]
    used = " ".join(player["used_spells"])
    return [*parts, dim(say("used", spells=used))] if used else parts
