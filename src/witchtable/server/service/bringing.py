"""Games that were played elsewhere: their records are taken in, and can be looked back at."""

from __future__ import annotations

from typing import Final

from witchtable.engine.errors import CorruptRecord
from witchtable.engine.match import Match
from witchtable.engine.texts import Message
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import without_events
from witchtable.server.service.seating import new_row
from witchtable.server.store import Entry, Player, SeatRow
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

__all__ = ["bring"]

_NO_DEAL: Final = 0  # by number: the record has its seed, and no result of it counts


async def bring(service: Service, caller: Caller, text: str) -> bool:
    """Take a game in, unless it is here; raise CorruptRecord, which names the line, if it is none."""
    player = caller.known
    match = await service.aside(Match.loads, text)
    if match.state.deciders:
        raise CorruptRecord(Message("record-not-over"))
    if await _is_here(service, player, match):
        return False
    await _put_away(service, player, match)
    return True


async def _is_here(service: Service, player: Player, match: Match) -> bool:
    for row in await service.store.tables_of(player.id):
        if row.status == "over" and row.seed == match.deal.seed:
            table = await service.tables.find(row.id)
            if table.playing.dumps() == match.dumps():
                return True
    return False


async def _put_away(service: Service, player: Player, match: Match) -> None:
    """Keep it as a table that is over; who brings it sits where their name stands, or first."""
    deal, names = match.deal, list(match.players)
    setup = TableSetup(
        match.game.id, deal.seats, _NO_DEAL, deal.options, house=deal.edition.fingerprint
    )
    row = new_row(setup, deal.seed, player, names)
    own = names.index(player.name) if player.name in names else 0
    seats = [
        SeatRow(row.id, seat, player.id, None) if seat == own else SeatRow(row.id, seat, None, name)
        for seat, name in enumerate(names)
    ]
    entries = [
        Entry(row.id, number, "move", seat, str(action), None, None, 0, row.created, 0.0)
        for number, (seat, action, _) in enumerate(without_events(match.log), start=1)
    ]
    table = Table(row, setup, seats, service.store)
    table.names = names
    await service.aside(table.restore, entries)
    await service.store.add_table(row, seats, entries)
    await table.keep_results()
    service.tables.bring_in(table)
