"""The games at hand. `witchtable.games` fills them in; the engine knows none by name.

At run time this imports neither games nor editions: those that travel between processes are found again
here, so they import it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from witchtable.engine.errors import UnknownGame

if TYPE_CHECKING:
    from witchtable.engine.edition import Edition
    from witchtable.engine.game import Game

__all__ = ["GAMES", "Registry", "find", "find_edition"]


class Registry(Mapping[str, "Game"]):
    """A read-only mapping from game ids to games, in the order in which they were added."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._more: list[Callable[[], Iterable[Game]]] = []

    def add(self, game: Game) -> None:
        """Register a game under its id."""
        self._games[game.id] = game

    def add_later(self, find_more: Callable[[], Iterable[Game]]) -> None:
        """Look there for more games, once somebody asks for all of them or for an unknown one."""
        self._more.append(find_more)

    def find(self, id: str) -> Game:
        """Find a game; raise UnknownGame, which lists the known ones."""
        return self[id]

    def __getitem__(self, id: str) -> Game:
        try:
            return self._games[id] if id in self._games else self._all()[id]
        except (KeyError, TypeError):
            raise UnknownGame(id, self._games) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, Game]:
        while self._more:
            for game in self._more.pop()():
                self.add(game)
        return self._games


GAMES = Registry()


def find(id: str) -> Game:
    """Find a game of this process: what a pickled game comes back as."""
    return GAMES[id]


@lru_cache(maxsize=32)
def find_edition(id: str, data: bytes) -> Edition:
    """Find the house edition, or read another one from its data (JSON): each once, while it is in use.

    Raises BadEdition for what is none.
    """
    game = GAMES[id]
    house = game.house_edition()
    found: dict[str, Any] = msgspec.json.decode(data)
    return house if found == house.data else game.read_edition(found, "edition")
