"""The routes to lessons."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody

from witchtable.server.http.given import TheCaller, TheService
from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import LessonRequest
from witchtable.server.protocol.teaching import OfferedLesson
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


ROUTES: Final = [lessons, begin_lesson, go_in_lesson]
