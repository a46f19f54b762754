"""People at a server that runs inside the test: no ports, no threads, one loop.

    async with Server(folder) as server:
        anna = await server.person("anna")
        table = await anna.open_table("witchdom", seats=2, public=True)
        async with anna.socket(table) as socket:
            answer = await socket.move(socket.choices[0])

What a socket was sent is in `messages`; `state` is the last position that has arrived. Waiting for
something that never comes fails after a while instead of hanging.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Self
from urllib.parse import urlencode

import httpx
import msgspec

from tests.server.apps import running_app
from witchtable import Match
from witchtable.server.protocol.requests import Clock
from witchtable.server.service import Service
from witchtable.server.settings import Settings
from witchtable.server.store.sqlite import SqliteStore
from witchtable.server.tables.table import Table

__all__ = [
    "Closed",
    "Person",
    "Server",
    "Socket",
    "finish",
    "new_move",
    "play_out",
    "put_away",
    "secret_step",
    "sit_together",
    "until",
]

HOST = "table.test"
ORIGIN = f"http://{HOST}"
PATIENCE = 60.0  # seconds; only a test that fails waits so long
_SECRET = "the same deals in every run"
_ids = count(1)

Body = dict[str, Any]


def new_move() -> str:
    """Make an id for a request."""
    return f"move-{next(_ids)}"


class Closed(Exception):
    """The server has closed the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


_blank: list[bytes] = []


async def _blank_database() -> bytes:
    """Make a database with nothing in it but the secret, once for all tests of this process."""
    if not _blank:
        with TemporaryDirectory() as folder:
            store = SqliteStore(Path(folder) / "blank.sqlite3")
            await store.set_secret("cookies", _SECRET)
            await store.close()
            _blank.append(store.path.read_bytes())
    return _blank[0]


class Server:
    """The app on a data folder; it can be closed and opened again on the same data."""

    def __init__(self, data: Path, **settings: Any) -> None:
        settings = {
            "bot_processes": 1,
            "bot_seconds": 0.1,
            "limits": False,
            "host_names": (HOST,),
        } | settings
        self.settings = Settings(data, **settings)
        self.sockets: list[Socket] = []
        self.news = asyncio.Event()
        """Set whenever any socket was sent something."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Be an ASGI app that outlives restarts."""
        await self.app(scope, receive, send)

    async def open(self) -> None:
        """Come up; every server of the tests has the same secret, so deal numbers always deal alike."""
        database = self.settings.database
        if not database.exists():
            database.parent.mkdir(parents=True, exist_ok=True)
            database.write_bytes(await _blank_database())
        self._running = running_app(self.settings)
        self.app = await self._running.__aenter__()
        await self.service._waking

    async def close(self) -> None:
        """Go down as the real server does; every socket is told."""
        await self._running.__aexit__(None, None, None)
        for socket in self.sockets[:]:
            await socket.leave()

    async def restart(self) -> None:
        """Go down and come up again."""
        await self.close()
        await self.open()

    @property
    def service(self) -> Service:
        """What runs inside."""
        return self.app.state["service"]

    def table(self, table: Body) -> Table:
        """Look behind the scenes: the table itself."""
        return self.service.tables.at_hand[table["table"]]

    def match(self, table: Body) -> Match:
        """Look behind the scenes: the match."""
        return self.table(table).playing

    def put_clock(self, table: Body, per: str, seconds: float, at_zero: str = "fallback") -> None:
        """Give a table a clock that is shorter than anybody may ask for."""
        found = self.table(table)
        assert found.setup.clock is not None
        found.setup = msgspec.structs.replace(found.setup, clock=Clock(per, seconds, at_zero))

    async def person(self, name: str) -> Person:
        """Welcome a guest."""
        person = Person(self)
        await person.sit_down(name=name)
        return person

    def stranger(self) -> Person:
        """Somebody who has not given a name."""
        return Person(self)


