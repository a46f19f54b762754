"""One line to one viewer, whatever it is made of: what waits to be sent over it.

A reader that is too slow never piles anything up: its updates are dropped, and it gets one snapshot
when it reads again. Answers to its own requests are never dropped; who sends faster than it reads is
cut off.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any, Final

from msgspec.structs import replace

from witchtable.server.protocol.codes import Code
from witchtable.server.protocol.messages import (
    AboutTable,
    Ack,
    ChatLine,
    PresenceMessage,
    Reject,
    SeatClock,
    StateMessage,
    Welcome,
)
from witchtable.server.protocol.parts import Shown
from witchtable.server.protocol.writing import describe_table, encode
from witchtable.server.tables.table import Table, Viewer

__all__ = ["STANDS_STILL", "Connection", "TooSlow"]

STANDS_STILL: Final = "stands still"
_PATIENCE: Final = 20.0  # seconds that a reader may stand still

_UPDATES: Final = 16  # waiting updates; more become one snapshot
_REPLIES: Final = 200  # waiting answers; more end the connection


class TooSlow(Exception):
    """The client asks without ever reading the answers."""


class Connection:
    """What one viewer of one table is sent."""

    def __init__(
        self, table: Table, player: str | None, viewer: Viewer, *, in_parts: bool = False
    ) -> None:
        self.table = table
        self.player = player
        self.session: str | None = None
        """What the player is signed in by; when it ends, so does this."""
        self.viewer = viewer
        self._has_chosen = False
        self.closing: str | None = None
        self.writer: asyncio.Task[Any] | None = None
        self._version = -1
        self._in_parts = in_parts
        """Whether the client puts positions together itself."""
        self._sent: Shown | None = None
        """The position that it has for that."""
        self._updates: deque[bytes] = deque()
        self._replies: deque[bytes] = deque()
        self._lags = False
        self._wake = asyncio.Event()
        self.sending_since: float | None = None
        """When the message on its way was begun: a reader that stands still is cut off."""

    # -- listening ----------------------------------------------------------------------------------

    def listen(self) -> None:
        """Be told of every change from now on."""
        self.table.changed.append(self._changed)
        self.table.changed_about.append(self._changed_about)
        self.table.connections.append(self)
        self.table.absence.note_presence()

    def leave(self) -> None:
        """Be told no more."""
        self.table.changed.remove(self._changed)
        self.table.changed_about.remove(self._changed_about)
        self.table.connections.remove(self)
        self.table.updates.forget()
        self.table.absence.note_presence()

    def look(self, viewer: Viewer) -> None:
        """Look from another viewpoint."""
        self.viewer = viewer
        self._has_chosen = True
        self._version = -1
        self._snapshot()

    def take_seat(self) -> None:
        """Look from an own seat when the game begins, unless another viewpoint was chosen."""
        own = self.table.seats_of(self.player) if self.player is not None else []
        if own and self.viewer not in own and not self._has_chosen:
            self.viewer = own[0]

    def leave_seat(self) -> None:
        """Look on as a spectator when somebody else has taken the seat over."""
        if self.viewer is not None and not (self.player and self.table.sits(self.player, self.viewer)):
            self.look(None)

    def _changed(self, table: Table) -> None:
        viewpoint = table.viewpoints.get(self.viewer)
        if viewpoint is None or viewpoint.version == self._version:
            return
        if viewpoint.version == self._version + 1 and not self._lags:
            self._push(table.updates.write(self.viewer, self._sent))
            self._note_sent()
        else:
            self._snapshot()
        self._version = viewpoint.version

    def _note_sent(self) -> None:
        if self._in_parts:
            self._sent = self.table.updates.writer.shown(self.viewer)

    def _changed_about(self, _: Table) -> None:
        self._push(encode(PresenceMessage(table=self._about())))

    def _about(self) -> AboutTable:
        return describe_table(self.table, self.player)

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

    def reply(self, answer: Ack | Reject) -> None:
        """Answer a request."""
        if len(self._replies) >= _REPLIES:
            raise TooSlow
        self._replies.append(encode(answer))
        self._wake.set()

    def reject(self, request: str | None, code: Code) -> None:
        """Refuse a request."""
        self.refuse(request, Reject(None, code))

    def refuse(self, request: str | None, why: Reject) -> None:
        """Refuse a request, with all that is to be said about it."""
        viewpoint = self.table.viewpoints.get(self.viewer)
        version = viewpoint.version if viewpoint is not None else 0
        self.reply(replace(why, request=request, version=version))

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

    def greet(
        self, since: int | None, chat: Sequence[ChatLine], clock: Sequence[SeatClock] | None
    ) -> None:
        """Send the welcome before anything else: all there is to know, and what happened since then."""
        table, viewer = self.table, self.viewer
        state = events = None
        if table.match is not None:
            self._version = table.viewpoints[viewer].version
            state = table.updates.writer.position(viewer)
            self._note_sent()
            events = None if since is None else table.updates.writer.entries_since(viewer, since)
        welcome = Welcome(table=self._about(), state=state, events=events, chat=chat, clock=clock)
        self._updates.appendleft(encode(welcome))
        self._wake.set()

    def _state(self) -> bytes:
        table = self.table
        if table.match is None:
            return encode(PresenceMessage(table=self._about()))
        self._version = table.viewpoints[self.viewer].version
        self._note_sent()
        return encode(
            StateMessage(state=table.updates.writer.position(self.viewer), table=self._about())
        )
