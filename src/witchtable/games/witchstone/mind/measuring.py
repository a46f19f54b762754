"""Measuring a seat: points by source, and what they may still become."""

from __future__ import annotations

from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.cauldron import members
from witchtable.games.witchstone.entries import SCROLL
from witchtable.games.witchstone.mind.cauldrons import open_size, room, usable
from witchtable.games.witchstone.mind.lore import (
    CHIPS,
    CONNECTIONS,
    CRYSTALS,
    ON_BOARD,
    PLAIN,
    SCROLLS,
    SPECIALS,
    Lore,
    lore_of,
)
from witchtable.games.witchstone.mind.prospects import (
    counted,
    prophecy_later,
    prophecy_now,
    turns_left,
)
from witchtable.games.witchstone.rules.phases import EMPTY
from witchtable.games.witchstone.scoring import SOURCES
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["measure"]


def measure(state: State, seat: Seat) -> list[float]:
    """Measure all features of one seat."""
    assert isinstance(state, WitchstoneState)
    lore = lore_of(state.edition)
    turns = turns_left(state, lore, seat)
    counts = counted(state, lore, seat)
    points = state.points[SOURCES * seat : SOURCES * (seat + 1)]
    # How surely each silver space ahead will still be reached.
    sure = _sureness(state, lore, seat, turns)
    return [
        *_energy(state, lore, seat, points[0], counts[CONNECTIONS] * sure[CONNECTIONS]),
        *_witches(state, lore, seat, points[1] + points[2] + points[3], counts[CHIPS]),
        counts[ON_BOARD] * sure[ON_BOARD],
        counts[CHIPS] * sure[CHIPS],
        *_wand(state, lore, seat, sum(points[5:11])),
        *_pentagram(state, seat, points[4]),
        counts[SPECIALS] * sure[SPECIALS],
        *_crystals(state, lore, seat, points[11]),
        counts[CRYSTALS] * sure[CRYSTALS],
        *_scrolls(state, lore, seat, counts, turns),
        counts[SCROLLS] * sure[SCROLLS],
        *_tiles(state, seat, turns),
    ]


def _sureness(state: WitchstoneState, lore: Lore, seat: Seat, turns: int) -> list[float]:
    sure = [0.0] * 8
    at = state.wand[seat]
    for space, kind in lore.silver_at:
        if space > at:
            sure[kind] += lore.amount[space] * min(1.0, 1.7 * turns / (space - at))
    return sure


def _energy(state: WitchstoneState, lore: Lore, seat: Seat, points: int, silver: float) -> list[float]:
    network = state.network[seat]
    stock = state.stock[seat]
    begun = state.begun[seat]
    laid = 0.0
    if begun != EMPTY and state.edition.lengths[begun] - state.units[begun] <= stock:
        laid = lore.connection_points[begun] * state.units[begun] / state.edition.lengths[begun]
    free = 0
    for ends, builder, length in zip(
        state.edition.end_bits, state.builder, state.edition.lengths, strict=True
    ):
        if builder < 0 and ends & network:
            free += length
    return [points / 10, stock / 2, laid, silver, network.bit_count() / 1.0, min(free, stock) / 4]


def _witches(state: WitchstoneState, lore: Lore, seat: Seat, points: int, chips: int) -> list[float]:
    targets = state.network[seat] & ~state.standing[seat]
    with_chip, others, stone = 0.0, 0, 0.0
    for location in members(targets):
        if state.chips[location] != EMPTY:
            with_chip += lore.chip_worth[state.chips[location]] / 4
        elif location == state.edition.witchstone:
            stone = lore.stone_points[len(state.stone)]
        else:
            others += 1
    lying = state.lying[seat]
    ready = min(lying, targets.bit_count())
    return [
        points / 10,
        chips / 5,
        state.witches[seat] / 2,
        float(ready),
        float(lying - ready),
        with_chip,
        float(others),
        stone,
    ]


