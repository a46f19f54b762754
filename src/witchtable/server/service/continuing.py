"""Tables at which moves are made already: a finished game that goes on, or the position of a lesson."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from witchtable.engine.deal import Deal
from witchtable.engine.game import Game
from witchtable.engine.moves import Move, Seat
from witchtable.server.protocol.answers import OpenedTable
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.messages import Continued
from witchtable.server.protocol.requests import ContinueRequest
from witchtable.server.protocol.writing import play_again
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import without_events, work_out
from witchtable.server.service.seating import may_open, new_row, noted, opened
from witchtable.server.store import Entry, SeatRow
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table

__all__ = ["go_on", "put_up"]


async def go_on(
    service: Service, caller: Caller, table_id: str, request: ContinueRequest
) -> OpenedTable:
    """Go on with a finished game from any of its moves, against bots; no result of it counts."""
    player = caller.known
    service.limits.check("replays", caller)  # before anything is opened, the game is played again
    table = await service.find_table(caller, table_id, request.invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    await service.check_deal_is_free(table, player.id)
    service.thinking.check(table.setup.game, request.bots)
    own = await _own_seat(service, caller, table, request)
    setup = msgspec.structs.replace(
        table.setup, public=False, clock=None, rematch_of=None, is_drawn=False, lesson=None,
        continues=Continued(table.id, request.step),
    )  # fmt: skip
    moves = table.match.log[: request.step]
    return opened(
        await put_up(service, caller, setup, table.row.seed, moves, own, request.bots), player
    )


async def _own_seat(service: Service, caller: Caller, table: Table, request: ContinueRequest) -> Seat:
    """Find where the caller will sit: as asked, or whoever is to decide there."""
    match = table.playing
    if not 0 <= request.step <= len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log)}")
    if request.seat is not None and request.seat >= table.setup.seats:
        raise Refused("malformed", "there is no such seat")
    moves = without_events(match.log[: request.step])
    deciders = await work_out(service, caller, table, _deciders, match.game, match.deal, moves)
    if not deciders:
        raise Refused("not_running", "nothing is left to play")
    return request.seat if request.seat is not None else deciders[0]


def _deciders(game: Game, deal: Deal, moves: Sequence[Move]) -> Sequence[Seat]:
    """Find who is to decide after some moves."""
    *_, (then, _) = play_again(game, deal, moves)
    return then.deciders


async def put_up(
    service: Service,
    caller: Caller,
    setup: TableSetup,
    seed: str,
    moves: Sequence[Move],
    own: Seat,
    bots: str,
) -> Table:
    """Open a table for the caller and bots on which moves are made already; it runs at once."""
    player = caller.known
    await may_open(service, caller, player)
    names = [player.name if seat == own else bots for seat in range(setup.seats)]
    row = new_row(setup, seed, player, names)
    seats = [
        SeatRow(row.id, seat, player.id, None) if seat == own else SeatRow(row.id, seat, None, bots)
        for seat in range(setup.seats)
    ]
    # No version: it is for those who ask again for an answer, and nobody has asked.
    entries = [
        Entry(row.id, number, "move", seat, str(action), None, None, 0, row.created, 0.0)
        for number, (seat, action, _) in enumerate(moves, start=1)
    ]
    table = Table(row, setup, seats, service.store)
    table.names = names
    await service.aside(table.restore, entries)
    await service.store.add_table(row, seats, entries)
    service.tables.bring_in(table)
    return noted(service, caller, table)
