"""What a second worker costs: processor time for a move, and how soon viewers at the other one see it.

    python -m benchmarks.cluster [--tables 20] [--seconds 10] [--only load|failover|rolling]
    python -m benchmarks.cluster --only load --together

The same games are played twice: at one worker with a file, and at two workers with a PostgreSQL of
their own, where each seat has its socket at another worker and spectators look on at both (or,
together, all of a table are at one of them, as with a proxy that goes by tables). Then a worker that
looks after bots is killed, again and again: how long until they go on? At last all workers of
`witchtable cluster` are restarted, one after the other, while people play: how long do they wait?
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
import psycopg
from tests.postgres import Postgres, children, postgres
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server import Message, State

decode = msgspec.json.Decoder(Message).decode
GAMES = ("witchdom", "whirling-witchcraft", "witchstone")
SEALED = ("whirling-witchcraft",)
ROUNDS = 5
RESTARTS = 3


class Worker:
    """A server process."""

    def __init__(self, data: Path, store: str | None) -> None:
        command = [sys.executable, "-m", "witchtable", "serve", "--port", "0", "--no-browser"]
        command += ["--no-limits", "--bot-processes", "1", "--data", str(data)]
        command += ["--store", store] if store else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")


def cpu(pid: int) -> float:
    """Seconds of processor time of a process, and of those that it has seen end."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")


class Load:
    """Games at random, as fast as they go."""

    def __init__(self, workers: list[Worker], *, together: bool = False) -> None:
        self.workers = workers
        self.together = together
        """Whether all who are at a table are at one worker."""
        self.rng = Random(1)
        self.moves = self.refused = 0
        self.running = True
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}
        """When a move was sent that leads to a version for everybody, and to which worker."""
        self.sealed: set[str] = set()
        """Tables where each seat counts its own versions: how late they are seen is left out."""
        self.own: list[float] = []
        self.other: list[float] = []

    async def guest(self) -> str:
        """Sit down as somebody new; return the cookie."""
        headers = {"origin": self.workers[0].address}
        async with httpx.AsyncClient(base_url=self.workers[0].address, headers=headers) as http:
            await http.post("/api/session", json={"name": "Load"})
            return "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def table(self, cookie: str, game: str, **setup: Any) -> str:
        """Open a table, sit on all seats, and begin."""
        address = self.workers[0].address
        headers = {"origin": address, "cookie": cookie}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as http:
            body = {"game": game, "seats": 2, "public": True} | setup
            id: str = (await http.post("/api/tables", json=body)).json()["table"]
            if "bots" not in setup:
                await http.post(f"/api/tables/{id}/seats", json={"seat": 1})
            await http.post(f"/api/tables/{id}/start")
            return id

    def line(self, at: int, cookie: str | None, table: str, query: str) -> connect:
        """Open a socket at a worker."""
        address = self.workers[at % len(self.workers)].address
        headers = {"Cookie": cookie} if cookie else {}
        place = f"{address.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        return connect(
            place,
            origin=address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
        )

    async def keep_playing(self, cookie: str, number: int) -> None:
        """Play one game after the other, each seat and two spectators by turns at the workers."""
        while self.running:
            game = GAMES[number % 3]
            table = await self.table(cookie, game)
            if game in SEALED:
                self.sealed.add(table)
            at = [number, number if self.together else number + 1]
            looking = [self.look_on(at[seat], table) for seat in (0, 1)]
            playing = [self.play(at[seat], cookie, table, seat) for seat in (0, 1)]
            await asyncio.gather(*looking, *playing)

    async def look_on(self, at: int, table: str) -> None:
        """Look on, and note how late each move is."""
        async with self.line(at, None, table, "") as line:
            async for text in line:
                if not self.running:
                    return
                state = decode(text).state
                if state is not None and (found := self.sent.get((table, state.version))):
                    late = perf_counter() - found[0]
                    (self.own if found[1] == at % len(self.workers) else self.other).append(late)
                if state is not None and state.over:
                    return

    async def play(self, at: int, cookie: str, table: str, seat: int) -> None:
        """Answer whenever a seat is asked, and wait for what becomes of it."""
        async with self.line(at, cookie, table, f"?seat={seat}") as line:
            waits, latest = False, None
            async for text in line:
                message = decode(text)
                if message.kind in ("ack", "reject"):
                    waits = False
                    self.moves += message.kind == "ack"
                    self.refused += message.kind == "reject"
                latest = message.state or latest
                if not self.running or (latest and latest.over):
                    return
                if latest and latest.legal and not waits:
                    await self.answer(line, at, table, seat, latest)
                    waits, latest = True, None

    async def answer(
        self, line: ClientConnection, at: int, table: str, seat: int, state: State
    ) -> None:
        """Choose something."""
        if table not in self.sealed:
            self.sent[table, state.version + 1] = perf_counter(), at % len(self.workers)
        action = self.rng.choice(state.legal).action
        wish = {"request": f"{table} {seat} {state.version}", "seat": seat, "version": state.version}
        await line.send(json.dumps({"kind": "move", "action": action, **wish}))


