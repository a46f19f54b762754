"""Opening a table, sitting down, starting, leaving, and what comes after the end."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

import msgspec

from witchtable.engine.moves import Seat
from witchtable.games import GAMES
from witchtable.server.protocol.answers import OpenedTable, TableAndSeat
from witchtable.server.protocol.codes import NoSeat, Refused
from witchtable.server.protocol.messages import AboutTable
from witchtable.server.protocol.requests import (
    BotRequest,
    RematchRequest,
    SeatsRequest,
    TableRequest,
)
from witchtable.server.protocol.writing import describe_table, table_fields
from witchtable.server.service import Service, may_look
from witchtable.server.service.callers import Caller, new_id
from witchtable.server.service.limits import household
from witchtable.server.service.names import rename
from witchtable.server.store import Player, SeatRow, TableRow
from witchtable.server.tables.around import note_around
from witchtable.server.tables.setup import TableSetup
from witchtable.server.tables.table import Table
from witchtable.server.tables.times import today

__all__ = [
    "abandon",
    "come_back",
    "may_open",
    "new_row",
    "noted",
    "open_table",
    "opened",
    "rematch",
    "seat_bot",
    "sit",
    "stand_up",
    "start",
]

_log = logging.getLogger(__name__)


# -- opening ------------------------------------------------------------------------------------------


async def open_table(service: Service, caller: Caller, request: TableRequest) -> OpenedTable:
    """Open a table; whoever opens it sits on the first seat without a bot."""
    player = caller.known
    await may_open(service, caller, player)
    deal = service.identity.draw_deal() if request.deal is None else request.deal
    if request.edition is not None:
        service.limits.check("editions", caller)
        await _try_edition(service, request)
    setup = TableSetup.from_request(request, deal, service.thinking.check)
    seed = service.identity.seed(setup.game, deal)
    if request.deal is not None and await service.store.is_drawn(seed):
        # Of old, chance drew from the numbers that can be named.
        raise Refused("shared_deal", "this deal is being played; name another number")
    table = await _open(service, player, request, setup, seed)
    return opened(noted(service, caller, table), player)


async def may_open(service: Service, caller: Caller, player: Player) -> None:
    """Raise TooMany if somebody opens tables too fast, or has too many that wait or run."""
    service.limits.check("openings", caller)
    here = household(caller.address)
    from_here = [id for id, address in service.opened_from.items() if address == here]
    # Also those that were put away: they are kept, and come back when somebody asks.
    is_open = await service.store.open_among(from_here)
    for table_id in from_here:
        if table_id not in is_open:
            service.opened_from.pop(table_id, None)  # somebody else may have been faster
    service.limits.check_places(
        "tables",
        player=await service.store.count_open_tables(player.id),
        address=len(is_open),
    )


def noted(service: Service, caller: Caller, table: Table) -> Table:
    """Note from which household a table was opened."""
    service.opened_from[table.id] = household(caller.address)
    return table


async def _open(
    service: Service, player: Player, request: TableRequest, setup: TableSetup, seed: str
) -> Table:
    if setup.own is not None:
        await service.store.add_edition(setup.own, msgspec.json.encode(setup.edition).decode())
    row = new_row(setup, seed, player)
    seats = [SeatRow(row.id, seat, None, request.bots.get(str(seat))) for seat in range(setup.seats)]
    free = next(seat.seat for seat in seats if seat.bot is None)
    seats[free] = SeatRow(row.id, free, player.id, None)
    await service.store.add_table(row, seats)
    table = Table(row, setup, seats, service.store)
    table.names[free] = player.name
    service.tables.bring_in(table)
    return table


async def _try_edition(service: Service, request: TableRequest) -> None:
    """Let a foreign edition be tried out elsewhere before it is read here."""
    if service.trial is not None and request.game in GAMES:
        data = msgspec.json.encode(request.edition)
        await service.trial.check(request.game, data, request.seats, request.options)


def new_row(setup: TableSetup, seed: str, host: Player, names: Sequence[str] | None = None) -> TableRow:
    """Write down a table that waits; or, with the names of all who play, one that runs."""
    now = today()
    return TableRow(
        new_id(),
        setup.game,
        msgspec.json.encode(setup.kept).decode(),
        seed,
        secrets.token_urlsafe(16),
        host.id,
        int(setup.public),
        "waiting" if names is None else "running",
        now,
        now,
        setup.rematch_of,
        None if names is None else now,
        None if names is None else msgspec.json.encode(names).decode(),
        None if names is None else setup.find_game().rules_version,
    )


def opened(table: Table, player: Player) -> OpenedTable:
    """Describe a table with its invitation to who has opened it."""
    return OpenedTable(**table_fields(table, player.id), invite=table.row.invite)


def _about(table: Table, player: Player) -> AboutTable:
    return describe_table(table, player.id)


# -- before the game ----------------------------------------------------------------------------------


async def sit(service: Service, caller: Caller, table_id: str, request: SeatsRequest) -> TableAndSeat:
    """Take a seat, this one or the first free one; several from one browser make a hot seat."""
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.tables.find(table_id)
    if not may_look(table, player.id, request.invite):
        raise Refused("forbidden", "this table is by invitation")

    async def take() -> Seat:
        if table.status != "waiting":
            raise Refused("not_waiting", "the game has begun")
        if player.id in table.shown_out:
            raise Refused("forbidden", "the host plays with others here")
        free = [row.seat for row in table.seats if not row.player and not row.bot]
        wanted = request.seat if request.seat is not None else next(iter(free), None)
        if wanted is not None and table.sits(player.id, wanted):
            if request.name is not None:
                await rename(table, player, wanted, request.name)
            return wanted
        if wanted is None or wanted not in free:
            raise Refused("seat_taken", "this seat is taken")
        row = SeatRow(table.id, wanted, player.id, None, name=request.name)
        await _seat(service, table, row, request.name or player.name)
        return wanted

    seat = await table.do(take)
    return TableAndSeat(**table_fields(table, player.id), invite=table.row.invite, seat=seat)


async def stand_up(service: Service, caller: Caller, table_id: str, seat: Seat) -> AboutTable:
    """Leave a seat before the game begins."""
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.tables.find(table_id)

    async def leave() -> None:
        if table.status != "waiting":
            raise Refused("not_waiting", "the game has begun")
        if not table.sits(player.id, seat):
            raise Refused("not_your_seat", "somebody else sits there")
        await _seat(service, table, SeatRow(table.id, seat, None, None), "")

    await table.do(leave)
    return _about(table, player)


async def seat_bot(
    service: Service, caller: Caller, table_id: str, seat: Seat, request: BotRequest
) -> AboutTable:
    """Let a bot sit on a free seat; during the game for oneself, or by consent for who is away.

    Before the game nobody (no level) may sit there either: so the host shows a stranger out.
    """
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.find_table(caller, table_id)
    if request.level is not None:
        service.thinking.check(table.setup.game, request.level)
    if not 0 <= seat < len(table.seats):
        raise NoSeat
    if table.status == "waiting":
        await _change_bot(service, table, player, seat, request.level)
    else:
        await table.do(lambda: table.absence.replace(player.id, seat))
    return _about(table, player)


async def come_back(service: Service, caller: Caller, table_id: str, seat: Seat) -> AboutTable:
    """Come back to the own seat that a bot plays now."""
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.find_table(caller, table_id)
    if not 0 <= seat < len(table.seats):
        raise NoSeat
    await table.do(lambda: table.absence.come_back(player.id, player.name, seat))
    return _about(table, player)


async def _change_bot(
    service: Service, table: Table, player: Player, seat: Seat, level: str | None
) -> None:
    """Let a bot sit on a free seat, or nobody on any but the own (the host, before the game begins)."""

    async def change() -> None:
        _only_host(table, player)
        before = table.seats[seat].player
        # A bot takes nobody's place: somebody may have sat down just now.
        if table.status != "waiting" or before == player.id or (before and level):
            raise Refused("seat_taken", "this seat is taken")
        if before is not None:
            table.shown_out.add(before)
            await note_around(table)
        await _seat(service, table, SeatRow(table.id, seat, None, level), level or "")

    await table.do(change)


async def _seat(service: Service, table: Table, row: SeatRow, name: str) -> None:
    await table.keep_around(service.store.set_seat, row)
    table.seats[row.seat] = row
    table.names[row.seat] = name
    table.absence.note_presence()
    table.tell_about()


async def start(service: Service, caller: Caller, table_id: str) -> AboutTable:
    """Begin the game: only the host, and only with somebody on every seat."""
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.find_table(caller, table_id)

    async def begin() -> None:
        if table.status == "running":
            return
        _only_host(table, player)
        if table.status != "waiting":
            raise Refused("not_waiting", "the game is over")
        if not all(row.player or row.bot for row in table.seats):
            raise Refused("seats_free", "not all seats are taken")
        now = today()
        names = msgspec.json.encode(table.names).decode()
        rules = table.setup.find_game().rules_version
        await table.keep_around(service.store.start, table.id, now, names, rules)
        table.begin()
        _log.info("a game begins", extra={"table": table.id, "game": table.setup.game})
        table.tell_about()
        table.tell()

    await table.do(begin)
    return _about(table, player)


def _only_host(table: Table, player: Player) -> None:
    if table.row.host != player.id:
        raise Refused("forbidden", "only the host may do that")


# -- when somebody has had enough ---------------------------------------------------------------------


async def abandon(service: Service, caller: Caller, table_id: str) -> AboutTable:
    """Vote to abandon the game; it ends without a result when everybody who plays has.

    Before it has begun, the host alone takes the table away.
    """
    player = caller.known
    service.limits.check("changes", caller)
    table = await service.find_table(caller, table_id)
    if table.status == "waiting" and table.row.host == player.id:
        await service.tables.close(table)
        return _about(table, player)
    if not table.seats_of(player.id):
        raise Refused("forbidden", "only who plays may do that")

    async def vote() -> None:
        await table.keep_around(service.store.add_vote, table.id, player.id)
        table.votes.add(player.id)

    await table.do(vote)
    if {row.player for row in table.seats if row.player} <= table.votes:
        await service.tables.close(table)
    else:
        table.tell_about()
    return _about(table, player)


# -- after the end ------------------------------------------------------------------------------------


async def rematch(
    service: Service, caller: Caller, table_id: str, request: RematchRequest
) -> OpenedTable:
    """Open a table like this one, with a new deal or the same again; the others see its link."""
    player = caller.known
    await may_open(service, caller, player)
    table = await service.find_table(caller, table_id)
    if not table.absence.belongs(player.id):
        raise Refused("forbidden", "only who played may do that")
    if table.status in ("waiting", "running"):
        raise Refused("not_over", "the game is not over yet")
    setup = table.setup
    same = TableRequest(
        setup.game,
        setup.seats,
        setup.options,
        {str(row.seat): row.bot for row in table.seats if row.bot and not row.owner},
        setup.public,
        setup.pace,
        setup.clock,
        setup.hints,
        setup.memory,
        None,
        setup.edition if setup.house is None else None,
        setup.stand_in,
        setup.patience,
        setup.remarks,
    )
    deal = setup.deal if request.same_deal else service.identity.draw_deal()
    wanted = TableSetup.from_request(same, deal, service.thinking.check)
    wanted = msgspec.structs.replace(wanted, rematch_of=table.id, is_drawn=not request.same_deal)
    seed = table.row.seed if request.same_deal else service.identity.seed(setup.game, deal)
    again = noted(service, caller, await _open(service, player, same, wanted, seed))
    table.followed_by = table.followed_by or (again.id, again.row.invite)
    table.tell_about()
    return opened(again, player)
