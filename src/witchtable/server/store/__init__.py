"""What is kept, and how it is asked for: the rows, the store that a server needs, its errors.

`sqlite` is the store of a server with a disk; another one has to fulfil `Store`, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from witchtable.server.protocol.messages import Status

__all__ = [
    "ChatRow",
    "DealRow",
    "Entry",
    "EntryKind",
    "GamesPlayed",
    "LoginTaken",
    "Overview",
    "Player",
    "Result",
    "SeatRow",
    "Sitting",
    "Status",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
]


EntryKind = Literal["move", "undo", "rewind"]


class StoreError(Exception):
    """Something was not kept, or not found out."""


class StoreUnavailable(StoreError):
    """Nothing can be kept now, perhaps later: the disk is full."""


class StoreClosed(StoreError):
    """The store is shut down; nothing was written."""


class LoginTaken(StoreError):
    """Somebody has this login already."""


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
    request: str | None
    """The id that the player's client gave its request."""
    version: int
    """What it became for the seat: the answer to its player."""
    at: float
    thought: float
    """Seconds that the seat took for it."""


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


class Store(Protocol):
    """Everything that must not be lost. Nothing is shown before it is here.

    What cannot be kept raises StoreUnavailable, or StoreClosed at the end; then nothing of it was kept.
    """

    async def close(self) -> None:
        """Write what is queued, then stop."""

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Keep an entry for good; two of the same number cannot be."""

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""

    async def rename(self, player: str, name: str) -> None:
        """Change what a player is called."""

    async def set_account(self, player: str, login: str, password: str) -> None:
        """Make a guest an account; raise LoginTaken if it is somebody else's."""

    async def add_table(
        self, row: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry] = ()
    ) -> None:
        """Keep a new table with its seats, and what happened there already."""

    async def set_seat(self, seat: SeatRow) -> None:
        """Say who sits on a seat now."""

    async def set_status(
        self, table: str, status: Status, at: float, results: Iterable[Result] = ()
    ) -> None:
        """Say how a table stands; when it is over, keep the results."""

    async def start(self, table: str, at: float, players: str, rules: int) -> None:
        """Say that a game has begun, with whom (JSON), and by which version of the rules."""

    async def add_vote(self, table: str, player: str) -> None:
        """Keep that a player wants to abandon the game."""

    async def add_chat(self, line: ChatRow) -> None:
        """Keep a line of chat."""

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""

    # -- reading --------------------------------------------------------------------------------

    async def entries(self, table: str) -> list[Entry]:
        """List all entries of a table, in order."""

    async def answer(self, table: str, player: str, request: str) -> int | None:
        """Find which version a player's request became, if it was carried out."""

    async def player(self, id: str) -> Player | None:
        """Find a player."""

    async def player_by_key(self, key_hash: str) -> Player | None:
        """Find a player by the hash of the player's key."""

    async def player_by_login(self, login: str) -> Player | None:
        """Find an account."""

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""

    async def seats(self, table: str) -> list[SeatRow]:
        """List the seats of a table."""

    async def tables(self, status: Status, limit: int = 100, *, public: bool = False) -> list[TableRow]:
        """List tables that stand so, the latest first."""

    async def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        """List the tables that a player sits at, the latest first."""

    async def count_open_tables(self, host: str) -> int:
        """Count the tables that somebody has opened and that still wait or run."""

    async def sitting(self, tables: Sequence[str]) -> list[Sitting]:
        """List who sits at these tables, seat by seat, and how they fared where it is over."""

    async def results_of(self, player: str) -> list[GamesPlayed]:
        """Count a player's games."""

    async def results_of_deal(self, game: str, seed: str, player: str | None) -> list[DealRow]:
        """List who played a deal and how; of private tables only those that `player` sits at."""

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """List what was said last at a table."""

    async def count_chat(self, table: str) -> int:
        """Count what was said at a table."""

    async def votes(self, table: str) -> set[str]:
        """Find who wants to abandon a game."""

    async def rematch(self, table: str) -> tuple[str, str] | None:
        """Find the first rematch of a table, and its invitation."""

    async def edition(self, fingerprint: str) -> str | None:
        """Find the components of an edition."""

    async def secret(self, name: str) -> str | None:
        """Find a secret of this server."""
