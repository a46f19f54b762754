"""The store inside a browser: every question and every row as on a server, on another journal."""

from __future__ import annotations

from typing import Final

from witchtable.server.inside.journal import Journal
from witchtable.server.store.sql import SqlStore

__all__ = ["InsideStore"]

_LATEST: Final = "SELECT id FROM sessions ORDER BY used DESC, created DESC LIMIT 1"


class InsideStore(SqlStore):
    """The store of one browser."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal, journal)

    async def latest_session(self) -> str | None:
        """Find by which session somebody is signed in here."""
        found = await self._reader.read(_LATEST, ())
        return str(found[0][0]) if found else None
