"""The text of a match record: a header, one line for each move, the result.

    witchtable record 1
    game: witchdom
    rules: 1
    edition: house 9d0c1a2b3c4d5e6f
    seats: 2
    players: ["anna", "apprentice"]
    options: animals=true
    deal: 5f0e…                       the hash of the seed, published before the deal
    seed: "any text"                  or: withheld, while the game runs
    moves:
    1 A play n1a
    2 A take mountains leaf
    result: finished 31 27 won by A   or: running
    digest: 0123456789abcdef          of the position after the last move
    end

Reading is strict: whatever does not belong there is an error that names its line. Only the text is
judged here; match.py plays it, and `compare` then sees to it that the text is, to the letter, what
`write` makes of the match.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from witchtable.engine.errors import CorruptRecord, Truncated
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message

__all__ = ["LETTERS", "Record", "RecordedMove", "compare", "line_of", "read", "write", "write_result"]

LETTERS: Final = "ABCDEFGH"
"""Seats in records and on the screen: A is seat 0."""

VERSION: Final = 1
_FIRST: Final = "witchtable record"
_HEADER: Final = (
    "game", "rules", "edition", "seats", "players", "options", "deal", "seed", "moves",
)  # fmt: skip
_LONGEST_NUMBER: Final = 9  # digits


class RecordedMove(NamedTuple):
    """A move as written: who, what (in notation), and in which line of the text."""

    seat: Seat
    notation: str
    line: int = 0


@dataclass
class Record:
    """What a record says."""

    game: str
    rules: int
    edition: str
    seats: int
    players: list[str]
    options: dict[str, str]
    commitment: str
    seed: str | None
    moves: list[RecordedMove] = field(default_factory=list)
    result: str | None = None
    digest: str | None = None
    truncated: Truncated | None = None
    """Where the text stops, if it does not reach its end."""


def line_of(name: str) -> int:
    """Say in which line a field of the header stands."""
    return _HEADER.index(name) + 2


def write_result(scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """Write how a match stands: running, or its scores and winners."""
    if not winners:
        return "running"
    points = " ".join(str(score) for score in scores)
    return f"finished {points} won by {' '.join(LETTERS[seat] for seat in winners)}"


def write(record: Record) -> str:
    """Write a record as text."""
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [
        f"{_FIRST} {VERSION}",
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"edition: {record.edition}",
        f"seats: {record.seats}",
        f"players: {json.dumps(record.players, ensure_ascii=False)}",
        f"options: {options}".rstrip(),
        f"deal: {record.commitment}",
        "seed: withheld" if record.seed is None else f"seed: {json.dumps(record.seed)}",
        "moves:",
    ]
    for number, (seat, notation, _) in enumerate(record.moves, start=1):
        lines.append(f"{number} {LETTERS[seat]} {notation}")
    lines += [f"result: {record.result}", f"digest: {record.digest}", "end", ""]
    return "\n".join(lines)


def read(text: str) -> Record:
    """Read a record; one that stops in the middle of its moves keeps those that are complete."""
    reader = _Reader(text)
    record = reader.header()
    try:
        reader.moves(record)
    except Truncated as problem:
        record.truncated = problem
    return record


def compare(text: str, again: str) -> None:
    """Raise CorruptRecord at the first complete line that reads otherwise when written again."""
    lines = zip(text.split("\n")[:-1], again.split("\n"), strict=False)
    for line, (found, known) in enumerate(lines, start=1):
        if found != known:
            field, _, value = known.partition(": ")
            if field == "digest":
                raise CorruptRecord(Message("record-digest"), line)
            if field == "result":
                said = found.partition(": ")[2]
                raise CorruptRecord(Message("record-result", found=said, known=value), line)
            raise CorruptRecord(Message("record-other", found=found, known=known), line)


class _Reader:
    """Goes through a text line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        # A last line without its line break was cut off while being written.
        *self._lines, rest = text.split("\n")
        self._cut = bool(rest)
        self._at = 0

    def header(self) -> Record:
        first = self._next()
        if not first.startswith(f"{_FIRST} "):
            raise self._wrong(Message("record-not-one", expected=f"{_FIRST} {VERSION}"))
        version = first.removeprefix(f"{_FIRST} ")
        if version != str(VERSION):
            raise self._wrong(Message("record-version", found=version, known=VERSION))
        record = Record("", 0, "", 0, [], {}, "", None)
        for name in _HEADER:
            self._take_header(record, name)
        return record

    def _take_header(self, record: Record, name: str) -> None:
        value = self._field(name)
        if name == "game":
            record.game = value
        elif name == "rules":
            record.rules = self._number(value)
        elif name == "edition":
            record.edition = value
        elif name == "seats":
            record.seats = self._number(value)
        elif name == "players":
            record.players = self._names(value, record.seats)
        elif name == "options":
            record.options = self._options(value)
        elif name == "deal":
            record.commitment = value
        elif name == "seed":
            record.seed = None if value == "withheld" else self._string(value)
        elif value:
            raise self._wrong(Message("record-header", expected="moves:"))

    def moves(self, record: Record) -> None:
        while not (line := self._next()).startswith("result:"):
            record.moves.append(self._move(line, len(record.moves) + 1))
        record.result = line.removeprefix("result:").strip()
        record.digest = self._field("digest")
        if self._next() != "end":
            raise self._wrong(Message("record-header", expected="end"))
        if self._at != len(self._lines) or self._cut:
            self._at += 1
            raise self._wrong(Message("record-surplus"))

    def _move(self, line: str, number: int) -> RecordedMove:
        parts = line.split(" ", 2)
        if len(parts) != 3 or parts[0] != str(number):
            raise self._wrong(Message("record-move", number=number))
        if len(parts[1]) != 1 or parts[1] not in LETTERS:
            raise self._wrong(Message("record-seat", seat=parts[1]))
        return RecordedMove(LETTERS.index(parts[1]), parts[2], self._at)

    def _next(self) -> str:
        if self._at >= len(self._lines):
            raise Truncated(Message("record-truncated", line=self._at))
        line = self._lines[self._at]
        self._at += 1
        if "\r" in line:
            raise self._wrong(Message("record-line-break"))
        return line

    def _field(self, name: str) -> str:
        line = self._next()
        if not line.startswith(f"{name}:"):
            raise self._wrong(Message("record-header", expected=f"{name}: …"))
        return line.removeprefix(f"{name}:").strip()

    def _number(self, text: str) -> int:
        if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
            raise self._wrong(Message("record-number", found=text))
        return int(text)

    def _string(self, text: str) -> str:
        value: str = self._json(text, str, 'seed: "text"')
        return value

    def _names(self, text: str, seats: int) -> list[str]:
        names: list[str] = self._json(text, list[str], 'players: ["…"]')
        if len(names) != seats:
            raise self._wrong(Message("record-players", seats=seats, names=len(names)))
        return names

    def _json(self, text: str, kind: Any, expected: str) -> Any:
        try:
            return msgspec.json.decode(text, type=kind)
        except ValueError:
            raise self._wrong(Message("record-header", expected=expected)) from None

    def _options(self, text: str) -> dict[str, str]:
        options = {}
        for part in text.split():
            name, equals, value = part.partition("=")
            if not equals:
                raise self._wrong(Message("record-header", expected="options: name=value"))
            options[name] = value
        return options

    def _wrong(self, problem: Message) -> CorruptRecord:
        return CorruptRecord(problem, self._at)
