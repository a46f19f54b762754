"""Tutors: play for everybody but the pupils, and write down what has been learned."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final
from weakref import WeakValueDictionary

from witchtable.engine.moves import Seat
from witchtable.server.store import Store, StoreClosed, StoreUnavailable
from witchtable.server.tables.lesson import LessonAtTable
from witchtable.server.tables.table import Table

__all__ = ["Tutors"]

_log = logging.getLogger(__name__)
_PAUSE: Final = 5.0  # seconds


class Tutors:
    """Looks after all tables at which somebody learns."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._busy: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def one_by_one(self, player: str) -> asyncio.Lock:
        """Let a player begin one lesson after the other: twice at once would be two tables."""
        return self._beginning.setdefault(player, asyncio.Lock())

    def watch(self, table: Table) -> None:
        """Play for everybody but the pupil from now on; one that is taught otherwise by now is none."""
        if table.lesson is not None and not table.lesson.is_as_begun:
            table.lesson = None
        if table.lesson is not None:
            table.changed.append(self._look)
            self._look(table)

    def _look(self, table: Table) -> None:
        if table.id in self._busy or table.is_put_away or not table.is_tended:
            return
        self._busy.add(table.id)
        task = asyncio.create_task(self._go_on(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, table: Table) -> None:
        lesson = table.lesson
        assert lesson is not None
        try:
            while await self._try_one_thing(table, lesson):
                pass
        except StoreClosed:
            return  # the server goes down: after a restart the tutor goes on
        finally:
            self._busy.discard(table.id)
        table.tell_about()

    async def _try_one_thing(self, table: Table, lesson: LessonAtTable) -> bool:
        try:
            return await self._one_thing(table, lesson)
        except StoreUnavailable:
            _log.warning("a lesson waits", exc_info=True, extra={"table": table.id})
            await asyncio.sleep(_PAUSE)  # the disk is full: perhaps not for long
            return True

    async def _one_thing(self, table: Table, lesson: LessonAtTable) -> bool:
        """Do what is to be done now; False if it is the pupil's turn."""
        if lesson.is_done and not lesson.is_noted:
            await self._note(table, lesson.lesson.name)
            lesson.is_noted = True
        is_running = table.status == "running" and not table.is_put_away and table.is_tended
        if lesson.tutor is None or lesson.standing is None or not is_running:
            return False
        if lesson.standing.has_failed:
            await lesson.begin_again()
            return True
        seat = self._next(table, lesson.lesson.pupil)
        if seat is None:
            return False
        asked = table.viewpoints[seat].asked_version
        action = lesson.tutor.answer(table.playing, seat, lesson.standing)
        # Whether or not it is still the question: who has gone back meanwhile may owe others a move.
        await table.play_for(seat, action, asked)
        return True

    def _next(self, table: Table, pupil: Seat) -> Seat | None:
        deciders = table.playing.state.deciders
        return None if pupil in deciders or not deciders else deciders[0]

    async def _note(self, table: Table, name: str) -> None:
        for row in table.seats:
            if row.player is not None:
                await self._store.learn(row.player, table.setup.game, name, time())
