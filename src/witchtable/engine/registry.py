"""The games at hand. Each game is registered by `witchtable.games`; the engine knows none by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from witchtable.engine.edition import Edition
from witchtable.engine.errors import UnknownGame
from witchtable.engine.game import Game

__all__ = ["GAMES", "Registry", "find", "find_edition"]


class Registry(Mapping[str, Game]):
    """A read-only mapping from game ids to games, in the order in which they were added."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}

    def add(self, game: Game) -> None:
        """Register a game under its id."""
        self._games[game.id] = game

    def find(self, id: str) -> Game:
        """Find a game; raise UnknownGame, which lists the known ones."""
        return self[id]

    def __getitem__(self, id: str) -> Game:
        try:
            return self._games[id]
        except (KeyError, TypeError):
            raise UnknownGame(id, self._games) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Registry()


def find(id: str) -> Game:
    """Find a game of this process: what a pickled game comes back as."""
    return GAMES[id]


@lru_cache(maxsize=8)
def find_edition(id: str, data: bytes) -> Edition:
    """Find the house edition, or read another one again from its data (JSON), each only once."""
    game = GAMES[id]
    house = game.house_edition()
    found: dict[str, Any] = msgspec.json.decode(data)
    return house if found == house.data else game.read_edition(found, found["meta"]["edition"])
