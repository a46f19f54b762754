"""How long moves take at tables that have nothing to do with an attack: quiet, and under each flood.

    python -m benchmarks.attacked                      every flood of tests/server/floods.py
    python -m benchmarks.attacked files undos          some of them

The server has one core for itself; those who play and those who attack share another, where attackers
give way: what they cost themselves is not what is measured. On a machine that others use too, look at
the milliseconds that the server worked while a move waited, and at the best of several rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.server.attackers import ROOT, Bystander, Server
from tests.server.floods import ATTACKS

RESULTS = Path("benchmarks") / "results"
TABLES = 5  # each at an address of its own, with about ten moves a second
LOADING = 2.0  # seconds until attackers have been loaded


def cpu_of(process: int) -> float:
    """Seconds of CPU that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def attack(name: str, address: str, seconds: float) -> Iterator[None]:
    """Let a flood run meanwhile."""
    command = ["nice", "-n", "19", sys.executable, "-m", "tests.server.floods", name, address]
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}"}
    with subprocess.Popen([*command, str(LOADING + seconds)], cwd=ROOT, env=environment) as flood:
        sleep(LOADING)
        yield
        if flood.wait(60):
            raise RuntimeError(f"{name} failed")


def stretch(server: Server, tables: Sequence[Bystander], seconds: float) -> dict[str, float]:
    """Let everybody play for a while; say how long moves took."""
    before = [len(table.seconds) for table in tables]
    cpu, begun = cpu_of(server.process.pid), monotonic()
    sleep(seconds)
    elapsed = monotonic() - begun
    for table in tables:
        if table.problem is not None:
            raise table.problem
    since = list(zip(tables, before, strict=True))
    took = [found for table, first in since for found in table.seconds[first:]]
    worked = [found for table, first in since for found in table.worked[first:]]
    return {
        "moves": len(took),
        "p50_ms": _percentile(took, 50),
        "p99_ms": _percentile(took, 99),
        "worked_p50_ms": _percentile(worked, 50),
        "worked_p99_ms": _percentile(worked, 99),
        "busy": round((cpu_of(server.process.pid) - cpu) / elapsed, 2),
    }


def _percentile(seconds: list[float], percent: int) -> float:
    return round(1000 * quantiles(seconds, n=100)[percent - 1], 2)


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Measure one flood against a server of its own, to which the attackers are new."""
    with tempfile.TemporaryDirectory(prefix="witchtable-bench-") as folder, ExitStack() as stack:
        os.sched_setaffinity(0, {0})
        server = Server(Path(folder))  # which keeps this core, with everything that it starts
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
        stack.callback(server.stop)
        tables = [
            stack.enter_context(Bystander(server, f"127.0.1.{number}"))
            for number in range(1, TABLES + 1)
        ]
        sleep(1)
        quiet = stretch(server, tables, seconds)
        with attack(name, server.address, seconds):
            attacked = stretch(server, tables, seconds)
        return {"quiet": quiet, "attacked": attacked, "load": round(os.getloadavg()[0], 1)}


def _row(quiet: dict[str, float], attacked: dict[str, float]) -> Iterator[str]:
    for name in ("p50_ms", "p99_ms", "worked_p50_ms", "worked_p99_ms"):
        yield f"{quiet[name]:.1f} → {attacked[name]:.1f}"
    yield f"{attacked['worked_p99_ms'] / quiet['worked_p99_ms']:.1f}"
    yield f"{quiet['busy']} → {attacked['busy']}"


def main() -> None:
    """Measure, print a table, write JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"some of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, default=RESULTS / "attacked.json")
    arguments = parser.parse_args()
    figures: dict[str, Any] = {}
    table = Table(title="Milliseconds of a move at tables that are not attacked: quiet → attacked")
    for column in ("flood", "p50", "p99", "worked p50", "worked p99", "×", "busy", "load"):
        table.add_column(column)
    for name in arguments.attacks or ATTACKS:
        figures[name] = [measure(name, arguments.seconds) for _ in range(arguments.rounds)]
        for found in figures[name]:
            table.add_row(name, *_row(found["quiet"], found["attacked"]), str(found["load"]))
    Console().print(table)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
