"""The store of a server with a disk: SQLite. The store knows no rule and no message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from witchtable.server.store import (
    Agreement,
    ChatRow,
    DealRow,
    Entry,
    GamesPlayed,
    KeptTable,
    LoginTaken,
    Overview,
    Player,
    Result,
    SeatRow,
    SessionRow,
    Sitting,
    Snapshot,
    Status,
    StoreError,
    TableRow,
)
from witchtable.server.store.connections import Conflict, SqliteReader, SqliteWriter, Statement
from witchtable.server.store.kept_reviews import SqliteReviews
from witchtable.server.store.learning import SqliteLearning
from witchtable.server.store.opening import open_file
from witchtable.server.store.reading import read_table

__all__ = ["SqliteStore"]

R = TypeVar("R", bound=msgspec.Struct)

_TRY_AGAIN: Final = 1.0  # seconds between two tries whether something can be kept again

_LESSON: Final = "(json_extract(t.setup, '$.lesson') IS NOT NULL)"
_FROM_THE_DEAL: Final = (
    "json_extract(t.setup, '$.continues') IS NULL"
    f" AND (json_extract(t.setup, '$.is_drawn') OR NOT {_LESSON})"
)
"""Whoever goes on with a finished game, or learns, knows what comes: such results count for nothing."""
_OWN: Final = 100  # tables of a player that are listed


class SqliteStore(SqliteLearning, SqliteReviews):
    """The store of one process; raises CannotOpen if the file is not one that it understands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        open_file(path)
        self._writer = SqliteWriter(path)
        self._reader = SqliteReader(path)
        self._tried = float("-inf")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self._writer.close()
        self._reader.close()

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Keep an entry for good; two of the same number cannot be."""
        await self._writer.write(_insert("entries", entry))

    def note_snapshot(self, snapshot: Snapshot) -> None:
        """Keep how a game stands, instead of what was noted before; nobody waits for it."""
        self._writer.write_later(_insert("snapshots", snapshot, "INSERT OR REPLACE"))

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""
        await self._writer.write(_insert("players", player))

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
        await self._writer.write(_insert("sessions", session))

    async def use_session(self, id: str, at: float) -> None:
        """Say when a session was last used."""
        await self._writer.write(("UPDATE sessions SET used = ? WHERE id = ?", (at, id)))

    async def end_sessions(self, ids: Iterable[str]) -> None:
        """Forget sessions."""
        sql = "DELETE FROM sessions WHERE id IN (SELECT value FROM json_each(?))"
        await self._writer.write((sql, (msgspec.json.encode(list(ids)).decode(),)))

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
        statements = [_insert("tables", row)]
        statements += [_insert("seats", seat) for seat in seats]
        await self._writer.write(*statements, *(_insert("entries", entry) for entry in entries))

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
        statements += [_insert("results", result, "INSERT OR IGNORE") for result in results]
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
        await self._writer.write(("INSERT OR IGNORE INTO votes VALUES (?, ?)", (table, player)))

    async def add_agreement(self, agreement: Agreement) -> None:
        """Keep that somebody wants a bot to play for a player who is away."""
        sql, values = _insert("agreements", agreement)
        await self._writer.write((sql.replace("INSERT", "INSERT OR REPLACE", 1), values))

    async def mark_closed(self, table: str, at: float) -> None:
        """Close a table from outside, unless it is over; a server that runs notices the mark."""
        sql = (
            "UPDATE tables SET status = 'abandoned', changed = ?"
            " WHERE id = ? AND status IN ('waiting', 'running')"
        )
        await self._writer.write((sql, (at, table)))

    async def add_chat(self, line: ChatRow) -> None:
        """Keep a line of chat."""
        await self._writer.write(_insert("chat", line))

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""
        await self._writer.write(("INSERT OR IGNORE INTO editions VALUES (?, ?)", (fingerprint, data)))

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""
        await self._writer.write(("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, value)))

    # -- reading --------------------------------------------------------------------------------

    async def kept(self, table: str) -> KeptTable | None:
        """Find everything of a table."""
        return await self._reader.run(lambda connection: read_table(connection, table))

    async def trouble(self) -> str | None:
        """Say why nothing can be kept now; None when it can."""
        if self._writer.trouble is not None and monotonic() - self._tried > _TRY_AGAIN:
            self._tried = monotonic()
            with suppress(StoreError):  # perhaps there is space again
                await self._writer.write(("INSERT OR REPLACE INTO secrets VALUES ('kept', ?)", ("",)))
        return self._writer.trouble

    async def entries(self, table: str) -> list[Entry]:
        """List all entries of a table, in order."""
        sql = 'SELECT * FROM entries WHERE "table" = ? ORDER BY number'
        return await self._rows(Entry, sql, (table,))

    async def answer(self, table: str, player: str, request: str) -> int | None:
        """Find which version a player's request became, if it was carried out."""
        sql = 'SELECT version FROM entries WHERE "table" = ? AND player = ? AND request = ?'
        found = await self._reader.read(sql, (table, player, request))
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

    async def session(self, id: str) -> SessionRow | None:
        """Find a session."""
        return await self._row(SessionRow, "SELECT * FROM sessions WHERE id = ?", (id,))

    async def sessions_of(self, player: str) -> list[SessionRow]:
        """List a player's sessions, the latest used first."""
        sql = "SELECT * FROM sessions WHERE player = ? ORDER BY used DESC, created DESC"
        return await self._rows(SessionRow, sql, (player,))

    async def tries(self, since: float) -> list[tuple[str, float]]:
        """List who was tried in vain, and when, in order."""
        sql = "SELECT who, at FROM tries WHERE at > ? ORDER BY at"
        return [(str(who), float(at)) for who, at in await self._reader.read(sql, (since,))]

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
        for table, name in await self._reader.read(sql, ()):
            names.setdefault(table, []).append(name)
        sql = (
            "SELECT t.id, t.game, t.status, count(e.number), max(t.changed, coalesce(max(e.at), 0))"
            " FROM tables t LEFT JOIN entries e ON e.\"table\" = t.id AND e.kind = 'move'"
            " WHERE t.status = coalesce(?, t.status) GROUP BY t.id ORDER BY 5 DESC"
        )
        return [
            Overview(table, game, standing, moves, changed, tuple(names[table]))
            for table, game, standing, moves, changed in await self._reader.read(sql, (status,))
        ]

    async def tables_of(self, player: str, *, learning: bool = False) -> list[TableRow]:
        """List a player's latest tables: those to play at, or those with an unfinished lesson."""
        # A lesson is a game like others when it is over; until then it is found with its course.
        wanted = (
            f"{_LESSON} AND t.status = 'running'" if learning else f"NOT {_LESSON} OR t.status = 'over'"
        )
        sql = (
            'SELECT DISTINCT t.* FROM tables t JOIN seats s ON s."table" = t.id'
            f" WHERE (s.player = ? OR s.owner = ?) AND ({wanted}) ORDER BY t.changed DESC LIMIT {_OWN}"
        )
        return await self._rows(TableRow, sql, (player, player))

    async def count_open_tables(self, host: str) -> int:
        """Count the tables that somebody has opened and that still wait or run, without lessons."""
        sql = (
            "SELECT count(*) FROM tables t WHERE t.status IN ('waiting', 'running') AND t.host = ?"
            f" AND NOT {_LESSON}"
        )
        return int((await self._reader.read(sql, (host,)))[0][0])

    async def sitting(self, tables: Sequence[str]) -> list[Sitting]:
        """List who sits at these tables, seat by seat, and how they fared where it is over."""
        sql = (
            'SELECT s."table", s.seat, s.player, coalesce(s.name, p.name), s.bot, r.score, r.won,'
            " s.owner FROM seats s LEFT JOIN players p ON p.id = coalesce(s.player, s.owner)"
            ' LEFT JOIN results r ON r."table" = s."table" AND r.seat = s.seat'
            ' WHERE s."table" IN (SELECT value FROM json_each(?)) ORDER BY s."table", s.seat'
        )
        return await self._rows(Sitting, sql, (msgspec.json.encode(tables).decode(),))

    async def results_of(self, player: str) -> list[GamesPlayed]:
        """Count a player's games, as far as they count."""
        sql = (
            "SELECT t.game, count(*), sum(r.won), sum(r.score) FROM results r"
            ' JOIN tables t ON t.id = r."table" WHERE r.player = ? AND r.uncounted IS NULL'
            " GROUP BY t.game ORDER BY t.game"
        )
        return await self._rows(GamesPlayed, sql, (player,))

    async def results_of_deal(self, game: str, seed: str, player: str | None) -> list[DealRow]:
        """List who played a deal and how; of private tables only those that `player` sits at."""
        sql = (
            'SELECT r."table", r.seat, p.name, r.bot, r.score, r.won, r.uncounted FROM results r'
            ' JOIN tables t ON t.id = r."table" LEFT JOIN players p ON p.id = r.player'
            f" WHERE t.game = ? AND t.seed = ? AND {_FROM_THE_DEAL}"
            " AND (t.public = 1 OR EXISTS (SELECT 1 FROM seats s"
            ' WHERE s."table" = t.id AND s.player = ?)) ORDER BY r.score DESC, r.uncounted IS NOT NULL'
        )
        return await self._rows(DealRow, sql, (game, seed, player))

    async def is_played_by_others(self, seed: str, besides: str, player: str | None) -> bool:
        """Say whether cards of this seed are being played, from the deal, with others than `player`."""
        sql = (
            'SELECT 1 FROM tables t JOIN seats s ON s."table" = t.id WHERE t.seed = ? AND t.id <> ?'
            f" AND t.status = 'running' AND {_FROM_THE_DEAL}"
            " AND coalesce(s.player, s.owner) <> coalesce(?, '') LIMIT 1"
        )
        return bool(await self._reader.read(sql, (seed, besides, player)))

    async def is_drawn(self, seed: str) -> bool:
        """Say whether a game that chance has dealt with this seed is still to be played."""
        sql = (
            "SELECT 1 FROM tables t WHERE t.seed = ? AND t.status IN ('waiting', 'running')"
            " AND json_extract(t.setup, '$.is_drawn') LIMIT 1"
        )
        return bool(await self._reader.read(sql, (seed,)))

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """List what was said last at a table."""
        sql = 'SELECT * FROM chat WHERE "table" = ? ORDER BY number DESC LIMIT ?'
        return (await self._rows(ChatRow, sql, (table, limit)))[::-1]

    async def count_chat(self, table: str) -> int:
        """Count what was said at a table."""
        found = await self._reader.read('SELECT max(number) FROM chat WHERE "table" = ?', (table,))
        return int(found[0][0] or 0)

    async def votes(self, table: str) -> set[str]:
        """Find who wants to abandon a game."""
        found = await self._reader.read('SELECT player FROM votes WHERE "table" = ?', (table,))
        return {str(player) for (player,) in found}

    async def agreements(self, table: str) -> list[Agreement]:
        """List who wants bots to play for whom."""
        return await self._rows(Agreement, 'SELECT * FROM agreements WHERE "table" = ?', (table,))

    async def rematch(self, table: str) -> tuple[str, str] | None:
        """Find the first rematch of a table, and its invitation."""
        sql = "SELECT id, invite FROM tables WHERE rematch_of = ? ORDER BY created LIMIT 1"
        found = await self._reader.read(sql, (table,))
        return (str(found[0][0]), str(found[0][1])) if found else None

    async def edition(self, fingerprint: str) -> str | None:
        """Find the components of an edition."""
        found = await self._reader.read(
            "SELECT data FROM editions WHERE fingerprint = ?", (fingerprint,)
        )
        return str(found[0][0]) if found else None

    async def secret(self, name: str) -> str | None:
        """Find a secret of this server."""
        found = await self._reader.read("SELECT value FROM secrets WHERE name = ?", (name,))
        return str(found[0][0]) if found else None

    async def _row(self, kind: type[R], sql: str, values: Sequence[Any]) -> R | None:
        found = await self._rows(kind, sql, values)
        return found[0] if found else None

    async def _rows(self, kind: type[R], sql: str, values: Sequence[Any]) -> list[R]:
        return [kind(*row) for row in await self._reader.read(sql, values)]


def _insert(table: str, row: msgspec.Struct, how: str = "INSERT") -> Statement:
    values = msgspec.structs.astuple(row)
    return f"{how} INTO {table} VALUES ({', '.join('?' * len(values))})", values
