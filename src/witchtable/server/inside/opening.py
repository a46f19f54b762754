"""Putting the server together inside a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from witchtable.server.inside.door import InsideDoor
from witchtable.server.inside.journal import Journal, Keeper
from witchtable.server.inside.pool import InsidePool, InsideTrial, Thinker
from witchtable.server.inside.store import InsideStore
from witchtable.server.protocol.codes import Code, Refused
from witchtable.server.service import Service
from witchtable.server.service.limits import Limits, Share
from witchtable.server.tables.table import Table
from witchtable.server.thinking.bot_list import BotList
from witchtable.server.thinking.bots import Bots

__all__ = ["NoFigures", "open_inside"]

_ANY: Final = Share(1_000_000, 1_000_000)
"""As much as anybody wants: nobody else waits."""


class NoFigures:
    """Nobody runs this server: nothing is counted."""

    def write(self) -> bytes:
        """Write no figures."""
        return b""

    def watch(self, table: Table) -> None:
        """Count nothing."""

    def count_reject(self, code: Code) -> None:
        """Count nothing."""

    def count_move(self, seconds: float) -> None:
        """Count nothing."""

    def count_fanout(self, seconds: float) -> None:
        """Count nothing."""

    def count_sockets(self, more: int) -> None:
        """Count nothing."""


async def open_inside(keeper: Keeper, thinker: Thinker, *, bot_seconds: float = 1.0) -> InsideDoor:
    """Come up on what the browser has kept; raise CannotRead if that is not possible."""
    store = InsideStore(await Journal.open(keeper))
    pool = InsidePool(thinker)
    service = Service(
        store,
        Bots(BotList(), pool, seconds=bot_seconds),
        NoFigures(),
        limits=Limits({"messages": _ANY}, is_on=False),
        aside=_at_once,
        hashing=_no_passwords,
        trial=InsideTrial(pool),
    )
    await service.open()
    return InsideDoor(service, store, await store.latest_session())


async def _at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    """Work something out here: there is nowhere else, and nobody else waits."""
    return work(*arguments)


async def _no_passwords(*_: Any) -> Any:
    """Refuse what has to do with passwords: nobody else comes in here."""
    raise Refused("forbidden", "passwords are for a server; nobody else comes in here")
