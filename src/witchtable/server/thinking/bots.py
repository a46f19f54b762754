"""Bots at tables, and the strongest of them as an adviser: all that a service asks to think."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from zlib import crc32

from witchtable.bots import LEVELS, Advice
from witchtable.engine.errors import BotFault
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.guests import BotReply
from witchtable.guests.processes import WorkerLost
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import StoreClosed, StoreUnavailable
from witchtable.server.tables.table import Table
from witchtable.server.thinking.bot_list import BotList
from witchtable.server.thinking.decisions import (
    BotChoice,
    Question,
    decision_limit,
    find_alternatives,
    patience,
    think,
)
from witchtable.server.thinking.lanes import Job, Late
from witchtable.server.thinking.needs import Lanes
from witchtable.server.thinking.reviewing import Reviewer
from witchtable.server.thinking.turns import Turn

__all__ = ["Adviser", "Bots"]

_log = logging.getLogger(__name__)
_PAUSE: Final = 5.0  # seconds
_ADVISER: Final = "adviser"
_DEEP: Final = ("mistress", "grandmistress")  # they take their time; the other levels, milliseconds
_MARGIN: Final = 1.0  # seconds more, so that a process can say itself where it hung
_QUESTION: Final = 5.0  # seconds for an answer that takes milliseconds at any table of ours
_MOST_QUESTIONS: Final = 8  # of one player that wait at the same time
_MOST_THOUGHTS: Final = 256  # of all tables, of some 50 kB; who thinks anew only plays a little worse


class _Moot(Exception):
    """The question has changed while it waited for its turn."""


class Bots:
    """Lets the bots of all tables think, and people ask what may take long."""

    def __init__(self, known: BotList, workers: Lanes[Any], *, seconds: float) -> None:
        self._seconds = seconds
        self._known = known
        self.workers = workers
        self.failed: list[Callable[[BotFault], None]] = []
        """Told of every bot that did not answer as it should."""
        self.hints = Adviser(workers, seconds)
        self.reviewer = Reviewer(workers.reviews, lambda: workers.is_somebody_waiting)
        self._busy: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._thoughts: OrderedDict[tuple[str, Seat], bytes] = OrderedDict()
        """What bots have thought about the next step of their turn."""
        self._is_closed = False

    def names(self, game: str) -> list[str]:
        """List the bots that can be asked to play a game."""
        return self._known.names(game)

    def check(self, game: str, name: str) -> None:
        """Raise UnknownBot unless a bot of this name plays the game."""
        self._known.check(game, name)

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """Advise a seat on its question; raise Refused if that is not possible now."""
        return await self.hints.find(table, seat)

    async def work_out(self, who: str, table: str, work: Callable[..., Any], *arguments: Any) -> Any:
        """Work out what somebody asks about a table; raise Refused when it takes too long."""
        turn = Turn(who, table)
        if self.workers.is_asking_too_much(turn, _MOST_QUESTIONS):
            raise Refused("too_many", "too many questions at once; wait for the answers")
        job, quick = Job(work, arguments), self.workers.quick
        try:
            return await self.workers.run(quick, turn, lambda _: job, _QUESTION)
        except Late:
            raise Refused("unavailable", "this takes too long to work out") from None
        except WorkerLost:
            raise Refused("unavailable", "this cannot be worked out now") from None

    def watch(self, table: Table) -> None:
        """Play for the bots of a table from now on."""
        table.changed.append(self._look)
        self._look(table)

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closed = True
        for task in list(self._busy.values()):
            task.cancel()
        await self.reviewer.close()
        await self.workers.close()

    def _look(self, table: Table) -> None:
        if self._is_closed or table.is_put_away or table.status != "running" or not table.is_tended:
            return
        if table.lesson is not None and table.lesson.is_guided:
            return  # there the tutor plays for the others
        for seat in table.playing.state.deciders:
            name = table.seats[seat].bot if seat < len(table.seats) else None
            if name is not None and (table.id, seat) not in self._busy:
                work = self._think(table, seat, name)
                self._busy[table.id, seat] = asyncio.create_task(work)

    async def _think(self, table: Table, seat: Seat, name: str) -> None:
        try:
            asked_version = table.viewpoints[seat].asked_version
            action = await self._choose(table, seat, name, asked_version)
            await table.play_for(seat, action, asked_version, bot=name)
        except _Moot:
            pass  # it was taken back, or the game has been abandoned
        except StoreClosed:
            return  # the server goes down: after a restart the bot goes on
        except StoreUnavailable:
            await asyncio.sleep(_PAUSE)  # the disk is full: perhaps not for long
        finally:
            self._busy.pop((table.id, seat), None)
        self._look(table)

    async def _choose(self, table: Table, seat: Seat, name: str, asked_version: int) -> Action:
        """Let the bot choose; whatever goes wrong with it, the game goes on."""
        try:
            answer = await self._ask(table, seat, name, asked_version)
            if answer.fault is None:
                return answer.action
            fault = answer.fault
        except _Moot:
            raise
        except BotFault as found:
            fault = found
        except Exception as problem:
            fault = BotFault("raised", name, f"{type(problem).__name__}: {problem}")
        _log.warning("%s", fault, extra={"table": table.id, "seat": seat, "bot": name})
        for tell in self.failed:
            tell(fault)
        if not _is_asked(table, seat, asked_version):
            raise _Moot
        return table.playing.state.fallback(seat)

    async def _ask(self, table: Table, seat: Seat, name: str, asked_version: int) -> BotReply:
        level = name.partition("@")[0]
        is_guest = level not in LEVELS
        # The same position again, when a deal is played again, gets the same answer: so everybody who
        # plays it meets the same opponents. A guest keeps its chances.
        dice = f"{table.id} {seat}" if is_guest else f"{table.row.seed} {seat} {asked_version}"
        spec = self._known.find(table.setup.game, name)
        longest = patience(self._seconds, is_guest=is_guest)
        # The process of a guest that is late ends itself, and no sooner than that.
        ends_after = decision_limit(0) if is_guest else longest
        thought = self._thoughts.pop((table.id, seat), None)

        def prepare(share: float) -> Job:
            if not _is_asked(table, seat, asked_version):
                raise _Moot
            question = Question(
                table.setup.game,
                name,
                spec,
                table.id,
                crc32(dice.encode()),
                Place(table.playing.state.copy(), seat, share * self._seconds),
                longest,
                is_guest,
                thought,
            )
            return Job(think, (question,), ends_after=ends_after)

        workers, turn = self.workers, Turn(table.row.host, table.id)
        lane = (
            workers.guests
            if is_guest
            else workers.deep
            if name.partition("@")[0] in _DEEP
            else workers.quick
        )
        try:
            found: BotChoice = await workers.run(lane, turn, prepare, longest + _MARGIN)
        except Late:
            limit = decision_limit(self._seconds) if is_guest else longest
            raise BotFault("late", name, f"no answer in {limit:.0f} s") from None
        except WorkerLost as lost:
            raise BotFault("died", name, str(lost)) from None
        if found.thought is not None:
            self._thoughts[table.id, seat] = found.thought
            if len(self._thoughts) > _MOST_THOUGHTS:
                self._thoughts.popitem(last=False)
        return found.reply


def _is_asked(table: Table, seat: Seat, asked_version: int) -> bool:
    """Say whether a question still stands."""
    is_running = table.status == "running" and not table.is_put_away
    # Also before anybody has begun to think, somebody else may have played for the seat.
    return (
        is_running
        and table.viewpoints[seat].asked_version == asked_version
        and seat in table.playing.state.deciders
    )


class Adviser:
    """Thinks for whoever asks, about one question of each seat at a time."""

    def __init__(self, workers: Lanes[Any], seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._busy: dict[tuple[str, Seat], tuple[int, asyncio.Task[Advice]]] = {}

    async def find(self, table: Table, seat: Seat) -> Advice:
        """Advise a seat on its question; raise Refused while it is advised on another one."""
        key, now = (table.id, seat), table.viewpoints[seat].asked_version
        if key not in self._busy:
            task = asyncio.create_task(self._think(table, seat, now))
            self._busy[key] = now, task
            task.add_done_callback(lambda _: self._busy.pop(key))
        asked_version, task = self._busy[key]
        if asked_version != now:
            raise Refused("too_many", "one hint at a time")
        # Shielded: whoever reloads the page asks again, and is given the same answer.
        return await asyncio.shield(task)

    async def _think(self, table: Table, seat: Seat, asked_version: int) -> Advice:
        # The position of now, whenever its turn comes: what is found is shown for this one.
        state = table.playing.state.copy()
        seed = crc32(f"{table.id} {seat} {asked_version}".encode())
        longest = patience(self._seconds, is_guest=False)
        turn = Turn(table.seats[seat].player or table.row.host, table.id)

        def prepare(share: float) -> Job:
            place = Place(state, seat, share * self._seconds)
            question = Question(
                table.setup.game, _ADVISER, _ADVISER, table.id, seed, place, longest, False
            )
            return Job(find_alternatives, (question,))

        try:
            found: Advice = await self._workers.run(self._workers.deep, turn, prepare, longest)
        except (Late, WorkerLost, RuntimeError) as problem:
            _log.warning("no hint: %r", problem, extra={"table": table.id, "seat": seat})
            raise Refused("unavailable", "no hint can be found now; try again") from None
        return found
