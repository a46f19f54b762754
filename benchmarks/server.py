"""How fast the server is under load, on loopback: moves a second, and from a move to the last viewer.

    python -m benchmarks.server                          all figures
    python -m benchmarks.server --pinned                 the server on one core, the load on another
    python -m benchmarks.server --beside OTHER/src       an older server and this one, in turns

The server runs in a process of its own with its store on the disk; this process is the load. Every
seat is a socket that chooses at random as soon as it is asked (or after thinking for a while).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

RESULTS = Path("benchmarks") / "results"
RUNS = ("full speed", "at 70 %", "thinking", "spectators")
GAMES = ("witchdom", "whirling-witchcraft", "witchstone")


class Choice(msgspec.Struct):
    action: str


class State(msgspec.Struct):
    version: int
    seat: int | None
    deciders: list[int]
    over: bool
    legal: list[Choice]


class Parts(msgspec.Struct):
    version: int
    deciders: list[int] | None = None
    over: bool | None = None
    legal: list[Choice] | None = None

    def put_into(self, state: State) -> State:
        """Put what has changed together with what stands."""
        state.version = self.version
        state.deciders = state.deciders if self.deciders is None else self.deciders
        state.over = state.over if self.over is None else self.over
        state.legal = state.legal if self.legal is None else self.legal
        return state


class Message(msgspec.Struct):
    kind: str
    state: State | None = None
    parts: Parts | None = None
    code: str | None = None
    request: str | None = None


decode = msgspec.json.Decoder(Message).decode


class Server:
    """A server of its own, with its data in a folder that goes away."""

    def __init__(self, source: str | None = None, *, pinned: bool = False) -> None:
        self.data = tempfile.TemporaryDirectory(prefix="witchtable-bench-")
        command = [sys.executable, "-m", "witchtable", "serve", "--port", "0", "--no-browser"]
        command += ["--no-limits", "--data", self.data.name]
        environment = os.environ | ({"PYTHONPATH": source} if source else {})
        if pinned:
            os.sched_setaffinity(0, {0})
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        if pinned:
            os.sched_setaffinity(0, {1})
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")

    def memory(self) -> int:
        """Resident memory in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.data.cleanup()


