"""One socket of one viewer: what waits to be sent, and what was asked.

A reader that is too slow never piles anything up: its updates are dropped, and it gets one snapshot
when it reads again. Answers to its own requests are never dropped; who sends faster than it reads is
cut off.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from witchtable.server import shown
from witchtable.server.messages import Reject
from witchtable.server.table import Table, Viewer

__all__ = ["STANDS_STILL", "Connection", "TooSlow"]

STANDS_STILL: Final = "stands still"
_PATIENCE: Final = 20.0  # seconds that a reader may stand still

_UPDATES: Final = 16  # waiting updates; more become one snapshot
_REPLIES: Final = 200  # waiting answers; more end the connection
_RATE: Final = 40.0  # requests a second
_BURST: Final = 80.0


class TooSlow(Exception):
    """The client asks without ever reading the answers."""


class Connection:
    """What one viewer of one table is sent."""

    def __init__(self, table: Table, player: str | None, viewer: Viewer) -> None:
        self.table = table
        self.player = player
        self.viewer = viewer
        self._has_chosen = False
        self.closing: str | None = None
        self.writer: asyncio.Task[Any] | None = None
        self._version = -1
        self._updates: deque[bytes] = deque()
        self._replies: deque[bytes] = deque()
        self._lags = False
        self._wake = asyncio.Event()
        self.sending_since: float | None = None
        """When the message on its way was begun: a reader that stands still is cut off."""
        self._budget = _BURST
        self._counted = monotonic()

    # -- listening ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Be told of every change from now on."""
        self.table.changed.append(self._changed)
        self.table.changed_about.append(self._changed_about)
        self.table.connections.append(self)
        self.table.note_presence()

    def leave(self) -> None:
        """Be told no more."""
        self.table.changed.remove(self._changed)
        self.table.changed_about.remove(self._changed_about)
        self.table.connections.remove(self)
        self.table.note_presence()

    def look(self, viewer: Viewer) -> None:
        """Look through other eyes."""
        self.viewer = viewer
        self._has_chosen = True
        self._version = -1
        self._snapshot()

    def take_seat(self) -> None:
        """Look through the eyes of an own seat when the game begins, unless others were chosen."""
        own = self.table.seats_of(self.player) if self.player is not None else []
        if own and self.viewer not in own and not self._has_chosen:
            self.viewer = own[0]

    def leave_seat(self) -> None:
        """Look on as a spectator when somebody else has taken the seat over."""
        if self.viewer is not None and not (self.player and self.table.sits(self.player, self.viewer)):
            self.look(None)

    def _changed(self, table: Table) -> None:
        eyes = table.eyes.get(self.viewer)
        if eyes is None or eyes.version == self._version:
            return
        if eyes.version == self._version + 1 and not self._lags:
            self._push(table.update_for(self.viewer))
        else:
            self._snapshot()
        self._version = eyes.version

    def _changed_about(self, table: Table) -> None:
        self._push(shown.encode({"kind": "presence", "table": shown.about(table, self.player)}))

    def _push(self, message: bytes) -> None:
        if len(self._updates) >= _UPDATES:
            self._snapshot()
        elif not self._lags:
            self._updates.append(message)
        self._wake.set()

    def _snapshot(self) -> None:
        self._updates.clear()
        self._lags = True
        self._wake.set()

    # -- sending ------------------------------------------------------------------------------------

    def reply(self, message: Any) -> None:
        """Answer a request."""
        if len(self._replies) >= _REPLIES:
            raise TooSlow
        self._replies.append(shown.encode(message))
        self._wake.set()

    def tell(self, message: bytes) -> None:
        """Send something that may be dropped: chat, presence, clocks."""
        self._push(message)

    def close(self, reason: str) -> None:
        """End the connection after what waits has been sent."""
        self.closing = reason
        self._wake.set()

    def cut_off_if_still(self) -> None:
        """Cut the connection off if its reader has not read for too long."""
        since = self.sending_since
        if since is not None and monotonic() - since > _PATIENCE and self.writer is not None:
            self.closing = STANDS_STILL
            self.writer.cancel()

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> str:
        """Send whatever comes up until the connection is to be closed; return the reason."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._replies or self._updates or self._lags:
                # Updates first: an answer never tells of a version that was not shown.
                if self._lags:
                    self._lags = False
                    message = self._state()
                elif self._updates:
                    message = self._updates.popleft()
                else:
                    message = self._replies.popleft()
                self.sending_since = monotonic()
                await send(message)
                self.sending_since = None
            if self.closing is not None:
                return self.closing

    def greet(self, since: int | None, **more: Any) -> None:
        """Send the welcome before anything else."""
        self._updates.appendleft(shown.encode(self._welcome(since) | more))
        self._wake.set()

    def _welcome(self, since: int | None) -> dict[str, Any]:
        """Greet: everything there is to know now, and what happened since a version."""
        table = self.table
        is_playing = table.match is not None
        if is_playing:
            self._version = table.eyes[self.viewer].version
        return {
            "kind": "welcome",
            "protocol": 1,
            "table": shown.about(table, self.player),
            "state": shown.position(table, self.viewer) if is_playing else None,
            "events": (
                shown.events_since(table, self.viewer, since)
                if is_playing and since is not None
                else None
            ),
        }

    def _state(self) -> bytes:
        table = self.table
        about = shown.about(table, self.player)
        if table.match is None:
            return shown.encode({"kind": "presence", "table": about})
        self._version = table.eyes[self.viewer].version
        state = shown.position(table, self.viewer)
        return shown.encode({"kind": "state", "state": state, "table": about})

    # -- asking -------------------------------------------------------------------------------------

    def may_ask(self) -> bool:
        """Count a request; False when there are too many in too short a time."""
        now = monotonic()
        self._budget = min(_BURST, self._budget + (now - self._counted) * _RATE)
        self._counted = now
        if self._budget < 1:
            return False
        self._budget -= 1
        return True

    def reject(self, move: str | None, code: Any) -> None:
        """Refuse a request."""
        eyes = self.table.eyes.get(self.viewer)
        self.reply(Reject(move, code, eyes.version if eyes is not None else 0))
