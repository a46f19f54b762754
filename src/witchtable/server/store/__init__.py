"""What is kept, and how it is asked for: the store that a server needs, its rows, its errors.

`sqlite` is the store of a server with a disk; another one has to fulfil `Store`, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from witchtable.server.protocol.messages import Status
from witchtable.server.store.kept_reviews import KeptReviews
from witchtable.server.store.learning import LearningStore
from witchtable.server.store.neighbours import Neighbourhood
from witchtable.server.store.rows import (
    Agreement,
    ChatRow,
    DealRow,
    Entry,
    EntryKind,
    GamesPlayed,
    KeptTable,
    Lease,
    News,
    Overview,
    Player,
    Result,
    SeatRow,
    SessionRow,
    Sitting,
    Snapshot,
    TableRow,
)

__all__ = [
    "Agreement",
    "ChatRow",
    "DealRow",
    "Entry",
    "EntryKind",
    "GamesPlayed",
    "KeptTable",
    "Lease",
    "LoginTaken",
    "News",
    "Outrun",
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


class StoreError(Exception):
    """Something was not kept, or not found out."""


class StoreUnavailable(StoreError):
    """Nothing can be kept now, perhaps later: the disk is full."""


class StoreClosed(StoreError):
    """The store is shut down; nothing was written."""


class LoginTaken(StoreError):
    """Somebody has this login already."""


class Outrun(StoreError):
    """Somebody else has changed the table since it was looked at; nothing was written."""


class Store(LearningStore, KeptReviews, Protocol):
    """Everything that must not be lost. Nothing is shown before it is here.

    What cannot be kept raises StoreUnavailable, or StoreClosed at the end; then nothing of it was kept.
    Who changes a table says which `revision` of it is known; what is not the latest raises Outrun.
    With a `lease`, also if that has passed on to somebody else.
    """

    house: Neighbourhood | None
    """Where several workers share this store: what they know of each other."""

    async def close(self) -> None:
        """Write what is queued, then stop."""

    # -- writing --------------------------------------------------------------------------------

    async def append(self, entry: Entry, lease: Lease | None = None) -> None:
        """Keep an entry; raise Outrun if there is one of its number, or the table is closed."""

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

    async def set_seat(
        self, seat: SeatRow, revision: int | None = None, lease: Lease | None = None
    ) -> None:
        """Say who sits on a seat now."""

    async def set_status(
        self,
        table: str,
        status: Status,
        at: float,
        results: Iterable[Result] = (),
        revision: int | None = None,
    ) -> None:
        """Say how a table stands; when it is over, keep the results."""

    async def start(
        self, table: str, at: float, players: str, rules: int, revision: int | None = None
    ) -> None:
        """Say that a game has begun, with whom (JSON), and by which version of the rules."""

    async def set_around(self, table: str, around: str | None, revision: int | None = None) -> None:
        """Keep what everybody is asked, and whom the host does not want (JSON)."""

    async def add_vote(self, table: str, player: str, revision: int | None = None) -> None:
        """Keep that a player wants to abandon the game."""

    async def add_agreement(self, agreement: Agreement, revision: int | None = None) -> None:
        """Keep that somebody wants a bot to play for a player who is away."""

    async def add_chat(
        self, line: ChatRow, revision: int | None = None, lease: Lease | None = None
    ) -> None:
        """Keep a line of chat."""

    async def add_edition(self, fingerprint: str, data: str) -> None:
        """Keep the components of an edition (JSON), unless they are here already."""

    async def set_secret(self, name: str, value: str) -> None:
        """Keep a secret of this server, unless there is one already."""

    # -- reading --------------------------------------------------------------------------------

    async def kept(self, table: str, since: int | None = None) -> KeptTable | None:
        """Find everything of a table; or, of its entries, only those after a number."""

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

    async def tries(self, since: float, whom: Sequence[str] | None = None) -> list[tuple[str, float]]:
        """List who was tried in vain, and when, in order; only some, if they are named."""

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

    async def open_among(self, tables: Sequence[str]) -> set[str]:
        """Find which of these tables still wait or run."""

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
