"""Witchtable: a digital table for Witchstone, Whirling Witchcraft and Witchdom."""

from __future__ import annotations

from witchtable.bots import Bot, bot
from witchtable.engine.errors import IllegalAction, WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Event
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.games import GAMES
from witchtable.reviews import review

__all__ = [
    "GAMES",
    "Action",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Place",
    "State",
    "WitchtableError",
    "bot",
    "review",
]
