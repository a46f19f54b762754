"""A PostgreSQL for tests: a real one, in a folder of its own, gone when they end.

Debian's package has it (`scripts/tools` installs that for root). It does not let root run it; then the
user of the package does.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest

__all__ = ["Postgres", "children", "postgres", "programs"]

_numbers = count(1)
PATIENCE = 60.0  # seconds; only a test that fails waits so long


class Postgres:
    """One that can be killed and started again on the same data.

    What its processes have written outlives them, whether it has reached the disk or not: so tests wait
    for no disk. Whoever measures wants it as it is run (`on_disk`).
    """

    def __init__(self, programs: Path, folder: Path, *, on_disk: bool = False) -> None:
        self._programs = programs
        self._settings = [] if on_disk else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        self._folder = folder
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        made = [programs / "initdb", "-D", folder / "data", "-A", "trust", "-U", "witch", "-E", "UTF8"]
        made += [] if on_disk else ["--no-sync"]
        subprocess.run(made, check=True, capture_output=True, user=self._user, cwd=folder)
        self.start()

    @property
    def pid(self) -> int:
        """The process from which all of its processes come."""
        return self._process.pid

    def address(self, name: str) -> str:
        """Say how a database is reached: by a socket in the folder, by nobody else."""
        return f"postgresql://witch@/{name}?host={self._folder}"

    def database(self) -> str:
        """Make a database with nothing in it; return its address."""
        name = f"house{next(_numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def start(self) -> None:
        """Come up, and wait until it answers.

        It ends at once while a process of the one before is still seen; then it is started again.
        """
        until = time.monotonic() + PATIENCE
        self._launch()
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not come up"
                time.sleep(0.05)
                if self._process.poll() is not None:
                    self._launch()

    def _launch(self) -> None:
        options = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={self._folder}"]
        options += self._settings
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self._folder / "data", *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd=self._folder,
        )

    def stop(self) -> None:
        """Go down at once, but in order."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Die without a word, with all processes: none of them has a moment to tidy up."""
        everybody = [self._process.pid, *children(self._process.pid)]
        for process in everybody:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(PATIENCE)


def children(parent: int) -> list[int]:
    """Find the processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # "pid (name) state parent …", and the name may hold anything.
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


def programs() -> Path:
    """Find its programs; skip the tests where there are none, and nobody may install them."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not places:
        assert not os.environ.get("WITCHTABLE_CI"), ".ci/run tests the other store, too"
        pytest.skip("there is no PostgreSQL here (Debian's package: postgresql)")
    return places[-1]


@contextmanager
def postgres(*, on_disk: bool = False) -> Iterator[Postgres]:
    """Run one for a while."""
    place = programs()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        running = Postgres(place, Path(folder), on_disk=on_disk)
        try:
            yield running
        finally:
            running.kill()
