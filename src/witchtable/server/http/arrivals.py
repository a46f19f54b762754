"""Who comes in: one at a time, and whoever comes far too often is not even looked at.

asyncio and uvloop take in everybody who waits, one after the other, before anything else happens, and
make a transport and a protocol for each. Thousands a second would make everybody else wait for that.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn

from witchtable.server.http.door import Door

__all__ = ["Entrance"]

_log = logging.getLogger(__name__)
_WAITING: Final = 2048  # who may stand before the entrance
_NO_FILES: Final = 0.5  # seconds to wait when the system has no more files for us
_NOISE: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")


class Entrance(uvicorn.Server):
    """The server, with an entrance of its own."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then the entrance."""
        logging.getLogger("uvicorn.error").addFilter(_is_no_noise)
        await super().startup([])
        self.servers = [await self._open(listener) for listener in sockets or ()]  # type: ignore[misc]

    async def _open(self, listener: socket.socket) -> Arrivals | asyncio.Server:
        door: Door = self.config.door  # type: ignore[attr-defined]  # an OpenDoor
        try:
            return Arrivals(listener, door, self._protocol)
        except NotImplementedError:  # the event loop of Windows does not say when somebody waits
            loop = asyncio.get_running_loop()
            return await loop.create_server(self._protocol, sock=listener, backlog=_WAITING)

    def _protocol(self) -> asyncio.Protocol:
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


class Arrivals:
    """Takes in who waits at a listening socket."""

    def __init__(
        self, listener: socket.socket, door: Door, protocol: Callable[[], asyncio.Protocol]
    ) -> None:
        self._listener = listener
        self._door = door
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[Any]] = set()
        self._is_open = True
        listener.setblocking(False)
        listener.listen(_WAITING)
        self._loop.add_reader(listener, self._let_in)

    def close(self) -> None:
        """Let nobody in any more."""
        if self._is_open:
            self._is_open = False
            self._loop.remove_reader(self._listener)

    async def wait_closed(self) -> None:
        """Nothing is left to wait for."""

    def _let_in(self) -> None:
        """Look at one who waits: before the next, everybody inside has a turn."""
        try:
            line, address = self._listener.accept()
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            return
        except OSError as problem:
            self._rest(problem)
            return
        if self._door.ignores(address[0]):
            line.close()
        else:
            self._welcome(line)

    def _welcome(self, line: socket.socket) -> None:
        line.setblocking(False)
        with suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        coming = self._loop.create_task(self._connect(line))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _connect(self, line: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, line)
        except OSError:  # gone already
            line.close()

    def _rest(self, problem: OSError) -> None:
        """Wait a little: there are no files left, or something of that kind."""
        _log.warning("nobody can be let in for a moment: %s", problem)
        self._loop.remove_reader(self._listener)
        self._loop.call_later(_NO_FILES, self._go_on)

    def _go_on(self) -> None:
        if self._is_open:
            self._loop.add_reader(self._listener, self._let_in)


def _is_no_noise(record: logging.LogRecord) -> bool:
    """Leave out of the log what any stranger can write into it without end."""
    return record.msg not in _NOISE
