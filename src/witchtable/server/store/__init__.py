"""What is kept, and how it is asked for: the rows, the store that a server needs, its errors.

`sqlite` is the store of a server with a disk; another one has to fulfil `Store`, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from witchtable.server.protocol.messages import Status, Uncounted
from witchtable.server.store.kept_reviews import KeptReviews
from witchtable.server.store.learning import LearningStore

__all__ = [
    "Agreement",
    "ChatRow",
    "DealRow",
    "Entry",
    "EntryKind",
    "GamesPlayed",
    "KeptTable",
    "LoginTaken",
    "Overview",
    "Player",
    "Result",
    "SeatRow",
    "SessionRow",
    "Sitting",
    "Snapshot",
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


class Store(LearningStore, KeptReviews, Protocol):
    """Everything that must not be lost. Nothing is shown before it is here.

    What cannot be kept raises StoreUnavailable, or StoreClosed at the end; then nothing of it was kept.
    """

    async def close(self) -> None:
        """Write what is queued, then stop."""

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Keep an entry for good; two of the same number cannot be."""

    def note_snapshot(self, snapshot: Snapshot) -> None:
        """Keep how a game stands, instead of what was noted before; nobody waits for it."""

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""

    async def rename(self, player: str, name: str) -> None:
        """Change what a player is called."""

    async def set_account(self, player: str, login: str, password: str) -> None:
        """Make a guest an account; raise LoginTaken if it is somebody else's."""

    async def set_key(self, player: str, key_hash: str) -> None:
        """Give a player another key; the one before is nobody's."""

    async def add_session(self, session: SessionRow) -> None:
        """Keep that somebody is signed in."""

    async def use_session(self, id: str, at: float) -> None:
        """Say when a session was last used."""

    async def end_sessions(self, ids: Iterable[str]) -> None:
        """Forget sessions."""

    async def end_unused_sessions(self, before: float) -> None:
        """Forget sessions that were last used before then."""

    def note_tries(self, whom: Iterable[str], at: float, since: float) -> None:
        """Keep that these were tried in vain, and forget what was before; nobody waits for it."""

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

    async def add_agreement(self, agreement: Agreement) -> None:
        """Keep that somebody wants a bot to play for a player who is away."""

    async def add_chat(self, line: ChatRow) -> None:
        """Keep a line of chat."""

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""

    # -- reading --------------------------------------------------------------------------------

    async def kept(self, table: str) -> KeptTable | None:
        """Find everything of a table."""

    async def trouble(self) -> str | None:
        """Say why nothing can be kept now; None when it can."""

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

    async def session(self, id: str) -> SessionRow | None:
        """Find a session."""

    async def sessions_of(self, player: str) -> list[SessionRow]:
        """List a player's sessions, the latest used first."""

    async def tries(self, since: float) -> list[tuple[str, float]]:
        """List who was tried in vain, and when, in order."""

    async def table(self, id: str) -> TableRow | None:
        """Find a table."""

    async def seats(self, table: str) -> list[SeatRow]:
        """List the seats of a table."""

    async def tables(self, status: Status, limit: int = 100, *, public: bool = False) -> list[TableRow]:
        """List tables that stand so, the latest first."""

    async def tables_of(self, player: str, *, learning: bool = False) -> list[TableRow]:
        """List a player's latest tables: those to play at, or those with an unfinished lesson."""

    async def count_open_tables(self, host: str) -> int:
        """Count the tables that somebody has opened and that still wait or run, without lessons."""

    async def sitting(self, tables: Sequence[str]) -> list[Sitting]:
        """List who sits at these tables, seat by seat, and how they fared where it is over."""

    async def results_of(self, player: str) -> list[GamesPlayed]:
        """Count a player's games, as far as they count."""

    async def results_of_deal(self, game: str, seed: str, player: str | None) -> list[DealRow]:
        """List who played a deal and how; of private tables only those that `player` sits at."""

    async def is_played_by_others(self, seed: str, besides: str, player: str | None) -> bool:
        """Say whether cards of this seed are being played, from the deal, with others than `player`."""

    async def is_drawn(self, seed: str) -> bool:
        """Say whether a game that chance has dealt with this seed is still to be played."""

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """List what was said last at a table."""

    async def count_chat(self, table: str) -> int:
        """Count what was said at a table."""

    async def votes(self, table: str) -> set[str]:
        """Find who wants to abandon a game."""

    async def agreements(self, table: str) -> list[Agreement]:
        """List who wants bots to play for whom."""

    async def rematch(self, table: str) -> tuple[str, str] | None:
        """Find the first rematch of a table, and its invitation."""

    async def edition(self, fingerprint: str) -> str | None:
        """Find the components of an edition."""

    async def secret(self, name: str) -> str | None:
        """Find a secret of this server."""
