"""What people need to find each other: addresses to send around."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State

from witchtable.server.http.hosts import found_at, is_loopback
from witchtable.server.protocol.answers import Addresses

__all__ = ["ROUTES"]


@get("/api/addresses", sync_to_thread=False)
def addresses(request: Request[Any, Any, Any], state: State) -> Addresses:
    """Tell how others find this server: what somebody at its machine calls localhost is no address."""
    client, server = request.scope.get("client"), request.scope.get("server")
    is_here = is_loopback(request.headers.get("host", "")) and is_loopback(client[0] if client else "")
    if not is_here:
        return Addresses(open=True)
    found = found_at(state["settings"], (server[1] if server else None) or 80)
    return Addresses(open=bool(found), addresses=found)


ROUTES: Final = [addresses]