def _wand(state: WitchstoneState, lore: Lore, seat: Seat, points: int) -> list[float]:
    at = state.wand[seat]
    front = 0
    for other in range(state.seats):
        if other != seat and state.wand[other] > front:
            front = state.wand[other]
    dark, step = 0.0, 0
    for space in range(at + 1, lore.last + 1):
        symbol = lore.dark[space]
        if symbol >= 0:
            dark += 2.0 if symbol == SCROLL else PLAIN[symbol] * lore.amount[space]
        if not step and (symbol >= 0 or lore.silver[space] >= 0):
            step = space - at
    return [
        points / 10,
        at / 2,
        min(max(0, at - front), 6) / 2,
        min(max(0, front - at), 8) / 2,
        dark,
        2.0 / step if step else 0.0,
    ]


def _pentagram(state: WitchstoneState, seat: Seat, points: int) -> list[float]:
    edition = state.edition
    ring = edition.pentagram.spaces
    at = state.ring[seat]
    owls = edition.pentagram.owls
    next_owl = 0.0
    for steps in range(1, len(ring) + 1):
        stack = edition.owl_number.get((at + steps) % len(ring))
        if stack is not None:
            left = owls[state.owls_taken[stack]] if state.owls_taken[stack] < len(owls) else 2
            next_owl = left / steps
            break
    specials = float(len(state.beside[seat]) + len(state.laid_specials[seat]))
    return [
        (points + sum(state.owls[seat])) / 10,
        3.0 - edition.to_reward[at],
        next_owl,
        specials,
    ]


def _crystals(state: WitchstoneState, lore: Lore, seat: Seat, removals: int) -> list[float]:
    prices = 0
    near = 0.0
    for space in members(state.crystals[seat]):
        prices += 1
        near += 1.0 / lore.nearest_rim[space]
    black = 0.0
    if state.black[seat]:
        black = 2.0 / lore.nearest_rim[state.black[seat].bit_length() - 1]
    return [removals / 2, float(prices), near, black]


def _scrolls(
    state: WitchstoneState, lore: Lore, seat: Seat, counts: list[int], turns: int
) -> list[float]:
    singles, doubles, now, later = 0, 0, 0.0, 0.0
    for scroll in state.scrolls[seat]:
        if lore.is_single[scroll]:
            singles += 1
        elif lore.is_spell[scroll]:
            doubles += 1
        else:
            sure = prophecy_now(state, lore, seat, scroll, counts)
            now += sure
            later += prophecy_later(state, lore, seat, scroll, counts, turns) - sure
    return [float(singles + doubles), float(doubles), now / 10, later / 5]


def _tiles(state: WitchstoneState, seat: Seat, turns: int) -> list[float]:
    """What the cauldron promises: the clusters that another tile would make, and the tiles for it.

    Open tiles, supply and tiles in the box are taken together: that much is known of every seat.
    """
    spaces = usable(state.occupied[seat])
    tiles = state.edition.tiles
    shown = state.symbols[6 * seat : 6 * seat + 6]
    energy, crystal, witch, wand, pentagram, scroll = (open_size(each, spaces) for each in shown)
    worth = (
        PLAIN[0] * energy,
        PLAIN[1] * crystal,
        PLAIN[2] * witch,
        PLAIN[3] * wand,
        PLAIN[4] * pentagram,
        3.0 + 0.4 * scroll,
    )
    best, total, count = 0.0, 0.0, 0
    for some in (state.hands[seat], state.supply[seat], state.returned[seat]):
        for tile in some:
            first, second = tiles[tile]
            both = worth[first] + worth[second]
            total += both
            count += 1
            if both > best:
                best = both
    mean = total / count if count else 0.0
    lack = turns - room(state.occupied[seat])
    return [
        float(energy),
        float(crystal),
        float(witch),
        float(wand),
        float(pentagram),
        float(scroll),
        best / 5,
        mean / 5,
        float(len(state.laid_specials[seat])),
        mean * turns / 20,
        float(lack) if lack > 0 else 0.0,
        float(turns),
    ]
