"""Finished games: records, replays, exports. While a game runs they would tell too much."""

from __future__ import annotations

from typing import NamedTuple

from witchtable.engine.match import Match
from witchtable.server.protocol.answers import Export, ExportedMove, MoveMade, Replay
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.writing import replay as replay_moves
from witchtable.server.protocol.writing import write_entry, write_sheets
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look
from witchtable.server.tables.table import Table

__all__ = ["Record", "export", "record", "replay"]


class Record(NamedTuple):
    """A match record, and what its file is called."""

    name: str
    text: str


async def _finished(service: Service, caller: Caller, asked: Look) -> Table:
    table = await service.find_table(caller, asked.table, asked.invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    return table


async def record(service: Service, caller: Caller, asked: Look) -> Record:
    """Write the match record: readable, and verifiable with `witchtable verify`."""
    table = await _finished(service, caller, asked)
    return Record(f"{table.setup.game}-{table.id}.txt", table.playing.dumps())


async def replay(service: Service, caller: Caller, asked: Look, step: int) -> Replay:
    """Show a finished game after so many moves, from any viewpoint."""
    table = await _finished(service, caller, asked)
    match, seat = table.playing, asked.seat
    if not 0 <= step <= len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log)}")
    if seat is not None and not 0 <= seat < match.state.seats:
        raise Refused("malformed", "there is no such seat")
    *_, (then, events) = replay_moves(match.game, match.deal, match.log[:step])
    last = match.log[step - 1] if step else None
    return Replay(
        table=table.id,
        step=step,
        steps=len(match.log),
        seat=seat,
        move=None if last is None else MoveMade(seat=last.seat, action=str(last.action)),
        events=[
            write_entry(match.game, match.deal.edition, seen)
            for event in events
            # The game is over: who watches is shown everything.
            if (seen := event if seat is None else event.seen_by(seat)) is not None
        ],
        view=then.view(seat),
        deciders=then.deciders,
        scores=then.scores,
    )


async def export(service: Service, caller: Caller, asked: Look) -> Export:
    """Export a finished game: the deal, every move with its events, the score sheets."""
    match = (await _finished(service, caller, asked)).playing
    return Export(
        game=match.game.id,
        rules=match.game.rules_version,
        edition=match.deal.edition.name,
        options=match.deal.options,
        seats=match.deal.seats,
        players=match.players,
        seed=match.deal.seed,
        commitment=match.commitment,
        moves=_moves(match),
        scores=match.state.scores,
        winners=match.state.winners,
        sheets=write_sheets(match.state, with_texts=False),
    )


def _moves(match: Match) -> list[ExportedMove]:
    steps = replay_moves(match.game, match.deal, match.log)
    next(steps)  # the opening
    return [
        ExportedMove(seat=move.seat, action=str(move.action), events=events, scores=state.scores)
        for move, (state, events) in zip(match.log, steps, strict=True)
    ]
