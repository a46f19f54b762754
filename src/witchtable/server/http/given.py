"""What handlers are given: the service, who asks, and where they look; and the status of refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.types import Scope

from witchtable.engine.texts import languages
from witchtable.server.protocol.codes import Code, NoName, NoSeat
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look
from witchtable.server.settings import Settings

__all__ = [
    "DEPENDENCIES",
    "HTTP_STATUS",
    "TheCaller",
    "TheLook",
    "TheService",
    "address_of",
    "cookie_name",
    "service_of",
    "status_of",
    "write_cookie",
]

TheService: TypeAlias = NamedDependency[Service]
TheCaller: TypeAlias = NamedDependency[Caller]
TheLook: TypeAlias = NamedDependency[Look]

_COOKIE: Final = "witchtable"
_YEAR: Final = 365 * 86400

HTTP_STATUS: Final[Mapping[Code, int]] = {
    "malformed": 400,
    "forbidden": 403,
    "not_your_seat": 403,
    "unknown_table": 404,
    "unknown_route": 404,
    "other_rules": 410,
    "not_waiting": 409,
    "not_running": 409,
    "not_over": 409,
    "seat_taken": 409,
    "seats_free": 409,
    "present": 409,
    "shared_deal": 409,
    "login_taken": 409,
    "common_password": 422,
    "stale": 409,
    "out_of_turn": 409,
    "no_hints": 403,
    "no_memory": 403,
    "cannot_undo": 409,
    "too_large": 413,
    "illegal": 422,
    "not_asked": 422,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}


def status_of(problem: Exception, code: Code) -> int:
    """Find the status of a refusal; two of them have one of their own."""
    if isinstance(problem, NoName):
        return 401
    return 404 if isinstance(problem, NoSeat) else HTTP_STATUS[code]


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    """Find the service that this app runs."""
    service: Service = connection.app.state["service"]
    return service


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Find where somebody comes from."""
    return connection.client.host if connection.client else "?"


async def find_service(state: State) -> Service:
    """Find the service that this app runs."""
    service: Service = state["service"]
    return service


async def find_caller(scope: Scope, service: TheService, state: State) -> Caller:
    """Find who asks, by the cookie."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    signed = service.identity.read(connection.cookies.get(cookie_name(state["settings"])))
    session = await service.sessions.find(signed)
    player = await service.players.find(session.player) if session is not None else None
    if session is None or player is None or not await service.sessions.use(session, player):
        session = player = None
    address = address_of(connection)
    language = _preferred(connection.headers.get("accept-language", ""))
    agent = connection.headers.get("user-agent", "")
    return Caller(player, address, language, session.id if session is not None else None, agent)


async def find_look(
    table_id: FromPath[str], seat: FromQuery[int | None] = None, invite: FromQuery[str | None] = None
) -> Look:
    """Read which table is looked at, from which seat, by which invitation."""
    return Look(table_id, seat, invite)


DEPENDENCIES: Final[Mapping[str, Callable[..., Any]]] = {
    "service": find_service,
    "caller": find_caller,
    "look": find_look,
}


def _preferred(accepted: str) -> str:
    """Find the first language of the browser's that there are texts in."""
    known = languages()
    for choice in accepted.split(","):
        language = choice.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return "en"


def cookie_name(settings: Settings) -> str:
    """Name the cookie; behind TLS the browser itself guards it."""
    return f"__Host-{_COOKIE}" if settings.secure else _COOKIE


def write_cookie(settings: Settings, value: str, max_age: int = _YEAR) -> Cookie:
    """Write the cookie that says who somebody is."""
    return Cookie(
        key=cookie_name(settings),
        value=value,
        max_age=max_age,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )
