"""A game as the registry knows it: what it is called, who can play it, how it is dealt.

The least that a game brings is its state, its actions and its events; `defaults.py` has the rest.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias, Union

import msgspec

from witchtable.engine import defaults, notation, plain_drawing
from witchtable.engine.deal import Deal, Option, Value, read_seed
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadEdition, BadNotation, BadOption, BadSeatCount
from witchtable.engine.mind import Mind
from witchtable.engine.moves import Action, Event, Seat
from witchtable.engine.numbers import Numbers, numbers_by_type
from witchtable.engine.opponents import Liking, Opponent
from witchtable.engine.place import Place
from witchtable.engine.registry import find
from witchtable.engine.state import State
from witchtable.engine.texts import Message, add_texts
from witchtable.engine.things import Thing

__all__ = ["MEMORY", "Aid", "EditionSource", "Game", "Item", "Telling"]

EditionSource: TypeAlias = "str | PathLike[str] | Edition | None"
Aid: TypeAlias = Callable[[State, Seat, Mapping[str, str]], Any]
"""Answers a seat's question, given as words by name; from what that seat may see, and JSON-ready.

It leaves the state as it is.
"""
Telling: TypeAlias = Callable[[Edition, Any], list[Message]]
"""Puts the answer of an aid into words, a line each."""

MEMORY: Final = "memory"
"""The aid that reminds a seat of what it has seen and no longer sees; tables may forbid it."""


_MADE: Any = None
"""Made from the rest of the game, where it brings none."""


class Item(NamedTuple):
    """Something printed that a seat has: its kind, and its name or id."""

    kind: str
    name: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game of the registry. The folder of the game fills this in; everything else asks it."""

    id: str
    title: str
    seats: range
    rules_version: int
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]
    state_type: type[State]
    options: Mapping[str, Option] = field(default_factory=dict)
    check_options: Callable[[int, Mapping[str, Value], Edition], None] = defaults.any_options
    """Refuse settings that make no sense together, for so many seats, or with an edition."""
    house_edition: Callable[[], Edition] = _MADE
    """Load the components; without this and the next, there is nothing printed."""
    read_edition: Callable[[Mapping[str, Any], str], Edition] = _MADE
    describe: Callable[[Edition, Event], Message] = defaults.describe
    draw: Callable[[Mapping[str, Any], Edition], list[str]] = plain_drawing.draw
    apprentice: Callable[[Place, Random, Liking], Action] = defaults.apprentice
    """Choose by maxims for beginners, and by what somebody is fond of."""
    mind: Mind = defaults.MIND
    """What the searching bots know about this game."""
    opponents: Callable[[], tuple[Opponent, ...]] = tuple
    """The witches who play it, with a name and a temper."""
    numbers: Numbers = _MADE
    """The game in numbers, for those who learn it; without them, as the types say."""
    census: Callable[[State, Seat], list[Item]] = defaults.census
    """List what a seat has taken of the components: for reports on whether they are fair."""
    view_type: Any = dict[str, Any]
    """What `State.view` returns: a TypedDict, for whoever reads views in a typed language."""
    edition_type: Any = dict[str, Any]
    """What `Edition.data` holds: a TypedDict, likewise."""
    aids: Mapping[str, Aid] = field(default_factory=dict)
    """What a seat may ask the rules about besides its choices, by name."""
    draw_memory: Callable[[Any, Mapping[str, Any], Edition], list[str]] | None = None
    """Draw the answer of the aid `memory`, beside the seat's view, for a terminal."""
    spoken: Mapping[str, Telling] = field(default_factory=dict)
    """Of the aids those that can be asked for by their name alone, in a terminal."""
    things: Mapping[str, Thing] = field(default_factory=dict)
    """What may be asked about on its tables, by id."""

    def __post_init__(self) -> None:
        made: dict[str, Callable[[], Any]] = {
            "house_edition": lambda: defaults.nothing_printed(self.id),
            "read_edition": lambda: defaults.read_nothing_printed(self.id),
            "numbers": lambda: numbers_by_type(self.action_types, self.view_type),
        }
        for name, make in made.items():
            if getattr(self, name) is _MADE:
                object.__setattr__(self, name, make())
        add_texts(self.package)

    @property
    def package(self) -> str:
        """The package whose folders `locale` and `rules` have the words and the rules of the game."""
        return self.state_type.__module__.partition(".")[0]

    def new(
        self, /, *, seats: int, seed: str | int, edition: EditionSource = None, **options: Value
    ) -> State:
        """Deal a new game. The same arguments give the same deal on every machine."""
        deal = self.arrange(seats, seed, edition, options)
        state = self._prepared(deal)
        state.lay_out(deal)
        return state

    def open(self, deal: Deal) -> tuple[State, list[Event]]:
        """Deal, and also return what happened before the first decision."""
        state = self._prepared(deal)
        told: list[Event] = []
        state.events = told
        state.lay_out(deal)
        state.events = None
        return state, told

    def arrange(
        self,
        seats: int,
        seed: str | int,
        edition: EditionSource = None,
        options: Mapping[str, object] = MappingProxyType({}),
    ) -> Deal:
        """Check what a table was asked to be, before anything is dealt."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeatCount(self.title, seats, self.seats)
        settled = self._settle(options)
        components = self.edition(edition)
        self.check_options(seats, settled, components)
        return Deal(seats, read_seed(seed), components, settled)

    def edition(self, source: EditionSource = None) -> Edition:
        """Load an edition from a file; without one, the house edition."""
        house = self.house_edition()
        if source is None:
            return house
        if isinstance(source, str | PathLike):
            return self.read_edition(read_toml(Path(source)), str(source))
        if isinstance(source, type(house)):
            return source
        name = source.name if isinstance(source, Edition) else ascii(source)
        raise BadEdition(name, [f"this is neither a file nor an edition of {self.title}"])

    def restore(self, dump: Mapping[str, Any], deal: Deal) -> State:
        """Rebuild a state from what `State.dump` wrote and the deal it began with."""
        state = self._prepared(deal)
        state.load(dump)
        return state

    def parse(self, text: str) -> Action:
        """Read an action from its notation: the inverse of `str(action)`."""
        action: Action = notation.read(text, self.action_types)
        return action

    def action_from_json(self, text: str | bytes) -> Action:
        """Read an action from JSON."""
        action: Action = _from_json(text, Union[self.action_types])  # noqa: UP007
        return action

    def event_from_json(self, text: str | bytes) -> Event:
        """Read an event from JSON."""
        event: Event = _from_json(text, Union[self.event_types])  # noqa: UP007
        return event

    def __reduce__(self) -> tuple[Any, ...]:
        # A game is its functions: it is found, not copied.
        return find, (self.id,)

    def _prepared(self, deal: Deal) -> State:
        state = self.state_type()
        state.make_ready()
        state.prepare(deal)
        return state

    def _settle(self, options: Mapping[str, object]) -> dict[str, Value]:
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options)
                raise BadOption(name, Message("option-unknown", title=self.title, known=known))
        return {
            name: option.check(options[name]) if name in options else option.default
            for name, option in self.options.items()
        }


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; raise BadEdition if it is not there or not TOML."""
    try:
        # Some editors begin a file with a byte order mark: "-sig" skips it.
        return tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as problem:
        raise BadEdition(str(path), [problem.strerror or str(problem)]) from None
    except (ValueError, RecursionError) as problem:
        raise BadEdition(str(path), [str(problem)]) from None


def _from_json(text: str | bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (ValueError, TypeError, RecursionError) as problem:
        shown = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
        raise BadNotation(shown, Message("notation-json", detail=str(problem))) from None
