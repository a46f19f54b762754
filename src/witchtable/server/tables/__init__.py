"""All tables: brought in from the store when somebody asks, put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import lru_cache
from time import time
from typing import Any, Final

import msgspec

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message, render
from witchtable.games import GAMES
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import Status, Store, TableRow
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

__all__ = ["Tables"]

_log = logging.getLogger(__name__)

_IDLE: Final = 600.0  # seconds after which a table that nobody looks at is put away


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.at_hand: dict[str, Table] = {}
        self.opened: list[Callable[[Table], None]] = []
        """Told of every table that is brought in: bots and clocks watch it from then on."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def find(self, id: str) -> Table:
        """Find a table; raise Refused if there is none."""
        table = self.at_hand.get(id)
        if table is not None:
            table.used_at = time()
        if table is None:
            # Everybody who asks for it meanwhile waits for the same one.
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise Refused("unknown_table", "there is no such table")
        return table

    async def keep_house_editions(self) -> None:
        """Keep today's components, so that tables can go on with them when they are changed."""
        for game in GAMES.values():
            edition = game.edition()
            data = msgspec.json.encode(edition.data).decode()
            await self._store.add_edition(edition.fingerprint, data)

    async def wake(self) -> None:
        """Bring in all running tables, so that bots and clocks go on after a restart."""
        for row in await self._store.tables("running", limit=100_000):
            try:
                await self.find(row.id)
            except Refused as refusal:
                _log.warning("a table stays asleep: %s", refusal.reason, extra={"table": row.id})
            except Exception:  # what is wrong with one table must not keep the others asleep
                _log.exception("a table cannot be brought in", extra={"table": row.id})

    async def _load(self, id: str) -> Table | None:
        row = await self._store.table(id)
        if row is None:
            return None
        _check_rules(row)
        seats = await self._store.seats(id)
        table = Table(row, await self._setup(row), seats, self._store)
        for seat in seats:
            if seat.player is not None:
                table.names[seat.seat] = await self._name(seat.player)
            if seat.owner is not None:
                table.absence.owners[seat.seat] = await self._name(seat.owner)
        entries = await self._store.entries(id)
        # A table that was closed before anything happened has perhaps never been dealt.
        if row.status in ("running", "over") or entries:
            try:
                table.restore(entries)
            except WitchtableError as problem:  # ours to mend, not the caller's mistake
                raise RuntimeError(f"table {id} cannot be restored: {problem}") from problem
            if row.status == "abandoned":
                table.status = "abandoned"
        if table.status == "over" and row.status == "running":
            await table.keep_results()  # the server died between the last move and its result
        table.chat_lines = await self._store.count_chat(id)
        table.votes = await self._store.votes(id)
        table.absence.remember(await self._store.agreements(id))
        table.followed_by = await self._store.rematch(id)
        self.bring_in(table)
        return table

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
        for watch in self.opened:
            watch(table)

    async def _name(self, player: str) -> str:
        found = await self._store.player(player)
        return found.name if found is not None else "?"

    def put_away(self) -> None:
        """Put tables away that nobody looks at; they are kept, and found again."""
        now = time()
        for table in list(self.at_hand.values()):
            idle = now - table.used_at > _IDLE and not table.is_busy
            # A clock must ring at a table that nobody looks at, too.
            waits = table.setup.pace == "turns" and table.setup.clock is None
            if idle and (table.status != "running" or waits):
                table.is_put_away = True
                table.stop()
                del self.at_hand[table.id]

    def note_absences(self) -> None:
        """Tell the tables at which somebody has been away for too long by now."""
        for table in list(self.at_hand.values()):
            if table.status == "running":
                table.absence.note_change()

    async def close(self, table: Table, status: Status = "abandoned") -> None:
        """Close a table for good."""

        async def end() -> None:
            if table.status in ("waiting", "running"):
                await self._store.set_status(table.id, status, time())
                table.status = status
                table.tell_about()
                table.tell()

        await table.do(end)

    async def keep_missing_results(self) -> None:
        """Keep the results that could not be kept when their games ended."""
        for table in list(self.at_hand.values()):
            if not table.has_results:
                await table.do(table.keep_missing_results)

    async def close_marked(self) -> None:
        """Close the tables that were marked in the store from outside: `witchtable admin close`."""
        for row in await self._store.tables("abandoned"):
            if (table := self.at_hand.get(row.id)) is not None:
                await self.close(table)


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
