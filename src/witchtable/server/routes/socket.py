"""The socket: one viewer of one table, both ways."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from witchtable.server import shown
from witchtable.server.connection import STANDS_STILL, Connection, TooSlow
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.messages import (
    Ack,
    ChatRequest,
    ClientMessage,
    LookRequest,
    MoveRequest,
    UndoRequest,
)
from witchtable.server.routes.common import house_of
from witchtable.server.routes.tables import viewer_for
from witchtable.server.rows import Player
from witchtable.server.store import StoreClosed

__all__ = ["ROUTES"]

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(ClientMessage).decode
_CLOSED: Final = {"restart": 1012, "too slow": 1008, "too many": 1008}
_LONGEST: Final = 4096  # bytes of a message
_MOST_REFUSED: Final = 500  # requests beyond the rate before the connection is cut


@websocket("/api/tables/{table_id:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> None:
    """Look on and play."""
    house = house_of(socket)
    try:
        if house.is_closing:
            raise Refused("unavailable", "the server is shutting down", 503)
        player = await house.player_of(socket)
        table = await house.find_table(table_id, player, invite)
        viewer = viewer_for(table, player, seat)
    except Refused as problem:
        await socket.accept()
        body = {"kind": "reject", "move": None, "code": problem.code, "reason": problem.reason}
        await socket.send_data(shown.encode(body), "text")
        await socket.close(code=4000 + problem.status % 1000, reason=problem.code)
        return
    await socket.accept()
    connection = Connection(table, player.id if player else None, viewer)
    await _serve(house, socket, connection, player, since)


async def _serve(
    house: House,
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    player: Player | None,
    since: int | None,
) -> None:
    house.metrics.sockets.inc()
    chat = await house.hall.chat(connection.table)
    clock = house.clocks.seconds_left(connection.table)
    connection.greet(since, chat=chat, clock=clock)
    connection.listen()
    reading = asyncio.create_task(_read(house, socket, connection, player))
    try:
        await _write(socket, connection)
    finally:
        connection.leave()
        house.metrics.sockets.dec()
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
        if connection.closing != STANDS_STILL:
            raise


async def _read(
    house: House,
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    player: Player | None,
) -> None:
    refused = 0
    try:
        while True:
            text = await socket.receive_data("text")
            if not connection.may_ask():
                refused += 1
                house.metrics.rejects.labels("too_many").inc()
                connection.reject(_move_id(text), "too_many")
                if refused > _MOST_REFUSED:
                    connection.close("too many")
                    return
                continue
            try:
                await _answer(house, connection, player, text)
            except (sqlite3.Error, StoreClosed):
                _log.exception("nothing can be kept", extra={"table": connection.table.id})
                connection.reject(_move_id(text), "unavailable")
            except (TooSlow, WebSocketDisconnect):
                raise
            except Exception:
                _log.exception("unexpected", extra={"table": connection.table.id})
                connection.reject(_move_id(text), "internal")
    except TooSlow:
        connection.close("too slow")
    except (WebSocketDisconnect, RuntimeError):
        connection.close("gone")


async def _answer(
    house: House, connection: Connection, player: Player | None, text: str | bytes
) -> None:
    """Answer one message: every one gets an ack or a reject."""
    try:
        if len(text) > _LONGEST:
            raise ValueError
        message = _decode(text)
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        house.metrics.rejects.labels("malformed").inc()
        connection.reject(_move_id(text), "malformed")
        return
    table = connection.table
    if player is None and not isinstance(message, LookRequest):
        connection.reject(message.move, "forbidden")
        return
    started = perf_counter()
    if isinstance(message, MoveRequest):
        assert player is not None
        given = await table.play(message, player.id)
        house.metrics.move_seconds.observe(perf_counter() - started)
        if not isinstance(given, Ack):
            house.metrics.rejects.labels(given.code).inc()
        connection.reply(given)
    elif isinstance(message, UndoRequest):
        assert player is not None
        connection.reply(await table.undo(message, player.id))
    elif isinstance(message, ChatRequest):
        assert player is not None
        connection.reply(await house.hall.say(table, player, message.move, message.text))
    else:
        _look(connection, player, message)


def _look(connection: Connection, player: Player | None, message: LookRequest) -> None:
    table = connection.table
    own = table.seats_of(player.id) if player else []
    if message.seat is not None and message.seat not in own:
        connection.reject(message.move, "not_your_seat")
        return
    connection.look(message.seat)
    version = table.eyes[message.seat].version if table.match is not None else 0
    connection.reply(Ack(message.move, version))


def _move_id(text: str | bytes) -> str | None:
    """Find the id of a message that is wrong otherwise, so that its sender knows which."""
    with suppress(ValueError, RecursionError):
        found = msgspec.json.decode(text[:_LONGEST])
        if isinstance(found, dict) and isinstance(found.get("move"), str):
            return str(found["move"])[:64]
    return None


ROUTES = [play]
