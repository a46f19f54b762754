"""The review of a finished game: who may see it, beginning it, and trying one's own idea."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from witchtable.engine.deal import Deal
from witchtable.engine.game import Game
from witchtable.engine.moves import Move
from witchtable.reviews.data import Judged
from witchtable.reviews.line import GameLine
from witchtable.reviews.tallies import Work
from witchtable.reviews.trying import try_out
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.looking_back import ReviewAnswer, TryRequest
from witchtable.server.service import Service
from witchtable.server.service.callers import Caller
from witchtable.server.service.finished import finished_table
from witchtable.server.service.questions import Look, without_events
from witchtable.server.tables.table import Table

__all__ = ["begin_review", "glance", "review", "try_action"]


async def review(service: Service, caller: Caller, look: Look, *, brief: bool = False) -> ReviewAnswer:
    """Show the review of a finished game as far as it is; begin nothing."""
    table = await _table(service, caller, look)
    return await _answer(service, table, brief=brief)


async def glance(service: Service, caller: Caller, look: Look) -> ReviewAnswer:
    """Show the review as far as it is; if nobody has asked for one, a first look that is not stored.

    Whoever may see the end of a game is refused nothing: there is no review if it may not or cannot be.
    """
    table = await finished_table(service, caller, look, "replays")
    try:
        service.limits.check("hints", caller)
        await service.check_deal_is_free(table, caller.id)
        answer = await _answer(service, table)
        if answer.review is not None:
            return answer
        seen = await service.reviewer.glance(table, caller.id or caller.address)
    except Refused:
        return ReviewAnswer(table=table.id, status="none", progress=0.0, review=None)
    return msgspec.structs.replace(answer, review=Raw(seen))


async def begin_review(service: Service, caller: Caller, look: Look) -> ReviewAnswer:
    """Begin the review of a finished game, or go on with it; whoever asks first begins it for all."""
    table = await _table(service, caller, look)
    kept = await service.store.review(table.id)
    is_done = kept is not None and kept.is_done
    if not is_done and (service.neighbours is None or await service.neighbours.claim(table.id)):
        service.reviewer.begin(table, caller.id or caller.address, service.store)
    return await _answer(service, table)


async def try_action(service: Service, caller: Caller, table_id: str, request: TryRequest) -> Judged:
    """Judge what somebody would have done at a step."""
    service.limits.check("hints", caller)
    table = await _table(service, caller, Look(table_id, None, request.invite))
    match = table.playing
    if not 0 <= request.step < len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log) - 1}")
    kept = await service.store.review(table.id)
    moves = without_events(match.log)
    who = caller.id or caller.address
    judged: Judged = await service.thinking.work_out(
        who, table.id, judge_try, match.game, match.deal, moves, list(match.players),
        request.step, request.action, None if kept is None else kept.work,
    )  # fmt: skip
    return judged


def judge_try(
    game: Game,
    deal: Deal,
    moves: Sequence[Move],
    players: list[str],
    step: int,
    action: str,
    work: bytes | None,
) -> Judged:
    """Judge a try, in another process."""
    # What comes after the step is not looked at.
    line = GameLine.of_moves(game, deal, moves[: step + 1], players)
    best = None
    if work is not None:
        found = msgspec.msgpack.decode(work, type=Work).found
        judgement = found.judgements.get(step)
        best = None if judgement is None or not judgement.iterations else judgement.best
    return try_out(line, step, game.parse(action), best)


async def _table(service: Service, caller: Caller, look: Look) -> Table:
    table = await finished_table(service, caller, look, "replays")
    await service.check_deal_is_free(table, caller.id)
    return table


async def _answer(service: Service, table: Table, *, brief: bool = False) -> ReviewAnswer:
    kept = await service.store.review(table.id)
    status = "done" if kept is not None and kept.is_done else service.reviewer.status(table.id)
    if status == "none" and kept is not None and service.neighbours is not None:
        status = "working"  # elsewhere
    return ReviewAnswer(
        table=table.id,
        status=status,  # type: ignore[arg-type]  # one of these words
        progress=0.0 if kept is None else round(kept.progress, 3),
        # As it was written: nobody has to read it here.
        review=None if kept is None or brief or not kept.review else Raw(kept.review),  # type: ignore[arg-type]
    )
