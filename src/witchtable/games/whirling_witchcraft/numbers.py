"""Whirling Witchcraft for those who learn or study it: every action, what a seat sees, its cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from witchtable.engine.deal import Value
from witchtable.engine.game import Item
from witchtable.engine.moves import Action, Seat
from witchtable.engine.numbers import Numbers, Row, around
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.actions import Choose
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import NOTHING
from witchtable.games.whirling_witchcraft.personalities import POWERS
from witchtable.games.whirling_witchcraft.rules import ARCANA, ICONS, PERSONALITY, PHASES, PLAY
from witchtable.games.whirling_witchcraft.rules.offers import Offers, offers_of
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["NUMBERS", "catalogue", "census", "observe"]

_TRIGGERS = (*ICONS, "move")


def catalogue(edition: WhirlingEdition, options: Mapping[str, Value]) -> Iterator[Action]:
    """List every action that can ever be legal: step by step of a round, recipes in use at the end."""
    offers = offers_of(edition)
    everybody: dict[int, list[Action]] = {
        PERSONALITY: [Choose(entry.id) for entry in edition.personalities],
        PLAY: [*offers.play],
        ARCANA: [*offers.potion, *(raven for raven, _ in offers.ravens), *offers.book],
    }
    for phase in range(len(PHASES)):
        yield from everybody.get(phase, ())
        for power in POWERS.values():
            if power.phase == phase:
                yield from power.vocabulary(edition)
    yield from (offers.done, offers.back)
    if options["brew_mode"] == "on_call":
        yield offers.call
    yield from _uses(offers, from_cauldron=bool(options["potion_cube_feeds_recipes"]))


def _uses(offers: Offers, *, from_cauldron: bool) -> Iterator[Action]:
    """List every use of every recipe: as if everything it needs lay everywhere."""
    # A recipe that needs the same both ways round is used in the same words.
    seen: dict[Action, None] = {}
    for ways in offers.ways:
        for way in ways:
            cauldron = way.need if from_cauldron else NOTHING
            seen.update(dict.fromkeys(offers.allot(way, way.need, way.need, cauldron, way.need).uses))
    yield from seen


def observe(row: Row, view: Mapping[str, Any], edition: WhirlingEdition) -> None:
    """Write what a seat sees, its own things first."""
    cards = tuple(recipe.id for recipe in edition.recipes)
    personalities = tuple(entry.id for entry in edition.personalities)
    seats = around(view)
    row.one_of("phase", view["phase"], PHASES)
    for name in ("round", "ordered", "deck", "discards"):
        row.number(name, view[name])
    row.bag("returned", view["returned"], personalities)
    row.bag("discards_known", view["discards_known"], cards)
    for step, seat in enumerate(seats):
        _player(row, f"players.{step}", view, seat, edition)
        row.bag(f"players.{step}.hand_known", view["players"][seat]["hand_known"], cards)
    row.bag("hand", view["players"][seats[0]]["hand"], cards)
    _mine(row, view["mine"], edition, personalities)


def _player(row: Row, name: str, view: Mapping[str, Any], seat: Seat, edition: WhirlingEdition) -> None:
    player = view["players"][seat]
    kinds = tuple(edition.kind_ids)
    queue = view["queue"]
    row.number(f"{name}.score", view["scores"][seat])
    for group in ("deciders", "owing", "committed"):
        row.number(f"{name}.{group}", seat in view[group])
    row.number(f"{name}.queue", queue.index(seat) + 1 if seat in queue else 0)
    row.one_of(f"{name}.personality", player["personality"], tuple(p.id for p in edition.personalities))
    row.number(f"{name}.hand_size", player["hand_size"])
    row.number(f"{name}.initiative", player["initiative"])
    _recipes(row, f"{name}.recipes", player["recipes"], edition)
    row.counts(f"{name}.trackers", player["trackers"], ICONS)
    row.counts(f"{name}.triggers", player["triggers"], _TRIGGERS)
    row.bag(f"{name}.books", player["books"], kinds)
    for heap in ("bench", "cauldron", "circle"):
        row.counts(f"{name}.{heap}", player[heap], kinds)


def _recipes(row: Row, name: str, found: list[dict[str, Any]], edition: WhirlingEdition) -> None:
    ids = tuple(dict.fromkeys(edition.code_ids))
    for way, rotated in (("upright", False), ("rotated", True)):
        row.bag(f"{name}.{way}", [one["recipe"] for one in found if one["rotated"] == rotated], ids)


def _mine(
    row: Row, mine: Mapping[str, Any], edition: WhirlingEdition, personalities: tuple[str, ...]
) -> None:
    """Write the own sealed decision as far as it has come."""
    choice, kinds = mine["choice"], tuple(edition.kind_ids)
    words = (*personalities, "redraw", "keep")
    row.bag("mine.personalities", mine["personalities"], personalities)
    row.one_of("mine.choice", choice if isinstance(choice, str) else None, words)
    _recipes(row, "mine.recipe", [choice] if isinstance(choice, dict) else [], edition)
    row.one_of("mine.gamble", mine["gamble"], tuple(recipe.id for recipe in edition.recipes))
    row.one_of("mine.dare", mine.get("dare"), ICONS)
    draft = mine["draft"] or {}
    row.number("mine.draft", mine["draft"] is not None)
    for heap in ("bench", "made", "cauldron"):
        row.counts(f"mine.draft.{heap}", draft.get(heap), kinds)
    row.bag("mine.draft.books", draft.get("books"), kinds)
    row.counts("mine.draft.triggers", draft.get("triggers"), _TRIGGERS)
    row.bag("mine.draft.used", draft.get("used"), tuple(dict.fromkeys(edition.code_ids)))


def census(state: State, seat: Seat) -> list[Item]:
    """List personality and recipes of a seat."""
    assert isinstance(state, WhirlingState)
    edition = state.edition
    cards = {code // 2 for code in state.tableau[seat]}  # a personality's recipe counts as personality
    found = [
        Item("recipe", recipe.name) for card, recipe in enumerate(edition.recipes) if card in cards
    ]
    personality = state.personality[seat]
    if personality >= 0:
        found.append(Item("personality", edition.personalities[personality].name))
    return found


NUMBERS = Numbers(catalogue=catalogue, observe=observe)
