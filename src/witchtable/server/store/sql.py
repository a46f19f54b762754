"""The store in a database that speaks SQL. It knows no rule and no message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from witchtable.server.store import (
    LoginTaken,
    Player,
    SessionRow,
    StoreError,
)
from witchtable.server.store.changing import SqlChanges
from witchtable.server.store.database import (
    Conflict,
    DatabaseReader,
    DatabaseWriter,
    Rows,
    Statement,
    Watcher,
    insert,
    one_of,
)
from witchtable.server.store.kept_reviews import SqlReviews
from witchtable.server.store.learning import SqlLearning
from witchtable.server.store.neighbours import Neighbourhood
from witchtable.server.store.questions import SqlQuestions

__all__ = ["SqlStore"]

_TRY_AGAIN: Final = 1.0  # seconds between two tries whether something can be kept again
_ONCE: Final = "ON CONFLICT DO NOTHING"


class SqlStore(SqlChanges, SqlLearning, SqlQuestions, SqlReviews):
    """The store on top of a writer and a reader."""

    house: Neighbourhood | None = None
    """Where several workers share this store: what they know of each other."""

    def __init__(self, writer: DatabaseWriter, reader: DatabaseReader) -> None:
        self._writer = writer
        self._reader = reader
        self._tried = float("-inf")

    def watch(self, watcher: Watcher) -> None:
        """Have it counted what is kept, and what cannot be."""
        self._writer.watcher = watcher

    async def close(self) -> None:
        """Write what is queued, then stop."""
        await self._writer.close()
        await self._reader.close()

    async def read(self, sql: str, values: Sequence[Any]) -> Rows:
        """Ask anything: for whoever looks after the data."""
        return await self._reader.read(sql, values)

    async def write(self, *statements: Statement) -> None:
        """Write anything, all of it or nothing: for whoever looks after the data."""
        await self._writer.write(*statements)

    # -- writing --------------------------------------------------------------------------------

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""
        await self._writer.write(insert("players", player))

    async def rename(self, player: str, name: str) -> None:
        """Change what a player is called."""
        await self._writer.write(
            ("UPDATE players SET name = ? WHERE id = ?", (name, player)), about=f"p{player}"
        )

    async def set_account(self, player: str, login: str, password: str) -> None:
        """Make a guest an account; raise LoginTaken if it is somebody else's."""
        sql = "UPDATE players SET login = ?, password = ? WHERE id = ?"
        try:
            await self._writer.write((sql, (login, password, player)), about=f"p{player}")
        except Conflict:
            raise LoginTaken from None

    async def set_key(self, player: str, key_hash: str) -> None:
        """Give a player another key; the one before is nobody's."""
        await self._writer.write(
            ("UPDATE players SET key_hash = ? WHERE id = ?", (key_hash, player)), about=f"p{player}"
        )

    async def add_session(self, session: SessionRow) -> None:
        """Keep that somebody is signed in."""
        await self._writer.write(insert("sessions", session))

    async def use_session(self, id: str, at: float) -> None:
        """Say when a session was last used."""
        await self._writer.write(("UPDATE sessions SET used = ? WHERE id = ?", (at, id)))

    async def end_sessions(self, ids: Iterable[str]) -> None:
        """Forget sessions."""
        these, values = one_of("id", ids)
        about = " ".join(f"s{id}" for id in values)
        await self._writer.write((f"DELETE FROM sessions WHERE {these}", values), about=about)

    async def end_unused_sessions(self, before: float) -> None:
        """Forget sessions that were last used before then."""
        await self._writer.write(("DELETE FROM sessions WHERE used < ?", (before,)))

    def note_tries(self, whom: Iterable[str], at: float, since: float) -> None:
        """Keep that these were tried in vain, and forget what was before; nobody waits for it."""
        statements: list[Statement] = [("DELETE FROM tries WHERE at <= ?", (since,))]
        statements += [("INSERT INTO tries VALUES (?, ?)", (who, at)) for who in whom]
        self._writer.write_later(*statements)

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""
        await self._writer.write((f"INSERT INTO editions VALUES (?, ?) {_ONCE}", (fingerprint, data)))

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""
        await self._writer.write((f"INSERT INTO secrets VALUES (?, ?) {_ONCE}", (name, value)))

    # -- how it is ------------------------------------------------------------------------------

    async def trouble(self) -> str | None:
        """Say why nothing can be kept now; None when it can."""
        if self._writer.trouble is not None and monotonic() - self._tried > _TRY_AGAIN:
            self._tried = monotonic()
            with suppress(StoreError):  # perhaps there is space again
                await self._writer.write((f"INSERT INTO secrets VALUES ('kept', '') {_ONCE}", ()))
        return self._writer.trouble
