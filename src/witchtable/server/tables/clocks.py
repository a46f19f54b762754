"""Clocks: how long people may think, and what happens when they take longer.

A table knows when each seat was asked and how long it took so far; the clocks only ring in time. While
the server is down no clock runs.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.server.protocol.messages import ClockMessage, SeatClock
from witchtable.server.protocol.writing import encode
from witchtable.server.store import SeatRow, StoreUnavailable
from witchtable.server.tables.table import Table
from witchtable.server.tables.telling import say_for_table
from witchtable.server.tables.times import now

__all__ = ["Clocks", "hand_over"]

_TOLD: Final = 2  # events of a move that the clock has made
_PAUSE: Final = 0.05  # seconds before it rings again for what could not be done
_log = logging.getLogger(__name__)


class Clocks:
    """Watches every table that has a clock."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._seen: dict[str, tuple[int, list[str | None]]] = {}
        self._is_closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Run the clock of a table from now on."""
        if table.setup.clock is not None:
            self._seen.pop(table.id, None)
            table.changed.append(self._changed)
            self._changed(table)

    def close(self) -> None:
        """Stop all clocks."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _changed(self, table: Table) -> None:
        """Set the timer anew, and show everybody the clocks if they saw what happened."""
        self._set_timer(table)
        if table.status != "running":
            self._seen.pop(table.id, None)
            return
        # Who has come back to a seat may think anew.
        seen = table.viewpoints[None].version, [row.player for row in table.seats]
        if self._seen.get(table.id) == seen:
            return  # a step that nobody else sees
        self._seen[table.id] = seen
        message = encode(ClockMessage(seconds=self.seconds_left(table)))
        for connection in table.connections:
            connection.tell(message)

    def _set_timer(self, table: Table, pause: float = 0.0) -> None:
        """Ring when the seat that has least time left has none."""
        if (timer := self._timers.pop(table.id, None)) is not None:
            timer.cancel()
        people = self._people_asked(table)
        if self._is_closed or table.is_put_away or not people or not table.is_tended:
            return
        left = {seat: self._left(table, seat) for seat in people}
        first = min(left, key=lambda seat: left[seat])
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(max(pause, left[first]), self._ring, table, first)

    def _people_asked(self, table: Table) -> list[Seat]:
        if table.status != "running":
            return []
        deciders = table.playing.state.deciders
        return [seat for seat in deciders if seat < len(table.seats) and table.seats[seat].player]

    def _left(self, table: Table, seat: Seat) -> float:
        """Count the seconds that a seat may still think."""
        clock, viewpoint = table.setup.clock, table.viewpoints[seat]
        assert clock is not None
        used = viewpoint.thought if clock.per == "game" else 0.0
        if viewpoint.question:
            used += now() - viewpoint.asked_at
        return clock.seconds - used

    def seconds_left(self, table: Table) -> list[SeatClock] | None:
        """Say how long each seat may still think, and whose clock runs."""
        if table.setup.clock is None or table.match is None:
            return None
        people = self._people_asked(table)
        return [
            SeatClock(seat=seat, left=max(0, round(self._left(table, seat))), runs=seat in people)
            for seat in range(table.setup.seats)
        ]

    def _ring(self, table: Table, seat: Seat) -> None:
        task = asyncio.get_running_loop().create_task(self._time_is_up(table, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, table: Table, seat: Seat) -> None:
        try:
            await self._decide(table, seat)
        except StoreUnavailable:
            _log.exception("nothing can be kept", extra={"table": table.id})
        # In any case: if nothing has changed, it rings again.
        self._set_timer(table, pause=_PAUSE)

    async def _decide(self, table: Table, seat: Seat) -> None:
        clock = table.setup.clock
        if (
            clock is None
            or not table.is_tended
            or table.is_put_away
            or seat not in self._people_asked(table)
        ):
            return
        asked_version = table.viewpoints[seat].asked_version
        if clock.at_zero == "bot":
            level = table.setup.stand_in
            await hand_over(table, SeatRow(table.id, seat, None, level), level, asked_version)
        else:
            seen = table.viewpoints[None].version
            if await table.play_for(seat, table.playing.state.fallback(seat), asked_version):
                await table.do(lambda: _tell_move(table, seat, seen))


async def hand_over(table: Table, row: SeatRow, name: str, asked_version: int | None = None) -> None:
    """Give a seat to a bot because its time is up, if that is still the question."""

    async def change() -> None:
        if asked_version in (None, table.viewpoints[row.seat].asked_version):
            await table.absence.change_seat(row, name, "told-clock-bot", by_itself=True)

    await table.do(change)


async def _tell_move(table: Table, seat: Seat, seen: int) -> None:
    """Tell everybody for whom the rules decided, and what, as far as it lies open to all."""
    name, now_seen = table.names[seat], table.viewpoints[None].version
    events = table.audience.seen_since(None, seen) if now_seen == seen + 1 else None
    if not events:
        await say_for_table(table, "told-clock-sealed", name=name)
        return
    what = [entry.message for entry in table.updates.writer.entries(events[:_TOLD])]
    await say_for_table(table, "told-clock", name=name, what=what)
