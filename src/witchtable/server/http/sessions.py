"""Where somebody is logged in, over HTTP."""

from __future__ import annotations

from typing import Final

from litestar import delete, get
from litestar.params import FromPath

from witchtable.server.http.given import TheCaller, TheService
from witchtable.server.protocol.answers import ListedSession
from witchtable.server.service import accounts

__all__ = ["ROUTES"]


@get("/api/sessions")
async def sessions(service: TheService, caller: TheCaller) -> list[ListedSession]:
    """List where the player is logged in, the latest used first."""
    return await accounts.list_sessions(service, caller)


@delete("/api/sessions/{session:str}", status_code=200)
async def end_session(
    service: TheService, caller: TheCaller, session: FromPath[str]
) -> list[ListedSession]:
    """Log the player out there, if it is one of the player's; list what is left."""
    return await accounts.end_session(service, caller, session)


@delete("/api/sessions", status_code=200)
async def end_other_sessions(service: TheService, caller: TheCaller) -> list[ListedSession]:
    """Log the player out everywhere but here; list what is left."""
    return await accounts.end_other_sessions(service, caller)


ROUTES: Final = [sessions, end_session, end_other_sessions]
