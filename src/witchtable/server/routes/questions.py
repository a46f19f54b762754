"""What a viewer may ask beyond the position: all choices in full, hints, aids, the log, score sheets.

The position is copied at once, so that an answer belongs to one version; the rest runs beside the loop.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from witchtable.engine.errors import IllegalAction
from witchtable.engine.game import MEMORY
from witchtable.server import asked
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.messages import forbidden
from witchtable.server.routes.common import answer, house_of
from witchtable.server.routes.tables import viewer_for
from witchtable.server.table import Table, Viewer

__all__ = ["ROUTES"]

_LONGEST: Final = 100  # characters of a word in a question
_MOST: Final = 8  # words in a question
_NOT_ASKED: Final = ("seat", "invite")


async def _look(
    request: Request[Any, Any, Any], house: House, table_id: str, seat: int | None, invite: str | None
) -> tuple[Table, Viewer]:
    """Find a table that was dealt, and whose eyes the caller looks through."""
    player = await house.player_of(request)
    house.count_question(request, player)
    table = await house.find_table(table_id, player, invite)
    viewer = viewer_for(table, player, seat)
    if table.match is None:
        raise Refused("not_running", "the game has not begun")
    return table, viewer


@get("/api/tables/{table_id:str}/choices")
async def choices(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """List all that the caller's seat may do, in words, and what could not be taken back."""
    table, viewer = await _look(request, house_of(request), table_id, seat, invite)
    found: list[dict[str, Any]] = []
    version = table.eyes[viewer].version
    if viewer is not None and table.status == "running":
        state = table.playing.state.copy()
        found = await asyncio.to_thread(asked.choices, state, viewer)
    return {"version": version, "seat": viewer, "choices": found}


@get("/api/tables/{table_id:str}/hints")
async def hints(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Advise the caller's seat: its best choices, how likely each wins, and why."""
    house = house_of(request)
    table, viewer = await _look(request, house, table_id, seat, invite)
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask", 403)
    if not table.setup.hints:
        raise Refused("no_hints", "this table is played without hints", 403)
    if table.status != "running":
        raise Refused("not_running", "the game is over")
    version, state = table.eyes[viewer].version, table.playing.state.copy()
    if viewer not in state.deciders:
        raise Refused("out_of_turn", "nothing is asked of this seat now")
    found = await house.hints.find(table, viewer)
    game = table.setup.find_game()
    return {"version": version, "seat": viewer, "hints": asked.hints(game, state, found)}


@get("/api/tables/{table_id:str}/aids/{aid:str}")
async def aid(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    aid: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> Response[Any]:
    """Answer what the caller's seat asks the rules; `GET /api/games` names the aids of each game."""
    house = house_of(request)
    table, viewer = await _look(request, house, table_id, seat, invite)
    wanted = table.setup.find_game().aids.get(aid)
    if wanted is None:
        raise Refused("unknown_route", "this game has no such aid", 404)
    if viewer is None:
        raise Refused("not_your_seat", "only who plays may ask", 403)
    if aid == MEMORY and not table.setup.memory:
        raise Refused("no_memory", "this table is played without a memory aid", 403)
    question = _question(request)
    version, state = table.eyes[viewer].version, table.playing.state.copy()
    try:
        found = await asyncio.to_thread(wanted, state, viewer, question)
    except IllegalAction as refusal:
        return answer(house, forbidden(None, version, refusal))
    return Response({"version": version, "seat": viewer, "answer": found})


def _question(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Read the free part of the query: a few short words."""
    words = {key: str(value) for key, value in request.query_params.items() if key not in _NOT_ASKED}
    if len(words) > _MOST or any(len(word) > _LONGEST for word in (*words, *words.values())):
        raise Refused("malformed", "no such long questions", 400)
    return words


@get("/api/tables/{table_id:str}/log")
async def log(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Tell everything that the caller has seen since the deal."""
    table, viewer = await _look(request, house_of(request), table_id, seat, invite)
    match, version = table.playing, table.eyes[viewer].version
    # A copy: the log may grow meanwhile.
    events = await asyncio.to_thread(asked.log, match.game, match.deal, match.log[:], viewer)
    return {"version": version, "seat": viewer, "events": events}


@get("/api/tables/{table_id:str}/sheets")
async def sheets(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Show everybody's points by source: before the end, those that lie open to all."""
    table, viewer = await _look(request, house_of(request), table_id, seat, invite)
    state = table.playing.state
    version = table.eyes[viewer].version
    return {"version": version, "over": not state.deciders, "sheets": asked.sheets(state)}


ROUTES = [choices, hints, aid, log, sheets]