class Load:
    """All sockets of one run, and what they measure."""

    def __init__(self, server: Server, think: Callable[[str], float], *, in_parts: bool = True) -> None:
        self.server = server
        self.in_parts = in_parts
        self.think = think
        """How many seconds whoever is asked at a table takes."""
        self.moves = 0
        self.rejected = 0
        self.late: list[float] = []
        self.last: dict[tuple[str, int | None, int], float] = {}
        """How long each move took until the last of its viewers saw it."""
        self.sent: dict[tuple[str, int | None, int], float] = {}
        self.sizes: dict[str, list[int]] = {}
        """Bytes of each update, by game."""
        self.running = True
        self.rng = Random(1)

    async def player(self, name: str) -> httpx.AsyncClient:
        headers = {"origin": self.server.address}
        client = httpx.AsyncClient(base_url=self.server.address, headers=headers, timeout=60)
        await client.post("/api/session", json={"name": name})
        return client

    async def table(self, client: httpx.AsyncClient, game: str, seats: int) -> str:
        """Open a table on which one player sits on all seats, and start it."""
        body = {"game": game, "seats": seats, "public": True}
        id: str = (await client.post("/api/tables", json=body)).json()["table"]
        for seat in range(1, seats):
            await client.post(f"/api/tables/{id}/seats", json={"seat": seat})
        await client.post(f"/api/tables/{id}/start")
        return id

    async def sit(self, client: httpx.AsyncClient, id: str, game: str, seat: int | None) -> None:
        """Look on through a seat's eyes, and answer whenever it is asked."""
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        address = self.server.address.replace("http", "ws") + f"/api/tables/{id}/socket"
        address += f"?parts={str(self.in_parts).lower()}"
        if seat is not None:
            address += f"&seat={seat}"
        headers = {"Cookie": cookie} if seat is not None else {}
        number, waits, latest = 0, False, None
        known: State | None = None
        async with connect(
            address,
            origin=self.server.address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
        ) as socket:
            async for text in socket:
                if not self.running:
                    return
                message = decode(text)
                if message.kind in ("ack", "reject"):
                    waits = False
                    self.rejected += message.kind == "reject" and message.code != "stale"
                if message.parts is not None and known is not None:
                    message.state = message.parts.put_into(known)
                if message.state is not None:
                    latest = known = message.state
                    if message.kind in ("events", "parts"):
                        self.sizes.setdefault(game, []).append(len(text))
                    self._note(id, game, seat, latest.version)
                    if latest.over:
                        return
                if waits or latest is None or seat not in latest.deciders or not latest.legal:
                    continue
                pause = self.think(id)
                if pause:
                    await asyncio.sleep(pause)
                number, waits = number + 1, True
                choices = [c.action for c in latest.legal if c.action not in ("back", "call")]
                move = {
                    "kind": "move",
                    "request": f"{seat}-{number}",
                    "seat": seat,
                    "version": latest.version,
                    "action": self.rng.choice(choices),
                }
                self.sent[self._key(id, game, seat, latest.version + 1)] = perf_counter()
                self.moves += 1
                latest = None
                await socket.send(json.dumps(move))

    def _key(self, id: str, game: str, seat: int | None, version: int) -> tuple[str, int | None, int]:
        """Name a version. Where decisions are sealed, each seat counts its own."""
        return (id, seat if game == "whirling-witchcraft" else None, version)

    def _note(self, id: str, game: str, seat: int | None, version: int) -> None:
        key = self._key(id, game, seat, version)
        started = self.sent.get(key)
        if started is not None:
            self.last[key] = perf_counter() - started
            self.late.append(self.last[key])

    def begin(self) -> None:
        """Measure from now on."""
        self.moves, self.late, self.last, self.sizes = 0, [], {}, {}

    def latencies(self) -> dict[str, float]:
        """Say how long it took from a move to each viewer, and to the last one."""
        return {
            "p50_ms": _percentile(self.late, 50),
            "p99_ms": _percentile(self.late, 99),
            "last_viewer_p99_ms": _percentile([*self.last.values()], 99),
            **{f"{game} median bytes": round(median(found)) for game, found in self.sizes.items()},
        }


async def full_speed(server: Server, tables: int, seconds: float, *, in_parts: bool) -> dict[str, Any]:
    """Tables with four seats that never think."""
    return await _fast(Load(server, lambda _: 0.0, in_parts=in_parts), tables, seconds)


async def at_70_percent(
    server: Server, tables: int, seconds: float, *, in_parts: bool
) -> dict[str, Any]:
    """The same tables, each with its next move when it is time for it: 70 % of the highest rate."""
    highest = (await full_speed(server, tables, seconds, in_parts=in_parts))["moves_per_second"]
    return {"highest": highest} | await _fast(
        Load(server, Pace(0.7 * highest / tables), in_parts=in_parts), tables, seconds
    )


class Pace:
    """Lets each table make so many moves a second, wherever that is possible."""

    def __init__(self, rate: float) -> None:
        self._pause = 1 / rate
        self._due: dict[str, float] = {}
        self._rng = Random(3)

    def __call__(self, table: str) -> float:
        now = perf_counter()
        due = self._due.get(table, now)
        # What comes late does not make the others come sooner.
        self._due[table] = max(now, due) + self._pause * self._rng.uniform(0.5, 1.5)
        return max(0.0, due - now)


async def _fast(load: Load, tables: int, seconds: float) -> dict[str, Any]:
    server = load.server
    client = await load.player("load")
    tasks = [asyncio.create_task(_keep_playing(load, client, GAMES[n % 3])) for n in range(tables)]
    await asyncio.sleep(2)
    load.begin()
    started, cpu = perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    elapsed = perf_counter() - started
    figures = {
        "tables": tables,
        "moves_per_second": round(load.moves / elapsed),
        **load.latencies(),
        "cpu_us_per_move": round((server.cpu() - cpu) / max(1, load.moves) * 1e6),
        "rejected": load.rejected,
    }
    await _stop(load, tasks)
    await client.aclose()
    return figures


