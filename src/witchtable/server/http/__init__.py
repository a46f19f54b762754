"""The HTTP door of the server: an ASGI app whose routes and sockets pass all on to the service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from witchtable.server.http import given, guard, handlers, openapi, people, socket, static
from witchtable.server.metrics import Metrics
from witchtable.server.protocol import messages
from witchtable.server.protocol.codes import Code
from witchtable.server.protocol.messages import Reject
from witchtable.server.routes.route import status_of
from witchtable.server.service import Service, finished, questions, refusal
from witchtable.server.service.callers import Aside
from witchtable.server.service.limits import Limits
from witchtable.server.settings import Settings
from witchtable.server.store.choosing import open_at
from witchtable.server.store.opening import CannotOpen, Lock
from witchtable.server.store.sql import SqlStore
from witchtable.server.thinking.bots import Bots
from witchtable.server.thinking.editions import EditionTrial
from witchtable.server.thinking.workers import Workers

__all__ = ["create_app", "open_store"]

_THREADS: Final = 2
_LARGEST_BODY: Final = 512 * 1024
_HTTP_CODES: Final[dict[int, Code]] = {404: "unknown_route", 405: "unknown_route", 413: "too_large"}


def open_store(settings: Settings) -> tuple[Lock | None, SqlStore]:
    """Open what everything is kept in, a folder for this server alone; raise CannotOpen if not."""
    lock = Lock(settings.data) if settings.postgres is None else None
    try:
        if static.WEB.find("index.html") is None:
            raise CannotOpen("incomplete", static.WEB.root)
        return lock, open_at(settings.postgres, settings.database)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def create_app(settings: Settings, opened: tuple[Lock | None, SqlStore] | None = None) -> Litestar:
    """Put the server together; nothing runs before the app is started.

    `opened` has been opened already by whoever wants to hear why that is not possible.
    """
    return Litestar(
        [*handlers.HANDLERS, *people.ROUTES, *socket.ROUTES, *static.ROUTES],
        state=State({"settings": settings, "opened": opened}),
        lifespan=[_lifespan],
        dependencies={name: Provide(find) for name, find in given.DEPENDENCIES.items()},
        middleware=[guard.Guard],
        before_send=[guard.keep_pages_harmless],
        # The words of 500 choices; what never changes is compressed already (static.py). Not
        # invitations: beside names that others choose, the length would tell of them (SECURITY.md).
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=2_000,
            exclude=["^/web/", "^/locale/", "/edition$", "^/api/rules/", "^/api/me$"],
        ),
        exception_handlers={HTTPException: _refused_by_litestar, Exception: _refused},
        openapi_config=OpenAPIConfig(
            title="Witchtable",
            version=str(messages.PROTOCOL),
            description="A table for Witchstone, Whirling Witchcraft and Witchdom.",
            use_handler_docstrings=True,
            render_plugins=[openapi.Described()],
        ),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
    )


def put_together(settings: Settings, store: SqlStore) -> Service:
    """Give the service what it needs on a machine with a disk and several processes."""
    figures = Metrics()
    loads = [questions.__name__, finished.__name__]
    workers = Workers(settings.bot_processes, settings.bot_seconds, loads)
    bots = Bots(settings.bots, workers, seconds=settings.bot_seconds)
    bots.failed.append(figures.count_fault)
    figures.watch_thinking(workers.lanes)
    store.watch(figures)
    service = Service(
        store,
        bots,
        figures,
        limits=Limits(settings.shares, is_on=settings.limits),
        # Apart: whoever asks a lot about tables must not keep others from logging in.
        aside=_beside("questions"),
        hashing=_beside("passwords"),
        trial=EditionTrial(),
    )
    figures.watch_service(service)
    return service


def _beside(name: str) -> Aside:
    """Make a few threads that work out what takes milliseconds."""
    threads = ThreadPoolExecutor(_THREADS, thread_name_prefix=f"witchtable {name}")

    async def work_out(work: Callable[..., Any], *arguments: Any) -> Any:
        run = partial(copy_context().run, work, *arguments)  # in the language that is spoken here
        return await asyncio.get_running_loop().run_in_executor(threads, run)

    return work_out


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncGenerator[None, None]:
    settings: Settings = app.state["settings"]
    lock, store = app.state.get("opened") or open_store(settings)
    app.state["opened"] = None
    try:
        service = put_together(settings, store)
        app.state["service"] = service
        await service.open()
        try:
            yield
        finally:
            await service.close()
    finally:
        if lock is not None:
            lock.release()


def _refused(request: Request[Any, Any, Any], problem: Exception) -> Response[Reject]:
    """Answer what is not possible, means nothing, or went wrong."""
    reject = refusal(problem, request.url.path)
    service = given.service_of(request)
    service.figures.count_reject(reject.code)
    if reject.code == "too_many":
        service.limits.count_refusal(given.address_of(request))
    headers = {} if reject.retry_after is None else {"retry-after": str(reject.retry_after)}
    return Response(reject, status_code=status_of(problem, reject.code), headers=headers)


def _refused_by_litestar(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """Answer what Litestar refuses in the same form as everything else."""
    # The guard does not see addresses that do not exist; they count all the same.
    if seconds := guard.too_fast(request.scope):
        reject = guard.slow_down(seconds)
        headers = {"retry-after": str(seconds), "connection": "close"}
        return Response(reject, status_code=429, headers=headers)
    if problem.status_code == 404 and (page := static.lost(request)) is not None:
        return page
    code = _HTTP_CODES.get(problem.status_code, "malformed")
    return Response(Reject(None, code, reason=problem.detail), status_code=problem.status_code)
