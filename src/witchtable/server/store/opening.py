"""Opening a data folder for a server: one server for each folder, only files that it understands."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Final, Literal

from witchtable.server.store.connections import connect, known_version, migrate

try:
    import fcntl
except ImportError:  # on Windows
    import msvcrt

    fcntl = None  # type: ignore[assignment]

__all__ = ["CannotOpen", "Lock", "open_file"]

Reason = Literal["taken", "newer", "damaged", "forbidden", "incomplete"]

_LOCK: Final = "server.lock"
_held: Final[set[Path]] = set()
"""Folders that this process has locked: a lock of the kernel is for others only."""


class CannotOpen(Exception):
    """A server cannot keep its games here: why, and the place or the detail that the words need."""

    def __init__(self, reason: Reason, place: Path, detail: str = "") -> None:
        super().__init__(f"{place}: {reason} {detail}".strip())
        self.reason: Reason = reason
        self.place = place
        self.detail = detail


class Lock:
    """A lock on a folder, for as long as this process lives: the kernel itself takes it back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        if self._folder in _held:  # not opened again: to close it would give the lock away
            raise CannotOpen("taken", folder)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / _LOCK).open("a+b")
        except OSError as problem:
            raise CannotOpen("forbidden", folder, problem.strerror or str(problem)) from None
        if not _lock(self._file):
            self._file.close()
            raise CannotOpen("taken", folder)
        _held.add(self._folder)

    def release(self) -> None:
        """Let another server open the folder."""
        _held.discard(self._folder)
        self._file.close()


def _lock(file: IO[bytes]) -> bool:
    with suppress(OSError):
        if fcntl is not None:
            # A lock of this process, not of the open file: no process that a bot thinks in inherits it.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        return True
    return False


def open_file(path: Path) -> None:
    """Make the file, or bring it up to date; raise CannotOpen if that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            _check(path)
        with closing(connect(path)) as connection:
            migrate(connection)
        path.chmod(0o600)  # it holds the secret and the seeds
    except sqlite3.OperationalError as problem:  # no permission, no space
        raise CannotOpen("forbidden", path, str(problem)) from None
    except sqlite3.DatabaseError as problem:
        raise CannotOpen("damaged", path, str(problem)) from None
    except OSError as problem:
        raise CannotOpen("forbidden", path, problem.strerror or str(problem)) from None


def _check(path: Path) -> None:
    """Look into a file before anything is written there."""
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > known_version():
            raise CannotOpen("newer", path, f"{found} > {known_version()}")
        # Not all of it: after a crash everybody waits. What is damaged deeper shows at its table.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if found:
            connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
