"""Work in other processes: whatever is done there may hang, crash or exit, and we go on.

    for outcome in run_all(play, games, processes=4):   # in any order, as they come
        ...                                              # closing the generator stops everything

`Worker` is one such process, for those who wait in their own way: `call` waits for an answer, in a
thread if need be, and `stop` ends the process, which also ends the waiting.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from witchtable.engine.errors import WitchtableError
from witchtable.guests.program import end_programs

__all__ = ["Lost", "Worker", "WorkerLost", "none_lost", "run_all"]

J = TypeVar("J")
R = TypeVar("R")

_TRIES: Final = 3


class WorkerLost(Exception):
    """The process has ended over its work."""


class Worker:
    """A process of our own that does one thing after another."""

    def __init__(self) -> None:
        # Not forked: whoever calls us may have threads.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        with _deaf():
            self._process.start()
        theirs.close()

    def call(self, function: Callable[..., R], *arguments: Any) -> R:
        """Have something done and wait for it; raise what it raised, or WorkerLost."""
        self.give(function, *arguments)
        result: R = self.take()
        return result

    def give(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Have something done, without waiting for it."""
        with contextlib.suppress(OSError):  # it is dead, and will be found so
            self.connection.send((function, arguments))

    def take(self) -> Any:
        """Wait for what came of the work that was given."""
        try:
            is_done, answer = self.connection.recv()
        except (EOFError, OSError):
            raise WorkerLost from None
        if not is_done:
            raise answer
        return answer

    def call_within(self, seconds: float, function: Callable[..., R], *arguments: Any) -> R:
        """Have something done like `call`; raise TimeoutError when no answer has come in so long.

        Then the worker is of no use any more: it must be stopped.
        """
        self.give(function, *arguments)
        try:
            is_there = self.connection.poll(seconds)
        except OSError:
            raise WorkerLost from None
        if not is_there:
            raise TimeoutError
        result: R = self.take()
        return result

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """End the process, whatever it does, while another thread may wait for it."""
        self._process.kill()

    def stop(self) -> None:
        """End the process, whatever it does, and let go of it."""
        self._process.kill()
        self._process.join()
        self.connection.close()


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


def _work(connection: Connection) -> None:
    """Do what comes over the line; a process begins here."""
    # Ctrl+C at the terminal reaches all processes; the first one decides what it means. (Where
    # processes do not inherit what they ignore, this is where they begin to.)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            function, arguments = connection.recv()
        except (EOFError, OSError):
            return  # nobody waits for us any more
        connection.send(_answer(function, arguments))


def _end_with_parent() -> None:
    """Wait for the end of whoever started us, were it `kill -9`, and end too, whatever we do.

    Not by the signal that Linux has for it: that comes with the end of the thread that started us.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    end_programs()
    os._exit(1)


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    """Return whether it was done, and its result or the error."""
    try:
        return True, function(*arguments)
    except WitchtableError as refusal:
        return False, refusal
    except Exception:
        return False, RuntimeError(traceback.format_exc())


# -- many things at once ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Lost(Generic[J]):
    """A job that has ended every process that tried it."""

    job: J


def none_lost(outcomes: Iterable[R | Lost[Any]]) -> Iterator[R]:
    """Give results only, for those who need them all: raise WorkerLost for a job that was lost."""
    for outcome in outcomes:
        if isinstance(outcome, Lost):
            raise WorkerLost(f"{outcome.job} has ended {_TRIES} processes")
        yield outcome


def run_all(
    function: Callable[[J], R], jobs: Iterable[J], processes: int
) -> Generator[R | Lost[J], None, None]:
    """Call a function with every job, in so many processes; with one, here.

    Results come in any order. A job whose process was lost is given to another, a few times.
    """
    if processes > 1:
        yield from _spread(function, deque((job, 1) for job in jobs), processes)
        return
    for job in jobs:
        yield function(job)


def _spread(
    function: Callable[[J], R], waiting: deque[tuple[J, int]], processes: int
) -> Generator[R | Lost[J], None, None]:
    busy: dict[Worker, tuple[J, int]] = {}
    idle = [Worker() for _ in range(min(processes, len(waiting)))]
    try:
        while waiting or busy:
            while idle and waiting:
                worker, (job, tries) = idle.pop(), waiting.popleft()
                busy[worker] = job, tries
                worker.give(function, job)
            for worker in _ready(busy):
                job, tries = busy.pop(worker)
                idle.append(worker)
                try:
                    yield worker.take()
                except WorkerLost:
                    worker.stop()
                    idle[idle.index(worker)] = Worker()
                    if tries < _TRIES:
                        waiting.appendleft((job, tries + 1))
                    else:
                        yield Lost(job)
    finally:
        for worker in (*idle, *busy):
            worker.stop()


def _ready(workers: Iterable[Worker]) -> list[Worker]:
    ready = wait([worker.connection for worker in workers])
    return [worker for worker in workers if worker.connection in ready]
