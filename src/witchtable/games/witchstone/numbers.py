"""Witchstone in numbers: every action and what a seat sees, for those who learn it; and a census."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from witchtable.engine.deal import Value
from witchtable.engine.game import Item
from witchtable.engine.moves import Action, Seat
from witchtable.engine.numbers import Numbers, Row, around
from witchtable.engine.state import State
from witchtable.games.witchstone.agenda import PHASES
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import EMPTY, FRONTS, SYMBOLS
from witchtable.games.witchstone.rules.crystals import CRYSTALS
from witchtable.games.witchstone.rules.offers import offers_of
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["NUMBERS", "catalogue", "census", "observe"]


def catalogue(edition: WitchstoneEdition, options: Mapping[str, Value]) -> Iterator[Action]:  # noqa: ARG001
    """List every action that can ever be legal."""
    return offers_of(edition).catalogue()


def observe(row: Row, view: Mapping[str, Any], edition: WitchstoneEdition) -> None:
    """Write what a seat sees, its own things first."""
    seats = around(view)
    row.one_of("phase", view["phase"], PHASES)
    for name in ("round", "pile"):
        row.number(name, view[name])
    _agenda(row, view["agenda"], edition)
    _board(row, view, seats)
    _tracks(row, view, edition, seats)
    row.bag("table", view["table"], FRONTS)
    scrolls = tuple(edition.scroll_ids)
    for at in range(edition.setup.display):
        lying = view["display"][at] if at < len(view["display"]) else None
        row.one_of(f"display.{at + 1}", lying, scrolls)
    for step, seat in enumerate(seats):
        _player(row, f"players.{step}", view, seat, edition)
        _cauldron(row, f"players.{step}.cauldron", view["players"][seat]["cauldron"])
    row.bag("hand", view["players"][seats[0]]["hand"], tuple(edition.tile_ids))


def _agenda(row: Row, agenda: Mapping[str, Any], edition: WitchstoneEdition) -> None:
    others = dict.fromkeys(bonus.source for bonus in edition.bonuses if not bonus.is_special)
    sources = ("main", "wand", *others, *edition.special_ids)
    *below, running = agenda["batches"] or [None]
    running = running or {"symbol": None, "left": 0, "granted": 0, "source": None, "rim": []}
    row.number("agenda.batches", len(agenda["batches"]))
    row.one_of("agenda.symbol", running["symbol"], SYMBOLS)
    row.one_of("agenda.source", running["source"], sources)
    row.number("agenda.left", running["left"])
    row.number("agenda.granted", running["granted"])
    for crystal in CRYSTALS:
        on_rim = [entry["symbol"] for entry in running["rim"] if entry["crystal"] == crystal]
        row.bag(f"agenda.rim.{crystal}", on_rim, SYMBOLS)
    waiting = dict.fromkeys(SYMBOLS, 0)
    for batch in below:
        waiting[batch["symbol"]] += batch["left"]
    row.counts("agenda.below", waiting, SYMBOLS)
    owed = dict.fromkeys(SYMBOLS, 0)
    for entry in agenda["types"]:
        owed[entry["symbol"]] += entry["actions"]
    row.counts("agenda.types", owed, SYMBOLS)
    for state, waits in (("ready", False), ("waiting", True)):
        held = [entry for entry in agenda["bonuses"] if entry["waits"] == waits]
        row.bag(f"agenda.bonuses.{state}", [entry["bonus"] for entry in held], sources)
        for symbol in SYMBOLS:
            actions = sum(entry["actions"] for entry in held if symbol in entry["symbols"])
            row.number(f"agenda.actions.{state}.{symbol}", actions)
    row.bag("agenda.queue", [entry["space"] for entry in agenda["queue"]], _numbers(edition.wand.last))


def _board(row: Row, view: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    steps = {seat: step for step, seat in enumerate(seats)}
    words = tuple(range(len(seats)))
    for place in view["locations"]:
        name = f"locations.{place['location']}"
        row.one_of(f"{name}.tower_of", steps.get(place["tower_of"]), words)
        row.one_of(f"{name}.chip", place["chip"], FRONTS)
        row.bag(f"{name}.witches", [steps[seat] for seat in place["witches"]], words)
    for way in view["connections"]:
        name = f"connections.{way['start']}.{way['end']}"
        row.one_of(f"{name}.builder", steps.get(way["builder"]), words)
        row.number(f"{name}.units", way["units"])
        row.number(f"{name}.complete", way["complete"])
    row.bag("witchstone", [steps[seat] for seat in view["witchstone"]], words)
    for shelf in view["rack"]:
        for crystal in CRYSTALS:
            owners = [steps[c["seat"]] for c in shelf["crystals"] if c["crystal"] == crystal]
            row.bag(f"rack.{shelf['shelf']}.{crystal}", owners, words)


def _tracks(
    row: Row, view: Mapping[str, Any], edition: WitchstoneEdition, seats: Sequence[Seat]
) -> None:
    ring, wand = view["pentagram"], view["wand"]
    row.number("pentagram.stack", ring["stack"])
    for at, space in enumerate(ring["spaces"]):
        if space["kind"] == "owl":
            row.number(f"pentagram.{at}.owls", len(space["owls"]))
            row.number(f"pentagram.{at}.first", space["owls"][0] if space["owls"] else 0)
        elif space["kind"] == "hexagon":
            row.one_of(f"pentagram.{at}.tile", space["tile"], tuple(edition.special_ids))
    for step, seat in enumerate(seats):
        row.one_of(f"pentagram.counter.{step}", ring["counters"][seat], _numbers(len(ring["spaces"])))
        row.number(f"wand.counter.{step}", wand["counters"][seat])
        stacking = wand["stacking"]
        row.number(f"wand.stacking.{step}", stacking.index(seat) + 1 if seat in stacking else 0)


def _player(
    row: Row, name: str, view: Mapping[str, Any], seat: Seat, edition: WitchstoneEdition
) -> None:
    player = view["players"][seat]
    tiles, specials, scrolls = (
        tuple(edition.tile_ids),
        tuple(edition.special_ids),
        tuple(edition.scroll_ids),
    )
    row.number(f"{name}.turn", view["turn"] == seat)
    row.number(f"{name}.starts", view["starting_player"] == seat)
    row.number(f"{name}.score", view["scores"][seat])
    for part in ("hand_size", "supply", "returned", "energy", "owl_tiles", "chips",
                 "crystals_aside", "removed"):  # fmt: skip
        row.number(f"{name}.{part}", player[part])
    row.number(f"{name}.witches.supply", player["witches"]["supply"])
    row.number(f"{name}.witches.lying", player["witches"]["lying"])
    row.bag(f"{name}.network", player["network"], tuple(edition.location_ids))
    ways = tuple(f"{start}.{end}" for start, end, _ in edition.connections)
    row.one_of(f"{name}.begun", ".".join(player["begun"]) if player["begun"] else None, ways)
    row.bag(f"{name}.discarded", player["discarded"], tiles)
    row.bag(f"{name}.special_tiles", player["special_tiles"], specials)
    row.bag(f"{name}.used_spells", player["used_spells"], scrolls)
    row.number(f"{name}.owls", sum(player["owls"] or ()))
    row.bag(f"{name}.scrolls", player["scrolls"], scrolls)
    row.counts(f"{name}.degrees", player["degrees"], scrolls)


def _cauldron(row: Row, name: str, cauldron: Mapping[str, Any]) -> None:
    """Write for every space which symbols lie on it, and where the crystals are."""
    lying: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for entry in cauldron["tiles"]:
        first, second = entry["tile"].split("-")
        lying[first].append(entry["first"])
        lying[second].append(entry["second"])
    for entry in cauldron["special_tiles"]:
        for symbol in entry["tile"].split("-"):
            lying[symbol].append(entry["space"])
    for symbol in SYMBOLS:
        row.bag(f"{name}.{symbol}", lying[symbol], SPACES)
    row.bag(f"{name}.crystals", cauldron["crystals"], SPACES)
    row.one_of(f"{name}.black_crystal", cauldron["black_crystal"], SPACES)


def _numbers(last: int) -> tuple[int, ...]:
    return tuple(range(last + 1))


def census(state: State, seat: Seat) -> list[Item]:
    """List what a seat has of the pieces, scrolls and tower: for reports on whether they are fair."""
    assert isinstance(state, WitchstoneState)
    edition = state.edition
    found = [
        Item("scroll", edition.scroll_ids[scroll])
        for scroll in (*state.scrolls[seat], *state.spent[seat])
    ]
    if state.towers[seat] != EMPTY:
        found.append(Item("tower", edition.location_ids[state.towers[seat]]))
    return found


NUMBERS = Numbers(catalogue=catalogue, observe=observe)
