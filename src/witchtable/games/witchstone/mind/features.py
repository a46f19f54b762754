"""What is measured of a seat: points by source and what they may become; and what each is worth."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Feature, Weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.cauldron import (
    cluster_with_one_more,
    fitting_tiles,
    members,
    spaces_for_tiles,
)
from witchtable.games.witchstone.entries import EMPTY, SCROLL
from witchtable.games.witchstone.mind.valuation import PLAIN, chip_worth, stone_points
from witchtable.games.witchstone.rules.energy import missing, open_connections
from witchtable.games.witchstone.rules.pentagram import owl_points
from witchtable.games.witchstone.rules.turn import turns_left
from witchtable.games.witchstone.rules.wand import front_of_others
from witchtable.games.witchstone.scoring import CHIPS as CHIP_POINTS
from witchtable.games.witchstone.scoring import CONNECTIONS as CONNECTION_POINTS
from witchtable.games.witchstone.scoring import (
    EMPTY_OWL_SPACES,
    FIRST_SILVER,
    REMOVALS,
    SOURCES,
    WITCHES,
    WITCHSTONE,
)
from witchtable.games.witchstone.scroll_kinds import (
    CHIPS,
    CONNECTIONS,
    COUNTED,
    CRYSTALS,
    SCROLLS,
    SPECIAL_TILES,
    WITCHES_ON_BOARD,
    count_all,
)
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["FEATURES", "HAND", "measure"]

# Each feature, the source of points that it belongs to, and what one of it is worth at the beginning
# and at the end of the game: guessed first, then corrected by how games of instinct went on. In the
# order in which `measure` lists them.
_TABLE: Final[tuple[tuple[str, str, float, float], ...]] = (
    ("energy points", "energy", 7.5, 9.5),
    ("energy stock", "energy", 1.2, 0),
    ("begun connection", "energy", 1.8, 0.4),
    ("connections before silver", "energy", 1.5, 0.2),
    ("network", "energy", 1.4, -0.2),
    ("free connections", "energy", -1.2, -0.6),
    ("witch points", "witches", 8, 10),
    ("chips", "witches", 8, 10),
    ("witches in supply", "witches", 0.8, -0.5),
    ("lying ready", "witches", 1.8, 1.7),
    ("lying idle", "witches", 1, 0),
    ("targets with chips", "witches", 2.2, 0.9),
    ("other targets", "witches", -0.3, 0),
    ("witchstone open", "witches", 0.5, 0),
    ("witches before silver", "witches", 1.2, 0.4),
    ("chips before silver", "witches", 0.9, 1),
    ("wand points", "wand", 11, 10),
    ("wand space", "wand", 0.5, 0.1),
    ("wand lead", "wand", 1.1, 0.4),
    ("wand behind", "wand", -1.4, -0.4),
    ("dark spaces ahead", "wand", 1.2, 0.2),
    ("next wand space", "wand", 1, 1.8),
    ("pentagram points", "pentagram", 9, 9.5),
    ("pentagram steps", "pentagram", 2.4, 0.3),
    ("next owl", "pentagram", -0.6, 0.4),
    ("special tiles", "pentagram", 2.4, 0),
    ("special tiles before silver", "pentagram", -0.4, 0.1),
    ("removals", "crystals", 2, 2),
    ("crystals in the cauldron", "crystals", 0, -0.6),
    ("crystals near the rim", "crystals", 5, 0.8),
    ("black crystal", "crystals", 4, 0),
    ("crystals before silver", "crystals", 2, 0.3),
    ("spells", "scrolls", 1.7, 2.2),
    ("double spells", "scrolls", 1.7, -0.1),
    ("prophecies now", "scrolls", 6.5, 10),
    ("prophecies to come", "scrolls", 3.7, 5.4),
    ("scrolls before silver", "scrolls", 1.7, 0.5),
    ("energy cluster", "tiles", 1, 0),
    ("crystal cluster", "tiles", 0.8, -0.2),
    ("witch cluster", "tiles", 0.6, -0.2),
    ("wand cluster", "tiles", 2.7, 0),
    ("pentagram cluster", "tiles", 0.2, 0),
    ("scroll cluster", "tiles", -0.2, 0),
    ("best tile", "tiles", -0.5, 0),
    ("tiles to come", "tiles", 6, 3),
    ("special tiles laid", "tiles", 4.7, 0),
    ("growing clusters", "tiles", 5.5, 4),
    ("lack of room", "tiles", -2.5, -2.8),
    ("turns left", "tiles", 9.5, 9),
)
# A point decides more the fewer are still to come.
_EARLY, _LATE = 0.07, 0.22

FEATURES: Final = tuple(Feature(name, source) for name, source, _, _ in _TABLE)
HAND: Final = Weights(
    tuple(_EARLY * early for _, _, early, _ in _TABLE),
    tuple(_LATE * late for _, _, _, late in _TABLE),
)
"""The evaluation made by hand."""


def measure(state: State, seat: Seat) -> list[float]:
    """Measure all features of one seat."""
    assert isinstance(state, WitchstoneState)
    turns = turns_left(state, seat)
    counts = count_all(state, seat)
    points = state.points[SOURCES * seat : SOURCES * (seat + 1)]
    standing = points[WITCHES] + points[WITCHSTONE] + points[CHIP_POINTS]
    # How surely each silver space ahead will still be reached.
    sure = _sureness(state, seat, turns)
    return [
        *_energy(state, seat, points[CONNECTION_POINTS], counts[CONNECTIONS] * sure[CONNECTIONS]),
        *_witches(state, seat, standing, counts[CHIPS]),
        counts[WITCHES_ON_BOARD] * sure[WITCHES_ON_BOARD],
        counts[CHIPS] * sure[CHIPS],
        *_wand(state, seat, sum(points[FIRST_SILVER:REMOVALS])),
        *_pentagram(state, seat, points[EMPTY_OWL_SPACES], counts[SPECIAL_TILES]),
        counts[SPECIAL_TILES] * sure[SPECIAL_TILES],
        *_crystals(state, seat, points[REMOVALS]),
        counts[CRYSTALS] * sure[CRYSTALS],
        *_scrolls(state, seat, turns),
        counts[SCROLLS] * sure[SCROLLS],
        *_tiles(state, seat, turns),
    ]


def _sureness(state: WitchstoneState, seat: Seat, turns: int) -> list[float]:
    sure = [0.0] * len(COUNTED)
    at = state.wand[seat]
    for space, thing, points in state.edition.silver_spaces:
        if space > at:
            share = 1.7 * turns / (space - at)
            sure[thing] += points * share if share < 1.0 else points
    return sure


def _energy(state: WitchstoneState, seat: Seat, points: int, silver: float) -> list[float]:
    network = state.network[seat]
    stock = state.stock[seat]
    begun = state.begun[seat]
    laid = 0.0
    if begun != EMPTY and missing(state, begun) <= stock:
        laid = (
            state.edition.connection_points[begun] * state.units[begun] / state.edition.lengths[begun]
        )
    lengths = state.edition.lengths
    free = sum([lengths[connection] for connection in open_connections(state, seat)])
    return [points / 10, stock / 2, laid, silver, network.bit_count() / 1.0, min(free, stock) / 4]


def _witches(state: WitchstoneState, seat: Seat, points: int, chips: int) -> list[float]:
    targets = state.network[seat] & ~state.standing[seat]
    with_chip, others, stone = 0.0, 0, 0.0
    for location in members(targets):
        if state.chips[location] != EMPTY:
            with_chip += chip_worth(state.edition, state.chips[location]) / 4
        elif location == state.edition.witchstone:
            stone = stone_points(state)
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


def _wand(state: WitchstoneState, seat: Seat, points: int) -> list[float]:
    at = state.wand[seat]
    front = front_of_others(state, seat)
    dark, step = 0.0, 0
    symbols = state.edition.dark_symbol
    for stop in state.edition.wand_stops:
        ahead = stop.at - at
        if ahead <= 0:
            continue
        if not step:
            step = ahead
        symbol = symbols[stop.at]
        if symbol != EMPTY:
            dark += 2.0 if symbol == SCROLL else PLAIN[symbol] * stop.actions
    return [
        points / 10,
        at / 2,
        min(max(0, at - front), 6) / 2,
        min(max(0, front - at), 8) / 2,
        dark,
        2.0 / step if step else 0.0,
    ]


def _pentagram(state: WitchstoneState, seat: Seat, points: int, specials: int) -> list[float]:
    edition = state.edition
    ring = edition.pentagram.spaces
    at = state.ring[seat]
    next_owl = 0.0
    for steps in range(1, len(ring) + 1):
        stack = edition.owl_number.get((at + steps) % len(ring))
        if stack is not None:
            next_owl = owl_points(edition, state.owls_taken[stack]) / steps
            break
    return [
        (points + sum(state.owls[seat])) / 10,
        3.0 - edition.to_reward[at],
        next_owl,
        float(specials),
    ]


def _crystals(state: WitchstoneState, seat: Seat, removals: int) -> list[float]:
    nearest = state.edition.nearest_rim
    near = 0.0
    for space in members(state.crystals[seat]):
        near += 1.0 / nearest[space]
    black = 0.0
    if state.black[seat]:
        black = 2.0 / nearest[state.black[seat].bit_length() - 1]
    return [removals / 2, float(state.crystals[seat].bit_count()), near, black]


def _scrolls(state: WitchstoneState, seat: Seat, turns: int) -> list[float]:
    edition = state.edition
    spells, doubles, now, later = 0, 0, 0.0, 0.0
    for scroll in state.scrolls[seat]:
        spell, prophecy = edition.spells[scroll], edition.prophecies[scroll]
        if spell is not None:
            spells += 1
            doubles += not spell.of_any_type
        elif prophecy is not None:
            sure = prophecy.scored(state, seat)
            now += sure
            later += prophecy.expected_points(state, seat, turns) - sure
    return [float(spells), float(doubles), now / 10, later / 5]


def _tiles(state: WitchstoneState, seat: Seat, turns: int) -> list[float]:
    """What the cauldron promises: the clusters that another tile would make, and the tiles for it.

    Open tiles, supply and tiles in the box are taken together: that much is known of every seat.
    """
    spaces = spaces_for_tiles(state.occupied[seat])
    tiles = state.edition.tiles
    shown = state.symbols[6 * seat : 6 * seat + 6]
    energy, crystal, witch, wand, pentagram, scroll = [
        cluster_with_one_more(each, spaces) for each in shown
    ]
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
    lack = turns - fitting_tiles(state.occupied[seat])
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
