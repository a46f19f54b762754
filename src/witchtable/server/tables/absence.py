"""Who is away, and who plays in whose place: a seat belongs to a person until the end.

Nobody is replaced at once. When somebody has given no sign of life for the grace time, a bot may play
on if all others at the table agree; it is the table's bot, and the person may come back to the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from witchtable.engine.moves import Seat
from witchtable.server.protocol.codes import Refused
from witchtable.server.store import Agreement, SeatRow
from witchtable.server.tables.telling import say_for_table
from witchtable.server.tables.times import date_of, now

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["Absence"]

GRACE: Final = 120.0  # seconds without a sign of life in a live game
_LEAST: Final = 60.0  # seconds on a game's clock for somebody who comes back without any left


class Absence:
    """Signs of life of the people at a table, and what the others decide about who gives none."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.owners: dict[Seat, str] = {}
        """What they are called whose seats bots play."""
        self._since = now()
        self._seen: dict[str, float] = {}
        self._left: dict[str, float] = {}
        """When the last line of each player was lost."""
        self._agreed: dict[tuple[Seat, str], float] = {}
        """When who agreed that a bot plays for which seat."""
        self._told: set[Seat] = set()
        self.moved: list[Callable[[Table, str, bool], None]] = []
        """Told of every player who begins to look on at this worker (True), or goes away (False)."""
        self.here: set[str] = set()
        """Players who look on at this worker."""
        self.elsewhere: set[str] = set()
        """Players who look on at other workers."""

    @property
    def grace(self) -> float:
        """Seconds that somebody may be away."""
        setup = self._table.setup
        return setup.patience if setup.pace == "turns" else GRACE

    # -- whose seats --------------------------------------------------------------------------------

    def to_return(self, player: str) -> list[Seat]:
        """List a player's seats that bots play: the player may come back to them."""
        return [row.seat for row in self._table.seats if row.owner == player]

    def belongs(self, player: str) -> bool:
        """Say whether a player has a seat here, also one that a bot plays now."""
        return any(player in (row.player, row.owner) for row in self._table.seats)

    # -- signs of life ------------------------------------------------------------------------------

    def begin(self, at: float) -> None:
        """Count from here (a time of `now`, like all times here): nobody was asked anything before."""
        # In a live game nobody could give a sign of life while the server was down.
        self._since = at if self._table.setup.pace == "turns" else now()

    def note_presence(self) -> None:
        """Note whose players look on, and tell if that has changed."""
        table = self._table
        before, self.here = (
            self.here,
            {one.player for one in table.connections if one.player is not None},
        )
        for player in before ^ self.here:
            for tell in self.moved:
                tell(table, player, player in self.here)
        players = self.here | self.elsewhere
        present = {row.seat for row in table.seats if row.player is not None and row.player in players}
        if present != table.present:
            gone, table.present = table.present - present, present
            for seat in gone:
                self.note_gone(table.seats[seat].player)
            table.tell_about()

    def hear(self, elsewhere: Mapping[str, float | None]) -> None:
        """Hear who looks on at other workers, or has done so until some date."""
        for player, gone in elsewhere.items():
            if gone is not None:
                self._seen[player] = max(self._seen.get(player, 0.0), min(gone, now()))
        players = {player for player, gone in elsewhere.items() if gone is None}
        if players != self.elsewhere:
            self.elsewhere = players
            self.note_presence()

    def note_life(self, player: str | None, at: float | None = None) -> None:
        """Note that somebody has asked for the table, or was there until now."""
        if player is not None and self.belongs(player):
            # A date from before the clock on the wall was set back may lie ahead.
            self._seen[player] = now() if at is None else min(at, now())
            if self._told:
                self.note_change()

    def note_gone(self, player: str | None) -> None:
        """Note that somebody does not look on any more."""
        if player is not None:
            self._left[player] = now()
        self.note_life(player)

    def note_change(self) -> None:
        """Tell everybody if somebody is away who was not before, or is back."""
        away = {row.seat for row in self._table.seats if self._away_since(row.seat) is not None}
        if away != self._told:
            self._told = away
            self._table.tell_about()

    def is_away(self, player: str) -> bool:
        """Say whether somebody has given no sign of life for the grace time."""
        if player in self.here or player in self.elsewhere:
            return False
        return now() - self._last_seen(player) >= self.grace

    def _last_seen(self, player: str) -> float:
        return max(self._since, self._seen.get(player, 0.0))

    def grace_until(self, seat: Seat) -> float | None:
        """Say when the others may decide about who is not there; None: nobody waits.

        Counted from when the player's line was lost: other signs of life would tell of sealed moves.
        """
        table, player = self._table, self._table.seats[seat].player
        if table.status != "running" or player is None or seat in table.present:
            return None
        if table.setup.pace == "live":
            return date_of(max(self._since, self._left.get(player, 0.0)) + self.grace)
        if seat not in table.playing.state.deciders:
            return None
        return date_of(table.viewpoints[seat].waiting_since + self.grace)

    def away_since(self, seat: Seat) -> float | None:
        """Say since when a seat's player has been away; None if not, or not for long enough."""
        since = self._away_since(seat)
        # To the second: two clocks are read for it, and it must not seem to move.
        return None if since is None else float(round(date_of(since)))

    def _away_since(self, seat: Seat) -> float | None:
        table, player = self._table, self._table.seats[seat].player
        if table.status != "running" or player is None or seat in table.present:
            return None
        if table.setup.pace == "live":
            return self._last_seen(player) if self.is_away(player) else None
        # In turn-based play nobody has to look in; the others wait for the answer.
        since = table.viewpoints[seat].waiting_since
        is_due = seat in table.playing.state.deciders and now() - since >= self.grace
        return since if is_due else None

    # -- what the others decide -----------------------------------------------------------------------

    def remember(self, agreements: list[Agreement]) -> None:
        """Take up what was agreed to before the table was put away."""
        self._agreed = {(one.seat, one.player): min(one.at, now()) for one in agreements}

    def agreed(self, seat: Seat) -> set[str]:
        """Find who wants a bot to play there; whoever was back meanwhile is decided about anew."""
        since = self._away_since(seat)
        if since is None:
            return set()
        return {player for (at, player), when in self._agreed.items() if at == seat and when >= since}

    def missing(self, seat: Seat) -> list[Seat]:
        """List the seats of all others who would have to agree, too: those who are not away."""
        agreed = self.agreed(seat)
        settled = {None, self._table.seats[seat].player, *agreed}
        others = [row for row in self._table.seats if row.player not in settled]
        if self._table.setup.pace == "turns":
            # Nobody has to look in; they have as long to answer this as to answer anything.
            asked = min((self._agreed[seat, player] for player in agreed), default=now())
            return [] if now() - asked >= self.grace else [row.seat for row in others]
        return [row.seat for row in others if not self.is_away(row.player or "")]

    async def replace(self, player: str, seat: Seat) -> None:
        """Let a bot play: for oneself at once, for somebody who is away if all others agree."""
        table, absent = self._table, self._table.seats[seat].player
        if not table.seats_of(player):
            raise Refused("forbidden", "only who plays may do that")
        if table.status != "running" or absent is None:
            raise Refused("not_running", "nobody has to be replaced there")
        if absent != player:
            if self._away_since(seat) is None:
                raise Refused("present", f"this player may be away for {self.grace:.0f} seconds")
            self.note_change()
            if player not in self.agreed(seat):
                agreement = Agreement(table.id, seat, player, now())
                await table.keep_around(table.store.add_agreement, agreement)
                self._agreed[seat, player] = agreement.at
            if self.missing(seat):
                table.tell_about()
                return
        level = table.setup.stand_in
        why = "told-left" if absent == player else "told-away"
        await self.change_seat(SeatRow(table.id, seat, None, level), level, why)

    async def come_back(self, player: str, name: str, seat: Seat) -> None:
        """Take the own seat back from the bot that plays there."""
        table, row = self._table, self._table.seats[seat]
        if row.player == player:
            return
        if row.owner != player:
            raise Refused("not_your_seat", "this is somebody else's seat")
        if table.status != "running":
            raise Refused("not_running", "the game is over")
        if self._is_out_of_time(seat):
            # Otherwise who is out of time would only have to come back, again and again.
            raise Refused("seat_taken", "the bot decides for you; come back in a moment")
        self._give_time(seat)
        name = row.name or name
        await self.change_seat(SeatRow(table.id, seat, player, None, name=row.name), name, "told-back")
        for connection in table.connections:
            if connection.player == player and connection.viewer is None:
                connection.look(seat)

    def take_seat(self, seat: SeatRow, names: tuple[str, str]) -> None:
        """Know who sits on a seat now; the names are those of who plays, and of the owner."""
        table, before = self._table, self._table.seats[seat.seat]
        if seat.owner is not None:
            self.owners[seat.seat] = names[1]
        if table.match is not None and before.owner is not None and seat.player == before.owner:
            self._give_time(seat.seat)
        # A list of its own: who has the old one can tell what has changed.
        table.seats = [*table.seats[: seat.seat], seat, *table.seats[seat.seat + 1 :]]
        table.names[seat.seat] = names[0]

    async def change_seat(self, seat: SeatRow, name: str, why: str, *, by_itself: bool = False) -> None:
        """Let somebody else sit on a seat during the game; a bot sits there in its owner's place."""
        table, before = self._table, self._table.seats[seat.seat]
        if seat.bot is not None:
            owner = before.player or before.owner
            seat = msgspec.structs.replace(seat, owner=owner, name=before.name)
        await table.keep_around(table.store.set_seat, seat, by_itself=by_itself)
        if before.player is not None:
            self.owners[seat.seat] = table.names[seat.seat]
        table.seats[seat.seat] = seat
        table.names[seat.seat] = name
        for connection in table.connections:
            connection.leave_seat()
        self.note_presence()
        table.tell_about()
        table.tell()
        owner = self.owners[seat.seat]
        await say_for_table(table, why, name=owner, bot=seat.bot or before.bot or "")

    def _is_out_of_time(self, seat: Seat) -> bool:
        """Say whether the clock has run out for the decision that the seat owes."""
        viewpoint, clock = self._table.viewpoints[seat], self._table.setup.clock
        if clock is None or not viewpoint.question:
            return False
        used = viewpoint.thought if clock.per == "game" else 0.0
        return used + now() - viewpoint.asked_at >= clock.seconds

    def _give_time(self, seat: Seat) -> None:
        """Give a little to whoever has none left for the game, and has lost a decision by that."""
        viewpoint, clock = self._table.viewpoints[seat], self._table.setup.clock
        if clock is not None and clock.per == "game" and viewpoint.thought >= clock.seconds:
            viewpoint.thought = max(0.0, clock.seconds - max(_LEAST, clock.seconds / 10))
