"""Every error that Witchtable raises on purpose.

    WitchtableError
    ├── Malformed            the sender's fault: it means nothing in any position
    │   ├── UnknownGame      no such game in the registry
    │   ├── UnknownBot       no such bot
    │   ├── BadBot           a bot that cannot be seated
    │   ├── UnknownClause    no such clause in the rules of the game
    │   ├── BadSeatCount     the game is not for that many players
    │   ├── BadSeed          neither text nor a whole number
    │   ├── BadName          nothing a player can be called
    │   ├── UnknownSeat      no such seat at this table
    │   ├── BadOption        unknown option, wrong type, or not for this table
    │   ├── BadNotation      text (or an object's fields) that is no action of this game
    │   ├── ForeignAction    not an action of this game at all
    │   └── BadEdition       a component file with mistakes, listed entry by entry
    ├── IllegalAction        well-formed, but the rules forbid it now
    │   └── OutOfTurn        the seat owes no decision now
    ├── BotFault             a bot that raises, answers nonsense, is late or dies
    ├── CannotUndo           nothing to take back, or it would cross a reveal
    └── CorruptRecord        a match record that does not hold together
        ├── Truncated        it stops in the middle
        ├── SeedWithheld     it shows only the hash of its seed
        ├── OtherRules       it was played by another version of the rules
        └── OtherEdition     it was played with other components

Each error carries a `message` (an id with arguments, see texts.py), so that it can be shown in any
language; `str(error)` is the English sentence. The mistakes of an edition are English only: they quote
the file and the reader of its types. All errors can be pickled: bots think in other processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

from witchtable.engine.texts import Argument, Message, shorten

__all__ = [
    "BadBot",
    "BadEdition",
    "BadName",
    "BadNotation",
    "BadOption",
    "BadSeatCount",
    "BadSeed",
    "BotFault",
    "CannotUndo",
    "CorruptRecord",
    "ForeignAction",
    "IllegalAction",
    "Malformed",
    "OtherEdition",
    "OtherRules",
    "OutOfTurn",
    "SeedWithheld",
    "Truncated",
    "UnknownBot",
    "UnknownClause",
    "UnknownGame",
    "UnknownSeat",
    "WitchtableError",
]

FaultKind: TypeAlias = Literal["raised", "illegal", "late", "died"]
"""How a bot can fail at a decision."""

# What a message shows of endless things; the errors themselves keep all of it.
_PROBLEMS_SHOWN: Final = 3
_PROBLEM_SHOWN: Final = 180
_TYPED_SHOWN: Final = 80


class WitchtableError(Exception):
    """The root: catch this to catch everything that is an answer and not a bug."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        # Not by calling the class again: each has its own arguments.
        return _rebuild, (type(self), self.__dict__)


def _rebuild(kind: type[WitchtableError], attributes: dict[str, Any]) -> WitchtableError:
    error = kind.__new__(kind, attributes["message"])
    error.__dict__.update(attributes)
    return error


def _shown(value: object) -> str:
    """Show what was given instead of the right thing: anything at all, and perhaps endless."""
    try:
        text = value if isinstance(value, str) and value.isprintable() else ascii(value)
        return shorten(text, _TYPED_SHOWN)
    except ValueError:  # Python does not write numbers of thousands of digits
        return type(value).__name__


class Malformed(WitchtableError):
    """What was sent means nothing in any position."""


class UnknownGame(Malformed, KeyError):
    """No game of that name is in the registry (a mapping, so this is a KeyError as well)."""

    def __init__(self, game: object, known: Iterable[str]) -> None:
        super().__init__(Message("error-unknown-game", game=_shown(game), known=", ".join(known)))


class UnknownBot(Malformed):
    """No bot of that name."""

    def __init__(self, bot: object, known: Iterable[str]) -> None:
        super().__init__(Message("error-unknown-bot", bot=_shown(bot), known=", ".join(known)))


class BadBot(Malformed):
    """A bot that cannot be seated: the message says what it lacks."""

    def __init__(self, bot: object, problem: Message) -> None:
        super().__init__(Message("error-bad-bot", bot=_shown(bot), problem=problem))


