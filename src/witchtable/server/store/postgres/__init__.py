"""The store of a server with a PostgreSQL: `witchtable serve --store postgresql://…`."""

from __future__ import annotations

from witchtable.server.store.postgres.connections import PostgresReader, PostgresWriter
from witchtable.server.store.postgres.opening import open_database
from witchtable.server.store.sql import SqlStore

__all__ = ["PostgresStore"]


class PostgresStore(SqlStore):
    """The store in a database; raises CannotOpen if it is not one that this program understands.

    One server at a time writes to it; whoever looks after the data may do so beside that.
    """

    def __init__(self, address: str, *, is_server: bool = True) -> None:
        open_database(address, is_server=is_server)
        super().__init__(PostgresWriter(address, is_server=is_server), PostgresReader(address))
