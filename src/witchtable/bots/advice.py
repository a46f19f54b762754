"""Advice for a person: what the strongest of our bots would think of at the same place."""

from __future__ import annotations

from typing import Final

from witchtable.bots import Alternative, SearchingBot, bot
from witchtable.engine.game import Game
from witchtable.engine.place import Place
from witchtable.engine.texts import Message

__all__ = ["advise", "name_source"]

_ADVISER: Final = "grandmistress"


def advise(game: Game, place: Place, seed: int = 0) -> list[Alternative]:
    """List the best few choices, best first; nothing where there is no choice."""
    adviser = bot(_ADVISER, game, seed)
    assert isinstance(adviser, SearchingBot)
    # She goes by what she has tried most; a person goes by the number that is shown.
    return sorted(adviser.explain(place), key=lambda found: -found.chance)


def name_source(game: Game, source: str) -> Message:
    """Name a source of points to a player."""
    return Message(f"{game.id}-source-{source}")
