"""PostgreSQL connections: one that writes, a few that read, all of them beside the moves of the loop.

Whatever waits while a commit is on its way shares the next one. A connection that is lost is made anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from secrets import token_hex
from time import monotonic, perf_counter
from typing import Any, Final, LiteralString, TypeAlias

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.store.database import Conflict, Rows, Statement, Watcher

__all__ = ["CHANNEL", "LOCK", "PostgresReader", "PostgresWriter", "ours"]

PgConnection: TypeAlias = "AsyncConnection[tuple[Any, ...]]"
_Pool: TypeAlias = "AsyncConnectionPool[PgConnection]"

LOCK: Final = 0x77697463686573
"""The number of a lock on a database: all workers share it, who moves the house wants it alone."""
CHANNEL: Final = "witchtable"
"""On which workers tell each other what they have written."""
_MOST_WORDS: Final = 200  # in one notification, which takes 8000 bytes
_MOST_AT_ONCE: Final = 512  # jobs in one commit
_PATIENCE: Final = 5.0  # seconds that a job waits for a database that is away
_PAUSE: Final = 0.1  # seconds between two tries
_READERS: Final = 4
_SIGN: Final = (
    "INSERT INTO commits VALUES (%s, %s) ON CONFLICT (writer) DO UPDATE SET number = excluded.number"
)
_GONE: Final = (psycopg.OperationalError, psycopg.InterfaceError)
_CROSSED: Final = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
_WRONG: Final = (psycopg.IntegrityError, psycopg.DataError)


# What is refused in a pipeline is written again row by row; the driver warns of the pipeline's end.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class _Work:
    """Statements that are written together or not at all, and who waits for them."""

    __slots__ = ("about", "future", "problem", "since", "statements")

    def __init__(
        self, statements: Sequence[Statement], future: asyncio.Future[None], about: str
    ) -> None:
        self.statements = statements
        self.about = about
        self.since = perf_counter()
        self.future = future
        self.problem: Exception | None = None


class PostgresWriter:
    """Writes statements, those about one thing in the order in which they come.

    A worker shares the lock of all who write; who wants the house `alone` has it for itself.
    """

    def __init__(self, address: str, *, is_server: bool, alone: bool = False) -> None:
        self._address = address
        self._is_server = is_server
        self._alone = alone
        self._works: deque[_Work] = deque()
        self._is_awake = asyncio.Event()
        self._is_closed = False
        self._task: asyncio.Task[None] | None = None
        self._connection: PgConnection | None = None
        self.name = token_hex(8)
        self._commits = 0
        self._is_unsure = False
        """The last commit was sent, and no answer came: it is kept, or it is not."""
        self.trouble: str | None = None
        """Why the last commit failed; None if it did not."""
        self.watcher: Watcher | None = None

    async def write(self, *statements: Statement, about: str = "") -> None:
        """Write all of them or none; they are kept when this returns."""
        if self._is_closed:
            raise StoreClosed
        await self._begin(statements, about).future

    def write_later(self, *statements: Statement, about: str = "") -> None:
        """Write them when there is time; nobody waits, and nobody is told if that fails."""
        if not self._is_closed:
            future = self._begin(statements, about).future
            future.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._is_closed = True
        self._is_awake.set()
        if self._task is not None:
            await self._task
        await self._drop()

    def _begin(self, statements: Sequence[Statement], about: str) -> _Work:
        loop = asyncio.get_running_loop()
        work = _Work(statements, loop.create_future(), about)
        self._works.append(work)
        self._is_awake.set()
        if self._task is None:
            self._task = loop.create_task(self._write())
        return work

    async def _write(self) -> None:
        """Write until the end: whatever is queued goes into one commit."""
        while self._works or not self._is_closed:
            if not self._works:
                self._is_awake.clear()
                await self._is_awake.wait()
                continue
            together = [self._works.popleft() for _ in range(min(len(self._works), _MOST_AT_ONCE))]
            since = together[0].since
            # Two workers that lock the same tables in another order would wait for each other.
            together.sort(key=lambda work: work.about)
            self._commits += 1
            await self._commit(together)
            if self.watcher is not None and self.trouble is None:
                self.watcher.count_commit(perf_counter() - since)
            for work in together:
                if not work.future.done():  # whoever waited may have gone; it is written all the same
                    if work.problem is None:
                        work.future.set_result(None)
                    else:
                        work.future.set_exception(work.problem)

    async def _commit(self, together: list[_Work]) -> None:
        """Write in one commit; try again while the database is away, until it is clear what is kept."""
        until = monotonic() + _PATIENCE
        while True:
            try:
                connection = await self._connected()
                if not (self._is_unsure and await self._has_committed(connection)):
                    await self._write_all(connection, together)
                self._is_unsure, self.trouble = False, None
                return
            except _CROSSED:  # all of it was undone; the other one has gone on
                await self._drop()
            except _GONE as problem:
                self.trouble = str(problem)
                await self._drop()
                if monotonic() > until:
                    if not self._is_unsure:
                        _refuse(together, problem)
                        return
                    # What is perhaps kept must not be called lost: it waits, all others are refused.
                    self._refuse_who_waits(problem)
                await asyncio.sleep(_PAUSE)
            except psycopg.Error as problem:  # the disk of the database is full, the schema is gone
                self.trouble = str(problem)
                await self._drop()
                _refuse(together, problem)
                return

    def _refuse_who_waits(self, problem: Exception) -> None:
        while self._works:
            work = self._works.popleft()
            if not work.future.done():
                work.future.set_exception(StoreUnavailable(str(problem)))

    async def _write_all(self, connection: PgConnection, together: list[_Work]) -> None:
        self._is_unsure = False
        try:
            await self._transact(connection, together, one_by_one=False)
        except _WRONG:
            await connection.rollback()
            await self._transact(connection, together, one_by_one=True)

    async def _transact(
        self, connection: PgConnection, together: list[_Work], *, one_by_one: bool
    ) -> None:
        """Write them all in one go; or, if one of them is refused, each with a way back of its own."""
        try:
            if one_by_one:
                await connection.execute("BEGIN")
                for work in together:
                    work.problem = await _try(connection, work)
                await self._end(connection, together)
            else:
                async with connection.pipeline():  # one way there and back for all of it
                    await connection.execute("BEGIN")
                    for work in together:
                        await _run(connection, work)
                    await self._end(connection, together)
        except psycopg.Error as problem:
            if problem.diag.severity_nonlocalized == "ERROR":
                self._is_unsure = False  # the database lives, and has undone it
            raise
        self._is_unsure = False

    async def _end(self, connection: PgConnection, together: list[_Work]) -> None:
        await self._sign(connection, together)
        self._is_unsure = True
        await connection.execute("COMMIT")

    async def _sign(self, connection: PgConnection, together: list[_Work]) -> None:
        """Leave the number of the commit in it: so it can be found out whether it is kept.

        And tell the others what it is about: once for all that it holds.
        """
        words = list(dict.fromkeys(word for work in together for word in work.about.split()))
        said = [
            " ".join((self.name, *words[first : first + _MOST_WORDS]))
            for first in range(0, len(words), _MOST_WORDS)
        ]
        number = self.name, self._commits
        if not said:
            await connection.execute(_SIGN, number)
        for at, one in enumerate(said):
            sign, values = (f"WITH signed AS ({_SIGN}) ", number) if at == 0 else ("", ())
            await connection.execute(f"{sign}SELECT pg_notify(%s, %s)", (*values, CHANNEL, one))

    async def _has_committed(self, connection: PgConnection) -> bool:
        found = await connection.execute("SELECT number FROM commits WHERE writer = %s", (self.name,))
        row = await found.fetchone()
        return row is not None and row[0] == self._commits

    async def _connected(self) -> PgConnection:
        """Be one who writes; raise OperationalError if the house is being moved."""
        if self._connection is None or self._connection.closed:
            connection = await AsyncConnection.connect(
                self._address, autocommit=True, connect_timeout=3
            )
            if self._is_server and not await _lock(connection, alone=self._alone):
                await connection.close()
                raise psycopg.OperationalError("somebody else has locked this database")
            self._connection = connection
        return self._connection

    async def _drop(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                await self._connection.close()
            self._connection = None


class PostgresReader:
    """Reads, with a few connections."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: _Pool | None = None
        self._is_closed = False

    async def read(self, sql: str, values: Sequence[Any]) -> Rows:
        """Fetch all rows."""
        return (await self.read_all((sql, values)))[0]

    async def read_all(self, *questions: Statement) -> list[Rows]:
        """Rows several questions as everything stood at one moment."""
        if self._is_closed:
            raise StoreClosed
        pool = await self._opened()
        try:
            return await _look(pool, questions)
        except (psycopg.OperationalError, PoolTimeout) as problem:
            if isinstance(problem, PoolTimeout) and pool.get_stats().get("pool_size", 0) >= _READERS:
                raise StoreUnavailable(str(problem)) from problem  # all are busy: more would not help
            # A pool takes its time to find out that the database is back; a new one asks at once.
            if self._pool is pool:
                self._pool = None
                await pool.close()
        except psycopg.Error as problem:
            raise StoreUnavailable(str(problem)) from problem
        try:
            return await _look(await self._opened(), questions)
        except (psycopg.Error, PoolTimeout) as problem:
            raise StoreUnavailable(str(problem)) from problem

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        if self._pool is not None:
            await self._pool.close()

    async def _opened(self) -> _Pool:
        if self._pool is None:
            self._pool = AsyncConnectionPool(
                self._address,
                min_size=1,
                max_size=_READERS,
                timeout=_PATIENCE,
                kwargs={"autocommit": True},
                open=False,
            )
            await self._pool.open()
        return self._pool


