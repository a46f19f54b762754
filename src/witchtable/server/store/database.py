"""What the store asks of a database, whichever it is: rows that are written, and questions about them.

The statements are written once, in the SQL that all of our databases speak; what they spell differently
is in the scripts that make their tables (`migrations`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from witchtable.server.store import StoreUnavailable

__all__ = [
    "Conflict",
    "DatabaseReader",
    "DatabaseWriter",
    "Rows",
    "Statement",
    "Watcher",
    "insert",
    "one_of",
]

Statement: TypeAlias = "tuple[str, Sequence[Any]]"
"""SQL with a question mark for each value, and the values."""
Rows: TypeAlias = "list[tuple[Any, ...]]"


class Conflict(StoreUnavailable):
    """It would contradict what is kept already."""


class Watcher(Protocol):
    """Counts what a store does, for whoever runs the server."""

    def count_commit(self, seconds: float) -> None:
        """Count a commit, by how long the first of what it holds has waited for it."""

    def count_conflict(self) -> None:
        """Count a change that would have contradicted what somebody else has kept meanwhile."""


class DatabaseWriter(Protocol):
    """Writes statements in the order in which they come."""

    trouble: str | None
    """Why the last commit failed; None if it did not."""
    watcher: Watcher | None
    """Who counts."""

    async def write(self, *statements: Statement, about: str = "") -> None:
        """Write all of them or none, and raise Conflict if they cannot be; then they are kept.

        `about` says what they change, to whoever shares the database: words with blanks between.
        """

    def write_later(self, *statements: Statement, about: str = "") -> None:
        """Write them when there is time; nobody waits, and nobody is told if that fails."""

    async def close(self) -> None:
        """Write what is queued, then stop."""


class DatabaseReader(Protocol):
    """Answers questions."""

    async def read(self, sql: str, values: Sequence[Any]) -> Rows:
        """Fetch all rows."""

    async def read_all(self, *questions: Statement) -> list[Rows]:
        """Rows several questions as everything stood at one moment."""

    async def close(self) -> None:
        """Stop."""


def insert(table: str, row: msgspec.Struct, otherwise: str = "") -> Statement:
    """Put a row into its table; `otherwise` says what to do if it is there already."""
    values = msgspec.structs.astuple(row)
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))}) {otherwise}".rstrip(), values


def one_of(column: str, values: Iterable[str]) -> Statement:
    """Ask that a column has one of these values."""
    wanted = tuple(values)
    # No database takes an empty list; NULL is equal to nothing.
    return f"{column} IN ({', '.join('?' * len(wanted)) or 'NULL'})", wanted
