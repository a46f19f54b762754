"""Clocks: how long people may think, and what happens when they take longer."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Seat
from witchtable.server import shown
from witchtable.server.rows import SeatRow
from witchtable.server.table import Table

if TYPE_CHECKING:
    from witchtable.server.house import House

__all__ = ["Clocks"]


class _Watch:
    """The clocks of one table: what each seat has used up, and when it was asked."""

    def __init__(self, seats: int) -> None:
        self.used = [0.0] * seats
        self.since: dict[Seat, float] = {}
        self.timer: asyncio.TimerHandle | None = None


class Clocks:
    """Watches every table that has a clock."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._watches: dict[str, _Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Run the clock of a table from now on."""
        if table.setup.clock is not None:
            self._watches[table.id] = _Watch(table.setup.seats)
            table.changed.append(self._changed)
            self._changed(table)

    def close(self) -> None:
        """Stop all clocks."""
        for watch in self._watches.values():
            if watch.timer is not None:
                watch.timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _changed(self, table: Table) -> None:
        """Stop the clocks of those who have decided, start those of the newly asked."""
        clock, watch = table.setup.clock, self._watches[table.id]
        assert clock is not None
        if watch.timer is not None:
            watch.timer.cancel()
            watch.timer = None
        now = time()
        asked = self._people_asked(table)
        for seat in list(watch.since):
            if seat not in asked or clock.per == "decision":
                watch.used[seat] += now - watch.since.pop(seat)
        for seat in asked:
            if seat not in watch.since:
                watch.since[seat] = now
                if clock.per == "decision":
                    watch.used[seat] = 0.0
        if not watch.since:
            return
        left = {seat: clock.seconds - self._used(watch, seat, now) for seat in watch.since}
        first = min(left, key=lambda seat: left[seat])
        loop = asyncio.get_running_loop()
        watch.timer = loop.call_later(max(0.0, left[first]), self._ring, table, first)
        message = shown.encode({"kind": "clock", "seconds": self.seconds_left(table)})
        for connection in table.connections:
            connection.tell(message)

    def _people_asked(self, table: Table) -> list[Seat]:
        if table.status != "running":
            return []
        deciders = table.playing.state.deciders
        return [seat for seat in deciders if seat < len(table.seats) and table.seats[seat].player]

    def _used(self, watch: _Watch, seat: Seat, now: float) -> float:
        running = now - watch.since[seat] if seat in watch.since else 0.0
        return watch.used[seat] + running

    def seconds_left(self, table: Table) -> list[dict[str, Any]] | None:
        """Say how long each seat may still think, and whose clock runs."""
        clock, watch = table.setup.clock, self._watches.get(table.id)
        if clock is None or watch is None:
            return None
        now = time()
        return [
            {
                "seat": seat,
                "left": max(0, round(clock.seconds - self._used(watch, seat, now))),
                "runs": seat in watch.since,
            }
            for seat in range(table.setup.seats)
        ]

    def _ring(self, table: Table, seat: Seat) -> None:
        task = asyncio.get_running_loop().create_task(self._time_is_up(table, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, table: Table, seat: Seat) -> None:
        clock = table.setup.clock
        if clock is None or seat not in self._people_asked(table):
            return
        if clock.at_zero == "bot":
            await table.hand_over(SeatRow(table.id, seat, None, "apprentice"), "apprentice")
            return
        asked = table.eyes[seat].asked
        await table.play_for(seat, table.playing.state.fallback(seat), asked)
