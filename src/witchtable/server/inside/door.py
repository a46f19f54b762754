"""The door inside a browser: the addresses, bodies and messages of the HTTP door, without a network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from inspect import Parameter, signature
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from witchtable.server.inside import records
from witchtable.server.inside.store import InsideStore
from witchtable.server.protocol.answers import Addresses
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import Reject
from witchtable.server.protocol.writing import encode
from witchtable.server.routes import ROUTES
from witchtable.server.routes.route import (
    Answer,
    Query,
    Route,
    TextFile,
    get,
    preferred,
    status_of,
)
from witchtable.server.service import SIGNED_OUT, Service, refusal
from witchtable.server.service.callers import Caller
from witchtable.server.service.dialogue import Dialogue
from witchtable.server.service.questions import Look

__all__ = ["InsideAnswer", "InsideDoor", "InsideSocket"]

_HERE: Final = "here"
_CLOSED: Final = {"restart": 1012, "too slow": 1008, "too many": 1008, SIGNED_OUT: 4401}
_SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket")
_LARGEST: Final = 512 * 1024


class InsideAnswer(NamedTuple):
    """What a request is answered."""

    status: int
    headers: dict[str, str]
    body: str


@get("/api/addresses")
async def addresses() -> Addresses:
    """Tell how others find this table: not at all."""
    return Addresses(open=False)


_ROUTES: Final = [*ROUTES, *records.ROUTES, addresses]


class _Found(NamedTuple):
    route: Route
    words: dict[str, str]


class InsideDoor:
    """Answers requests and opens sockets, all of one player: whoever signed in last."""

    def __init__(self, service: Service, store: InsideStore, session: str | None) -> None:
        self._service = service
        self._store = store
        self._session = session
        self._sockets: set[InsideSocket] = set()

    async def request(
        self, method: str, path: str, headers: Mapping[str, str], body: str | None
    ) -> InsideAnswer:
        """Answer a request."""
        try:
            return await self._answer(method, path, headers, body)
        except Exception as problem:
            reject = refusal(problem, path)
            self._service.figures.count_reject(reject.code)
            return _refuse(reject, status_of(problem, reject.code))

    def connect(
        self, path: str, send: Callable[[str], None], closed: Callable[[int, str], None]
    ) -> InsideSocket:
        """Open a socket: `send` is given every message, `closed` the code and the reason at the end."""
        socket = InsideSocket(self, path, send, closed)
        self._sockets.add(socket)
        socket.ended = self._sockets.discard
        return socket

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self._service.close()
        for socket in list(self._sockets):
            await socket.wait()

    # -- who asks, and what -------------------------------------------------------------------------

    async def caller(self, headers: Mapping[str, str]) -> Caller:
        """Find who asks: whoever signed in last."""
        service = self._service
        session = await service.sessions.find(self._session)
        player = await service.players.find(session.player) if session is not None else None
        if session is None or player is None or not await service.sessions.use(session, player):
            session = player = None
        language = preferred(headers.get("accept-language", ""))
        return Caller(player, _HERE, language, session.id if session is not None else None)

    async def open_dialogue(self, path: str) -> Dialogue:
        """Begin to look on and play; raise Refused if that is not possible."""
        place = urlsplit(path)
        found = _SOCKET.fullmatch(place.path)
        if found is None:
            raise Refused("unknown_route", "there is no such socket")
        query = _query(place.query)
        since = _read(query.get("since"), int | None, "since")
        look = _look(unquote(found[1]), query)
        parts = _read(query.get("parts", "false"), bool, "parts")
        return await Dialogue.open(self._service, await self.caller({}), look, since, in_parts=parts)

    async def _answer(
        self, method: str, path: str, headers: Mapping[str, str], body: str | None
    ) -> InsideAnswer:
        place = urlsplit(path)
        found = _find(method, place.path)
        if found is None:
            reject = Reject(None, "unknown_route", reason=f"there is no {place.path}")
            return _refuse(reject, 404)
        route, query = found.route, _query(place.query)
        given: dict[str, Any] = {}
        for name, (hint, default) in _wanted(route).items():
            if hint is Service:
                given[name] = self._service
            elif hint is Caller:
                given[name] = await self.caller(headers)
            elif hint is Look:
                given[name] = _look(found.words["table_id"], query)
            elif hint == Query:
                given[name] = query
            elif name == "data":
                given[name] = _body(body, hint)
            elif name in found.words:
                given[name] = _read(found.words[name], hint, name)
            elif name in query or default is Parameter.empty:
                given[name] = _read(query.get(name), hint, name)
        return self._sent(route, await route.answer(**given))

    def _sent(self, route: Route, found: Any) -> InsideAnswer:
        if isinstance(found, TextFile):
            headers = {
                "content-type": "text/plain; charset=utf-8",
                "content-disposition": f'attachment; filename="{found.name}"',
            }
            return InsideAnswer(route.status, headers, found.text)
        status = route.status
        if isinstance(found, Answer):
            if found.session is not None:
                self._session = found.session or None
            status, found = found.status or status, found.body
        return InsideAnswer(status, {"content-type": "application/json"}, encode(found).decode())


class InsideSocket:
    """One viewer who stays."""

    def __init__(
        self,
        door: InsideDoor,
        path: str,
        send: Callable[[str], None],
        closed: Callable[[int, str], None],
    ) -> None:
        self._door = door
        self._send = send
        self._closed = closed
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.ended: Callable[[InsideSocket], None] = lambda _: None
        self._task = asyncio.get_running_loop().create_task(self._live(path))

    def receive(self, text: str) -> None:
        """Take a message of the viewer's; they are answered one after the other."""
        self._inbox.put_nowait(text)

    def close(self) -> None:
        """The viewer goes away."""
        self._inbox.put_nowait(None)

    async def wait(self) -> None:
        """Wait for the end."""
        await asyncio.wait([self._task])

    async def _live(self, path: str) -> None:
        code, reason = 1000, ""
        try:
            dialogue = await self._door.open_dialogue(path)
            try:
                reason = await self._talk(dialogue)
                code = _CLOSED.get(reason, 1000)
            finally:
                dialogue.close()
        except Exception as problem:
            reject = refusal(problem, path)
            self._send(encode(reject).decode())
            code, reason = 4000 + status_of(problem, reject.code) % 1000, reject.code
        finally:
            self.ended(self)
            self._closed(code, reason)

    async def _talk(self, dialogue: Dialogue) -> str:
        """Pass on what is said, both ways; return why it is over."""

        async def send(message: bytes) -> None:
            self._send(message.decode())

        reading = asyncio.get_running_loop().create_task(self._read(dialogue))
        try:
            return await dialogue.connection.send_all(send)
        finally:
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading

    async def _read(self, dialogue: Dialogue) -> None:
        while (text := await self._inbox.get()) is not None:
            if not await dialogue.hear(text):
                return
            await asyncio.sleep(0)  # one message, then it is somebody else's turn
        dialogue.connection.close("gone")


