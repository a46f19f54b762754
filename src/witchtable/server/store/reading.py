"""Reading a whole table at once: after a restart everybody asks for theirs."""

from __future__ import annotations

import sqlite3
from typing import Any

from witchtable.server.store import Agreement, Entry, KeptTable, SeatRow, Snapshot, TableRow

__all__ = ["read_table"]


def read_table(connection: sqlite3.Connection, id: str) -> KeptTable | None:
    """Find everything of a table, in one go."""

    def all_of(sql: str) -> list[tuple[Any, ...]]:
        return connection.execute(sql, (id,)).fetchall()

    row = all_of("SELECT * FROM tables WHERE id = ?")
    if not row:
        return None
    names = all_of(
        "SELECT p.id, p.name FROM seats s JOIN players p ON p.id IN (s.player, s.owner)"
        ' WHERE s."table" = ?'
    )
    snapshot = all_of('SELECT * FROM snapshots WHERE "table" = ?')
    (chat_lines,) = all_of('SELECT max(number) FROM chat WHERE "table" = ?')[0]
    rematch = all_of("SELECT id, invite FROM tables WHERE rematch_of = ? ORDER BY created LIMIT 1")
    return KeptTable(
        row=TableRow(*row[0]),
        seats=[SeatRow(*s) for s in all_of('SELECT * FROM seats WHERE "table" = ? ORDER BY seat')],
        names={str(player): str(name) for player, name in names},
        entries=[Entry(*e) for e in all_of('SELECT * FROM entries WHERE "table" = ? ORDER BY number')],
        snapshot=Snapshot(*snapshot[0]) if snapshot else None,
        chat_lines=int(chat_lines or 0),
        votes={str(player) for (player,) in all_of('SELECT player FROM votes WHERE "table" = ?')},
        agreements=[Agreement(*a) for a in all_of('SELECT * FROM agreements WHERE "table" = ?')],
        rematch=(str(rematch[0][0]), str(rematch[0][1])) if rematch else None,
    )
