"""What may be asked about on a table: its name, what it does, how to get it, what it is worth now.

What a thing does is not told a second time: it names the clauses of the rules that say so, which the
page and the terminal read out in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from witchtable.engine.edition import Edition
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = ["Pieces", "Thing", "Worth", "find_things", "own_part", "points_worth"]

Worth: TypeAlias = Callable[[Mapping[str, Any], Edition], Message | None]
"""Says what a thing is worth to a seat, from that seat's view; None where that means nothing."""

Pieces: TypeAlias = Callable[[State, Seat], Mapping[str, Message]]
"""Says what single pieces are worth to a seat, by their ids; from nothing but what that seat sees."""


class Thing(NamedTuple):
    """A kind of piece, place, track or number that players see."""

    name: Message
    does: tuple[str, ...]
    """The clauses that say what it is for, the most telling first."""
    gets: tuple[str, ...] = ()
    """The clauses that say how one comes by it."""
    worth: Worth | None = None
    also: tuple[Message, ...] = ()
    """What else it may be called by: the kinds that there are of it."""
    pieces: Pieces | None = None
    """Where single pieces of it differ in what they are worth."""


def own_part(view: Mapping[str, Any]) -> Mapping[str, Any]:
    """Find what a view shows of the seat that it belongs to."""
    mine: Mapping[str, Any] = view["players"][view["seat"]]
    return mine


def points_worth(points: Callable[[Mapping[str, Any], Edition], int | None]) -> Worth:
    """Say a number of points in words."""

    def worth(view: Mapping[str, Any], edition: Edition) -> Message | None:
        found = points(view, edition)
        return None if found is None else Message("thing-points", points=found)

    return worth


def find_things(things: Mapping[str, Thing], sought: str) -> list[str]:
    """Find things by their id or a name in the language spoken now: the very one, or all with it."""
    word = sought.casefold().strip()
    names = {id: [id, *map(str, (thing.name, *thing.also))] for id, thing in things.items()}
    folded = {id: [name.casefold() for name in all] for id, all in names.items()}
    exact = [id for id, all in folded.items() if word in all]
    return exact or [id for id, all in folded.items() if any(word in name for name in all)]
