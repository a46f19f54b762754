"""Who thinks where: five lanes, so that short work never waits behind the long work of others.

- `quick`: what is usually done in milliseconds, such as an apprentice's decision or an aid.
- `deep`: what takes its time, as much as it is given: grandmistresses and hints.
- `slow`: what has taken longer in these than it should, and whatever its table asks there from then on.
- `guests`: bots of others, of which nothing is known.
- `reviews`: games that are over; one process, which waits for all others.

In each lane one player after the other has the turn (turns.py). A level that gave nothing in time on a
busy machine is asked again in the slow lane: nothing counts as late because it had to wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any, Final

from witchtable.server.thinking.lanes import Lane, Late, Prepare
from witchtable.server.thinking.turns import Turn

__all__ = ["Workers"]

_QUICK_PROCESSES: Final = 2  # of which one player has one: the other is there for the others
_QUICK: Final = 1.0  # seconds in the quick lane, a hundred times what is usual
_WAIT: Final = 5.0  # seconds that a player's decisions should take in all; then each is given less
_LEAST_SHARE: Final = 0.05  # of the usual time
_REMEMBERED: Final = 10_000  # slow tables


class Workers:
    """All processes that think, in lanes."""

    def __init__(self, processes: int, seconds: float, loads: Sequence[str] = ()) -> None:
        self._seconds = seconds
        self.quick = Lane("quick", _QUICK_PROCESSES, for_one=1, loads=loads)
        self.deep = Lane("deep", processes)
        self.slow = Lane("slow", 1, loads=loads)
        # Apart, so that a guest who hangs or crashes takes no thought from our own; and one process
        # more than one player has, so that others' guests need not wait for it either.
        self.guests = Lane("guests", max(2, processes), for_one=max(1, processes - 1), is_ours=False)
        self.reviews = Lane("reviews", 1)
        self.lanes = (self.quick, self.deep, self.slow, self.guests, self.reviews)
        self._limits = {self.quick: _QUICK, self.deep: 3 * seconds + 1}
        self._slow: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def run(self, lane: Lane, turn: Turn, prepare: Prepare, patience: float) -> Any:
        """Work something out in its turn; raise Late, WorkerLost, or what the work raises."""
        limit = self._limits.get(lane, patience)
        share = partial(self._share, lane, turn.player)
        if limit >= patience:
            return await lane.run(turn, prepare, patience, share)
        key = lane.name, turn.table
        if key not in self._slow:
            try:
                return await lane.run(turn, prepare, limit, share)
            except Late:
                self._remember(key)
        return await self._run_slowly(key, turn, prepare, patience)

    async def close(self) -> None:
        """Stop thinking."""
        await asyncio.gather(*(lane.close() for lane in self.lanes))

    @property
    def is_somebody_waiting(self) -> bool:
        """Whether anybody waits for a process, reviews apart."""
        return any(len(lane.turns) for lane in self.lanes if lane is not self.reviews)

    def is_asking_too_much(self, turn: Turn, most: int) -> bool:
        """Say whether so many jobs of a player wait already for short answers."""
        return self.quick.turns.count(turn.player) + self.slow.turns.count(turn.player) >= most

    async def _run_slowly(
        self, key: tuple[str, str], turn: Turn, prepare: Prepare, patience: float
    ) -> Any:
        begun = monotonic()

        def begin(share: float) -> Any:
            nonlocal begun
            begun = monotonic()
            return prepare(share)

        found = await self.slow.run(turn, begin, patience)
        if monotonic() - begun < _QUICK / 4:
            self._slow.pop(key, None)  # it was the machine that was slow, and not the table
        return found

    def _remember(self, key: tuple[str, str]) -> None:
        self._slow[key] = None
        if len(self._slow) > _REMEMBERED:
            self._slow.popitem(last=False)

    def _share(self, lane: Lane, player: str) -> float:
        """Say which part of the usual time there is: less for who has many others waiting."""
        own = lane.turns.count(player) + 1
        in_all = own * lane.turns.count_players(player) * self._seconds / lane.processes
        return max(_LEAST_SHARE, min(1.0, _WAIT / in_all)) if in_all else 1.0
