"""The whole table of a Witchdom game: small numbers in flat lists and tuples.

Lists are copied by slices, tuples are shared, so `copy` stays cheap. Per-seat zones are lists of
tuples: a change replaces one tuple. `EMPTY` marks a gap on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from witchtable.engine.chance import Chance
from witchtable.engine.chapters import Rules
from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import Fixed, ScoreLine, State
from witchtable.engine.texts import Message
from witchtable.games.witchdom import sampling, scoring, view
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.components import Level, WitchdomEdition
from witchtable.games.witchdom.rules import (
    PHASES,
    RULES,
    legal,
    payment,
    perform,
    question,
    setup,
    turn,
)
from witchtable.games.witchdom.rules.offers import Offers
from witchtable.games.witchdom.rules.phases import Phase

__all__ = ["WitchdomState"]


class WitchdomState(State[WitchdomEdition]):
    """One position of Witchdom."""

    title: ClassVar[str] = "Witchdom"
    rules: ClassVar[Rules] = RULES
    phases: ClassVar[Mapping[int, Phase]] = PHASES
    """What the chapters say of the phases in which they ask somebody."""

    # What never changes during a game.
    offers: Fixed[Offers]
    animals: Fixed[bool]
    """The animal variant is in play."""
    solo: Fixed[bool]
    level: Fixed[Level | None]
    """Difficulty of the solo game."""

    # Whose turn it is and what is being done.
    phase: int
    turn: Seat
    round: int
    last_round: int
    """The round after which the game ends; 0 until that is known."""
    location: int
    points: int
    """Action points left at `location`, or resources left to take while resting."""
    brewing: int
    """The potion being paid for, or EMPTY."""

    # The board and its supplies; in each pair the potions come first, then the witches.
    tokens: list[int]
    """Nine spaces: three for each location."""
    up: list[int]
    """Face-up cards: a potion beside each location, then a witch beside each."""
    pouch: list[int]
    decks: list[tuple[int, ...]]
    """Face-down decks, the top card last."""
    sunk: list[int]
    """How many cards at the bottom of each deck everybody has seen: those refreshed (WD-INFO-06)."""
    boxes: list[tuple[int, ...]]
    """Cards put back into the box, the reserve."""
    row: tuple[int, ...]
    """Objectives below the board: numbers into `edition.sides`."""
    claimed: list[int]
    """Who took each objective of the row; EMPTY while it is open."""

    # What each seat has. `held` counts resources, five numbers for each seat.
    clans: tuple[int, ...]
    """Each seat's clan card; EMPTY until its novices are chosen."""
    held: list[int]
    hands: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    """Played piles, the active card last. Ostara's witches lie here too, all of them active."""
    waiting_potions: list[tuple[int, ...]]
    waiting_tools: list[tuple[int, ...]]
    """Potions turned to their tool side."""
    waiting_animals: list[tuple[int, ...]]
    """Witches turned to their animal side."""
    clan_witches: list[tuple[int, ...]]
    clan_potions: list[tuple[int, ...]]
    clan_tools: list[tuple[int, ...]]
    clan_animals: list[tuple[int, ...]]

    # Ostara's tokens: the face-down stack (top last) and those shown in this stage.
    stack: tuple[int, ...]
    shown: tuple[int, ...]

    chance: Chance

    # -- written by `python -m scripts.fields` from the fields above: not by hand --
    # fmt: off
    __slots__ = (
        "animals", "boxes", "brewing", "chance", "claimed", "clan_animals", "clan_potions",
        "clan_tools", "clan_witches", "clans", "decks", "hands", "held", "last_round", "level",
        "location", "offers", "phase", "piles", "points", "pouch", "round", "row", "shown", "solo",
        "stack", "sunk", "tokens", "turn", "up", "waiting_animals", "waiting_potions", "waiting_tools",
    )
    fixed: ClassVar[tuple[str, ...]] = (
        "edition", "offers", "animals", "solo", "level", "options", "seats",
    )
    parts: ClassVar[Mapping[str, Any]] = {
        "phase": int, "turn": Seat, "round": int, "last_round": int, "location": int, "points": int,
        "brewing": int, "deciders": tuple[Seat, ...], "tokens": list[int], "up": list[int],
        "pouch": list[int], "decks": list[tuple[int, ...]], "sunk": list[int],
        "boxes": list[tuple[int, ...]], "row": tuple[int, ...], "claimed": list[int],
        "clans": tuple[int, ...], "held": list[int], "hands": list[tuple[int, ...]],
        "piles": list[tuple[int, ...]], "waiting_potions": list[tuple[int, ...]],
        "waiting_tools": list[tuple[int, ...]], "waiting_animals": list[tuple[int, ...]],
        "clan_witches": list[tuple[int, ...]], "clan_potions": list[tuple[int, ...]],
        "clan_tools": list[tuple[int, ...]], "clan_animals": list[tuple[int, ...]],
        "stack": tuple[int, ...], "shown": tuple[int, ...], "chance": Chance,
    }

    def copy(self) -> WitchdomState:
        """Return an independent copy (nobody listens to it)."""
        twin = WitchdomState()
        twin.edition = self.edition
        twin.offers = self.offers
        twin.animals = self.animals
        twin.solo = self.solo
        twin.level = self.level
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.last_round = self.last_round
        twin.location = self.location
        twin.points = self.points
        twin.brewing = self.brewing
        twin.deciders = self.deciders
        twin.tokens = self.tokens[:]
        twin.up = self.up[:]
        twin.pouch = self.pouch[:]
        twin.decks = self.decks[:]
        twin.sunk = self.sunk[:]
        twin.boxes = self.boxes[:]
        twin.row = self.row
        twin.claimed = self.claimed[:]
        twin.clans = self.clans
        twin.held = self.held[:]
        twin.hands = self.hands[:]
        twin.piles = self.piles[:]
        twin.waiting_potions = self.waiting_potions[:]
        twin.waiting_tools = self.waiting_tools[:]
        twin.waiting_animals = self.waiting_animals[:]
        twin.clan_witches = self.clan_witches[:]
        twin.clan_potions = self.clan_potions[:]
        twin.clan_tools = self.clan_tools[:]
        twin.clan_animals = self.clan_animals[:]
        twin.stack = self.stack
        twin.shown = self.shown
        twin.chance = self.chance.copy()
        twin.events = None
        twin._choices = self._choices
        twin._choices_of = self._choices_of
        return twin
    # fmt: on
    # -- up to here --

    # -- small questions the rules ask everywhere -------------------------------------------

    def resources(self, seat: Seat) -> list[int]:
        """Count a seat's resources by kind."""
        return self.held[seat * 5 : seat * 5 + 5]

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

    def _open_view(self, memory: Memory) -> dict[str, Any]:
        return cast("dict[str, Any]", view.open_view(self, memory))

    def _view(self, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(self, seat, cast("view.OpenView", open_view))

    def _sample(self, seat: Seat, rng: Random) -> WitchdomState:  # noqa: ARG002 - all have seen the same
        return sampling.sample(self, rng)

    def _score_sheet(self, seat: Seat) -> list[ScoreLine]:
        return scoring.score_sheet(self, seat)

    def _winners(self) -> tuple[Seat, ...]:
        return scoring.winners(self)

    def _asides(self, offered: tuple[Action, ...]) -> list[Action]:
        ways = [action for action in offered if isinstance(action, Pay)]
        return [*super()._asides(offered), *payment.wasteful(self.edition, ways)]

    def _question(self, seat: Seat) -> Message:
        return question(self, seat)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return legal(self, seat)

    def _out_of_turn(self, seat: Seat, action: Action) -> IllegalAction:  # noqa: ARG002
        return turn.out_of_turn(self)
