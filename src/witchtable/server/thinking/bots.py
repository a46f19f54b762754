"""Bots at tables, and the strongest of them as an adviser: all that a service asks to think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final
from zlib import crc32

from witchtable.bots import LEVELS, Alternative
from witchtable.engine.errors import BotFault
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.guests import Answer
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.tables.table import Table
from witchtable.server.thinking.bot_list import BotList
from witchtable.server.thinking.workers import Question, Workers, find_alternatives, patience

__all__ = ["Bots", "Hints"]

_log = logging.getLogger(__name__)
_PAUSE: Final = 5.0  # seconds
_ADVISER: Final = "adviser"


class Bots:
    """Lets the bots of all tables think."""

    def __init__(self, known: BotList, *, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._known = known
        # Apart, so that a guest who hangs or crashes takes no thought from our own.
        self.levels = Workers(processes)
        self.guests = Workers(processes)
        self.failed: list[Callable[[BotFault], None]] = []
        """Told of every bot that did not answer as it should."""
        self.hints = Hints(self.levels, seconds)
        self._busy: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._is_closed = False

    def names(self, game: str) -> list[str]:
        """List the bots that can be asked to play a game."""
        return self._known.names(game)

    def check(self, game: str, name: str) -> None:
        """Raise UnknownBot unless a bot of this name plays the game."""
        self._known.check(game, name)

    async def advise(self, table: Table, seat: Seat) -> list[Alternative]:
        """Advise a seat on its question; raise Refused if that is not possible now."""
        return await self.hints.find(table, seat)

    def watch(self, table: Table) -> None:
        """Play for the bots of a table from now on."""
        table.changed.append(self._look)
        self._look(table)

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closed = True
        for task in list(self._busy.values()):
            task.cancel()
        await self.levels.close()
        await self.guests.close()

    def _look(self, table: Table) -> None:
        if self._is_closed or table.is_put_away or table.status != "running":
            return
        for seat in table.playing.state.deciders:
            name = table.seats[seat].bot if seat < len(table.seats) else None
            if name is not None and (table.id, seat) not in self._busy:
                work = self._think(table, seat, name)
                self._busy[table.id, seat] = asyncio.create_task(work)

    async def _think(self, table: Table, seat: Seat, name: str) -> None:
        try:
            asked = table.viewpoints[seat].asked
            action = await self._choose(table, seat, name, asked)
            await table.play_for(seat, action, asked, bot=name)
        except StoreClosed:
            return  # the server goes down: after a restart the bot goes on
        except StoreUnavailable:
            await asyncio.sleep(_PAUSE)  # the disk is full: perhaps not for long
        finally:
            self._busy.pop((table.id, seat), None)
        self._look(table)

    async def _choose(self, table: Table, seat: Seat, name: str, asked: int) -> Action:
        """Let the bot choose; whatever goes wrong with it, the game goes on."""
        state = table.playing.state
        place = Place(state.copy(), seat, self._seconds)
        try:
            answer = await self._ask(table, name, place, asked)
            if answer.fault is None:
                return answer.action
            fault = answer.fault
        except BotFault as found:
            fault = found
        except Exception as problem:
            fault = BotFault("raised", name, f"{type(problem).__name__}: {problem}")
        _log.warning("%s", fault, extra={"table": table.id, "seat": seat, "bot": name})
        for tell in self.failed:
            tell(fault)
        return state.fallback(seat)

    async def _ask(self, table: Table, name: str, place: Place, asked: int) -> Answer:
        is_guest = name not in LEVELS
        # The same position again, after a restart, gets the same answer; a guest keeps its chances.
        dice = f"{table.id} {place.seat}" if is_guest else f"{table.id} {place.seat} {asked}"
        question = Question(
            table.setup.game,
            name,
            self._known.find(table.setup.game, name),
            table.id,
            crc32(dice.encode()),
            place,
            patience(self._seconds, is_guest=is_guest),
            is_guest,
        )
        return await (self.guests if is_guest else self.levels).ask(question)


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
            _ADVISER,
            _ADVISER,
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
