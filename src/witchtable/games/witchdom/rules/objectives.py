"""Objectives (WD-OBJ): who meets a condition first takes the token."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import POTIONS, WITCHES, Side, WitchdomEdition
from witchtable.games.witchdom.events import ObjectiveClaimed
from witchtable.games.witchdom.rules import ending
from witchtable.games.witchdom.rules.phases import EMPTY

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["claim", "has_met", "open_objectives", "open_symbols"]


def claim(state: WitchdomState, seat: Seat) -> None:
    """Take every open objective that the clan meets now, then look at the end (WD-OBJ-03 to -05)."""
    edition = state.edition
    won = [at for at in open_objectives(state) if has_met(state, seat, edition.sides[state.row[at]])]
    for position in won:
        state.claimed[position] = seat
        if state.events is not None:
            side = state.row[position]
            token = edition.objectives[side // 2]
            name = "hard" if side % 2 else "easy"
            state.tell(ObjectiveClaimed(seat, token.id, name, edition.sides[side].points))
    if won and len(open_objectives(state)) <= 1:
        ending.trigger(state, "objectives")  # the last but one is gone (WD-END-01, -10)


def open_objectives(state: WitchdomState) -> list[int]:
    """List the positions in the row that nobody has taken, from left to right."""
    return [position for position, owner in enumerate(state.claimed) if owner == EMPTY]


def has_met(state: WitchdomState, seat: Seat, side: Side) -> bool:
    """Ask whether a clan holds all that a side asks for (WD-OBJ-01, -06 to -08)."""
    edition = state.edition
    tools = {edition.tools[edition.potion_tool[card]] for card in state.clan_tools[seat]}
    animals = {edition.animal_ids[edition.witch_animal[card]] for card in state.clan_animals[seat]}
    return (
        not open_symbols(edition, WITCHES, state.clan_witches[seat], side)
        and not open_symbols(edition, POTIONS, state.clan_potions[seat], side)
        and tools.issuperset(side.tools)
        and len(tools) >= len(set(side.tools)) + side.any_tools
        and animals.issuperset(side.animals)
        and len(animals) >= len(set(side.animals)) + side.any_animals
    )


def open_symbols(edition: WitchdomEdition, deck: int, cards: Sequence[int], side: Side) -> int:
    """Count the witch (or potion) symbols of a side that these cards leave open.

    A witch of several banners counts for each of her colours, but fills one symbol only
    (WD-OBJ-06); a wild potion has no colour (WD-OBJ-07). So for every set of colours, the symbols of
    these colours beyond the cards of any of them stay open; the worst set decides (Hall's theorem).
    """
    wanted = side.potions if deck == POTIONS else side.witches
    colours = edition.potion_colour if deck == POTIONS else edition.banners
    still_open = 0
    for size in range(1, len(wanted) + 1):
        for group in combinations(wanted, size):
            bits = sum(1 << edition.colours.index(colour) for colour in group)
            able = sum(1 for card in cards if colours[card] & bits)
            still_open = max(still_open, sum(wanted[colour] for colour in group) - able)
    return still_open
