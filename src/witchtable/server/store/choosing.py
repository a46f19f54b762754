"""Which store a server has: a file among its data, or a PostgreSQL."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from witchtable.server.store.opening import CannotOpen
from witchtable.server.store.sql import SqlStore
from witchtable.server.store.sqlite import SqliteStore

__all__ = ["open_at"]


def open_at(
    address: str | None, file: Path, *, is_server: bool = True, alone: bool = False
) -> SqlStore:
    """Open the store at an address, or in a file if there is none; raise CannotOpen if not."""
    if address is None:
        return SqliteStore(file)
    if not address.startswith(("postgresql://", "postgres://")):
        raise CannotOpen("unreachable", Path(address), "postgresql://")
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise CannotOpen("no_driver", Path("PostgreSQL"))
    # Only who has a PostgreSQL has its driver.
    from witchtable.server.store.postgres import PostgresStore

    return PostgresStore(address, is_server=is_server, alone=alone)
