"""The door itself: how many come in at a time, and how long a request, an answer, a silence may take.

uvicorn waits for ever for the rest of a request, counts connections for everybody together and closes
politely, which never ends when the other side does not read. So its protocols are watched here, once a
second. Where there is no room, whoever has been silent longest makes some.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, Final, TypeAlias

import h11
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from witchtable.server.http.pieces import InPieces
from witchtable.server.http.unread import has_unread
from witchtable.server.protocol.messages import Reject
from witchtable.server.protocol.writing import encode
from witchtable.server.service.limits import Limits, RateLimit, household

__all__ = ["Door", "Line", "OpenDoor", "Visitor", "refuse_for_now"]

_SOME: Final = 4096  # bytes: less than that is no reading
_GOODBYE: Final = 2.0  # seconds until a connection that is being closed is cut
_LAST_WORDS: Final = 0.5  # seconds in which a flood may read why it ends
_FLOODED: Final = (1008, 4429)  # close codes of those who have had too much
_BITE: Final = 1024  # bytes: some twenty messages
_TURNED_AWAY: Final = 32  # who finds no room is told so, if there are not too many of them
_BRIEF: Final = 3.0  # seconds that they have for their request
_COME_BACK: Final = 10  # seconds after which there may be room
_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

Networks: TypeAlias = Sequence[IPv4Network | IPv6Network]


class Door:
    """Who is inside, by household; proxies of the host's may bring in as many as they like."""

    def __init__(self, limits: Limits, proxies: Networks = (), files: int | None = None) -> None:
        self._limits = limits
        self._proxies = proxies
        self.request_seconds = limits.share("request-seconds").most
        self.unread_seconds = limits.share("unread-seconds").most
        self.ping_seconds = limits.share("ping-seconds").most
        most = limits.share("connections").most if limits.is_on else float("inf")
        # Without limits, too: the store and the bots need files, and one must be left to say no with.
        self._most = min(most, float("inf") if files is None else max(16, files - 128))
        self._inside: dict[str, dict[Visitor | Line, None]] = {}
        self._count = 0
        self._turned_away = 0
        self._told = RateLimit(_TURNED_AWAY, 60 * _TURNED_AWAY / 4)

    def __iter__(self) -> Iterator[Visitor | Line]:
        for visitors in list(self._inside.values()):
            yield from list(visitors)

    def may_enter(self, address: str) -> bool:
        """Say whether there is room for one more, or make some."""
        here = self._inside.get(household(address), {})
        if self._limits.is_on and not self._is_proxy(address):
            if self._limits.check_address("arrivals", address):
                return False
            if len(here) >= self._limits.share("connections@address").most and not _make_room(here):
                return False
        if self._count < self._most:
            return True
        fullest = max(self._inside, key=lambda household: len(self._inside[household]), default="")
        return _make_room(self._inside.get(fullest, {}))

    def ignores(self, address: str) -> bool:
        """Say whether somebody comes so often that no word is lost on it."""
        if not self._limits.is_on or self._is_proxy(address):
            return False
        if not self._limits.missing_at("arrivals", address):
            return False
        return self._turned_away >= _TURNED_AWAY or self._told.missing("") > 0

    def may_be_told(self) -> bool:
        """Say whether somebody for whom there is no room can be told so."""
        return self._turned_away < _TURNED_AWAY and self._told.take("")

    def join(self, visitor: Visitor | Line) -> None:
        """Count somebody who has come in."""
        self._inside.setdefault(visitor.household, {})[visitor] = None
        self._count += 1
        self._turned_away += visitor.is_turned_away

    def leave(self, visitor: Visitor | Line) -> None:
        """Count somebody no more."""
        here = self._inside.get(visitor.household, {})
        if visitor in here:
            del here[visitor]
            self._count -= 1
            self._turned_away -= visitor.is_turned_away
        if not here:
            self._inside.pop(visitor.household, None)

    async def watch(self) -> None:
        """Show out who takes too long, for as long as the server runs."""
        while True:
            await asyncio.sleep(1)
            now = asyncio.get_running_loop().time()
            for visitor in self:
                visitor.look_at_the_clock(now)

    def _is_proxy(self, address: str) -> bool:
        if not self._proxies:
            return False
        with suppress(ValueError):
            found = ip_address(address)
            return any(found in network for network in self._proxies)
        return False


