"""What may be asked about a finished game: its record, any of its positions, all of it.

While a game runs, these would tell too much; and while others play the same cards, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from witchtable.engine.deal import Deal
from witchtable.engine.game import Game
from witchtable.engine.moves import Move, Seat
from witchtable.server.protocol.answers import Export, ExportedMove, MoveMade, Replay
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.looking_back import PastChoices
from witchtable.server.protocol.messages import LogEntry, View
from witchtable.server.protocol.writing import (
    play_again,
    write_choices,
    write_entry,
    write_sheets,
    write_text,
)
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look, without_events, work_out
from witchtable.server.tables.audience import Viewer
from witchtable.server.tables.table import Table

__all__ = ["NamedRecord", "choices_then", "export", "finished_table", "record", "replay"]


class NamedRecord(NamedTuple):
    """A match record, and what its file is called."""

    name: str
    text: str


async def finished_table(service: Service, caller: Caller, look: Look, what: str) -> Table:
    """Find a table whose game is over, or was abandoned; raise Refused otherwise."""
    service.limits.check(what, caller)
    table = await service.find_table(caller, look.table, look.invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    return table


async def record(service: Service, caller: Caller, look: Look) -> NamedRecord:
    """Write the match record: readable, and verifiable with `witchtable verify`."""
    table = await finished_table(service, caller, look, "exports")
    # While others play the same cards it has only the hash of the seed: nobody may look ahead.
    is_secret = await service.store.is_played_by_others(table.row.seed, table.id, caller.id)
    text = table.playing.dumps(reveal_seed=not is_secret)
    return NamedRecord(f"{table.setup.game}-{table.id}.txt", text)


async def replay(service: Service, caller: Caller, look: Look, step: int) -> Replay:
    """Show a finished game after so many moves, from any viewpoint."""
    table = await finished_table(service, caller, look, "replays")
    await service.check_deal_is_free(table, caller.id)
    match, seat = table.playing, look.seat
    if not 0 <= step <= len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log)}")
    if seat is not None and not 0 <= seat < match.state.seats:
        raise Refused("malformed", "there is no such seat")
    moves = without_events(match.log[:step])
    then = await work_out(service, caller, table, _then, match.game, match.deal, moves, seat)
    last = match.log[step - 1] if step else None
    return Replay(
        table=table.id,
        step=step,
        steps=len(match.log),
        seat=seat,
        move=None if last is None else MoveMade(seat=last.seat, action=str(last.action)),
        events=then.events,
        view=then.view,
        deciders=then.deciders,
        scores=then.scores,
    )


class _PastPosition(NamedTuple):
    """How a game stood, and what the last move before had led to."""

    events: list[LogEntry]
    view: View
    deciders: Sequence[Seat]
    scores: Sequence[int]


def _then(game: Game, deal: Deal, moves: Sequence[Move], seat: Viewer) -> _PastPosition:
    """Write how a game stood, and what the last of the moves had led to."""
    *_, (then, events) = play_again(game, deal, moves)
    return _PastPosition(
        events=[
            write_entry(game, deal.edition, seen)
            for event in events
            # The game is over: who watches is shown everything.
            if (seen := event if seat is None else event.seen_by(seat)) is not None
        ],
        view=then.view(seat),
        deciders=then.deciders,
        scores=then.scores,
    )


async def choices_then(service: Service, caller: Caller, look: Look, step: int) -> PastChoices:
    """List what the seat that made a move could have done instead."""
    table = await finished_table(service, caller, look, "replays")
    await service.check_deal_is_free(table, caller.id)
    match = table.playing
    if not 0 <= step < len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log) - 1}")
    moves, seat = without_events(match.log[:step]), match.log[step].seat
    return await work_out(service, caller, table, _choices, match.game, match.deal, moves, seat)


def _choices(game: Game, deal: Deal, moves: Sequence[Move], seat: Seat) -> PastChoices:
    *_, (then, _) = play_again(game, deal, moves)
    question = then.question(seat)
    return PastChoices(
        step=len(moves),
        seat=seat,
        question=None if question is None else write_text(question),
        choices=write_choices(then, seat, in_full=True),
    )


async def export(service: Service, caller: Caller, look: Look) -> Export:
    """Export a finished game: the deal, every move with its events, the score sheets."""
    table = await finished_table(service, caller, look, "exports")
    await service.check_deal_is_free(table, caller.id)
    match = table.playing
    moves = without_events(match.log)
    return Export(
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.deal.edition.name,
        options=match.deal.options,
        seats=match.deal.seats,
        players=match.players,
        seed=match.deal.seed,
        commitment=match.commitment,
        moves=await work_out(service, caller, table, _moves, match.game, match.deal, moves),
        scores=match.state.scores,
        winners=match.state.winners,
        sheets=write_sheets(match.state, with_texts=False),
    )


def _moves(game: Game, deal: Deal, moves: Sequence[Move]) -> list[ExportedMove]:
    steps = play_again(game, deal, moves)
    next(steps)  # the opening
    return [
        ExportedMove(seat=move.seat, action=str(move.action), events=events, scores=state.scores)
        for move, (state, events) in zip(moves, steps, strict=True)
    ]
