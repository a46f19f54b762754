"""The store of a server with a disk: SQLite."""

from __future__ import annotations

from pathlib import Path

from witchtable.server.store.sql import SqlStore
from witchtable.server.store.sqlite.connections import SqliteReader, SqliteWriter
from witchtable.server.store.sqlite.opening import open_file

__all__ = ["SqliteStore"]


class SqliteStore(SqlStore):
    """The store of one process; raises CannotOpen if the file is not one that it understands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        open_file(path)
        super().__init__(SqliteWriter(path), SqliteReader(path))
