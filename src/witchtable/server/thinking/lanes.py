"""Processes with a fair queue before them; what takes too long, or crashes, costs its own process only.

A lane keeps its processes, and starts each when it is first needed. A thread waits for each of them:
never one of those that others need, such as whoever logs in.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from witchtable.guests.processes import Worker, WorkerLost
from witchtable.server.thinking import decisions
from witchtable.server.thinking.turns import Turn, Turns

__all__ = ["Job", "Lane", "Late", "Prepare"]

_START: Final = 60.0  # seconds until a new process has loaded everything, on a busy machine
_MODESTY: Final = 5  # of the system's priorities: who makes a move comes before who thinks
_MEMORY: Final = 1 << 30  # bytes; what our own bots and aids need is a tenth of it


class Late(Exception):
    """It took longer than it may, and its process was ended."""


class Job(NamedTuple):
    """Something to be worked out in another process."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    ends_after: float = math.inf
    """Seconds after which the work ends its process by itself, and says where it hung."""


class Prepare(Protocol):
    """Puts a job together when its turn has come."""

    def __call__(self, share: float, /) -> Job:
        """Take as much of the usual time as there is: all of it (1.0), or less when many wait."""


class Lane:
    """A few processes, each replaced when it is lost, for whoever has the turn."""

    def __init__(
        self,
        name: str,
        processes: int,
        *,
        for_one: int | None = None,
        is_ours: bool = True,
        loads: Sequence[str] = (),
    ) -> None:
        """Let one player have at most so many processes at a time, if `for_one` says so.

        Each process loads some modules before its first job, in nobody's time.
        """
        self.name = name
        self.processes = processes
        self.turns: Turns[tuple[str, asyncio.Future[_Desk]]] = Turns()
        self.waited: list[Callable[[float], None]] = []
        """Told how many seconds each job has waited for its turn."""
        self._desks = [_Desk(loads, is_ours=is_ours) for _ in range(processes)]
        self._idle = self._desks[::-1]
        self._for_one = for_one or processes
        self._at_work: Counter[str] = Counter()
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix=f"witchtable {name}")
        self._running: set[asyncio.Future[Any]] = set()
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Whether nothing is begun here any more."""
        return self._is_closed

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [desk.worker.pid for desk in self._desks if desk.worker is not None]

    async def run(
        self, turn: Turn, prepare: Prepare, patience: float, share: Callable[[], float] = lambda: 1.0
    ) -> Any:
        """Work something out when its turn has come, and raise what it raises.

        Raises Late when it takes longer than `patience`, counted from its beginning, and WorkerLost
        when its process ends over it twice.
        """
        asked_at = monotonic()
        desk = await self._take_turn(turn)
        try:
            for tell in self.waited:
                tell(monotonic() - asked_at)
            job = prepare(share())
            doing = asyncio.get_running_loop().run_in_executor(self._threads, desk.do, job, patience)
        except BaseException:
            self._leave(desk, turn)
            raise
        self._running.add(doing)
        doing.add_done_callback(lambda done: self._is_done(desk, turn, done))
        # Shielded: who stops waiting does not stop the process, which is busy until it is done.
        return await asyncio.shield(doing)

    async def close(self) -> None:
        """End all processes, and all waiting for them."""
        self._is_closed = True
        while (following := self.turns.take()) is not None:
            _, waiting = following
            if not waiting.done():
                waiting.set_exception(WorkerLost("closed"))
        for desk in self._desks:
            desk.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        for desk in self._desks:
            desk.clear()
        self._threads.shutdown(wait=False)

    async def _take_turn(self, turn: Turn) -> _Desk:
        if self._is_closed:
            raise WorkerLost("closed")
        if self._idle and self._at_work[turn.player] < self._for_one:
            self._at_work[turn.player] += 1
            return self._idle.pop()
        waiting: asyncio.Future[_Desk] = asyncio.get_running_loop().create_future()
        self.turns.add(turn, (turn.player, waiting))
        try:
            return await waiting
        except asyncio.CancelledError:
            self.turns.drop(turn, (turn.player, waiting))
            if waiting.done() and not waiting.cancelled() and waiting.exception() is None:
                self._leave(waiting.result(), turn)  # it was given to us just now
            raise

    def _is_done(self, desk: _Desk, turn: Turn, done: asyncio.Future[Any]) -> None:
        self._running.discard(done)
        if not done.cancelled():
            done.exception()  # perhaps nobody waits for it any more
        self._leave(desk, turn)

    def _leave(self, desk: _Desk, turn: Turn) -> None:
        """Let whoever is next have a desk."""
        self._idle.append(desk)
        self._at_work -= Counter([turn.player])
        while self._idle:
            full = [player for player, number in self._at_work.items() if number >= self._for_one]
            following = self.turns.take(full if self._for_one < self.processes else ())
            if following is None:
                return
            player, waiting = following
            if not waiting.done():
                self._at_work[player] += 1
                waiting.set_result(self._idle.pop())


class _Desk:
    """Where one process works, and the next one after it was lost; one thread at a time comes here."""

    def __init__(self, loads: Sequence[str], *, is_ours: bool) -> None:
        self._loads = (decisions.__name__, *loads)
        self._is_ours = is_ours
        self._is_closed = False
        self._lock = Lock()
        self.worker: Worker | None = None

    def do(self, job: Job, patience: float) -> Any:
        """Have a job done; a process that is found dead, or dies over it, is replaced once."""
        for _ in range(2):
            worker = self.worker or self._start()
            begun = monotonic()
            try:
                return worker.call_within(patience, job.work, *job.arguments)
            except TimeoutError:
                self.clear()
                raise Late from None
            except WorkerLost:
                self.clear()
                if monotonic() - begun >= job.ends_after:
                    raise Late from None
        raise WorkerLost("its process ended twice")

    def close(self) -> None:
        """End the process, and start no other."""
        with self._lock:
            self._is_closed = True
            if self.worker is not None:
                self.worker.kill()

    def clear(self) -> None:
        """Leave no process."""
        with self._lock:
            worker, self.worker = self.worker, None
        if worker is not None:
            worker.stop()

    def _start(self) -> Worker:
        with self._lock:
            if self._is_closed:
                raise WorkerLost
            self.worker = worker = Worker()
        try:
            worker.call_within(_START, _begin, self._loads, self._is_ours)
        except (TimeoutError, WorkerLost):
            self.clear()
            raise WorkerLost("no process can be started") from None
        return worker


def _begin(loads: Iterable[str], is_ours: bool) -> None:
    """Load what is needed, take what nobody else wants, and not all of the memory."""
    for module in loads:
        import_module(module)
    if hasattr(os, "nice"):
        os.nice(_MODESTY)
    if is_ours:  # guests may need whatever they need
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
