"""What several workers of one house know of each other: who lives, who looks after what, what is new.

Dates and what is over are judged by the clock of the database, which is one for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from witchtable.server.store.rows import Entry, Lease, News

__all__ = ["Bearings", "Neighbourhood", "Orphan"]


class Bearings(msgspec.Struct, frozen=True):
    """What a worker finds when it looks around."""

    date: float
    """How late it is in the house."""
    since: float
    """Since when there was always somebody at work here."""
    leases: dict[str, Lease]
    """What is looked after by this worker, by table."""
    workers: frozenset[str]
    """Who lives."""


class Orphan(msgspec.Struct, frozen=True):
    """A table that nobody looks after, though something happens there by itself."""

    table: str
    is_review: bool


class Neighbourhood(Protocol):
    """The other workers, as far as the store tells of them."""

    async def look_around(self) -> Bearings:
        """Give a sign of life, and find what this worker has in hand."""

    async def take_on(self, tables: Sequence[str]) -> dict[str, Lease]:
        """Look after these tables, unless somebody alive does; return for which that is so now."""

    async def let_go(self, tables: Sequence[str]) -> None:
        """Look after these tables no more."""

    async def orphans(self, rules: Iterable[tuple[str, int]], most: int) -> list[Orphan]:
        """Find tables that nobody looks after, of games whose rules (game, version) are known here."""

    async def tidy(self) -> None:
        """Forget workers that have been dead for long."""

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Find the new entries of tables of which so many are known."""

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Find what is new at tables of which so many entries are known."""

    def note_presence(self, table: str, player: str, *, is_here: bool) -> None:
        """Say that a player looks on here, or has just been here; nobody waits for it."""

    async def ended_among(self, sessions: Sequence[str]) -> set[str]:
        """Find which of these sessions are no more."""

    async def leave(self) -> None:
        """Hand on everything that is looked after here."""

    async def listen(self, hear: Callable[[Sequence[str]], None], missed: Callable[[], None]) -> None:
        """Hear what others write, for ever; `missed` is told when something was perhaps not heard."""
