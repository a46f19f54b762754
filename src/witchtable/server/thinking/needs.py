"""What bots and reviews need of who works for them: processes on a machine, a worker in a browser."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from witchtable.server.thinking.lanes import Prepare
from witchtable.server.thinking.turns import Turn

__all__ = ["Lanes", "Queue"]


class Queue(Protocol):
    """Where work of one kind waits for its turn."""

    @property
    def is_closed(self) -> bool:
        """Whether nothing is begun here any more."""

    async def run(self, turn: Turn, prepare: Prepare, patience: float, /) -> Any:
        """Work something out when its turn has come; raise Late, WorkerLost, or what it raises."""


Q = TypeVar("Q", bound=Queue)


class Lanes(Protocol[Q]):
    """Work for others, in queues: short decisions, long ones, those of guests, reviews."""

    quick: Q
    deep: Q
    guests: Q
    reviews: Q

    async def run(self, lane: Q, turn: Turn, prepare: Prepare, patience: float, /) -> Any:
        """Work something out in its turn; raise Late, WorkerLost, or what the work raises."""

    async def close(self) -> None:
        """Stop thinking."""

    @property
    def is_somebody_waiting(self) -> bool:
        """Whether anybody waits, reviews apart."""

    def is_asking_too_much(self, turn: Turn, most: int, /) -> bool:
        """Say whether so many jobs of a player wait already for short answers."""
