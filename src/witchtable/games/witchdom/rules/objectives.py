"""Objectives (WD-OBJ): who meets a condition first takes the token."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import Side
from witchtable.games.witchdom.events import ObjectiveClaimed
from witchtable.games.witchdom.rules import ending
from witchtable.games.witchdom.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["claim", "has_met", "open_objectives", "potions_of", "witches_of"]


def claim(state: WitchdomState, seat: Seat) -> None:
    """Take every open objective that the clan meets now, then look at the end (WD-OBJ-03 to -05)."""
    box = state.edition
    for position in open_objectives(state):
        side = state.row[position]
        if has_met(state, seat, box.sides[side]):
            state.claimed[position] = seat
            if state.told is not None:
                token = box.objectives[side // 2]
                name = "hard" if side % 2 else "easy"
                points = box.sides[side].points
                state.tell(ObjectiveClaimed(seat, token.id, name, points))
    if len(open_objectives(state)) <= 1:
        ending.trigger(state, "objectives")  # the last but one is gone (WD-END-01, -10)


def open_objectives(state: WitchdomState) -> list[int]:
    """List the positions in the row that nobody has taken, from left to right."""
    return [position for position, owner in enumerate(state.claimed) if owner == EMPTY]


def has_met(state: WitchdomState, seat: Seat, side: Side) -> bool:
    """Ask whether a clan holds all that a side asks for (WD-OBJ-01, -06 to -08)."""
    box = state.edition
    tools = {box.tools[box.potion_tool[card]] for card in state.clan_tools[seat]}
    animals = {box.animal_ids[box.witch_animal[card]] for card in state.clan_animals[seat]}
    return (
        _has_witches(state, seat, side.witches)
        and all(potions_of(state, seat, colour) >= count for colour, count in side.potions.items())
        and tools.issuperset(side.tools)
        and len(tools) >= len(set(side.tools)) + side.any_tools
        and animals.issuperset(side.animals)
        and len(animals) >= len(set(side.animals)) + side.any_animals
    )


def _has_witches(state: WitchdomState, seat: Seat, wanted: Mapping[str, int]) -> bool:
    """Ask whether the clan's witches fill all symbols, each witch one of them (WD-OBJ-06).

    For every set of colours there must be as many witches with any of them as symbols ask for
    them (Hall's condition): then the witches can be shared out.
    """
    box = state.edition
    for size in range(1, len(wanted) + 1):
        for colours in combinations(wanted, size):
            bits = sum(1 << box.colours.index(colour) for colour in colours)
            able = sum(1 for card in state.clan_witches[seat] if box.banners[card] & bits)
            if able < sum(wanted[colour] for colour in colours):
                return False
    return True


def witches_of(state: WitchdomState, seat: Seat, colour: str) -> int:
    """Count the witches of a colour in a clan; several banners count for each (WD-OBJ-06)."""
    bit = 1 << state.edition.colours.index(colour)
    return sum(1 for card in state.clan_witches[seat] if state.edition.banners[card] & bit)


def potions_of(state: WitchdomState, seat: Seat, colour: str) -> int:
    """Count the potions of a colour in a clan; wild ones have none (WD-OBJ-07)."""
    bit = 1 << state.edition.colours.index(colour)
    return sum(1 for card in state.clan_potions[seat] if state.edition.potion_colour[card] & bit)
