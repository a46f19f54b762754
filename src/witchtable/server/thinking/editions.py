"""Own editions are tried out in a process of their own before the server reads them.

An edition comes from a stranger. What it may demand is bounded (docs/editions.md); should a bound be
missing, this process runs out of time or memory instead of the server.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from witchtable.games import GAMES
from witchtable.guests.processes import Worker, WorkerLost
from witchtable.server.protocol.codes import Refused

try:
    import resource
except ImportError:  # not on Windows: there only the clock ends it
    resource = None  # type: ignore[assignment]

__all__ = ["EditionTrial", "try_out"]

_log = logging.getLogger(__name__)
_SECONDS: Final = 5  # of the processor; a box like ours takes a twentieth of one
_PATIENCE: Final = 20.0  # seconds by the clock, on a machine that is busy
_START: Final = 60.0  # seconds until the process is there
_MEMORY: Final = 256 << 20  # bytes more than it has to begin with
_DECISIONS: Final = 100
_WAITING: Final = 10  # who may wait for it at a time
_PASSED: Final = 100  # trials that need not be made again

Options: TypeAlias = Mapping[str, bool | int | str]


def try_out(game_id: str, data: bytes, seats: int, options: Options) -> None:
    """Read an edition, deal it, and play a little: list, show and choose. Raises what is wrong."""
    _limit()
    game = GAMES[game_id]
    edition = game.read_edition(msgspec.json.decode(data), "edition")
    state = game.new(seats=seats, seed="trial", edition=edition, **options)
    rng = Random(0)
    for _ in range(_DECISIONS):
        if not state.deciders:
            return
        seat = state.deciders[0]
        state.asides(seat)
        state.view(seat)
        state.apply(seat, rng.choice(state.legal(seat)))


def _limit() -> None:
    """Let this process end after some more seconds of work, or if it wants much more memory."""
    if resource is None:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime) + 1
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (spent + _SECONDS, hard))
    with suppress(OSError, ValueError):  # only Linux tells how much there is
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + _MEMORY, hard))


class EditionTrial:
    """The process, started when it is first needed; one edition after the other."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        # Not the pool that everything else shares: a trial may take its time.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="editions")
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._passed: OrderedDict[tuple[Any, ...], None] = OrderedDict()

    async def check(self, game: str, data: bytes, seats: int, options: Options) -> None:
        """Raise what is wrong with an edition, or with playing it so (a WitchtableError or Refused)."""
        key = game, data, seats, tuple(sorted(options.items()))
        if key not in self._passed:
            if self._waiting >= _WAITING:
                raise Refused("unavailable", "too many editions are being read; try again in a minute")
            self._waiting += 1
            try:
                async with self._turn:
                    await self._try(game, data, seats, options)
            finally:
                self._waiting -= 1
        self._passed[key] = None
        self._passed.move_to_end(key)
        while len(self._passed) > _PASSED:
            self._passed.popitem(last=False)

    async def close(self) -> None:
        """End the process."""
        self._stop()
        self._thread.shutdown(wait=False)

    async def _try(self, game: str, data: bytes, seats: int, options: Options) -> None:
        loop = asyncio.get_running_loop()
        try:
            if self._worker is None:
                self._worker = await loop.run_in_executor(self._thread, Worker)
                ready = loop.run_in_executor(self._thread, self._worker.call, _get_ready)
                await asyncio.wait_for(ready, _START)
            call = partial(self._worker.call, try_out, game, data, seats, options)
            await asyncio.wait_for(loop.run_in_executor(self._thread, call), _PATIENCE)
        except (WorkerLost, TimeoutError):
            self._stop()
            raise Refused("malformed", "this edition takes too long to read or to play") from None
        except RuntimeError as problem:  # what was raised there: no memory, or a mistake of ours
            self._stop()
            _log.warning("an edition cannot be played: %s", problem)
            raise Refused("malformed", "this edition cannot be played") from None
        except asyncio.CancelledError:
            self._stop()  # who asked has gone; nobody waits for the answer
            raise

    def _stop(self) -> None:
        if self._worker is not None:
            worker, self._worker = self._worker, None
            worker.stop()


def _get_ready() -> None:
    """Load all games and their components."""
    for game in GAMES.values():
        game.edition()
