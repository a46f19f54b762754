"""Opening the file of a server: only one that it understands."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from witchtable.server.store.opening import CannotOpen
from witchtable.server.store.sqlite.connections import connect, known_version, migrate

__all__ = ["open_file"]


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
        names = connection.execute("SELECT name FROM sqlite_schema ORDER BY name").fetchall()
        if names and not found:
            raise CannotOpen("foreign", path, ", ".join(name for (name,) in names[:3]))
        if found:
            connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
