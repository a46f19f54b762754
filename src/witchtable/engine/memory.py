"""What views were made of last: what an action has not touched is not put together again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

__all__ = ["Memory"]

T = TypeVar("T")


class Memory:
    """Parts of the last view of a match, each with what it was made from.

    Whoever shows many positions of one match has one for them; nobody changes what a view shows. So
    what is the same part again is the same object again.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[tuple[object, ...], Any]] = {}

    def part(self, name: Hashable, made_from: tuple[object, ...], make: Callable[[], T]) -> T:
        """Give a part as it was shown last, or make it: what it is made from has changed."""
        known = self._parts.get(name)
        if known is not None and known[0] == made_from:
            found: T = known[1]
            return found
        made = make()
        self._parts[name] = (made_from, made)
        return made
