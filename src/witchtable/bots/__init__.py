"""Players given only a place: what its seat sees, and what it may do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from witchtable.engine.errors import UnknownBot
from witchtable.engine.game import Game
from witchtable.engine.moves import Action
from witchtable.engine.place import Place

__all__ = ["LEVELS", "Bot", "bot"]


class Bot(Protocol):
    """Whoever can choose at a place can play."""

    def choose(self, place: Place) -> Action:
        """Choose one of `place.legal`."""


class RandomBot:
    """Plays any legal action with equal chance: for tests and as the lowest rung."""

    def __init__(self, game: Game, rng: Random) -> None:  # noqa: ARG002 - every level is built alike
        self._rng = rng

    def choose(self, place: Place) -> Action:
        """Choose blindly."""
        return self._rng.choice(place.legal)


class ApprenticeBot:
    """Plays by the simple maxims that each game's folder has for beginners; answers at once."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._advise = game.apprentice
        self._rng = rng

    def choose(self, place: Place) -> Action:
        """Follow the maxims."""
        return self._advise(place, self._rng)


LEVELS: Final[dict[str, Callable[[Game, Random], Bot]]] = {
    "random": RandomBot,
    "apprentice": ApprenticeBot,
}


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """Seat a bot; the same seed plays the same way at the same places."""
    kind = LEVELS.get(level)
    if kind is None:
        raise UnknownBot(level, LEVELS)
    return kind(game, Random(seed))
