"""The routes to lessons."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from witchtable.server.http.given import TheCaller, TheService
from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import HeardRequest, LessonRequest
from witchtable.server.protocol.teaching import HeardAnswer, OfferedLesson
from witchtable.server.service import lessons as service_of_lessons

__all__ = ["ROUTES"]


@get("/api/lessons/{game:str}")
async def lessons(service: TheService, caller: TheCaller, game: FromPath[str]) -> list[OfferedLesson]:
    """List the lessons of a game, and which of them the caller has been through."""
    return await service_of_lessons.lessons(service, caller, game)


@post("/api/lessons/{game:str}/{lesson:str}", status_code=201)
async def begin_lesson(
    service: TheService, caller: TheCaller, game: FromPath[str], lesson: FromPath[str]
) -> OpenedTable:
    """Begin a lesson at a table of its own, or go on where the caller was."""
    return await service_of_lessons.begin(service, caller, game, lesson)


@post("/api/tables/{table_id:str}/lesson", status_code=200)
async def go_in_lesson(
    service: TheService, caller: TheCaller, table_id: FromPath[str], data: JSONBody[LessonRequest]
) -> AboutTable:
    """Begin the step of a lesson again, go back to the one before, or past it."""
    return await service_of_lessons.go(service, caller, table_id, data)


@get("/api/coach")
async def heard(service: TheService, caller: TheCaller) -> HeardAnswer:
    """Say how often the coach has spoken to the caller, for each kind of decision."""
    return await service_of_lessons.heard(service, caller)


@post("/api/coach", status_code=200)
async def hear(service: TheService, caller: TheCaller, data: JSONBody[HeardRequest]) -> HeardAnswer:
    """Count that the coach has spoken to the caller about a kind of decision."""
    return await service_of_lessons.hear(service, caller, data.kind)


ROUTES: Final = [lessons, begin_lesson, go_in_lesson, heard, hear]
