"""What the seats of a table are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from witchtable.engine.errors import Malformed
from witchtable.engine.match import Match
from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Argument, Message
from witchtable.guests import is_bot

__all__ = ["find_seat", "named", "seat_names"]


def seat_names(match: Match) -> list[str]:
    """Name all seats: people as they are, bots of one level numbered, then who plays by itself."""
    names = [_player(match.players[:seat], name) for seat, name in enumerate(match.players)]
    automatic = match.state.view(None).get("automatic")
    for seat in range(len(names), match.state.seats):
        names.append(str(Message(automatic)) if automatic else LETTERS[seat])
    return names


def _player(before: Sequence[str], name: str) -> str:
    if name in before and is_bot(name):
        return str(Message("screen-numbered", name=name, number=before.count(name) + 1))
    return name


def find_seat(names: Sequence[str], wanted: str) -> Seat:
    """Find the seat with a letter, or else with a name, in capitals or not."""
    letters = list(LETTERS[: len(names)])
    for known in (letters, names):
        spelled = [name.lower() for name in known]
        if wanted.lower() in spelled:
            return spelled.index(wanted.lower())
    raise Malformed(Message("screen-no-seat", seat=wanted, known=letters))


def named(message: Message, names: Sequence[str]) -> Message:
    """Put the names of the seats in place of their letters."""
    if message.id == "seat":
        seat = LETTERS.find(str(message.args.get("seat")))
        return Message("seat", seat=names[seat]) if 0 <= seat < len(names) else message
    return Message(message.id, **{key: _argument(part, names) for key, part in message.args.items()})


def _argument(value: Argument, names: Sequence[str]) -> Argument:
    if isinstance(value, Message):
        return named(value, names)
    if value is None or isinstance(value, str | int):
        return value
    return [_argument(part, names) for part in value]
