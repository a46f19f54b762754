"""Finished games: records, replays from any seat, exports, the archive, comparisons of one deal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from witchtable.engine.match import Match
from witchtable.engine.moves import Event
from witchtable.server import asked, listing, shown
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.routes.common import house_of
from witchtable.server.routes.session import statistics
from witchtable.server.table import Table

__all__ = ["ROUTES"]


async def _finished(
    request: Request[Any, Any, Any], house: House, table_id: str, invite: str | None
) -> Table:
    """Find a finished game. While it runs, its record would tell too much."""
    player = await house.player_of(request)
    table = await house.find_table(table_id, player, invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    return table


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(
    request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str | None] = None
) -> Response[str]:
    """Download the match record: readable, and verifiable with `witchtable verify`."""
    table = await _finished(request, house_of(request), table_id, invite)
    name = f"{table.setup.game}-{table.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.playing.dumps(), headers=headers, media_type="text/plain; charset=utf-8")


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    step: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Show a finished game after so many moves, through any seat's eyes."""
    table = await _finished(request, house_of(request), table_id, invite)
    match = table.playing
    if not 0 <= step <= len(match.log):
        raise Refused("malformed", f"step must be from 0 to {len(match.log)}", 400)
    if seat is not None and not 0 <= seat < match.state.seats:
        raise Refused("malformed", "there is no such seat", 400)
    then = Match.open(match.game, match.deal, match.players)
    events = then.opening
    for move in match.log[:step]:
        events = then.play(move.seat, move.action)
    last = match.log[step - 1] if step else None
    return {
        "table": table.id,
        "step": step,
        "steps": len(match.log),
        "seat": seat,
        "move": None if last is None else {"seat": last.seat, "action": str(last.action)},
        "events": shown.told(match, events if seat is None else _seen(events, seat)),
        "view": then.state.view(seat),
        "deciders": then.state.deciders,
        "scores": then.state.scores,
    }


def _seen(events: Iterable[Event], seat: int) -> list[Event]:
    return [seen for seen in (event.seen_by(seat) for event in events) if seen is not None]


@get("/api/tables/{table_id:str}/export")
async def export(
    request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str | None] = None
) -> dict[str, Any]:
    """Export a finished game as JSON: the deal, every move with its events, the score sheets."""
    table = await _finished(request, house_of(request), table_id, invite)
    match = table.playing
    steps = asked.replayed(match.game, match.deal, match.log)
    next(steps)  # the opening
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "edition": match.deal.edition.name,
        "options": match.deal.options,
        "seats": match.deal.seats,
        "players": match.players,
        "seed": match.deal.seed,
        "commitment": match.commitment,
        "moves": [
            {
                "seat": move.seat,
                "action": str(move.action),
                "events": events,
                "scores": state.scores,
            }
            for move, (state, events) in zip(match.log, steps, strict=True)
        ],
        "scores": match.state.scores,
        "winners": match.state.winners,
        "sheets": [
            [line._asdict() for line in match.state.score_sheet(seat)]
            for seat in range(match.state.seats)
        ],
    }


@get("/api/archive")
async def archive(request: Request[Any, Any, Any], limit: FromQuery[int] = 50) -> list[dict[str, Any]]:
    """List the public games that are over, the latest first."""
    house = house_of(request)
    rows = await house.store.tables("over", max(1, min(limit, 200)), public=True)
    return await listing.listed(house, rows, await house.player_of(request))


@get("/api/deals/{game:str}/{deal:int}")
async def deal(
    request: Request[Any, Any, Any], game: FromPath[str], deal: FromPath[int]
) -> list[dict[str, Any]]:
    """Compare how everybody fared with the same deal."""
    house = house_of(request)
    player = await house.player_of(request)
    seed = house.identity.seed(game, deal)
    found = await house.store.results_of_deal(game, seed, player.id if player else None)
    names = ("table", "seat", "name", "bot", "score", "won")
    return [dict(zip(names, row, strict=True)) for row in found]


@get("/api/players/{player:str}/statistics")
async def player_statistics(
    request: Request[Any, Any, Any], player: FromPath[str]
) -> list[dict[str, Any]]:
    """Count a player's finished games."""
    return await statistics(house_of(request), player)


ROUTES = [record, replay, export, archive, deal, player_statistics]
