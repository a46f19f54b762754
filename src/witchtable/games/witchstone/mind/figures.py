"""Figures of an edition in the form in which bots ask for them again and again: plain lists.

An edition is not compiled, and asking it costs more than what is done with the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.games.witchstone.cauldron import BITS, DISTANCE, EDGES, SPACES
from witchtable.games.witchstone.entries import EMPTY, FRONTS, POINTS, SCROLL
from witchtable.games.witchstone.rules.witches import chip_points
from witchtable.games.witchstone.scroll_kinds import COUNTED, Prophecy
from witchtable.games.witchstone.spell_kinds import Spell

if TYPE_CHECKING:
    from witchtable.games.witchstone.components import WitchstoneEdition

__all__ = ["PLAIN", "Figures", "Step"]

PLAIN: Final[tuple[float, ...]] = (2.3, 1.7, 1.8, 3.6, 1.7, 1.0)
"""What one action of each type is worth about, whatever the position (tuned in play)."""
_DARK: Final[tuple[float, ...]] = (2.2, 2.0, 3.3, 2.5, 1.9, 4.5)
"""What one action of a dark space is worth; of the scroll space the whole."""
_STEPS: Final = 1.6  # of the wand, that a turn usually brings
_MORE_STEPS: Final = 1.7
_NEARER: Final = 1.0  # a step of a crystal towards the rim
_WASTED: Final = 0.6  # a step of a crystal that brings it no nearer

Step = tuple[int, int, float]
"""A way of a crystal towards the rim: where it ends, its price, and what it looks like."""


class Figures:
    """What an edition says, in numbers; made once for it (`Edition.derived`)."""

    def __init__(self, edition: WitchstoneEdition) -> None:
        scoring = edition.scoring
        self.lengths: list[int] = list(edition.lengths)
        self.connection_points: list[int] = list(edition.connection_points)
        self.longest = len(scoring.connection)
        self.longest_points = scoring.connection[-1]
        self.starts: list[int] = [start for start, _ in edition.ends]
        self.stops: list[int] = [stop for _, stop in edition.ends]
        self.witchstone: int = edition.witchstone
        self.standing_witch = float(scoring.standing_witch)
        self.chip_at_end = float(scoring.chip_at_end)
        self.chip_points = float(chip_points(edition))
        self.black_chip_extra = float(chip_points(edition, is_black=True)) - self.chip_points
        self.chips: list[float] = [
            self.chip_at_end + (self.chip_points if front == POINTS else 1.7)
            for front in range(len(FRONTS))
        ]
        """What a chip brings at first sight, by its front."""
        self.unused_spell = float(scoring.unused_spell)
        self.spells: list[Spell | None] = list(edition.spells)
        self.prophecies: list[Prophecy | None] = list(edition.prophecies)
        self.tiles: list[tuple[int, int]] = list(edition.tiles)
        self.specials: list[tuple[int, int]] = list(edition.specials)
        self._build_wand(edition)
        self._build_cauldron(edition)
        ring = range(len(edition.pentagram.spaces))
        self.next_owl: list[tuple[int, int]] = [_next_owl(edition, at) for at in ring]
        """By space of the ring: the steps to the next owl space, and its number."""

    def _build_wand(self, edition: WitchstoneEdition) -> None:
        spaces = range(edition.wand.last + 1)
        self.last_space = edition.wand.last
        self.silver_thing: list[int] = list(edition.silver_thing)
        self.silver_points: list[float] = [0.0] * len(spaces)
        self.dark: list[float] = [0.0] * len(spaces)
        """What the bonus of a dark space is worth to who is not in front; 0 elsewhere."""
        self.dark_ahead: list[float] = [0.0] * len(spaces)
        """What the dark spaces beyond each space promise."""
        self.next_stop: list[int] = [0] * len(spaces)
        """Steps to the next space that brings something; 0 if there is none."""
        for stop in edition.wand_stops:
            symbol = edition.dark_symbol[stop.at]
            if symbol == EMPTY:
                self.silver_points[stop.at] = float(stop.points)
            else:
                self.dark[stop.at] = _DARK[symbol] * (1.0 if symbol == SCROLL else stop.actions)
            for at in range(stop.at):
                if symbol != EMPTY:
                    self.dark_ahead[at] += 2.0 if symbol == SCROLL else PLAIN[symbol] * stop.actions
                if not self.next_stop[at]:
                    self.next_stop[at] = stop.at - at
        turns = range(edition.setup.turns + 1)
        self.sure = [[_sureness(edition, at, _STEPS * turn) for at in spaces] for turn in turns]
        """By turns left and space: what silver spaces ahead pay for one more of each counted thing."""
        self.surer = [[_sureness(edition, at, _MORE_STEPS * turn) for at in spaces] for turn in turns]
        """The same for who looks at more steps."""

    def _build_cauldron(self, edition: WitchstoneEdition) -> None:
        self.nearest_rim: list[int] = list(edition.nearest_rim)
        self.nearness: list[float] = [1.0 / steps for steps in edition.nearest_rim]
        self.to_rim: list[list[int]] = list(edition.to_rim)
        self.edge_bits: list[int] = [BITS[first] | BITS[second] for first, second in EDGES]
        self.edge_firsts: list[int] = [first for first, _ in EDGES]
        self.edge_seconds: list[int] = [second for _, second in EDGES]
        self.nearer: list[list[Step]] = [self._ways_nearer(start) for start in range(len(SPACES))]
        """By space: the ways that bring a crystal nearer to the rim."""

    def _ways_nearer(self, start: int) -> list[Step]:
        found: list[Step] = []
        for end in range(len(SPACES)):
            closer, price = self.nearest_rim[start] - self.nearest_rim[end], DISTANCE[start][end]
            if closer > 0:
                found.append((end, price, self.step(start, end)))
        return found

    def step(self, start: int, end: int) -> float:
        """Weigh moving a crystal inside the cauldron: it should come nearer to the rim."""
        closer = self.nearest_rim[start] - self.nearest_rim[end]
        wasted = DISTANCE[start][end] - closer
        return _NEARER * closer - _WASTED * wasted if closer > 0 else -0.5 - 0.1 * wasted


def _sureness(edition: WitchstoneEdition, at: int, steps: float) -> list[float]:
    """Weigh one more of each counted thing: what silver spaces ahead pay, if they are reached."""
    worth = [0.0] * len(COUNTED)
    for space, thing, points in edition.silver_spaces:
        if space > at:
            worth[thing] += points * min(1.0, steps / (space - at))
    return worth


def _next_owl(edition: WitchstoneEdition, at: int) -> tuple[int, int]:
    ring = len(edition.pentagram.spaces)
    for steps in range(1, ring + 1):
        stack = edition.owl_number.get((at + steps) % ring)
        if stack is not None:
            return steps, stack
    raise AssertionError("an edition has owl spaces")
