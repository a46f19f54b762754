"""The routes to what is over: records, replays, exports, results."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from witchtable.server.http.given import TheCaller, TheLook, TheService
from witchtable.server.protocol.answers import DealResult, Export, ListedTable, Replay, Statistics
from witchtable.server.service import finished, lobby
from witchtable.server.service.questions import Look

__all__ = ["ROUTES"]


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Response[str]:
    """Download the match record: readable, and verifiable with `witchtable verify`."""
    found = await finished.record(service, caller, Look(table_id, None, invite))
    headers = {"content-disposition": f'attachment; filename="{found.name}"'}
    return Response(found.text, headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/tables/{table_id:str}/replay")
async def replay(
    service: TheService, caller: TheCaller, look: TheLook, step: FromQuery[int] = 0
) -> Replay:
    """Show a finished game after so many moves, from any seat's viewpoint."""
    return await finished.replay(service, caller, look, step)


@get("/api/tables/{table_id:str}/export")
async def export(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Export:
    """Export a finished game as JSON: the deal, every move with its events, the score sheets."""
    return await finished.export(service, caller, Look(table_id, None, invite))


@get("/api/archive")
async def archive(
    service: TheService, caller: TheCaller, limit: FromQuery[int] = 50
) -> list[ListedTable]:
    """List the public games that are over, the latest first."""
    return await lobby.archive(service, caller, limit)


@get("/api/deals/{game:str}/{deal:int}")
async def deal(
    service: TheService, caller: TheCaller, game: FromPath[str], deal: FromPath[int]
) -> list[DealResult]:
    """Compare how everybody fared with the same deal."""
    return await lobby.deal(service, caller, game, deal)


@get("/api/players/{player:str}/statistics")
async def statistics(service: TheService, caller: TheCaller, player: FromPath[str]) -> list[Statistics]:
    """Count a player's finished games."""
    return await lobby.statistics(service, caller, player)


ROUTES: Final = [record, replay, export, archive, deal, statistics]
