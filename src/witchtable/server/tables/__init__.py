"""All tables: brought in from the store when somebody asks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message, render
from witchtable.games import GAMES
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import KeptTable, Status, Store, TableRow
from witchtable.server.tables.around import read_around
from witchtable.server.tables.counting import keep_missing_results, keep_results
from witchtable.server.tables.restoring import note_snapshot
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table
from witchtable.server.tables.times import now, today

__all__ = ["Tables"]

_log = logging.getLogger(__name__)

_IDLE: Final = 600.0  # seconds after which a table that nobody looks at is put away
_LEFT: Final = 3600.0  # seconds after which a live game is, in which nobody but people can go on
_PAUSE: Final = 0.02  # seconds to wait while somebody waits for another table
_PAUSES: Final = 50  # of them at most: whoever asks for ever must not keep the others asleep


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, aside: Callable[..., Awaitable[Any]] = asyncio.to_thread) -> None:
        self._store = store
        self._aside = aside
        self.at_hand: dict[str, Table] = {}
        self.opened: list[Callable[[Table], None]] = []
        """Told of every table that is brought in: bots and clocks watch it from then on."""
        self.put_aside: list[Callable[[Table], None]] = []
        """Told of every table that is put away."""
        self.check: Callable[[Table], Awaitable[None]] | None = None
        """Brings a table at hand up to date, where others may have done something at it."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._awaited = 0
        """How many wait for a table to be brought in."""
        # One after the other: two threads that play would leave little time to the loop.
        self._restoring = asyncio.Lock()

    async def find(self, id: str) -> Table:
        """Find a table; raise Refused if there is none."""
        table = self.at_hand.get(id)
        if table is not None:
            table.used_at = now()
            if self.check is not None:
                await self.check(table)
            return table
        self._awaited += 1
        try:
            table = await self._bring(id)
        finally:
            self._awaited -= 1
        if table is None:
            raise Refused("unknown_table", "there is no such table")
        return table

    async def _bring(self, id: str) -> Table | None:
        """Bring a table in; everybody who asks for it meanwhile waits for the same one."""
        if (table := self.at_hand.get(id)) is not None:
            return table
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def keep_house_editions(self) -> None:
        """Keep today's components, so that tables can go on with them when they are changed."""
        for game in GAMES.values():
            edition = game.edition()
            data = msgspec.json.encode(edition.data).decode()
            await self._store.add_edition(edition.fingerprint, data)

    async def wake(self) -> None:
        """Bring in all running tables, so that bots and clocks go on after a restart.

        First those where something happens by itself; before all, those that somebody waits for.
        """
        running = await self._store.tables("running", limit=100_000)
        rows = [row for row in running if not _haste(row).lesson]  # a pupil comes back, or nobody does
        sitting = await self._store.sitting([row.id for row in rows])
        with_bots = {seat.table for seat in sitting if seat.bot is not None}
        for row in sorted(rows, key=lambda row: _urgency(row, has_bots=row.id in with_bots)):
            for _ in range(_PAUSES):
                if not self._awaited:
                    break
                await asyncio.sleep(_PAUSE)
            try:
                await self._bring(row.id)
            except Refused as refusal:
                _log.warning("a table stays asleep: %s", refusal.reason, extra={"table": row.id})
            except Exception:  # what is wrong with one table must not keep the others asleep
                _log.exception("a table cannot be brought in", extra={"table": row.id})

    async def _load(self, id: str) -> Table | None:
        kept = await self._store.kept(id)
        if kept is None:
            return None
        row = kept.row
        _check_rules(row)
        table = Table(row, await self._setup(row), kept.seats, self._store)
        for seat in kept.seats:
            if seat.player is not None:
                table.names[seat.seat] = seat.name or kept.names.get(seat.player, "?")
            if seat.owner is not None:
                table.absence.owners[seat.seat] = seat.name or kept.names.get(seat.owner, "?")
        # A table that was closed before anything happened has perhaps never been dealt.
        if row.status in ("running", "over") or kept.entries:
            await self._restore(table, kept)
            if row.status == "abandoned":
                table.status = "abandoned"
        if table.status == "over" and row.status == "running":
            await keep_results(table)  # the server died between the last move and its result
        table.chat_lines = kept.chat_lines
        table.votes = kept.votes
        table.absence.remember(kept.agreements)
        table.followed_by = kept.rematch
        read_around(table, row.around)
        self.bring_in(table)
        return table

    async def _restore(self, table: Table, kept: KeptTable) -> None:
        try:
            async with self._restoring:
                await self._aside(table.restore, kept.entries, kept.snapshot)
        except WitchtableError as problem:  # ours to mend, not the caller's mistake
            raise RuntimeError(f"table {table.id} cannot be restored: {problem}") from problem
        done = 0 if kept.snapshot is None else kept.snapshot.number
        if table.status == "running":
            note_snapshot(table, since=done)  # sooner the next time

    async def _setup(self, row: TableRow) -> TableSetup:
        """Read what a table is set up with: with its components, even if the house has others now."""
        setup = msgspec.json.decode(row.setup, type=TableSetup)
        key = setup.kept_apart
        if key is None:
            return setup
        data = await self._store.edition(key)
        if data is None:
            raise RuntimeError(f"table {row.id} was played with components that are not kept here")
        return msgspec.structs.replace(setup, edition=_read(data))

    def bring_in(self, table: Table) -> None:
        """Have a table at hand, and tell who watches."""
        self.at_hand[table.id] = table
        table.aside = self._aside
        for watch in self.opened:
            watch(table)

    def put_away(self) -> None:
        """Put tables away that nobody looks at; they are kept, and found again."""
        late = now()
        for table in list(self.at_hand.values()):
            idle = 0.0 if table.is_busy else late - table.used_at
            if idle > _IDLE and (table.status != "running" or _waits(table, idle)):
                table.is_put_away = True
                table.stop()
                del self.at_hand[table.id]
                for tell in self.put_aside:
                    tell(table)

    def note_absences(self) -> None:
        """Tell the tables at which somebody has been away for too long by now."""
        for table in list(self.at_hand.values()):
            if table.status == "running":
                table.absence.note_change()

    async def close(self, table: Table, status: Status = "abandoned") -> None:
        """Close a table for good."""

        async def end() -> None:
            if table.status in ("waiting", "running"):
                await table.keep_around(self._store.set_status, table.id, status, today())
                table.status = status
                table.tell_about()
                if table.match is not None:  # before the deal there is no position to be shown
                    table.tell()

        await table.do(end)

    async def keep_missing_results(self) -> None:
        """Keep the results that could not be kept when their games ended."""
        missing = [table for table in self.at_hand.values() if not table.has_results]
        await _each(missing, lambda table: table.do(lambda: keep_missing_results(table)))

    async def close_marked(self) -> None:
        """Close the tables that were marked in the store from outside: `witchtable admin close`."""
        marked = [self.at_hand.get(row.id) for row in await self._store.tables("abandoned")]
        await _each([table for table in marked if table is not None], self.close)


