"""Reading a whole table at once: after a restart everybody asks for theirs."""

from __future__ import annotations

from typing import Final

from witchtable.server.store import Agreement, Entry, KeptTable, SeatRow, Snapshot, TableRow
from witchtable.server.store.database import DatabaseReader

__all__ = ["read_table"]

_QUESTIONS: Final = (
    "SELECT * FROM tables WHERE id = ?",
    'SELECT * FROM seats WHERE "table" = ? ORDER BY seat',
    "SELECT p.id, p.name FROM seats s JOIN players p ON p.id IN (s.player, s.owner)"
    ' WHERE s."table" = ?',
    'SELECT * FROM entries WHERE "table" = ? AND number > ? ORDER BY number',
    'SELECT * FROM snapshots WHERE "table" = ?',
    'SELECT max(number) FROM chat WHERE "table" = ?',
    'SELECT player FROM votes WHERE "table" = ?',
    'SELECT * FROM agreements WHERE "table" = ?',
    "SELECT id, invite FROM tables WHERE rematch_of = ? ORDER BY created LIMIT 1",
)


async def read_table(reader: DatabaseReader, id: str, since: int | None = None) -> KeptTable | None:
    """Find everything of a table, in one go; or, of its entries, only those after a number."""
    after = (id, -1 if since is None else since)
    found = await reader.read_all(
        *((question, after[: question.count("?")]) for question in _QUESTIONS)
    )
    rows, seats, names, entries, snapshots, chat, votes, agreements, rematches = found
    if not rows:
        return None
    return KeptTable(
        row=TableRow(*rows[0]),
        seats=[SeatRow(*seat) for seat in seats],
        names={str(player): str(name) for player, name in names},
        entries=[Entry(*entry) for entry in entries],
        snapshot=Snapshot(*snapshots[0]) if snapshots else None,
        chat_lines=int(chat[0][0] or 0),
        votes={str(player) for (player,) in votes},
        agreements=[Agreement(*agreement) for agreement in agreements],
        rematch=(str(rematches[0][0]), str(rematches[0][1])) if rematches else None,
    )
