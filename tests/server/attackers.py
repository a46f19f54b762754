"""Helpers of the hard tests: a server process to attack, the app in this process, and its sockets."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.apps import running_app
from tests.serving import free_port
from witchtable.server.http.given import cookie_name
from witchtable.server.service import Service
from witchtable.server.settings import Settings
from witchtable.server.store import Player, SeatRow, SessionRow, TableRow
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table
from witchtable.server.tables.undo import Undo
from witchtable.server.tables.updates import Updates

ROOT = Path(__file__).parents[2]
HERE = "http://table.test"


# -- a real server -----------------------------------------------------------------------------------


class Server:
    """A server process on loopback."""

    def __init__(self, data: Path, *options: str, port: int = 0, files: int | None = None) -> None:
        self.data = data
        self._files = files
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "stderr.txt"
        self._options = options
        self.start(port)

    def start(self, port: int = 0) -> None:
        """Start it and wait until it listens."""
        port = port or free_port()
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", *self._options]
            if self._files is not None:  # as many files as some systems allow
                command = ["sh", "-c", f'ulimit -n {self._files}; exec "$@"', "sh", *command]
            self.process = subprocess.Popen(
                [*command, "--port", str(port), "--data", str(self.data)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "http://" in line, f"{line!r} {self.complaints()}"
        self.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, within: float = 10.0) -> int:
        """Ask it to stop; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(within)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        self._close()
        return self.process.returncode

    def kill(self) -> None:
        """Kill it: no goodbye."""
        self.process.kill()
        self.process.wait(10)
        self._close()

    def _close(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()

    def complaints(self) -> str:
        """Read what it wrote to stderr."""
        return self.log.read_text("utf-8", "replace")

    def worked(self) -> float:
        """Say how many seconds its processor has worked: what else the machine does is left out."""
        return time.clock_gettime((~self.process.pid << 3) | 2)  # see clock_getcpuclockid

    def guest(self, name: str = "Ann", source: str | None = None) -> Guest:
        """Sit down as somebody new, perhaps from another address of this machine."""
        return Guest(self.address, name, source)


class Guest:
    """Somebody with a name at a server process."""

    def __init__(self, address: str, name: str | None, source: str | None = None) -> None:
        self.address = address
        self.source = source
        transport = httpx.HTTPTransport(local_address=source)
        headers = {"origin": address}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=20, transport=transport)
        self.player = self.key = None
        if name is not None:
            answer = self.http.post("/api/session", json={"name": name})
            assert answer.status_code == 201, answer.text
            self.player, self.key = answer.json()["player"], answer.json()["key"]

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        """The header that says who this is."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, **body: Any) -> Any:
        """Ask for something that must work."""
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def raw(self, path: str, body: bytes | str, method: str = "POST") -> httpx.Response:
        """Send anything at all as a body."""
        headers = {"content-type": "application/json"}
        return self.http.request(method, path, content=body, headers=headers)

    def look(self, table: str, **params: Any) -> Any:
        """Look at a table."""
        answer = self.http.get(f"/api/tables/{table}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, table: str, query: str = "", **options: Any) -> ClientConnection:
        """Open a socket."""
        address = self.address.replace("http", "ws", 1)
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        given = {"origin": self.address, "additional_headers": cookie, "compression": None} | options
        if self.source is not None:
            given["source_address"] = (self.source, 0)
        return connect(f"{address}/api/tables/{table}/socket{query}", max_size=None, **given)


class Bystander:
    """Somebody at a table of their own, from another address, whose moves are timed."""

    def __init__(self, server: Server, source: str = "127.0.0.2", pause: float = 0.1) -> None:
        self.seconds: list[float] = []
        """How long each move took until it was acknowledged."""
        self.worked: list[float] = []
        """How long the server's processor worked meanwhile."""
        self._server = server
        self.problem: BaseException | None = None
        self._guest = server.guest("Bystander", source)
        self._pause = pause
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Bystander:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join(30)
        self._guest.http.close()
        if self.problem is not None:
            raise self.problem

    def move(self, count: int, within: float = 30.0) -> list[float]:
        """Wait for so many more moves; return how long they took."""
        begun, end = len(self.seconds), time.monotonic() + within
        while len(self.seconds) < begun + count:
            assert self.problem is None, self.problem
            assert time.monotonic() < end, f"only {len(self.seconds) - begun} moves in {within} s"
            time.sleep(0.02)
        return self.seconds[begun:]

    def _run(self) -> None:
        try:
            while not self._stop.is_set():
                self._play()
        except BaseException as problem:
            self.problem = problem

    def _play(self) -> None:
        opened = self._guest.post("/api/tables", game="witchdom", seats=1)
        self._guest.post(f"/api/tables/{opened['table']}/start")
        with self._guest.socket(opened["table"]) as line:
            state = first_of(line, "welcome")["state"]
            number = 0
            while not self._stop.is_set() and not state["over"]:
                number += 1
                begun, work = time.perf_counter(), self._server.worked()
                line.send(move_message(f"m{number}", 0, state["version"], state["legal"][0]["action"]))
                answer = None
                while answer is None:
                    message = json.loads(line.recv(timeout=20))
                    state = message.get("state") or state
                    if message["kind"] in ("ack", "reject"):
                        answer = message
                assert answer["kind"] == "ack", answer
                self.worked.append(self._server.worked() - work)
                self.seconds.append(time.perf_counter() - begun)
                self._stop.wait(self._pause)
        self._guest.post(f"/api/tables/{opened['table']}/abandon")


