"""What people need to find each other: addresses to send around, and names at one device."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from witchtable.server.http.given import TheCaller, TheService
from witchtable.server.http.hosts import found_at, is_loopback
from witchtable.server.protocol.answers import Addresses
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import SeatNameRequest
from witchtable.server.service import names

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


@post("/api/tables/{table_id:str}/seats/{seat:int}/name", status_code=200)
async def name_seat(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatNameRequest],
) -> AboutTable:
    """Say what somebody is called on an own seat, where several play at one device."""
    return await names.name_seat(service, caller, table_id, seat, data)


ROUTES: Final = [addresses, name_seat]
