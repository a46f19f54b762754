"""The routes to lessons."""

from __future__ import annotations

from typing import Final

from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import HeardRequest, LessonRequest
from witchtable.server.protocol.teaching import HeardAnswer, OfferedLesson
from witchtable.server.routes.route import get, post
from witchtable.server.service import Service
from witchtable.server.service import lessons as service_of_lessons
from witchtable.server.service.callers import Caller

__all__ = ["ROUTES"]


@get("/api/lessons/{game:str}")
async def lessons(service: Service, caller: Caller, game: str) -> list[OfferedLesson]:
    """List the lessons of a game, and which of them the caller has been through."""
    return await service_of_lessons.lessons(service, caller, game)


@post("/api/lessons/{game:str}/{lesson:str}", status=201)
async def begin_lesson(service: Service, caller: Caller, game: str, lesson: str) -> OpenedTable:
    """Begin a lesson at a table of its own, or go on where the caller was."""
    return await service_of_lessons.begin(service, caller, game, lesson)


@post("/api/tables/{table_id:str}/lesson", status=200)
async def go_in_lesson(
    service: Service, caller: Caller, table_id: str, data: LessonRequest
) -> AboutTable:
    """Begin the step of a lesson again, go back to the one before, or past it."""
    return await service_of_lessons.go(service, caller, table_id, data)


@get("/api/coach")
async def heard(service: Service, caller: Caller) -> HeardAnswer:
    """Say how often the coach has spoken to the caller, for each kind of decision."""
    return await service_of_lessons.heard(service, caller)


@post("/api/coach", status=200)
async def hear(service: Service, caller: Caller, data: HeardRequest) -> HeardAnswer:
    """Count that the coach has spoken to the caller about a kind of decision."""
    return await service_of_lessons.hear(service, caller, data.kind)


ROUTES: Final = [lessons, begin_lesson, go_in_lesson, heard, hear]