async def _each(tables: Sequence[Table], do: Callable[[Table], Awaitable[object]]) -> None:
    """Do something at each table; what goes wrong at one is no reason to leave out the others."""
    for table in tables:
        try:
            await do(table)
        except Exception:  # a disk that is full now may not be so later
            _log.exception("housekeeping failed", extra={"table": table.id})


def _waits(table: Table, idle: float) -> bool:
    """Say whether nothing happens at a table until somebody comes back."""
    if table.setup.lesson is not None:
        return True  # for nobody but the pupil
    if table.setup.clock is not None:  # it must ring at a table that nobody looks at, too
        return False
    bots = {row.seat for row in table.seats if row.bot is not None}
    is_left = idle > _LEFT and bots.isdisjoint(table.playing.state.deciders)
    return table.setup.pace == "turns" or is_left


def _urgency(row: TableRow, *, has_bots: bool) -> tuple[bool, bool]:
    """Say how soon a table should be woken (the lower, the sooner): live ones, with clocks or bots."""
    setup = _haste(row)
    return setup.pace == "turns", setup.clock is None and not has_bots


def _haste(row: TableRow) -> _Haste:
    return msgspec.json.decode(row.setup, type=_Haste)


class _Haste(msgspec.Struct):
    """As much of a table's setup as says how soon it should be woken."""

    pace: str = "live"
    clock: dict[str, Any] | None = None
    lesson: str | None = None


@lru_cache(maxsize=32)
def _read(data: str) -> Mapping[str, Any]:
    """Read components once for all tables that are set up with them."""
    found: dict[str, Any] = msgspec.json.decode(data)
    return found


def _check_rules(row: TableRow) -> None:
    """Refuse a game that began by other rules: played again, it might be another game."""
    known = GAMES[row.game].rules_version
    if row.rules not in (None, known):
        message = Message("record-rules", found=row.rules, known=known)
        raise Refused("other_rules", render(message, "en"))
