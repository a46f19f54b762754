"""The other workers of the house: what they have kept is taken in, what they leave is looked after.

A notification only says where to look: what is looked at is the store, and each second also without
any. So what is not heard costs time, and never truth (decision 15).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from witchtable.games import GAMES
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import Lease, News, StoreClosed, StoreUnavailable
from witchtable.server.tables.following import take_entries
from witchtable.server.tables.table import Table
from witchtable.server.tables.times import be_told, now, today

if TYPE_CHECKING:
    from witchtable.server.service import Service
    from witchtable.server.store.neighbours import Neighbourhood, Orphan

__all__ = ["Neighbours"]

_log = logging.getLogger(__name__)
_BREATH: Final = 0.4  # seconds between two signs of life
_POLL: Final = 1.0  # seconds after which it is looked for what was not heard of
_FORGET: Final = 5.0  # seconds for which sessions and players are known without asking
_LIFE: Final = 20.0  # seconds between two signs of somebody's life at a table that are passed on
_ADOPTED: Final = 50  # tables at a time
_SIGNS: Final = 10_000


class Neighbours:
    """Keeps this worker of a house together with the others."""

    def __init__(self, service: Service, house: Neighbourhood) -> None:
        self._service = service
        self._house = house
        self._since = 0.0
        """Since when there was always a worker here: before that no clock ran."""
        self.leases: dict[str, Lease] = {}
        """What is looked after here."""
        self._asleep: dict[str, int] = {}
        """Tables that are looked after here and put away, with the number of their entries."""
        self._wanted: set[str] = set()
        """Tables that somebody else looks after, as far as was seen."""
        self.workers: frozenset[str] = frozenset()
        """Who lives, this worker included."""
        self._heard: set[str] = set()
        """Tables around which something has changed, or perhaps anything."""
        self._played: set[str] = set()
        """Tables at which a move was made."""
        self._news = asyncio.Event()
        self._vacant = asyncio.Event()
        self._signs: dict[tuple[str, str], float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- coming and going -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Become one of them."""
        await self._breathe()
        tables = self._service.tables
        tables.opened.append(self.watch)
        tables.put_aside.append(self._sleep)
        tables.check = self.check
        self._start(self._house.listen(self._hear, self._miss))
        self._start(_ever(_BREATH, self._breathe))
        self._start(_ever(_POLL, self._look_at_all))
        self._start(_ever(_FORGET, self._forget))
        self._start(self._follow())
        self._start(_ever(_FORGET, self._adopt, self._vacant))

    async def leave(self) -> None:
        """Hand on what is looked after here; from now on nothing is done by itself."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        for table in self._service.tables.at_hand.values():
            table.lease = None
        with suppress(StoreUnavailable, StoreClosed):  # then the others find out by themselves
            await self._house.leave()

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables that come and go here -----------------------------------------------------------------

    def watch(self, table: Table) -> None:
        """Keep a table together with the others from now on."""
        self._asleep.pop(table.id, None)
        for viewpoint in table.viewpoints.values():
            # The clocks have run on: it was only this worker that did not know the table.
            viewpoint.asked_at = max(viewpoint.waiting_since, self._since)
        table.changed.append(self._look)
        table.absence.moved.append(self._move)
        table.lease = self.leases.get(table.id)
        self.look_at(table)
        if table.status == "running":
            table.tell()  # to those who do something by themselves

    def _sleep(self, table: Table) -> None:
        if table.lease is not None and table.status == "running":
            self._asleep[table.id] = table.entries

    def look_at(self, table: Table) -> None:
        """Look soon at what is new at a table: somebody begins to look on."""
        self._heard.add(table.id)
        self._news.set()

    async def check(self, table: Table) -> None:
        """Bring a table up to date for somebody who asks: with all that anybody has been told of."""
        found = await self._house.news({table.id: table.entries})
        if table.id in found:
            table.absence.hear(found[table.id].here)
            await self._take_in(table, found[table.id])

    def _look(self, table: Table) -> None:
        """Look after a table at which something happens by itself, if nobody does."""
        if table.lease is None and _needs_tending(table) and table.id not in self._wanted:
            self._wanted.add(table.id)
            self._start(self._tend([table.id]))

    def _move(self, table: Table, player: str, is_here: bool) -> None:
        self._house.note_presence(table.id, player, is_here=is_here)

    def note_life(self, table: Table, player: str | None) -> None:
        """Pass on a sign of life of somebody who has no socket here."""
        if player is None or player in table.absence.here or not table.absence.belongs(player):
            return
        if now() - self._signs.get((table.id, player), 0.0) > _LIFE:
            if len(self._signs) >= _SIGNS:
                self._signs.clear()
            self._signs[table.id, player] = now()
            self._house.note_presence(table.id, player, is_here=False)

    # -- what others do -------------------------------------------------------------------------------

    def _hear(self, words: Sequence[str]) -> None:
        for word in words:
            kind, id = word[0], word[1:]
            if kind == "e":
                self._played.add(id)
            elif kind == "t":
                self._heard.add(id)
            elif kind == "s":
                self._service.end_sessions([id])
            elif kind == "p":
                self._service.players.forget(id)
            elif kind == "l":
                self._vacant.set()
        self._news.set()

    def _miss(self) -> None:
        self._start(self._forget())
        self._start(self._look_at_all())

    async def _look_at_all(self) -> None:
        self._heard.update(self._asleep)
        self._heard.update(table.id for table in self._tables() if _is_followed(table))
        self._news.set()

    def _tables(self) -> list[Table]:
        return list(self._service.tables.at_hand.values())

    async def _follow(self) -> None:
        """Take in what others have kept, all that was heard of at once."""
        while True:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, set()
            played, self._played = self._played - heard, set()
            try:
                await self._read_entries(played)
                await self._read(heard)
            except StoreUnavailable:
                await asyncio.sleep(_BREATH)
            except Exception:
                _log.exception("what others have done cannot be taken in")

    async def _read_entries(self, played: Iterable[str]) -> None:
        """Read nothing but the moves: that is all that is new, nearly always."""
        known = self._known(played)
        for id, entries in (await self._house.entries_after(known)).items():
            table = self._service.tables.at_hand.get(id)
            if table is None:
                self._start(_quietly(self._service.tables.find(id)))
            else:
                self._start(_quietly(self._take_in(table, News(entries))))

    def _known(self, heard: Iterable[str]) -> dict[str, int]:
        """Count the entries that are known of tables that somebody wants to know of."""
        at_hand, known = self._service.tables.at_hand, dict[str, int]()
        for id in heard:
            if (table := at_hand.get(id)) is not None and _is_followed(table):
                known[id] = table.entries
            elif table is None and id in self._asleep:
                known[id] = self._asleep[id]
        return known

    async def _read(self, heard: Iterable[str]) -> None:
        at_hand, known = self._service.tables.at_hand, self._known(heard)
        for id, news in (await self._house.news(known)).items():
            if (table := at_hand.get(id)) is not None:
                table.absence.hear(news.here)
                self._start(_quietly(self._take_in(table, news)))
            elif news.entries:
                self._start(_quietly(self._service.tables.find(id)))

    async def _take_in(self, table: Table, news: News) -> None:
        new = [entry for entry in news.entries if entry.number > table.entries]
        if new or news.revision > table.revision:
            await table.follow(lambda: take_entries(table, news.entries, news.revision))
        if table.connections:
            for entry in new:
                self._service.figures.count_fanout(max(0.0, today() - entry.at))

    async def _forget(self) -> None:
        """Know sessions and players no more without asking; those who are signed out have to leave."""
        self._service.sessions.forget()
        self._service.players.forget()
        await self._house.tidy()
        connections = [one for table in self._tables() for one in table.connections]
        sessions = {one.session for one in connections if one.session is not None}
        if sessions:
            self._service.end_sessions(await self._house.ended_among(list(sessions)))

    # -- what happens by itself -----------------------------------------------------------------------

    async def _breathe(self) -> None:
        """Give a sign of life, and see what is still to be looked after here."""
        bearings = await self._house.look_around()
        be_told(bearings.date)
        self._since = bearings.since
        if self.workers - bearings.workers:
            self._vacant.set()  # one is no more
        self.workers = bearings.workers
        self._take(bearings.leases)
        for table in self._tables():
            if table.id not in bearings.leases:
                table.lease = None
        over = [table.id for table in self._tables() if table.lease and self._is_done(table)]
        if over:
            await self._house.let_go(over)

    def _is_done(self, table: Table) -> bool:
        return (
            table.status in ("over", "abandoned") and table.has_results and not self._is_reviewed(table)
        )

    def _is_reviewed(self, table: Table) -> bool:
        return self._service.reviewer.status(table.id) != "none"

    def _take(self, leases: Mapping[str, Lease]) -> None:
        self.leases = dict(leases)
        for id, lease in leases.items():
            table = self._service.tables.at_hand.get(id)
            if table is not None and table.lease != lease:
                table.lease = lease
                if table.status == "running":
                    table.tell()

    async def _tend(self, tables: Sequence[str]) -> set[str]:
        """Look after tables, as far as nobody else does; return those."""
        try:
            found = await self._house.take_on(tables)
        except (StoreUnavailable, StoreClosed):
            self._wanted.difference_update(tables)
            return set()
        self._take(self.leases | found)
        return set(found)

    async def claim(self, table: str) -> bool:
        """Say whether something that takes long is to be done here, and not elsewhere."""
        return table in self.leases or table in await self._tend([table])

    async def _adopt(self) -> None:
        """Look after what nobody looks after: its worker has died, or has handed it on."""
        rules = [(game.id, game.rules_version) for game in GAMES.values()]
        orphans = await self._house.orphans(rules, _ADOPTED)
        if not orphans:
            return
        self._wanted.difference_update(one.table for one in orphans)
        taken = await self._tend([one.table for one in orphans])
        for orphan in orphans:
            if orphan.table in taken:
                await _quietly(self._go_on(orphan))

    async def _go_on(self, orphan: Orphan) -> None:
        table = await self._service.tables.find(orphan.table)
        if orphan.is_review:
            self._service.reviewer.begin(table, table.row.host, self._service.store)


def _needs_tending(table: Table) -> bool:
    """Say whether something happens at a table by itself."""
    if table.status != "running":
        return False
    is_special = table.setup.clock is not None or table.lesson is not None
    return is_special or any(row.bot is not None for row in table.seats)


def _is_followed(table: Table) -> bool:
    """Say whether anybody here wants to know at once; all others are told when they ask."""
    return bool(table.connections) or table.lease is not None


async def _ever(
    seconds: float, work: Callable[[], Coroutine[Any, Any, None]], soon: asyncio.Event | None = None
) -> None:
    """Do something again and again, or at once when that is wanted; what fails is tried again."""
    soon = soon or asyncio.Event()
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(soon.wait(), seconds)
        soon.clear()
        await _quietly(work())


async def _quietly(work: Coroutine[Any, Any, Any]) -> None:
    """Do something that is tried again by itself if it fails."""
    try:
        await work
    except (StoreUnavailable, StoreClosed):
        pass  # the database is away: perhaps not for long
    except Refused as refusal:
        _log.warning("a table is left to others: %s", refusal.reason)
    except Exception:
        _log.exception("something with the other workers has failed")
