"""Everything that is asked of the database: no question writes anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from witchtable.server.store import (
    Agreement,
    ChatRow,
    DealRow,
    Entry,
    GamesPlayed,
    KeptTable,
    Overview,
    Player,
    SeatRow,
    SessionRow,
    Sitting,
    Status,
    TableRow,
)
from witchtable.server.store.database import DatabaseReader, one_of
from witchtable.server.store.reading import read_table

__all__ = ["SqlQuestions"]

R = TypeVar("R", bound=msgspec.Struct)

_FROM_THE_DEAL: Final = "NOT k.goes_on AND (k.is_drawn OR NOT k.is_lesson)"
"""Whoever goes on with a finished game, or learns, knows what comes: such results count for nothing."""
_OWN: Final = 100  # tables of a player that are listed


class SqlQuestions:
    """The part of the store that answers."""

    _reader: DatabaseReader

    async def kept(self, table: str, since: int | None = None) -> KeptTable | None:
        """Find everything of a table; or, of its entries, only those after a number."""
        return await read_table(self._reader, table, since)

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

    async def tries(self, since: float, whom: Sequence[str] | None = None) -> list[tuple[str, float]]:
        """List who was tried in vain, and when, in order; only some, if they are named."""
        these, values = ("1 = 1", ()) if whom is None else one_of("who", whom)
        sql = f"SELECT who, at FROM tries WHERE at > ? AND {these} ORDER BY at"
        return [(str(who), float(at)) for who, at in await self._reader.read(sql, (since, *values))]

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""
        return await self._row(TableRow, "SELECT * FROM tables WHERE id = ?", (id,))

    async def seats(self, table: str) -> list[SeatRow]:
        """List the seats of a table."""
        sql = 'SELECT * FROM seats WHERE "table" = ? ORDER BY seat'
        return await self._rows(SeatRow, sql, (table,))

    async def tables(self, status: Status, limit: int = 100, *, public: bool = False) -> list[TableRow]:
        """List tables that stand so, the latest first."""
        only = " AND public = 1" if public else ""
        sql = f"SELECT * FROM tables WHERE status = ?{only} ORDER BY changed DESC LIMIT ?"
        return await self._rows(TableRow, sql, (status, limit))

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
            "SELECT t.id, t.game, t.status, count(e.number),"
            " CASE WHEN max(e.at) > t.changed THEN max(e.at) ELSE t.changed END"
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
            "k.is_lesson AND t.status = 'running'"
            if learning
            else "NOT k.is_lesson OR t.status = 'over'"
        )
        sql = (
            'SELECT DISTINCT t.* FROM tables t JOIN kinds k ON k."table" = t.id'
            ' JOIN seats s ON s."table" = t.id'
            f" WHERE (s.player = ? OR s.owner = ?) AND ({wanted}) ORDER BY t.changed DESC LIMIT {_OWN}"
        )
        return await self._rows(TableRow, sql, (player, player))

    async def count_open_tables(self, host: str) -> int:
        """Count the tables that somebody has opened and that still wait or run, without lessons."""
        sql = (
            'SELECT count(*) FROM tables t JOIN kinds k ON k."table" = t.id'
            " WHERE t.status IN ('waiting', 'running') AND t.host = ? AND NOT k.is_lesson"
        )
        return int((await self._reader.read(sql, (host,)))[0][0])

    async def open_among(self, tables: Sequence[str]) -> set[str]:
        """Find which of these tables still wait or run."""
        these, values = one_of("id", tables)
        sql = f"SELECT id FROM tables WHERE {these} AND status IN ('waiting', 'running')"
        found = await self._reader.read(sql, values)
        return {str(id) for (id,) in found}

    async def sitting(self, tables: Sequence[str]) -> list[Sitting]:
        """List who sits at these tables, seat by seat, and how they fared where it is over."""
        these, values = one_of('s."table"', tables)
        sql = (
            'SELECT s."table", s.seat, s.player, coalesce(s.name, p.name), s.bot, r.score, r.won,'
            " s.owner, r.uncounted FROM seats s"
            " LEFT JOIN players p ON p.id = coalesce(s.player, s.owner)"
            ' LEFT JOIN results r ON r."table" = s."table" AND r.seat = s.seat'
            f' WHERE {these} ORDER BY s."table", s.seat'
        )
        return await self._rows(Sitting, sql, values)

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
            ' JOIN tables t ON t.id = r."table" JOIN kinds k ON k."table" = t.id'
            " LEFT JOIN players p ON p.id = r.player"
            f" WHERE t.game = ? AND t.seed = ? AND {_FROM_THE_DEAL}"
            " AND (t.public = 1 OR EXISTS (SELECT 1 FROM seats s"
            ' WHERE s."table" = t.id AND s.player = ?)) ORDER BY r.score DESC, r.uncounted IS NOT NULL'
        )
        return await self._rows(DealRow, sql, (game, seed, player))

    async def is_played_by_others(self, seed: str, besides: str, player: str | None) -> bool:
        """Say whether cards of this seed are being played, from the deal, with others than `player`."""
        sql = (
            'SELECT 1 FROM tables t JOIN kinds k ON k."table" = t.id JOIN seats s ON s."table" = t.id'
            f" WHERE t.seed = ? AND t.id <> ? AND t.status = 'running' AND {_FROM_THE_DEAL}"
            " AND coalesce(s.player, s.owner) <> coalesce(?, '') LIMIT 1"
        )
        return bool(await self._reader.read(sql, (seed, besides, player)))

    async def is_drawn(self, seed: str) -> bool:
        """Say whether a game that chance has dealt with this seed is still to be played."""
        sql = (
            'SELECT 1 FROM tables t JOIN kinds k ON k."table" = t.id'
            " WHERE t.seed = ? AND t.status IN ('waiting', 'running') AND k.is_drawn LIMIT 1"
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
