"""Taking back: the own last move at once, or further if everybody at the table agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from witchtable.engine.deal import Deal
from witchtable.engine.errors import CannotUndo
from witchtable.engine.game import Game
from witchtable.engine.match import Mark
from witchtable.engine.moves import Move, Seat
from witchtable.engine.texts import Message
from witchtable.server.protocol.messages import Ack, Reject
from witchtable.server.protocol.requests import UndoRequest
from witchtable.server.protocol.writing import play_again
from witchtable.server.store import Entry
from witchtable.server.tables.around import Proposal, note_around

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["Undo"]


class Undo:
    """What can be taken back at a table, and what everybody is asked about it.

    Its methods run inside the table's owner task.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._proposal: Proposal | None = None

    @property
    def proposal(self) -> Proposal | None:
        """What everybody is asked to agree to: only until something else happens."""
        # Judged by what everybody sees: a sealed step must not show.
        if self._proposal and self._proposal.version != self._table.viewpoints[None].version:
            self._proposal = None
        return self._proposal

    def put(self, proposal: Proposal | None) -> None:
        """Ask everybody this, and nothing else."""
        self._proposal = proposal

    def forget_if_settled(self) -> bool:
        """Forget a question that is one no more; True if there was one."""
        return self._proposal is not None and self.proposal is None

    def is_possible(self, seat: Seat) -> bool:
        """Ask whether a seat may take back the last move."""
        match = self._table.playing
        return match.can_undo(seat) and len(match.log) > self._table.given_moves

    def why_not(self, seat: Seat) -> CannotUndo | None:
        """Say why a seat may not take back the last move; None if it may."""
        match = self._table.playing
        problem = match.why_no_undo(seat)
        # Asked last: only then the last move is known to be the seat's own.
        if problem is None and len(match.log) <= self._table.given_moves:
            problem = CannotUndo(Message("undo-nothing"))
        return problem

    async def answer(self, request: UndoRequest, player: str) -> Ack | Reject:
        """Take the last move back, ask everybody to go back further, or hear what they say."""
        if request.agree is not None:
            return await self._hear(request, player)
        if request.ask:
            return await self._propose(request, player)
        table, seat = self._table, request.seat
        if (refusal := self.why_not(seat)) is not None:
            return table.reject(request.request, seat, "cannot_undo", refusal)
        await table.keep("undo", seat, "", player, request.request)
        return self._ack(request)

    async def _propose(self, request: UndoRequest, player: str) -> Ack | Reject:
        """Ask everybody to go back to before the own last move."""
        table = self._table
        log = table.playing.log
        last = next((n for n in reversed(range(len(log))) if log[n].seat == request.seat), None)
        if last is None or last < table.given_moves:
            return table.reject(request.request, request.seat, "cannot_undo")
        others = [row for row in table.seats if (row.player or row.owner) not in (None, player)]
        if any(row.owner and table.absence.is_away(row.owner) for row in others):
            # A bot does not agree for the person in whose place it plays.
            refusal = CannotUndo(Message("undo-away"))
            return table.reject(request.request, request.seat, "cannot_undo", refusal)
        people = {row.seat for row in others}
        self._proposal = Proposal(request.seat, last, table.viewpoints[None].version, people)
        if not people:
            return await self._go_back(self._proposal, request, player)
        await note_around(table)
        table.tell_about()
        return self._ack(request)

    async def _hear(self, request: UndoRequest, player: str) -> Ack | Reject:
        """Hear whether somebody agrees; the game goes back when nobody is missing."""
        proposal = self.proposal
        if proposal is None:
            return self._table.reject(request.request, request.seat, "cannot_undo")
        if not request.agree:
            self._proposal = None
        else:
            proposal.missing -= {*self._table.seats_of(player), *self._table.absence.to_return(player)}
            if not proposal.missing:
                return await self._go_back(proposal, request, player)
        await note_around(self._table)
        self._table.tell_about()
        return self._ack(request)

    async def _go_back(self, proposal: Proposal, request: UndoRequest, player: str) -> Ack:
        self._proposal = None
        await self._table.keep("rewind", request.seat, str(proposal.keep), player, request.request)
        return self._ack(request)

    async def find_mark(self, entry: Entry) -> Mark | None:
        """Find where a way back leads to if the game has to be played again for it, beside the loop."""
        match = self._table.playing
        if entry.kind == "move" or (entry.kind == "undo" and match.keeps_last_state):
            return None
        moves = match.log[:-1] if entry.kind == "undo" else match.log[: int(entry.body)]
        mark: Mark = await self._table.aside(_play_up_to, match.game, match.deal, moves)
        return mark

    def _ack(self, request: UndoRequest) -> Ack:
        return Ack(request.request, self._table.viewpoints[request.seat].version)


def _play_up_to(game: Game, deal: Deal, moves: Sequence[Move]) -> Mark:
    *_, (state, _) = play_again(game, deal, moves)
    return Mark(len(moves), state)
