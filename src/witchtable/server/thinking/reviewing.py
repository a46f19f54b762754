"""Reviews in the background: one process for all, after everybody who plays, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from witchtable.engine.moves import Move
from witchtable.games import GAMES
from witchtable.guests.processes import WorkerLost
from witchtable.reviews.line import GameLine
from witchtable.reviews.stages import Looker
from witchtable.reviews.tallies import Work
from witchtable.reviews.writing import write
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import Store, StoreClosed, StoreUnavailable
from witchtable.server.store.kept_reviews import ReviewRow
from witchtable.server.tables.table import Table
from witchtable.server.thinking.lanes import Job, Late
from witchtable.server.thinking.needs import Queue
from witchtable.server.thinking.turns import Turn

__all__ = ["Portion", "Reviewer", "glance", "go_on"]

_log = logging.getLogger(__name__)
_SLICE: Final = 1.5  # seconds of computing; then others may have the process, and all is kept
_FIRST: Final = 5.0  # the same for the quick look: in one go, it is there sooner
_PATIENCE: Final = 60.0  # seconds for a slice, on however busy a machine
_PAUSE: Final = 0.25  # seconds, while somebody waits for a bot
_LONGEST_WAIT: Final = 40  # pauses: a server whose bots never rest still gets on
_MODESTY: Final = 10  # of the system's priorities, below those who think for tables
_DEPTH: Final = "usual"
_TRIES: Final = 5  # slices in a row that a busy machine may stop
_MOST: Final = 50  # reviews of one player that wait
_GLANCES: Final = (
    20  # of the last games that ended: all who played them ask, and a review goes on from there
)


class Portion(NamedTuple):
    """What a slice of work needs."""

    game: str
    deal: Any
    moves: list[Move]
    players: list[str]
    work: bytes | None


def _portion_of(table: Table, work: bytes | None) -> Portion:
    """Pack up the game of a table, with what was found out about it."""
    match = table.playing
    moves = [move._replace(events=[]) for move in match.log]
    return Portion(match.game.id, match.deal, moves, list(match.players), work)


class Done(NamedTuple):
    """What came of a slice: what to go on from, and the review so far."""

    is_done: bool
    progress: float
    work: bytes
    review: bytes
    """Empty, until the quick look has been taken."""


def glance(portion: Portion) -> Done:
    """Take the quick look and no other, in another process."""
    _step_back()
    worker = _worker(portion)
    while worker.stage == 0:
        worker.go_on()
    return _done(worker)


def go_on(portion: Portion) -> Done:
    """Go on with a review for a while, in another process."""
    _step_back()
    worker = _worker(portion)
    begun, stage = process_time(), worker.stage
    while not worker.is_done:
        worker.go_on()
        # Whoever has asked waits for the quick look, and for nothing after it.
        is_there = stage == 0 < worker.stage
        if is_there or process_time() - begun >= (_SLICE if worker.stage else _FIRST):
            break
    return _done(worker)


def _done(worker: Looker) -> Done:
    return Done(
        worker.is_done,
        worker.progress,
        msgspec.msgpack.encode(worker.work),
        msgspec.json.encode(write(worker, _DEPTH)) if worker.stage else b"",
    )


def _worker(portion: Portion) -> Looker:
    line = GameLine.of_moves(GAMES[portion.game], portion.deal, portion.moves, portion.players)
    kept = None if portion.work is None else msgspec.msgpack.decode(portion.work, type=Work)
    return Looker(line, _DEPTH, 0, kept)


_has_stepped_back = False


def _step_back() -> None:
    """Let everybody who plays go first."""
    global _has_stepped_back
    if not _has_stepped_back and hasattr(os, "nice"):
        os.nice(_MODESTY)
    _has_stepped_back = True


class Reviewer:
    """Works on reviews, one after the other; each game's once."""

    def __init__(self, lane: Queue, is_busy: Callable[[], bool]) -> None:
        """`is_busy` says whether somebody at a table waits for a process."""
        self._lane = lane
        self._is_busy = is_busy
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, bool] = {}
        """For good; or only because the machine was too busy, so that somebody may ask again."""
        self._at_work: set[str] = set()
        self._glances: OrderedDict[str, asyncio.Task[Done]] = OrderedDict()

    def status(self, table: str) -> str:
        """Say how the review of a table stands, as far as it is in hand."""
        if table in self._failed:
            return "failed"
        if table not in self._tasks:
            return "none"
        return "working" if table in self._at_work else "waiting"

    def begin(self, table: Table, player: str, store: Store) -> None:
        """Begin with a review, or go on with it, unless that is being done or cannot be."""
        if table.id in self._tasks or self._failed.get(table.id):
            return
        if len(self._tasks) >= _MOST:
            raise Refused("too_many", "too many reviews at once; come back later")
        self._failed.pop(table.id, None)
        task = asyncio.create_task(self._review(table, player, store))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._forget(table.id))

    async def glance(self, table: Table, player: str) -> bytes:
        """Take the quick look and no other, once for all who wait for it; the store keeps nothing."""
        task = self._glances.get(table.id)
        if task is None:
            job = Job(glance, (_portion_of(table, None),))
            looking = self._lane.run(Turn(player, table.id), lambda _share: job, _PATIENCE)
            task = self._glances[table.id] = asyncio.create_task(looking)
            task.add_done_callback(lambda done: self._keep_glance(table.id, done))
        try:
            seen = await asyncio.shield(task)  # whoever leaves takes it away from nobody
        except (Late, WorkerLost):
            raise Refused("unavailable", "this game cannot be reviewed now") from None
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise Refused("unavailable", "the server is stopping") from None
        return seen.review

    def _keep_glance(self, table: str, task: asyncio.Task[Done]) -> None:
        """Keep what was seen for a while; what failed may be tried again."""
        if task.cancelled() or task.exception() is not None:
            self._glances.pop(table, None)
        while len(self._glances) > _GLANCES:
            self._glances.popitem(last=False)

    async def _seen(self, table: str) -> Done | None:
        """Find what a glance has seen, or is about to see."""
        task = self._glances.get(table)
        if task is None:
            return None
        await asyncio.wait([task])
        return None if task.cancelled() or task.exception() is not None else task.result()

    async def close(self) -> None:
        """Stop; what is kept is gone on with the next time."""
        for task in [*self._tasks.values(), *self._glances.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._at_work.discard(table)

    async def _review(self, table: Table, player: str, store: Store) -> None:
        kept = await store.review(table.id)
        work = None if kept is None else kept.work
        is_done = kept is not None and kept.is_done
        turn = Turn(player, table.id)
        seen = await self._seen(table.id) if kept is None else None
        try:
            while not is_done:
                found = seen or await self._next_slice(turn, table, work)
                seen = None
                row = ReviewRow(table.id, found.is_done, found.progress, found.work, found.review)
                await store.keep_review(row)
                is_done, work = found.is_done, found.work
        except (StoreClosed, StoreUnavailable, asyncio.CancelledError):
            raise
        except (Late, WorkerLost, Exception) as problem:
            if self._lane.is_closed:
                return
            _log.warning("no review: %r", problem, extra={"table": table.id})
            self._failed[table.id] = not isinstance(problem, Late | WorkerLost)

    async def _next_slice(self, turn: Turn, table: Table, work: bytes | None) -> Done:
        """Have a slice worked out; when it is late, the machine is to blame, not the game."""
        for left in reversed(range(_TRIES)):
            await self._give_way()
            try:
                prepare = partial(self._portion, table, work)
                found: Done = await self._lane.run(turn, prepare, _PATIENCE)
            except Late:
                if not left:
                    raise
            else:
                break
        return found

    def _portion(self, table: Table, work: bytes | None, _share: float) -> Job:
        self._at_work.add(table.id)
        return Job(go_on, (_portion_of(table, work),))

    async def _give_way(self) -> None:
        """Wait while anybody at a table waits."""
        for _ in range(_LONGEST_WAIT):
            if not self._is_busy():
                return
            await asyncio.sleep(_PAUSE)
