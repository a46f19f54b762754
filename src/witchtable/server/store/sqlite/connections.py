"""The two connections to a SQLite file: one thread writes, another reads.

Moves of all tables that arrive while a commit is under way share the next one, so that a hundred moves
cost about as much as one.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Final

from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.store.database import Conflict, Rows, Statement, Watcher

__all__ = [
    "SqliteReader",
    "SqliteWriter",
    "connect",
    "known_version",
    "migrate",
    "scripts",
]


_MOST_AT_ONCE: Final = 512  # jobs in one commit


class _Job:
    """Statements that are written together or not at all, and who waits for them."""

    __slots__ = ("future", "problem", "since", "statements")

    def __init__(self, statements: Sequence[Statement], future: asyncio.Future[None]) -> None:
        self.statements = statements
        self.since = perf_counter()
        self.future = future
        self.problem: Exception | None = None


class SqliteWriter:
    """Writes statements in the order in which they come."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closed = False
        self.trouble: str | None = None
        """Why the last commit failed; None if it did not."""
        self.watcher: Watcher | None = None
        self._thread = Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement, about: str = "") -> None:  # noqa: ARG002 - nobody else is here
        """Write all of them or none; they are on the disk when this returns."""
        if self._is_closed:
            raise StoreClosed
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(statements, future))
        await future

    def write_later(self, *statements: Statement, about: str = "") -> None:  # noqa: ARG002
        """Write them when there is time; nobody waits, and nobody is told if that fails."""
        if not self._is_closed:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            future.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._jobs.put(_Job(statements, future))

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    def _write(self) -> None:
        """Write jobs until the end: whatever is queued goes into one commit."""
        connection = connect(self._path)
        while True:
            job = self._jobs.get()
            jobs: list[_Job] = []
            while job is not None:
                jobs.append(job)
                if self._jobs.empty() or len(jobs) >= _MOST_AT_ONCE:
                    break
                job = self._jobs.get()
            if jobs:
                self.trouble = _commit(connection, jobs)
                # One wake-up for all of them: they wait in the same loop.
                jobs[0].future.get_loop().call_soon_threadsafe(self._answer, jobs)
            if job is None:
                connection.close()
                return

    def _answer(self, jobs: list[_Job]) -> None:
        if self.watcher is not None and self.trouble is None:
            self.watcher.count_commit(perf_counter() - jobs[0].since)
        _answer(jobs)


class SqliteReader:
    """Reads, beside the loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._pool = ThreadPoolExecutor(1, "store-reader")
        self._connection: sqlite3.Connection | None = None
        self._is_closed = False

    async def read(self, sql: str, values: Sequence[Any]) -> Rows:
        """Fetch all rows."""
        return (await self.read_all((sql, values)))[0]

    async def read_all(self, *questions: Statement) -> list[Rows]:
        """Rows several questions beside the loop, as everything stood at one moment."""
        if self._is_closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._look, questions)

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        self._pool.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _look(self, questions: Sequence[Statement]) -> list[Rows]:
        try:
            if self._connection is None:
                self._connection = connect(self._path)
            connection = self._connection
            if len(questions) == 1:
                return [connection.execute(*questions[0]).fetchall()]
            connection.execute("BEGIN")
            try:
                return [connection.execute(*question).fetchall() for question in questions]
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as problem:
            raise StoreUnavailable(str(problem)) from problem


def connect(path: Path) -> sqlite3.Connection:
    """Open the file."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on the disk before anybody is shown what it holds.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to date: numbered scripts, each once; one of a newer program stays as it is."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in scripts():
        if number > done:
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


def known_version() -> int:
    """Find the latest version of the file that this program knows."""
    return scripts()[-1][0]


@cache
def scripts() -> list[tuple[int, str]]:
    """List the scripts that make the tables, by number."""
    folder = resources.files("witchtable.server.store.sqlite") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name.removesuffix(".sql")), (folder / name).read_text("utf-8")) for name in names]


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> str | None:
    """Write jobs in one commit; return why that failed, if it did."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _run(connection, job)
        connection.execute("COMMIT")
    except Exception as problem:
        # The disk is full or gone, or a value cannot be written: nobody's job was.
        with suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        for job in jobs:
            job.problem = problem
        return str(problem) if isinstance(problem, sqlite3.Error) else None
    return None


def _run(connection: sqlite3.Connection, job: _Job) -> None:
    """Run one job; if it fails, the others go on."""
    if len(job.statements) == 1:  # what fails as a whole by itself needs nothing to go back to
        try:
            connection.execute(*job.statements[0])
        except sqlite3.IntegrityError as problem:
            job.problem = problem
        return
    connection.execute("SAVEPOINT job")
    try:
        for sql, values in job.statements:
            connection.execute(sql, values)
    except sqlite3.IntegrityError as problem:
        connection.execute("ROLLBACK TO job")
        job.problem = problem
    finally:
        connection.execute("RELEASE job")


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue  # whoever waited has gone; it is written all the same
        if job.problem is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(_ours(job.problem))


def _ours(problem: Exception) -> Exception:
    """Say what went wrong in words that need no SQLite."""
    if isinstance(problem, sqlite3.IntegrityError):
        return Conflict(str(problem))
    return StoreUnavailable(str(problem)) if isinstance(problem, sqlite3.Error) else problem
