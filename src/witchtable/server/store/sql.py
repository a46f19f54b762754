"""The store in a database that speaks SQL. It knows no rule and no message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from witchtable.server.store import (
    Agreement,
    ChatRow,
    Entry,
    LoginTaken,
    Player,
    Result,
    SeatRow,
    SessionRow,
    Snapshot,
    Status,
    StoreError,
    TableRow,
)
from witchtable.server.store.database import Answer, Conflict, Reader, Statement, Writer, insert, one_of
from witchtable.server.store.kept_reviews import SqlReviews
from witchtable.server.store.learning import SqlLearning
from witchtable.server.store.questions import SqlQuestions

__all__ = ["SqlStore"]

_TRY_AGAIN: Final = 1.0  # seconds between two tries whether something can be kept again
_ONCE: Final = "ON CONFLICT DO NOTHING"
_NEWEST_SNAPSHOT: Final = (
    'ON CONFLICT ("table") DO UPDATE'
    " SET number = excluded.number, digest = excluded.digest, body = excluded.body"
)
_NEWEST_AGREEMENT: Final = 'ON CONFLICT ("table", seat, player) DO UPDATE SET at = excluded.at'


class SqlStore(SqlLearning, SqlQuestions, SqlReviews):
    """The store on top of a writer and a reader."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader
        self._tried = float("-inf")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self._writer.close()
        await self._reader.close()

    async def read(self, sql: str, values: Sequence[Any]) -> Answer:
        """Ask anything: for whoever looks after the data."""
        return await self._reader.read(sql, values)

    async def write(self, *statements: Statement) -> None:
        """Write anything, all of it or nothing: for whoever looks after the data."""
        await self._writer.write(*statements)

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Keep an entry for good; two of the same number cannot be."""
        await self._writer.write(insert("entries", entry))

    def note_snapshot(self, snapshot: Snapshot) -> None:
        """Keep how a game stands, instead of what was noted before; nobody waits for it."""
        self._writer.write_later(insert("snapshots", snapshot, _NEWEST_SNAPSHOT))

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""
        await self._writer.write(insert("players", player))

    async def rename(self, player: str, name: str) -> None:
        """Change what a player is called."""
        await self._writer.write(("UPDATE players SET name = ? WHERE id = ?", (name, player)))

    async def set_account(self, player: str, login: str, password: str) -> None:
        """Make a guest an account; raise LoginTaken if it is somebody else's."""
        sql = "UPDATE players SET login = ?, password = ? WHERE id = ?"
        try:
            await self._writer.write((sql, (login, password, player)))
        except Conflict:
            raise LoginTaken from None

    async def set_key(self, player: str, key_hash: str) -> None:
        """Give a player another key; the one before is nobody's."""
        await self._writer.write(("UPDATE players SET key_hash = ? WHERE id = ?", (key_hash, player)))

    async def add_session(self, session: SessionRow) -> None:
        """Keep that somebody is signed in."""
        await self._writer.write(insert("sessions", session))

    async def use_session(self, id: str, at: float) -> None:
        """Say when a session was last used."""
        await self._writer.write(("UPDATE sessions SET used = ? WHERE id = ?", (at, id)))

    async def end_sessions(self, ids: Iterable[str]) -> None:
        """Forget sessions."""
        these, values = one_of("id", ids)
        await self._writer.write((f"DELETE FROM sessions WHERE {these}", values))

    async def end_unused_sessions(self, before: float) -> None:
        """Forget sessions that were last used before then."""
        await self._writer.write(("DELETE FROM sessions WHERE used < ?", (before,)))

    def note_tries(self, whom: Iterable[str], at: float, since: float) -> None:
        """Keep that these were tried in vain, and forget what was before; nobody waits for it."""
        statements: list[Statement] = [("DELETE FROM tries WHERE at <= ?", (since,))]
        statements += [("INSERT INTO tries VALUES (?, ?)", (who, at)) for who in whom]
        self._writer.write_later(*statements)

    async def add_table(
        self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry] = ()
    ) -> None:
        """Keep a new table with its seats, and what happened there already."""
        statements = [insert("tables", row)]
        statements += [insert("seats", seat) for seat in seats]
        await self._writer.write(*statements, *(insert("entries", entry) for entry in entries))

    async def set_seat(self, seat: SeatRow) -> None:
        """Say who sits on a seat now."""
        sql = 'UPDATE seats SET player = ?, bot = ?, owner = ?, name = ? WHERE "table" = ? AND seat = ?'
        values = seat.player, seat.bot, seat.owner, seat.name, seat.table, seat.seat
        await self._writer.write((sql, values))

    async def set_status(
        self, table: str, status: Status, at: float, results: Iterable[Result] = ()
    ) -> None:
        """Say how a table stands; when it is over, keep the results."""
        statements: list[Statement] = [
            ("UPDATE tables SET status = ?, changed = ? WHERE id = ?", (status, at, table))
        ]
        # Results that are there already stay: whoever wrote them was perhaps not told that it worked.
        statements += [insert("results", result, _ONCE) for result in results]
        if status in ("over", "abandoned"):
            statements.append(('DELETE FROM snapshots WHERE "table" = ?', (table,)))
        await self._writer.write(*statements)

    async def start(self, table: str, at: float, players: str, rules: int) -> None:
        """Say that a game has begun, with whom (JSON), and by which version of the rules."""
        sql = (
            "UPDATE tables SET status = 'running', changed = ?, started = ?, players = ?, rules = ?"
            " WHERE id = ?"
        )
        await self._writer.write((sql, (at, at, players, rules, table)))

    async def add_vote(self, table: str, player: str) -> None:
        """Keep that a player wants to abandon the game."""
        await self._writer.write((f"INSERT INTO votes VALUES (?, ?) {_ONCE}", (table, player)))

    async def add_agreement(self, agreement: Agreement) -> None:
        """Keep that somebody wants a bot to play for a player who is away."""
        await self._writer.write(insert("agreements", agreement, _NEWEST_AGREEMENT))

    async def mark_closed(self, table: str, at: float) -> None:
        """Close a table from outside, unless it is over; a server that runs notices the mark."""
        sql = (
            "UPDATE tables SET status = 'abandoned', changed = ?"
            " WHERE id = ? AND status IN ('waiting', 'running')"
        )
        await self._writer.write((sql, (at, table)))

    async def add_chat(self, line: ChatRow) -> None:
        """Keep a line of chat."""
        await self._writer.write(insert("chat", line))

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""
        await self._writer.write((f"INSERT INTO editions VALUES (?, ?) {_ONCE}", (fingerprint, data)))

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""
        await self._writer.write((f"INSERT INTO secrets VALUES (?, ?) {_ONCE}", (name, value)))

    # -- how it is ------------------------------------------------------------------------------

    async def trouble(self) -> str | None:
        """Say why nothing can be kept now; None when it can."""
        if self._writer.trouble is not None and monotonic() - self._tried > _TRY_AGAIN:
            self._tried = monotonic()
            with suppress(StoreError):  # perhaps there is space again
                await self._writer.write((f"INSERT INTO secrets VALUES ('kept', '') {_ONCE}", ()))
        return self._writer.trouble