@cache
def ours(sql: str) -> LiteralString:
    """Write a statement as psycopg reads it."""
    return sql.replace("%", "%%").replace("?", "%s")


async def _lock(connection: PgConnection, *, alone: bool) -> bool:
    kind: LiteralString = "" if alone else "_shared"
    found = await connection.execute(f"SELECT pg_try_advisory_lock{kind}(%s)", (LOCK,))
    return await found.fetchone() == (True,)


async def _look(pool: AsyncConnectionPool[PgConnection], questions: Sequence[Statement]) -> list[Rows]:
    async with pool.connection() as connection:
        if len(questions) == 1:
            return [await _ask(connection, questions[0])]
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            async with connection.pipeline():
                asked = [await connection.execute(ours(sql), values) for sql, values in questions]
                return [await cursor.fetchall() for cursor in asked]
        finally:
            await connection.execute("COMMIT")


async def _ask(connection: PgConnection, question: Statement) -> Rows:
    sql, values = question
    return await (await connection.execute(ours(sql), values)).fetchall()


async def _run(connection: PgConnection, work: _Work) -> None:
    for sql, values in work.statements:
        await connection.execute(ours(sql), values)


async def _try(connection: PgConnection, work: _Work) -> Exception | None:
    """Run statements with a way back; say what was wrong with them."""
    await connection.execute("SAVEPOINT work")
    try:
        await _run(connection, work)
    except _WRONG as problem:
        await connection.execute("ROLLBACK TO work")
        return Conflict(str(problem))
    await connection.execute("RELEASE work")
    return None


def _refuse(together: list[_Work], problem: Exception) -> None:
    for work in together:
        work.problem = StoreUnavailable(str(problem))
