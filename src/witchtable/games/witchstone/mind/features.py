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
from witchtable.games.witchstone.entries import EMPTY
from witchtable.games.witchstone.mind.figures import PLAIN, Figures
from witchtable.games.witchstone.mind.valuation import stone_points
from witchtable.games.witchstone.rules.energy import open_connections
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
    head_start,
)
from witchtable.games.witchstone.scroll_kinds import (
    CHIPS,
    CONNECTIONS,
    CRYSTALS,
    SCROLLS,
    SPECIAL_TILES,
    WITCHES_ON_BOARD,
    count_of,
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
    figures: Figures = state.edition.derived(Figures)
    turns = turns_left(state, seat)
    points = state.points[SOURCES * seat : SOURCES * (seat + 1)]
    standing = points[WITCHES] + points[WITCHSTONE] + points[CHIP_POINTS] + head_start(state, seat)
    chips = count_of(state, seat, CHIPS)
    specials = count_of(state, seat, SPECIAL_TILES)
    # What silver spaces ahead pay for one of each, as surely as they will still be reached.
    sure = figures.surer[turns][state.wand[seat]]
    return [
        *_energy(state, seat, figures, points[CONNECTION_POINTS], sure[CONNECTIONS]),
        *_witches(state, seat, figures, standing, chips),
        count_of(state, seat, WITCHES_ON_BOARD) * sure[WITCHES_ON_BOARD],
        chips * sure[CHIPS],
        *_wand(state, seat, figures, sum(points[FIRST_SILVER:REMOVALS])),
        *_pentagram(state, seat, figures, points[EMPTY_OWL_SPACES], specials),
        specials * sure[SPECIAL_TILES],
        *_crystals(state, seat, figures, points[REMOVALS]),
        count_of(state, seat, CRYSTALS) * sure[CRYSTALS],
        *_scrolls(state, seat, figures, turns),
        count_of(state, seat, SCROLLS) * sure[SCROLLS],
        *_tiles(state, seat, figures, turns),
    ]


def _energy(
    state: WitchstoneState, seat: Seat, figures: Figures, points: int, silver: float
) -> list[float]:
    stock = state.stock[seat]
    begun = state.begun[seat]
    lengths = figures.lengths
    laid = 0.0
    if begun != EMPTY and lengths[begun] - state.units[begun] <= stock:
        laid = figures.connection_points[begun] * state.units[begun] / lengths[begun]
    free = 0
    for connection in open_connections(state, seat):
        free += lengths[connection]
    return [
        points / 10,
        stock / 2,
        laid,
        count_of(state, seat, CONNECTIONS) * silver,
        float(state.network[seat].bit_count()),
        min(free, stock) / 4,
    ]


def _witches(
    state: WitchstoneState, seat: Seat, figures: Figures, points: int, chips: int
) -> list[float]:
    targets = state.network[seat] & ~state.standing[seat]
    with_chip, others, stone = 0.0, 0, 0.0
    for location in members(targets):
        if state.chips[location] != EMPTY:
            with_chip += figures.chips[state.chips[location]] / 4
        elif location == figures.witchstone:
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


def _wand(state: WitchstoneState, seat: Seat, figures: Figures, points: int) -> list[float]:
    at = state.wand[seat]
    front = front_of_others(state, seat)
    step = figures.next_stop[at]
    return [
        points / 10,
        at / 2,
        min(max(0, at - front), 6) / 2,
        min(max(0, front - at), 8) / 2,
        figures.dark_ahead[at],
        2.0 / step if step else 0.0,
    ]


def _pentagram(
    state: WitchstoneState, seat: Seat, figures: Figures, points: int, specials: int
) -> list[float]:
    edition = state.edition
    at = state.ring[seat]
    steps, stack = figures.next_owl[at]
    return [
        (points + sum(state.owls[seat])) / 10,
        3.0 - edition.to_reward[at],
        owl_points(edition, state.owls_taken[stack]) / steps,
        float(specials),
    ]


def _crystals(state: WitchstoneState, seat: Seat, figures: Figures, removals: int) -> list[float]:
    nearness = figures.nearness
    near = 0.0
    for space in members(state.crystals[seat]):
        near += nearness[space]
    black = 0.0
    if state.black[seat]:
        black = 2.0 * nearness[state.black[seat].bit_length() - 1]
    return [removals / 2, float(state.crystals[seat].bit_count()), near, black]


def _scrolls(state: WitchstoneState, seat: Seat, figures: Figures, turns: int) -> list[float]:
    spells, doubles, now, later = 0, 0, 0.0, 0.0
    for scroll in state.scrolls[seat]:
        spell, prophecy = figures.spells[scroll], figures.prophecies[scroll]
        if spell is not None:
            spells += 1
            doubles += not spell.of_any_type
        elif prophecy is not None:
            sure = prophecy.scored(state, seat)
            now += sure
            later += prophecy.expected_points(state, seat, turns) - sure
    return [float(spells), float(doubles), now / 10, later / 5]


def _tiles(state: WitchstoneState, seat: Seat, figures: Figures, turns: int) -> list[float]:
    """What the cauldron promises: the clusters that another tile would make, and the tiles for it.

    Open tiles, supply and tiles in the box are taken together: that much is known of every seat.
    """
    spaces = spaces_for_tiles(state.occupied[seat])
    tiles = figures.tiles
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
