"""The service: everything that answers while a server runs, put together in one place.

It knows who asks, what is asked and what is answered, and nothing of how that travels: doors such as
`witchtable.server.http` find out who the caller is and pass requests on. The modules beside this one
have a function for each request; what is refused is raised, and `refusal` says it in one form.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from witchtable.bots import Advice
from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.moves import Seat
from witchtable.games import GAMES
from witchtable.server.protocol.answers import Health
from witchtable.server.protocol.codes import Code, Refused, TooMany
from witchtable.server.protocol.messages import Reject
from witchtable.server.protocol.writing import write_text
from witchtable.server.service.callers import Aside, Caller, Identity, Players
from witchtable.server.service.limits import Limits
from witchtable.server.service.neighbours import Neighbours
from witchtable.server.service.sessions import Sessions
from witchtable.server.service.tutors import Tutors
from witchtable.server.store import Store, StoreClosed, StoreUnavailable
from witchtable.server.tables import Tables
from witchtable.server.tables.clocks import Clocks
from witchtable.server.tables.remarks import Remarks
from witchtable.server.tables.table import Table

__all__ = ["SIGNED_OUT", "Figures", "Service", "Thinkers", "Trial", "find_game", "may_look", "refusal"]

_log = logging.getLogger(__name__)
SIGNED_OUT: Final = "signed out"
_PATIENCE: Final = 2.0  # seconds that who asks for our health waits for the store


class Reviewing(Protocol):
    """Who looks back at finished games, in the background."""

    def status(self, table: str) -> str:
        """Say how the review of a table stands, as far as it is in hand."""

    def begin(self, table: Table, player: str, store: Store) -> None:
        """Begin with a review, or go on with it; raise Refused if too many wait."""

    async def glance(self, table: Table, player: str) -> bytes:
        """Take the quick look and no other, for who waits for it."""


class Thinkers(Protocol):
    """Bots, and hints for people."""

    @property
    def reviewer(self) -> Reviewing:
        """Who looks back at finished games."""

    def names(self, game: str) -> list[str]:
        """List the bots that can be asked to play a game."""

    def check(self, game: str, name: str) -> None:
        """Raise UnknownBot unless a bot of this name plays the game."""

    def watch(self, table: Table) -> None:
        """Play for the bots of a table from now on."""

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """Advise a seat on its question; raise Refused if that is not possible now."""

    async def work_out(self, who: str, table: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """Work out what somebody asks about a table where it can be cut off, in fair turns.

        Raises what the work raises, and Refused when too much is asked or it takes too long. Both the
        work and the arguments may have to travel: a function of a module, and what can be pickled.
        """

    async def close(self) -> None:
        """Stop thinking."""


class Trial(Protocol):
    """Where own editions are tried out before they are read here."""

    async def check(
        self, game: str, data: bytes, seats: int, options: Mapping[str, bool | int | str]
    ) -> None:
        """Raise what is wrong with an edition (JSON), or with playing it so."""

    async def close(self) -> None:
        """Try no more."""


class Figures(Protocol):
    """Figures for whoever runs the server."""

    def write(self) -> bytes:
        """Write all of them, as Prometheus reads them."""

    def watch(self, table: Table) -> None:
        """Count what happens at a table."""

    def count_reject(self, code: Code) -> None:
        """Count a refusal."""

    def count_move(self, seconds: float) -> None:
        """Count how long a move took to be answered."""

    def count_fanout(self, seconds: float) -> None:
        """Count how old a move of another worker is that is shown now."""

    def count_sockets(self, more: int) -> None:
        """Count sockets that open (1) or close (-1)."""


class Service:
    """The store, the tables, the bots and the clocks of one server, and who plays there."""

    identity: Identity

    def __init__(
        self,
        store: Store,
        thinking: Thinkers,
        figures: Figures,
        *,
        limits: Limits | None = None,
        aside: Aside = asyncio.to_thread,
        hashing: Aside = asyncio.to_thread,
        trial: Trial | None = None,
    ) -> None:
        self.store = store
        self.trial = trial
        self.thinking = thinking
        self.reviewer = thinking.reviewer
        self.figures = figures
        self.aside = aside
        self.hashing = hashing
        self.limits = limits or Limits()
        self.players = Players(store, self.limits)
        self.sessions = Sessions(store)
        self.tables = Tables(store, aside)
        self.clocks = Clocks()
        self.tutors = Tutors(store)
        self.remarks = Remarks()
        self.opened_from: dict[str, str] = {}
        """From which household each table was opened, since the server came up; until it is over."""
        self.neighbours = None if store.house is None else Neighbours(self, store.house)
        """The other workers, where there may be some."""
        self.is_closing = False
        self._keeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Come up: find the secret, bring running tables in, let bots and clocks go on."""
        secret = await self.store.secret("cookies")
        if secret is None:
            await self.store.set_secret("cookies", secrets.token_hex(32))
            secret = await self.store.secret("cookies")
        assert secret is not None
        self.identity = Identity(secret)
        # Tutors first: where they have no lesson, bots play.
        self.tables.opened += [self.tutors.watch, self.thinking.watch]
        self.tables.opened += [self.clocks.watch, self.figures.watch, self.remarks.watch]
        if self.neighbours is not None:
            await self.neighbours.open()
        await self.sessions.tidy()
        await self.players.tries.open(self.store, self.identity.hash_try)
        await self.tables.keep_house_editions()
        self._waking = asyncio.create_task(self._wake())
        self._keeper = asyncio.create_task(self._keep_going())

    async def _wake(self) -> None:
        """Bring running tables in; then go on with reviews that were begun."""
        if self.neighbours is not None:
            return  # what nobody looks after is found there
        await self.tables.wake()
        for id in await self.store.unfinished_reviews():
            try:
                table = await self.tables.find(id)
                self.reviewer.begin(table, table.row.host, self.store)
            except Refused as problem:  # whoever asks for it is told, too
                _log.warning("a review is not gone on with: %s", problem, extra={"table": id})

    @property
    def is_waking(self) -> bool:
        """Whether tables still sleep that were played when the server went down."""
        return self._waking is not None and not self._waking.done()

    async def health(self) -> Health:
        """Say how the server is, soon also while the store does not answer."""
        if self.is_closing:
            return Health(status="closing")
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.store.secret("cookies")
                trouble = await self.store.trouble()
        except (StoreUnavailable, TimeoutError):
            return Health(status="cannot_keep")
        if trouble is not None:
            return Health(status="cannot_keep")
        return Health(status="waking" if self.is_waking else "ok")

    async def close(self) -> None:
        """Go down: everybody is asked to come back, nothing is lost."""
        self.is_closing = True
        if self.neighbours is not None:
            await self.neighbours.leave()
        for task in (self._keeper, self._waking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task
        self.clocks.close()
        await self.thinking.close()
        if self.trial is not None:
            await self.trial.close()
        for table in self.tables.at_hand.values():
            for connection in table.connections[:]:
                connection.close("restart")
        await asyncio.sleep(0.05)  # what waits is sent
        for table in self.tables.at_hand.values():
            table.stop()
        await self.store.close()

    async def _keep_going(self) -> None:
        """Do every few seconds what nobody asks for."""
        while True:
            await asyncio.sleep(5)
            await self.tidy_up()

    async def tidy_up(self) -> None:
        """Tidy up; what fails is no reason to leave out the rest, and is tried again the next time."""
        for chore in (
            self._cut_off,
            self._note_absences,
            self._put_away,
            self.tables.keep_missing_results,
            self.tables.close_marked,
        ):
            try:
                await chore()
            except Exception:  # a disk that is full now may not be so later
                _log.exception("housekeeping failed")

    async def _cut_off(self) -> None:
        for table in list(self.tables.at_hand.values()):
            for connection in table.connections[:]:
                connection.cut_off_if_still()

    async def _note_absences(self) -> None:
        self.tables.note_absences()

    async def _put_away(self) -> None:
        self.tables.put_away()

    async def find_table(self, caller: Caller, id: str, invite: str | None = None) -> Table:
        """Find a table that somebody may look at; raise Refused otherwise."""
        table = await self.tables.find(id)
        if not may_look(table, caller.id, invite):
            raise Refused("forbidden", "this table is by invitation")
        table.absence.note_life(caller.id)
        if self.neighbours is not None:
            self.neighbours.note_life(table, caller.id)
        return table

    def end_sessions(self, sessions: Iterable[str]) -> None:
        """Close the sockets of sessions that have ended, here or at another worker."""
        ended = set(sessions)
        self.sessions.forget(ended)
        for table in self.tables.at_hand.values():
            for connection in table.connections[:]:
                if connection.session in ended:
                    connection.close(SIGNED_OUT)

    async def check_deal_is_free(self, table: Table, player: str | None) -> None:
        """Raise Refused while others play the cards of a finished game: nobody may look ahead."""
        if await self.store.is_played_by_others(table.row.seed, table.id, player):
            raise Refused(
                "shared_deal", "others are playing the same deal; come back when they are done"
            )


def find_game(id: str) -> Game:
    """Find a game by its id; raise Refused if there is none."""
    if id not in GAMES:
        raise Refused("unknown_route", "there is no such game")
    return GAMES[id]


def may_look(table: Table, player: str | None, invite: str | None) -> bool:
    """Say whether somebody may look on."""
    if table.setup.public or (player is not None and table.absence.belongs(player)):
        return True
    invited = invite is not None and secrets.compare_digest(invite.encode(), table.row.invite.encode())
    return invited or (player is not None and table.row.host == player)


def refusal(problem: Exception, path: str = "") -> Reject:
    """Say in one form why nothing came of a request; what is our fault is logged."""
    if isinstance(problem, Refused):
        # Who is refused for being too fast is always told when to come back.
        soon = 1 if problem.code == "too_many" else None
        seconds = problem.retry_after if isinstance(problem, TooMany) else soon
        return Reject(None, problem.code, reason=problem.reason, retry_after=seconds)
    if isinstance(problem, WitchtableError):  # an unknown game, an option that does not exist
        return Reject(None, "malformed", reason=str(problem), message=write_text(problem.message))
    if isinstance(problem, StoreUnavailable | StoreClosed):
        _log.error("nothing can be kept", exc_info=problem, extra={"path": path})
        return Reject(None, "unavailable", reason="try again later")
    if isinstance(problem, RecursionError | UnicodeError):  # JSON without end, or no text at all
        return Reject(None, "malformed", reason=f"cannot be read: {type(problem).__name__}")
    # A bug of ours: the client learns that there was one and nothing else.
    _log.error("unexpected", exc_info=problem, extra={"path": path})
    return Reject(None, "internal", reason="something went wrong")
