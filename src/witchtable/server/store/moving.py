"""Moving a whole house from one store to another, row by row, and checking that all has arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from typing import Any, Final

import msgspec

from witchtable.server.store import StoreError
from witchtable.server.store.sql import SqlStore

__all__ = ["KEYS", "MoveFailed", "NotEmpty", "move"]

# Every table that is kept, those first that others speak of; and what tells its rows apart.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "players": ("id",),
    "sessions": ("id",),
    "tables": ("id",),
    "seats": ('"table"', "seat"),
    "agreements": ('"table"', "seat", "player"),
    "entries": ('"table"', "number"),
    "snapshots": ('"table"',),
    "chat": ('"table"', "number"),
    "results": ('"table"', "seat"),
    "votes": ('"table"', "player"),
    "reviews": ('"table"',),
    "learned": ("player", "game", "lesson"),
    "heard": ("player", "kind"),
    "tries": (),  # nothing does: they are few, and read at once
    "editions": ("fingerprint",),
    "secrets": ("name",),
}
_AT_ONCE: Final = 500  # rows

Row = tuple[Any, ...]


class NotEmpty(StoreError):
    """Somebody lives there already: the name of a table that has rows."""


class MoveFailed(StoreError):
    """What has arrived is not what was sent: the name of the table."""


async def move(source: SqlStore, target: SqlStore, tell: Callable[[str, int], None]) -> None:
    """Copy all rows into an empty store, and compare them; `tell` hears how many are there."""
    for table in KEYS:
        if await target.read(f"SELECT 1 FROM {table} LIMIT 1", ()):
            raise NotEmpty(table)
    for table in KEYS:
        sent = 0
        async for rows in _pages(source, table):
            places = ", ".join("?" * len(rows[0]))
            await target.write(*((f"INSERT INTO {table} VALUES ({places})", row) for row in rows))
            sent += len(rows)
            tell(table, sent)
        if await _digest(source, table) != await _digest(target, table):
            raise MoveFailed(table)


async def _digest(store: SqlStore, table: str) -> int:
    """Add up a number for each row: whatever order a database has for them, the sum is the same."""
    total = 0
    async for rows in _pages(store, table):
        for row in rows:
            hashed = blake2b(msgspec.msgpack.encode(row), digest_size=32).digest()
            total += int.from_bytes(hashed)
    return total


async def _pages(store: SqlStore, table: str) -> AsyncIterator[list[Row]]:
    """Go through a table, always on from the last row that was seen."""
    keys = ", ".join(KEYS[table])
    if not keys:
        if rows := await store.read(f"SELECT * FROM {table}", ()):
            yield rows
        return
    last: Row = ()
    while True:
        after = f"WHERE ({keys}) > ({', '.join('?' * len(last))})" if last else ""
        sql = f"SELECT {keys}, t.* FROM {table} t {after} ORDER BY {keys} LIMIT {_AT_ONCE}"
        found = await store.read(sql, last)
        if not found:
            return
        width = len(KEYS[table])
        last = found[-1][:width]
        yield [row[width:] for row in found]
