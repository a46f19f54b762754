"""A table while it is played: one task owns it, so that one thing happens after the other.

The order of a move: check it, keep it in the store, apply it, show it. Nothing is shown that is not
kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from witchtable.engine.chance import commitment
from witchtable.engine.edition import Edition
from witchtable.engine.errors import IllegalAction, Malformed, WitchtableError
from witchtable.engine.match import Mark, Match
from witchtable.engine.moves import Action, Seat
from witchtable.server.protocol.codes import Code
from witchtable.server.protocol.messages import Ack, Reject, Uncounted
from witchtable.server.protocol.requests import MoveRequest, UndoRequest
from witchtable.server.protocol.writing import forbid, write_text
from witchtable.server.store import (
    Entry,
    EntryKind,
    Lease,
    Outrun,
    SeatRow,
    Snapshot,
    Store,
    StoreUnavailable,
    TableRow,
)
from witchtable.server.tables.absence import Absence
from witchtable.server.tables.audience import REMEMBERED, Audience, Viewer, Viewpoint, inform
from witchtable.server.tables.counting import keep_results, uncounted
from witchtable.server.tables.following import catch_up, in_time
from witchtable.server.tables.lesson import find_lesson
from witchtable.server.tables.owner import Owner
from witchtable.server.tables.restoring import Chain, first_names, note_snapshot, restore
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.times import now, today
from witchtable.server.tables.undo import Undo
from witchtable.server.tables.updates import Updates
from witchtable.server.tables.verdicts import LastVerdicts, Verdict

if TYPE_CHECKING:
    from witchtable.server.tables.connection import Connection

__all__ = ["Listener", "Table", "Verdict", "Viewer"]

T = TypeVar("T")
_log = logging.getLogger(__name__)
Listener: TypeAlias = "Callable[[Table], None]"


class Table:
    """A table with its seats, its match once it has begun, and whoever listens to it."""

    def __init__(self, row: TableRow, setup: TableSetup, seats: list[SeatRow], store: Store) -> None:
        self.row = row
        self.id = row.id
        self.setup = setup
        self.seats = seats
        self.names: list[str] = [row.bot or "" for row in seats]
        """What the seats are called: a player's name, or the level of a bot."""
        self.status = row.status
        self.match: Match | None = None
        self.entries = 0
        """How many entries the store keeps of this table."""
        self.revision = row.revision
        """How many changes around the game are known."""
        self.lease: Lease | None = None
        """What allows this worker to do what happens here by itself, if there are others."""
        self.last_change = row.changed
        self.used_at = now()
        """When somebody last asked for it: who did may still be on the way here."""
        self.is_put_away = False
        """Whether another object stands for this table now."""
        self.audience = Audience()
        self.present: set[Seat] = set()
        """Seats whose player looks on now."""
        self.changed: list[Listener] = []
        """Told after every change of the match: sockets, bots, clocks."""
        self.changed_about: list[Listener] = []
        """Told after every change around it: seats, presence, questions to everybody."""
        self.connections: list[Connection] = []
        self.has_results = True
        """Whether the results of a game that is over are kept, too."""
        self.shown_out: set[str] = set()
        """Players whom the host did not want to play with."""
        self.votes: set[str] = set()
        """Players who want to abandon the game."""
        self.followed_by: tuple[str, str] | None = None
        """The rematch: its table and invitation."""
        self.chat_lines = 0
        self.undo = Undo(self)
        self.is_rewound = False
        """Whether the game went back to before something that was seen."""
        self.absence = Absence(self)
        self.lesson = find_lesson(self)
        self.updates = Updates(self)
        """What has just happened, written for everybody who looks on."""
        self.store = store
        self.aside: Callable[..., Awaitable[Any]] = asyncio.to_thread
        """Where the game is played again."""
        self.answers = LastVerdicts()
        self.chain = Chain(row.id)
        """A hash of everything that has happened, so that a snapshot can be told to fit."""
        self._owner = Owner(f"table {row.id}")

    def do(self, work: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Let the owner do something when everything before it is done; twice if it is outrun."""
        self.used_at = now()
        return self._owner.do(lambda: in_time(self, work))

    @property
    def is_tended(self) -> bool:
        """Whether what happens here by itself is up to this worker."""
        return self.lease is not None or self.store.house is None

    @property
    def _held(self) -> Lease | None:
        if not self.is_tended:
            raise Outrun("this table is looked after elsewhere")
        return self.lease

    def follow(self, work: Callable[[], Awaitable[T]]) -> Awaitable[T]:
        """Let the owner take in what others have done: no sign that anybody here wants the table."""
        return self._owner.do(work)

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or somebody looks on."""
        return self._owner.is_busy or bool(self.connections)

    def stop(self) -> None:
        """Let the owner go."""
        self._owner.stop()

    # -- who sits where ---------------------------------------------------------------------------

    def seats_of(self, player: str) -> list[Seat]:
        """List a player's seats."""
        return [row.seat for row in self.seats if row.player == player]

    def sits(self, player: str, seat: Seat) -> bool:
        """Say whether a player sits on a seat."""
        return 0 <= seat < len(self.seats) and self.seats[seat].player == player

    @cached_property
    def edition(self) -> Edition:
        """The components that are played with."""
        return self.setup.read_edition()

    @property
    def commitment(self) -> str:
        """The hash of the seed: published before the deal, so that anybody can check it later."""
        return commitment(self.row.seed)

    @property
    def uncounted(self) -> Uncounted | None:
        """Why its results do not count; None if they do."""
        return uncounted(self)

    @property
    def given_moves(self) -> int:
        """How many moves nobody takes back: they were made before anybody sat down here."""
        return self.setup.standing if self.lesson is None else len(self.lesson.lesson.before)

    # -- beginning and coming back ------------------------------------------------------------------

    def begin(self, at: float | None = None) -> None:
        """Deal: from now on (or since then) there is a match."""
        self.match = self.setup.open_match(self.row.seed, self.edition, first_names(self))
        self.status = "running"
        self.audience.open(self.match, now() if at is None else at)
        self.absence.begin(now() if at is None else at)
        for connection in self.connections:
            connection.take_seat()

    def restore(self, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Bring back everything that the store keeps; with a snapshot that fits, sooner."""
        restore(self, entries, snapshot)
        self.audience.set_clocks(now())
        if not self.playing.state.deciders and self.status == "running":
            self.status = "over"

    def note(self, entry: Entry) -> None:
        """Note an entry that the store keeps."""
        self.entries = entry.number
        self.last_change = entry.at
        self.is_rewound = self.is_rewound or entry.kind == "rewind"
        self.chain.add(entry)

    @property
    def viewpoints(self) -> dict[Viewer, Viewpoint]:
        """What each viewer has been shown."""
        return self.audience.viewpoints

    @property
    def playing(self) -> Match:
        """The match; there must be one."""
        assert self.match is not None
        return self.match

    # -- moves ------------------------------------------------------------------------------------

    async def play(self, request: MoveRequest, player: str) -> Verdict:
        """Make a move for a player; the same request always gets the same answer."""
        return await self.once(player, request.request, lambda: self._play(request, player))

    async def play_for(
        self, seat: Seat, action: Action, asked_version: int, *, bot: str | None = None
    ) -> bool:
        """Make a move for a bot or an absent player, unless the question has changed since.

        With `bot`, only while that one plays there: the seat's owner may have come back.
        """

        async def move() -> bool:
            is_running = self.status == "running" and not self.is_put_away
            is_asked = is_running and self.viewpoints[seat].asked_version == asked_version
            if not is_asked or not self.is_tended or bot not in (None, self.seats[seat].bot):
                return False
            state = self.playing.state
            try:
                checked = state.check(seat, action)
            except WitchtableError:
                checked = state.fallback(seat)  # a mistake in a bot must not be kept
            await self.keep("move", seat, checked, None, None, by_itself=True)
            return True

        return await self.do(move)

    async def _play(self, request: MoveRequest, player: str) -> Verdict:
        seat = request.seat
        problem = self._not_possible(player, request)
        if problem is None and request.version < self.viewpoints[seat].asked_version:
            problem = self.reject(request.request, seat, "stale")
        if problem is not None:
            return await self.answer_again(player, request.request) or problem
        try:
            match = self.playing
            action = match.state.check(seat, match.game.parse(request.action))
            if self.lesson is not None and (wrong := self.lesson.forbid(request, action)) is not None:
                return wrong
        except IllegalAction as refusal:
            return forbid(request.request, self.viewpoints[seat].version, refusal)
        except Malformed as mistake:
            return self.reject(request.request, seat, "malformed", mistake)
        await self.keep("move", seat, action, player, request.request)
        return Ack(request.request, self.viewpoints[seat].version)

    async def take_back(self, request: UndoRequest, player: str) -> Verdict:
        """Take the last move back; across a reveal only when all agree."""

        async def take_back() -> Verdict:
            done = await self.answer_again(player, request.request)
            problem = done or self._not_possible(player, request)
            return problem or await self.undo.answer(request, player)

        return await self.once(player, request.request, take_back)

    def _not_possible(self, player: str, request: MoveRequest | UndoRequest) -> Reject | None:
        id, seat = request.request, request.seat
        # Who is asked to go back may answer also while a bot plays for them.
        is_answer = isinstance(request, UndoRequest) and request.agree is not None
        if not self.sits(player, seat) and not (is_answer and seat in self.absence.to_return(player)):
            return Reject(id, "not_your_seat", self.version_for(player))
        return None if self.status == "running" else Reject(id, "not_running", self.version_for(player))

    def version_for(self, player: str | None) -> int:
        """Find the version that a player, or a spectator, has been shown; 0 before the deal."""
        own = self.seats_of(player) if player is not None and self.match is not None else []
        return self.viewpoints[own[0] if own else None].version

    # -- keeping, applying, showing -----------------------------------------------------------------

    async def keep_around(
        self, keep: Callable[..., Awaitable[None]], *what: Any, by_itself: bool = False
    ) -> None:
        """Keep a change around the game, as the next one after those that are known; by the owner."""
        held = {"lease": self._held} if by_itself else {}
        await keep(*what, revision=self.revision, **held)
        self.revision += 1

    async def keep(
        self,
        kind: EntryKind,
        seat: Seat,
        what: Action | str,
        player: str | None,
        request: str | None,
        *,
        by_itself: bool = False,
    ) -> None:
        """Keep what happens (a move that was checked), and only then let it happen; by the owner."""
        number = self.entries + 1
        # Whoever moves always sees it, so this is the version that the move becomes for that seat.
        version = self.viewpoints[seat].version + 1
        at = now()
        thought = max(0.0, at - self.viewpoints[seat].asked_at)
        entry = Entry(
            self.id, number, kind, seat, str(what), player, request, version, today(), thought
        )
        mark = await self.undo.find_mark(entry)
        await self.store.append(entry, self._held if by_itself else None)
        _log.info("kept", extra={"table": self.id, "request": request, "entry": number, "seat": seat})
        self.note(entry)
        self.apply(entry, at, None if isinstance(what, str) else what, mark)
        note_snapshot(self)
        if not self.playing.state.deciders:
            # The disk is full, or others have done it: the move is kept, the result follows.
            with suppress(StoreUnavailable, Outrun):
                await keep_results(self)
        self.tell_move()

    def tell_move(self) -> None:
        """Tell everybody what has just happened in the game."""
        self.tell()
        self.playing.stages = ()  # who follows has been told
        if self.undo.forget_if_settled():
            self.tell_about()  # what everybody was asked is no longer a question

    def apply(
        self, entry: Entry, at: float, checked: Action | None = None, mark: Mark | None = None
    ) -> None:
        """Let happen what is kept; `mark` is where a way back leads to, if that is known."""
        match = self.playing
        if entry.kind == "move":
            if checked is not None:
                match.play_checked(entry.seat, checked)
            else:
                match.play(entry.seat, match.game.parse(entry.body))
            self.audience.see_move(match.log[-1], match.state, at, entry.thought)
            match.thin(REMEMBERED)
        else:
            if mark is not None:
                match.go_back(mark)
            elif entry.kind == "undo":
                match.undo(entry.seat)
            else:
                match.rewind(int(entry.body))
            self.audience.see_jump(entry.seat, match.state, at)
        self.updates.forget_position()

    def tell(self) -> None:
        """Tell everybody who listens that the game has gone on."""
        self.updates.forget_position()
        inform(self.changed, self)
        self.updates.forget()

    def tell_about(self) -> None:
        """Tell everybody who listens that something around the game has changed."""
        inform(self.changed_about, self)

    # -- answers ------------------------------------------------------------------------------------

    async def once(self, player: str, request: str, work: Callable[[], Awaitable[Verdict]]) -> Verdict:
        """Do what a player asks for; the same request again gets the same answer and does nothing."""

        async def answer() -> Verdict:
            found = self.answers.get((player, request))
            if found is None:
                found = await work()
                if isinstance(found, Reject) and self.store.house and await catch_up(self):
                    return await answer()  # others have gone on meanwhile
                self.answers.put(player, request, found)
            return found

        return await self.do(answer)

    async def answer_again(self, player: str, request: str) -> Ack | None:
        """Find the answer to a request that was carried out long ago: perhaps it got lost."""
        version = await self.store.answer(self.id, player, request)
        return None if version is None else Ack(request, version)

    def reject(
        self, request: str, seat: Seat, code: Code, problem: WitchtableError | None = None
    ) -> Reject:
        """Refuse what somebody asks for a seat."""
        version = self.viewpoints[seat].version
        if problem is None:
            return Reject(request, code, version)
        return Reject(request, code, version, None, str(problem), write_text(problem.message))
