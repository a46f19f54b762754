"""The program's side of the line protocol: let one of our bots, or any class, play as a child."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from witchtable.bots import Bot
from witchtable.engine.deal import Deal
from witchtable.engine.edition import Edition
from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.place import Place
from witchtable.guests.protocol import POSITION, PROTOCOL, Bye, Choose, Chosen, Hello, Ready

__all__ = ["Speaker"]


class Speaker:
    """Answers the lines of a table; `seat` makes the bot for the table's seed."""

    def __init__(self, game: Game, edition: Edition, seat: Callable[[int], Bot]) -> None:
        self._game = game
        self._edition = edition
        self._seat = seat
        self._bot: Bot | None = None
        self._deal: Deal | None = None

    def answer(self, line: bytes) -> bytes | None:
        """Answer one line; None when the table says goodbye."""
        answer: Any
        try:
            heard = msgspec.json.decode(line, type=Hello | Choose | Bye)
            if isinstance(heard, Bye):
                return None
            answer = self._hello(heard) if isinstance(heard, Hello) else self._choose(heard)
        except Exception as problem:
            # A game goes on without us: the other side plays something else.
            answer = Chosen(error=_reason(problem))
        return msgspec.json.encode(answer) + b"\n"

    def _hello(self, hello: Hello) -> Any:
        ours = (PROTOCOL, self._game.id, self._game.rules_version, self._edition.fingerprint)
        theirs = (hello.protocol, hello.game, hello.rules, hello.fingerprint)
        if ours != theirs:
            return Chosen(error=f"this program speaks of {ours}, not of {theirs}")
        self._deal = self._game.arrange(hello.seats, "", self._edition, hello.options)
        self._bot = self._seat(hello.seed)
        return Ready("ready", (POSITION,))

    def _choose(self, asked: Choose) -> Chosen:
        if self._bot is None or self._deal is None or asked.position is None:
            return Chosen(error="asked before hello, or without a position")
        state = self._game.restore(asked.position, self._deal)
        action = self._bot.choose(Place(state, asked.seat, asked.seconds))
        return Chosen(str(action), asked.decision)


def _reason(problem: Exception) -> str:
    text = str(problem)
    return text if isinstance(problem, WitchtableError) else f"{type(problem).__name__}: {text}"
