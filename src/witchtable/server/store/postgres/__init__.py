"""The store of a house with a PostgreSQL: `witchtable serve --store postgresql://…`."""

from __future__ import annotations

from witchtable.server.store.postgres.connections import PostgresReader, PostgresWriter
from witchtable.server.store.postgres.neighbours import PostgresHouse
from witchtable.server.store.postgres.opening import open_database
from witchtable.server.store.sql import SqlStore

__all__ = ["PostgresStore"]


class PostgresStore(SqlStore):
    """The store in a database; raises CannotOpen if it is not one that this program understands.

    Any number of workers may share it. Who wants it `alone` is refused while one of them is there, and
    keeps them out; whoever looks after the data beside a running house is no server.
    """

    def __init__(self, address: str, *, is_server: bool = True, alone: bool = False) -> None:
        open_database(address, is_server=is_server, alone=alone)
        writer = PostgresWriter(address, is_server=is_server, alone=alone)
        reader = PostgresReader(address)
        super().__init__(writer, reader)
        if is_server and not alone:
            self.house = PostgresHouse(address, writer, reader)
