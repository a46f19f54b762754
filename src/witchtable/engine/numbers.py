"""A game in numbers, for those who learn it: every action has one, and so has all that a seat sees.

A game's folder fills in `Numbers` (its `numbers.py`). What a seat sees is written from its view and
from nothing else, so that numbers can give no more away than views do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from witchtable.engine.deal import Value
from witchtable.engine.moves import Action

__all__ = ["Numbers", "Row", "around"]


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
