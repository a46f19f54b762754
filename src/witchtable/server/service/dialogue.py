"""A viewer who stays: what comes over a socket is read and answered here, whatever carries it.

Every message gets an ack or a reject. What goes out is the connection's (`tables.connection`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from time import perf_counter
from typing import Final

import msgspec

from witchtable.server.protocol.codes import Code, NoName, Refused
from witchtable.server.protocol.messages import Ack, ChatLine, Reject
from witchtable.server.protocol.requests import (
    ChatRequest,
    ClientMessage,
    LookRequest,
    MoveRequest,
    UndoRequest,
)
from witchtable.server.service import Service, refusal
from witchtable.server.service.callers import Caller
from witchtable.server.service.limits import RateLimit, Share
from witchtable.server.service.questions import Look, viewer_for
from witchtable.server.store import Player, StoreClosed, StoreUnavailable
from witchtable.server.tables.connection import Connection, TooSlow
from witchtable.server.tables.table import Table
from witchtable.server.tables.telling import add_line, chat_line

__all__ = ["Dialogue", "move", "take_back"]

_log = logging.getLogger(__name__)
_decode: Final = msgspec.json.Decoder(ClientMessage).decode
_LONGEST: Final = 4096  # bytes of a message
_CHAT_SHOWN: Final = 100


class Dialogue:
    """What one viewer of one table asks, and is answered."""

    def __init__(
        self, service: Service, caller: Caller, connection: Connection, leave: Callable[[], None]
    ) -> None:
        self._service = service
        self._caller = caller
        self._player = caller.player
        self.connection = connection
        self._leave = leave
        self._rate = _rate(service.limits.share("messages"))
        self._refusals = _rate(service.limits.share("refusals"))

    @classmethod
    async def open(
        cls, service: Service, caller: Caller, look: Look, since: int | None, *, in_parts: bool = False
    ) -> Dialogue:
        """Begin to look on and play, with a welcome; raise Refused if that is not possible."""
        if service.is_closing:
            raise Refused("unavailable", "the server is shutting down")
        service.limits.check("calls", caller)
        leave = service.limits.enter("sockets", caller)
        try:
            table = await service.find_table(caller, look.table, look.invite)
            viewer = viewer_for(table, caller, look.seat)
            connection = Connection(table, caller.id, viewer, in_parts=in_parts)
            connection.session = caller.session
            chat = await _last_lines(service, table)
            # Whoever was signed out meanwhile was not listening yet, and so was not hung up.
            if caller.session is not None and await service.sessions.find(caller.session) is None:
                raise NoName
            connection.greet(since, chat, service.clocks.seconds_left(table))
        except BaseException:
            leave()
            raise
        connection.listen()
        if service.neighbours is not None:
            service.neighbours.look_at(table)
        service.figures.count_sockets(1)
        return cls(service, caller, connection, leave)

    def close(self) -> None:
        """Go away."""
        self.connection.leave()
        self._leave()
        self._service.figures.count_sockets(-1)

    async def hear(self, text: str | bytes) -> bool:
        """Answer one message; False when no more will be answered."""
        connection = self.connection
        try:
            if seconds := self._rate.missing(""):
                self._reject(text, "too_many", ceil(seconds))
                if not self._refusals.take(""):
                    connection.close("too many")
                    return False
                return True
            self._rate.count("")
            await self._answer(text)
        except TooSlow:
            connection.close("too slow")
            return False
        return True

    async def _answer(self, text: str | bytes) -> None:
        try:
            if len(text) > _LONGEST:
                raise ValueError
            message = _decode(text)
        except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
            self._reject(text, "malformed")
            return
        try:
            await self._do(message)
        except TooSlow:
            raise
        except Refused as problem:
            self._service.figures.count_reject(problem.code)
            self.connection.refuse(message.request, refusal(problem))
        except (StoreUnavailable, StoreClosed):
            _log.exception("nothing can be kept", extra=self._about(message))
            self.connection.reject(message.request, "unavailable")
        except Exception:
            _log.exception("unexpected", extra=self._about(message))
            self.connection.reject(message.request, "internal")

    def _about(self, message: ClientMessage) -> dict[str, str]:
        return {"table": self.connection.table.id, "request": message.request}

    async def _do(self, message: ClientMessage) -> None:
        table = self.connection.table
        if isinstance(message, LookRequest):
            self._look(message)
        elif self._player is None:
            self.connection.reject(message.request, "forbidden")
        elif isinstance(message, MoveRequest):
            self.connection.reply(await move(self._service, table, self._caller, message))
        elif isinstance(message, UndoRequest):
            self.connection.reply(await take_back(self._service, table, self._caller, message))
        else:
            self._service.limits.check("chat", self._caller)
            self.connection.reply(await _say(table, self._player, message))

    def _look(self, message: LookRequest) -> None:
        table = self.connection.table
        own = table.seats_of(self._player.id) if self._player is not None else []
        if message.seat is not None and message.seat not in own:
            self.connection.reject(message.request, "not_your_seat")
            return
        self.connection.look(message.seat)
        version = table.viewpoints[message.seat].version if table.match is not None else 0
        self.connection.reply(Ack(message.request, version))

    def _reject(self, text: str | bytes, code: Code, retry_after: int | None = None) -> None:
        """Refuse what was not read as a whole."""
        self._service.figures.count_reject(code)
        self.connection.refuse(_request_id(text), Reject(None, code, retry_after=retry_after))


def _rate(share: Share) -> RateLimit:
    return RateLimit(share.most, share.per_minute or 0)


async def move(service: Service, table: Table, caller: Caller, request: MoveRequest) -> Ack | Reject:
    """Make a move."""
    service.limits.check("moves", caller)
    started = perf_counter()
    given = await table.play(request, caller.known.id)
    service.figures.count_move(perf_counter() - started)
    return _counted(service, table, given)


async def take_back(
    service: Service, table: Table, caller: Caller, request: UndoRequest
) -> Ack | Reject:
    """Take a move back, ask everybody to go back, or answer such a question."""
    service.limits.check("moves", caller)
    return _counted(service, table, await table.take_back(request, caller.known.id))


def _counted(service: Service, table: Table, given: Ack | Reject) -> Ack | Reject:
    if isinstance(given, Reject):
        service.figures.count_reject(given.code)
        told = {"table": table.id, "request": given.request, "code": given.code}
        _log.info("refused", extra=told)
    return given


async def _say(table: Table, player: Player, request: ChatRequest) -> Ack | Reject:
    """Say something: kept first, then told to everybody who looks on."""

    async def keep() -> Ack:
        await add_line(table, player.id, player.name, request.text)
        return Ack(request.request, table.version_for(player.id))

    return await table.once(player.id, request.request, keep)


async def _last_lines(service: Service, table: Table) -> list[ChatLine]:
    """List what was said last at a table."""
    if not table.chat_lines:
        return []
    return [chat_line(table, row) for row in await service.store.chat(table.id, limit=_CHAT_SHOWN)]


def _request_id(text: str | bytes) -> str | None:
    """Find the id of a message that is wrong otherwise, so that its sender knows which."""
    with suppress(ValueError, RecursionError):
        found = msgspec.json.decode(text[:_LONGEST])
        if isinstance(found, dict) and isinstance(found.get("request"), str):
            return str(found["request"])[:64]
    return None