async def play(
    workers: list[Worker], database: Callable[[], list[int]], given: argparse.Namespace
) -> dict[str, Any]:
    """Play for a while; return what it took."""
    load = Load(workers, together=given.together)
    cookie = await load.guest()
    tasks = [asyncio.create_task(load.keep_playing(cookie, number)) for number in range(given.tables)]
    await asyncio.sleep(3)  # everybody has come in
    load.own.clear()
    load.other.clear()
    ours = [worker.process.pid for worker in workers]
    before, begun, moves = {pid: cpu(pid) for pid in ours + database()}, perf_counter(), load.moves
    await asyncio.sleep(given.seconds)
    made, took = load.moves - moves, perf_counter() - begun
    working = sum(cpu(pid) - before[pid] for pid in ours)
    keeping = sum(cpu(pid) - before.get(pid, 0.0) for pid in database())
    load.running = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "moves/s": round(made / took),
        "refused": load.refused,
        "us of processor a move": round(1e6 * (working + keeping) / max(1, made)),
        "of them in the database": round(1e6 * keeping / max(1, made)),
        "own viewer p50/p99 ms": _late(load.own),
        "viewer elsewhere p50/p99 ms": _late(load.other),
    }


def _late(times: list[float]) -> str:
    if len(times) < 100:
        return "-"
    return f"{1e3 * median(times):.1f} / {1e3 * quantiles(times, n=100)[98]:.1f}"


async def failover(folder: Path, store: str) -> list[float]:
    """Kill the worker that looks after a table with bots; how long until a bot has moved again?"""
    found = []
    for number in range(ROUNDS):
        workers = [Worker(folder / f"{number}-{name}", store) for name in "ab"]
        load = Load(workers)
        cookie = await load.guest()
        table = await load.table(cookie, "witchdom", seats=3, bots={"1": "novice", "2": "novice"})
        async with load.line(1, cookie, table, "?seat=0") as line:
            chance, is_killed, at, version = Random(number), False, 0.0, 0
            async for text in line:
                state = decode(text).state
                if state is None:
                    continue
                if is_killed and state.version > version:
                    found.append(perf_counter() - at)
                    break
                if state.legal:
                    action, version = chance.choice(state.legal).action, state.version + 1
                    wish = {"request": str(version), "seat": 0, "version": state.version}
                    if state.version > 12 and not is_killed:
                        workers[0].process.kill()
                        is_killed, at = True, perf_counter()
                    await line.send(json.dumps({"kind": "move", "action": action, **wish}))
        for worker in workers:
            worker.process.terminate()
            worker.process.wait(20)
    return found


class Seat:
    """Plays at random, comes back when the line is gone, and says again what was not answered."""

    def __init__(self, load: Load, cookie: str, table: str, seat: int) -> None:
        self.load, self.cookie, self.table, self.seat = load, cookie, table, seat
        self.away: list[float] = []
        """Seconds from the end of each line to the next welcome."""
        self.waits: dict[str, float] = {}
        """Seconds from a move, as it was first said, to its answer."""
        self.open: tuple[str, str, float] | None = None

    async def play(self) -> None:
        """Play until the game is over, or nobody wants to know any more."""
        gone = perf_counter()
        while self.load.running:
            with suppress(OSError, WebSocketException):
                async with self.load.line(0, self.cookie, self.table, f"?seat={self.seat}") as line:
                    state = None
                    async for text in line:
                        message = decode(text)
                        if message.kind == "welcome":
                            self.away.append(perf_counter() - gone)
                            if self.open:
                                await line.send(self.open[1])
                        if message.kind == "ack" and self.open and message.request == self.open[0]:
                            self.waits[self.open[0]] = perf_counter() - self.open[2]
                            self.open = None
                        if message.kind == "reject" and self.open:
                            await self.take_no(line, message)
                        state = message.state or state
                        if state and state.over:
                            return
                        if state and state.legal and not self.open:
                            await self.move(line, state)
            gone = perf_counter()
            await asyncio.sleep(0.25 * (0.5 + self.load.rng.random()))  # as the page does

    async def take_no(self, line: ClientConnection, message: Message) -> None:
        """Say again what could not be kept; what came too late is nothing to wait for."""
        assert self.open is not None
        if message.code == "unavailable":
            await asyncio.sleep(0.1)
            await line.send(self.open[1])
        else:
            self.open = None
            await line.send(json.dumps({"kind": "look", "request": "look", "seat": self.seat}))

    async def move(self, line: ClientConnection, state: State) -> None:
        """Choose something."""
        request = f"{self.table} {self.seat} {state.version} {len(self.waits)}"
        wish = {"request": request, "seat": self.seat, "version": state.version}
        action = self.load.rng.choice(state.legal).action
        self.open = request, json.dumps({"kind": "move", "action": action, **wish}), perf_counter()
        await asyncio.sleep(0.05)
        await line.send(self.open[1])