# -- reading what is asked ----------------------------------------------------------------------------


@cache
def _patterns() -> list[tuple[re.Pattern[str], Route]]:
    named = re.compile(r"\{(\w+):\w+\}")
    return [(re.compile(named.sub(r"(?P<\1>[^/]+)", one.path)), one) for one in _ROUTES]


def _find(method: str, path: str) -> _Found | None:
    for pattern, route in _patterns():
        if route.method == method and (match := pattern.fullmatch(path)):
            return _Found(route, {name: unquote(word) for name, word in match.groupdict().items()})
    return None


@cache
def _wanted(route: Route) -> dict[str, tuple[Any, Any]]:
    """Say what a route's function takes, with its type and what it is if nothing is said."""
    hints = get_type_hints(route.answer)
    known = signature(route.answer).parameters
    return {name: (hints[name], parameter.default) for name, parameter in known.items()}


def _query(text: str) -> dict[str, str]:
    return {name: words[-1] for name, words in parse_qs(text, keep_blank_values=True).items()}


def _look(table: str, query: Mapping[str, str]) -> Look:
    return Look(table, _read(query.get("seat"), int | None, "seat"), query.get("invite"))


def _read(word: str | None, hint: Any, name: str) -> Any:
    try:
        return msgspec.convert(word, hint, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused("malformed", f"{name}: {problem}") from None


def _body(text: str | None, hint: Any) -> Any:
    if text is not None and len(text) > _LARGEST:
        raise Refused("too_large", "a body of more than 512 KB")
    try:
        return msgspec.json.decode(text or "{}", type=hint)
    except msgspec.MsgspecError as problem:
        raise Refused("malformed", str(problem)) from None


def _refuse(reject: Reject, status: int) -> InsideAnswer:
    headers = {"content-type": "application/json"}
    if reject.retry_after is not None:
        headers["retry-after"] = str(reject.retry_after)
    return InsideAnswer(status, headers, encode(reject).decode())
