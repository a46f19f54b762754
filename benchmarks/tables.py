"""What a table costs: memory after 80 moves, and time for a move early and late in a very long game.

    python -m benchmarks.tables

In this process, with a store that keeps nothing: only the table itself is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import tracemalloc
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from witchtable import GAMES
from witchtable.server.protocol.requests import MoveRequest
from witchtable.server.store import Entry, Lease, SeatRow, Snapshot, TableRow
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

RESULTS = Path("benchmarks") / "results"
TABLES = 40


class Nowhere:
    """A store that forgets everything at once."""

    house = None

    async def append(self, entry: Entry, lease: Lease | None = None) -> None:
        pass

    async def set_status(self, *_: object, **__: object) -> None:
        pass

    def note_snapshot(self, snapshot: Snapshot) -> None:
        pass


def open_table(game: str, number: int) -> Table:
    setup = TableSetup(game, 4, number)
    written = msgspec.json.encode(setup).decode()
    row = TableRow(f"t{number}", game, written, f"s{number}", "", "", 1, "running", 0.0, 0.0)
    seats = [SeatRow(row.id, seat, "player", None) for seat in range(4)]
    table = Table(row, setup, seats, Nowhere())  # type: ignore[arg-type]
    table.names = ["a", "b", "c", "d"]
    table.begin(0.0)
    return table


async def move(table: Table, rng: Random, number: int) -> None:
    state = table.playing.state
    seat = state.deciders[0]
    choices = [str(a) for a in state.legal(seat) if not a.takes_back and str(a) != "call"]
    version = table.viewpoints[seat].version
    await table.play(MoveRequest(f"m{number}", seat, version, rng.choice(choices)), "player")


async def memory(game: str) -> float:
    """Kilobytes of a table after 80 moves (or the whole game)."""
    rng = Random(1)
    for number in range(TABLES + 1, 2 * TABLES + 1):  # fills what all tables of a game share
        await _play(open_table(game, number), rng)
    kept = []
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number in range(1, TABLES + 1):
        table = open_table(game, number)
        await _play(table, rng)
        kept.append(table)
    await asyncio.sleep(0)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / TABLES / 1024


async def _play(table: Table, rng: Random) -> None:
    for count in range(80):
        if table.playing.state.deciders:
            await move(table, rng, count)


async def growth() -> tuple[float, float]:
    """Microseconds for a move around the 50th and around the 2,000th of two endless games."""
    young, old = open_table("whirling-witchcraft", 1), open_table("whirling-witchcraft", 2)
    for number in range(2000):
        await _waver(old, number)
    times: dict[int, list[float]] = {1: [], 2: []}
    for number in range(25, 225):  # taking turns: what else this machine does slows down both
        for key, table, at in ((1, young, number), (2, old, 2000 + number)):
            times[key].append(await _waver(table, at))
    return _quiet(times[1]) * 1e6, _quiet(times[2]) * 1e6


async def _waver(table: Table, number: int) -> float:
    """Let somebody who cannot make up their mind choose something, or take it back."""
    state, seat = table.playing.state, 0
    offered = [str(action) for action in state.legal(seat)]
    action = "back" if "back" in offered else offered[0]
    version = table.viewpoints[seat].version
    started = process_time()
    await table.play(MoveRequest(f"g{number}", seat, version, action), "player")
    return process_time() - started


def _quiet(values: list[float]) -> float:
    """The lower quartile: noise only ever slows down."""
    return sorted(values)[len(values) // 4]


async def measure() -> dict[str, Any]:
    figures: dict[str, Any] = {f"{game} kB": round(await memory(game), 1) for game in GAMES}
    early, late = await growth()
    figures["us at move 50"], figures["us at move 2000"] = round(early), round(late)
    figures["ratio"] = round(late / early, 2)
    return figures


def main() -> None:
    """Measure, print a table, write JSON."""
    figures = asyncio.run(measure())
    grid = Grid("figure", "value", title="A table of the server")
    for name, value in figures.items():
        grid.add_row(name, str(value))
    Console().print(grid)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "tables.json").write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
