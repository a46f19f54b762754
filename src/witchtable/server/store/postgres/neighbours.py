"""What the workers of one PostgreSQL know of each other: signs of life, leases, presence, news."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection

from witchtable.server.store.changing import about_table
from witchtable.server.store.database import DatabaseReader, Statement, one_of
from witchtable.server.store.neighbours import Bearings, Orphan
from witchtable.server.store.postgres.connections import CHANNEL, PostgresWriter
from witchtable.server.store.rows import Entry, Lease, News

__all__ = ["PostgresHouse"]

LIFE: Final = 2.0  # seconds after which a worker that has given no sign of life is taken for dead
_BURIED: Final = 60.0  # seconds after which nobody needs to know of it any more
_PAUSE: Final = 0.5  # seconds between two tries to listen
_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
_LIVES: Final = f"SELECT 1 FROM workers w WHERE w.until > {_NOW}"

_BREATHE: Final = (
    f"INSERT INTO workers SELECT ?, {_NOW} + {LIFE}, coalesce((SELECT min(since) FROM workers"
    f" WHERE until > {_NOW}), {_NOW}) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_TAKE: Final = (
    "INSERT INTO leases SELECT ?, ?, nextval('fences') ON CONFLICT (\"table\") DO UPDATE"
    " SET worker = excluded.worker, fence = excluded.fence"
    f" WHERE NOT EXISTS ({_LIVES} AND w.id = leases.worker)"
)
_UNTENDED: Final = f'NOT EXISTS ({_LIVES} AND w.id = (SELECT worker FROM leases WHERE "table" = %s))'
_HAS_BOT: Final = 'EXISTS (SELECT 1 FROM seats s WHERE s."table" = t.id AND s.bot IS NOT NULL)'
_HAS_CLOCK: Final = "(t.setup::json ->> 'clock') IS NOT NULL"
_IS_LESSON: Final = "(t.setup::json ->> 'lesson') IS NOT NULL"
_HERE: Final = (
    'INSERT INTO presence VALUES (?, ?, ?, {gone}) ON CONFLICT ("table", player, worker)'
    " DO UPDATE SET gone = excluded.gone"
)


class PostgresHouse:
    """The other workers of this house, as its database knows them."""

    def __init__(self, address: str, writer: PostgresWriter, reader: DatabaseReader) -> None:
        self._address = address
        self._writer = writer
        self._reader = reader
        self.worker = writer.name
        self._has_left = False

    async def look_around(self) -> Bearings:
        """Give a sign of life, and find what this worker has in hand."""
        if not self._has_left:
            await self._writer.write((_BREATHE, (self.worker,)))
        asked = time()
        leases, dates, workers = await self._reader.read_all(
            ('SELECT "table", worker, fence FROM leases WHERE worker = ?', (self.worker,)),
            (
                f"SELECT {_NOW}, coalesce((SELECT since FROM workers WHERE id = ?), {_NOW})",
                (self.worker,),
            ),
            (f"SELECT id FROM workers WHERE until > {_NOW}", ()),
        )
        date, since = dates[0]
        alive = frozenset(str(id) for (id,) in workers)
        late = (time() - asked) / 2  # the answer was on its way
        found = {table: Lease(worker, fence) for table, worker, fence in leases}
        return Bearings(date + min(late, 1.0), since, found, alive)

    async def take_on(self, tables: Sequence[str]) -> dict[str, Lease]:
        """Look after these tables, unless somebody alive does; return for which that is so now."""
        if not self._has_left:
            # In order: two workers that take on the same ones would wait for each other.
            await self._writer.write(*((_TAKE, (table, self.worker)) for table in sorted(tables)))
        these, values = one_of('"table"', tables)
        sql = f'SELECT "table", worker, fence FROM leases WHERE {these} AND worker = ?'
        found = await self._reader.read(sql, (*values, self.worker))
        return {table: Lease(worker, fence) for table, worker, fence in found}

    async def let_go(self, tables: Sequence[str]) -> None:
        """Look after these tables no more."""
        these, values = one_of('"table"', tables)
        sql = f"DELETE FROM leases WHERE {these} AND worker = ?"
        await self._writer.write((sql, (*values, self.worker)))

    async def orphans(self, rules: Iterable[tuple[str, int]], most: int) -> list[Orphan]:
        """Find tables that nobody looks after, of games whose rules (game, version) are known here."""
        known = list(rules)
        by_rules = " OR ".join(["(t.game = ? AND t.rules = ?)"] * len(known)) or "false"
        by_itself = f"(({_HAS_BOT} OR {_HAS_CLOCK}) AND NOT {_IS_LESSON})"
        sql = (
            f"SELECT t.id FROM tables t WHERE t.status = 'running' AND {by_itself} AND ({by_rules})"
            f" AND {_UNTENDED % 't.id'}"
            f" ORDER BY (t.setup::json ->> 'pace') = 'turns', random() LIMIT {most}"
        )
        reviews = (
            'SELECT r."table" FROM reviews r JOIN tables t ON t.id = r."table"'
            f" WHERE r.is_done = 0 AND ({by_rules}) AND {_UNTENDED % 't.id'} LIMIT {most}"
        )
        values = [value for one in known for value in one]
        found = await self._reader.read_all((sql, values), (reviews, values))
        return [
            Orphan(str(table), is_review)
            for is_review, rows in zip((False, True), found, strict=True)
            for (table,) in rows
        ]

    async def tidy(self) -> None:
        """Forget workers that have been dead for long."""
        await self._writer.write(*_bury())

    async def entries_after(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Find the new entries of tables of which so many are known."""
        found: dict[str, list[Entry]] = {}
        if known:
            for row in await self._reader.read(*_entries_after(known)):
                found.setdefault(row[0], []).append(Entry(*row))
        return found

    async def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """Find what is new at tables of which so many entries are known."""
        if not known:
            return {}
        here, tables = one_of('p."table"', known)
        entries, revisions, presence = await self._reader.read_all(
            _entries_after(known),
            (f"SELECT id, revision FROM tables WHERE {one_of('id', known)[0]}", tables),
            (
                'SELECT p."table", p.player,'
                " CASE WHEN w.id IS NULL THEN coalesce(p.gone, 0) ELSE p.gone END"
                f" FROM presence p LEFT JOIN workers w ON w.id = p.worker AND w.until > {_NOW}"
                f" WHERE {here} AND p.worker <> ?",
                (*tables, self.worker),
            ),
        )
        found = {str(table): News([], revision, {}) for table, revision in revisions}
        for row in entries:
            found[row[0]].entries.append(Entry(*row))
        for table, player, gone in presence:
            before = found[table].here.get(player, 0.0)
            latest = None if gone is None or before is None else max(gone, before)
            found[table].here[player] = latest
        return found

    def note_presence(self, table: str, player: str, *, is_here: bool) -> None:
        """Say that a player looks on here, or has just been here; nobody waits for it."""
        if not self._has_left:
            sql = _HERE.format(gone="NULL" if is_here else _NOW)
            self._writer.write_later((sql, (table, player, self.worker)), about=about_table(table))

    async def ended_among(self, sessions: Sequence[str]) -> set[str]:
        """Find which of these sessions are no more."""
        these, values = one_of("id", sessions)
        found = await self._reader.read(f"SELECT id FROM sessions WHERE {these}", values)
        return {*sessions} - {str(id) for (id,) in found}

    async def leave(self) -> None:
        """Hand on everything that is looked after here."""
        self._has_left = True
        await self._writer.write(
            (f"UPDATE presence SET gone = {_NOW} WHERE worker = ? AND gone IS NULL", (self.worker,)),
            ("DELETE FROM workers WHERE id = ?", (self.worker,)),
            about="left",
        )

    async def listen(self, hear: Callable[[Sequence[str]], None], missed: Callable[[], None]) -> None:
        """Hear what others write, for ever; `missed` is told when something was perhaps not heard."""
        while True:
            with suppress(psycopg.OperationalError, psycopg.InterfaceError, OSError):
                await self._listen(hear, missed)
            await asyncio.sleep(_PAUSE)

    async def _listen(self, hear: Callable[[Sequence[str]], None], missed: Callable[[], None]) -> None:
        connection: AsyncConnection[Any] = await AsyncConnection.connect(
            self._address, autocommit=True, connect_timeout=3
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            missed()
            async for notice in connection.notifies():
                writer, *words = notice.payload.split()
                if writer != self.worker:
                    hear(words)


def _entries_after(known: Mapping[str, int]) -> Statement:
    after = " OR ".join(['("table" = ? AND number > ?)'] * len(known))
    numbers = [value for one in known.items() for value in one]
    return f'SELECT * FROM entries WHERE {after} ORDER BY "table", number', numbers


def _bury() -> list[Statement]:
    """Forget workers that have been dead for long, and who was with them."""
    dead = f"SELECT id FROM workers WHERE until < {_NOW} - {_BURIED}"
    return [
        (f"DELETE FROM presence WHERE worker IN ({dead})", ()),
        (f"DELETE FROM workers WHERE until < {_NOW} - {_BURIED}", ()),
    ]
