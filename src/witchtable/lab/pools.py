"""Where games are played: in this process, in several, or on the machines of a Dask scheduler.

Each of these takes jobs and gives results as they come, in any order. A job whose process was lost is
given to another; one that ends its process again and again comes back as `Lost`.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message
from witchtable.lab.matches import Result, play
from witchtable.lab.plans import Job, Table

__all__ = ["Lost", "Outcome", "Pool", "SchedulerProblem", "here", "on_scheduler", "processes"]

_TRIES: Final = 3
_PATIENCE: Final = 15  # seconds to find a scheduler, and its first worker
_AHEAD: Final = 4  # jobs that wait at the scheduler for each thread


class Lost(msgspec.Struct, frozen=True):
    """A game that has ended every process that tried to play it."""

    job: Job


Outcome: TypeAlias = Result | Lost


class Pool(Protocol):
    """Plays games somewhere."""

    def __call__(self, table: Table, jobs: Iterable[Job]) -> Generator[Outcome, None, None]:
        """Play them all; closing the generator stops everything."""


class SchedulerProblem(WitchtableError):
    """The scheduler, or what it schedules on, cannot be used; the message says why."""


def here(table: Table, jobs: Iterable[Job]) -> Generator[Outcome, None, None]:
    """Play in this process, one game after the other."""
    for job in jobs:
        yield play(table, job)


# -- processes --------------------------------------------------------------------------------


class _Worker:
    """A process of our own that plays one game at a time."""

    def __init__(self, table: Table) -> None:
        # Not forked: whoever calls us may have threads.
        context = multiprocessing.get_context("spawn")
        self.end, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(table, theirs), daemon=True)
        with _deaf():
            self._process.start()
        theirs.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        self.job = job
        with contextlib.suppress(OSError):  # it is dead, and will be found so
            self.end.send(job)

    def take(self) -> Outcome:
        """Take what it has played; Lost if it is dead."""
        job, self.job = self.job, None
        assert job is not None
        try:
            answer = self.end.recv()
        except (EOFError, OSError):
            return Lost(job)
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, Result)
        return answer

    def stop(self) -> None:
        self.end.close()
        self._process.terminate()
        self._process.join()


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Let a process that starts meanwhile not hear Ctrl+C, not even while it is still loading."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the first thread may set this, and only there Ctrl+C arrives
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(table: Table, end: Connection) -> None:
    # Ctrl+C at the terminal reaches all processes; the first one decides what it means. (Where
    # processes do not inherit what they ignore, this is where they begin to.)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = end.recv()
        except (EOFError, OSError):
            return  # nobody waits for us any more
        try:
            answer: object = play(table, job)
        except WitchtableError as refusal:
            answer = refusal
        except Exception:
            answer = RuntimeError(traceback.format_exc())
        end.send(answer)


def processes(count: int) -> Pool:
    """Play in this many processes at once."""

    def pool(table: Table, jobs: Iterable[Job]) -> Generator[Outcome, None, None]:
        waiting = deque(jobs)
        losses: Counter[Job] = Counter()
        workers = [_Worker(table) for _ in range(min(count, len(waiting)))]
        try:
            while busy := _set_to_work(workers, waiting):
                for worker in _ready(busy):
                    outcome = worker.take()
                    if isinstance(outcome, Lost):
                        worker.stop()
                        workers[workers.index(worker)] = _Worker(table)
                        losses[outcome.job] += 1
                        if losses[outcome.job] < _TRIES:
                            waiting.appendleft(outcome.job)
                            continue
                    yield outcome
        finally:
            for worker in workers:
                worker.stop()

    return pool


def _set_to_work(workers: list[_Worker], waiting: deque[Job]) -> list[_Worker]:
    for worker in workers:
        if worker.job is None and waiting:
            worker.give(waiting.popleft())
    return [worker for worker in workers if worker.job is not None]


def _ready(busy: list[_Worker]) -> list[_Worker]:
    ready = wait([worker.end for worker in busy])
    return [worker for worker in busy if worker.end in ready]


# -- Dask -------------------------------------------------------------------------------------


def on_scheduler(address: str) -> Pool:
    """Play on the workers of a Dask scheduler; it gives the jobs of a lost worker to others."""

    def pool(table: Table, jobs: Iterable[Job]) -> Generator[Outcome, None, None]:
        dask = _dask()
        with _client(dask, address) as client:
            threads = sum(client.nthreads().values())
            waiting = iter(jobs)
            asked: dict[Any, Job] = {}
            done = dask.as_completed(loop=client.loop)

            def submit(count: int) -> None:
                for job in islice(waiting, count):
                    # A game stays one game, however often it is asked for.
                    future = client.submit(play, table, job, pure=False)
                    asked[future] = job
                    done.add(future)

            submit(_AHEAD * threads)
            for future in done:
                yield _fetch(dask, future, asked.pop(future))
                submit(1)

    return pool


def _fetch(dask: Any, future: Any, job: Job) -> Outcome:
    try:
        result = future.result()
        assert isinstance(result, Result)
        return result
    except WitchtableError:
        raise
    except dask.KilledWorker:
        return Lost(job)
    except BaseException as problem:
        name = type(problem).__name__
        # Its class depends on the version of the package, and in old ones is no Exception.
        if name.endswith("CancelledError"):
            raise SchedulerProblem(Message("arena-scheduler-gone")) from None
        if not isinstance(problem, Exception):
            raise
        detail = f"{name}: {problem}"
        raise SchedulerProblem(Message("arena-worker-failed", detail=detail)) from problem


def _dask() -> Any:
    try:
        # Only now: it is large, and few need it.
        return import_module("distributed")
    except ImportError as problem:
        reason = Message("arena-no-distributed", detail=str(problem))
        raise SchedulerProblem(reason) from None


def _client(dask: Any, address: str) -> Any:
    try:
        client = dask.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as problem:
        reason = Message("arena-no-scheduler", address=address, detail=str(problem))
        raise SchedulerProblem(reason) from None
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        client.close()
        raise SchedulerProblem(Message("arena-no-workers", address=address)) from None
    return client
