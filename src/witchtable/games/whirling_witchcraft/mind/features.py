"""What is measured of a seat, and what each number adds to its odds when nothing was learned yet."""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Feature, Weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.cubes import NOTHING, counts, smaller, total
from witchtable.games.whirling_witchcraft.mind.brews import BrewFinder, finder_of
from witchtable.games.whirling_witchcraft.mind.worth import values_of
from witchtable.games.whirling_witchcraft.personalities import POWERS
from witchtable.games.whirling_witchcraft.rules import EMPTY
from witchtable.games.whirling_witchcraft.rules.offers import fillable
from witchtable.games.whirling_witchcraft.rules.passing import overflow
from witchtable.games.whirling_witchcraft.rules.study import effects_reached
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["FEATURES", "HAND", "measure", "progress"]

_ORDER: Final = (
    "redraw", "clairvoyance", "gamble", "spent-by-use", "brew-by-icons", "pay-for-book", "rotates",
    "forced-gain", "rotate-any", "full-set",
)  # fmt: skip
"""Powers as they stood when weights were learned; others that are measured follow, until next time."""
_MEASURED: Final = [name for name, power in POWERS.items() if power.odds is not None]
_POWERS: Final = tuple(POWERS[name] for name in dict.fromkeys((*_ORDER, *_MEASURED)))

# Name, source, weight early, weight late.
_TABLE: Final[tuple[tuple[str, str, float, float], ...]] = (
    ("circle", "overflow", 0.14, 0.14),
    ("circle-1", "overflow", 0.28, 0.28),
    ("circle-2", "overflow", 0.36, 0.36),
    ("circle-3", "overflow", 0.41, 0.41),
    ("circle-4", "overflow", 0.37, 0.37),
    ("threat", "overflow", 0.01, 0.01),
    ("threat-used", "overflow", 0.21, 0.21),
    ("threat-1", "overflow", -0.08, -0.08),
    ("threat-3", "overflow", -0.03, -0.03),
    ("threat-wins", "overflow", 0.11, 0.11),
    ("threat-likely", "overflow", 0.15, 0.15),
    ("threat-likely-1", "overflow", 0.15, 0.15),
    ("threat-likely-wins", "overflow", 0.35, 0.35),
    ("heart-full", "room", 0.1, 0.1),
    ("heart-1", "room", 0.0, 0.0),
    ("heart-2", "room", 0.04, 0.04),
    ("mandrake-full", "room", -0.05, -0.05),
    ("mandrake-1", "room", 0.03, 0.03),
    ("mandrake-2", "room", -0.05, -0.05),
    ("basic-full", "room", -0.17, -0.17),
    ("basic-1", "room", -0.11, -0.11),
    ("basic-2", "room", -0.17, -0.17),
    ("basic-3", "room", -0.07, -0.07),
    ("basic-5", "room", 0.0, 0.0),
    ("bench", "room", -0.07, -0.07),
    ("basic-none", "room", -0.06, -0.06),
    ("recipes", "recipes", 0.33, 0.33),
    ("gain", "recipes", 0.08, 0.05),
    ("usable", "recipes", -0.05, -0.05),
    ("makes-most", "recipes", 0.09, 0.09),
    ("makes-hearts", "recipes", 0.03, 0.03),
    ("makes-mandrakes", "recipes", -0.05, -0.05),
    ("makes-basics", "recipes", -0.01, -0.01),
    ("uses-hearts", "recipes", 0.23, 0.23),
    ("uses-mandrakes", "recipes", 0.05, 0.05),
    ("uses-basics", "recipes", 0.1, 0.1),
    ("starved", "recipes", 0.02, 0.02),
    ("free-recipes", "recipes", 0.0, 0.0),
    ("potion-near", "arcana", 0.17, 0.17),
    ("raven-near", "arcana", 0.11, 0.11),
    ("book-near", "arcana", 0.09, 0.09),
    ("hand-gain", "hand", 0.0, 0.0),
    ("hand-icons", "hand", -0.02, -0.02),
    *((power.name or "", "personality", power.odds or 0.0, power.odds or 0.0) for power in _POWERS),
)

FEATURES: Final = tuple(Feature(name, source) for name, source, _, _ in _TABLE)
HAND: Final = Weights(
    tuple(early for _, _, early, _ in _TABLE), tuple(late for _, _, _, late in _TABLE)
)


