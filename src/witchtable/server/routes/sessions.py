"""Where somebody is logged in."""

from __future__ import annotations

from typing import Final

from witchtable.server.protocol.answers import ListedSession
from witchtable.server.routes.route import delete, get
from witchtable.server.service import Service, accounts
from witchtable.server.service.callers import Caller

__all__ = ["ROUTES"]


@get("/api/sessions")
async def sessions(service: Service, caller: Caller) -> list[ListedSession]:
    """List where the player is logged in, the latest used first."""
    return await accounts.list_sessions(service, caller)


@delete("/api/sessions/{session:str}")
async def end_session(service: Service, caller: Caller, session: str) -> list[ListedSession]:
    """Log the player out there, if it is one of the player's; list what is left."""
    return await accounts.end_session(service, caller, session)


@delete("/api/sessions")
async def end_other_sessions(service: Service, caller: Caller) -> list[ListedSession]:
    """Log the player out everywhere but here; list what is left."""
    return await accounts.end_other_sessions(service, caller)


ROUTES: Final = [sessions, end_session, end_other_sessions]
