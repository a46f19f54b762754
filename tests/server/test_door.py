"""The door alone, with a small app behind it: each attack comes at the very moment that it needs.

What the whole server does under attack is tested in `test_fair_shares` and `test_attacks`.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing, suppress
from typing import Any

import pytest

from tests.server.attackers import by_hand, closed_within, frame
from witchtable.cli.serve import _fast_loop
from witchtable.server.http.arrivals import Entrance
from witchtable.server.http.door import Door, Line, OpenDoor
from witchtable.server.service.limits import Limits, read_shares

PATIENCE = 20.0  # seconds: how long a busy machine may take for what happens at once

Behind = Callable[[Any, Any, Any], Awaitable[None]]


class House:
    """A door of the usual kind and an app behind it, in a thread of their own."""

    def __init__(self, app: Behind, *shares: str) -> None:
        self.door = Door(Limits(read_shares(shares)))
        self.made = 0
        """Protocols, one for each connection that is looked at."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        config = OpenDoor(app, self.door, lifespan="off", log_config=None, ws_max_size=64 * 1024)
        self._server = Entrance(config)
        make = self._server._protocol

        def counted() -> asyncio.Protocol:
            self.made += 1
            return make()

        self._server._protocol = counted  # type: ignore[method-assign]
        self.looked_at = 0
        """Who came to the door, whether or not they were let in."""
        ignores = self.door.ignores

        def noted(address: str) -> bool:
            self.looked_at += 1
            return ignores(address)

        self.door.ignores = noted  # type: ignore[method-assign]
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> House:
        self._thread.start()
        wait_until(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        for somebody in self.door:
            self.loop.call_soon_threadsafe(somebody.cut)
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def line(self) -> Line:
        """The only socket."""
        [line] = self.door
        assert isinstance(line, Line)
        return line

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            self.loop = runner.get_loop()
            runner.run(self._serve())

    async def _serve(self) -> None:
        watching = asyncio.create_task(self.door.watch())
        await self._server.serve([self._listener])
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching


def wait_until(wanted: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something holds in the other thread."""
    end = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def hello(*headers: str, key: str = "dGhlIHNhbXBsZSBub25jZQ==") -> bytes:
    """Write what opens a socket."""
    lines = (
        "GET / HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *headers,
    )
    return "\r\n".join((*lines, "", "")).encode()


class Gate:
    """An app that answers a socket, and says goodbye to it, when it is told to."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self._answers = answers
        self.steps = threading.Semaphore(0)

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        for answer in self._answers:
            while not self.steps.acquire(blocking=False):
                await asyncio.sleep(0.01)
            await send(answer)


ACCEPT = {"type": "websocket.accept"}


def goodbye(code: int) -> dict[str, Any]:
    return {"type": "websocket.close", "code": code}


async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    raise AssertionError("nobody gets as far as this")


def is_calm(caplog: pytest.LogCaptureFixture) -> bool:
    return [record for record in caplog.records if record.levelno >= logging.WARNING] == []


# -- handshakes --------------------------------------------------------------------------------------

HASTY = {
    "goodbye": frame(b"\x03\xe8", opcode=8),
    "no frame": b"GET / HTTP/1.1\r\n\r\n",
    "without a mask": b"\x81\x02{}",
    "too long": bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4),
    "pings": frame(b"", opcode=9) * 1000,
    "messages": frame(b"{}") * 1000,
}


@pytest.mark.parametrize("answer", [ACCEPT, goodbye(1008)], ids=["accepted", "refused"])
@pytest.mark.parametrize("sent", HASTY.values(), ids=list(HASTY))
def test_who_does_not_wait_for_the_answer_to_the_handshake_is_cut_off(sent, answer, caplog):
    """uvicorn stumbles over such frames: anybody could fill the log with tracebacks."""
    app = Gate(answer)
    with House(app) as house, closing(by_hand(house.address, hello())) as line:
        wait_until(lambda: isinstance(next(iter(house.door), None), Line))
        line.sendall(sent)
        lived = closed_within(line, 3)
        app.steps.release()
        wait_until(lambda: not list(house.door))
    assert is_calm(caplog)
    assert lived is not None


NO_HANDSHAKES = {
    "with a body": hello("Content-Length: 5"),
    "too many headers": hello(*(f"X-{number}: x" for number in range(200))),
    "a long line": hello("X: " + "x" * 10_000),
}


@pytest.mark.parametrize("sent", NO_HANDSHAKES.values(), ids=list(NO_HANDSHAKES))
def test_a_handshake_that_is_none_does_not_live_long(sent, caplog):
    """uvicorn neither answers nor closes it, and a socket never makes room for newcomers."""
    with House(nobody, "request-seconds=1") as house, closing(by_hand(house.address, sent)) as line:
        wait_until(lambda: isinstance(next(iter(house.door), None), Line))
        assert closed_within(line, PATIENCE) is not None
        wait_until(lambda: not list(house.door))
    assert is_calm(caplog)


# -- sockets -----------------------------------------------------------------------------------------


def test_what_is_sent_after_our_goodbye_is_not_kept():
    """uvicorn listens again after it, and nobody takes what was still to be read: it grew and grew."""
    app = Gate(ACCEPT, goodbye(4401))
    with House(app) as house, closing(by_hand(house.address, hello())) as line:
        app.steps.release()
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
        line.sendall(frame(b"x" * 100) * 100)  # nobody takes these, so that something is left
        theirs = house.line
        wait_until(lambda: theirs._rest)
        app.steps.release()
        begun, most, sent = time.monotonic(), 0, 0
        with suppress(OSError):
            while time.monotonic() - begun < PATIENCE:
                sent += line.send(bytes(1 << 16))
                most = max(most, len(theirs._rest))
        assert sent > 1 << 20
        assert most < 1 << 18
        wait_until(lambda: not list(house.door))


async def talkative(_scope: Any, receive: Any, send: Any) -> None:
    """Say more than the system can keep for somebody who does not read."""
    await receive()
    await send(ACCEPT)
    with suppress(Exception):
        while True:
            await send({"type": "websocket.send", "bytes": bytes(1 << 20)})


def test_who_neither_reads_nor_answers_a_ping_is_soon_cut_off():
    """To close politely takes until everything is read, which may be never."""
    with (
        House(talkative, "ping-seconds=1", "unread-seconds=600") as house,
        closing(by_hand(house.address, hello(), buffer=2048)),
    ):
        wait_until(lambda: isinstance(next(iter(house.door), None), Line))
        wait_until(lambda: not list(house.door))


# -- arrivals ----------------------------------------------------------------------------------------


def test_for_who_comes_far_too_often_nothing_is_made():
    """A transport and a protocol for each of thousands is what makes everybody else wait."""
    with House(nobody, "arrivals@address=10/1") as house:
        begun = time.monotonic()
        for _ in range(300):
            by_hand(house.address).close()
        with closing(by_hand(house.address)) as line:
            assert closed_within(line, PATIENCE) is not None
        told = 32 + 8 * (time.monotonic() - begun)  # that they should wait: so many, and 8 a second
        assert house.made < 10 + 2 * told  # several come in before the first of them is told


@pytest.mark.parametrize("share", ["arrivals@address=10/1", "arrivals@address=9999/1"])
def test_before_the_next_is_looked_at_everybody_inside_has_a_turn(share):
    """Eight in a row made every step of a move wait for all eight."""
    waits, begins, ended = threading.Event(), threading.Event(), threading.Event()
    turns = iter(range(20))
    with House(nobody, share) as house, ExitStack() as crowd:

        def take_a_turn() -> None:
            if next(turns, None) is None:
                looked_at.append(house.looked_at)
                ended.set()
            else:
                house.loop.call_soon(take_a_turn)

        def be_busy() -> None:
            waits.set()
            begins.wait(PATIENCE)
            looked_at.append(house.looked_at)
            take_a_turn()

        looked_at: list[int] = []
        house.loop.call_soon_threadsafe(be_busy)
        assert waits.wait(PATIENCE)
        for _ in range(60):
            crowd.enter_context(closing(by_hand(house.address)))
        begins.set()
        assert ended.wait(PATIENCE)
        before, after = looked_at
        assert 10 < after - before <= 21


# -- requests ----------------------------------------------------------------------------------------


async def answering(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def test_a_request_that_lies_unread_when_its_time_is_over_is_answered() -> None:
    """A busy loop looks at its clock before it reads: who has asked in time is not sent away."""
    ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    looked = threading.Event()
    with House(answering) as house, closing(by_hand(house.address, ask)) as line:
        assert line.recv(1000).endswith(b"ok")
        [visitor] = house.door

        def be_busy_and_look() -> None:
            line.sendall(ask)
            visitor.look_at_the_clock(house.loop.time() + 3_600)
            looked.set()

        house.loop.call_soon_threadsafe(be_busy_and_look)
        assert looked.wait(PATIENCE)
        assert line.recv(1000).endswith(b"ok")
        # And silence still ends.
        house.loop.call_soon_threadsafe(lambda: visitor.look_at_the_clock(house.loop.time() + 3_600))
        assert closed_within(line, PATIENCE) is not None
