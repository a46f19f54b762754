"""What is printed: components of editions, and the rules clause by clause."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from witchtable.engine.game import Game
from witchtable.engine.rulebook import clauses
from witchtable.games import GAMES
from witchtable.server.hall import Refused
from witchtable.server.routes.common import house_of
from witchtable.server.shown import encode
from witchtable.server.static import content, static_answer

__all__ = ["ROUTES"]


def _game(id: str) -> Game:
    if id not in GAMES:
        raise Refused("unknown_route", "there is no such game", 404)
    return GAMES[id]


@get("/api/games/{game:str}/edition")
async def edition(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Show all components of the house edition."""
    return static_answer(request, content(encode(_game(game).edition().data)))


@get("/api/tables/{table_id:str}/edition")
async def table_edition(
    request: Request[Any, Any, Any], table_id: FromPath[str], invite: FromQuery[str | None] = None
) -> Response[Any]:
    """Show all components that a table plays with."""
    house = house_of(request)
    player = await house.player_of(request)
    house.count_question(request, player)
    table = await house.find_table(table_id, player, invite)
    return static_answer(request, content(encode(table.setup.find_edition().data)))


@get("/api/rules/{game:str}")
async def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Any]:
    """Show all clauses of the rules of a game, in their order."""
    found = [
        {"id": clause.id, "chapter": clause.chapter, "text": clause.text}
        for clause in clauses(_game(game)).values()
    ]
    return static_answer(request, content(encode(found)))


ROUTES = [edition, table_edition, rules]
