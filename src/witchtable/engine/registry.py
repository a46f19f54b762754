"""The games at hand. Each game is registered by `witchtable.games`; the engine knows none by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from witchtable.engine.errors import UnknownGame
from witchtable.engine.game import Game

__all__ = ["GAMES", "Registry"]


class Registry(Mapping[str, Game]):
    """A read-only mapping from game ids to games, in the order in which they were added."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def add(self, game: Game) -> None:
        """Register a game under its id."""
        self._games[game.id] = game

    def find(self, id: str) -> Game:
        """Find a game; raise UnknownGame, which lists the known ones."""
        try:
            return self._games[id]
        except KeyError:
            raise UnknownGame(id, self._games) from None

    def __getitem__(self, id: str) -> Game:
        return self._games[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Registry()
