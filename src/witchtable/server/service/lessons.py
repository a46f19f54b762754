"""Lessons: which there are, who has learned what, and tables at which somebody learns."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from time import time

import msgspec

from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import Message, render
from witchtable.lessons import Lesson, Tutor, course, find
from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import LessonRequest, TableRequest
from witchtable.server.protocol.teaching import HeardAnswer, LessonStep, OfferedLesson
from witchtable.server.protocol.writing import describe_table
from witchtable.server.service import Service, find_game
from witchtable.server.service.callers import Caller
from witchtable.server.service.continuing import put_up
from witchtable.server.service.seating import opened
from witchtable.server.store import Player
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

__all__ = ["begin", "go", "hear", "heard", "lessons"]

_log = logging.getLogger(__name__)
_APPRENTICE = "apprentice"  # the level of everybody a pupil plays with


# -- asking -------------------------------------------------------------------------------------------


async def lessons(service: Service, caller: Caller, game: str) -> list[OfferedLesson]:
    """List the lessons of a game in their order, and which of them the caller has been through."""
    service.limits.check("listings", caller)
    found = course(find_game(game))
    player = caller.player
    learned = set() if player is None else set(await service.store.learned(player.id))
    running = {} if player is None else await _running(service, player, game)
    for name in [name for name in running if (game, name) in learned]:
        if await _is_finished(service, running[name]):
            del running[name]
    return [_offered(lesson, learned, running.get(lesson.name)) for lesson in found]


def _offered(lesson: Lesson, learned: set[tuple[str, str]], table: str | None) -> OfferedLesson:
    return OfferedLesson(
        name=lesson.name,
        minutes=lesson.minutes,
        basic=lesson.basic,
        whole_game=lesson.kind == "game",
        steps=[
            LessonStep(
                name=step.name,
                asks=step.asks,
                right=step.right,
                wrong=[foreseen.match for foreseen in step.wrong],
                clause=step.clause,
                lit=step.lit,
                thread=step.thread,
                goal=step.goal is not None,
            )
            for step in lesson.step
        ],
        learned=(lesson.game, lesson.name) in learned,
        table=table,
    )


async def _running(service: Service, player: Player, game: str) -> dict[str, str]:
    """Find the tables at which somebody is in the middle of a lesson."""
    found: dict[str, str] = {}
    for row in await service.store.tables_of(player.id, learning=True):
        setup = msgspec.json.decode(row.setup, type=TableSetup)
        if row.game == game and setup.lesson is not None:
            found.setdefault(setup.lesson, row.id)
    return found


# -- playing ------------------------------------------------------------------------------------------


async def begin(service: Service, caller: Caller, game: str, name: str) -> OpenedTable:
    """Begin a lesson, or go on where the caller was; a lesson that is done begins anew."""
    player, lesson = caller.known, find(find_game(game), name)
    if lesson is None:
        raise Refused("unknown_route", "there is no such lesson")
    async with service.tutors.one_by_one(player.id):
        running = await _running(service, player, game)
        before = running.pop(name, None)
        table = None if before is None else await _go_on(service, before)
        if table is None:
            await _leave_done(service, running.values())
            table = await _begin(service, caller, lesson)
    return opened(table, player)


async def _go_on(service: Service, table_id: str) -> Table | None:
    """Find a table at which a lesson can go on; one at which it cannot is closed."""
    try:
        table = await service.tables.find(table_id)
    except (Refused, RuntimeError):  # by other rules, or with components that are gone
        await service.store.set_status(table_id, "abandoned", time())
        return None
    if not _is_over(table):
        return table
    await service.tables.close(table)
    return None


async def _is_finished(service: Service, table_id: str) -> bool:
    """Say whether nothing is left to learn at a table: who is done may look at it for a while."""
    try:
        return _is_over(await service.tables.find(table_id))
    except (Refused, RuntimeError):
        return True


def _is_over(table: Table) -> bool:
    return table.lesson is None or table.lesson.is_done


async def _leave_done(service: Service, tables: Iterable[str]) -> None:
    """Close the tables of lessons that are done: who goes on with another needs them no more."""
    for table in [service.tables.at_hand.get(table_id) for table_id in tables]:
        if table is not None and table.lesson is not None and table.lesson.is_done:
            await service.tables.close(table)


async def _begin(service: Service, caller: Caller, lesson: Lesson) -> Table:
    return await (_begin_game if lesson.kind == "game" else _begin_steps)(service, caller, lesson)


async def _begin_game(service: Service, caller: Caller, lesson: Lesson) -> Table:
    """Begin a whole game against apprentices."""
    request = TableRequest(game=lesson.game, seats=lesson.seats, options=dict(lesson.options))
    deal = 0 if lesson.seed else service.identity.draw_deal()
    setup = TableSetup.from_request(request, deal, service.thinking.check)
    # A seed of the lesson's own is known to everybody: as if its deal had been named.
    setup = msgspec.structs.replace(setup, lesson=lesson.name, is_drawn=not lesson.seed)
    seed = lesson.seed or service.identity.seed(lesson.game, deal)
    return await put_up(service, caller, setup, seed, (), lesson.pupil, _APPRENTICE)


async def _begin_steps(service: Service, caller: Caller, lesson: Lesson) -> Table:
    try:
        match = Tutor(lesson).open()
    except WitchtableError as problem:  # ours to mend: the house has other components, perhaps
        _log.error("a lesson cannot be dealt: %s", problem, extra={"lesson": lesson.text})
        raise Refused("unavailable", "this lesson cannot be played with these components") from None
    setup = TableSetup(
        lesson.game,
        lesson.seats,
        0,
        dict(lesson.options),
        house=match.game.edition().fingerprint,
        lesson=lesson.name,
    )
    return await put_up(service, caller, setup, match.deal.seed, match.log, lesson.pupil, _APPRENTICE)


async def go(service: Service, caller: Caller, table_id: str, request: LessonRequest) -> AboutTable:
    """Begin a step again, go back to the one before, or past it."""
    player = caller.known
    service.limits.check("moves", caller)
    table = await service.find_table(caller, table_id)
    lesson = table.lesson
    if lesson is None or lesson.tutor is None or not table.sits(player.id, lesson.lesson.pupil):
        raise Refused("not_running", "no lesson is played here")
    await lesson.go(request, player.id)
    return describe_table(table, player.id)


# -- the coach ----------------------------------------------------------------------------------------


async def heard(service: Service, caller: Caller) -> HeardAnswer:
    """Say how often the coach has spoken to the caller, for each kind of decision."""
    service.limits.check("listings", caller)
    player = caller.player
    return HeardAnswer(times={} if player is None else await service.store.heard(player.id))


async def hear(service: Service, caller: Caller, kind: str) -> HeardAnswer:
    """Count that the coach has spoken to the caller; it speaks only of what it has words for."""
    player = caller.known
    service.limits.check("moves", caller)
    words = f"coach-{kind}"
    if render(Message(words), "en") == words:
        raise Refused("unknown_route", "the coach has no words for such a decision")
    await service.store.hear(player.id, kind)
    return HeardAnswer(times=await service.store.heard(player.id))
