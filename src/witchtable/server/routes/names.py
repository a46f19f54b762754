"""What several people at one device are called."""

from __future__ import annotations

from typing import Final

from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import SeatNameRequest
from witchtable.server.routes.route import post
from witchtable.server.service import Service, names
from witchtable.server.service.callers import Caller

__all__ = ["ROUTES"]


@post("/api/tables/{table_id:str}/seats/{seat:int}/name", status=200)
async def name_seat(
    service: Service, caller: Caller, table_id: str, seat: int, data: SeatNameRequest
) -> AboutTable:
    """Say what somebody is called on an own seat, where several play at one device."""
    return await names.name_seat(service, caller, table_id, seat, data)


ROUTES: Final = [name_seat]