def _make_room(visitors: Iterable[Visitor | Line]) -> bool:
    """Show out the first who asks for nothing; those who came first come first."""
    for visitor in visitors:
        if isinstance(visitor, Visitor) and visitor.asks_nothing:
            visitor.cut()
            return True
    return False


class OpenDoor(uvicorn.Config):
    """How uvicorn is run: with our protocols, which find the door here."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(
            app,
            http=Visitor,
            ws=Line,
            # A peer that has vanished is noticed after both.
            ws_ping_interval=door.ping_seconds,
            ws_ping_timeout=door.ping_seconds,
            # We close who is silent; uvicorn's 5 s are those of many clients, which ask just then.
            timeout_keep_alive=2 * int(door.request_seconds),
            h11_max_incomplete_event_size=32 * 1024,
            **settings,
        )
        self.door = door


class _Watched:
    """What both protocols have: a place, and a limit to how long nothing is read."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    household = "?"
    is_turned_away = False
    _begun = 0.0
    _unsent = 0
    _read_at = 0.0

    @property
    def door(self) -> Door:
        """The door that they came in by."""
        door: Door = self.config.door
        return door

    def cut(self) -> None:
        """End the connection at once, whatever is still to be sent."""
        self.door.leave(self)  # type: ignore[arg-type]  # one of the two
        self.transport.abort()

    def look_at_the_clock(self, now: float) -> None:
        """Go, if nothing of what was sent is read for long."""
        size = self.transport.get_write_buffer_size()
        if size == 0 or size <= self._unsent - _SOME:
            self._unsent, self._read_at = size, now
        elif size > self._unsent:
            self._unsent = size
        if size and now - self._read_at > self.door.unread_seconds:
            self.cut()

    def _come_in(self) -> None:
        self._begun = self._read_at = self.loop.time()
        self.door.join(self)  # type: ignore[arg-type]

    def _say_goodbye(self) -> None:
        self.transport.close()
        self.loop.call_later(_GOODBYE, self.transport.abort)


