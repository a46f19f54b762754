"""The whole table of a Whirling Witchcraft game: small numbers in flat lists and tuples.

Heaps of ingredients are packed integers (cubes.py). What a seat chooses in secret is kept apart from
what lies on the table until it is revealed: choices in `choice`, unfinished arcana and brews in the
`draft_…` lists.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from witchtable.engine.chance import Chance
from witchtable.engine.chapters import Rules
from witchtable.engine.deal import Deal
from witchtable.engine.errors import IllegalAction
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import Fixed, ScoreLine, State
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft import sampling, view
from witchtable.games.whirling_witchcraft.actions import Step, Use
from witchtable.games.whirling_witchcraft.components import WhirlingEdition
from witchtable.games.whirling_witchcraft.cubes import Heap
from witchtable.games.whirling_witchcraft.rules import brewing, passing, round, setup
from witchtable.games.whirling_witchcraft.rules.offers import Offers

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.personalities import Power

__all__ = ["WhirlingState"]

_OFFERED: Final = round.RULES.offered


class WhirlingState(State[WhirlingEdition]):
    """One position of Whirling Witchcraft."""

    title: ClassVar[str] = "Whirling Witchcraft"
    rules: ClassVar[Rules] = round.RULES

    # What never changes during a game.
    offers: Fixed[Offers]
    on_call: Fixed[bool]
    strict: Fixed[bool]
    """Initiative order: when a player asks for it, or always (WW-ORDER-05, -06)."""
    feeds: Fixed[bool]
    """Cubes in the cauldron may feed recipes (WW-ARC-09)."""
    reshuffles: Fixed[bool]
    """The discard pile becomes a new deck (WW-HAND-05)."""
    quick: Fixed[bool]
    """A draft commits itself with its last possible step (WW-ENG-16)."""

    # Where the round stands.
    phase: int
    round: int
    idle: int
    """Rounds in a row without any cards that added nothing to a circle (WW-HAND-08)."""
    before: int
    """Cubes in all circles when the round began."""
    studied: bool
    """Somebody had a recipe to play this round."""
    owing: int
    """Seats that have a decision in this phase, as bits."""
    committed: int
    """Those of them that have made it."""
    ordered: bool
    """This round goes in initiative order from here on."""
    queue: tuple[Seat, ...]
    """In initiative order: who is still to decide, the next one first."""

    # Cards.
    personality: list[int]
    """Each seat's personality; EMPTY once it was discarded."""
    dealt: list[tuple[int, ...]]
    """Personalities to choose from, before the choice."""
    returned: tuple[int, ...]
    """Personalities back in the box."""
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    """The top card is last."""
    discards: tuple[int, ...]
    known: list[int]
    """For each card in a hand or the discard pile: the seats that saw it there, as bits."""
    tableau: list[tuple[int, ...]]
    """Codes of the recipes in front of each seat."""
    initiative: list[int]
    """Number of the recipe played last; 0 before the first."""

    # Counters and cubes in front of each seat.
    trackers: list[int]
    """Three for each seat: potion, raven, book."""
    triggers: list[int]
    """Effects to be used this round: potion, raven, book and Potion Brewer moves, a byte each."""
    books: list[Heap]
    """Types named by a Book this round, as many of each as anybody can use."""
    bench: list[Heap]
    cauldron: list[Heap]
    circle: list[Heap]

    # Sealed decisions.
    choice: list[int]
    """Personality chosen, redraw (1) or not (0), or the code of the recipe played."""
    gamble: int
    """The card that chance drew for the Daredevil this round."""
    dare: int
    """The arcana effect that the Daredevil named."""
    draft_steps: list[tuple[Step, ...]]
    draft_bench: list[Heap]
    draft_made: list[Heap]
    """Cubes on output spaces."""
    draft_cauldron: list[Heap]
    draft_used: list[int]
    """Recipes of the tableau used, as bits; and `ONCE`, a power that works once in a brew."""
    draft_books: list[Heap]
    draft_triggers: list[int]

    chance: Chance

    # -- written by `python -m scripts.fields` from the fields above: not by hand --
    # fmt: off
    __slots__ = (
        "before", "bench", "books", "cauldron", "chance", "choice", "circle", "committed", "dare",
        "dealt", "deck", "discards", "draft_bench", "draft_books", "draft_cauldron", "draft_made",
        "draft_steps", "draft_triggers", "draft_used", "feeds", "gamble", "hands", "idle", "initiative",
        "known", "offers", "on_call", "ordered", "owing", "personality", "phase", "queue", "quick",
        "reshuffles", "returned", "round", "strict", "studied", "tableau", "trackers", "triggers",
    )
    fixed: ClassVar[tuple[str, ...]] = (
        "edition", "offers", "on_call", "strict", "feeds", "reshuffles", "quick", "options", "seats",
    )
    parts: ClassVar[Mapping[str, Any]] = {
        "phase": int, "round": int, "idle": int, "before": int, "studied": bool, "owing": int,
        "committed": int, "ordered": bool, "queue": tuple[Seat, ...], "deciders": tuple[Seat, ...],
        "personality": list[int], "dealt": list[tuple[int, ...]], "returned": tuple[int, ...],
        "hands": list[tuple[int, ...]], "deck": tuple[int, ...], "discards": tuple[int, ...],
        "known": list[int], "tableau": list[tuple[int, ...]], "initiative": list[int],
        "trackers": list[int], "triggers": list[int], "books": list[Heap], "bench": list[Heap],
        "cauldron": list[Heap], "circle": list[Heap], "choice": list[int], "gamble": int, "dare": int,
        "draft_steps": list[tuple[Step, ...]], "draft_bench": list[Heap], "draft_made": list[Heap],
        "draft_cauldron": list[Heap], "draft_used": list[int], "draft_books": list[Heap],
        "draft_triggers": list[int], "chance": Chance,
    }

    def copy(self) -> WhirlingState:
        """Return an independent copy (nobody listens to it)."""
        twin = WhirlingState()
        twin.edition = self.edition
        twin.offers = self.offers
        twin.on_call = self.on_call
        twin.strict = self.strict
        twin.feeds = self.feeds
        twin.reshuffles = self.reshuffles
        twin.quick = self.quick
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.round = self.round
        twin.idle = self.idle
        twin.before = self.before
        twin.studied = self.studied
        twin.owing = self.owing
        twin.committed = self.committed
        twin.ordered = self.ordered
        twin.queue = self.queue
        twin.deciders = self.deciders
        twin.personality = self.personality[:]
        twin.dealt = self.dealt[:]
        twin.returned = self.returned
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.discards = self.discards
        twin.known = self.known[:]
        twin.tableau = self.tableau[:]
        twin.initiative = self.initiative[:]
        twin.trackers = self.trackers[:]
        twin.triggers = self.triggers[:]
        twin.books = self.books[:]
        twin.bench = self.bench[:]
        twin.cauldron = self.cauldron[:]
        twin.circle = self.circle[:]
        twin.choice = self.choice[:]
        twin.gamble = self.gamble
        twin.dare = self.dare
        twin.draft_steps = self.draft_steps[:]
        twin.draft_bench = self.draft_bench[:]
        twin.draft_made = self.draft_made[:]
        twin.draft_cauldron = self.draft_cauldron[:]
        twin.draft_used = self.draft_used[:]
        twin.draft_books = self.draft_books[:]
        twin.draft_triggers = self.draft_triggers[:]
        twin.chance = self.chance.copy()
        twin.events = None
        twin._choices = self._choices
        twin._choices_of = self._choices_of
        return twin
    # fmt: on
    # -- up to here --

    # -- small questions the rules ask everywhere -------------------------------------------

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise (WW-SEAT-01)."""
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        """The nemesis: the next seat counter-clockwise (WW-GOAL-02)."""
        return (seat - 1) % self.seats

    def power(self, seat: Seat) -> Power:
        """What a seat's personality can do, while it is in play (nothing special, once it is EMPTY)."""
        return self.edition.powers[self.personality[seat]]

    def has_committed(self, seat: Seat) -> bool:
        """Ask whether a seat has made its decision of this phase."""
        return bool(self.committed >> seat & 1)

    def in_initiative_order(self) -> list[Seat]:
        """Seats by the number of the recipe played last; seat order before that (WW-ORDER-09)."""
        return sorted(range(self.seats), key=lambda seat: self.initiative[seat])

    # -- the contract -----------------------------------------------------------------------

    def prepare(self, deal: Deal) -> None:
        """Set what stays the same for the whole game."""
        setup.prepare(self, deal)

    def lay_out(self, deal: Deal) -> None:
        """Set the table up and play to the first decision."""
        setup.lay_out(self, deal)
        round.run(self)

    def apply_trusted(self, seat: Seat, action: Action) -> None:
        """Carry out an action known to be legal: no checks. For search."""
        self._choices = None
        round.perform(self, seat, action)

    def _paused(self) -> WhirlingState:
        # What was decided has become true: nobody owes anything, and no draft lies on the table.
        twin = self.copy()
        twin.owing = twin.committed = 0
        twin.deciders = tuple(range(self.seats))
        return twin

    def _open_view(self, memory: Memory) -> dict[str, Any]:
        return view.open_view(self, memory)

    def _view(self, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
        return view.own_view(self, seat, open_view)

    def _sample(self, seat: Seat, rng: Random) -> WhirlingState:
        return sampling.sample(self, seat, rng)

    def _score_sheet(self, seat: Seat) -> list[ScoreLine]:
        return passing.score_sheet(self, seat)

    def _winners(self) -> tuple[Seat, ...]:
        return passing.winners(self)

    def fallback(self, seat: Seat) -> Action:
        """Choose for a seat that has run out of time (WW-ENG-12)."""
        return round.fallback(self, seat)

    def _question(self, seat: Seat) -> Message:
        return round.question(self, seat)

    def _settled(self, seat: Seat, action: Action) -> Action:
        action = action.canonical()
        return brewing.settled(self, seat, action) if isinstance(action, Use) else action

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(_OFFERED[self.phase](self, seat))

    def _extras(self, seat: Seat) -> tuple[Action, ...]:
        return round.extras(self, seat)

    def _out_of_turn(self, seat: Seat, action: Action) -> IllegalAction:
        return round.out_of_turn(self, seat, action)
