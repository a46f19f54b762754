"""What is kept, row by row; most of these are tables of the store as they stand there."""

from __future__ import annotations

from typing import Literal

import msgspec

from witchtable.server.protocol.messages import Status, Uncounted

__all__ = [
    "Agreement",
    "ChatRow",
    "DealRow",
    "Entry",
    "EntryKind",
    "GamesPlayed",
    "KeptTable",
    "Lease",
    "News",
    "Overview",
    "Player",
    "Result",
    "SeatRow",
    "SessionRow",
    "Sitting",
    "Snapshot",
    "TableRow",
]

EntryKind = Literal["move", "undo", "rewind"]


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest with a name, or an account with a login."""

    id: str
    name: str
    key_hash: str
    login: str | None
    password: str | None
    created: float


class SessionRow(msgspec.Struct, frozen=True):
    """A browser, or another program, in which a player is signed in."""

    id: str
    player: str
    created: float
    used: float
    """When it was last heard of; not to the minute."""
    device: str | None = None


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
    revision: int = 0
    """How often something around the game has changed."""
    around: str | None = None
    """What everybody is asked, and whom the host does not want to play with (JSON)."""


class Lease(msgspec.Struct, frozen=True):
    """The right to look after the bots and clocks of a table; a later one shuts this one out."""

    worker: str
    fence: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where: a player, a bot, or nobody yet."""

    table: str
    seat: int
    player: str | None
    bot: str | None
    owner: str | None = None
    """The player in whose place a bot plays, and who may come back."""
    name: str | None = None
    """What the owner is called on this seat, if not by the player's name."""


class Agreement(msgspec.Struct, frozen=True):
    """Somebody wants a bot to play for a player who is away."""

    table: str
    seat: int
    player: str
    at: float


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table; `body` is the notation of a move."""

    table: str
    number: int
    kind: EntryKind
    seat: int
    body: str
    player: str | None
    request: str | None
    """The id that the player's client gave its request."""
    version: int
    """What it became for the seat: the answer to its player."""
    at: float
    thought: float
    """Seconds that the seat took for it."""


class Snapshot(msgspec.Struct, frozen=True):
    """How a game stood after an entry: a shortcut for whoever brings its table in, never the truth."""

    table: str
    number: int
    digest: str
    body: bytes


class KeptTable(msgspec.Struct, frozen=True):
    """Everything that is kept of a table, read at once."""

    row: TableRow
    seats: list[SeatRow]
    names: dict[str, str]
    """What the players are called who sit there, or whose seats bots play."""
    entries: list[Entry]
    snapshot: Snapshot | None
    chat_lines: int
    votes: set[str]
    agreements: list[Agreement]
    rematch: tuple[str, str] | None


class News(msgspec.Struct, frozen=True):
    """What others have kept of a table since it was looked at."""

    entries: list[Entry]
    revision: int = 0
    here: dict[str, float | None] = {}
    """Players who look on at other workers; with a date: who did until then."""


class ChatRow(msgspec.Struct, frozen=True):
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
    uncounted: Uncounted | None = None
    """Why it does not count; None: it does."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits on a seat, by name, and how they fared if the game is over."""

    table: str
    seat: int
    player: str | None
    name: str | None
    bot: str | None
    score: int | None
    won: int | None
    owner: str | None = None
    uncounted: Uncounted | None = None


class Overview(msgspec.Struct, frozen=True):
    """What whoever runs the server may want to know of a table."""

    table: str
    game: str
    status: Status
    moves: int
    """Also those that were taken back."""
    changed: float
    players: tuple[str, ...]


class GamesPlayed(msgspec.Struct, frozen=True):
    """How a player has fared in a game."""

    game: str
    games: int
    won: int
    points: int


class DealRow(msgspec.Struct, frozen=True):
    """How a seat fared with a deal."""

    table: str
    seat: int
    name: str | None
    bot: str | None
    score: int
    won: int
    uncounted: Uncounted | None
