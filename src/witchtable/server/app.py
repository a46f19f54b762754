"""The server as an ASGI app."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from witchtable.engine.errors import WitchtableError
from witchtable.server.guard import Guard, keep_pages_harmless
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.routes import (
    operation,
    pages,
    printed,
    questions,
    records,
    session,
    socket,
    tables,
)
from witchtable.server.routes.common import refused, wrong
from witchtable.server.settings import Settings
from witchtable.server.store import StoreClosed

__all__ = ["create_app"]

_log = logging.getLogger(__name__)
_PARTS = (session, tables, questions, records, printed, socket, operation, pages)
_LARGEST_BODY = 512 * 1024


def create_app(settings: Settings) -> Litestar:
    """Put the server together; nothing runs before the app is started."""
    return Litestar(
        [route for part in _PARTS for route in part.ROUTES],
        state=State({"settings": settings}),
        lifespan=[_lifespan],
        middleware=[Guard],
        before_send=[keep_pages_harmless],
        # The words of 500 choices; what never changes is compressed already (static.py).
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=2_000,
            exclude=["^/web/", "^/locale/", "/edition$", "^/api/rules/"],
        ),
        exception_handlers={
            Refused: refused,
            WitchtableError: wrong,
            HTTPException: _http,
            sqlite3.Error: _cannot_keep,
            StoreClosed: _cannot_keep,
            RecursionError: _too_deep,
            UnicodeError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Witchtable",
            version="1",
            description="A table for Witchstone, Whirling Witchcraft and Witchdom.",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncGenerator[None, None]:
    house = House(app.state["settings"])
    app.state["house"] = house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def _http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, Any]]:
    """Answer what Litestar refuses in the same form as everything else."""
    code = {404: "unknown_route", 405: "unknown_route", 413: "too_large"}
    body = {
        "kind": "reject",
        "move": None,
        "code": code.get(problem.status_code, "malformed"),
        "reason": problem.detail,
    }
    return Response(body, status_code=problem.status_code)


def _cannot_keep(request: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    """Answer that nothing can be kept now: the disk is full, or the server goes down."""
    _log.error("nothing can be kept", exc_info=problem, extra={"path": request.url.path})
    body = {"kind": "reject", "move": None, "code": "unavailable", "reason": "try again later"}
    return Response(body, status_code=503)


def _too_deep(_: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    """Answer JSON that nobody can read: nested without end, or no text at all."""
    reason = f"cannot be read: {type(problem).__name__}"
    body = {"kind": "reject", "move": None, "code": "malformed", "reason": reason}
    return Response(body, status_code=400)


def _unexpected(request: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    """Log a bug of ours; the client learns that there was one and nothing else."""
    _log.error("unexpected", exc_info=problem, extra={"path": request.url.path})
    body = {"kind": "reject", "move": None, "code": "internal", "reason": "something went wrong"}
    return Response(body, status_code=500)
