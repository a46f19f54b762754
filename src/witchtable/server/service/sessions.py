"""Who is signed in where. A cookie is worth something only while its session is kept here."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from time import time
from typing import Final

from msgspec.structs import replace

from witchtable.server.store import Player, SessionRow, Store

__all__ = ["MOST", "Sessions"]

MOST: Final = 30  # sessions of one player; of more, the one that was not used for longest ends
_HOUR: Final = 3600.0
_DAY: Final = 86400.0
_UNUSED: Final = 30 * _DAY
_UNUSED_GUEST: Final = 365 * _DAY  # a guest may have nothing else to come back with
_REMEMBERED: Final = 5000  # so that not every request asks the store


class Sessions:
    """Every session of every player."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._at_hand: OrderedDict[str, SessionRow] = OrderedDict()
        self._endings = 0

    async def begin(self, player: str, device: str | None = None) -> tuple[str, list[str]]:
        """Sign somebody in; return the new session, and those that ended as there were too many."""
        now = time()
        others = await self._store.sessions_of(player)
        ended = [row.id for row in others[MOST - 1 :]]
        await self.end(ended)
        row = SessionRow(secrets.token_urlsafe(18), player, now, now, device)
        await self._store.add_session(row)
        self.remember(row)
        return row.id, ended

    async def find(self, id: str | None) -> SessionRow | None:
        """Find a session that has not ended."""
        if id is None:
            return None
        row = self._at_hand.get(id)
        while row is None:
            endings = self._endings
            row = await self._store.session(id)
            if row is None:
                return None
            if endings != self._endings:  # perhaps this one, while it was read
                row = None
                continue
            self.remember(row)
        return row

    async def use(self, row: SessionRow, player: Player) -> bool:
        """Say whether a session goes on; being used, it goes on for longer."""
        if _is_over(row, player):
            await self.end([row.id])
            return False
        if time() - row.used > _HOUR and row.id in self._at_hand:
            self.remember(replace(row, used=time()))
            await self._store.use_session(row.id, time())
        return True

    async def list_of(self, player: Player) -> list[SessionRow]:
        """List where somebody is signed in, the latest used first."""
        return [row for row in await self._store.sessions_of(player.id) if not _is_over(row, player)]

    async def end(self, ids: Iterable[str]) -> None:
        """End sessions: from now on their cookies are nobody's."""
        if ids := list(ids):
            await self._store.end_sessions(ids)
            self._endings += 1
            for id in ids:
                self._at_hand.pop(id, None)

    async def end_all(self, player: str, *, but: str | None = None) -> list[str]:
        """End all sessions of a player, or all but one; return which."""
        ended = [row.id for row in await self._store.sessions_of(player) if row.id != but]
        await self.end(ended)
        return ended

    def forget(self, ids: Iterable[str] | None = None) -> None:
        """Ask the store again for these, or for all."""
        self._endings += 1
        for id in list(self._at_hand) if ids is None else ids:
            self._at_hand.pop(id, None)

    async def tidy(self) -> None:
        """Forget what ended by itself; that of accounts is noticed when somebody comes with it."""
        await self._store.end_unused_sessions(time() - _UNUSED_GUEST)

    def remember(self, row: SessionRow) -> None:
        """Keep a session at hand."""
        self._at_hand[row.id] = row
        if len(self._at_hand) > _REMEMBERED:
            self._at_hand.popitem(last=False)


def _is_over(row: SessionRow, player: Player) -> bool:
    return time() - row.used > (_UNUSED_GUEST if player.password is None else _UNUSED)