async def rolling(folder: Path, store: str, tables: int) -> dict[str, Any]:
    """Restart all workers of a cluster, one after the other, while people play."""
    command = [sys.executable, "-m", "witchtable", "cluster", "--workers", "2", "--no-limits"]
    command += ["--port", "0", "--data", str(folder / "rolling"), "--store", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as cluster:
        said = await asyncio.to_thread(_read_until, cluster, "http://")
        load = Load([At(next(word for word in said.split() if "http://" in word).rstrip("/"))])
        cookie = await load.guest()
        seats = []
        for number in range(tables):
            table = await load.table(cookie, GAMES[number % 3])
            seats += [Seat(load, cookie, table, seat) for seat in (0, 1)]
        playing = [asyncio.create_task(seat.play()) for seat in seats]
        await asyncio.sleep(2)
        before = [len(seat.away) for seat in seats]
        for _ in range(RESTARTS):
            os.kill(cluster.pid, signal.SIGHUP)
            await asyncio.to_thread(_read_until, cluster, "were restarted")
        await asyncio.sleep(2)
        load.running = False
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        cluster.terminate()
    away = [one for seat, known in zip(seats, before, strict=True) for one in seat.away[known:]]
    waits = [one for seat in seats for one in seat.waits.values()]
    with psycopg.connect(store) as database:
        found = [id for (id,) in database.execute("SELECT request FROM entries")]
    acknowledged = {id for seat in seats for id in seat.waits}
    return {
        "workers restarted": 2 * RESTARTS,
        "lines that came back": len(away),
        "seconds away, median / longest": f"{median(away):.2f} / {max(away):.2f}",
        "longest wait for an answer, s": round(max(waits), 2),
        "moves": len(found),
        "lost": len(acknowledged - set(found)),
        "doubled": len(found) - len(set(found)),
    }


class At(Worker):
    """A worker that runs already."""

    def __init__(self, address: str) -> None:
        self.address = address


def _read_until(process: subprocess.Popen[str], words: str) -> str:
    assert process.stdout is not None
    return next(line for line in process.stdout if words in line)


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=("load", "failover", "rolling"))
    parser.add_argument(
        "--together", action="store_true", help="all who are at a table come to the same worker"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, postgres(on_disk=True) as database:
        folder = Path(name)
        if given.only in (None, "load"):
            print("one worker with a file", _play(folder, None, given))
            print("two workers with a PostgreSQL", _play(folder, database, given))
        if given.only in (None, "failover"):
            seconds = asyncio.run(failover(folder, database.database()))
            print("bots go on after", " ".join(f"{one:.1f}" for one in seconds), "s")
        if given.only in (None, "rolling"):
            found = asyncio.run(rolling(folder, database.database(), given.tables))
            print("all workers restarted", found)


def _play(folder: Path, database: Postgres | None, given: argparse.Namespace) -> dict[str, Any]:
    store = database.database() if database else None
    workers = [
        Worker(folder / f"{bool(store)} {name}", store) for name in ("a", "b")[: 2 if store else 1]
    ]

    def pids() -> list[int]:
        return [database.pid, *children(database.pid)] if database else []

    try:
        found = asyncio.run(play(workers, pids, given))
        return found | ({"bytes an entry": _bytes(store)} if store else {})
    finally:
        for worker in workers:
            worker.process.terminate()
            worker.process.wait(20)


def _bytes(store: str) -> int:
    """Say what a move takes on the disk, with its key."""
    with psycopg.connect(store) as database:
        sql = "SELECT pg_total_relation_size('entries') / count(*) FROM entries"
        ((found,),) = database.execute(sql).fetchall()
    return int(found)


if __name__ == "__main__":
    main()
