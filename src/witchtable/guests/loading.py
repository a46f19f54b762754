"""Seat a bot by whatever names it: a level, an entry point, a class, or a program."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, Final

from witchtable.bots import LEVELS, Bot
from witchtable.bots import bot as level_bot
from witchtable.engine.errors import BadBot, UnknownBot, WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.texts import Message
from witchtable.guests.program import ProgramBot

__all__ = ["COMMAND", "GROUP", "dismiss", "is_bot", "is_guest", "is_level", "known_bots", "seat"]

GROUP: Final = "witchtable.bots"
"""The group of entry points in which installed packages offer their bots."""
COMMAND: Final = "command:"
_CLASS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


def seat(spec: str, game: Game, seed: int = 0) -> Bot:
    """Seat the bot that `spec` names; raise UnknownBot or BadBot when there is none to seat.

    `spec` is a level (`adept`, also with settings: `adept@name=value`), the name of an entry point in
    the group `witchtable.bots`, `module:Class`, or `command:program arguments`. A class (or function)
    is called with `(game, rng)`, as our own levels are.
    """
    if is_level(spec):
        return level_bot(spec, game, seed)
    if spec.startswith(COMMAND):
        return ProgramBot(_words(spec), game, seed, name=spec)
    return _built(spec, _maker(spec), game, seed)


def is_level(spec: str) -> bool:
    """Tell whether a spec names one of our own levels, with or without settings."""
    return spec.partition("@")[0] in LEVELS


def is_bot(name: str) -> bool:
    """Tell whether a name is one that `seat` would seat, or at least try to."""
    return is_level(name) or is_guest(name)


def is_guest(name: str) -> bool:
    """Tell whether a name is that of a bot that is not ours: seating it runs somebody's code."""
    if is_level(name):
        return False
    return name.startswith(COMMAND) or bool(_CLASS.fullmatch(name)) or name in _installed()


def known_bots() -> list[str]:
    """List the names that `seat` knows, then the forms that it reads."""
    return [
        *LEVELS,
        *sorted(_installed()),
        str(Message("bot-any-class")),
        str(Message("bot-any-command")),
    ]


def dismiss(bot: Bot) -> None:
    """End what a bot has started; for most that is nothing."""
    if isinstance(bot, ProgramBot):
        bot.close()


@cache
def _installed() -> frozenset[str]:
    return frozenset(point.name for point in entry_points(group=GROUP)) - set(LEVELS)


def _words(spec: str) -> list[str]:
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError as problem:
        raise BadBot(spec, Message("bot-no-command", reason=str(problem))) from None
    if not words:
        raise BadBot(spec, Message("bot-no-command", reason=spec))
    return words


def _maker(spec: str) -> Callable[[Game, Random], Any]:
    """Find what makes the bot: an entry point before a class, so that a package may use any name."""
    for point in entry_points(group=GROUP, name=spec):
        return _loaded(spec, point.module, point.attr)
    if not _CLASS.fullmatch(spec):
        raise UnknownBot(spec, known_bots())
    module, _, name = spec.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: what lies about must not stand in for what is installed
    return _loaded(spec, module, name)


def _loaded(spec: str, module: str, name: str) -> Callable[[Game, Random], Any]:
    try:
        found: Any = import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as problem:  # a module may do anything while it is imported, even exit
        raise BadBot(spec, Message("bot-no-module", reason=_reason(problem))) from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadBot(spec, Message("bot-no-class", module=module, name=name))
    return found  # type: ignore[no-any-return]


def _built(spec: str, make: Callable[[Game, Random], Any], game: Game, seed: int) -> Bot:
    try:
        bot: Bot = make(game, Random(seed))
    except (KeyboardInterrupt, WitchtableError):
        raise
    except BaseException as problem:
        raise BadBot(spec, Message("bot-not-built", reason=_reason(problem))) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(spec, Message("bot-no-choose"))
    return bot


def _reason(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"
