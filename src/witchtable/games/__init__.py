"""The registry: one line for each game. No other Python outside a game's folder names a game.

Other packages bring theirs along by an entry point of the group `witchtable.games`
(docs/adding-a-game.md).
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Final

from witchtable.engine.game import Game
from witchtable.engine.registry import GAMES
from witchtable.engine.texts import Message
from witchtable.games import whirling_witchcraft, witchdom, witchstone

__all__ = ["GAMES"]

_GROUP: Final = "witchtable.games"
_log = logging.getLogger(__name__)


def _installed() -> Iterator[Game]:
    """Load what other packages bring along; one game that does not load must not cost the others."""
    # Only when it is asked for: to look through all packages takes longer than to import ours.
    from importlib.metadata import entry_points

    for entry in entry_points(group=_GROUP):
        try:
            game = entry.load()
            if not isinstance(game, Game):
                raise TypeError(f"{entry.value} is no Game")
            if game.id in GAMES:
                raise ValueError(f"there is a game {game.id!r} already")
        except Exception as problem:  # whatever other people's code may raise
            reason = f"{type(problem).__name__}: {problem}"
            _log.warning("%s", Message("game-not-loaded", name=entry.name, reason=reason))
        else:
            yield game


GAMES.add(whirling_witchcraft.GAME)
GAMES.add(witchdom.GAME)
GAMES.add(witchstone.GAME)
GAMES.add_later(_installed)
