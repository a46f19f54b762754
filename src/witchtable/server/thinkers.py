"""Bots at tables: they think in other processes, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final
from zlib import crc32

from witchtable.bots import bot
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.games import GAMES
from witchtable.server.store import StoreClosed
from witchtable.server.table import Table

__all__ = ["Thinkers", "think"]

_log = logging.getLogger(__name__)
_PAUSE: Final = 5.0  # seconds
_GRACE: Final = 30.0  # seconds for starting the first process, and for waiting behind other bots


def think(game: str, level: str, seed: int, place: Place) -> Action:
    """Choose, in a process of its own."""
    return bot(level, GAMES[game], seed).choose(place)


class Thinkers:
    """Lets the bots of all tables think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._busy: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._is_closed = False

    def watch(self, table: Table) -> None:
        """Play for the bots of a table from now on."""
        table.changed.append(self._look)
        self._look(table)

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closed = True
        for task in list(self._busy.values()):
            task.cancel()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _look(self, table: Table) -> None:
        if self._is_closed or table.is_put_away or table.status != "running":
            return
        for seat in table.playing.state.deciders:
            level = table.seats[seat].bot if seat < len(table.seats) else None
            if level is not None and (table.id, seat) not in self._busy:
                work = self._think(table, seat, level)
                self._busy[table.id, seat] = asyncio.create_task(work)

    async def _think(self, table: Table, seat: Seat, level: str) -> None:
        try:
            asked = table.eyes[seat].asked
            action = await self._choose(table, seat, level, asked)
            await table.play_for(seat, action, asked)
        except StoreClosed:
            return  # the server goes down: after a restart the bot goes on
        except sqlite3.Error:
            await asyncio.sleep(_PAUSE)  # the disk is full: perhaps not for long
        finally:
            self._busy.pop((table.id, seat), None)
        self._look(table)

    async def _choose(self, table: Table, seat: Seat, level: str, asked: int) -> Action:
        """Let the bot choose; whatever goes wrong with it, the game goes on."""
        state = table.playing.state
        try:
            place = Place(state.copy(), seat, self._seconds)
            # The same position again, after a restart, gets the same answer.
            seed = crc32(f"{table.id} {seat} {asked}".encode())
            return await self._ask(table.setup.game, level, seed, place)
        except Exception:
            _log.exception("a bot failed", extra={"table": table.id, "seat": seat})
            return state.fallback(seat)

    async def _ask(self, game: str, level: str, seed: int, place: Place) -> Action:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            if self._pool is None:
                # Not forked: the server has threads.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
            try:
                work = loop.run_in_executor(self._pool, think, game, level, seed, place)
                return await asyncio.wait_for(work, 10 * self._seconds + _GRACE)
            except BrokenProcessPool:
                self._pool = None  # a process was killed; another pool thinks again
            except TimeoutError:
                _log.warning("a bot took too long", extra={"game": game, "level": level})
                break
        return place.legal[0]
