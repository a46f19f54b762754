"""Whose turn it is: one player after the other, and of each player one table after the other.

Whoever opens a hundred tables has a hundred questions waiting, and still one turn in each round.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Container
from typing import Generic, NamedTuple, TypeVar

__all__ = ["Turn", "Turns"]

T = TypeVar("T")


class Turn(NamedTuple):
    """Whose time something takes."""

    player: str
    """Who opened the table, for its bots; who asks, for everything else."""
    table: str


class Turns(Generic[T]):
    """What waits, in the order in which it is fair to be done."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def count(self, player: str) -> int:
        """Count what waits for a player."""
        return self._counts[player]

    def count_players(self, beside: str) -> int:
        """Count the players for whom something waits, and this one."""
        return len(self._waiting) + (beside not in self._waiting)

    def add(self, turn: Turn, item: T) -> None:
        """Let something wait: behind one of each player's, and one of each of this player's tables."""
        tables = self._waiting.setdefault(turn.player, OrderedDict())
        tables.setdefault(turn.table, deque()).append(item)
        self._counts[turn.player] += 1

    def take(self, not_of: Container[str] = ()) -> T | None:
        """Take what is next, if anything waits of other players; its player and table go to the end."""
        player = next((player for player in self._waiting if player not in not_of), None)
        if player is None:
            return None
        tables = self._waiting[player]
        table, items = next(iter(tables.items()))
        tables.move_to_end(table)
        self._waiting.move_to_end(player)
        found = items[0]
        self.drop(Turn(player, table), found)
        return found

    def drop(self, turn: Turn, item: T) -> None:
        """Forget something: nobody wants it any more."""
        tables = self._waiting.get(turn.player, OrderedDict())
        items = tables.get(turn.table, deque())
        if item not in items:
            return
        items.remove(item)
        self._counts[turn.player] -= 1
        if not items:
            del tables[turn.table]
        if not tables:
            del self._waiting[turn.player], self._counts[turn.player]
