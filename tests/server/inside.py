"""A server as it runs inside a browser, for the same people (see people.py).

The page's part is played here: a keeper that remembers, and a thinker in a thread.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.people import Server
from witchtable.server.inside.door import InsideDoor
from witchtable.server.inside.journal import KeptParts
from witchtable.server.inside.opening import open_inside
from witchtable.server.inside.pool import work
from witchtable.server.service import Service

__all__ = ["InsideServer", "MemoryKeeper", "ThreadThinker"]


class MemoryKeeper:
    """Keeps what a browser would keep."""

    def __init__(self) -> None:
        self.whole: bytes | None = None
        self.parts: dict[int, bytes] = {}
        self.is_full = False

    async def load(self) -> KeptParts:
        return KeptParts(self.whole, [self.parts[number] for number in sorted(self.parts)])

    async def add(self, number: int, part: bytes) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("QuotaExceededError")
        assert number not in self.parts
        self.parts[number] = part

    async def replace(self, whole: bytes, upto: int) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("QuotaExceededError")
        self.whole = whole
        self.parts = {number: part for number, part in self.parts.items() if number > upto}


class ThreadThinker:
    """Thinks beside the loop."""

    def __init__(self) -> None:
        self.restarts = 0
        self.jobs = 0
        self.is_up = True

    async def think(self, job: bytes) -> bytes:
        self.jobs += 1
        return await asyncio.to_thread(work, job)

    def restart(self) -> None:
        self.restarts += 1


class InsideServer(Server):
    """The server in a browser; requests and sockets reach its door as they reach an app."""

    def __init__(self, keeper: MemoryKeeper | None = None) -> None:
        super().__init__(Path())
        self.keeper = keeper or MemoryKeeper()
        self.thinker = ThreadThinker()
        self.door: InsideDoor

    async def open(self) -> None:
        self.door = await open_inside(self.keeper, self.thinker, bot_seconds=0.1)
        await self.service._waking

    async def close(self) -> None:
        await self.door.close()
        for socket in self.sockets[:]:
            await socket.leave()

    async def vanish(self) -> None:
        """End as when a tab is closed: nothing more is written, nobody is told."""
        self.door._service.store._writer._is_closed = True
        await self.close()

    @property
    def service(self) -> Service:
        return self.door._service

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"] + (f"?{scope['query_string'].decode()}" if scope["query_string"] else "")
        if scope["type"] == "websocket":
            await self._connect(path, receive, send)
            return
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        headers = {name.decode(): value.decode() for name, value in scope["headers"]}
        found = await self.door.request(scope["method"], path, headers, body.decode() or None)
        written = [(name.encode(), value.encode()) for name, value in found.headers.items()]
        await send({"type": "http.response.start", "status": found.status, "headers": written})
        await send({"type": "http.response.body", "body": found.body.encode()})

    async def _connect(self, path: str, receive: Any, send: Any) -> None:
        out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await receive()
        await send({"type": "websocket.accept"})
        socket = self.door.connect(
            path,
            lambda text: out.put_nowait({"type": "websocket.send", "text": text}),
            lambda code, reason: out.put_nowait(
                {"type": "websocket.close", "code": code, "reason": reason}
            ),
        )

        async def listen() -> None:
            while (message := await receive())["type"] == "websocket.receive":
                socket.receive(message["text"])
            socket.close()

        listening = asyncio.create_task(listen())
        while True:
            message = await out.get()
            await send(message)
            if message["type"] == "websocket.close":
                break
        listening.cancel()
