"""Who can be asked to sit down as a bot: the levels, and the guests that the operator invites."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from witchtable.bots import LEVELS, tempered
from witchtable.engine.errors import BadBot, UnknownBot
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.guests import dismiss, seat

__all__ = ["BotList"]

_NAME: Final = re.compile(r"[\w.-]{1,40}")


class BotList:
    """Maps the names that visitors may ask for to bots.

    A visitor only ever says a name: what runs behind it, a module or a command, is the operator's.
    """

    def __init__(self, guests: Mapping[str, str] = MappingProxyType({})) -> None:
        """Invite guests, name to spec; raises UnknownBot or BadBot for one that cannot sit anywhere."""
        self._specs: dict[str, dict[str, str]] = {
            game: {level: level for level in LEVELS} for game in GAMES
        }
        # Not named in lists: they are a level's choice, and a face for it.
        self._witches: dict[str, dict[str, str]] = {
            game.id: {
                f"{level}@witch={opponent.id}": tempered(level, opponent.id)
                for level in LEVELS
                for opponent in game.opponents()
            }
            for game in GAMES.values()
        }
        for name, spec in guests.items():
            self._invite(name, spec)

    def names(self, game: str) -> list[str]:
        """List who can be asked for in a game."""
        return list(self._specs[game])

    def check(self, game: str, name: str) -> None:
        """Raise UnknownBot unless a bot of this name plays the game."""
        if name not in self._specs[game] and name not in self._witches[game]:
            raise UnknownBot(name, self._specs[game])

    def find(self, game: str, name: str) -> str:
        """Say which bot sits down under a name; raise UnknownBot if it is no longer invited."""
        self.check(game, name)
        return self._witches[game].get(name) or self._specs[game][name]

    def _invite(self, name: str, spec: str) -> None:
        if not _NAME.fullmatch(name) or name in LEVELS:
            raise BadBot(name, Message("bot-bad-name"))
        problem: BadBot | None = None
        for id, game in GAMES.items():
            try:
                dismiss(seat(spec, game))
            except BadBot as found:
                problem = found  # not every bot plays every game
            else:
                self._specs[id][name] = spec
        if problem is not None and not any(name in specs for specs in self._specs.values()):
            raise problem
