"""What the store keeps: one frozen struct for each kind of row."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "ChatLine",
    "Entry",
    "EntryKind",
    "Overview",
    "Player",
    "Result",
    "SeatRow",
    "Sitting",
    "Status",
    "TableRow",
]

Status = Literal["waiting", "running", "over", "abandoned"]
EntryKind = Literal["move", "undo", "rewind"]


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest with a name, or an account with a login."""

    id: str
    name: str
    key_hash: str
    login: str | None
    password: str | None
    created: float


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was asked for; `setup` is JSON, the seed is nobody's business before the end."""

    id: str
    game: str
    setup: str
    seed: str
    invite: str
    host: str
    public: int
    status: Status
    created: float
    changed: float
    rematch_of: str | None = None
    started: float | None = None
    players: str | None = None
    """Who sat down at first, as JSON: the names that the record shows."""
    rules: int | None = None
    """The version of the rules that the game has begun by."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: a player, a bot, or nobody yet."""

    table: str
    seat: int
    player: str | None
    bot: str | None


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table; `body` is the notation of a move."""

    table: str
    number: int
    kind: EntryKind
    seat: int
    body: str
    player: str | None
    move: str | None
    version: int
    """What it became for the seat: the answer to its player."""
    at: float
    thought: float
    """Seconds that the seat took for it."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    table: str
    number: int
    player: str
    name: str
    text: str
    at: float


class Result(msgspec.Struct, frozen=True):
    """How a seat fared in a finished game."""

    table: str
    seat: int
    player: str | None
    bot: str | None
    score: int
    won: int


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat, by name, and how they fared if the game is over."""

    table: str
    seat: int
    player: str | None
    name: str | None
    bot: str | None
    score: int | None
    won: int | None


class Overview(msgspec.Struct, frozen=True):
    """What whoever runs the server may want to know of a table."""

    table: str
    game: str
    status: Status
    moves: int
    """Also those that were taken back."""
    changed: float
    players: tuple[str, ...]