class Person:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.name: str | None = None
        self.id: str | None = None
        self.key: str | None = None
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=server), base_url=ORIGIN, headers={"Origin": ORIGIN}
        )

    # -- requests -----------------------------------------------------------------------------------

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask for anything, and take any answer."""
        return await asyncio.wait_for(self.http.request(method, path, **more), PATIENCE)

    async def get(self, path: str, **params: Any) -> Any:
        """Ask for something that is there."""
        return _good(await self.request("GET", path, params=params))

    async def post(self, path: str, **body: Any) -> Any:
        """Do something that is possible."""
        return _good(await self.request("POST", path, json=body))

    async def delete(self, path: str) -> Any:
        """Undo something that can be undone."""
        return _good(await self.request("DELETE", path))

    async def refused(self, method: str, path: str, **body: Any) -> Body:
        """Ask for something impossible; returns the reject, with its HTTP `status`."""
        more = {"params": body} if method == "GET" else {"json": body}
        response = await self.request(method, path, **more)
        assert response.status_code >= 400, response.text
        reject = response.json()
        assert reject["kind"] == "reject"
        return {"status": response.status_code, **reject}

    # -- sessions and tables ------------------------------------------------------------------------

    async def sit_down(self, **how: Any) -> Body:
        """Give a name, or come back with a key or an account."""
        session: Body = await self.post("/api/session", **how)
        self.id, self.name = session["player"], session["name"]
        self.key = session["key"] or self.key
        return session

    async def open_table(self, game: str, seats: int = 2, **setup: Any) -> Body:
        """Open a table and sit down at it."""
        found: Body = await self.post("/api/tables", game=game, seats=seats, **setup)
        return found

    async def join(self, table: Body, seat: int | None = None) -> Body:
        """Take a seat, with the invitation."""
        path = f"/api/tables/{table['table']}/seats"
        found: Body = await self.post(path, seat=seat, invite=table["invite"])
        return found

    async def start(self, table: Body) -> Body:
        """Begin the game."""
        found: Body = await self.post(f"/api/tables/{table['table']}/start")
        return found

    async def look(self, table: Body, **params: Any) -> Body:
        """See how the game stands, without a socket."""
        found: Body = await self.get(f"/api/tables/{table['table']}", **params)
        return found

    async def move(self, table: Body, **request: Any) -> Body:
        """Make a move without a socket; returns the ack or the reject."""
        response = await self.request("POST", f"/api/tables/{table['table']}/moves", json=request)
        return response.json()

    async def undo(self, table: Body, **request: Any) -> Body:
        """Take back, ask, or answer without a socket; returns the ack or the reject."""
        request = {"request": new_move()} | request
        response = await self.request("POST", f"/api/tables/{table['table']}/undo", json=request)
        return response.json()

    def socket(self, table: Body, **params: Any) -> Socket:
        """Look at a table: `seat`, `since` and `invite` are known."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Socket(self.server, table["table"], params, {"cookie": cookies, "origin": ORIGIN})


def _good(response: httpx.Response) -> Any:
    assert response.status_code < 400, response.text
    return response.json()


