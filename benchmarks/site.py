"""A site in Chromium: when its lobby can be used, when the first decision is asked, what that takes.

    python -m benchmarks.site build/site [VISITS]

Each visit begins with an empty profile (cold), then the browser is closed and comes again (later).
The game is begun the moment the lobby can be used. Times count from when the page is asked for, on
loopback.
Processor time is that of all processes of the browser; memory is what the page's process has for itself
(the proportional share of what it has in common with others included).
"""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import BrowserContext, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.sites import hosting

GAME: Final = "witchdom"
PATIENCE: Final = 180_000
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_BEGIN: Final = f"""
  try {{ localStorage.setItem('witchtable.pace', '"off"'); }} catch {{ /* before there is a page */ }}
  window.seen = {{}};
  new MutationObserver(() => {{
    const play = document.querySelector('article:has(#card-{GAME}) .card-play:not([disabled])');
    if (play && !seen.lobby) {{ seen.lobby = performance.now(); play.click(); }}
    if (document.querySelector('.bar.mine')) seen.decision ??= performance.now();
  }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""


def main() -> None:
    """Visit, and print the medians."""
    site = Path(sys.argv[1]).resolve()
    visits = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    table = Table("visit", "lobby s", "first decision s", "processor s", "MB loaded", "MB memory")
    found: dict[str, list[dict[str, float]]] = {"cold": [], "later": []}
    asked: list[str] = []
    for _ in range(visits):
        with TemporaryDirectory(prefix="witchtable-") as profile, hosting(site.parent, asked) as host:
            for kind, figures in found.items():
                figures.append(visit(f"{host}/{site.name}/", Path(profile), asked, site))
                print(kind, {name: round(value, 2) for name, value in figures[-1].items()}, flush=True)
    for kind, figures in found.items():
        middle = {name: median(each[name] for each in figures) for name in figures[0]}
        table.add_row(kind, *(f"{value:.1f}" for value in middle.values()))
    Console().print(table)
    print(f"load {os.getloadavg()[0]:.1f}, {visits} visits, medians; whole site {_packed(site):.1f} MB")


def visit(address: str, profile: Path, asked: list[str], site: Path) -> dict[str, float]:
    """Come in, play until something is asked, and wait until everything is kept for the next time."""
    asked.clear()
    with _browser(profile) as context:
        page = context.pages[0]
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        page.wait_for_function("() => window.seen?.decision")
        seconds: Any = page.evaluate("() => [seen.lobby / 1000, seen.decision / 1000]")
        begun = set(asked)
        used = sum(_processor(each) for each in _processes(profile))
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_timeout(2000)  # until whoever thinks has come up, too
        memory = max(_memory(each) for each in _processes(profile))
    return {
        "lobby": seconds[0],
        "decision": seconds[1],
        "processor": used,
        "loaded": sum(map(_size, {site / name for name in map(_file, begun) if name})),
        "memory": memory,
    }


@contextmanager
def _browser(profile: Path) -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(profile), executable_path=executable(), args=ARGUMENTS, locale="en-GB",
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce",
        )  # fmt: skip
        context.add_init_script(_BEGIN)
        yield context
        context.close()


# -- what the processes of the browser take -----------------------------------------------------------


def _processes(profile: Path) -> list[int]:
    """Find the browser of a profile, and all that descend from it."""
    parents: dict[int, int] = {}
    found: set[int] = set()
    for place in Path("/proc").glob("[0-9]*"):
        try:
            words = (place / "cmdline").read_bytes()
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if f"--user-data-dir={profile}".encode() in words:
            found.add(int(place.name))
    while more := {each for each, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


def _processor(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    (line,) = (line for line in text.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) / 1024


# -- what is loaded -----------------------------------------------------------------------------------


def _file(path: str) -> str:
    name = path.partition("?")[0].split("/", 2)[2]
    return name or "index.html"


def _size(path: Path) -> float:
    """Say how large a file is on its way, as hosts compress it."""
    return len(gzip.compress(path.read_bytes(), 6)) / 1e6 if path.is_file() else 0.0


def _packed(site: Path) -> float:
    return sum(map(_size, site.rglob("*")))


if __name__ == "__main__":
    main()
