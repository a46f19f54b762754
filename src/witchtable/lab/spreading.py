"""Calling a function many times in several processes, and giving the answers as they come."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

__all__ = ["spread"]

T = TypeVar("T")


def spread(function: Callable[..., T], calls: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """Call it with each of the arguments, in this many processes; the answers come in any order."""
    if jobs == 1:
        for arguments in calls:
            yield function(*arguments)
        return
    # Not forked: whoever calls us may have threads.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts)
    waiting = iter(calls)
    running: set[Future[T]] = set()
    try:
        while True:
            for arguments in islice(waiting, 2 * jobs - len(running)):
                running.add(pool.submit(function, *arguments))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    # Ctrl+C at the terminal reaches all processes; the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
