"""One position of one game: the contract that every game fulfils.

A game derives its state from `State`, keeps small integers in flat lists and tuples so that `copy`
is a handful of slices, and fills in the methods marked abstract. What every game does alike
(checking, caching the choices, hashing) is done here, once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    TypeAlias,
    TypeVar,
)

import msgspec

from witchtable.engine.chance import Chance
from witchtable.engine.chapters import Rules
from witchtable.engine.compiling import OwnEdition, mypyc_attr
from witchtable.engine.deal import Deal, Value
from witchtable.engine.errors import ForeignAction, IllegalAction, UnknownSeat
from witchtable.engine.memory import Memory
from witchtable.engine.moves import Account, Action, Event, Seat
from witchtable.engine.notation import checked
from witchtable.engine.texts import Message

if TYPE_CHECKING:
    from typing import Self

__all__ = ["MOST_OFFERED", "Fixed", "ScoreLine", "State"]

MOST_OFFERED: Final = 10_000
"""Choices that are listed at once. What the rules allow beyond them can be played by naming it.

No position of a house edition has as many: who holds everything in Witchdom's box has 9,211 ways to pay
for its dearest potion. Chapters whose choices may be more stop listing them, the best first, when there
are so many.
"""

_T = TypeVar("_T")
Fixed: TypeAlias = Annotated[_T, "fixed"]
"""The type of a field that stays the same for the whole game, so that it is no part of a position."""


class ScoreLine(NamedTuple):
    """One line of a score sheet: what for (a message id), how much, by which rule."""

    label: str
    points: int
    clause: str


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class State(ABC, Generic[OwnEdition]):
    """A position, the seats that owe a decision in it, and what they may choose."""

    __slots__ = ("_choices", "_choices_of", "deciders", "edition", "events", "options", "seats")

    title: ClassVar[str]
    rules: ClassVar[Rules]
    """All that the rules know, made from their chapters."""
    parts: ClassVar[Mapping[str, Any]]
    """The fields that make up the position, with their types: what `dump` writes and `digest` hashes.

    (Not taken from the annotations: a compiled class has none. `scripts/fields.py` writes it.)
    """
    fixed: ClassVar[tuple[str, ...]]
    """Names of the other fields: what stays the same for the whole game."""

    edition: Fixed[OwnEdition]
    """The components in play."""
    options: Fixed[Mapping[str, Value]]
    """The settings of this table."""
    seats: Fixed[int]
    """Seats that score. (One of them may belong to an automatic opponent, who never decides.)"""
    deciders: tuple[Seat, ...]
    """Seats that owe a decision now; () when the game is over."""
    events: list[Event] | None
    """Where the rules tell their events; None when nobody listens, as in search."""

    # -- what a game fills in ---------------------------------------------------------------

    @abstractmethod
    def prepare(self, deal: Deal) -> None:
        """Set what stays the same for the whole game: edition, options, seats."""

    @abstractmethod
    def lay_out(self, deal: Deal) -> None:
        """Set the table up and play to the first decision."""

    @abstractmethod
    def apply_trusted(self, seat: Seat, action: Action) -> None:
        """Carry out an action known to be legal: no checks, no events. For search."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy (nobody listens to it)."""

    @abstractmethod
    def _open_view(self, memory: Memory) -> dict[str, Any]:
        """Show what lies open to all, whoever looks; what was shown last may be taken from memory."""

    @abstractmethod
    def _view(self, seat: Seat | None, open_view: dict[str, Any]) -> dict[str, Any]:
        """Show what only this seat sees, besides or instead of what lies open to all."""

    @abstractmethod
    def _sample(self, seat: Seat, rng: Random) -> Self: ...

    @abstractmethod
    def _score_sheet(self, seat: Seat) -> list[ScoreLine]: ...

    @abstractmethod
    def _winners(self) -> tuple[Seat, ...]:
        """Find the winners (only asked when the game is over)."""

    @abstractmethod
    def _question(self, seat: Seat) -> Message: ...

    @abstractmethod
    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        """List what a decider may do: all (up to MOST_OFFERED), without doubles, in a stable order."""

    @abstractmethod
    def _out_of_turn(self, seat: Seat, action: Action) -> IllegalAction:
        """Refuse what a seat asks that owes no decision."""

    def _asides(self, offered: tuple[Action, ...]) -> Iterable[Action]:
        """Pick them from what is offered."""
        return [action for action in offered if action.is_aside]

    def _extras(self, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002 - most games have none
        """List what a seat may do although it owes no decision, such as taking a sealed one back."""
        return ()

    def _paused(self) -> Self:
        """Copy the position as it can be looked at although nobody is asked anything."""
        return self.copy()

    def _settled(self, seat: Seat, action: Action) -> Action:  # noqa: ARG002 - most need only the action
        """Fill in what an action may leave out, so that it equals an offered one."""
        return action.canonical()

    # -- what all games share ---------------------------------------------------------------

    # `object` where anybody may hand in a seat: a compiled method would take True for seat 1.

    def legal(self, seat: object) -> list[Action]:
        """List what a seat may do now; a seat that owes no decision may at most take one back."""
        return list(self._offered(seat))

    def offered(self, seat: Seat) -> Sequence[Action]:
        """List the same, as it is kept here: for those who keep it, too."""
        return self._offered(seat)

    def apply(self, seat: object, action: Action) -> list[Event]:
        """Carry out an action after checking everything; return what happened.

        Raises IllegalAction (with clause and reason) and leaves the state as it was.
        """
        action = self.check(seat, action)
        return self.apply_checked(self.check_seat(seat), action)

    def apply_checked(self, seat: Seat, action: Action, account: Account | None = None) -> list[Event]:
        """Carry out what `check` has just returned, without checking it again; return what happened.

        With an account, also how the table looked in between.
        """
        told: list[Event] = [] if account is None else account
        self.events = told
        try:
            self.apply_trusted(seat, action)
        finally:
            self.events = None
        return told

    def check(self, seat: object, action: Action) -> Action:
        """Return the action in the form in which it is offered; raise what `apply` would raise."""
        if type(action) not in self.rules.actions:
            raise ForeignAction(action, self.title)
        offered = self._offered(seat)
        if action not in offered:
            at = self.check_seat(seat)
            settled = self._settled(at, checked(action))
            if settled not in offered:
                if len(offered) >= MOST_OFFERED and self._is_allowed(at, settled):
                    return settled  # one of those that were too many to be listed
                raise self._refusal(at, action)
            action = settled
        # The very object that was offered: it is shared, where one that was read is not.
        return offered[offered.index(action)]

    def fallback(self, seat: Seat) -> Action:
        """Choose for a decider who has run out of time: something harmless, the same every time."""
        return self._offered(seat)[0]

    def clauses(self, seat: object, action: Action) -> tuple[str, ...]:
        """Name the rules that make this action possible or, if it is not, the one that forbids it."""
        try:
            self.check(seat, action)
        except IllegalAction as refusal:
            return (refusal.clause,)
        return self.clauses_of(self.check_seat(seat), action)

    def clauses_of(self, seat: Seat, action: Action) -> tuple[str, ...]:
        """Name the rules behind an action that is known to be offered, without checking it again."""
        return self.rules.actions[type(action)].clauses_for(self, seat, action)

    def label(self, action: Action) -> Message:
        """Put an action into words."""
        return self.rules.actions[type(action)].label(self, action)

    def asides(self, seat: object) -> frozenset[Action]:
        """Name the choices that are seldom wanted: lists hide them until they are asked for."""
        return frozenset(self._asides(self._offered(seat)))

    def prominence(self, action: Action) -> int:
        """Say how early a long list of choices should name an action: the higher, the earlier."""
        return self.rules.actions[type(action)].prominence_for(self, action)

    def view(self, seat: object, open_view: dict[str, Any] | None = None) -> dict[str, Any]:
        """Show what a seat (None: a spectator) may see, as a JSON-ready dict.

        To show a position to many, ask for the `open_view` once and hand it in.
        """
        shared = self.open_view() if open_view is None else open_view
        return {**shared, **self.own_view(seat, shared)}

    def own_view(self, seat: object, open_view: dict[str, Any]) -> dict[str, Any]:
        """Show what a view has besides what lies open to all, or instead of it."""
        return self._view(None if seat is None else self.check_seat(seat), open_view)

    def open_view(self, memory: Memory | None = None) -> dict[str, Any]:
        """Show what lies open to all: the part that all views share.

        To show one position of a match after the other, hand in the same memory.
        """
        return self._open_view(Memory() if memory is None else memory)

    def sample(self, seat: object, rng: Random) -> Self:
        """Return a full state that `seat` cannot tell from this one, the hidden rest re-drawn."""
        twin = self._sample(self.check_seat(seat), rng)
        twin.forget_choices()  # those worked out so far may be of what is now re-drawn
        return twin

    def question(self, seat: object) -> Message:
        """Say in one sentence what is asked of a seat now."""
        return self._question(self.check_seat(seat))

    def score_sheet(self, seat: object) -> list[ScoreLine]:
        """List the sources of a seat's points so far; they add up to its score."""
        return self._score_sheet(self.check_seat(seat))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; () until the game is over."""
        return () if self.deciders else self._winners()

    def tell(self, event: Event) -> None:
        """Tell what happened. Ask `events is not None` first: building an event costs time."""
        if self.events is not None:
            self.events.append(event)

    def pause(self) -> None:
        """Let everybody look at the table here, in the middle of what happens by itself."""
        told = self.events
        if told is not None and isinstance(told, Account):
            told.pause(self._paused())

    @property
    def scores(self) -> list[int]:
        """Points so far, as the rules would count them now."""
        return [sum(line.points for line in self.score_sheet(seat)) for seat in range(self.seats)]

    @property
    def digest(self) -> str:
        """A short hash of the full state: equal for equal states on every platform."""
        return blake2b(msgspec.json.encode(self.dump()), digest_size=8).hexdigest()

    def dump(self) -> dict[str, Any]:
        """Write the whole position, secrets included, as JSON-ready values."""
        position: dict[str, Any] = {
            "edition": self.edition.fingerprint,
            "options": dict(self.options),
        }
        for name in self.parts:
            value = getattr(self, name)
            if isinstance(value, Chance):
                value = value.dump()
            elif isinstance(value, list):
                value = value[:]  # what was written must not change with the game
            position[name] = value
        return position

    def load(self, dump: Mapping[str, Any]) -> None:
        """Take over a position that `dump` wrote."""
        for name, kind in self.parts.items():
            if kind is Chance:
                setattr(self, name, Chance.restore(dump[name]))
            else:
                setattr(self, name, msgspec.convert(dump[name], kind))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # a state changes: it must not be a dict key

    def __reduce__(self) -> tuple[Any, ...]:
        # By name: a compiled class has no slots that `pickle` could follow.
        names = (*self.fixed, *self.parts)
        return _rebuild, (type(self), {name: getattr(self, name) for name in names})

    def _is_allowed(self, seat: Seat, action: Action) -> bool:
        """Ask the rules about an action that is not listed."""
        is_asked = seat in self.deciders
        return is_asked and self.rules.actions[type(action)].forbidden(self, seat, action) is None

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        """Say why an action is not legal (only asked when it is not)."""
        if seat not in self.deciders:
            return self._out_of_turn(seat, action)
        problem = self.rules.actions[type(action)].forbidden(self, seat, action)
        assert problem is not None, f"{action} is neither offered nor forbidden"
        return problem

    def _offered(self, seat: object) -> tuple[Action, ...]:
        # Built once per decision; every change of the state clears it.
        choices = self._choices
        # `is`: what was worked out for seat 0 must not answer for False or 0.0.
        if choices is not None and self._choices_of is seat:
            return choices
        decider = self.check_seat(seat)
        if decider not in self.deciders:
            return self._extras(decider)
        choices = self._legal(decider)
        self.offer(decider, choices)
        return choices

    def check_seat(self, seat: object) -> Seat:
        """Return the number of a seat at this table; raise UnknownSeat if this is none."""
        # type() and not isinstance(): True is an int to Python, but no seat.
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise UnknownSeat(seat, self.seats)
        return seat

    def make_ready(self) -> None:
        """Begin as every state does that is no copy: nobody listens, no choices are worked out."""
        self.events = None
        self._choices = None
        self._choices_of = None

    def forget_choices(self) -> None:
        """Forget the choices worked out so far: the position has changed."""
        self._choices = None

    def offer(self, seat: Seat, choices: tuple[Action, ...]) -> None:
        """Keep choices that the rules had to work out anyway for when they are asked for."""
        self._choices = choices
        self._choices_of = seat

    _choices: tuple[Action, ...] | None
    _choices_of: object


def _rebuild(kind: type[State], attributes: Mapping[str, Any]) -> State:
    state = kind()
    state.make_ready()
    for name, value in attributes.items():
        setattr(state, name, value)
    return state
