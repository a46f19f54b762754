"""A table while it is played: one task owns it, so that one thing happens after the other.

The order of a move: check it, keep it in the store, apply it, show it. Nothing is shown that is not
kept.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from witchtable.engine.chance import commitment
from witchtable.engine.errors import CannotUndo, IllegalAction, Malformed, WitchtableError
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message
from witchtable.server import shown
from witchtable.server.audience import REMEMBERED, Audience, Eyes, Viewer, inform
from witchtable.server.messages import Ack, Code, MoveRequest, Reject, UndoRequest, forbidden, written
from witchtable.server.proposals import Proposal
from witchtable.server.rows import Entry, EntryKind, Result, SeatRow, TableRow
from witchtable.server.setups import Setup
from witchtable.server.store import SqliteStore

if TYPE_CHECKING:
    from witchtable.server.connection import Connection

__all__ = ["Answer", "Listener", "Table", "Viewer"]

T = TypeVar("T")
Answer: TypeAlias = Ack | Reject
Listener: TypeAlias = "Callable[[Table], None]"

_ANSWERS: Final = 16  # answers at hand for requests that are sent again; the store has all


class Table:
    """A table with its seats, its match once it has begun, and whoever listens to it."""

    def __init__(self, row: TableRow, setup: Setup, seats: list[SeatRow], store: SqliteStore) -> None:
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
        self.last_change = row.changed
        self.used_at = time()
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
        self.votes: set[str] = set()
        """Players who want to abandon the game."""
        self.followed_by: tuple[str, str] | None = None
        """The rematch: its table and invitation."""
        self.chat_lines = 0
        self._updates: dict[Viewer, tuple[int, bytes]] = {}
        self._sight: shown.Sight | None = None
        self._store = store
        self._answers: dict[tuple[str, str], Answer] = {}
        self._proposal: Proposal | None = None
        self._inbox: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = deque()
        self._owner: asyncio.Task[None] | None = None

    # -- the owner --------------------------------------------------------------------------------

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the owner do something when everything before it is done."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # Whoever waited may be gone when it is done; then nobody asks for a failure.
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.used_at = time()
        self._inbox.append((work, future))
        if self._owner is None:
            self._owner = asyncio.create_task(self._own(), name=f"table {self.id}")
        # Shielded: a client that disappears must not leave a move half made.
        return await asyncio.shield(future)

    async def _own(self) -> None:
        """Work the inbox off; a table where nothing happens has no task."""
        try:
            while self._inbox:
                work, future = self._inbox.popleft()
                try:
                    result = await work()
                except Exception as problem:
                    future.set_exception(problem)
                except BaseException:
                    future.cancel()
                    raise
                else:
                    future.set_result(result)
        finally:
            self._owner = None
            while self._inbox:  # only when the owner was stopped: nobody may wait for ever
                self._inbox.popleft()[1].cancel()

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or somebody looks on."""
        return bool(self._owner or self._inbox or self.connections)

    def stop(self) -> None:
        """Let the owner go."""
        if self._owner is not None:
            self._owner.cancel()

    # -- who sits where ---------------------------------------------------------------------------

    def seats_of(self, player: str) -> list[Seat]:
        """List a player's seats."""
        return [row.seat for row in self.seats if row.player == player]

    def sits(self, player: str, seat: Seat) -> bool:
        """Say whether a player sits on a seat."""
        return 0 <= seat < len(self.seats) and self.seats[seat].player == player

    @property
    def commitment(self) -> str:
        """The hash of the seed: published before the deal, so that anybody can check it later."""
        return commitment(self.row.seed)

    @property
    def is_full(self) -> bool:
        """Whether somebody, or some bot, sits on every seat."""
        return all(row.player or row.bot for row in self.seats)

    # -- beginning and coming back ------------------------------------------------------------------

    def begin(self, at: float) -> None:
        """Deal: from now on there is a match."""
        names = self.names
        if self.row.players is not None:  # who sat down at first; others may sit there now
            names = msgspec.json.decode(self.row.players, type=list[str])
        self.match = self.setup.open_match(self.row.seed, names)
        self.status = "running"
        self.audience.open(self.match, at)
        for connection in self.connections:
            connection.take_seat()

    def restore(self, entries: Sequence[Entry]) -> None:
        """Play everything again that the store keeps."""
        self.begin(self.row.started or self.row.created)
        for entry in entries:
            self._apply(entry)
            self.entries = entry.number
            self.last_change = entry.at
            if entry.player is not None and entry.move is not None:
                self._remember(entry.player, entry.move, Ack(entry.move, entry.version))
        self.audience.set_clocks(time())
        if not self.playing.state.deciders and self.status == "running":
            self.status = "over"

    @property
    def eyes(self) -> dict[Viewer, Eyes]:
        """What each viewer has been shown."""
        return self.audience.eyes

    @property
    def playing(self) -> Match:
        """The match; there must be one."""
        assert self.match is not None
        return self.match

    # -- moves ------------------------------------------------------------------------------------

    async def play(self, request: MoveRequest, player: str) -> Answer:
        """Make a move for a player; the same request always gets the same answer."""
        return await self.once(player, request.move, lambda: self._play(request, player))

    async def play_for(self, seat: Seat, action: Action, asked: int) -> None:
        """Make a move for a bot or an absent player, unless the question has changed since."""

        async def move() -> None:
            is_running = self.status == "running" and not self.is_put_away
            if is_running and self.eyes[seat].asked == asked:
                state = self.playing.state
                try:
                    checked = state.check(seat, action)
                except WitchtableError:
                    checked = state.fallback(seat)  # a mistake in a bot must not be kept
                await self._keep("move", seat, checked, None, None)

        await self.do(move)

    async def _play(self, request: MoveRequest, player: str) -> Answer:
        seat = request.seat
        problem = self._not_possible(player, seat, request.move)
        if problem is None and request.version < self.eyes[seat].asked:
            problem = self._reject(request.move, seat, "stale")
        if problem is not None:
            return await self._answer_again(player, request.move) or problem
        try:
            match = self.playing
            action = match.state.check(seat, match.game.parse(request.action))
        except IllegalAction as refusal:
            return forbidden(request.move, self.eyes[seat].version, refusal)
        except Malformed as mistake:
            return self._reject(request.move, seat, "malformed", mistake)
        await self._keep("move", seat, action, player, request.move)
        return Ack(request.move, self.eyes[seat].version)

    def _not_possible(self, player: str, seat: Seat, move: str) -> Reject | None:
        if not self.sits(player, seat):
            return Reject(move, "not_your_seat", self.version_for(player))
        if self.status != "running":
            return Reject(move, "not_running", self.version_for(player))
        return None

    def version_for(self, player: str | None) -> int:
        """Find the version that a player, or a spectator, has been shown; 0 before the deal."""
        own = self.seats_of(player) if player is not None and self.match is not None else []
        return self.eyes[own[0] if own else None].version

    # -- taking back --------------------------------------------------------------------------------

    async def undo(self, request: UndoRequest, player: str) -> Answer:
        """Take the last move back; across a reveal only when all agree."""
        return await self.once(player, request.move, lambda: self._undo(request, player))

    async def _undo(self, request: UndoRequest, player: str) -> Answer:
        seat, move = request.seat, request.move
        if (done := await self._answer_again(player, move)) is not None:
            return done
        if (problem := self._not_possible(player, seat, move)) is not None:
            return problem
        if request.agree is not None:
            return await self._answer_proposal(request, player)
        if request.ask:
            return await self._propose(request, player)
        if (refusal := self.why_no_undo(seat)) is not None:
            return self._reject(move, seat, "cannot_undo", refusal)
        await self._keep("undo", seat, "", player, move)
        return Ack(move, self.eyes[seat].version)

    def why_no_undo(self, seat: Seat) -> CannotUndo | None:
        """Say why a seat may not take back the last move; None if it may."""
        problem = self.playing.why_no_undo(seat)
        # Asked last: only then the last move is known to be the seat's own.
        if problem is None and len(self.playing.log) <= self.setup.standing:
            problem = CannotUndo(Message("undo-nothing"))
        return problem

    async def _propose(self, request: UndoRequest, player: str) -> Answer:
        """Ask everybody to go back to before the own last move."""
        log = self.playing.log
        last = next((n for n in reversed(range(len(log))) if log[n].seat == request.seat), None)
        if last is None or last < self.setup.standing:
            return self._reject(request.move, request.seat, "cannot_undo")
        people = {row.seat for row in self.seats if row.player and row.player != player}
        self._proposal = Proposal(request.seat, last, self.eyes[None].version, people)
        if people:
            self.tell_about()
            return Ack(request.move, self.eyes[request.seat].version)
        return await self._go_back(request, player)

    async def _answer_proposal(self, request: UndoRequest, player: str) -> Answer:
        proposal = self.proposal
        if proposal is None:
            return self._reject(request.move, request.seat, "cannot_undo")
        if not request.agree:
            self._proposal = None
            self.tell_about()
            return Ack(request.move, self.eyes[request.seat].version)
        proposal.missing -= set(self.seats_of(player))
        if not proposal.missing:
            return await self._go_back(request, player)
        self.tell_about()
        return Ack(request.move, self.eyes[request.seat].version)

    async def _go_back(self, request: UndoRequest, player: str) -> Answer:
        assert self._proposal is not None
        keep = str(self._proposal.keep)
        self._proposal = None
        await self._keep("rewind", request.seat, keep, player, request.move)
        return Ack(request.move, self.eyes[request.seat].version)

    @property
    def proposal(self) -> Proposal | None:
        """What everybody is asked to agree to: only until something else happens."""
        # Judged by what everybody sees: a sealed step must not show.
        if self._proposal is not None and self._proposal.version != self.eyes[None].version:
            self._proposal = None
        return self._proposal

    # -- other changes ------------------------------------------------------------------------------

    async def hand_over(self, seat: SeatRow, name: str, asked: int | None = None) -> None:
        """Give a seat to somebody else, or to a bot; with `asked`, only while that is the question."""

        async def change() -> None:
            if asked is not None and self.eyes[seat.seat].asked != asked:
                return  # the player has answered after all
            await self._store.set_seat(seat)
            self.seats[seat.seat] = seat
            self.names[seat.seat] = name
            for connection in self.connections:
                connection.leave_seat()
            self.note_presence()
            self.tell_about()
            self.tell()

        await self.do(change)

    # -- keeping, applying, showing -----------------------------------------------------------------

    async def _keep(
        self,
        kind: EntryKind,
        seat: Seat,
        what: Action | str,
        player: str | None,
        move: str | None,
    ) -> None:
        """Keep what happens, and only then let it happen."""
        number = self.entries + 1
        # Whoever moves always sees it, so this is the version that the move becomes for that seat.
        version = self.eyes[seat].version + 1
        now = time()
        thought = max(0.0, now - self.eyes[seat].asked_at)
        entry = Entry(self.id, number, kind, seat, str(what), player, move, version, now, thought)
        await self._store.append(entry)
        self.entries = entry.number
        self.last_change = entry.at
        self._apply(entry, None if isinstance(what, str) else what)
        if not self.playing.state.deciders:
            with suppress(sqlite3.Error):  # the disk is full: the move is kept, the result follows
                await self.keep_results()
        self.tell()
        if self._proposal is not None and self.proposal is None:
            self.tell_about()  # what everybody was asked is no longer a question

    def _apply(self, entry: Entry, action: Action | None = None) -> None:
        match = self.playing
        if entry.kind == "move":
            match.play(entry.seat, action or match.game.parse(entry.body))
            self.audience.see_move(match.log[-1], match.state, entry.at, entry.thought)
            match.thin(REMEMBERED)
        else:
            if entry.kind == "undo":
                match.undo(entry.seat)
            else:
                match.rewind(int(entry.body))
            self.audience.see_jump(entry.seat, match.state, entry.at)
        self._sight = None

    async def keep_results(self) -> None:
        """Keep how everybody fared."""
        state = self.playing.state
        self.status = "over"
        self.has_results = False
        at = self.last_change
        scores, winners = state.scores, state.winners
        results = [
            Result(self.id, row.seat, row.player, row.bot, scores[row.seat], row.seat in winners)
            for row in self.seats
        ]
        await self._store.set_status(self.id, "over", at, results)
        self.has_results = True

    @property
    def sight(self) -> shown.Sight:
        """The position as everybody sees it, put together when the first one looks."""
        if self._sight is None:
            self._sight = shown.Sight(self)
        return self._sight

    def update_for(self, viewer: Viewer) -> bytes:
        """Write the last update of a viewer, once for all who look through the same eyes."""
        eyes = self.eyes[viewer]
        version, message = self._updates.get(viewer, (0, b""))
        if version != eyes.version:
            message = shown.encode(shown.update(self, viewer))
            self._updates[viewer] = (eyes.version, message)
        return message

    def note_presence(self) -> None:
        """Note whose players look on, and tell if that has changed."""
        players = {connection.player for connection in self.connections}
        present = {row.seat for row in self.seats if row.player is not None and row.player in players}
        if present != self.present:
            self.present = present
            self.tell_about()

    def tell(self) -> None:
        """Tell everybody who listens that the game has gone on."""
        self._sight = None
        inform(self.changed, self)
        # What was written for everybody is on its way; tables are many, and most of them wait.
        self._sight = None
        self._updates.clear()

    def tell_about(self) -> None:
        """Tell everybody who listens that something around the game has changed."""
        inform(self.changed_about, self)

    # -- answers ------------------------------------------------------------------------------------

    async def once(self, player: str, move: str, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do what a player asks for; the same request again gets the same answer and does nothing."""

        async def answer() -> Answer:
            found = self._answers.get((player, move))
            if found is None:
                found = await work()
                self._remember(player, move, found)
            return found

        return await self.do(answer)

    async def _answer_again(self, player: str, move: str) -> Ack | None:
        """Find the answer to a request that was carried out long ago: perhaps it got lost."""
        version = await self._store.answer(self.id, player, move)
        return None if version is None else Ack(move, version)

    def _remember(self, player: str, move: str, answer: Answer) -> None:
        self._answers[player, move] = answer
        if len(self._answers) > _ANSWERS:
            del self._answers[next(iter(self._answers))]

    def _reject(
        self, move: str, seat: Seat, code: Code, problem: WitchtableError | None = None
    ) -> Reject:
        version = self.eyes[seat].version
        if problem is None:
            return Reject(move, code, version)
        return Reject(move, code, version, None, str(problem), written(problem.message))
