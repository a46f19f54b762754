"""The routes to what is over: records, replays, exports, results."""

from __future__ import annotations

from typing import Final

from witchtable.server.protocol.answers import DealResult, Export, ListedTable, Replay, Statistics
from witchtable.server.protocol.looking_back import Judged, PastChoices, ReviewAnswer, TryRequest
from witchtable.server.routes.route import TextFile, get, post
from witchtable.server.service import Service, finished, lobby, reviewing
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look

__all__ = ["ROUTES"]


@get("/api/tables/{table_id:str}/record")
async def record(
    service: Service,
    caller: Caller,
    table_id: str,
    invite: str | None = None,
) -> TextFile:
    """Download the match record: readable, and verifiable with `witchtable verify`."""
    found = await finished.record(service, caller, Look(table_id, None, invite))
    return TextFile(found.name, found.text)


@get("/api/tables/{table_id:str}/replay")
async def replay(service: Service, caller: Caller, look: Look, step: int = 0) -> Replay:
    """Show a finished game after so many moves, from any seat's viewpoint."""
    return await finished.replay(service, caller, look, step)


@get("/api/tables/{table_id:str}/export")
async def export(
    service: Service,
    caller: Caller,
    table_id: str,
    invite: str | None = None,
) -> Export:
    """Export a finished game as JSON: the deal, every move with its events, the score sheets."""
    return await finished.export(service, caller, Look(table_id, None, invite))


@get("/api/tables/{table_id:str}/review")
async def review(
    service: Service,
    caller: Caller,
    table_id: str,
    invite: str | None = None,
    brief: bool = False,
) -> ReviewAnswer:
    """Show the review of a finished game as far as it is; with `brief`, only how far that is."""
    return await reviewing.review(service, caller, Look(table_id, None, invite), brief=brief)


@post("/api/tables/{table_id:str}/review", status=200)
async def begin_review(
    service: Service,
    caller: Caller,
    table_id: str,
    invite: str | None = None,
) -> ReviewAnswer:
    """Begin the review of a finished game, or go on with it: once for all who want to see it."""
    return await reviewing.begin_review(service, caller, Look(table_id, None, invite))


@get("/api/tables/{table_id:str}/review/glance")
async def glance(
    service: Service,
    caller: Caller,
    table_id: str,
    invite: str | None = None,
) -> ReviewAnswer:
    """Show the review of a finished game as far as it is, or a first look that begins nothing."""
    return await reviewing.glance(service, caller, Look(table_id, None, invite))


@get("/api/tables/{table_id:str}/review/choices")
async def past_choices(
    service: Service,
    caller: Caller,
    table_id: str,
    step: int,
    invite: str | None = None,
) -> PastChoices:
    """List what could have been done at a step of a finished game, by whoever decided there."""
    return await finished.choices_then(service, caller, Look(table_id, None, invite), step)


@post("/api/tables/{table_id:str}/review/try", status=200)
async def try_action(service: Service, caller: Caller, table_id: str, data: TryRequest) -> Judged:
    """Judge what somebody would have done at a step of a finished game, as its seat could know."""
    return await reviewing.try_action(service, caller, table_id, data)


@get("/api/archive")
async def archive(service: Service, caller: Caller, limit: int = 50) -> list[ListedTable]:
    """List the public games that are over, the latest first."""
    return await lobby.archive(service, caller, limit)


@get("/api/deals/{game:str}/{deal:int}")
async def deal(service: Service, caller: Caller, game: str, deal: int) -> list[DealResult]:
    """Compare how everybody fared with the same deal."""
    return await lobby.deal(service, caller, game, deal)


@get("/api/players/{player:str}/statistics")
async def statistics(service: Service, caller: Caller, player: str) -> list[Statistics]:
    """Count a player's finished games."""
    return await lobby.statistics(service, caller, player)


ROUTES: Final = [
    record,
    replay,
    export,
    review,
    begin_review,
    glance,
    past_choices,
    try_action,
    archive,
    deal,
    statistics,
]
