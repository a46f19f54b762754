"""Players given only a place: what its seat sees, and what it may do.

    bot("grandmistress", game, seed=1).choose(Place(state, seat, seconds=1.0))

A searching level may be given other settings, for experiments: `grandmistress@iterations=50` thinks
so often whatever the clock says, `adept@seconds=0.05@judge=rollout` so long, with another judge.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from witchtable.bots.judges import JUDGES, judge
from witchtable.bots.levels import Alternative, ApprenticeBot, RandomBot, SearchingBot
from witchtable.engine.errors import UnknownBot
from witchtable.engine.game import Game
from witchtable.engine.mind import SearchSettings
from witchtable.engine.moves import Action
from witchtable.engine.place import Place

__all__ = ["LEVELS", "Alternative", "Bot", "SearchingBot", "bot"]


class Bot(Protocol):
    """Whoever can choose at a place can play."""

    def choose(self, place: Place) -> Action:
        """Choose one of `place.legal`."""


def _adept(game: Game, rng: Random) -> Bot:
    return SearchingBot(game, rng, settings=game.mind.adept, judge=judge("best", game.mind, rng))


def _grandmistress(game: Game, rng: Random) -> Bot:
    return SearchingBot(
        game, rng, settings=game.mind.grandmistress, judge=judge("best", game.mind, rng)
    )


LEVELS: Final[dict[str, Callable[[Game, Random], Bot]]] = {
    "random": RandomBot,
    "apprentice": ApprenticeBot,
    "adept": _adept,
    "grandmistress": _grandmistress,
}
_SETTINGS: Final[dict[str, Callable[[Game], SearchSettings]]] = {
    "adept": lambda game: game.mind.adept,
    "grandmistress": lambda game: game.mind.grandmistress,
}

_ENDLESS: Final = 1_000_000_000
_UNHURRIED: Final = 1e9  # seconds: when the number of iterations is given, the clock does not matter


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """Seat a bot; the same seed plays the same way at the same places."""
    name, *settings = level.split("@")
    kind = LEVELS.get(name)
    if kind is None or (settings and name not in _SETTINGS):
        raise UnknownBot(level, LEVELS)
    if settings:
        return _with_settings(level, game, Random(seed))
    return kind(game, Random(seed))


def _with_settings(level: str, game: Game, rng: Random) -> Bot:
    """Seat a searching level with settings of its own: a field of them, or a judge."""
    name, *settings = level.split("@")
    found = _SETTINGS[name](game)
    judge_name = "best"
    seconds: float | None = None
    for setting in settings:
        key, _, value = setting.partition("=")
        try:
            if key == "judge" and value in JUDGES:
                judge_name = value
                found = _plain(found) if value == "rollout" else found
            elif key == "seconds":  # think by the clock alone
                seconds = float(value)
                found = found._replace(iterations=_ENDLESS)
            elif key in SearchSettings._fields:
                found = found._replace(**{key: type(getattr(found, key))(value)})
                seconds = _UNHURRIED if key == "iterations" else seconds
            else:
                raise UnknownBot(level, LEVELS)
        except ValueError:
            raise UnknownBot(level, LEVELS) from None
    judges = judge(judge_name, game.mind, rng)
    return SearchingBot(game, rng, settings=found, judge=judges, seconds=seconds)


def _plain(settings: SearchSettings) -> SearchSettings:
    """With blind play as the judge everything is blind: instinct neither chooses nor plays."""
    return settings._replace(horizon=0, focus=1e6, rivals=1e6)
