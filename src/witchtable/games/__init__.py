"""The registry: one line for each game. No other Python outside a game's folder names a game."""

from __future__ import annotations

from witchtable.engine.registry import GAMES
from witchtable.games import whirling_witchcraft, witchdom, witchstone

__all__ = ["GAMES"]

GAMES.add(whirling_witchcraft.GAME)
GAMES.add(witchdom.GAME)
GAMES.add(witchstone.GAME)
