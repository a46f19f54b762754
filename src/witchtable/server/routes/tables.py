"""Tables: opening, joining, starting, and playing without a socket."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET, UnsetType

from witchtable.engine.texts import Message, languages, speaking
from witchtable.games import GAMES
from witchtable.server import shown
from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.listing import listed
from witchtable.server.messages import (
    Ack,
    BotRequest,
    ContinueRequest,
    MoveRequest,
    Reject,
    RematchRequest,
    SeatsRequest,
    TableRequest,
    UndoRequest,
    written,
)
from witchtable.server.routes.common import answer, house_of
from witchtable.server.rows import Player
from witchtable.server.table import Table, Viewer

__all__ = ["ROUTES", "viewer_for"]

_LISTED: Final = 50  # tables in each list of the lobby


@get("/api/games")
async def games(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """List the games, their options, and the bots that can sit down."""
    roster = house_of(request).settings.roster
    return [
        {
            "game": game.id,
            "title": game.title,
            "seats": list(game.seats),
            "minutes": game.edition().data["meta"]["minutes"],
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "allowed": option.allowed,
                    "message": written(Message(f"{game.id}-option-{option.name}")),
                }
                for option in game.options.values()
            ],
            "bots": roster.names(game.id),
            "aids": list(game.aids),
        }
        for game in GAMES.values()
    ]


@get("/api/tables")
async def lobby(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """List public tables: those that wait for players, and those that can be watched."""
    house = house_of(request)
    player = await house.player_of(request)
    waiting = await house.store.tables("waiting", _LISTED, public=True)
    running = await house.store.tables("running", _LISTED, public=True)
    return {
        "waiting": await listed(house, waiting, player),
        "running": await listed(house, running, player),
    }


@post("/api/tables", status_code=201)
async def open_table(request: Request[Any, Any, Any], data: JSONBody[TableRequest]) -> dict[str, Any]:
    """Open a table; whoever opens it sits on the first seat without a bot."""
    house = house_of(request)
    player = await house.require_player(request)
    _count_opening(house, player)
    table = await house.hall.open_table(data, player)
    return _mine(table, player)


def _count_opening(house: House, player: Player) -> None:
    if house.settings.limits and not house.openings.take(player.id):
        raise Refused("too_many", "too many tables; wait a minute", 429)


def _mine(table: Table, player: Player) -> dict[str, Any]:
    return {**shown.about(table, player.id), "invite": table.row.invite}


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def sit(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[SeatsRequest]
) -> dict[str, Any]:
    """Take a seat; several from one browser make a hot seat."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.hall.find(table_id)
    seat = await house.hall.sit(table, player, data.seat, data.invite)
    return {**_mine(table, player), "seat": seat}


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def stand_up(
    request: Request[Any, Any, Any], table_id: FromPath[str], seat: FromPath[int]
) -> dict[str, Any]:
    """Leave a seat before the game begins."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.hall.find(table_id)
    await house.hall.stand_up(table, player, seat)
    return shown.about(table, player.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotRequest],
) -> dict[str, Any]:
    """Let a bot sit on a free seat; during the game, in place of somebody who is absent."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player)
    if data.level is not None:
        house.settings.roster.check(table.setup.game, data.level)
    if not 0 <= seat < len(table.seats):
        raise Refused("not_your_seat", "there is no such seat", 404)
    if table.status == "waiting":
        await house.hall.seat_bot(table, player, seat, data.level)
    else:
        await house.hall.replace(table, player, seat, data.level or "apprentice")
    return shown.about(table, player.id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], table_id: FromPath[str]) -> dict[str, Any]:
    """Begin the game."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player)
    await house.hall.start(table, player)
    return shown.about(table, player.id)


@post("/api/tables/{table_id:str}/abandon", status_code=200)
async def abandon(request: Request[Any, Any, Any], table_id: FromPath[str]) -> dict[str, Any]:
    """Vote to abandon the game; it ends when everybody who plays has."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player)
    await house.hall.vote_to_abandon(table, player)
    return shown.about(table, player.id)


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[RematchRequest]
) -> dict[str, Any]:
    """Open a table like this one, with a new deal or the same again."""
    house = house_of(request)
    player = await house.require_player(request)
    _count_opening(house, player)
    table = await house.find_table(table_id, player)
    again = await house.hall.rematch(table, player, same_deal=data.same_deal)
    return _mine(again, player)


@post("/api/tables/{table_id:str}/continue", status_code=201)
async def go_on(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[ContinueRequest]
) -> dict[str, Any]:
    """Go on with a finished game from any of its moves, against bots; no result of it counts."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player, data.invite)
    if table.status not in ("over", "abandoned") or table.match is None:
        raise Refused("not_over", "the game is not over yet")
    house.settings.roster.check(table.setup.game, data.bots)
    _count_opening(house, player)
    opened = await house.hall.go_on(table, player, step=data.step, seat=data.seat, level=data.bots)
    return _mine(opened, player)


@get("/api/tables/{table_id:str}")
async def look(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
    text: FromQuery[bool] = False,
    lang: FromQuery[str | None] = None,
) -> dict[str, Any]:
    """Show how the game stands for the caller, and what happened since a version.

    With `text`, everything also comes in words, and the table as it is drawn for a terminal. Words are
    in the language asked for, or else in one that the browser prefers.
    """
    house = house_of(request)
    player = await house.player_of(request)
    table = await house.find_table(table_id, player, invite)
    found = shown.about(table, player.id if player else None)
    if player is not None and (table.seats_of(player.id) or table.row.host == player.id):
        found["invite"] = table.row.invite
    if table.match is None:
        return {**found, "version": 0, "view": None, "legal": [], "deciders": [], "over": False,
                "scores": [], "winners": [], "events": []}  # fmt: skip
    viewer = viewer_for(table, player, seat)
    with speaking(lang or _preferred(request)):
        position = shown.position_with_texts(table, viewer)
        events = shown.events_since(table, viewer, since if since is not None else 0)
        more = shown.in_words(table, viewer, events) if text else {}
    clock = house.clocks.seconds_left(table)
    return {**found, **position, "events": events, "clock": clock, **more}


def _preferred(request: Request[Any, Any, Any]) -> str:
    """Find the first language of the browser's that there are texts in."""
    known = languages()
    for choice in request.headers.get("accept-language", "").split(","):
        language = choice.partition(";")[0].strip().partition("-")[0].lower()
        if language in known:
            return language
    return "en"


def viewer_for(table: Table, player: Player | None, seat: int | UnsetType | None) -> Viewer:
    """Find whose eyes somebody may look through: an own seat's, or a spectator's."""
    own = table.seats_of(player.id) if player else []
    if seat is None or seat is UNSET:
        return own[0] if own else None
    if seat not in own:
        raise Refused("not_your_seat", "somebody else sits there", 403)
    return int(seat)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[MoveRequest]
) -> Response[Ack | Reject]:
    """Make a move: the same as over the socket."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player)
    started = perf_counter()
    given = await table.play(data, player.id)
    house.metrics.move_seconds.observe(perf_counter() - started)
    return answer(house, given)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[UndoRequest]
) -> Response[Ack | Reject]:
    """Take a move back, ask everybody to go back, or answer such a question."""
    house = house_of(request)
    player = await house.require_player(request)
    table = await house.find_table(table_id, player)
    return answer(house, await table.undo(data, player.id))


ROUTES = [
    games,
    lobby,
    open_table,
    sit,
    stand_up,
    seat_bot,
    start,
    abandon,
    rematch,
    go_on,
    look,
    move,
    undo,
]
