"""Games in files: all go out in one, and come in again by their records, one by one.

Only inside a browser, where nobody else plays: on a server a record could be of somebody else's game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from witchtable.engine.errors import UnknownBot
from witchtable.engine.match import Match
from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.requests import TableRequest
from witchtable.server.routes.route import Answer, Route, TextFile, get, post
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.seating import new_row, opened
from witchtable.server.store import Entry, Player, SeatRow, Status, TableRow
from witchtable.server.tables.counting import keep_results
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

__all__ = ["ROUTES"]

_ALL: Final = 1_000_000
_FILE: Final = "witchtable.txt"
_DEALT: Final[tuple[Status, ...]] = ("over", "running")


class RecordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bring in a game."""

    text: Annotated[str, msgspec.Meta(max_length=400_000)]


@get("/api/records")
async def take_along(service: Service) -> TextFile:
    """Write the records of all games into one file, the oldest first; lessons are begun anew."""
    found = []
    for row in sorted(await _rows(service), key=lambda row: row.changed):
        try:
            table = await service.tables.find(row.id)
        except Refused as refused:
            if refused.code != "other_rules":  # by those nothing can be played again
                raise
        else:
            if table.status == "over" or table.setup.lesson is None:
                found.append(table.playing.dumps())
    return TextFile(_FILE, "".join(found))


@post("/api/records", status=201)
async def bring(service: Service, caller: Caller, data: RecordRequest) -> Answer[OpenedTable]:
    """Bring in a game from its record: it is over, or goes on here. One that is here is found (200)."""
    player = caller.known
    match = Match.loads(data.text)
    if (known := await _find(service, match)) is not None:
        return Answer(opened(known, player), 200)
    request = TableRequest(match.game.id, match.deal.seats, match.deal.options)
    setup = TableSetup.from_request(request, service.identity.draw_deal(), service.thinking.check)
    row = replace(new_row(setup, match.deal.seed, player, match.players), status="running")
    seats = _seats(service, player, match, row.id)
    entries = [
        Entry(row.id, number, "move", seat, str(action), None, None, 0, row.created, 0.0)
        for number, (seat, action, _) in enumerate(match.log, start=1)
    ]
    table = Table(row, setup, seats, service.store)
    table.names = list(match.players)
    await service.aside(table.restore, entries)
    await service.store.add_table(row, seats, entries)
    service.tables.bring_in(table)
    if table.status == "over":
        await table.do(lambda: keep_results(table))
    return Answer(opened(table, player))


def _seats(service: Service, player: Player, match: Match, table: str) -> list[SeatRow]:
    """Say who sat where: bots by their names, the others at this device."""
    bots = [name if _is_bot(service, match.game.id, name) else None for name in match.players]
    if all(bots):  # somebody must have it among the own games
        bots[0] = None
    return [
        SeatRow(table, seat, None, bot)
        if bot
        else SeatRow(table, seat, player.id, None, name=None if name == player.name else name)
        for seat, (name, bot) in enumerate(zip(match.players, bots, strict=True))
    ]


def _is_bot(service: Service, game: str, name: str) -> bool:
    try:
        service.thinking.check(game, name)
    except UnknownBot:
        return False
    return True


async def _find(service: Service, match: Match) -> Table | None:
    """Find the same game: the same cards, and the same moves; here it may have gone on since."""
    moves = _written(match)
    for row in await _rows(service):
        if (row.game, row.seed) == (match.game.id, match.deal.seed):
            table = await service.tables.find(row.id)
            if table.match is not None and _written(table.playing)[: len(moves)] == moves:
                return table
    return None


async def _rows(service: Service) -> list[TableRow]:
    """List all games that are over or go on."""
    return [row for status in _DEALT for row in await service.store.tables(status, _ALL)]


def _written(match: Match) -> Sequence[tuple[int, str]]:
    return [(move.seat, str(move.action)) for move in match.log]


ROUTES: Final[list[Route]] = [take_along, bring]
