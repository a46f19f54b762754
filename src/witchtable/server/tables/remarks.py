"""What opponents with a name remark upon at a table: a few words among the lines of the chat.

They are said in the language of whoever reads them, about what everybody has seen (engine/remarks.py),
and kept with the rest of the chat: what was said once is not said again, also after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from witchtable.bots.tempers import opponents_among
from witchtable.engine.moves import Seat
from witchtable.engine.opponents import Opponent
from witchtable.engine.remarks import Remark, greeting, public, remark
from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.tables.telling import said_by_witches, say_for_witch

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["Remarks"]

_Finder = Callable[[set[str]], Remark | None]
_SPOKEN: Final = 100  # lines of the chat among which remarks are looked for


class Remarks:
    """Listens at all tables where witches sit, and speaks for them."""

    def __init__(self) -> None:
        self._moves: dict[str, int] = {}
        """How many moves of each table were listened to."""
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Listen from now on, unless nobody wants to hear them there."""
        if table.setup.remarks and table.lesson is None:
            self._moves[table.id] = 0 if table.match is None else len(table.match.log)
            table.changed.append(self._listen)

    def _listen(self, table: Table) -> None:
        witches = opponents_at(table)
        if not witches or table.is_put_away:
            return
        log = table.playing.log
        before, self._moves[table.id] = self._moves.get(table.id, 0), len(log)
        if not table.is_tended:
            return
        if not log:
            self._speak(table, lambda said: greeting(witches, said))
        elif len(log) == before + 1 and (events := public(log[-1].events)):
            self._speak(table, lambda said: remark(witches, events, said))

    def _speak(self, table: Table, find: _Finder) -> None:
        task = asyncio.create_task(_say(table, find), name="remark")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def opponents_at(table: Table) -> dict[Seat, Opponent]:
    """Find the witches who sit at a table; who plays in somebody's place says nothing."""
    bots = {row.seat: row.bot for row in table.seats if row.bot and not row.owner}
    return opponents_among(table.setup.find_game(), bots)


async def _say(table: Table, find: _Finder) -> None:
    async def say() -> None:
        if find(set()) is None:
            return  # nearly always
        found = find(await said_by_witches(table, _SPOKEN))
        if found is not None:
            await say_for_witch(table, found)

    with suppress(StoreUnavailable, StoreClosed, asyncio.CancelledError):
        await table.do(say)
