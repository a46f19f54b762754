"""How soon everybody is back after a restart: a house of running tables, each with a socket.

    python -m benchmarks.coming_back                   1,000 tables, kill -9 and a graceful restart
    python -m benchmarks.coming_back --tables 200      fewer

The tables are written into the store directly; the server runs in a process of its own, and is started
again at once when it has gone. Times count from the signal, with the start of Python and all imports.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from witchtable.games import GAMES
from witchtable.server.store import Entry, SeatRow, TableRow
from witchtable.server.store.sqlite import SqliteStore
from witchtable.server.tables.setup import TableSetup

RESULTS = Path("benchmarks") / "results"
SEATS = 4
NAMES = ("a", "b", "c", "d")
DEALS = 8  # of each game; tables of the same deal are copies of each other
RETRY = 0.1  # seconds until a socket that was refused tries again


class Server:
    """A server process that comes back on the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it; whoever needs it tries until it answers."""
        command = [sys.executable, "-m", "witchtable", "serve", "--no-browser", "--no-limits"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    async def is_there(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(base_url=self.address) as client:
            while True:
                with suppress(httpx.TransportError):
                    await client.get("/health")
                    return
                await asyncio.sleep(0.05)

    def cpu(self) -> float:
        """Seconds of CPU used so far: on a busy machine the fairer figure."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def go(self, how: int) -> float:
        """Send a signal, wait until it is gone, and return how long that took."""
        started = perf_counter()
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, 60)
        return perf_counter() - started


class Looker:
    """A socket of one table, which comes back by itself."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self.address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket?seat=0"
        self.headers = {"Cookie": cookie, "Origin": server.address}
        self.shown = asyncio.Event()
        self.shown_at = 0.0

    async def run(self) -> None:
        while True:
            with suppress(WebSocketException, OSError):
                async with connect(
                    self.address,
                    additional_headers=self.headers,
                    compression=None,
                    max_size=None,
                    open_timeout=60,
                    proxy=None,
                ) as line:
                    async for text in line:
                        if '"state":{' in str(text) and not self.shown.is_set():
                            self.shown_at = perf_counter()
                            self.shown.set()
            await asyncio.sleep(RETRY)


def played(game: str, deal: int, rng: Random) -> list[tuple[str, int, str]]:
    """Play a part of a game at random; now and then everybody agrees to go back a little."""
    match = TableSetup(game, SEATS, deal).open_match(f"seed {deal}", GAMES[game].edition(), NAMES)
    happened: list[tuple[str, int, str]] = []
    while match.state.deciders and len(happened) < 400:
        seat = match.state.deciders[0]
        action = rng.choice(match.state.legal(seat))
        match.play(seat, action)
        happened.append(("move", seat, str(action)))
        if len(happened) % 20 == 0 and len(match.log) > 10 and match.state.deciders:
            keep = len(match.log) - rng.randrange(1, 5)
            match.rewind(keep)
            happened.append(("rewind", seat, str(keep)))
    return happened[: int(len(happened) * rng.uniform(0.3, 0.9))]


async def furnish(data: Path, player: str, tables: int) -> tuple[list[str], int]:
    """Put up running tables at which one player sits on all seats; return them and their moves."""
    store = SqliteStore(data / "witchtable.sqlite3")
    rng = Random(1)
    games = [(game, deal, played(game, deal, rng)) for game in GAMES for deal in range(DEALS)]
    names = msgspec.json.encode(NAMES).decode()
    ids, moves = [], 0
    for number in range(tables):
        game, deal, made = games[number % len(games)]
        setup = TableSetup(game, SEATS, deal, public=True, house=GAMES[game].edition().fingerprint)
        id, now = f"table-{number}", time()
        row = TableRow(
            id, game, msgspec.json.encode(setup).decode(), f"seed {deal}", f"invite-{number}", player,
            1, "running", now, now, None, now, names, GAMES[game].rules_version,
        )  # fmt: skip
        entries = [
            Entry(id, at, kind, seat, body, player, f"r{at}", 0, now, 1.0)  # type: ignore[arg-type]
            for at, (kind, seat, body) in enumerate(made, start=1)
        ]
        await store.add_table(row, [SeatRow(id, seat, player, None) for seat in range(SEATS)], entries)
        ids.append(id)
        moves += len(made)
    await store.close()
    return ids, moves


async def come_back(server: Server, lookers: list[Looker], how: int) -> dict[str, float]:
    """End the server, start it again, and say when everybody was back."""
    for looker in lookers:
        looker.shown.clear()
    started = perf_counter()
    gone = await server.go(how)
    server.start()
    await asyncio.wait_for(asyncio.gather(*(looker.shown.wait() for looker in lookers)), 300)
    back = sorted(looker.shown_at - started for looker in lookers)
    return {
        "gone_s": round(gone, 2),
        "first_state_s": round(back[0], 2),
        "half_back_s": round(back[len(back) // 2], 2),
        "all_back_s": round(back[-1], 2),
        "first_after_start_s": round(back[0] - gone, 2),
        "all_after_start_s": round(back[-1] - gone, 2),
        "cpu_s": round(server.cpu(), 2),
    }


async def measure(tables: int) -> dict[str, Any]:
    """Measure both ways to restart."""
    with tempfile.TemporaryDirectory(prefix="witchtable-bench-") as folder:
        server = Server(Path(folder))
        tasks: list[asyncio.Task[None]] = []
        try:
            await server.is_there()
            async with httpx.AsyncClient(base_url=server.address) as client:
                headers = {"origin": server.address}
                session = await client.post("/api/session", json={"name": "back"}, headers=headers)
                cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            await server.go(signal.SIGTERM)
            ids, moves = await furnish(Path(folder), session.json()["player"], tables)
            lookers = [Looker(server, id, cookie) for id in ids]
            server.start()
            tasks = [asyncio.create_task(looker.run()) for looker in lookers]
            await asyncio.gather(*(looker.shown.wait() for looker in lookers))
            figures: dict[str, Any] = {"tables": tables, "moves": moves}
            await asyncio.sleep(2)
            figures["kill -9"] = await come_back(server, lookers, signal.SIGKILL)
            await asyncio.sleep(2)
            figures["graceful"] = await come_back(server, lookers, signal.SIGTERM)
            return figures
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await server.go(signal.SIGKILL)


def main() -> None:
    """Measure, print a table, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--json", type=Path, default=RESULTS / "coming_back.json")
    arguments = parser.parse_args()
    figures = asyncio.run(measure(arguments.tables))
    load = os.getloadavg()[0]
    table = Table(title=f"{figures['tables']} tables, {figures['moves']} moves (load {load:.1f})")
    table.add_column("restart")
    table.add_column("figures")
    for name in ("kill -9", "graceful"):
        table.add_row(name, ", ".join(f"{key} {value}" for key, value in figures[name].items()))
    Console().print(table)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
