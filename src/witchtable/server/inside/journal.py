"""The store inside a browser: SQLite in memory, and every commit in the browser's own store.

What is kept there is the whole database of some moment, and the commits since then: parts with numbers.
A commit is acknowledged when the browser has it, and not before.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.store.database import Conflict, Rows, Statement, Watcher
from witchtable.server.store.sqlite.connections import known_version, migrate

__all__ = ["CannotRead", "Journal", "Keeper", "KeptParts"]


_MOST_PARTS: Final = 300
_MOST_BYTES: Final = 4 << 20  # of parts; then the whole takes their place


class CannotRead(Exception):
    """What the browser has kept cannot be read by this program."""


class KeptParts(NamedTuple):
    """What the browser gives back at the beginning."""

    whole: bytes | None
    parts: Sequence[bytes]


class Keeper(Protocol):
    """The browser's own store; what it acknowledges is there for good."""

    async def load(self) -> KeptParts:
        """Give everything that is kept."""

    async def add(self, number: int, part: bytes) -> None:
        """Keep a part; raise when nothing was kept."""

    async def replace(self, whole: bytes, upto: int) -> None:
        """Keep a whole, and forget the parts up to a number; all of it or nothing."""


class _Whole(msgspec.Struct, array_like=True):
    number: int
    database: bytes


class _Part(msgspec.Struct, array_like=True):
    number: int
    statements: list[tuple[str, list[Any]]]


class Journal:
    """The database, and how it gets into the browser's store."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._number = 0
        self._parts = self._bytes = 0
        # What is not kept yet is not read either: one after the other.
        self._turn = asyncio.Lock()
        self._is_closed = False
        self._later: set[asyncio.Task[None]] = set()
        self.trouble: str | None = None
        """Why the last commit failed; None if it did not."""
        self.watcher: Watcher | None = None
        """Nobody runs this server, so nobody counts."""

    @classmethod
    async def open(cls, keeper: Keeper) -> Journal:
        """Read all that is kept, and bring it up to date; raise CannotRead if that is not possible."""
        found = await keeper.load()
        journal = cls(keeper)
        try:
            is_new = journal._read(found)
        except (sqlite3.Error, msgspec.MsgspecError) as problem:
            raise CannotRead(f"damaged: {problem}") from problem
        if is_new or journal._parts:
            await journal._replace()
        return journal

    # -- what a store writes and reads with, as it does with a file ---------------------------------

    async def write(self, *statements: Statement, about: str = "") -> None:  # noqa: ARG002 - nobody else is here
        """Write all of them or none; the browser has them when this returns."""
        async with self._turn:
            if self._is_closed:
                raise StoreClosed
            try:
                await self._commit(statements)
            except sqlite3.IntegrityError as problem:
                raise Conflict(str(problem)) from None
            except Exception as problem:  # the browser says in its own words why nothing was kept
                self.trouble = str(problem) or type(problem).__name__
                raise StoreUnavailable(self.trouble) from problem
            self.trouble = None
            if self._parts >= _MOST_PARTS or self._bytes >= _MOST_BYTES:
                self._after(self._shorten())

    def write_later(self, *statements: Statement, about: str = "") -> None:  # noqa: ARG002
        """Write them when there is time; nobody waits, and nobody is told if that fails."""
        if not self._is_closed:
            self._after(self._try(statements))

    async def read(self, sql: str, values: Sequence[Any]) -> Rows:
        """Fetch all rows."""
        return (await self.read_all((sql, values)))[0]

    async def read_all(self, *questions: Statement) -> list[Rows]:
        """Rows several questions as everything stood at one moment."""
        async with self._turn:
            if self._is_closed:
                raise StoreClosed
            try:
                return [self._connection.execute(*question).fetchall() for question in questions]
            except sqlite3.Error as problem:
                raise StoreUnavailable(str(problem)) from problem

    async def close(self) -> None:
        """Write what is queued, then stop."""
        while self._later:
            await asyncio.gather(*self._later)
        async with self._turn:
            if not self._is_closed:
                self._is_closed = True
                self._connection.close()

    # -- how ----------------------------------------------------------------------------------------

    async def _commit(self, statements: Sequence[Statement]) -> None:
        execute = self._connection.execute
        execute("BEGIN")
        try:
            for sql, values in statements:
                execute(sql, values)
            number = self._number + 1
            written = [(sql, list(values)) for sql, values in statements]
            part = msgspec.msgpack.encode(_Part(number, written))
            await self._keeper.add(number, part)
        except BaseException:
            execute("ROLLBACK")
            raise
        execute("COMMIT")
        self._number = number
        self._parts += 1
        self._bytes += len(part)

    def _read(self, found: KeptParts) -> bool:
        """Read what is kept; say whether it has become another by that."""
        if found.whole is not None:
            whole = msgspec.msgpack.decode(found.whole, type=_Whole)
            self._number = whole.number
            self._connection.deserialize(whole.database)
        execute = self._connection.execute
        for text in found.parts:
            part = msgspec.msgpack.decode(text, type=_Part)
            if part.number <= self._number:  # the whole has it already
                continue
            if part.number != self._number + 1:
                raise CannotRead(f"damaged: part {self._number + 1} is missing")
            execute("BEGIN")
            for sql, values in part.statements:
                execute(sql, values)
            execute("COMMIT")
            self._number = part.number
            self._parts += 1
        (before,) = execute("PRAGMA user_version").fetchone()
        if before > known_version():
            raise CannotRead(f"newer: {before} > {known_version()}")
        migrate(self._connection)
        execute("PRAGMA foreign_keys = ON")
        return bool(before != known_version())

    async def _replace(self) -> None:
        whole = msgspec.msgpack.encode(_Whole(self._number, self._connection.serialize()))
        await self._keeper.replace(whole, self._number)
        self._parts = self._bytes = 0

    async def _shorten(self) -> None:
        async with self._turn:
            if not self._is_closed and self._parts:
                await self._replace()

    async def _try(self, statements: Sequence[Statement]) -> None:
        await self.write(*statements)

    def _after(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._later.add(task)
        task.add_done_callback(self._is_done)

    def _is_done(self, task: asyncio.Task[None]) -> None:
        self._later.discard(task)
        if not task.cancelled():
            task.exception()  # what can be left out is tried again with the next one
