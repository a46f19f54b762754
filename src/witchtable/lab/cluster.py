"""Work on the machines of a Dask scheduler, which gives the jobs of a lost worker to others."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message
from witchtable.guests.processes import Lost

__all__ = ["SchedulerProblem", "run_on_scheduler"]

J = TypeVar("J")
R = TypeVar("R")

_PATIENCE: Final = 15  # seconds to find a scheduler, and its first worker
_AHEAD: Final = 4  # jobs that wait at the scheduler for each thread


class SchedulerProblem(WitchtableError):
    """The scheduler, or what it schedules on, cannot be used; the message says why."""


def run_on_scheduler(
    function: Callable[[J], R], jobs: Iterable[J], address: str
) -> Generator[R | Lost[J], None, None]:
    """Call a function with every job, as `run_all` does, on the workers of a scheduler."""
    dask = _dask()
    with _client(dask, address) as client:
        threads = sum(client.nthreads().values())
        waiting = iter(jobs)
        submitted: dict[Any, J] = {}
        done = dask.as_completed(loop=client.loop)

        def submit(count: int) -> None:
            for job in islice(waiting, count):
                # A game stays one game, however often it is asked for.
                future = client.submit(function, job, pure=False)
                submitted[future] = job
                done.add(future)

        submit(_AHEAD * threads)
        for future in done:
            yield _fetch(dask, future, submitted.pop(future))
            submit(1)


def _fetch(dask: Any, future: Any, job: J) -> Any:
    try:
        return future.result()
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
