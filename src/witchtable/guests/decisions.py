"""Ask a bot for a decision so that the game goes on, whatever the bot does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

from witchtable.bots import Bot
from witchtable.engine.errors import BotFault, FaultKind
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.state import MOST_OFFERED
from witchtable.guests.program import ProgramBot
from witchtable.guests.protocol import GRACE

__all__ = ["GRACE", "BotReply", "ask"]


class BotReply(NamedTuple):
    """What is played, what the bot did wrong if it is not its own choice, and how long it took."""

    action: Action
    fault: BotFault | None
    seconds: float


def ask(
    bot: Bot,
    place: Place,
    fallback: Callable[[Seat], Action],
    *,
    name: str | None = None,
    grace: float = GRACE,
) -> BotReply:
    """Ask a bot to choose; never raise. `fallback` (`state.fallback`) chooses where the bot fails.

    `name` is what the bot is called in a fault. An answer later than `place.seconds + grace` counts as
    none, but a bot in this process cannot be interrupted: only a program (`command:…`) can be ended.
    """
    legal = tuple(place.legal)  # ours: a bot may do with the list of its place what it likes
    started = perf_counter()
    fault: BotFault | None = None
    chosen: object = None
    try:
        if isinstance(bot, ProgramBot):
            bot.prepare(place)  # starting is not thinking
            started = perf_counter()
        chosen = bot.choose(place)
    except KeyboardInterrupt:
        raise
    except BotFault as found:
        # By the name that people know it by: which program it is may be nobody's business.
        fault = found if name is None else BotFault(found.kind, name, found.text)
    except BaseException as problem:  # sys.exit() in a bot must not end the game
        fault = _fault("raised", bot, name, f"{type(problem).__name__}: {_text(problem)}")
    seconds = perf_counter() - started
    if fault is None and seconds > place.seconds + grace:
        fault = _fault("late", bot, name, f"{seconds:.1f} s of {place.seconds:.1f} s")
    if fault is None:
        action = _find(chosen, legal, place)
        if action is not None:
            return BotReply(action, None, seconds)
        fault = _fault("illegal", bot, name, _text(chosen))
    return BotReply(fallback(place.seat), fault, seconds)


def _find(chosen: object, legal: tuple[Action, ...], place: Place) -> Action | None:
    if not isinstance(chosen, Action):
        return None
    try:
        if len(legal) >= MOST_OFFERED and chosen not in legal:
            # Perhaps one of those that were too many to be listed: they are the same in any sample.
            return place.sample(Random(0)).check(place.seat, chosen)
        return legal[legal.index(chosen)]
    except Exception:  # not there, or made of things that cannot be compared
        return None


def _fault(kind: FaultKind, bot: Bot, name: str | None, text: str) -> BotFault:
    return BotFault(kind, name if name is not None else type(bot).__name__, text)


def _text(thing: object) -> str:
    try:
        return str(thing)
    except Exception:
        return type(thing).__name__