class UnknownClause(Malformed):
    """The rules of this game have no such clause."""

    def __init__(self, clause: str, title: str) -> None:
        super().__init__(Message("error-unknown-clause", clause=clause, title=title))


class BadSeatCount(Malformed):
    """The game is not for that many players."""

    def __init__(self, title: str, seats: object, allowed: range) -> None:
        super().__init__(
            Message(
                "error-seat-count",
                title=title,
                seats=_shown(seats),
                least=allowed.start,
                most=allowed.stop - 1,
            )
        )


class BadSeed(Malformed):
    """A seed must be text or a whole number, and text that can be written down."""

    def __init__(self, seed: object) -> None:
        super().__init__(Message("error-seed", seed=_shown(seed)))


class BadName(Malformed):
    """A player's name must be text that can be written down."""

    def __init__(self, name: object) -> None:
        super().__init__(Message("error-name", name=_shown(name)))


class UnknownSeat(Malformed):
    """There is no such seat at this table."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(Message("error-unknown-seat", seat=_shown(seat), last=seats - 1))


class BadOption(Malformed):
    """An option that does not exist, has the wrong type, or makes no sense at this table."""

    def __init__(self, option: str, problem: Message) -> None:
        super().__init__(Message("error-option", option=option, problem=problem))
        self.option = option


class BadNotation(Malformed):
    """The text is not the notation of any action of the game."""

    def __init__(self, text: str, problem: Message) -> None:
        super().__init__(Message("error-notation", text=_shown(text), problem=problem))
        self.text = text


class ForeignAction(Malformed):
    """The object is not an action of this game."""

    def __init__(self, action: object, title: str) -> None:
        super().__init__(Message("error-foreign-action", action=_shown(action), title=title))


class BadEdition(Malformed):
    """A component file with mistakes: `problems` has them all, the message only the first few."""

    def __init__(self, source: str, problems: Sequence[str]) -> None:
        shown = [shorten(problem, _PROBLEM_SHOWN) for problem in problems[:_PROBLEMS_SHOWN]]
        more = ["…"] if len(problems) > _PROBLEMS_SHOWN else []
        said = "; ".join(shown + more)
        super().__init__(Message("error-edition", source=source, count=len(problems), problems=said))
        self.source = source
        self.problems = tuple(problems)


class IllegalAction(WitchtableError):
    """The rules forbid this now: `reason` is for the player, `clause` for the log."""

    def __init__(self, clause: str, reason: Message) -> None:
        super().__init__(reason)
        self.clause = clause

    @property
    def reason(self) -> str:
        """Say why not, in a player's words (English; `message` has the other languages)."""
        return str(self.message)

    @property
    def facts(self) -> dict[str, Argument]:
        """Give the facts that failed."""
        return self.message.args

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})"


class OutOfTurn(IllegalAction):
    """The seat owes no decision now."""


class BotFault(WitchtableError):
    """A bot did not answer a decision as it should: `kind` says how, `text` what was found."""

    def __init__(self, kind: FaultKind, bot: str, text: str) -> None:
        shown = shorten(" ".join(text.split()), _PROBLEM_SHOWN)
        super().__init__(Message(f"fault-{kind}", bot=_shown(bot), text=shown))
        self.kind: FaultKind = kind
        self.bot = bot
        self.text = text


class CannotUndo(WitchtableError):
    """Nothing to take back, or taking it back would cross a reveal or another seat's move."""


class CorruptRecord(WitchtableError):
    """A match record that does not hold together; `line` counts from 1 (None: as a whole)."""

    def __init__(self, problem: Message, line: int | None = None) -> None:
        where = Message("record-line", line=line) if line else Message("record-whole")
        super().__init__(Message("error-record", where=where, problem=problem))
        self.line = line


class Truncated(CorruptRecord):
    """The record stops in the middle: `Match.salvage` goes on from there."""


class SeedWithheld(CorruptRecord):
    """The record shows only the hash of its seed and cannot be replayed yet."""


class OtherRules(CorruptRecord):
    """The record was played by another version of the rules."""


class OtherEdition(CorruptRecord):
    """The record was played with components that are not the ones at hand."""
