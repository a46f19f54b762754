"""Witchdom in numbers, for those who learn it or weigh it: every action, what a seat sees and has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from witchtable.engine.deal import Value
from witchtable.engine.game import Item
from witchtable.engine.moves import Action, Seat
from witchtable.engine.numbers import Numbers, Row, around
from witchtable.engine.state import State
from witchtable.games.witchdom.actions import Back, End, Pay, Rest
from witchtable.games.witchdom.components import DECKS, WitchdomEdition
from witchtable.games.witchdom.rules.offers import offers_of
from witchtable.games.witchdom.rules.payment import every_payment
from witchtable.games.witchdom.rules.phases import NAMES
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["NUMBERS", "catalogue", "census", "observe"]


def catalogue(edition: WitchdomEdition, options: Mapping[str, Value]) -> Iterator[Action]:
    """List every action that can ever be legal."""
    offers = offers_of(edition)
    if options["choose_novices"]:
        yield from (offers.choose[clan] for clan, pair in enumerate(edition.pairs) if pair)
    yield from offers.play
    yield Rest()
    yield offers.keep
    yield from offers.refresh_deck
    yield from offers.refresh_location
    for place in range(len(edition.locations)):
        for takes in offers.take_token[place]:
            yield from takes
        yield from offers.take_potion[place]
        yield offers.take_witch[place]
        if options["animals"]:
            yield offers.take_animal[place]
    yield from offers.brew
    if options["animals"]:
        yield from offers.tame
    yield Back()
    yield End()
    ways = {way for potion in range(len(edition.potion_ids)) for way in every_payment(edition, potion)}
    yield from map(Pay, sorted(ways, key=lambda way: (len(way), way)))


def observe(row: Row, view: Mapping[str, Any], edition: WitchdomEdition) -> None:
    """Write what a seat sees, its own things first."""
    seats = around(view)
    row.one_of("phase", view["phase"], NAMES)
    for name in ("round", "last_round", "points"):
        row.number(name, view[name])
    row.one_of("location", view["location"], edition.locations)
    if view["options"]["choose_novices"]:
        left = [pair["pair"] for pair in view["pairs"] or ()]
        row.bag("pairs", left, tuple(clan.id for clan in edition.clans))
    row.one_of("brewing", view["brewing"], tuple(edition.potion_ids))
    _board(row, view, edition)
    _objectives(row, view, edition, seats[0])
    for step, seat in enumerate(seats):
        _player(row, f"players.{step}", view, seat, edition)
    row.bag("hand", view["players"][seats[0]]["hand"], tuple(edition.card_ids))
    if view["solo"]:
        ostara = view["ostara"]
        row.bag("ostara.shown", ostara["shown"], tuple(token.id for token in edition.ostara_tokens))
        row.number("ostara.hidden", ostara["hidden"])


def _board(row: Row, view: Mapping[str, Any], edition: WitchdomEdition) -> None:
    kinds, tools, animals = tuple(edition.kind_ids), tuple(edition.tools), tuple(edition.animal_ids)
    sorts = (("potion", tuple(edition.potion_ids), tools), ("witch", tuple(edition.card_ids), animals))
    for place in view["board"]:
        name = f"board.{place['location']}"
        row.bag(f"{name}.resources", filter(None, place["resources"]), kinds)
        if view["solo"]:  # Ostara looks at their order (WD-COLLECT-07)
            for at, kind in enumerate(place["resources"], start=1):
                row.one_of(f"{name}.resources.{at}", kind, kinds)
        for sort, faces, backs in sorts:
            card = place[sort] or {"card": None, "back": None}
            row.one_of(f"{name}.{sort}", card["card"], faces)
            row.one_of(f"{name}.{sort}.back", card["back"], backs)
    for deck, backs in zip(DECKS, (tools, animals), strict=True):
        lying = view["decks"][deck]
        row.number(f"decks.{deck}.size", lying["size"])
        row.number(f"decks.{deck}.boxed", lying["boxed"])
        row.one_of(f"decks.{deck}.back", lying["back"], backs)
    row.counts("pouch", view["pouch"], kinds)


def _objectives(row: Row, view: Mapping[str, Any], edition: WitchdomEdition, me: Seat) -> None:
    sides = tuple(map("-".join, zip(edition.side_tokens, edition.side_names, strict=True)))
    groups: dict[str, list[str]] = {"free": [], "mine": [], "theirs": []}
    for entry in view["objectives"]:
        owner = entry["owner"]
        group = "free" if owner is None else "mine" if owner == me else "theirs"
        groups[group].append(f"{entry['objective']}-{entry['side']}")
    for group, found in groups.items():
        row.bag(f"objectives.{group}", found, sides)


def _player(row: Row, name: str, view: Mapping[str, Any], seat: Seat, edition: WitchdomEdition) -> None:
    player = view["players"][seat]
    cards, potions = tuple(edition.card_ids), tuple(edition.potion_ids)
    tools, animals = tuple(edition.tools), tuple(edition.animal_ids)
    row.number(f"{name}.turn", view["turn"] == seat)
    row.number(f"{name}.score", view["scores"][seat])
    row.number(f"{name}.hand_size", player["hand_size"])
    row.one_of(f"{name}.clan_card", player["clan_card"], tuple(clan.id for clan in edition.clans))
    row.counts(f"{name}.resources", player["resources"], tuple(edition.kind_ids))
    row.bag(f"{name}.played", player["played"], cards)
    row.one_of(f"{name}.active", player["played"][-1] if player["played"] else None, cards)
    for where in ("waiting", "clan"):
        row.bag(f"{name}.{where}.potions", player[where]["potions"], potions)
        row.bag(f"{name}.{where}.tools", player[where]["tools"], tools)
        row.bag(f"{name}.{where}.animals", player[where]["animals"], animals)
    row.bag(f"{name}.clan.witches", player["clan"]["witches"], cards)


def census(state: State, seat: Seat) -> list[Item]:
    """List clan, potions, brewers and objectives of a seat: for reports on whether they are fair."""
    assert isinstance(state, WitchdomState)
    edition = state.edition
    potions = (*state.waiting_potions[seat], *state.clan_potions[seat])
    found = [Item("clan", edition.clans[state.clans[seat]].id)]
    found += [Item("potion", edition.potion_names[potion]) for potion in potions]
    found += [Item("brewer", edition.card_names[card]) for card in state.clan_witches[seat]]
    found += [
        Item("objective", f"{edition.side_tokens[side]} {edition.side_names[side]}")
        for side, owner in zip(state.row, state.claimed, strict=True)
        if owner == seat
    ]
    return found


NUMBERS = Numbers(catalogue=catalogue, observe=observe)
