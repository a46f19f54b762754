"""What happens in the processes that think: bots choose, and a weigher looks for the best choices."""

from __future__ import annotations

import faulthandler
import pickle
from collections import OrderedDict
from contextlib import suppress
from typing import Final, NamedTuple

from witchtable.bots import Advice, Bot, SearchingBot, weigh
from witchtable.engine.errors import BotFault, WitchtableError
from witchtable.engine.moves import Seat
from witchtable.engine.place import Place
from witchtable.games import GAMES
from witchtable.guests import GRACE, BotReply, ask, dismiss, seat
from witchtable.guests.program import START_SECONDS, ProgramBot

__all__ = ["BotChoice", "Question", "decision_limit", "find_alternatives", "patience", "think"]

_MARGIN: Final = 1.0  # seconds more, since who is late and answers need not be ended
_SEATED: Final = 8  # guests that each process keeps, so that slow starters start seldom
_guests: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()


class Question(NamedTuple):
    """One decision that a bot is to make."""

    game: str
    name: str
    """What the bot is called at the table."""
    spec: str
    table: str
    seed: int
    place: Place
    patience: float
    """Seconds after which the process ends rather than think on."""
    is_guest: bool
    thought: bytes | None = None
    """What came with the bot's last decision."""


class BotChoice(NamedTuple):
    """What a bot has chosen."""

    reply: BotReply
    thought: bytes | None
    """What it thought about its next step, to be handed on with the question for it. So a turn is
    played as by a bot that sits there all the time, whichever process is asked."""


def think(question: Question) -> BotChoice:
    """Choose, in a process of its own; the fallback in it is for want of a better one."""
    _end_after(question.patience)
    place = question.place
    try:
        bot = _seated(question)
        if question.is_guest and not isinstance(bot, ProgramBot):  # which is ended without us
            _end_after(decision_limit(place.seconds))
        # A level that is late on a busy machine still plays better than the fallback.
        grace = GRACE if question.is_guest else question.patience
        reply = ask(bot, place, lambda _: place.legal[0], name=question.name, grace=grace)
        return BotChoice(reply, _thought_of(bot))
    except WitchtableError as problem:
        fault = BotFault("raised", question.name, str(problem))
        return BotChoice(BotReply(place.legal[0], fault, 0.0), None)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _end_after(seconds: float) -> None:
    """End this process then, even when a bot keeps the interpreter to itself; say where it hung."""
    with suppress(RuntimeError):  # without threads, as in a browser, only who waits can end us
        faulthandler.dump_traceback_later(seconds, exit=True)


def find_alternatives(question: Question) -> Advice:
    """Look for the best choices, in a process of its own."""
    return weigh(GAMES[question.game], question.place, question.seed)


def _seated(question: Question) -> Bot:
    game = GAMES[question.game]
    if not question.is_guest:
        bot = seat(question.spec, game, question.seed)
        if isinstance(bot, SearchingBot) and question.thought is not None:
            bot.thought = pickle.loads(question.thought)
        return bot
    key = question.table, question.place.seat, question.spec
    if key not in _guests:
        _guests[key] = seat(question.spec, game, question.seed)
    _guests.move_to_end(key)
    while len(_guests) > _SEATED:
        dismiss(_guests.popitem(last=False)[1])
    return _guests[key]


def _thought_of(bot: Bot) -> bytes | None:
    """Write down what a level keeps for its next step; only processes of ours read it."""
    if not isinstance(bot, SearchingBot) or bot.thought is None:
        return None
    return pickle.dumps(bot.thought)


def patience(seconds: float, *, is_guest: bool) -> float:
    """Say how long a process may take over a decision; a guest must first start."""
    return decision_limit(seconds) + START_SECONDS if is_guest else 10 * seconds + 5


def decision_limit(seconds: float) -> float:
    """Say how long a guest that has started may take: what comes later counts for nothing."""
    return seconds + GRACE + _MARGIN
