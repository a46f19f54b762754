"""The line protocol: what a table and the program of a bot say to each other, one JSON line each.

    table    {"type": "hello", "protocol": 1, "game": "witchdom", "rules": 1, "seats": 2, …}
    program  {"type": "ready"}
    table    {"type": "choose", "decision": 1, "seat": 0, "seconds": 1.0, "legal": ["play n3a", …], …}
    program  {"action": "play n3a"}
    table    {"type": "bye"}

docs/bots.md says what every field means. `Responder` is the program's side, for bots of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from witchtable.bots import Bot
from witchtable.engine.deal import Deal
from witchtable.engine.edition import Edition
from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.place import Place

__all__ = [
    "GRACE",
    "LONGEST_LINE",
    "POSITION",
    "PROTOCOL",
    "Bye",
    "Choose",
    "Chosen",
    "Hello",
    "Ready",
    "Responder",
]

PROTOCOL: Final = 1
"""Raised when a program that followed the old description would fail."""
GRACE: Final = 2.0
"""Seconds that an answer may come after its time: a busy machine must not look like a slow bot."""
LONGEST_LINE: Final = 1 << 20
"""What a program says in one line; longer is nonsense."""
POSITION: Final = "position"
"""What a program may want with every decision: one whole position that its seat thinks possible."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The table says what is played; it is the first line, and comes once."""

    protocol: int
    game: str
    rules: int
    seats: int
    """How many people or bots play: an automatic opponent does not count."""
    options: Mapping[str, bool | int | str]
    edition: str
    fingerprint: str
    """Tells editions of one name apart."""
    seed: int
    """For the chances the bot takes: the same seed, the same play."""


class Ready(msgspec.Struct, frozen=True, omit_defaults=True):
    """The program has started; or it says why it cannot play at this table."""

    type: Literal["ready"] | None = None
    wants: Sequence[str] = ()
    error: str | None = None


class Choose(msgspec.Struct, frozen=True, tag="choose", omit_defaults=True):
    """The table asks for a decision."""

    decision: int
    """Counts from 1."""
    seat: int
    seconds: float
    legal: Sequence[str]
    """Everything that may be answered, in notation."""
    view: Mapping[str, Any]
    position: Mapping[str, Any] | None = None


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The program answers: with an action, or with what went wrong."""

    action: str | None = None
    decision: int | None = None
    """Which decision this answers; may be left out."""
    error: str | None = None


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The table needs the program no longer."""


class Responder:
    """Answers the lines of a table with what a bot chooses; `seat` makes it for the table's seed."""

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
            message = msgspec.json.decode(line, type=Hello | Choose | Bye)
            if isinstance(message, Bye):
                return None
            answer = self._hello(message) if isinstance(message, Hello) else self._choose(message)
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

    def _choose(self, question: Choose) -> Chosen:
        if self._bot is None or self._deal is None or question.position is None:
            return Chosen(error="asked before hello, or without a position")
        state = self._game.restore(question.position, self._deal)
        action = self._bot.choose(Place(state, question.seat, question.seconds))
        return Chosen(str(action), question.decision)


def _reason(problem: Exception) -> str:
    text = str(problem)
    return text if isinstance(problem, WitchtableError) else f"{type(problem).__name__}: {text}"
