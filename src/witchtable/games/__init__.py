"""The registry: one line for each game. No other Python outside a game's folder names a game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from witchtable.engine.errors import UnknownGame
from witchtable.engine.game import Game
from witchtable.games import witchdom

__all__ = ["GAMES", "find_game"]

GAMES: Mapping[str, Game] = MappingProxyType({game.id: game for game in (witchdom.GAME,)})


def find_game(name: str) -> Game:
    """Find a game by its id; raise UnknownGame that lists the known ones."""
    game = GAMES.get(name)
    if game is None:
        raise UnknownGame(name, GAMES)
    return game
