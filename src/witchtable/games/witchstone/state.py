"""The whole table of a Witchstone game: small numbers in flat lists and tuples.

Lists are copied by slices, tuples are shared, so `copy` stays cheap. Sets of spaces or of locations are
whole numbers with one bit for each (`cauldron.py`). `agenda.py` explains the agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, cast

from witchtable.engine.chapters import Rules
from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import Fixed, ScoreLine, State
from witchtable.engine.texts import Message
from witchtable.games.witchstone import agenda, aids, sampling, scoring, view
from witchtable.games.witchstone.components import WitchstoneEdition
from witchtable.games.witchstone.rules import (
    RULES,
    batches,
    energy,
    legal,
    perform,
    setup,
    turn,
)
from witchtable.games.witchstone.rules.offers import Offers

if TYPE_CHECKING:
    from witchtable.games.witchstone.actions import PlaceTile

__all__ = ["WitchstoneState"]


class WitchstoneState(State[WitchstoneEdition]):
    """One position of Witchstone."""

    title: ClassVar[str] = "Witchstone"
    rules: ClassVar[Rules] = RULES

    # What never changes during a game.
    offers: Fixed[Offers]
    hidden_scrolls: Fixed[bool]
    open_tiles: Fixed[tuple[int, ...]]
    """How many tiles each seat may choose from."""
    handicapped: Fixed[tuple[bool, ...]]
    head_starts: Fixed[tuple[int, ...]]
    """Points that the first, second, ... player in turn order has for coming later (WS-HCAP-06)."""

    # Whose turn it is.
    phase: int
    turn: Seat
    round: int
    """Turns begun by the starting player; 0 in set-up."""
    start: Seat

    # The agenda of the running turn.
    todo: tuple[tuple[int, int], ...]
    """(space, symbol) of the action types still to come."""
    batches: list[int]
    """Open batches, five numbers each, the running one last."""
    held: tuple[int, ...]
    """Codes of the bonuses held, in the order in which they were gained."""
    locked: int
    """How many of those held are older than the wand's queue and wait for its end."""
    queue: tuple[int, ...]
    """Wand spaces to be dealt with: twice the space, plus one if the advance ended in front."""
    queue_depth: int
    """Length of `batches` when the queue began: at this depth its spaces are dealt with; or 0."""

    # The board.
    chips: list[int]
    """The front of the chip on each location, or EMPTY."""
    table: tuple[int, ...]
    builder: list[int]
    """Who began each connection, or EMPTY."""
    units: list[int]
    """Energy units on each connection."""
    rack: list[tuple[int, ...]]
    """Crystals on each shelf: twice the seat, plus one for a black one."""
    stone: tuple[Seat, ...]
    """Who stands at the Witchstone, in the order of the bonus spaces."""
    owls_taken: list[int]
    hexagons: list[int]
    """The special tile on each hexagonal space, or EMPTY."""
    specials: tuple[int, ...]
    """The stack of special tiles, the top one last."""
    display: tuple[int, ...]
    """Scrolls on display, position 1 first."""
    pile: tuple[int, ...]
    stacking: tuple[Seat, ...]
    """Seats in the order of their last wand advance: of two on one space, the first lies lower."""

    # Tiles and cauldrons; `symbols` has six sets of spaces for each seat, one for each symbol.
    hands: list[tuple[int, ...]]
    supply: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]
    """Tiles that went back to the box unseen (handicap)."""
    discarded: list[tuple[int, ...]]
    laid: list[tuple[tuple[int, int, int], ...]]
    """Tiles in the cauldron with the spaces of their first and second symbol."""
    laid_specials: list[tuple[tuple[int, int], ...]]
    """Special tiles in the cauldron with their space."""
    symbols: list[int]
    occupied: list[int]
    crystals: list[int]
    black: list[int]
    aside: list[int]
    """Crystals beside the screen, two numbers for each seat: own-colour ones, black ones."""
    removed: list[int]
    """How many crystals each seat has removed improperly."""

    # What else each seat has.
    towers: list[int]
    network: list[int]
    """Locations joined to the tower by own complete connections, the tower too."""
    begun: list[int]
    """The connection each seat has begun but not completed, or EMPTY."""
    stock: list[int]
    witches: list[int]
    """Small witches in supply."""
    lying: list[int]
    standing: list[int]
    """Locations with an own standing witch, the Big Witch's tower too."""
    ring: list[int]
    """Spaces of the counters on the pentagram."""
    wand: list[int]
    owls: list[tuple[int, ...]]
    beside: list[tuple[int, ...]]
    """Special tiles beside the screen."""
    kept: list[tuple[int, ...]]
    """Fronts of the chips behind the screen."""
    scrolls: list[tuple[int, ...]]
    """Prophecies and unused spells."""
    spent: list[tuple[int, ...]]
    """Used spells."""
    points: list[int]
    """Points entered during the game, for each seat by source (`scoring.py`)."""

    # -- written by `python -m scripts.fields` from the fields above: not by hand --
    # fmt: off
    __slots__ = (
        "aside", "batches", "begun", "beside", "black", "builder", "chips", "crystals", "discarded",
        "display", "handicapped", "hands", "head_starts", "held", "hexagons", "hidden_scrolls", "kept",
        "laid", "laid_specials", "locked", "lying", "network", "occupied", "offers", "open_tiles",
        "owls", "owls_taken", "phase", "pile", "points", "queue", "queue_depth", "rack", "removed",
        "returned", "ring", "round", "scrolls", "specials", "spent", "stacking", "standing", "start",
        "stock", "stone", "supply", "symbols", "table", "todo", "towers", "turn", "units", "wand",
        "witches",
    )
    fixed: ClassVar[tuple[str, ...]] = (
        "edition", "offers", "hidden_scrolls", "open_tiles", "handicapped", "head_starts", "options",
        "seats",
    )
    parts: ClassVar[Mapping[str, Any]] = {
        "phase": int, "turn": Seat, "round": int, "start": Seat, "deciders": tuple[Seat, ...],
        "todo": tuple[tuple[int, int], ...], "batches": list[int], "held": tuple[int, ...],
        "locked": int, "queue": tuple[int, ...], "queue_depth": int, "chips": list[int],
        "table": tuple[int, ...], "builder": list[int], "units": list[int],
        "rack": list[tuple[int, ...]], "stone": tuple[Seat, ...], "owls_taken": list[int],
        "hexagons": list[int], "specials": tuple[int, ...], "display": tuple[int, ...],
        "pile": tuple[int, ...], "stacking": tuple[Seat, ...], "hands": list[tuple[int, ...]],
        "supply": list[tuple[int, ...]], "returned": list[tuple[int, ...]],
        "discarded": list[tuple[int, ...]], "laid": list[tuple[tuple[int, int, int], ...]],
        "laid_specials": list[tuple[tuple[int, int], ...]], "symbols": list[int], "occupied": list[int],
        "crystals": list[int], "black": list[int], "aside": list[int], "removed": list[int],
        "towers": list[int], "network": list[int], "begun": list[int], "stock": list[int],
        "witches": list[int], "lying": list[int], "standing": list[int], "ring": list[int],
        "wand": list[int], "owls": list[tuple[int, ...]], "beside": list[tuple[int, ...]],
        "kept": list[tuple[int, ...]], "scrolls": list[tuple[int, ...]], "spent": list[tuple[int, ...]],
        "points": list[int],
    }

    def copy(self) -> WitchstoneState:
        """Return an independent copy (nobody listens to it)."""
        twin = WitchstoneState()
        twin.edition = self.edition
        twin.offers = self.offers
        twin.hidden_scrolls = self.hidden_scrolls
        twin.open_tiles = self.open_tiles
        twin.handicapped = self.handicapped
        twin.head_starts = self.head_starts
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.start = self.start
        twin.deciders = self.deciders
        twin.todo = self.todo
        twin.batches = self.batches[:]
        twin.held = self.held
        twin.locked = self.locked
        twin.queue = self.queue
        twin.queue_depth = self.queue_depth
        twin.chips = self.chips[:]
        twin.table = self.table
        twin.builder = self.builder[:]
        twin.units = self.units[:]
        twin.rack = self.rack[:]
        twin.stone = self.stone
        twin.owls_taken = self.owls_taken[:]
        twin.hexagons = self.hexagons[:]
        twin.specials = self.specials
        twin.display = self.display
        twin.pile = self.pile
        twin.stacking = self.stacking
        twin.hands = self.hands[:]
        twin.supply = self.supply[:]
        twin.returned = self.returned[:]
        twin.discarded = self.discarded[:]
        twin.laid = self.laid[:]
        twin.laid_specials = self.laid_specials[:]
        twin.symbols = self.symbols[:]
        twin.occupied = self.occupied[:]
        twin.crystals = self.crystals[:]
        twin.black = self.black[:]
        twin.aside = self.aside[:]
        twin.removed = self.removed[:]
        twin.towers = self.towers[:]
        twin.network = self.network[:]
        twin.begun = self.begun[:]
        twin.stock = self.stock[:]
        twin.witches = self.witches[:]
        twin.lying = self.lying[:]
        twin.standing = self.standing[:]
        twin.ring = self.ring[:]
        twin.wand = self.wand[:]
        twin.owls = self.owls[:]
        twin.beside = self.beside[:]
        twin.kept = self.kept[:]
        twin.scrolls = self.scrolls[:]
        twin.spent = self.spent[:]
        twin.points = self.points[:]
        twin.events = None
        twin._choices = self._choices
        twin._choices_of = self._choices_of
        return twin
    # fmt: on
    # -- up to here --

    def forecast(self, seat: object, action: PlaceTile) -> aids.Forecast:
        """Say what placing a tile would grant, without touching anything: for one being dragged."""
        return aids.forecast(self, self.check_seat(seat), action)

    @property
    def scores(self) -> list[int]:
        """Points so far, as the rules would count them now."""
        return [scoring.total(self, seat) for seat in range(self.seats)]

    # -- the contract -----------------------------------------------------------------------

    def prepare(self, deal: Deal) -> None:
        """Set what stays the same for the whole game."""
        setup.prepare(self, deal)

    def lay_out(self, deal: Deal) -> None:
        """Lay out everything, and play up to the first decision."""
        setup.lay_out(self, deal)

    def apply_trusted(self, seat: Seat, action: Action) -> None:
        """Carry out an action known to be legal: no checks. For search."""
        self._choices = None
        perform(self, seat, action)

    def dump(self) -> dict[str, Any]:
        """Write the whole position; without points for seats as before there were any.

        (So that games recorded then have the same digest now.)
        """
        position = super().dump()
        if not self.options["seat_points"]:
            del position["options"]["seat_points"]
        return position

    def fallback(self, seat: Seat) -> Action:
        """Choose for a decider who has run out of time: something harmless, the same every time."""
        return batches.harmless(self._offered(seat))

    def _settled(self, seat: Seat, action: Action) -> Action:  # noqa: ARG002
        """Put the ends of a connection into the order in which it is offered."""
        return energy.in_order(self, action)

    def _open_view(self, memory: Memory) -> dict[str, Any]:
        return cast("dict[str, Any]", view.open_view(self, memory))

    def _view(self, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(self, seat, cast("view.OpenView", open_view))

    def _sample(self, seat: Seat, rng: Random) -> WitchstoneState:
        return sampling.sample(self, seat, rng)

    def _score_sheet(self, seat: Seat) -> list[ScoreLine]:
        return scoring.score_sheet(self, seat)

    def _winners(self) -> tuple[Seat, ...]:
        return scoring.winners(self)

    def _question(self, seat: Seat) -> Message:
        return turn.question(self, seat)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return legal(self, seat)

    def _out_of_turn(self, seat: Seat, action: Action) -> IllegalAction:  # noqa: ARG002
        return agenda.out_of_turn(self)
