"""Tables as rows of a list: who sits there, how far it is, how it ended.

Names and results of a whole list come from one question to the store. Of running games, only those
are looked into that are at hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from witchtable.server.house import House
from witchtable.server.rows import Player, Sitting, TableRow
from witchtable.server.setups import Setup

__all__ = ["listed"]


async def listed(house: House, rows: Sequence[TableRow], player: Player | None) -> list[dict[str, Any]]:
    """List tables as somebody may see them who may know that they are there."""
    sitting: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for seat in await house.store.sitting(list(sitting)):
        sitting[seat.table].append(seat)
    return [_row(house, row, sitting[row.id], player) for row in rows]


def _row(house: House, row: TableRow, seats: list[Sitting], player: Player | None) -> dict[str, Any]:
    setup = msgspec.json.decode(row.setup, type=Setup)
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "public": setup.public,
        "pace": setup.pace,
        "options": setup.options,
        "continues": setup.continues,
        "created": row.created,
        # Not when it was last played at: that would tell of moves that are sealed.
        "changed": row.changed,
        "players": [
            {
                "seat": seat.seat,
                "name": seat.name or seat.bot,
                "bot": seat.bot,
                "taken": bool(seat.player or seat.bot),
            }
            for seat in seats
        ],
        "seats": [seat.seat for seat in seats if player is not None and seat.player == player.id],
        "host": player is not None and row.host == player.id,
        **_standing(house, row, seats),
    }


def _standing(house: House, row: TableRow, seats: list[Sitting]) -> dict[str, Any]:
    """Show how far a game is, as a spectator sees it, or how it ended."""
    found: dict[str, Any] = dict.fromkeys(("round", "turn", "waiting_for", "scores", "winners"))
    table = house.hall.tables.get(row.id)
    if row.status == "over":
        found["scores"] = [seat.score for seat in seats]
        found["winners"] = [seat.seat for seat in seats if seat.won]
        found["waiting_for"] = []
    elif row.status == "running" and table is not None and table.match is not None:
        view = table.playing.state.open_view()
        found |= {name: view.get(name) for name in ("round", "turn", "scores", "winners")}
        found["waiting_for"] = view["deciders"]
        found["status"] = table.status
    return found
