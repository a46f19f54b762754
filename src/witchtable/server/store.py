"""Where everything is kept that must not be lost: SQLite, with one thread that writes.

Nothing is shown before it is here. Moves of all tables that arrive while a commit is under way share
the next one, so that a hundred moves cost about as much as one. The store knows no rule and no message.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from witchtable.server.rows import (
    ChatLine,
    Entry,
    Overview,
    Player,
    Result,
    SeatRow,
    Sitting,
    Status,
    TableRow,
)

__all__ = ["SqliteStore", "StoreClosed"]

R = TypeVar("R", bound=msgspec.Struct)
Statement: TypeAlias = "tuple[str, Sequence[Any]]"

_MOST_AT_ONCE: Final = 512  # jobs in one commit
_FROM_THE_DEAL: Final = "json_extract(t.setup, '$.continues') IS NULL"
"""Whoever goes on with a finished game knows what comes: such results count for nothing."""


class StoreClosed(Exception):
    """The store is shut down; nothing was written."""


class _Job:
    """Statements that are written together or not at all, and who waits for them."""

    __slots__ = ("future", "problem", "statements")

    def __init__(self, statements: Sequence[Statement], future: asyncio.Future[None]) -> None:
        self.statements = statements
        self.future = future
        self.problem: Exception | None = None


class SqliteStore:
    """The store of one process."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        with _connect(path) as connection:
            _migrate(connection)
        connection.close()
        path.chmod(0o600)  # it holds the secret and the seeds
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Keep an entry for good; two of the same number cannot be."""
        await self._do(_insert("entries", entry))

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""
        await self._do(_insert("players", player))

    async def rename(self, player: str, name: str) -> None:
        """Change what a player is called."""
        await self._do(("UPDATE players SET name = ? WHERE id = ?", (name, player)))

    async def set_account(self, player: str, login: str, password: str) -> None:
        """Make a guest an account; raises IntegrityError when the login is taken."""
        sql = "UPDATE players SET login = ?, password = ? WHERE id = ?"
        await self._do((sql, (login, password, player)))

    async def add_table(
        self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry] = ()
    ) -> None:
        """Keep a new table with its seats, and what happened there already."""
        statements = [_insert("tables", row)]
        statements += [_insert("seats", seat) for seat in seats]
        await self._do(*statements, *(_insert("entries", entry) for entry in entries))

    async def set_seat(self, seat: SeatRow) -> None:
        """Say who sits on a seat now."""
        sql = 'UPDATE seats SET player = ?, bot = ? WHERE "table" = ? AND seat = ?'
        await self._do((sql, (seat.player, seat.bot, seat.table, seat.seat)))

    async def set_status(
        self, table: str, status: Status, at: float, results: Iterable[Result] = ()
    ) -> None:
        """Say how a table stands; when it is over, keep the results."""
        sql = "UPDATE tables SET status = ?, changed = ? WHERE id = ?"
        rows = (_insert("results", result) for result in results)
        await self._do((sql, (status, at, table)), *rows)

    async def start(self, table: str, at: float, players: str, rules: int) -> None:
        """Say that a game has begun, with whom (JSON), and by which version of the rules."""
        sql = (
            "UPDATE tables SET status = 'running', changed = ?, started = ?, players = ?, rules = ?"
            " WHERE id = ?"
        )
        await self._do((sql, (at, at, players, rules, table)))

    async def add_vote(self, table: str, player: str) -> None:
        """Keep that a player wants to abandon the game."""
        await self._do(("INSERT OR IGNORE INTO votes VALUES (?, ?)", (table, player)))

    async def mark_closed(self, table: str, at: float) -> None:
        """Close a table from outside, unless it is over; a server that runs notices the mark."""
        sql = (
            "UPDATE tables SET status = 'abandoned', changed = ?"
            " WHERE id = ? AND status IN ('waiting', 'running')"
        )
        await self._do((sql, (at, table)))

    async def add_chat(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        await self._do(_insert("chat", line))

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""
        await self._do(("INSERT OR IGNORE INTO editions VALUES (?, ?)", (fingerprint, data)))

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""
        await self._do(("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, value)))

    async def _do(self, *statements: Statement) -> None:
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(statements, future))
        await future

    def _write(self) -> None:
        """Write jobs until the end: whatever is queued goes into one commit."""
        connection = _connect(self.path)
        while True:
            job = self._jobs.get()
            jobs: list[_Job] = []
            while job is not None:
                jobs.append(job)
                if self._jobs.empty() or len(jobs) >= _MOST_AT_ONCE:
                    break
                job = self._jobs.get()
            if jobs:
                _commit(connection, jobs)
                # One wake-up for all of them: they wait in the same loop.
                jobs[0].future.get_loop().call_soon_threadsafe(_answer, jobs)
            if job is None:
                connection.close()
                return

    # -- reading --------------------------------------------------------------------------------

    async def entries(self, table: str) -> list[Entry]:
        """List all entries of a table, in order."""
        sql = 'SELECT * FROM entries WHERE "table" = ? ORDER BY number'
        return await self._rows(Entry, sql, (table,))

    async def answer(self, table: str, player: str, move: str) -> int | None:
        """Find which version a player's move became, if it was made."""
        sql = 'SELECT version FROM entries WHERE "table" = ? AND player = ? AND move = ?'
        found = await self._read(sql, (table, player, move))
        return int(found[0][0]) if found else None

    async def player(self, id: str) -> Player | None:
        """Find a player."""
        return await self._row(Player, "SELECT * FROM players WHERE id = ?", (id,))

    async def player_by_key(self, key_hash: str) -> Player | None:
        """Find a player by the hash of the player's key."""
        return await self._row(Player, "SELECT * FROM players WHERE key_hash = ?", (key_hash,))

    async def player_by_login(self, login: str) -> Player | None:
        """Find an account."""
        return await self._row(Player, "SELECT * FROM players WHERE login = ?", (login,))

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""
        return await self._row(TableRow, "SELECT * FROM tables WHERE id = ?", (id,))

    async def seats(self, table: str) -> list[SeatRow]:
        """List the seats of a table."""
        sql = 'SELECT * FROM seats WHERE "table" = ? ORDER BY seat'
        return await self._rows(SeatRow, sql, (table,))

    async def tables(self, status: Status, limit: int = 100, *, public: bool = False) -> list[TableRow]:
        """List tables that stand so, the latest first."""
        sql = "SELECT * FROM tables WHERE status = ? AND public >= ? ORDER BY changed DESC LIMIT ?"
        return await self._rows(TableRow, sql, (status, int(public), limit))

    async def overview(self, status: Status | None = None) -> list[Overview]:
        """List all tables, or those that stand so, with their players and moves, the latest first."""
        names: dict[str, list[str]] = {}
        sql = (
            "SELECT s.\"table\", coalesce(p.name, s.bot, '–') FROM seats s"
            ' LEFT JOIN players p ON p.id = s.player ORDER BY s."table", s.seat'
        )
        for table, name in await self._read(sql, ()):
            names.setdefault(table, []).append(name)
        sql = (
            "SELECT t.id, t.game, t.status, count(e.number), max(t.changed, coalesce(max(e.at), 0))"
            " FROM tables t LEFT JOIN entries e ON e.\"table\" = t.id AND e.kind = 'move'"
            " WHERE t.status = coalesce(?, t.status) GROUP BY t.id ORDER BY 5 DESC"
        )
        return [
            Overview(table, game, standing, moves, changed, tuple(names[table]))
            for table, game, standing, moves, changed in await self._read(sql, (status,))
        ]

    async def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        """List the tables that a player sits at, the latest first."""
        sql = (
            'SELECT DISTINCT t.* FROM tables t JOIN seats s ON s."table" = t.id'
            " WHERE s.player = ? ORDER BY t.changed DESC LIMIT ?"
        )
        return await self._rows(TableRow, sql, (player, limit))

    async def sitting(self, tables: Sequence[str]) -> list[Sitting]:
        """List who sits at these tables, seat by seat, and how they fared where it is over."""
        sql = (
            'SELECT s."table", s.seat, s.player, p.name, s.bot, r.score, r.won FROM seats s'
            " LEFT JOIN players p ON p.id = s.player"
            ' LEFT JOIN results r ON r."table" = s."table" AND r.seat = s.seat'
            ' WHERE s."table" IN (SELECT value FROM json_each(?)) ORDER BY s."table", s.seat'
        )
        return await self._rows(Sitting, sql, (msgspec.json.encode(tables).decode(),))

    async def results_of(self, player: str) -> list[tuple[str, int, int, int]]:
        """Count a player's games: (game, games played, games won, points)."""
        sql = (
            "SELECT t.game, count(*), sum(r.won), sum(r.score) FROM results r"
            f' JOIN tables t ON t.id = r."table" WHERE r.player = ? AND {_FROM_THE_DEAL}'
            " GROUP BY t.game ORDER BY t.game"
        )
        return await self._read(sql, (player,))

    async def results_of_deal(self, game: str, seed: str, player: str | None) -> list[tuple[Any, ...]]:
        """List who played a deal and how: (table, seat, player's name, bot, score, won).

        Of private tables only those that `player` sits at.
        """
        sql = (
            'SELECT r."table", r.seat, p.name, r.bot, r.score, r.won FROM results r'
            ' JOIN tables t ON t.id = r."table" LEFT JOIN players p ON p.id = r.player'
            f" WHERE t.game = ? AND t.seed = ? AND {_FROM_THE_DEAL}"
            " AND (t.public = 1 OR EXISTS (SELECT 1 FROM seats s"
            ' WHERE s."table" = t.id AND s.player = ?)) ORDER BY r.score DESC'
        )
        return await self._read(sql, (game, seed, player))

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """List what was said last at a table."""
        sql = 'SELECT * FROM chat WHERE "table" = ? ORDER BY number DESC LIMIT ?'
        return (await self._rows(ChatLine, sql, (table, limit)))[::-1]

    async def count_chat(self, table: str) -> int:
        """Count what was said at a table."""
        found = await self._read('SELECT max(number) FROM chat WHERE "table" = ?', (table,))
        return int(found[0][0] or 0)

    async def votes(self, table: str) -> set[str]:
        """Find who wants to abandon a game."""
        found = await self._read('SELECT player FROM votes WHERE "table" = ?', (table,))
        return {str(player) for (player,) in found}

    async def rematch(self, table: str) -> tuple[str, str] | None:
        """Find the first rematch of a table, and its invitation."""
        sql = "SELECT id, invite FROM tables WHERE rematch_of = ? ORDER BY created LIMIT 1"
        found = await self._read(sql, (table,))
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def edition(self, fingerprint: str) -> str | None:
        """Find the components of an edition."""
        found = await self._read("SELECT data FROM editions WHERE fingerprint = ?", (fingerprint,))
        return str(found[0][0]) if found else None

    async def secret(self, name: str) -> str | None:
        """Find a secret of this server."""
        found = await self._read("SELECT value FROM secrets WHERE name = ?", (name,))
        return str(found[0][0]) if found else None

    async def _row(self, kind: type[R], sql: str, values: Sequence[Any]) -> R | None:
        found = await self._rows(kind, sql, values)
        return found[0] if found else None

    async def _rows(self, kind: type[R], sql: str, values: Sequence[Any]) -> list[R]:
        return [kind(*row) for row in await self._read(sql, values)]

    async def _read(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        def fetch() -> list[tuple[Any, ...]]:
            return self._read_connection().execute(sql, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)

    def _read_connection(self) -> sqlite3.Connection:
        if self._reading is None:
            self._reading = _connect(self.path)
        return self._reading


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on the disk before anybody is shown what it holds.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to date: numbered scripts, each once."""
    (done,) = connection.execute("PRAGMA user_version").fetchone()
    folder = resources.files("witchtable.server") / "migrations"
    scripts = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    for name in scripts:
        number = int(name.removesuffix(".sql"))
        if number > done:
            script = (folder / name).read_text("utf-8")
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")


def _insert(table: str, row: msgspec.Struct) -> Statement:
    values = msgspec.structs.astuple(row)
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values


def _commit(connection: sqlite3.Connection, jobs: list[_Job]) -> None:
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
            job.future.set_exception(job.problem)
