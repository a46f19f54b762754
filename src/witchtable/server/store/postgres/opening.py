"""Opening a database for a server: only one that it understands, and that nobody else writes to."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict

from witchtable.server.store.opening import CannotOpen
from witchtable.server.store.postgres.connections import LOCK

__all__ = ["known_version", "open_database", "place"]

OpenConnection: TypeAlias = "psycopg.Connection[tuple[Any, ...]]"


def open_database(address: str, *, is_server: bool) -> None:
    """Make the tables, or bring them up to date; raise CannotOpen if that cannot be."""
    where = place(address)
    try:
        with psycopg.connect(address, connect_timeout=5) as connection:  # one transaction for all
            free = connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (LOCK,)).fetchone()
            if is_server and free != (True,):
                raise CannotOpen("taken", where)
            _bring_up_to_date(connection, where)
    except psycopg.OperationalError as problem:
        raise CannotOpen("unreachable", where, _first_line(problem)) from None
    except psycopg.Error as problem:
        raise CannotOpen("forbidden", where, _first_line(problem)) from None


def known_version() -> int:
    """Find the latest version of the schema that this program knows."""
    return _scripts()[-1][0]


def place(address: str) -> Path:
    """Name a database without its password."""
    parts = conninfo_to_dict(address)
    host, port = parts.get("host") or "localhost", parts.get("port") or 5432
    return Path(f"{host}:{port}") / str(parts.get("dbname") or parts.get("user") or "")


def _bring_up_to_date(connection: OpenConnection, where: Path) -> None:
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
    for number, script in _scripts():
        if number > found:
            connection.execute(script)
            connection.execute("UPDATE schema_version SET version = %s", (number,))


@cache
def _scripts() -> list[tuple[int, str]]:
    folder = resources.files("witchtable.server.store.postgres") / "migrations"
    scripts = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name.removesuffix(".sql")), (folder / name).read_text("utf-8")) for name in scripts]


def _first_line(problem: Exception) -> str:
    return str(problem).strip().split("\n", 1)[0]
