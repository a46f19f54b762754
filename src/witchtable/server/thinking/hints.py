"""Hints for people: the strongest of our bots looks at their seat, in another process."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from zlib import crc32

from witchtable.bots import Alternative
from witchtable.engine.errors import BotFault
from witchtable.engine.moves import Seat
from witchtable.engine.place import Place
from witchtable.server.protocol.codes import Refused
from witchtable.server.tables.table import Table
from witchtable.server.thinking.workers import Question, Workers, find_alternatives, patience

__all__ = ["Hints"]

_log = logging.getLogger(__name__)
_NAME: Final = "adviser"


class Hints:
    """Thinks for whoever asks, about one question of each seat at a time."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._busy: dict[tuple[str, Seat], tuple[int, asyncio.Task[list[Alternative]]]] = {}

    async def find(self, table: Table, seat: Seat) -> list[Alternative]:
        """Advise a seat on its question; raise Refused while it is advised on another one."""
        key, now = (table.id, seat), table.viewpoints[seat].asked
        if key not in self._busy:
            task = asyncio.create_task(self._think(table, seat, now))
            self._busy[key] = now, task
            task.add_done_callback(lambda _: self._busy.pop(key))
        asked, task = self._busy[key]
        if asked != now:
            raise Refused("too_many", "one hint at a time")
        # Shielded: whoever reloads the page asks again, and is given the same answer.
        return await asyncio.shield(task)

    async def _think(self, table: Table, seat: Seat, asked: int) -> list[Alternative]:
        game = table.setup.game
        seed = crc32(f"{table.id} {seat} {asked}".encode())
        question = Question(
            game,
            _NAME,
            _NAME,
            table.id,
            seed,
            Place(table.playing.state.copy(), seat, self._seconds),
            patience(self._seconds, is_guest=False),
            False,
        )
        try:
            return await self._workers.run(find_alternatives, question)
        except BotFault as fault:
            _log.warning("%s", fault, extra={"table": table.id, "seat": seat})
            raise Refused("unavailable", "no hint can be found now; try again") from None
