"""The house: everything that runs while the server runs, put together in one place."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from contextlib import suppress
from time import time
from typing import Any, Final

from litestar.connection import ASGIConnection

from witchtable.server.clocks import Clocks
from witchtable.server.guard import Buckets
from witchtable.server.hall import Hall, Refused
from witchtable.server.hints import Hints
from witchtable.server.identity import COOKIE, Identity, hash_key, new_id, new_key
from witchtable.server.metrics import Metrics
from witchtable.server.rows import Player
from witchtable.server.settings import Settings
from witchtable.server.store import SqliteStore
from witchtable.server.table import Table
from witchtable.server.thinkers import Thinkers

__all__ = ["House"]

_log = logging.getLogger(__name__)
_PLAYERS: Final = 5000  # remembered, so that not every request asks the store


class House:
    """The store, the hall, the bots and the clocks of one server."""

    hall: Hall
    identity: Identity

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = SqliteStore(settings.database)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, settings.roster)
        self.hints = Hints(self.thinkers.levels, settings.bot_seconds)
        self.clocks = Clocks()
        self.metrics = Metrics()
        self.thinkers.failed.append(self.metrics.count_fault)
        self.is_closing = False
        self.sessions = Buckets(20, per_minute=10)
        self.logins = Buckets(5, per_minute=5)
        self.openings = Buckets(20, per_minute=20)
        self.questions = Buckets(100, per_minute=600)
        self._players: OrderedDict[str, Player] = OrderedDict()
        self._keeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Come up: find the secret, bring running tables in, let bots and clocks go on."""
        secret = await self.store.secret("cookies")
        if secret is None:
            await self.store.set_secret("cookies", secrets.token_hex(32))
            secret = await self.store.secret("cookies")
        assert secret is not None
        self.identity = Identity(secret)
        self.hall = Hall(self.store, self.identity, self.settings.roster)
        self.hall.opened += [self.thinkers.watch, self.clocks.watch, self.metrics.watch]
        self.metrics.tables.set_function(lambda: len(self.hall.tables))
        await self.hall.keep_house_editions()
        self._waking = asyncio.create_task(self.hall.wake())
        self._keeper = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        """Go down: everybody is asked to come back, nothing is lost."""
        self.is_closing = True
        for task in (self._keeper, self._waking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task
        self.clocks.close()
        await self.thinkers.close()
        for table in self.hall.tables.values():
            for connection in table.connections[:]:
                connection.close("restart")
        await asyncio.sleep(0.05)  # what waits is sent
        for table in self.hall.tables.values():
            table.stop()
        await self.store.close()

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(5)
            try:
                for table in list(self.hall.tables.values()):
                    for connection in table.connections[:]:
                        connection.cut_off_if_still()
                self.hall.put_away()
                await self.hall.keep_missing_results()
                await self.hall.close_marked()
            except Exception:  # a disk that is full now may not be so later
                _log.exception("keeping house failed")

    # -- who asks -----------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        """The name of the cookie; behind TLS the browser itself guards it."""
        return f"__Host-{COOKIE}" if self.settings.secure else COOKIE

    async def player_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
        """Find who asks, by the cookie."""
        id = self.identity.read(connection.cookies.get(self.cookie))
        if id is None:
            return None
        player = self._players.get(id)
        if player is None:
            player = await self.store.player(id)
            if player is not None:
                self.remember(player)
        return player

    async def require_player(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Player:
        """Find who asks; raise Refused for somebody without a name."""
        player = await self.player_of(connection)
        if player is None:
            raise Refused("forbidden", "give a name first: POST /api/session", 401)
        return player

    def remember(self, player: Player) -> None:
        """Keep a player at hand."""
        self._players[player.id] = player
        if len(self._players) > _PLAYERS:
            self._players.popitem(last=False)

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """Welcome somebody new; return the player and the key for other devices."""
        key = new_key()
        player = Player(new_id(), name, hash_key(key), None, None, time())
        await self.store.add_player(player)
        self.remember(player)
        return player, key

    def count_question(
        self, request: ASGIConnection[Any, Any, Any, Any], player: Player | None
    ) -> None:
        """Count what takes a while to answer; raise Refused if somebody asks too much."""
        caller = player.id if player else request.client.host if request.client else "?"
        if self.settings.limits and not self.questions.take(caller):
            raise Refused("too_many", "too many questions; wait a moment", 429)

    async def find_table(self, id: str, player: Player | None, invite: str | None = None) -> Table:
        """Find a table that somebody may look at; raise Refused otherwise."""
        table = await self.hall.find(id)
        if not self.hall.may_look(table, player.id if player else None, invite):
            raise Refused("forbidden", "this table is by invitation", 403)
        return table
