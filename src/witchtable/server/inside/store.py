"""The store inside a browser: every question and every row as on a server, on another journal."""

from __future__ import annotations

from typing import Any, Final

from witchtable.server.inside.journal import Journal
from witchtable.server.store.sqlite import SqliteStore

__all__ = ["InsideStore"]

_LATEST: Final = "SELECT id FROM sessions ORDER BY used DESC, created DESC LIMIT 1"


class InsideStore(SqliteStore):
    """The store of one browser."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        # It writes and reads as those of a file do.
        both: Any = journal
        self._writer = both
        self._reader = both
        self._tried = float("-inf")

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self._journal.close()

    async def latest_session(self) -> str | None:
        """Find by which session somebody is signed in here."""
        found = await self._journal.read(_LATEST, ())
        return str(found[0][0]) if found else None