async def thinking(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """Tables with four seats that think for about a second."""
    rng = Random(2)
    load = Load(server, lambda _: rng.uniform(0.5, 1.5))
    client = await load.player("load")
    tasks = [asyncio.create_task(_keep_playing(load, client, GAMES[n % 3])) for n in range(tables)]
    await asyncio.sleep(6)
    load.begin()
    await asyncio.sleep(seconds)
    figures = {
        "tables": tables,
        "moves_per_second": round(load.moves / seconds),
        **load.latencies(),
        "rejected": load.rejected,
    }
    await _stop(load, tasks)
    await client.aclose()
    return figures


async def spectators(server: Server, number: int, seconds: float) -> dict[str, Any]:
    """Very many who look on at one table."""
    load = Load(server, lambda _: 0.25)
    client = await load.player("load")
    id = await load.table(client, "witchdom", 4)
    memory = server.memory()
    watching = [asyncio.create_task(load.sit(client, id, "witchdom", None)) for _ in range(number)]
    await asyncio.sleep(6)
    per_socket = (server.memory() - memory) / number
    playing = [asyncio.create_task(load.sit(client, id, "witchdom", seat)) for seat in range(4)]
    await asyncio.sleep(seconds)
    figures = {
        "spectators": number,
        **load.latencies(),
        "kB_per_socket": round(per_socket, 1),
    }
    await _stop(load, watching + playing)
    await client.aclose()
    return figures


async def _keep_playing(load: Load, client: httpx.AsyncClient, game: str) -> None:
    while load.running:
        id = await load.table(client, game, 4)
        await asyncio.gather(*(load.sit(client, id, game, seat) for seat in range(4)))


async def _stop(load: Load, tasks: list[asyncio.Task[None]]) -> None:
    load.running = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _percentile(values: list[float], percent: int) -> float:
    if len(values) < 2:
        return 0.0
    return round(quantiles(values, n=100)[percent - 1] * 1000, 1)


async def measure(arguments: argparse.Namespace, source: str | None = None) -> dict[str, Any]:
    """Measure every run that is asked for."""
    figures: dict[str, Any] = {}
    seconds = arguments.seconds
    for name in (arguments.only,) if arguments.only else RUNS:
        server = Server(source, pinned=arguments.pinned)
        try:
            if name == "full speed":
                figures[name] = await full_speed(
                    server, arguments.tables, seconds, in_parts=not arguments.whole
                )
            elif name == "at 70 %":
                figures[name] = await at_70_percent(
                    server, arguments.tables, seconds, in_parts=not arguments.whole
                )
            elif name == "thinking":
                figures[name] = await thinking(server, 200, seconds)
            else:
                figures[name] = await spectators(server, 1000, seconds)
        finally:
            server.close()
    return figures


def main() -> None:
    """Measure, print a table, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=RUNS)
    parser.add_argument(
        "--pinned", action="store_true", help="one core for the server, one for the load"
    )
    parser.add_argument(
        "--whole", action="store_true", help="clients that want whole positions, at full speed"
    )
    parser.add_argument("--beside", metavar="SRC", help="the sources of another version")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", type=Path, default=RESULTS / "server.json")
    arguments = parser.parse_args()
    found: list[dict[str, Any]] = []
    table = Table(title="The server on loopback")
    for column in ("server", "run", "figures"):
        table.add_column(column)
    for _ in range(arguments.rounds):
        for source in (arguments.beside, None) if arguments.beside else (None,):
            figures = asyncio.run(measure(arguments, source))
            found.append(figures | {"source": source, "load": os.getloadavg()[0]})
            for name, entry in figures.items():
                words = ", ".join(f"{key} {value}" for key, value in entry.items())
                table.add_row(source or "this", name, f"{words} (load {os.getloadavg()[0]:.1f})")
    Console().print(table)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(
        json.dumps(found if len(found) > 1 else found[0], indent=2) + "\n", "utf-8"
    )


if __name__ == "__main__":
    main()
