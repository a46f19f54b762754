"""The store of a server with a PostgreSQL: `witchtable serve --store postgresql://…`."""

from __future__ import annotations

from witchtable.server.store.postgres.connections import PostgresReader, PostgresWriter
from witchtable.server.store.postgres.opening import open_database
from witchtable.server.store.sql import SqlStore

__all__ = ["PostgresStore"]


class PostgresStore(SqlStore):
    """The store in a database; raises CannotOpen if it is not one that this program understands."""

    def __init__(self, address: str) -> None:
        open_database(address)
        super().__init__(PostgresWriter(address), PostgresReader(address))
