"""The actions of an edition, built once and offered again and again.

Building an action costs more than finding one, and random play asks for hundreds of thousands of
lists of them. Beside them lie figures that are asked for at every step: an edition is not compiled, and
asking it costs more than what is done with the answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from witchtable.engine.moves import Action
from witchtable.games.witchstone.actions import (
    Advance,
    Bottom,
    Close,
    Discard,
    First,
    LayEnergy,
    LaySpecial,
    LayWitch,
    MoveCrystal,
    PlaceTile,
    PlaySpell,
    Remove,
    SendWitch,
    Shelve,
    TakeScroll,
    Tower,
    Use,
    Walk,
)
from witchtable.games.witchstone.cauldron import BITS, DISTANCE, EDGES, FARTHEST, SPACES, members
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.entries import FRONTS, SYMBOLS

__all__ = ["Offers", "offers_of"]

Moves = tuple[list[tuple[int, Action]], list[Action]]


class Offers:
    """Ready-made actions, by the numbers the state uses."""

    def __init__(self, edition: WitchstoneEdition) -> None:
        self._edition = edition
        ids = edition.location_ids
        self.tower = {tower: Tower(ids[tower]) for tower in edition.towers}
        # Every two neighbouring spaces, and each tile on them both ways round.
        self.edges = [BITS[first] | BITS[second] for first, second in EDGES]
        self.place: list[list[tuple[Action, ...]]] = [
            [
                (
                    PlaceTile(tile, SPACES[first], SPACES[second]),
                    PlaceTile(tile, SPACES[second], SPACES[first]),
                )
                for first, second in EDGES
            ]
            for tile in edition.tile_ids
        ]
        self.every_connection = list(edition.every_connection)
        self.lengths = list(edition.lengths)
        self.end_bits = list(edition.end_bits)
        # By number of players: the vials of each shelf, the bottom one last (WS-CRYSTAL-13, -14).
        self.vials = {
            int(players): [each] * len(SYMBOLS) + [edition.rack.bottom_vials[players]]
            for players, each in edition.rack.symbol_vials.items()
        }
        self.discard = [Discard(tile) for tile in edition.tile_ids]
        self.first = [First(symbol) for symbol in SYMBOLS]
        self.energy: list[Action] = [LayEnergy(start, end) for start, end, _ in edition.connections]
        self.lay_witch = LayWitch()
        self.send = [SendWitch(location) for location in ids]
        self.walk: list[Action] = [Walk(steps) for steps in range(1, max(edition.to_reward) + 1)]
        self.advance: list[Action] = [Advance(steps) for steps in range(1, edition.wand.last + 1)]
        self.scroll: list[Action] = [TakeScroll(at) for at in range(1, edition.setup.display + 1)]
        self.spell = [PlaySpell(scroll) for scroll in edition.scroll_ids]
        self.close = Close()
        # By kind of crystal on the rim: own ones on each symbol, then the black one.
        kinds = [(crystal, symbol) for crystal in ("own", "black") for symbol in SYMBOLS]
        self.shelve = [Shelve(crystal, symbol) for crystal, symbol in kinds]
        self.bottom = [[Bottom(*kind, chip) for chip in FRONTS] for kind in kinds]
        # By code of a bonus: the ways to begin it, by symbol.
        self.use = [
            {symbol: Use(bonus.source, SYMBOLS[symbol]) for symbol in bonus.symbols}
            for bonus in edition.bonuses
        ]
        self.lay_special = [
            [LaySpecial(tile, space) for space in SPACES] for tile in edition.special_ids
        ]
        self.remove = [Remove(space) for space in SPACES]
        self._removals: dict[int, tuple[Action, ...]] = {}
        # By space and actions at hand: moves to other spaces (with their bit), and onto the rim.
        self._moves = [
            [self._moves_from(space, left) for left in range(FARTHEST + 2)]
            for space in range(len(SPACES))
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return offers_of, (self._edition,)

    def catalogue(self) -> Iterator[Action]:
        """List every action that can ever be legal."""
        yield from self.tower.values()
        yield from (way for tile in self.place for both in tile for way in both)
        yield from (*self.discard, *self.first, *self.energy, self.lay_witch, *self.send, *self.walk)
        # A crystal goes to another space, or onto the rim.
        for start in SPACES:
            yield from (MoveCrystal(start, end) for end in (*SPACES, *SYMBOLS) if start != end)
        yield from self.shelve
        yield from (way for kind in self.bottom for way in kind)
        yield from (*self.advance, *self.scroll, *self.spell)
        yield from (use for uses in self.use for use in uses.values())
        yield from (way for tile in self.lay_special for way in tile)
        yield from (*self.remove, self.close)

    def moves(self, space: int, left: int) -> Moves:
        """List where a crystal can go from a space, whatever lies there."""
        return self._moves[space][min(left, FARTHEST + 1)]

    def removals(self, crystals: int) -> tuple[Action, ...]:
        """List the improper removals of these crystals."""
        found = self._removals.get(crystals)
        if found is None:
            found = tuple(self.remove[space] for space in members(crystals))
            self._removals[crystals] = found
        return found

    def _moves_from(self, space: int, left: int) -> Moves:
        start, edition = SPACES[space], self._edition
        steps: list[tuple[int, Action]] = [
            (BITS[end], MoveCrystal(start, SPACES[end]))
            for end in range(len(SPACES))
            if 0 < DISTANCE[space][end] <= left
        ]
        rims: list[Action] = [
            MoveCrystal(start, symbol)
            for number, symbol in enumerate(SYMBOLS)
            if edition.to_rim[space][number] <= left
        ]
        return steps, rims


def offers_of(edition: WitchstoneEdition) -> Offers:
    """Build the actions of an edition once; it keeps them, so that they go when it goes."""
    return edition.derived(Offers)