class Visitor(_Watched, InPieces):
    """A connection on which requests come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room; if not, be told so, or not even that."""
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        self.household = household(address)
        if not self.door.may_enter(address):
            if not self.door.may_be_told():
                transport.abort()
                return
            self.is_turned_away = True
            self.app = refuse_for_now
        self._come_in()

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        self.door.leave(self)
        super().connection_lost(exc)

    @property
    def asks_nothing(self) -> bool:
        """Whether nothing would be lost: no request has come, or the last one has been answered."""
        return self.conn.their_state is h11.IDLE and not has_unread(self.transport)

    def look_at_the_clock(self, now: float) -> None:
        """Go, if the request is still not there."""
        super().look_at_the_clock(now)
        patience = _BRIEF if self.is_turned_away else self.door.request_seconds
        if self.transport.is_closing() or now - self._begun <= patience:
            return
        theirs, ours = self.conn.their_state, self.conn.our_state
        is_silent = theirs is h11.IDLE and not self.conn.trailing_data[0]
        if theirs not in (h11.IDLE, h11.SEND_BODY) or (is_silent and has_unread(self.transport)):
            return
        if not is_silent and ours in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_LATE)
        self._say_goodbye()

    def on_response_complete(self) -> None:
        """Wait for the next request from now on."""
        self._begun = self.loop.time()
        super().on_response_complete()

    def _should_upgrade(self) -> bool:
        return not self.is_turned_away and super()._should_upgrade()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Be a socket from now on."""
        super().handle_websocket_upgrade(event)
        self.door.leave(self)


class Line(_Watched, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = _GOODBYE
        # Messages are counted by who answers them (`service.dialogue`); these are never answered there.
        self._frames = RateLimit(200, 3000)
        # Long before the dialogue has answered so many: thousands may come in one piece.
        self._messages = RateLimit(400, 6000)
        self._is_deaf = False
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come in: there was room already."""
        super().connection_made(transport)
        self.household = household(self.client[0] if self.client else "?")
        self._come_in()

    def connection_lost(self, exc: Exception | None) -> None:
        """Be gone."""
        self.door.leave(self)
        super().connection_lost(exc)

    def look_at_the_clock(self, now: float) -> None:
        """Go, if the handshake is still not done."""
        super().look_at_the_clock(now)
        if not self.handshake_complete and now - self._begun > self.door.request_seconds:
            self.cut()

    def keepalive_timeout(self) -> None:
        """Go: whoever was there has vanished."""
        super().keepalive_timeout()
        self.loop.call_later(_GOODBYE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read in small bites, others first, and nothing more of a flood: to read it takes the time."""
        if self._is_deaf or self._is_hasty():
            return
        if not self._rest:  # uvicorn listens again after our goodbye: what comes then is not kept
            self._bite(data)

    async def receive(self) -> Any:
        """Wait for a message; only when all of them have been taken, more is read."""
        message = await self.queue.get()
        if self.queue.empty():
            if self._rest:
                self.loop.call_soon(self._read_on)
            else:
                self._listen_again()
        return message

    def _bite(self, data: bytes) -> None:
        super().data_received(data[:_BITE])
        self._rest = data[_BITE:]
        if self._rest and not self.transport.is_closing():
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            if self.queue.empty():
                self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        data, self._rest = self._rest, b""
        if data and not self._is_deaf and not self.transport.is_closing():
            self._bite(data)
            if not self._rest and self.queue.empty():
                self._listen_again()

    def _listen_again(self) -> None:
        if self.read_paused and not self._is_deaf and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _is_hasty(self) -> bool:
        """Cut off who does not wait for the answer to the handshake: uvicorn would stumble over it."""
        if not self.handshake_initiated or self.handshake_complete:
            return False
        self.disconnected = self.handshake_complete = self._is_deaf = True
        self.cut()
        return True

    async def send(self, message: Any) -> None:
        """Send; who is sent away for a flood is not listened to any more."""
        if self._is_deaf and not self.disconnected:
            return  # and not spoken to either; that it is over is on its way to whoever answers
        await super().send(message)
        if message["type"] == "websocket.close" and message.get("code") in _FLOODED:
            self._turn_deaf()

    def handle_text(self, event: Frame) -> None:
        """Pass a message on, unless there is no end to them."""
        if self._may_go_on(self._messages):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Pass a message on, unless there is no end to them."""
        if self._may_go_on(self._messages):
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer, unless there is no end to it."""
        if self._may_go_on(self._frames):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that somebody is there, unless there is no end to it."""
        if self._may_go_on(self._frames):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Put a message together, unless there is no end to it."""
        if self._may_go_on(self._frames):
            super().handle_cont(event)

    def _may_go_on(self, rate: RateLimit) -> bool:
        if self._is_deaf:
            return False
        if self.close_sent or rate.take(""):
            return True
        self.conn.fail(1008, "too many")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        self._turn_deaf()
        return False

    def _turn_deaf(self) -> None:
        self._is_deaf = True
        if not self.transport.is_closing():
            self.transport.pause_reading()
        self.loop.call_later(_LAST_WORDS, self.cut)


async def refuse_for_now(_scope: Any, _receive: Any, send: Any) -> None:
    """Tell somebody for whom there is no room when to come back."""
    reject = Reject(None, "too_many", reason="too many connections", retry_after=_COME_BACK)
    body = encode(reject)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(_COME_BACK).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
