"""`grandmistress@cheat`: the same level, but all that is hidden lies open to it.

How much is lost by not knowing? Whoever plays against a cheat finds out. There are some in the arena
alone, which hands the true table over; elsewhere nobody is called so, and a Place gives only guesses.
"""

from __future__ import annotations

from random import Random
from typing import Final

from witchtable.bots import Bot
from witchtable.engine.errors import UnknownBot
from witchtable.engine.game import Game
from witchtable.engine.moves import Seat
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.guests import is_level, known_bots, seat

__all__ = ["OpenPlace", "place_of", "seat_in_arena"]

_CHEATS: Final = "@cheat"


class OpenPlace(Place):
    """A place from which everything is seen: each of its samples is the truth."""

    def __init__(self, state: State, seat: Seat, seconds: float = 1.0) -> None:
        super().__init__(state, seat, seconds)
        self._truth = state

    def sample(self, rng: Random) -> State:  # noqa: ARG002 - nothing is left to chance
        """Return the table as it is."""
        return self._truth.copy()


def seat_in_arena(name: str, game: Game, seed: int) -> Bot:
    """Seat a bot as everywhere, or a level that cheats."""
    honest = name.removesuffix(_CHEATS)
    if honest != name and not is_level(honest):
        raise UnknownBot(name, known_bots())
    return seat(honest, game, seed)


def place_of(name: str, state: State, seat: Seat, seconds: float) -> Place:
    """Give a bot its place: only who is called a cheat sees everything."""
    return (OpenPlace if name.endswith(_CHEATS) else Place)(state, seat, seconds)
