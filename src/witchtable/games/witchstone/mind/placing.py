"""Instinct for tiles: the two clusters a tile makes, what their actions bring, and what grows later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from witchtable.engine.mind import NEVER
from witchtable.engine.moves import Action
from witchtable.games.witchstone.actions import Discard, PlaceTile
from witchtable.games.witchstone.cauldron import (
    ALL_SPACES,
    BITS,
    NEAR,
    SPACE_INDEX,
    by_room,
    groups,
    members,
)
from witchtable.games.witchstone.mind.figures import PLAIN
from witchtable.games.witchstone.mind.valuation import MOST, Valuation
from witchtable.games.witchstone.rules.crystals import in_cauldron

__all__ = ["laying", "placements", "worth_of_spaces"]

# Tuned in play of instinct against instinct.
_CROWDING: Final = 0.12
_GROWTH: Final = 0.1
_LAID: Final = 0.85
_ROOM: Final = 0.5


def placements(worths: Valuation, actions: Sequence[Action]) -> list[float]:
    """Weigh the ways to place a tile; crystals are taken out only when nothing fits."""
    edition = worths.state.edition
    worth = worth_of_spaces(worths)
    tiles, index, space = edition.tiles, edition.tile_index, SPACE_INDEX
    found: list[float] = []
    fits = False
    for action in actions:
        if isinstance(action, PlaceTile):
            first, second = tiles[index[action.tile]]
            found.append(worth[first][space[action.first]] + worth[second][space[action.second]])
            fits = True
        elif isinstance(action, Discard):
            found.append(0.0)
            fits = True
        else:
            found.append(NEVER if fits else -1.0)
    return found


def worth_of_spaces(worths: Valuation) -> list[list[float]]:
    """Weigh each symbol on each empty space: the actions of its cluster, and what they leave."""
    state, seat = worths.state, worths.seat
    empty = ALL_SPACES & ~state.occupied[seat]
    later = min(worths.turns - 1, 5)
    remaining = worths.remaining()
    sizes: list[list[int]] = []
    crowding = [0.0] * len(BITS)
    for symbol in range(6):
        size = [1] * len(BITS)
        for number, around, _ in groups(state.symbols[6 * seat + symbol]):
            near = around & empty
            if near:
                # Whoever covers a space beside a group takes room from its symbol.
                share = _CROWDING * number * min(remaining[symbol], later) / near.bit_count()
                share *= PLAIN[symbol]
                for space in members(near):
                    size[space] += number
                    crowding[space] += share
        sizes.append(size)
    roomy, narrow = by_room(empty)
    worth: list[list[float]] = []
    for symbol in range(6):
        size = sizes[symbol]
        table = worths.table(symbol)
        grows = _GROWTH * PLAIN[symbol] * min(remaining[symbol], later)
        row = [0.0] * len(BITS)
        for space in roomy:
            number = size[space]
            now = table[number if number < MOST else MOST]
            row[space] = now + grows * number - crowding[space]
        for space in narrow:
            number = size[space]
            now = table[number if number < MOST else MOST]
            row[space] = now + grows * (0.5 * number) - crowding[space]
        worth.append(row)
    return worth


def laying(worths: Valuation, special: int, space: int) -> float:
    """Weigh a special tile in the cauldron: it makes both clusters larger, and joins groups."""
    state, seat = worths.state, worths.seat
    bit = BITS[space]
    empty = ALL_SPACES & ~state.occupied[seat] & ~bit
    remaining = worths.remaining()
    worth = 0.0
    later = worths.turns - 1
    supply = len(state.hands[seat]) + len(state.supply[seat])
    for symbol in worths.figures.specials[special]:
        joined, most, grown, running = 1, 0, 0, 0
        for number, around, group in groups(state.symbols[6 * seat + symbol]):
            most = max(most, number)
            if around & bit:
                joined += number
                grown |= around
                for half, _ in state.todo:
                    if group & BITS[half]:
                        running = number
        if (grown | NEAR[space]) & empty and joined > most:
            # How often a tile with this symbol will come beside it, and what it brings more.
            tiles = min(remaining[symbol], 5) * later / max(1, supply)
            worth += _LAID * PLAIN[symbol] * min(joined - most, 3) * tiles
        if running:  # the cluster of the type still to come is counted when its turn comes
            worth += PLAIN[symbol] * (joined - running)
    # It takes room that tiles may need.
    crystals = in_cauldron(state, seat).bit_count()
    lack = 2 * later + 3 - empty.bit_count() - 0.7 * crystals
    return worth - _ROOM * lack if lack > 0 else worth
