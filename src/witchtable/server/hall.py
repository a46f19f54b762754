"""The hall: all tables, found when somebody asks for them, opened, joined, started, left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from time import time
from typing import Any, Final

import msgspec

from witchtable.engine.errors import WitchtableError
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message, render
from witchtable.games import GAMES
from witchtable.server.asked import replayed
from witchtable.server.identity import Identity, new_id
from witchtable.server.messages import Ack, Code, TableRequest
from witchtable.server.roster import Roster
from witchtable.server.rows import ChatLine, Entry, Player, SeatRow, Status, TableRow
from witchtable.server.setups import Continued, Setup
from witchtable.server.store import SqliteStore
from witchtable.server.table import Answer, Table

__all__ = ["Hall", "Refused"]

_log = logging.getLogger(__name__)

_MOST_DEALS: Final = 10**9
_PATIENCE: Final = 3 * 86400.0  # seconds that an absent player of a turn-based game has
_CHAT_SHOWN: Final = 100
_IDLE: Final = 600.0  # seconds after which a table that nobody looks at is put away


class Refused(Exception):
    """What was asked for is not possible; `code` is from a closed list, `status` that of HTTP."""

    def __init__(self, code: Code, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.status = status


class Hall:
    """All tables of this server."""

    def __init__(self, store: SqliteStore, identity: Identity, roster: Roster) -> None:
        self.store = store
        self.identity = identity
        self.roster = roster
        self.tables: dict[str, Table] = {}
        self.opened: list[Callable[[Table], None]] = []
        """Told of every table that is brought in: bots and clocks watch it from then on."""
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    # -- finding ----------------------------------------------------------------------------------

    async def find(self, id: str) -> Table:
        """Find a table; raise Refused if there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.used_at = time()
        if table is None:
            # Everybody who asks for it meanwhile waits for the same one.
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise Refused("unknown_table", "there is no such table", 404)
        return table

    async def keep_house_editions(self) -> None:
        """Keep today's components, so that tables can go on with them when they are changed."""
        for game in GAMES.values():
            edition = game.edition()
            data = msgspec.json.encode(edition.data).decode()
            await self.store.add_edition(edition.fingerprint, data)

    async def wake(self) -> None:
        """Bring in all running tables, so that bots and clocks go on after a restart."""
        for row in await self.store.tables("running", limit=100_000):
            try:
                await self.find(row.id)
            except Refused as refusal:
                _log.warning("a table stays asleep: %s", refusal.reason, extra={"table": row.id})
            except Exception:  # what is wrong with one table must not keep the others asleep
                _log.exception("a table cannot be brought in", extra={"table": row.id})

    async def _load(self, id: str) -> Table | None:
        row = await self.store.table(id)
        if row is None:
            return None
        _check_rules(row)
        seats = await self.store.seats(id)
        table = Table(row, await self._setup(row), seats, self.store)
        for seat in seats:
            if seat.player is not None:
                table.names[seat.seat] = await self._name(seat.player)
        entries = await self.store.entries(id)
        # A table that was closed before anything happened has perhaps never been dealt.
        if row.status in ("running", "over") or entries:
            try:
                table.restore(entries)
            except WitchtableError as problem:  # ours to mend, not the caller's mistake
                raise RuntimeError(f"table {id} cannot be restored: {problem}") from problem
            if row.status == "abandoned":
                table.status = "abandoned"
        if table.status == "over" and row.status == "running":
            await table.keep_results()  # the server died between the last move and its result
        table.chat_lines = await self.store.count_chat(id)
        table.votes = await self.store.votes(id)
        table.followed_by = await self.store.rematch(id)
        self._bring_in(table)
        return table

    async def _setup(self, row: TableRow) -> Setup:
        """Read what a table is set up with: with its components, even if the house has others now."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        if setup.edition is not None or not setup.has_former_house:
            return setup
        data = await self.store.edition(str(setup.house))
        if data is None:
            raise RuntimeError(f"table {row.id} was played with components that are not kept here")
        return msgspec.structs.replace(setup, edition=msgspec.json.decode(data))

    def _bring_in(self, table: Table) -> None:
        self.tables[table.id] = table
        for watch in self.opened:
            watch(table)

    async def _name(self, player: str) -> str:
        found = await self.store.player(player)
        return found.name if found is not None else "?"

    def put_away(self) -> None:
        """Put tables away that nobody looks at; they are kept, and found again."""
        now = time()
        for table in list(self.tables.values()):
            idle = now - table.used_at > _IDLE and not table.is_busy
            # A clock must ring at a table that nobody looks at, too.
            waits = table.setup.pace == "turns" and table.setup.clock is None
            if idle and (table.status != "running" or waits):
                table.is_put_away = True
                table.stop()
                del self.tables[table.id]

    # -- opening, joining, starting -----------------------------------------------------------------

    async def open_table(
        self, request: TableRequest, player: Player, rematch_of: str | None = None
    ) -> Table:
        """Open a table; its host sits on the first seat that no bot has."""
        deal = request.deal if request.deal is not None else secrets.randbelow(_MOST_DEALS)
        setup = Setup.asked(request, deal, self.roster)
        if rematch_of is not None:
            setup = msgspec.structs.replace(setup, rematch_of=rematch_of)
        row = self._new_row(setup, self.identity.seed(setup.game, deal), player)
        seats = [
            SeatRow(row.id, seat, None, request.bots.get(str(seat))) for seat in range(setup.seats)
        ]
        free = next(seat.seat for seat in seats if seat.bot is None)
        seats[free] = SeatRow(row.id, free, player.id, None)
        await self.store.add_table(row, seats)
        table = Table(row, setup, seats, self.store)
        table.names[free] = player.name
        self._bring_in(table)
        return table

    def _new_row(
        self, setup: Setup, seed: str, host: Player, names: Sequence[str] | None = None
    ) -> TableRow:
        """Write down a table that waits; or, with the names of all who play, one that runs."""
        now = time()
        return TableRow(
            new_id(),
            setup.game,
            msgspec.json.encode(setup).decode(),
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

    async def sit(self, table: Table, player: Player, seat: Seat | None, invite: str | None) -> Seat:
        """Sit down: on this seat, or on the first free one."""
        if not self.may_look(table, player.id, invite):
            raise Refused("forbidden", "this table is by invitation", 403)

        async def take() -> Seat:
            if table.status != "waiting":
                raise Refused("not_waiting", "the game has begun")
            free = [row.seat for row in table.seats if not row.player and not row.bot]
            wanted = seat if seat is not None else next(iter(free), None)
            if wanted is not None and table.sits(player.id, wanted):
                return wanted
            if wanted is None or wanted not in free:
                raise Refused("seat_taken", "this seat is taken")
            await self._seat(table, SeatRow(table.id, wanted, player.id, None), player.name)
            return wanted

        return await table.do(take)

    async def stand_up(self, table: Table, player: Player, seat: Seat) -> None:
        """Leave a seat before the game begins."""

        async def leave() -> None:
            if table.status != "waiting":
                raise Refused("not_waiting", "the game has begun")
            if not table.sits(player.id, seat):
                raise Refused("not_your_seat", "somebody else sits there", 403)
            await self._seat(table, SeatRow(table.id, seat, None, None), "")

        await table.do(leave)

    async def seat_bot(self, table: Table, player: Player, seat: Seat, level: str | None) -> None:
        """Let a bot sit on a free seat, or none (the host, before the game begins)."""

        async def change() -> None:
            self._only_host(table, player)
            if table.status != "waiting" or table.seats[seat].player:
                raise Refused("seat_taken", "this seat is taken")
            await self._seat(table, SeatRow(table.id, seat, None, level), level or "")

        await table.do(change)

    async def _seat(self, table: Table, row: SeatRow, name: str) -> None:
        await self.store.set_seat(row)
        table.seats[row.seat] = row
        table.names[row.seat] = name
        table.note_presence()
        table.tell_about()

    async def start(self, table: Table, player: Player) -> None:
        """Begin: only the host, and only with somebody on every seat."""

        async def begin() -> None:
            if table.status == "running":
                return
            self._only_host(table, player)
            if table.status != "waiting":
                raise Refused("not_waiting", "the game is over")
            if not table.is_full:
                raise Refused("seats_free", "not all seats are taken")
            now = time()
            names = msgspec.json.encode(table.names).decode()
            rules = table.setup.find_game().rules_version
            await self.store.start(table.id, now, names, rules)
            table.begin(now)
            _log.info("a game begins", extra={"table": table.id, "game": table.setup.game})
            table.tell_about()
            table.tell()

        await table.do(begin)

    async def close(self, table: Table, status: Status = "abandoned") -> None:
        """Close a table for good."""

        async def end() -> None:
            if table.status in ("waiting", "running"):
                await self.store.set_status(table.id, status, time())
                table.status = status
                table.tell_about()
                table.tell()

        await table.do(end)

    async def keep_missing_results(self) -> None:
        """Keep the results that could not be kept when their games ended."""
        for table in list(self.tables.values()):
            if not table.has_results:
                await table.do(table.keep_results)

    async def close_marked(self) -> None:
        """Close the tables that were marked in the store from outside: `witchtable admin close`."""
        for row in await self.store.tables("abandoned"):
            if (table := self.tables.get(row.id)) is not None:
                await self.close(table)

    # -- when somebody has had enough ---------------------------------------------------------------

    async def replace(self, table: Table, player: Player, seat: Seat, level: str) -> None:
        """Let a bot play for somebody who is absent; any other player of the table may ask for it."""
        if not table.seats_of(player.id):
            raise Refused("forbidden", "only who plays may do that", 403)
        owner = table.seats[seat].player
        if table.status != "running" or owner is None:
            raise Refused("not_running", "nobody has to be replaced there")
        is_own = owner == player.id
        if not is_own and seat in table.present:
            raise Refused("present", "this player is at the table")
        waited = time() - table.eyes[seat].waiting_since
        if not is_own and table.setup.pace == "turns" and waited < _PATIENCE:
            raise Refused("present", "this player has three days to answer")
        await table.hand_over(SeatRow(table.id, seat, None, level), level)

    async def vote_to_abandon(self, table: Table, player: Player) -> None:
        """Count a vote; when everybody who plays has voted, the game ends without a result."""
        if not table.seats_of(player.id):
            raise Refused("forbidden", "only who plays may do that", 403)
        await self.store.add_vote(table.id, player.id)
        table.votes.add(player.id)
        players = {row.player for row in table.seats if row.player}
        if players <= table.votes:
            await self.close(table)
        else:
            table.tell_about()

    async def rematch(self, table: Table, player: Player, *, same_deal: bool) -> Table:
        """Open a table like this one; the others are invited by its link."""
        if not table.seats_of(player.id):
            raise Refused("forbidden", "only who played may do that", 403)
        if table.status in ("waiting", "running"):
            raise Refused("not_over", "the game is not over yet")
        setup = table.setup
        request = TableRequest(
            setup.game,
            setup.seats,
            setup.options,
            {str(row.seat): row.bot for row in table.seats if row.bot},
            setup.public,
            setup.pace,
            setup.clock,
            setup.hints,
            setup.memory,
            setup.deal if same_deal else None,
            setup.edition if setup.house is None else None,
        )
        again = await self.open_table(request, player, rematch_of=table.id)
        table.followed_by = table.followed_by or (again.id, again.row.invite)
        table.tell_about()
        return again

    async def go_on(
        self, table: Table, player: Player, *, step: int, seat: Seat | None, level: str
    ) -> Table:
        """Open a table that goes on with a finished game after so many moves, against bots."""
        setup, match = table.setup, table.playing
        if not 0 <= step <= len(match.log):
            raise Refused("malformed", f"step must be from 0 to {len(match.log)}", 400)
        if seat is not None and seat >= setup.seats:
            raise Refused("malformed", "there is no such seat", 400)
        moves = match.log[:step]
        *_, (then, _) = replayed(match.game, match.deal, moves)
        if not then.deciders:
            raise Refused("not_running", "nothing is left to play")
        own = seat if seat is not None else then.deciders[0]
        names = [player.name if at == own else level for at in range(setup.seats)]
        setup = msgspec.structs.replace(
            setup, public=False, clock=None, rematch_of=None, is_drawn=False,
            continues=Continued(table.id, step),
        )  # fmt: skip
        row = self._new_row(setup, table.row.seed, player, names)
        seats = [
            SeatRow(row.id, at, player.id if at == own else None, None if at == own else level)
            for at in range(setup.seats)
        ]
        opened = Table(row, setup, seats, self.store)
        opened.names = names
        # No version: it is for those who ask again for an answer, and nobody has asked.
        entries = [
            Entry(row.id, number, "move", at, str(action), None, None, 0, row.created, 0.0)
            for number, (at, action, _) in enumerate(moves, start=1)
        ]
        opened.restore(entries)
        await self.store.add_table(row, seats, entries)
        self._bring_in(opened)
        return opened

    # -- chat -----------------------------------------------------------------------------------------

    async def say(self, table: Table, player: Player, move: str, text: str) -> Answer:
        """Say something: kept first, then told to everybody who looks on."""

        async def keep() -> Answer:
            number = table.chat_lines + 1
            line = ChatLine(table.id, number, player.id, player.name, text, time())
            await self.store.add_chat(line)
            table.chat_lines = number
            message = msgspec.json.encode({"kind": "chat", "line": _shown(line)})
            for connection in table.connections:
                connection.tell(message)
            return Ack(move, table.version_for(player.id))

        return await table.once(player.id, move, keep)

    async def chat(self, table: Table) -> list[dict[str, Any]]:
        """List what was said last at a table."""
        if not table.chat_lines:
            return []
        return [_shown(line) for line in await self.store.chat(table.id, limit=_CHAT_SHOWN)]

    # -- who may do what ----------------------------------------------------------------------------

    def may_look(self, table: Table, player: str | None, invite: str | None) -> bool:
        """Say whether somebody may look on."""
        if table.setup.public or (player is not None and table.seats_of(player)):
            return True
        invited = invite is not None and secrets.compare_digest(
            invite.encode(), table.row.invite.encode()
        )
        return invited or (player is not None and table.row.host == player)

    def _only_host(self, table: Table, player: Player) -> None:
        if table.row.host != player.id:
            raise Refused("forbidden", "only the host may do that", 403)


def _check_rules(row: TableRow) -> None:
    """Refuse a game that began by other rules: played again, it might be another game."""
    known = GAMES[row.game].rules_version
    if row.rules not in (None, known):
        message = Message("record-rules", found=row.rules, known=known)
        raise Refused("other_rules", render(message, "en"), 410)


def _shown(line: ChatLine) -> dict[str, Any]:
    return {"number": line.number, "name": line.name, "text": line.text}
