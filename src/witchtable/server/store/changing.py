"""Everything that changes a table, and who may: whoever knows how it stands.

An entry has the number after the last one, and the key of its row lets only one have it. Everything
else around a game is counted by the table's `revision`: who changes something names the one that is
known, and a guess that is not right leaves nothing in a column that must not be empty. So one SQL does
for every database, in one commit with what others write, and only who was wrong is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from witchtable.server.store import (
    Agreement,
    ChatRow,
    Entry,
    Lease,
    Outrun,
    Result,
    SeatRow,
    Snapshot,
    Status,
    TableRow,
)
from witchtable.server.store.database import Conflict, DatabaseWriter, Statement, insert

__all__ = ["SqlChanges", "about_table"]

_ONCE: Final = "ON CONFLICT DO NOTHING"
_NEWEST_SNAPSHOT: Final = (
    'ON CONFLICT ("table") DO UPDATE'
    " SET number = excluded.number, digest = excluded.digest, body = excluded.body"
)
_NEWEST_AGREEMENT: Final = 'ON CONFLICT ("table", seat, player) DO UPDATE SET at = excluded.at'
_OPEN: Final = "IN ('waiting', 'running')"
_OPEN_TABLE: Final = f"SELECT id FROM tables WHERE id = ? AND status {_OPEN}"
_LEASED_TABLE: Final = (
    'SELECT t.id FROM tables t JOIN leases l ON l."table" = t.id'
    f" WHERE t.id = ? AND t.status {_OPEN} AND l.worker = ? AND l.fence = ? FOR SHARE OF l"
)
_REST: Final = ", ?" * (len(Entry.__struct_fields__) - 1)
_IS_LEASED: Final = (
    'EXISTS (SELECT 1 FROM leases WHERE "table" = tables.id AND worker = ? AND fence = ? FOR SHARE)'
)


def about_table(table: str) -> str:
    """Say to whoever shares the database that something around a game has changed."""
    return f"t{table}"


def _turn(table: str, revision: int | None, lease: Lease | None = None) -> Statement:
    """Count a change of a table: only from the revision that is known, if it must be the latest."""
    if revision is None:
        return "UPDATE tables SET revision = revision + 1 WHERE id = ?", (table,)
    held = f" AND {_IS_LEASED}" if lease else ""
    sql = (
        f"UPDATE tables SET revision = CASE WHEN revision = ?{held} THEN revision + 1 END WHERE id = ?"
    )
    return sql, (revision, *((lease.worker, lease.fence) if lease else ()), table)


class SqlChanges:
    """The part of the store that changes tables."""

    _writer: DatabaseWriter

    async def _change(self, table: str, *statements: Statement, about: str = "") -> None:
        try:
            await self._writer.write(*statements, about=about or about_table(table))
        except Conflict as problem:
            if self._writer.watcher is not None:
                self._writer.watcher.count_conflict()
            raise Outrun(str(problem)) from None

    async def append(self, entry: Entry, lease: Lease | None = None) -> None:
        """Keep an entry; raise Outrun if there is one of its number, or the table is closed."""
        table, *rest = msgspec.structs.astuple(entry)
        place = _LEASED_TABLE if lease else _OPEN_TABLE
        values = (table, *((lease.worker, lease.fence) if lease else ()), *rest)
        statement = f"INSERT INTO entries VALUES (({place}){_REST})", values
        await self._change(table, statement, about=f"e{table}")

    def note_snapshot(self, snapshot: Snapshot) -> None:
        """Keep how a game stands, instead of what was noted before; nobody waits for it."""
        self._writer.write_later(insert("snapshots", snapshot, _NEWEST_SNAPSHOT))

    async def add_table(
        self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry] = ()
    ) -> None:
        """Keep a new table with its seats, and what happened there already."""
        statements = [insert("tables", row)]
        statements += [insert("seats", seat) for seat in seats]
        statements += [insert("entries", entry) for entry in entries]
        about = about_table(row.id)
        if row.rematch_of is not None:  # there it is told of
            statements.append(_turn(row.rematch_of, None))
            about += f" {about_table(row.rematch_of)}"
        await self._writer.write(*statements, about=about)

    async def set_seat(
        self, seat: SeatRow, revision: int | None = None, lease: Lease | None = None
    ) -> None:
        """Say who sits on a seat now."""
        sql = 'UPDATE seats SET player = ?, bot = ?, owner = ?, name = ? WHERE "table" = ? AND seat = ?'
        values = seat.player, seat.bot, seat.owner, seat.name, seat.table, seat.seat
        await self._change(seat.table, _turn(seat.table, revision, lease), (sql, values))

    async def set_status(
        self,
        table: str,
        status: Status,
        at: float,
        results: Iterable[Result] = (),
        revision: int | None = None,
    ) -> None:
        """Say how a table stands; when it is over, keep the results."""
        statements: list[Statement] = [
            _turn(table, revision),
            ("UPDATE tables SET status = ?, changed = ? WHERE id = ?", (status, at, table)),
        ]
        # Results that are there already stay: whoever wrote them was perhaps not told that it worked.
        statements += [insert("results", result, _ONCE) for result in results]
        if status in ("over", "abandoned"):
            statements.append(('DELETE FROM snapshots WHERE "table" = ?', (table,)))
        await self._change(table, *statements)

    async def start(
        self, table: str, at: float, players: str, rules: int, revision: int | None = None
    ) -> None:
        """Say that a game has begun, with whom (JSON), and by which version of the rules."""
        sql = (
            "UPDATE tables SET status = 'running', changed = ?, started = ?, players = ?, rules = ?"
            " WHERE id = ?"
        )
        await self._change(table, _turn(table, revision), (sql, (at, at, players, rules, table)))

    async def set_around(self, table: str, around: str | None, revision: int | None = None) -> None:
        """Keep what everybody is asked, and whom the host does not want (JSON)."""
        sql = "UPDATE tables SET around = ? WHERE id = ?"
        await self._change(table, _turn(table, revision), (sql, (around, table)))

    async def add_vote(self, table: str, player: str, revision: int | None = None) -> None:
        """Keep that a player wants to abandon the game."""
        vote = f"INSERT INTO votes VALUES (?, ?) {_ONCE}"
        await self._change(table, _turn(table, revision), (vote, (table, player)))

    async def add_agreement(self, agreement: Agreement, revision: int | None = None) -> None:
        """Keep that somebody wants a bot to play for a player who is away."""
        statement = insert("agreements", agreement, _NEWEST_AGREEMENT)
        await self._change(agreement.table, _turn(agreement.table, revision), statement)

    async def mark_closed(self, table: str, at: float) -> None:
        """Close a table from outside, unless it is over; a server that runs notices the mark."""
        sql = f"UPDATE tables SET status = 'abandoned', changed = ? WHERE id = ? AND status {_OPEN}"
        await self._change(table, _turn(table, None), (sql, (at, table)))

    async def add_chat(
        self, line: ChatRow, revision: int | None = None, lease: Lease | None = None
    ) -> None:
        """Keep a line of chat."""
        await self._change(line.table, _turn(line.table, revision, lease), insert("chat", line))