def progress(state: State) -> float:
    """Go by the fullest circle and by the rounds played."""
    assert isinstance(state, WhirlingState)
    fullest = max(total(circle) for circle in state.circle)
    return min(1.0, fullest / (2 * state.edition.rules.win_threshold) + state.round / 16)


def measure(state: State, seat: Seat) -> list[float]:
    """Measure everything of one seat."""
    assert isinstance(state, WhirlingState)
    finder = finder_of(state.edition)
    return [
        *_overflow(state, seat, finder),
        *_room(state, seat),
        *_recipes(state, seat, finder),
        *_cards(state, seat, finder),
    ]


def _overflow(state: WhirlingState, seat: Seat, finder: BrewFinder) -> list[float]:
    """Measure the circle, and what could come into it next (WW-PASS-05)."""
    circle = total(state.circle[seat])
    nemesis = state.right_of(seat)
    lying = state.bench[nemesis]
    room = state.edition.spaces - lying
    # The nemesis may make room first, with what its recipes use.
    emptier = room + smaller(lying, finder.need_heap(state.tableau[nemesis]))
    left = values_of(state, nemesis, finder).best(finder.brews(state, nemesis))[2]
    likely_room = state.edition.spaces - left
    hard = soft = likely = 0
    for sent in finder.brews(state, seat).front:
        over = total(overflow(sent, room))
        if over:
            hard = max(hard, over)
            soft = max(soft, total(overflow(sent, emptier)))
            likely = max(likely, total(overflow(sent, likely_room)))
    return [
        circle,
        circle >= 1,
        circle >= 2,
        circle >= 3,
        circle >= 4,
        min(hard, 8),
        min(soft, 8),
        hard >= 1,
        hard >= 3,
        circle + hard >= state.edition.rules.win_threshold,
        min(likely, 8),
        likely >= 1,
        circle + likely >= state.edition.rules.win_threshold,
    ]


def _room(state: WhirlingState, seat: Seat) -> list[float]:
    """Measure how full the own workbench is (WW-COMP-04)."""
    lying = counts(state.bench[seat])
    heart, mandrake, *rooms = counts(state.edition.spaces - state.bench[seat])
    basics = [0] * 6
    for room in rooms:
        if room < 6:
            basics[room] += 1
    return [
        heart == 0,
        heart == 1,
        heart == 2,
        mandrake == 0,
        mandrake == 1,
        mandrake == 2,
        basics[0],
        basics[1],
        basics[2],
        basics[3],
        basics[4] + basics[5],
        sum(lying) / 3,
        lying[2:].count(0),
    ]


def _recipes(state: WhirlingState, seat: Seat, finder: BrewFinder) -> list[float]:
    """Measure what the recipes can do with what lies there."""
    tableau, bench = state.tableau[seat], state.bench[seat]
    most = hearts = mandrakes = basics = 0
    for sent in finder.brews(state, seat).front:
        number, heart, mandrake = total(sent), sent & 0x7F, sent >> 8 & 0x7F
        most = max(most, number)
        hearts = max(hearts, heart)
        mandrakes = max(mandrakes, mandrake)
        basics = max(basics, number - heart - mandrake)
    ways = fillable(finder.offers, tableau, (bench, NOTHING, NOTHING, 0, NOTHING), feeds=False)
    usable = free = gain = 0
    code = EMPTY
    for way in ways:
        if way.code != code:  # the first way of each recipe counts
            code = way.code
            usable += 1
            free += not way.need
    for code in tableau:
        gain += finder.gain[code]
    needs = finder.need_heap(tableau)
    used = smaller(bench, needs)
    return [
        len(tableau),
        gain,
        usable,
        most / 2,
        hearts,
        mandrakes,
        basics / 2,
        used & 0x7F,
        used >> 8 & 0x7F,
        total(used >> 16) / 2,
        total(needs - used) / 2,
        free,
    ]


def _cards(state: WhirlingState, seat: Seat, finder: BrewFinder) -> list[float]:
    """Measure trackers, the hand, and the personality."""
    edition = state.edition
    step = edition.rules.arcana_step
    best = icons = 0
    for card in state.hands[seat]:
        best = max(best, finder.gain[2 * card])
        icons += sum(edition.icons[card])
    potion, raven, book = state.trackers[3 * seat : 3 * seat + 3]
    found: list[float] = [
        effects_reached(potion, 1, step),
        effects_reached(raven, 1, step),
        effects_reached(book, 1, step),
        best,
        icons / 2,
    ]
    power = state.power(seat)
    return found + [power is each for each in _POWERS]