# -- by hand -----------------------------------------------------------------------------------------


def by_hand(
    address: str, sent: bytes | str = b"", *, buffer: int = 0, source: str = "127.0.0.1"
) -> socket.socket:
    """Connect and send something; whatever comes is not read."""
    url = httpx.URL(address)
    line = socket.socket()
    if buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    line.bind((source, 0))
    line.settimeout(10)
    line.connect((url.host, url.port))
    line.sendall(sent.encode() if isinstance(sent, str) else sent)
    return line


def handshake(guest: Guest, table: str) -> str:
    """Write what opens a socket."""
    url = httpx.URL(guest.address)
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {url.host}:{url.port}\r\n"
        f"Origin: {guest.address}\r\nCookie: {guest.cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )


def frame(data: bytes = b"", opcode: int = 1, *, fin: bool = True) -> bytes:
    """Write a short frame, with a mask of zeros."""
    assert len(data) < 126
    return bytes([(0x80 if fin else 0) | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


def closed_within(
    line: socket.socket, seconds: float, drip: bytes = b"", every: float = 0.25
) -> float | None:
    """Wait until the other end hangs up, sending a little now and then; return how long that took."""
    begun = time.monotonic()
    line.settimeout(every)
    while time.monotonic() - begun < seconds:
        try:
            if not line.recv(1 << 20):
                return time.monotonic() - begun
        except TimeoutError:
            pass
        except OSError:
            return time.monotonic() - begun
        with suppress(TimeoutError):
            try:
                if drip:
                    line.send(drip)
            except TimeoutError:
                raise
            except OSError:
                return time.monotonic() - begun
    return None


def open_game(host: Guest, *others: Guest, game: str = "witchdom", **settings: Any) -> str:
    """Open a table, let everybody sit down, begin; return its id."""
    settings = {"seats": 1 + len(others)} | settings
    opened = host.post("/api/tables", game=game, **settings)
    for other in others:
        other.post(f"/api/tables/{opened['table']}/seats", invite=opened["invite"])
    host.post(f"/api/tables/{opened['table']}/start")
    return str(opened["table"])


def move_message(id: str, seat: int, version: int, action: str) -> str:
    """Write the message that makes a move."""
    return json.dumps(
        {"kind": "move", "request": id, "seat": seat, "version": version, "action": action}
    )


def reply_to(socket: ClientConnection, id: str | None, timeout: float = 10.0) -> dict[str, Any]:
    """Read until the answer to a request comes."""
    end = time.monotonic() + timeout
    while True:
        message = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["kind"] in ("ack", "reject") and message["request"] == id:
            return message


def first_of(socket: ClientConnection, kind: str, timeout: float = 10.0) -> dict[str, Any]:
    """Read until a message of a kind comes."""
    end = time.monotonic() + timeout
    while True:
        message = json.loads(socket.recv(timeout=max(0.01, end - time.monotonic())))
        if message["kind"] == kind:
            return message


def close_code(socket: ClientConnection, timeout: float = 10.0) -> int | None:
    """Read until the other end closes the socket; return its code."""
    end = time.monotonic() + timeout
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=max(0.01, end - time.monotonic()))
    return socket.close_code


# -- the app in this process -------------------------------------------------------------------------


class App:
    """The app, running in this event loop."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.service: Service = app.state["service"]
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._client = httpx.AsyncClient(transport=transport, base_url=HERE, timeout=20)

    def cookie(self, player: str) -> dict[str, str]:
        """Write the header that says who somebody is, signed in by a session of the same id."""
        self.service.sessions.remember(SessionRow(player, player, 0.0, time.time()))
        return {
            "cookie": f"{cookie_name(self.app.state['settings'])}={self.service.identity.sign(player)}"
        }

    async def ask(
        self, method: str, path: str, player: str | None = None, body: Any = None
    ) -> httpx.Response:
        """Send a request."""
        headers = {"origin": HERE} | (self.cookie(player) if player else {})
        self._client.cookies.clear()
        return await self._client.request(method, path, json=body, headers=headers)

    async def wire(self, path: str, player: str | None = None) -> Wire:
        """Open a socket."""
        return await Wire.open(self.app, path, self.cookie(player) if player else {})

    async def guest(self, name: str, id: str | None = None) -> str:
        """Welcome somebody; return the id."""
        if id is None:
            player, _ = await self.service.players.new_guest(name)
            return player.id
        player = Player(id, name, f"hash of {id}", None, None, 0.0)
        await self.service.store.add_player(player)
        self.service.players.remember(player)
        return id


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[App]:
    """Run the app."""
    settings = {"limits": False, "host_names": (urlsplit(HERE).netloc,)} | settings
    async with running_app(Settings(data, **settings)) as app:
        yield App(app)


class Wire:
    """A socket into the app, without a network in between."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """Happens while a message is on its way."""
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, app: Litestar, path: str, headers: dict[str, str]) -> Wire:
        wire = cls()
        split = urlsplit(path)
        sent = {"host": urlsplit(HERE).netloc, "origin": HERE} | headers
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": split.path,
            "raw_path": split.path.encode(),
            "query_string": split.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "extensions": {},
        }
        wire._inbox.put_nowait({"type": "websocket.connect"})
        wire._task = asyncio.create_task(app(scope, wire._inbox.get, wire._take))  # type: ignore[arg-type]
        return wire

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            if self.meanwhile is not None:
                await self.meanwhile()
            text = message.get("text")
            self.heard.append(text.encode() if text is not None else message["bytes"])
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        self.news.set()

    def say(self, text: str) -> None:
        """Send a message."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def reply_to(self, id: str) -> dict[str, Any]:
        """Wait for the answer to a request."""

        def replies() -> list[dict[str, Any]]:
            found = [m for m in map(json.loads, self.heard) if m["kind"] in ("ack", "reject")]
            return [message for message in found if message["request"] == id]

        await self.wait_for(replies)
        return replies()[0]

    async def wait_for(self, wanted: Callable[[], Any]) -> None:
        """Wait until something holds after something was heard."""
        async with asyncio.timeout(10):
            while not wanted():
                self.news.clear()
                await self.news.wait()

    def states(self) -> list[dict[str, Any]]:
        """List all positions that were heard of."""
        return [message["state"] for message in map(json.loads, self.heard) if message.get("state")]

    def take_all(self) -> list[bytes]:
        """Take what was heard so far."""
        heard, self.heard = self.heard, []
        return heard

    async def close(self) -> None:
        """Go away."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await asyncio.wait_for(self._task, 10)


async def settle() -> None:
    """Let everything happen that can happen without waiting for the disk."""
    for _ in range(40):
        await asyncio.sleep(0)


# -- tables that no store keeps ----------------------------------------------------------------------


class NoStore:
    """A store that keeps nothing, at once."""

    house = None

    def note_snapshot(self, *_: Any) -> None: ...
    async def append(self, *_: Any, **__: Any) -> None: ...
    async def set_seat(self, *_: Any, **__: Any) -> None: ...
    async def set_status(self, *_: Any, **__: Any) -> None: ...
    async def set_around(self, *_: Any, **__: Any) -> None: ...
    async def add_chat(self, *_: Any, **__: Any) -> None: ...
    async def answer(self, *_: Any, **__: Any) -> None: ...


def new_table(
    setup: TableSetup,
    seed: str,
    players: list[str],
    *,
    id: str = "the-table",
    invite: str = "the-invitation",
) -> Table:
    """Put a table up whose game has begun."""
    row = TableRow(
        id, setup.game, "{}", seed, invite, players[0], int(setup.public), "running", 0.0, 0.0
    )
    seats = [SeatRow(id, seat, player, None) for seat, player in enumerate(players)]
    table = Table(row, setup, seats, NoStore())  # type: ignore[arg-type]
    table.names = [f"Name {seat}" for seat in range(len(players))]
    table.begin(time.time())
    return table


def twin_of(table: Table, state: Any = None) -> Table:
    """Put up another table like this one; with another state, another world."""
    twin = copy.copy(table)
    for name, value in vars(table).items():
        if isinstance(value, list | dict | set | deque):
            setattr(twin, name, copy.copy(value))
    twin.changed, twin.changed_about, twin.connections = [], [], []
    twin.updates = Updates(twin)
    twin.undo = Undo(twin)
    twin.audience = copy.copy(table.audience)
    twin.audience._recent = table.audience._recent.copy()
    twin.audience.viewpoints = {
        viewer: copy.copy(viewpoint) for viewer, viewpoint in table.viewpoints.items()
    }
    match = twin.match = copy.copy(table.playing)
    match.state = (match.state if state is None else state).copy()
    match.log, match._before = copy.copy(match.log), copy.copy(match._before)
    match._traces = match._traces.copy()
    for viewer, viewpoint in twin.viewpoints.items():
        asked = viewer is not None and viewer in match.state.deciders
        viewpoint.question = match.state.offered(viewer) if asked else ()
    return twin


async def play_random(table: Table, rng: Any, moves: int) -> None:
    """Make random moves."""
    for _ in range(moves):
        state = table.playing.state
        if not state.deciders:
            return
        seat = rng.choice(state.deciders)
        await table.keep("move", seat, rng.choice(state.legal(seat)), None, None)
