"""The task that owns a table: one thing happens after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

__all__ = ["Owner"]

T = TypeVar("T")


class Owner:
    """Does what is asked for in its order; where nothing happens there is no task."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._inbox: list[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or waits to be."""
        return bool(self._task or self._inbox)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something when everything before it is done."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # Whoever waited may be gone when it is done; then nobody asks for a failure.
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._inbox.append((work, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name=self._name)
        # Shielded: a client that disappears must not leave a move half made.
        return await asyncio.shield(future)

    async def _work(self) -> None:
        """Work the inbox off."""
        try:
            while self._inbox:
                work, future = self._inbox.pop(0)
                try:
                    result = await work()
                except Exception as problem:
                    future.set_exception(problem)
                except BaseException:
                    future.cancel()
                    raise
                else:
                    future.set_result(result)
        finally:
            self._task = None
            while self._inbox:  # only when the owner was stopped: nobody may wait for ever
                self._inbox.pop(0)[1].cancel()

    def stop(self) -> None:
        """Let go of everything."""
        if self._task is not None:
            self._task.cancel()
