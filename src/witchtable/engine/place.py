"""What a bot is given: a seat's place at the table, and never the true state."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from witchtable.engine.moves import Action, Seat

if TYPE_CHECKING:
    from witchtable.engine.edition import Edition
    from witchtable.engine.state import State

__all__ = ["Place"]


class Place:
    """One decision as its seat sees it: `view`, `legal`, `sample(rng)`, `seat`, `seconds`."""

    def __init__(self, state: State, seat: Seat, seconds: float = 1.0) -> None:
        self.__state = state
        self.seat = seat
        self.seconds = seconds

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.__state.view(self.seat)

    @cached_property
    def legal(self) -> list[Action]:
        """What the seat may do."""
        return self.__state.legal(self.seat)

    @property
    def edition(self) -> Edition:
        """The components in play: printed, so known to everybody."""
        return self.__state.edition

    def sample(self, rng: Random) -> State:
        """Return a full state the seat cannot tell from the true one."""
        return self.__state.sample(self.seat, rng)
