"""Who thinks inside a browser: one worker, so that nothing that is looked at ever waits for a bot.

Bots and questions come before reviews. What takes too long ends the worker, and another one begins.
It has a Python of its own and comes up when it is first needed: until then what takes milliseconds is
done here, so that a first game begins sooner, and fits into a small device.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from collections.abc import Awaitable, Mapping
from typing import Any, Final, Protocol

from witchtable.guests.processes import WorkerLost
from witchtable.server.protocol.codes import Refused
from witchtable.server.thinking.editions import try_out
from witchtable.server.thinking.lanes import Job, Late, Prepare
from witchtable.server.thinking.turns import Turn

__all__ = ["InsidePool", "InsideQueue", "InsideTrial", "Thinker", "work"]

_TRIES: Final = 2
_TRIAL: Final = 20.0  # seconds for reading and trying an edition
_START: Final = 60.0  # seconds that a worker may need to begin with, on a slow device


class Thinker(Protocol):
    """The worker that thinks, as the page has it."""

    def think(self, job: bytes) -> Awaitable[bytes]:
        """Do what a job says, and answer it; raise when the worker is no more."""

    def restart(self) -> None:
        """End the worker, whatever it does, and begin another one."""

    @property
    def is_up(self) -> bool:
        """Whether a worker has come up, so that what it is asked is answered soon."""


def work(job: bytes) -> bytes:
    """Do what a job says: this runs in the worker that thinks."""
    function, arguments = pickle.loads(job)
    try:
        answer = True, function(*arguments)
    except Exception as problem:
        answer = False, problem
    try:
        return pickle.dumps(answer)
    except Exception:  # an error that cannot travel
        return pickle.dumps((False, RuntimeError(repr(answer[1]))))


class InsideQueue:
    """Who waits for the worker, in order."""

    def __init__(self, pool: InsidePool, *, is_quick: bool = False) -> None:
        self._pool = pool
        self.is_quick = is_quick
        self.waiting: deque[asyncio.Future[None]] = deque()

    @property
    def is_closed(self) -> bool:
        """Whether nothing is begun here any more."""
        return self._pool.is_closed

    async def run(self, _turn: Turn, prepare: Prepare, patience: float, /) -> Any:
        """Work something out when its turn has come; raise Late, WorkerLost, or what it raises."""
        await self._pool.take_turn(self)
        try:
            job = prepare(1.0)
            if self.is_quick and not self._pool.is_up:
                return job.work(*job.arguments)
            return await self._pool.do(job, patience)
        finally:
            self._pool.leave()


class InsidePool:
    """The worker, and the queues before it."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self.is_closed = False
        self._is_busy = False
        self._has_begun = False
        self.quick = InsideQueue(self, is_quick=True)
        self.deep = self.guests = InsideQueue(self)
        self.reviews = InsideQueue(self)
        self._queues = (self.quick, self.deep, self.reviews)

    async def run(self, lane: InsideQueue, turn: Turn, prepare: Prepare, patience: float) -> Any:
        """Work something out in its turn; raise Late, WorkerLost, or what the work raises."""
        return await lane.run(turn, prepare, patience)

    async def close(self) -> None:
        """Stop thinking."""
        self.is_closed = True
        for queue in self._queues:
            while queue.waiting:
                waiting = queue.waiting.popleft()
                if not waiting.done():
                    waiting.set_exception(WorkerLost("closed"))

    @property
    def is_somebody_waiting(self) -> bool:
        """Whether anybody waits, reviews apart."""
        return bool(self.quick.waiting or self.deep.waiting)

    @property
    def is_up(self) -> bool:
        """Whether the worker has come up."""
        return self._has_begun or self._thinker.is_up

    def is_asking_too_much(self, _turn: Turn, most: int, /) -> bool:
        """Say whether so many jobs wait already for short answers."""
        return len(self.quick.waiting) >= most

    async def take_turn(self, queue: InsideQueue) -> None:
        """Wait until the worker is free."""
        if self.is_closed:
            raise WorkerLost("closed")
        if not self._is_busy:
            self._is_busy = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.leave()  # it was our turn just now
            raise

    def leave(self) -> None:
        """Let the next one have the worker."""
        for queue in self._queues:
            while queue.waiting:
                waiting = queue.waiting.popleft()
                if not waiting.done():
                    waiting.set_result(None)
                    return
        self._is_busy = False

    async def do(self, job: Job, patience: float) -> Any:
        """Have a job done; a worker that is lost over it is replaced once."""
        written = pickle.dumps((job.work, job.arguments))
        for _ in range(_TRIES):
            limit = patience if self._has_begun else _START + patience
            try:
                answer = await asyncio.wait_for(self._thinker.think(written), limit)
            except TimeoutError:
                self._replace()
                raise Late from None
            except asyncio.CancelledError:
                self._replace()  # nobody waits for the answer any more
                raise
            except Exception:
                self._replace()
                continue
            self._has_begun = True
            is_done, found = pickle.loads(answer)
            if not is_done:
                raise found
            return found
        raise WorkerLost("the worker ended twice")

    def _replace(self) -> None:
        self._has_begun = False
        if not self.is_closed:
            self._thinker.restart()


class InsideTrial:
    """Where own editions are tried out: in the worker that thinks."""

    def __init__(self, pool: InsidePool) -> None:
        self._pool = pool

    async def check(
        self, game: str, data: bytes, seats: int, options: Mapping[str, bool | int | str]
    ) -> None:
        """Raise what is wrong with an edition, or with playing it so."""
        job = Job(try_out, (game, data, seats, dict(options)))
        try:
            await self._pool.deep.run(Turn("", ""), lambda _: job, _TRIAL)
        except (Late, WorkerLost):
            raise Refused("malformed", "this edition takes too long to read or to play") from None
        except (RuntimeError, MemoryError):
            raise Refused("malformed", "this edition cannot be played") from None

    async def close(self) -> None:
        """Try no more."""
