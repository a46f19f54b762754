"""A game in numbers, for those who learn it: every action has one, and so has all that a seat sees.

A game's folder fills in `Numbers` (its `numbers.py`), or they follow from the types of its actions and
of its view (`numbers_by_type`). What a seat sees is written from its view and from nothing else, so
that numbers can give no more away than views do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from witchtable.engine.deal import Value
from witchtable.engine.moves import Action

__all__ = ["Numbers", "Row", "around", "numbers_by_type"]


class Row:
    """A row of numbers, written piece by piece; with `names`, what each of them is."""

    __slots__ = ("names", "values")

    def __init__(self, *, with_names: bool = False) -> None:
        self.values: list[float] = []
        self.names: list[str] | None = [] if with_names else None

    def number(self, name: str, value: float | None) -> None:
        """Write one number; nothing is 0."""
        self.values.append(float(value or 0))
        if self.names is not None:
            self.names.append(name)

    def one_of(self, name: str, word: object, words: tuple[object, ...]) -> None:
        """Write which of the words it is: 1 for that one, 0 for all others; nothing is all 0."""
        self.bag(name, () if word is None else (word,), words)

    def bag(self, name: str, found: Iterable[object] | None, words: tuple[object, ...]) -> None:
        """Write how often each of the words is found; what is hidden (None) is all 0."""
        counted = [0.0] * len(words)
        if found:
            at = _places(words)
            for word in found:
                counted[at[word]] += 1.0
        self.values += counted
        if self.names is not None:
            self.names += [f"{name}.{word}" for word in words]

    def counts(self, name: str, heap: Mapping[str, float] | None, words: tuple[str, ...]) -> None:
        """Write the number that each of the words stands for; nothing is all 0."""
        for word in words:
            self.number(f"{name}.{word}", heap.get(word, 0) if heap else 0)


@lru_cache(maxsize=1000)
def _places(words: tuple[object, ...]) -> dict[object, int]:
    return {word: at for at, word in enumerate(words)}


def around(view: Mapping[str, Any]) -> list[int]:
    """List the seats as the one that looks sees them: itself first, then in turn order."""
    seats: int = view["seats"]
    return [(view["seat"] + step) % seats for step in range(seats)]


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """How a game is put into numbers."""

    catalogue: Callable[[Any, Mapping[str, Value]], Iterable[Action]]
    """Lists every action that can ever be legal with an edition and options, in a stable order."""
    observe: Callable[[Row, Mapping[str, Any], Any], None]
    """Writes what a seat sees: its view, and the edition. As many numbers for every position."""


# -- numbers that follow from types --------------------------------------------------------------------


def numbers_by_type(action_types: Iterable[type[Action]], view_type: Any) -> Numbers:
    """Put a game into numbers by what its types say.

    The fields of actions must be one of some words each (`Literal`). Of the view (a TypedDict) those
    are written that have a fixed size: numbers, one of some words, bags of words, and `PerSeat` lists
    from the own seat on; what else there is, is left out.
    """

    def catalogue(_edition: Any, _options: Mapping[str, Value]) -> Iterator[Action]:
        for kind in action_types:
            for values in product(*(_every(kind, field) for field in msgspec.structs.fields(kind))):
                yield kind(*values)

    def observe(row: Row, view: Mapping[str, Any], _edition: Any) -> None:
        if not is_typeddict(view_type):
            raise TypeError(f"{view['game']} needs `numbers` of its own, or a TypedDict as `view_type`")
        seats = around(view)
        for field, kind in _hints(view_type).items():
            if field not in ("seats", "seat"):
                _write(row, field, kind, view[field], seats)

    return Numbers(catalogue=catalogue, observe=observe)


def _every(kind: type[Action], field: Any) -> tuple[object, ...]:
    words = (False, True) if field.type is bool else _words(field.type)
    if not words:
        raise TypeError(f"{kind.__name__}.{field.name} could be anything: the game needs `numbers`")
    return words


def _write(row: Row, name: str, kind: Any, value: Any, seats: list[int]) -> None:
    origin, parts = get_origin(kind), get_args(kind)
    if NoneType in parts:  # what is hidden is written as nothing
        (kind,) = (part for part in parts if part is not NoneType)
        _write(row, name, kind, value, seats)
    elif origin is Annotated and parts[1] == "seats":
        for step, seat in enumerate(seats):
            _write(row, f"{name}.{step}", get_args(parts[0])[0], value[seat], seats)
    elif is_typeddict(kind):
        for field, part in _hints(kind).items():
            _write(row, f"{name}.{field}", part, None if value is None else value[field], seats)
    elif kind in (int, bool, float):
        row.number(name, value)
    elif origin is Literal:
        row.one_of(name, value, parts)
    elif origin is list and _words(parts[0]):
        row.bag(name, [word for word in value or () if word is not None], _words(parts[0]))
        if NoneType in get_args(parts[0]):
            row.number(f"{name}.hidden", sum(word is None for word in value or ()))
    elif origin is dict and _words(parts[0]):
        row.counts(name, value, _words(parts[0]))


def _words(kind: Any) -> tuple[Any, ...]:
    """List the words that a type allows; () where they cannot be counted."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    if NoneType in get_args(kind):
        (kind,) = (part for part in get_args(kind) if part is not NoneType)
        return _words(kind)
    return ()


@cache
def _hints(view_type: Any) -> dict[str, Any]:
    return get_type_hints(view_type, include_extras=True)
