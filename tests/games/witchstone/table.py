"""Built positions for the clause tests of Witchstone.

    table = a_table("A", "B").connection("A", "tower-n", "castle-n").lying("A", 1)
    table.batch("A", "witch", 2)
    table.play("A send castle-n")
    assert table.points("A") == 2

Seats are letters. `a_table` deals a game, gives the towers n, e, s, w to A, B, C, D (without scores,
chips or actions), and goes to the first turn of A. `batch` puts a seat in the middle of a turn: a main
batch of one symbol runs, nothing else is on the agenda. Pieces named in a position come from wherever
they are, so none is ever there twice; points start at 0.
"""

from __future__ import annotations

from typing import Any

import pytest

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Event
from witchtable.games import GAMES
from witchtable.games.witchstone import agenda
from witchtable.games.witchstone.agenda import MAIN, PLACE, WORK
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX, SPACES, members
from witchtable.games.witchstone.entries import EMPTY, FRONTS, SYMBOLS
from witchtable.games.witchstone.scoring import SOURCES
from witchtable.games.witchstone.state import WitchstoneState

GAME = GAMES["witchstone"]
LETTERS = "ABCD"
TOWERS = ("tower-n", "tower-e", "tower-s", "tower-w")


def a_deal(seats: int = 2, seed: str | int = 1, **options: Any) -> Table:
    """Deal a game and leave it in set-up: the last player chooses a tower."""
    state = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(state, WitchstoneState)
    return Table(state)


def a_table(*seats: str, seed: str | int = 1, **options: Any) -> Table:
    """Deal a game, give out towers, and go to the first turn of A. All chips stay where they are."""
    assert "".join(seats) == LETTERS[: len(seats)]
    table = a_deal(len(seats), seed, **options)
    for seat, tower in zip(seats, TOWERS, strict=False):
        table.tower(seat, tower)
    table.state.round = 1
    return table.turn("A")


