"""The registry: one line for each game. No other Python outside a game's folder names a game."""

from __future__ import annotations

from witchtable.engine.registry import GAMES
from witchtable.games import witchdom

__all__ = ["GAMES"]

GAMES.add(witchdom.GAME)