class Socket:
    """One socket of one person; it reads by itself."""

    def __init__(self, server: Server, table: str, params: Body, headers: dict[str, str]) -> None:
        self.server = server
        self.messages: list[Body] = []
        """Everything that has arrived."""
        self.state: Body | None = None
        """The last position that has arrived."""
        self.about: Body | None = None
        """The last description of the table that has arrived."""
        self.closed: Closed | None = None
        self.accepted = False
        self._read = 0
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[Body] = asyncio.Queue()
        self._scope = _scope(f"/api/tables/{table}/socket", params, headers)
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.server(self._scope, self._inbox.get, self._arrive))
        self.server.sockets.append(self)
        await self.wait_for(lambda: self.of_kind("welcome", "reject") or self.closed)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the browser."""
        if self._task is not None:
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
            task, self._task = self._task, None
            await asyncio.wait_for(task, PATIENCE)
            self.server.sockets.remove(self)

    async def _arrive(self, message: Body) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.send":
            text = message.get("text")
            self._take(json.loads(text if text is not None else message["bytes"]))
        elif message["type"] == "websocket.close":
            self.closed = Closed(message.get("code", 1000), message.get("reason") or "")
        self._news.set()
        self.server.news.set()

    def _take(self, message: Body) -> None:
        self.messages.append(message)
        if message.get("state") is not None:
            self.state = message["state"]
        if message.get("table") is not None:
            self.about = message["table"]

    # -- reading ------------------------------------------------------------------------------------

    @property
    def welcome(self) -> Body:
        """The greeting."""
        (found,) = self.of_kind("welcome")
        return found

    @property
    def version(self) -> int:
        """The last version that was shown."""
        return 0 if self.state is None else self.state["version"]

    @property
    def choices(self) -> list[str]:
        """What may be done now, in notation."""
        return [choice["action"] for choice in (self.state or {"legal": []})["legal"]]

    @property
    def is_asked(self) -> bool:
        """Whether the seat that is looked through owes a decision."""
        return self.state is not None and self.state["seat"] in self.state["deciders"]

    @property
    def is_over(self) -> bool:
        """Whether the game is seen to be over."""
        return self.state is not None and self.state["over"]

    def of_kind(self, *kinds: str) -> list[Body]:
        """List everything of these kinds that has arrived."""
        return [message for message in self.messages if message["kind"] in kinds]

    async def receive(self) -> Body:
        """Read the next message; raises Closed after the last."""
        await self.wait_for(lambda: self._read < len(self.messages) or self.closed)
        if self._read == len(self.messages):
            assert self.closed is not None
            raise self.closed
        self._read += 1
        return self.messages[self._read - 1]

    async def wait_for(self, wanted: Callable[[], Any]) -> None:
        """Read until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self._news.clear()
                await self._news.wait()

    # -- asking -------------------------------------------------------------------------------------

    def send(self, message: Body | str) -> None:
        """Send anything, and wait for nothing."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def ask(self, kind: str, **message: Any) -> Body:
        """Send a request; returns its ack or reject (a new one, if the id was used before)."""
        message = {"kind": kind, "request": new_move()} | message
        known = len(self.messages)
        self.send(message)

        def answers() -> list[Body]:
            new = [m for m in self.messages[known:] if m["kind"] in ("ack", "reject")]
            return [answer for answer in new if answer["request"] in (message["request"], None)]

        await self.wait_for(lambda: answers() or self.closed)
        if not answers():
            assert self.closed is not None
            raise self.closed
        return answers()[0]

    async def move(self, action: str, **more: Any) -> Body:
        """Make a move from the seat that is looked through, at the version that was shown."""
        seat = self.state["seat"] if self.state else 0
        return await self.ask(
            "move", **({"seat": seat, "version": self.version, "action": action} | more)
        )


def _scope(path: str, params: Body, headers: dict[str, str]) -> Body:
    given = {"host": HOST, **{name: value for name, value in headers.items() if value}}
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": urlencode(params).encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("127.0.0.1", 50000),
        "server": (HOST, 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


async def sit_together(game: str, people: Sequence[Person], seats: int = 0, **setup: Any) -> Body:
    """Open a table for people, start it, and return it as its host knows it."""
    host, *others = people
    table = await host.open_table(game, seats or len(people), **setup)
    for person in others:
        await person.join(table)
    await host.start(table)
    return table


async def play_out(sockets: Sequence[Socket], rng: Random, most: int = 100_000) -> int:
    """Play random legal actions over sockets until the game is over (or so many are made).

    Only who owes a decision plays, so nothing may ever be refused.
    """
    made = 0
    while made < most and not all(socket.is_over for socket in sockets):
        sockets[0].server.news.clear()
        asked = [socket for socket in sockets if socket.is_asked]
        if not asked:
            await asyncio.wait_for(sockets[0].server.news.wait(), PATIENCE)
            continue
        socket = rng.choice(asked)
        answer = await socket.move(rng.choice(socket.choices))
        assert answer["kind"] == "ack", answer
        made += 1
    return made


async def finish(server: Server, table: Body, rng: Random, most: int = 100_000) -> None:
    """Play on behind the scenes, for everybody, until the game is over (or so many moves are made)."""
    found = server.table(table)
    if server.service.neighbours is not None:
        assert await server.service.neighbours.claim(found.id)
    for _ in range(most):
        if found.status != "running":
            break
        seat = found.playing.state.deciders[0]
        action = rng.choice(found.playing.state.legal(seat))
        await found.play_for(seat, action, found.viewpoints[seat].asked_version)


async def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait for something that no socket tells."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def secret_step(match: Match) -> tuple[int, str] | None:
    """Find a seat and a legal action of which nobody else would see anything."""
    for seat in match.state.deciders:
        for action in match.state.legal(seat):
            if not any(event.seen_by(None) for event in match.state.copy().apply(seat, action)):
                return seat, str(action)
    return None


def put_away(server: Server, table: Body) -> None:
    """Let the server tidy up as it does when nobody has looked at a table for long."""
    server.table(table).used_at -= 100_000
    server.service.tables.put_away()