class Table:
    def __init__(self, state: WitchstoneState) -> None:
        self.state = state
        self.box = state.edition

    # -- building (each returns the table) ----------------------------------------------------

    def tower(self, seat: str, tower: str) -> Table:
        """Stand a Big Witch on a tower; nothing is scored and the chip stays."""
        number, location = LETTERS.index(seat), self.box.location_index[tower]
        self.state.towers[number] = location
        self.state.network[number] |= 1 << location
        self.state.standing[number] |= 1 << location
        return self._changed()

    def turn(self, seat: str) -> Table:
        """Go to the beginning of a seat's turn: a tile is to be placed, the agenda is empty."""
        state = self.state
        state.turn = LETTERS.index(seat)
        state.deciders = (state.turn,)
        state.phase = PLACE
        state.todo = state.held = state.queue = ()
        state.batches = []
        state.locked = state.queue_depth = 0
        return self._changed()

    def round(self, number: int) -> Table:
        """Say which turn it is; supplies and hands stay as they are."""
        self.state.round = number
        return self._changed()

    def batch(self, seat: str, symbol: str, actions: int) -> Table:
        """Go to the middle of a seat's turn: only this main batch is open, no other type follows."""
        self.turn(seat)
        self.state.phase = WORK
        agenda.open_batch(self.state, SYMBOLS.index(symbol), actions, MAIN)
        return self._changed()

    def then(self, symbol: str, space: str) -> Table:
        """Add a second action type to the running turn: the half of the tile on this space."""
        at = SPACE_INDEX[space]
        number = SYMBOLS.index(symbol)
        self.state.todo += ((at, number),)
        self.state.symbols[6 * self.state.turn + number] |= BITS[at]
        self.state.occupied[self.state.turn] |= BITS[at]
        return self._changed()

    def hand(self, seat: str, *tiles: str) -> Table:
        """Open exactly these tiles behind a seat's screen; the others go under its supply."""
        number = LETTERS.index(seat)
        wanted = [self.box.tile_index[tile] for tile in tiles]
        rest = [
            tile
            for tile in (*self.state.supply[number], *self.state.hands[number])
            if tile not in wanted
        ]
        self.state.hands[number] = tuple(wanted)
        self.state.supply[number] = tuple(rest)
        return self._changed()

    def tile(self, seat: str, tile: str, first: str, second: str) -> Table:
        """Lay a hex tile in a cauldron, its first symbol on `first`; it leaves hand and supply."""
        number, which = LETTERS.index(seat), self.box.tile_index[tile]
        state = self.state
        state.hands[number] = tuple(other for other in state.hands[number] if other != which)
        state.supply[number] = tuple(other for other in state.supply[number] if other != which)
        spaces = (SPACE_INDEX[first], SPACE_INDEX[second])
        state.laid[number] += ((which, *spaces),)
        for space, symbol in zip(spaces, self.box.tiles[which], strict=True):
            assert not state.occupied[number] & BITS[space], f"{SPACES[space]} is not empty"
            state.symbols[6 * number + symbol] |= BITS[space]
            state.occupied[number] |= BITS[space]
        return self._changed()

    def special(self, seat: str, tile: str, space: str | None = None) -> Table:
        """Give a seat a special tile: on a space of its cauldron, or beside the screen."""
        number, which = LETTERS.index(seat), self._take_special(tile)
        if space is None:
            self.state.beside[number] += (which,)
            return self._changed()
        at = SPACE_INDEX[space]
        self.state.laid_specials[number] += ((which, at),)
        for symbol in self.box.specials[which]:
            self.state.symbols[6 * number + symbol] |= BITS[at]
        self.state.occupied[number] |= BITS[at]
        return self._changed()

    def fill(self, seat: str, *spaces: str) -> Table:
        """Make spaces not empty without any symbol or piece on them (for tests of room only)."""
        for space in spaces:
            self.state.occupied[LETTERS.index(seat)] |= BITS[SPACE_INDEX[space]]
        return self._changed()

    def crystals(self, seat: str, *spaces: str, black: str | None = None) -> Table:
        """Let own crystals lie exactly here, and the black one there; the others lie aside."""
        number, state = LETTERS.index(seat), self.state
        state.occupied[number] &= ~(state.crystals[number] | state.black[number])
        state.crystals[number] = sum(BITS[SPACE_INDEX[space]] for space in spaces)
        state.black[number] = BITS[SPACE_INDEX[black]] if black else 0
        state.occupied[number] |= state.crystals[number] | state.black[number]
        racked = sum(shelf.count(2 * number) for shelf in state.rack)
        black_racked = sum(shelf.count(2 * number + 1) for shelf in state.rack)
        state.aside[2 * number] = len(self.box.cauldron.crystals) - len(spaces) - racked
        state.aside[2 * number + 1] = 1 - (black is not None) - black_racked
        return self._changed()

    def shelf(self, shelf: str, **crystals: int) -> Table:
        """Fill a shelf with coloured crystals that lay aside: shelf("wand", A=2, B=1)."""
        number = 6 if shelf == "bottom" else SYMBOLS.index(shelf)
        for seat, count in crystals.items():
            owner = LETTERS.index(seat)
            self.state.rack[number] += (2 * owner,) * count
            self.state.aside[2 * owner] -= count
        return self._changed()

    def connection(self, seat: str, start: str, end: str, units: int | None = None) -> Table:
        """Lay units of a seat on a connection (without `units`: complete it); nothing is scored."""
        number, at, state = LETTERS.index(seat), self.box.location_index, self.state
        which = self.box.connection_index[at[start], at[end]]
        length = self.box.lengths[which]
        state.builder[which] = number
        state.units[which] = length if units is None else units
        state.stock[number] -= state.units[which]
        if state.units[which] == length:
            state.network[number] |= self.box.end_bits[which]
        else:
            state.begun[number] = which
        return self._changed()

    def energy(self, seat: str, units: int) -> Table:
        """Set how many energy units a seat has left."""
        self.state.stock[LETTERS.index(seat)] = units
        return self._changed()

    def lying(self, seat: str, witches: int) -> Table:
        """Let so many witches lie beside a seat's tower."""
        number = LETTERS.index(seat)
        self.state.witches[number] += self.state.lying[number] - witches
        self.state.lying[number] = witches
        return self._changed()

    def standing(self, seat: str, *locations: str) -> Table:
        """Stand witches on locations; nothing is scored, chips stay, the Witchstone's ranks follow."""
        number = LETTERS.index(seat)
        for location in locations:
            at = self.box.location_index[location]
            self.state.standing[number] |= 1 << at
            self.state.witches[number] -= 1
            if at == self.box.witchstone:
                self.state.stone += (number,)
        return self._changed()

    def chip(self, location: str, front: str | None) -> Table:
        """Let the chip of a location show this front (it trades places with another), or be gone."""
        at, state = self.box.location_index[location], self.state
        if front is None:
            state.chips[at] = EMPTY
            return self._changed()
        wanted = FRONTS.index(front)
        table = list(state.table)
        if state.chips[at] == wanted:
            return self
        if wanted in table:
            table.remove(wanted)
            if state.chips[at] != EMPTY:
                table.append(state.chips[at])
            state.table = tuple(sorted(table))
        else:
            other = state.chips.index(wanted)
            state.chips[other] = state.chips[at]
        state.chips[at] = wanted
        return self._changed()

    def table_chips(self, *fronts: str) -> Table:
        """Let exactly these chips lie on the table (whatever lay there is out of the game)."""
        self.state.table = tuple(sorted(FRONTS.index(front) for front in fronts))
        return self._changed()

    def chips(self, seat: str, *fronts: str) -> Table:
        """Give a seat chips behind its screen; no bonus comes with them."""
        self.state.kept[LETTERS.index(seat)] += tuple(FRONTS.index(front) for front in fronts)
        return self._changed()

    def holds(self, *bonuses: str) -> Table:
        """Let the player of this turn hold bonuses.

        They are "chip witch", "black-vial wand", "hexagon", or a special tile: "energy-witch".
        A special tile is taken from wherever it is and lies beside the screen.
        """
        for bonus in bonuses:
            source, _, symbol = bonus.partition(" ")
            if source in ("chip", "black-chip", "vial", "black-vial"):
                sources = ("chip", "black-chip", "vial", "black-vial")
                agenda.hold(self.state, 6 * sources.index(source) + SYMBOLS.index(symbol))
            elif source == "hexagon":
                agenda.hold(self.state, 24)
            else:
                which = self._take_special(source)
                self.state.beside[self.state.turn] += (which,)
                agenda.hold(self.state, 25 + which)
        return self._changed()

    def scrolls(self, seat: str, *scrolls: str) -> Table:
        """Give a seat scrolls (prophecies and unused spells); they come from pile or display."""
        cards = tuple(self._take_scroll(scroll) for scroll in scrolls)
        self.state.scrolls[LETTERS.index(seat)] += cards
        return self._changed()

    def used(self, seat: str, *spells: str) -> Table:
        """Let a seat have used these spells."""
        cards = tuple(self._take_scroll(spell) for spell in spells)
        self.state.spent[LETTERS.index(seat)] += cards
        return self._changed()

    def display(self, *scrolls: str) -> Table:
        """Let exactly these scrolls lie on display, position 1 first; the others go under the pile."""
        state = self.state
        cards = [self._take_scroll(scroll) for scroll in scrolls]
        state.pile = state.display + state.pile
        state.display = tuple(cards)
        return self._changed()

    def pile(self, *scrolls: str) -> Table:
        """Let exactly these scrolls be the pile, the first on top (the others are out of the game)."""
        index = self.box.scroll_index
        self.state.pile = tuple(index[scroll] for scroll in reversed(scrolls))
        return self._changed()

    def hexagons(self, *tiles: str | None) -> Table:
        """Let these special tiles lie on the hexagonal spaces, in ring order; None: no tile."""
        which = [EMPTY if tile is None else self._take_special(tile) for tile in tiles]
        self.state.specials = (
            *(tile for tile in self.state.hexagons if tile != EMPTY and tile not in which),
            *self.state.specials,
        )
        self.state.hexagons = which
        return self._changed()

    def specials(self, *tiles: str) -> Table:
        """Let exactly these tiles be the stack of special tiles, the first on top."""
        ids = self.box.special_ids
        self.state.specials = tuple(ids.index(tile) for tile in reversed(tiles))
        return self._changed()

    def pentagram(self, **spaces: int) -> Table:
        """Put counters on spaces of the pentagram: pentagram(A=3)."""
        for seat, space in spaces.items():
            self.state.ring[LETTERS.index(seat)] = space
        return self._changed()

    def owls_taken(self, first: int, second: int) -> Table:
        """Take so many tiles off the two owl stacks (out of the game)."""
        self.state.owls_taken = [first, second]
        return self._changed()

    def owls(self, seat: str, *values: int) -> Table:
        """Give a seat owl tiles."""
        self.state.owls[LETTERS.index(seat)] += values
        return self._changed()

    def wand(self, **spaces: int) -> Table:
        """Put counters on the wand, one after the other: of two on one space the later lies on top."""
        for seat, space in spaces.items():
            number = LETTERS.index(seat)
            self.state.wand[number] = space
            others = tuple(other for other in self.state.stacking if other != number)
            self.state.stacking = (*others, number)
        return self._changed()

    # -- playing ------------------------------------------------------------------------------

    def play(self, *moves: str) -> list[Event]:
        """Make moves such as "A place energy-witch c3 c4"; return everything that happened."""
        told: list[Event] = []
        for move in moves:
            seat, _, notation = move.partition(" ")
            told += self.state.apply(LETTERS.index(seat), GAME.parse(notation))
        return told

    def finish_turn(self) -> list[Event]:
        """Close whatever is open until this turn is over; crystals on the rim go where they can."""
        told: list[Event] = []
        seat, round_ = self.state.turn, self.state.round
        while self.state.deciders == (seat,) and self.state.round == round_ and self.phase != "place":
            told += self.state.apply(seat, self.state.fallback(seat))
        return told

    def legal(self, seat: str, verb: str | None = None) -> list[str]:
        """List what a seat may do, in notation; with `verb`, only such actions."""
        offered = [str(action) for action in self.state.legal(LETTERS.index(seat))]
        return [text for text in offered if verb is None or text.split()[0] == verb]

    def refused(self, move: str) -> str:
        """Try a move that must be refused, see that nothing changed, and return the clause."""
        return self.refusal(move).clause

    def refusal(self, move: str) -> IllegalAction:
        """Try a move that must be refused, see that nothing changed, and return the refusal."""
        seat, _, notation = move.partition(" ")
        before = self.state.copy()
        with pytest.raises(IllegalAction) as refusal:
            self.state.apply(LETTERS.index(seat), GAME.parse(notation))
        assert self.state == before
        assert not refusal.value.reason.startswith("witchstone-"), "this refusal has no text"
        return refusal.value

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: str | None = None) -> dict[str, Any]:
        return self.state.view(None if seat is None else LETTERS.index(seat))

    def player(self, seat: str, seen_by: str | None = None) -> dict[str, Any]:
        """What somebody (without `seen_by`: the seat itself) sees of a seat."""
        player: dict[str, Any] = self.view(seen_by or seat)["players"][LETTERS.index(seat)]
        return player

    @property
    def agenda(self) -> dict[str, Any]:
        agenda: dict[str, Any] = self.view()["agenda"]
        return agenda

    @property
    def batches(self) -> list[tuple[str, int]]:
        """Open batches from the first to the running one: [("witch", 3), ("energy", 1)]."""
        return [(batch["symbol"], batch["left"]) for batch in self.agenda["batches"]]

    @property
    def held(self) -> list[str]:
        """Bonuses held, as `holds` names them."""
        return [
            f"{bonus['bonus']} {bonus['symbols'][0]}" if len(bonus["symbols"]) == 1 else bonus["bonus"]
            for bonus in self.agenda["bonuses"]
        ]

    @property
    def queue(self) -> list[int]:
        """Wand spaces that wait to be dealt with."""
        return [entry["space"] for entry in self.agenda["queue"]]

    def points(self, seat: str) -> int:
        """The score of a seat."""
        return self.state.scores[LETTERS.index(seat)]

    def sheet(self, seat: str) -> dict[str, int]:
        """The score sheet by source, without the sources that brought nothing."""
        found: dict[str, int] = {}
        for line in self.state.score_sheet(LETTERS.index(seat)):
            if line.points:
                name = line.label.removeprefix("witchstone-score-")
                found[name] = found.get(name, 0) + line.points
        return found

    def crystals_of(self, seat: str) -> set[str]:
        """Where a seat's crystals lie in its cauldron, the black one too."""
        number = LETTERS.index(seat)
        return {
            SPACES[space] for space in members(self.state.crystals[number] | self.state.black[number])
        }

    def chip_at(self, location: str) -> str | None:
        front = self.state.chips[self.box.location_index[location]]
        return None if front == EMPTY else FRONTS[front]

    @property
    def displayed(self) -> list[str]:
        return [self.box.scroll_ids[scroll] for scroll in self.state.display]

    @property
    def phase(self) -> str:
        phase: str = self.state.view(None)["phase"]
        return phase

    @property
    def deciders(self) -> str:
        """The seats that owe a decision, as letters."""
        return "".join(LETTERS[seat] for seat in self.state.deciders)

    def end(self) -> Table:
        """End the game here: everything is scored as it stands."""
        self.state.phase = 4
        self.state.deciders = ()
        return self._changed()

    @property
    def winners(self) -> str:
        return "".join(LETTERS[seat] for seat in self.state.winners)

    # -- inside ---------------------------------------------------------------------------------

    def score(self, seat: str, points: int) -> Table:
        """Give a seat points on the track (as if for connections)."""
        self.state.points[SOURCES * LETTERS.index(seat)] += points
        return self._changed()

    def _take_special(self, tile: str) -> int:
        state, which = self.state, self.box.special_ids.index(tile)
        state.specials = tuple(other for other in state.specials if other != which)
        state.beside[:] = [tuple(t for t in tiles if t != which) for tiles in state.beside]
        if which in state.hexagons:
            at = state.hexagons.index(which)
            state.hexagons[at] = state.specials[-1]
            state.specials = state.specials[:-1]
        return which

    def _take_scroll(self, scroll: str) -> int:
        state, which = self.state, self.box.scroll_index[scroll]
        if which in state.pile:
            at = state.pile.index(which)
            state.pile = state.pile[:at] + state.pile[at + 1 :]
        else:
            at = state.display.index(which)
            state.display = (*state.display[:at], *state.display[at + 1 :], state.pile[-1])
            state.pile = state.pile[:-1]
        return which

    def _changed(self) -> Table:
        self.state.forget_choices()
        return self
