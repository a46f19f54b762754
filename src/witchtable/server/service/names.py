"""What people are called on their seats: at one device, several play under one player."""

from __future__ import annotations

import msgspec

from witchtable.engine.moves import Seat
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import SeatNameRequest
from witchtable.server.protocol.writing import describe_table
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.store import Player
from witchtable.server.tables.table import Table

__all__ = ["name_seat", "rename"]


async def name_seat(
    service: Service, caller: Caller, table_id: str, seat: Seat, request: SeatNameRequest
) -> AboutTable:
    """Say what somebody is called on an own seat: several people may play at one device."""
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.find_table(caller, table_id)
    if table.status not in ("waiting", "running"):
        raise Refused("not_running", "the game is over")
    if not table.sits(player.id, seat):
        raise Refused("not_your_seat", "somebody else sits there")
    await table.do(lambda: rename(table, player, seat, request.name))
    return describe_table(table, player.id)


async def rename(table: Table, player: Player, seat: Seat, name: str | None) -> None:
    """Call somebody so on a seat from now on; by the owner of the table."""
    row = msgspec.structs.replace(table.seats[seat], name=name)
    await table.keep_around(table.store.set_seat, row)
    table.seats[seat] = row
    table.names[seat] = name or player.name
    table.tell_about()
