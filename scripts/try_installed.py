"""Play with the witchtable that is installed here: `python scripts/try_installed.py [--compiled]`.

For an environment that has nothing but a wheel: this file imports nothing beside it, and refuses to try
the sources of a checkout. `make dist` and cibuildwheel call it.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Final

from witchtable.client import Client, JoinedTable
from witchtable.games import GAMES
from witchtable.lessons import course

_PAGE: Final = ("/", "/web/js/main.js", "/web/css/tokens.css", "/locale/hu/page.ftl", "/rules/witchdom")
_PATIENCE: Final = 60.0  # seconds for a browser to be called, on a busy machine


def main() -> None:
    """Play a game in each way there is, and say what was seen."""
    package = Path(str(resources.files("witchtable")))
    if (package.parents[1] / "pyproject.toml").exists():
        sys.exit(f"{package} is a checkout, not an installed package")
    is_compiled = not sys.modules["witchtable.engine.state"].__file__.endswith(".py")  # type: ignore[union-attr]
    if "--compiled" in sys.argv and not is_compiled:
        sys.exit("the engine of this wheel is not compiled")
    what = "compiled" if is_compiled else "plain"
    print(f"witchtable {version('witchtable')}, {what}, Python {sys.version.split()[0]}")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        _try_commands()
        with _serving(Path(folder)) as address, Client(address, name="Who tries it") as client:
            _try_page(client)
            record = Path(folder, "game.witch")
            record.write_text(_try_game(client), "utf-8")
            _try_lesson(client)
        _try_record(record)


def _run(*words: str) -> str:
    """Run the installed command, and return what it says."""
    done = subprocess.run([_command(), *words], capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        sys.exit(f"witchtable {' '.join(words)}: {done.stderr}")
    return done.stdout


def _command() -> str:
    """Find the command where this environment has put it."""
    return str(next(Path(sysconfig.get_path("scripts")).glob("witchtable*")))


def _try_commands() -> None:
    for game in GAMES:
        figures = json.loads(_run("simulate", game, "--games", "2", "--bots", "apprentice", "--json"))
        print(f"  simulate {game}: {figures['games']} games")
    assert "WD-BREW-02" in _run("rules", "witchdom", "WD-BREW-02")


@contextmanager
def _serving(data: Path) -> Iterator[str]:
    """Run it as players do, without a command; see that a browser is asked to open its address."""
    called = data / "called"
    settings = {**os.environ, "WITCHTABLE_PORT": "0", "WITCHTABLE_DATA": str(data / "kept")}
    if os.name == "posix":
        browser = data / "browser"
        browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{called}"\n', "utf-8")
        browser.chmod(0o755)
        settings["BROWSER"] = f"{browser} %s"
    else:  # it would be the real one
        settings["WITCHTABLE_NO_BROWSER"] = "1"
    with subprocess.Popen([_command()], stdout=subprocess.PIPE, text=True, env=settings) as server:
        try:
            assert server.stdout is not None
            ready = re.search(r"(http://\S+)/", server.stdout.readline())
            assert ready, "the server did not come up"
            if os.name == "posix":
                _wait_for(called)
                assert called.read_text("utf-8") == f"{ready[1]}/"
                print(f"  witchtable: serves, and called the browser to {ready[1]}/")
            yield ready[1]
        finally:
            server.terminate()
            server.wait(30)


def _wait_for(file: Path) -> None:
    end = monotonic() + _PATIENCE
    while not (file.exists() and file.stat().st_size):
        if monotonic() > end:
            sys.exit("no browser was called")
        sleep(0.05)


def _try_page(client: Client) -> None:
    for path in ("/health", *_PAGE):
        assert client.call("GET", path), path
    print(f"  the page: {', '.join(_PAGE)}")


def _try_game(client: Client) -> str:
    """Play against a bot to the end, and return the record."""
    table = client.open("witchdom", seats=2, bots={1: "apprentice"})
    moves = 0
    for moves, place in enumerate(table.decisions(), 1):  # noqa: B007  (said below)
        table.play(place, random.choice(place.legal))
    print(f"  a game at the server: {moves} moves, {table.scores} points")
    return table.record()


def _try_lesson(client: Client) -> None:
    lesson = next(lesson for lesson in course(GAMES["witchdom"]) if lesson.kind == "steps")
    table = JoinedTable(client, client.call("POST", f"/api/lessons/witchdom/{lesson.name}"), None)
    right = iter([text for step in lesson.step if step.asks for text in step.plays])
    for place in table.decisions():
        move = next(right, None)
        if move is None:
            break
        table.play(place, move)
    about = client.call("GET", f"/api/tables/{table.id}")
    assert about["lesson"]["done"], about["lesson"]
    print(f"  a lesson: {lesson.name}, to its end")


def _try_record(record: Path) -> None:
    _run("verify", str(record))
    review = json.loads(_run("review", str(record), "--depth", "quick", "--json"))
    print(f"  verify and review: genuine, {len(review['decisions'])} decisions looked at")


if __name__ == "__main__":
    with suppress(AttributeError):  # a pipe of Windows knows fewer letters
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    main()
