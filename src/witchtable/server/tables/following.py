"""Keeping up with what others do at a table: other workers of the house, or whoever looks after it.

What is in the store is true. Whoever is outrun (somebody else was faster) reads what is missing, takes
it in, and judges anew; nobody ever shows something that is not kept, or keeps something twice.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from witchtable.server.protocol.messages import Ack, ChatMessage
from witchtable.server.protocol.writing import encode
from witchtable.server.store import Entry, KeptTable, Outrun, SeatRow, StoreUnavailable
from witchtable.server.tables.around import read_around
from witchtable.server.tables.telling import chat_line
from witchtable.server.tables.times import now

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["catch_up", "in_time", "take_entries"]

T = TypeVar("T")
_log = logging.getLogger(__name__)


async def in_time(table: Table, work: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; whoever is outrun takes in what has happened, and tries again."""
    while True:
        try:
            return await work()
        except Outrun as problem:
            if not await catch_up(table):
                raise StoreUnavailable(str(problem)) from problem


async def catch_up(table: Table) -> bool:
    """Read what is new at a table, and take it in; False if nothing is. By the owner."""
    kept = await table.store.kept(table.id, since=table.entries)
    if kept is None or (not kept.entries and kept.row.revision == table.revision):
        return False
    await _take(table, kept)
    return True


async def take_entries(table: Table, entries: Sequence[Entry], revision: int) -> None:
    """Take in what others have kept, as far as it is not known yet. By the owner."""
    new = [entry for entry in entries if entry.number > table.entries]
    fits = table.match is not None and (not new or new[0].number == table.entries + 1)
    if table.revision < revision or not fits:
        await catch_up(table)
        return
    await _play(table, new)


async def _take(table: Table, kept: KeptTable) -> None:
    """Take in everything that was read of a table."""
    before = table.seats, table.status
    table.row, table.revision = kept.row, kept.row.revision
    if table.match is None:
        _seat(table, kept)
        if kept.row.started is not None:
            table.begin(kept.row.started)
            table.tell_about()
            table.tell()
    await _play(table, kept.entries)
    _seat(table, kept)
    read_around(table, kept.row.around)
    table.votes = kept.votes
    table.absence.remember(kept.agreements)
    table.followed_by = kept.rematch
    if kept.row.status in ("over", "abandoned"):
        table.status, table.has_results = kept.row.status, True
    await _hear(table, kept.chat_lines)
    table.tell_about()
    if table.match is not None and before != (table.seats, table.status):
        table.tell()


def _seat(table: Table, kept: KeptTable) -> None:
    """Let those sit where they sit now, and whoever looks on look from where they may."""
    for row, old in zip(kept.seats, table.seats, strict=True):
        if row != old:
            table.absence.take_seat(row, _names(kept, row))
    for connection in table.connections:
        connection.leave_seat()
    table.absence.note_presence()


def _names(kept: KeptTable, row: SeatRow) -> tuple[str, str]:
    """Find what is played under at a seat, and what its owner is called if a bot plays there."""
    owner = row.name or kept.names.get(row.player or row.owner or "", "?")
    if row.player is not None:
        return owner, owner
    return row.bot or "", owner


async def _play(table: Table, entries: Iterable[Entry]) -> None:
    """Let happen, one after the other, what others have kept."""
    for entry in entries:
        mark = await table.undo.find_mark(entry)
        told = {"table": table.id, "request": entry.request, "entry": entry.number, "seat": entry.seat}
        _log.info("taken in", extra=told)
        table.note(entry)
        table.apply(entry, min(entry.at, now()), None, mark)
        table.absence.note_life(entry.player, entry.at)
        if entry.player is not None and entry.request is not None:
            table.answers.put(entry.player, entry.request, Ack(entry.request, entry.version))
        if not table.playing.state.deciders and table.status == "running":
            # Whoever made the last move keeps the results; if not, we do, in a moment.
            table.status, table.has_results = "over", False
        table.tell_move()


async def _hear(table: Table, lines: int) -> None:
    """Tell what was said elsewhere."""
    new, table.chat_lines = lines - table.chat_lines, lines
    if new > 0 and table.connections:
        for row in await table.store.chat(table.id, limit=new):
            message = encode(ChatMessage(line=chat_line(table, row)))
            for connection in table.connections:
                connection.tell(message)
