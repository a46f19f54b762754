"""The socket: moves what is said over the line, both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from witchtable.server.http.given import TheCaller, TheLook, TheService
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.writing import encode
from witchtable.server.routes.route import status_of
from witchtable.server.service import SIGNED_OUT, refusal
from witchtable.server.service.dialogue import Dialogue
from witchtable.server.tables.connection import STANDS_STILL, Connection

__all__ = ["ROUTES"]

_LAST_WORDS: Final = 1.0  # seconds in which a flood may read why it ends
_CLOSED: Final = {"restart": 1012, "too slow": 1008, "too many": 1008, SIGNED_OUT: 4401}


@websocket("/api/tables/{table_id:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    service: TheService,
    caller: TheCaller,
    look: TheLook,
    since: FromQuery[int | None] = None,
    parts: FromQuery[bool] = False,
) -> None:
    """Look on and play."""
    try:
        dialogue = await Dialogue.open(service, caller, look, since, in_parts=parts)
    except Refused as problem:
        if problem.code == "too_many":
            service.limits.count_refusal(caller.address)
        await socket.accept()
        await socket.send_data(encode(refusal(problem)), "text")
        status = status_of(problem, problem.code)
        await socket.close(code=4000 + status % 1000, reason=problem.code)
        return
    reading: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        reading = asyncio.create_task(_read(socket, dialogue))
        await _write(socket, dialogue.connection)
    finally:
        dialogue.close()
        if reading is not None:
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    async def send(message: bytes) -> None:
        await socket.send_data(message, "text")

    connection.writer = asyncio.current_task()
    try:
        reason = await connection.send_all(send)
        if reason != "gone":
            await socket.close(code=_CLOSED.get(reason, 1000), reason=reason)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone, and will come back by itself
    except asyncio.CancelledError:
        if connection.closing not in (STANDS_STILL, "too many", "too slow"):
            raise


async def _read(socket: WebSocket[Any, Any, Any], dialogue: Dialogue) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while await dialogue.hear(await socket.receive_data("text")):
            await asyncio.sleep(0)  # one message, then it is somebody else's turn
        # Somebody who only ever sends may not read that it is over.
        await asyncio.sleep(_LAST_WORDS)
        if dialogue.connection.writer is not None:
            dialogue.connection.writer.cancel()
        return
    dialogue.connection.close("gone")


ROUTES = [play]
