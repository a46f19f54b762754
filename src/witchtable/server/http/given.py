"""What handlers are given: the service, who asks, and where they look."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.types import Scope

from witchtable.server.routes.route import preferred
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look
from witchtable.server.settings import Settings

__all__ = [
    "DEPENDENCIES",
    "TheCaller",
    "TheLook",
    "TheService",
    "address_of",
    "cookie_name",
    "service_of",
    "write_cookie",
]

TheService: TypeAlias = NamedDependency[Service]
TheCaller: TypeAlias = NamedDependency[Caller]
TheLook: TypeAlias = NamedDependency[Look]

_COOKIE: Final = "witchtable"
_YEAR: Final = 365 * 86400


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
    language = preferred(connection.headers.get("accept-language", ""))
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
