"""Opening a database for a server: only one that it understands, with others of its kind or alone."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from time import sleep
from typing import Any, Final, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict

from witchtable.server.store.opening import CannotOpen
from witchtable.server.store.postgres.connections import LOCK

__all__ = ["known_version", "open_database", "place", "scripts"]

_TRIES: Final = 10
_PAUSE: Final = 0.1  # seconds between two tries

OpenConnection: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"


def open_database(address: str, *, is_server: bool, alone: bool = False) -> None:
    """Make the tables, or bring them up to date; raise CannotOpen if that cannot be."""
    where = place(address)
    try:
        with psycopg.connect(address, connect_timeout=5) as connection:  # one transaction for all
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK + 1,))  # one after the other
            is_free = _locks(connection, "pg_try_advisory_xact_lock", tries=_TRIES if alone else 1)
            if not is_free and is_server:
                _be_one_of_many(connection, where, alone=alone)
            _bring_up_to_date(connection, where, may_change=is_free)
    except psycopg.OperationalError as problem:
        raise CannotOpen("unreachable", where, _first_line(problem)) from None
    except psycopg.Error as problem:
        raise CannotOpen("forbidden", where, _first_line(problem)) from None


def known_version() -> int:
    """Find the latest version of the schema that this program knows."""
    return scripts()[-1][0]


def place(address: str) -> Path:
    """Name a database without its password."""
    parts = conninfo_to_dict(address)
    host, port = parts.get("host") or "localhost", parts.get("port") or 5432
    return Path(f"{host}:{port}") / str(parts.get("dbname") or parts.get("user") or "")


def _be_one_of_many(connection: OpenConnection, where: Path, *, alone: bool) -> None:
    """Raise CannotOpen if whoever is there already is alone, or if one wants to be."""
    if alone or not _locks(connection, "pg_try_advisory_xact_lock_shared", tries=_TRIES):
        raise CannotOpen("taken", where)


def _locks(connection: OpenConnection, function: str, *, tries: int) -> bool:
    """Try to lock the house; whoever has just left it holds the lock until its connection has ended."""
    for left in reversed(range(tries)):
        if connection.execute(f"SELECT {function}(%s)", (LOCK,)).fetchone() == (True,):
            return True
        if left:
            sleep(_PAUSE)
    return False


def _bring_up_to_date(connection: OpenConnection, where: Path, *, may_change: bool) -> None:
    tables = connection.execute(
        "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    ).fetchall()
    found = 0
    if ("schema_version",) in tables:
        (found,) = connection.execute("SELECT version FROM schema_version").fetchone() or (0,)
    elif tables:
        raise CannotOpen("foreign", where, ", ".join(sorted(name for (name,) in tables)[:3]))
    if found > known_version():
        raise CannotOpen("newer", where, f"{found} > {known_version()}")
    if found < known_version() and not may_change:
        raise CannotOpen("older", where, f"{found} < {known_version()}")
    for number, script in scripts():
        if number > found:
            connection.execute(script)
            connection.execute("UPDATE schema_version SET version = %s", (number,))


@cache
def scripts() -> list[tuple[int, str]]:
    """List the scripts that make the tables, by number."""
    folder = resources.files("witchtable.server.store.postgres") / "migrations"
    scripts = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name.removesuffix(".sql")), (folder / name).read_text("utf-8")) for name in scripts]


def _first_line(problem: Exception) -> str:
    return str(problem).strip().split("\n", 1)[0]
