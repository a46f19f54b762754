"""Players given only a place: what its seat sees, and what it may do.

    bot("grandmistress", game, seed=1).choose(Place(state, seat, seconds=1.0))

A searching level may be given other settings, for experiments: `grandmistress@iterations=50` thinks
so often whatever the clock says, `adept@seconds=0.05@judge=rollout` so long, with another judge.
`adept@witch=odile` has the temper of one of the game's opponents; so may those who go by maxims.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from witchtable.bots.judges import JUDGES, judge
from witchtable.bots.levels import (
    Advice,
    Alternative,
    ApprenticeBot,
    Blunder,
    NoviceBot,
    RandomBot,
    SearchingBot,
    change_setting,
)
from witchtable.bots.tempers import leaning, liking
from witchtable.engine.errors import UnknownBot
from witchtable.engine.game import Game
from witchtable.engine.mind import SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.opponents import Opponent
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.engine.texts import Message

__all__ = [
    "LEVELS",
    "Advice",
    "Alternative",
    "Blunder",
    "Bot",
    "SearchingBot",
    "advise",
    "bot",
    "name_source",
    "tempered",
    "weigh",
    "worth_a_thought",
]


class Bot(Protocol):
    """Whoever can choose at a place can play."""

    def choose(self, place: Place) -> Action:
        """Choose one of `place.legal`."""


_SEARCHING: Final = ("hedgewitch", "charmer", "adept", "enchantress", "mistress", "grandmistress")


def _settings(level: str, game: Game) -> SearchSettings:
    """Say how much a level thinks in a game."""
    mind = game.mind
    return {**mind.between, "adept": mind.adept, "grandmistress": mind.grandmistress}[level]


def _seat(level: str) -> Callable[[Game, Random], Bot]:
    return lambda game, rng: _searching(game, rng, _settings(level, game))


_BY_MAXIMS: Final[dict[str, type[ApprenticeBot | NoviceBot]]] = {
    "novice": NoviceBot,
    "apprentice": ApprenticeBot,
}

LEVELS: Final[dict[str, Callable[[Game, Random], Bot]]] = {
    "random": RandomBot,
    **_BY_MAXIMS,
    **{level: _seat(level) for level in _SEARCHING},
}
"""From the weakest to the strongest; all but the first are the rungs of the ladder."""

_ENDLESS: Final = 1_000_000_000
_UNHURRIED: Final = 1e9  # seconds: when the number of iterations is given, the clock does not matter


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """Seat a bot; the same seed plays the same way at the same places."""
    name, *changes = level.split("@")
    if name not in LEVELS:
        raise UnknownBot(level, LEVELS)
    if not changes:
        return LEVELS[name](game, Random(seed))
    try:
        witch, changes = _witch(game, changes)
        if witch is not None and name in _BY_MAXIMS and not changes:
            return _BY_MAXIMS[name](game, Random(seed), liking(witch))
        if name not in _SEARCHING:
            raise ValueError(f"{name!r} does not search")
        settings, judge_name, seconds = _changed(_settings(name, game), changes)
    except ValueError:
        raise UnknownBot(level, LEVELS) from None
    return _searching(game, Random(seed), settings, judge_name, seconds, witch)


def tempered(level: str, witch: str) -> str:
    """Name a level with somebody's temper; blind play has none."""
    return level if level == "random" else f"{level}@witch={witch}"


def _searching(
    game: Game,
    rng: Random,
    settings: SearchSettings,
    judge_name: str = "best",
    seconds: float | None = None,
    witch: Opponent | None = None,
) -> Bot:
    judges = judge(judge_name, game.mind, rng, witch)
    return SearchingBot(leaning(game, witch), rng, settings=settings, judge=judges, seconds=seconds)


def _witch(game: Game, changes: Sequence[str]) -> tuple[Opponent | None, list[str]]:
    """Take out whose temper is asked for; raise ValueError for a stranger."""
    asked = [change for change in changes if change.startswith("witch=")]
    known = {f"witch={opponent.id}": opponent for opponent in game.opponents()} if asked else {}
    if not known.keys() >= set(asked):
        raise ValueError(f"{asked[-1]!r} is none of {', '.join(known)}")
    rest = [change for change in changes if change not in asked]
    return (known[asked[-1]] if asked else None), rest


def _changed(
    settings: SearchSettings, changes: Sequence[str]
) -> tuple[SearchSettings, str, float | None]:
    """Read settings, the name of a judge and seconds; raise ValueError for what means nothing."""
    judge_name = "best"
    seconds: float | None = None
    for change in changes:
        key, _, value = change.partition("=")
        if key == "judge" and value in JUDGES:
            judge_name = value
            settings = _blind(settings) if value == "rollout" else settings
        elif key == "seconds":  # think by the clock alone
            seconds = float(value)
            settings = settings._replace(iterations=_ENDLESS)
        else:
            settings = change_setting(settings, change)
            seconds = _UNHURRIED if key == "iterations" else seconds
    return settings, judge_name, seconds


def _blind(settings: SearchSettings) -> SearchSettings:
    """With blind play as the judge everything is blind: instinct neither chooses nor plays."""
    return settings._replace(horizon=0, focus=1e6, rivals=1e6)


# -- advice for a person ----------------------------------------------------------------------------

_ADVISER: Final = "grandmistress"  # the strongest of our bots, at the same place


def advise(game: Game, place: Place, seed: int = 0) -> list[Alternative]:
    """List the best few choices, best first; nothing where there is no choice."""
    return weigh(game, place, seed).best


def weigh(game: Game, place: Place, seed: int = 0) -> Advice:
    """List the best few choices, best first, and what would clearly be a mistake."""
    adviser = bot(_ADVISER, game, seed)
    assert isinstance(adviser, SearchingBot)
    found = adviser.weigh(place)
    # She goes by what she has tried most; a person goes by the number that is shown.
    return found._replace(best=sorted(found.best, key=lambda one: -one.chance))


def worth_a_thought(advice: Advice, state: State, seat: Seat) -> list[Alternative]:
    """Pick what a coach should name: to leave something undone only where all else is clearly worse."""
    poor = {*state.asides(seat), *(one.action for one in advice.blunders)}
    sensible = [one for one in advice.best if one.action not in poor and not one.action.takes_back]
    return [one for one in sensible if not one.action.gives_up] or sensible


def name_source(game: Game, source: str) -> Message:
    """Name a source of points to a player."""
    return Message(f"{game.id}-source-{source}")
