"""Every route: what is asked over HTTP, passed on to the service, and its answer.

Handlers are given the service and the caller (`given.py`); `docs/protocol.md` lists them all.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from witchtable.server.http import learning, looking_back
from witchtable.server.http.given import HTTP_STATUS, TheCaller, TheLook, TheService, write_cookie
from witchtable.server.http.static import content, static_answer
from witchtable.server.protocol.answers import (
    AidAnswer,
    ChoicesAnswer,
    ClauseText,
    Forgotten,
    Health,
    Lobby,
    Log,
    Me,
    OfferedGame,
    OpenedTable,
    SessionBegun,
    Sheets,
    TableAndPosition,
    TableAndSeat,
)
from witchtable.server.protocol.messages import AboutTable, Ack, EditionData, Reject
from witchtable.server.protocol.requests import (
    AccountRequest,
    BotRequest,
    ContinueRequest,
    KeyRequest,
    MoveRequest,
    RematchRequest,
    SeatsRequest,
    SessionRequest,
    TableRequest,
    UndoRequest,
)
from witchtable.server.protocol.teaching import HintsAnswer
from witchtable.server.protocol.things import Things
from witchtable.server.protocol.writing import encode
from witchtable.server.service import (
    Service,
    accounts,
    continuing,
    dialogue,
    lobby,
    questions,
    seating,
)
from witchtable.server.service.callers import Caller
from witchtable.server.service.questions import Look
from witchtable.server.tables.table import Table

__all__ = ["ROUTES"]

_NOT_ASKED: Final = ("seat", "invite")
_USABLE: Final = ("ok", "waking")


# -- who asks -----------------------------------------------------------------------------------------


@post("/api/session", status_code=201)
async def sit_down(
    service: TheService, caller: TheCaller, state: State, data: JSONBody[SessionRequest]
) -> Response[SessionBegun]:
    """Give a name as a guest, or come back with a key or an account; sets the cookie."""
    return _signed_in(service, state, await accounts.sit_down(service, caller, data))


@delete("/api/session", status_code=200)
async def forget(
    service: TheService, caller: TheCaller, state: State, everywhere: FromQuery[bool] = False
) -> Response[Forgotten]:
    """Sign out: this browser, or everywhere; what was signed in by is worth nothing from then on."""
    await accounts.sign_out(service, caller, everywhere=everywhere)
    return Response(Forgotten(), cookies=[write_cookie(state["settings"], "", max_age=0)])


@post("/api/account", status_code=201)
async def make_account(
    service: TheService, caller: TheCaller, state: State, data: JSONBody[AccountRequest]
) -> Response[SessionBegun]:
    """Turn the guest into an account, or change its login or password; ends all other sessions."""
    return _signed_in(service, state, await accounts.make_account(service, caller, data))


@post("/api/key", status_code=201)
async def replace_key(
    service: TheService, caller: TheCaller, state: State, data: JSONBody[KeyRequest]
) -> Response[SessionBegun]:
    """Replace the key and show the new one, this once; ends all other sessions."""
    return _signed_in(service, state, await accounts.replace_key(service, caller, data))


@get("/api/me")
async def me(service: TheService, caller: TheCaller, state: State) -> Response[Me]:
    """Tell who asks, where they play, and how they have fared."""
    found = await lobby.me(service, caller)
    if caller.session is None:
        return Response(found)
    # Whoever comes back keeps the cookie for another year.
    cookie = write_cookie(state["settings"], service.identity.sign(caller.session))
    return Response(found, cookies=[cookie])


def _signed_in(service: Service, state: State, signed_in: accounts.SignedIn) -> Response[SessionBegun]:
    cookie = write_cookie(state["settings"], service.identity.sign(signed_in.session))
    return Response(signed_in.answer, status_code=201, cookies=[cookie])


# -- games --------------------------------------------------------------------------------------------


@get("/api/games")
async def games(service: TheService) -> list[OfferedGame]:
    """List the games, their options, and the bots that can sit down."""
    return lobby.games(service)


@get("/api/games/{game:str}/edition")
async def edition(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[EditionData]:
    """Show all components of the house edition."""
    return static_answer(request, content(encode(lobby.edition(game))))


@get("/api/rules/{game:str}")
async def rules(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> Response[list[ClauseText]]:
    """Show all clauses of a game, in the language asked for, or in one that the browser prefers."""
    return static_answer(request, content(encode(lobby.rules(game, lang or caller.language))))


# -- tables -------------------------------------------------------------------------------------------


@get("/api/tables")
async def tables(service: TheService, caller: TheCaller) -> Lobby:
    """List public tables: those that wait for players, and those that can be watched."""
    return await lobby.lobby(service, caller)


@post("/api/tables", status_code=201)
async def open_table(
    service: TheService, caller: TheCaller, data: JSONBody[TableRequest]
) -> OpenedTable:
    """Open a table; whoever opens it sits on the first seat without a bot."""
    return await seating.open_table(service, caller, data)


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def sit(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    data: JSONBody[SeatsRequest],
) -> TableAndSeat:
    """Take a seat; several from one browser make a hot seat."""
    return await seating.sit(service, caller, table_id, data)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def stand_up(
    service: TheService, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> AboutTable:
    """Leave a seat before the game begins."""
    return await seating.stand_up(service, caller, table_id, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotRequest],
) -> AboutTable:
    """Let a bot sit on a free seat (the host); later for oneself, or by consent for who is away."""
    return await seating.seat_bot(service, caller, table_id, seat, data)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status_code=200)
async def come_back(
    service: TheService, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> AboutTable:
    """Come back to the own seat that a bot plays now."""
    return await seating.come_back(service, caller, table_id, seat)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(service: TheService, caller: TheCaller, table_id: FromPath[str]) -> AboutTable:
    """Begin the game; only the host."""
    return await seating.start(service, caller, table_id)


@post("/api/tables/{table_id:str}/abandon", status_code=200)
async def abandon(service: TheService, caller: TheCaller, table_id: FromPath[str]) -> AboutTable:
    """Vote to abandon the game; it ends when everybody who plays has."""
    return await seating.abandon(service, caller, table_id)


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    data: JSONBody[RematchRequest],
) -> OpenedTable:
    """Open a table like this one, with a new deal or the same again."""
    return await seating.rematch(service, caller, table_id, data)


@post("/api/tables/{table_id:str}/continue", status_code=201)
async def go_on(
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    data: JSONBody[ContinueRequest],
) -> OpenedTable:
    """Go on with a finished game from any of its moves, against bots; no result of it counts."""
    return await continuing.go_on(service, caller, table_id, data)


# -- playing ------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}")
async def look_at(
    service: TheService,
    caller: TheCaller,
    look: TheLook,
    since: FromQuery[int | None] = None,
    text: FromQuery[bool] = False,
    lang: FromQuery[str | None] = None,
) -> TableAndPosition:
    """Show how the game stands for the caller, and what happened since a version.

    With `text`, everything also comes in words, and the table as it is drawn for a terminal. Words are
    in the language asked for, or else in one that the browser prefers.
    """
    return await questions.look_at(
        service, caller, look, since=since or 0, in_words=text, language=lang
    )


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(
    service: TheService, caller: TheCaller, table_id: FromPath[str], data: JSONBody[MoveRequest]
) -> Response[Ack | Reject]:
    """Make a move: the same as over the socket."""
    table = await _played_at(service, caller, table_id)
    return _answer(await dialogue.move(service, table, caller, data))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    service: TheService, caller: TheCaller, table_id: FromPath[str], data: JSONBody[UndoRequest]
) -> Response[Ack | Reject]:
    """Take a move back, ask everybody to go back, or answer such a question."""
    table = await _played_at(service, caller, table_id)
    return _answer(await dialogue.take_back(service, table, caller, data))


async def _played_at(service: Service, caller: Caller, table_id: str) -> Table:
    """Find a table for somebody with a name."""
    _ = caller.known
    return await service.find_table(caller, table_id)


def _answer(given: Any) -> Response[Any]:
    """Answer: 200, or the status that fits the refusal."""
    return Response(given, status_code=HTTP_STATUS[given.code] if isinstance(given, Reject) else 200)


@get("/api/tables/{table_id:str}/edition")
async def table_edition(
    request: Request[Any, Any, Any],
    service: TheService,
    caller: TheCaller,
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Response[EditionData]:
    """Show all components that a table plays with."""
    found = await questions.edition(service, caller, Look(table_id, None, invite))
    return static_answer(request, content(encode(found), is_ours=lobby.is_house(found)))


@get("/api/tables/{table_id:str}/choices")
async def choices(service: TheService, caller: TheCaller, look: TheLook) -> ChoicesAnswer:
    """List all that the caller's seat may do, in words, and what could not be taken back."""
    return await questions.choices(service, caller, look)


@get("/api/tables/{table_id:str}/hints")
async def hints(service: TheService, caller: TheCaller, look: TheLook) -> HintsAnswer:
    """Advise the caller's seat: its best choices, how likely each wins, and why."""
    return await questions.hints(service, caller, look)


@get("/api/tables/{table_id:str}/aids/{aid:str}")
async def aid(
    request: Request[Any, Any, Any],
    service: TheService,
    caller: TheCaller,
    look: TheLook,
    aid: FromPath[str],
) -> Response[AidAnswer | Reject]:
    """Answer what the caller's seat asks the rules; `GET /api/games` names the aids of each game."""
    words = {key: str(word) for key, word in request.query_params.items() if key not in _NOT_ASKED}
    return _answer(await questions.aid(service, caller, look, aid, words))


@get("/api/tables/{table_id:str}/log")
async def log(service: TheService, caller: TheCaller, look: TheLook) -> Log:
    """Tell everything that the caller has seen since the deal."""
    return await questions.log(service, caller, look)


@get("/api/tables/{table_id:str}/sheets")
async def sheets(service: TheService, caller: TheCaller, look: TheLook) -> Sheets:
    """Show everybody's points by source: before the end, those that lie open to all."""
    return await questions.sheets(service, caller, look)


@get("/api/tables/{table_id:str}/things")
async def things(service: TheService, caller: TheCaller, look: TheLook) -> Things:
    """List what may be asked about, and what it is worth to the caller's seat."""
    return await questions.things(service, caller, look)


# -- for whoever runs the server ----------------------------------------------------------------------


@get("/health")
async def health(service: TheService) -> Response[Health]:
    """Answer while the server lives; 200 when it is ready, 503 with the reason when it is not."""
    found = await service.health()
    return Response(found, status_code=200 if found.status in _USABLE else 503)


_OWN: Final = [found for found in globals().values() if isinstance(found, HTTPRouteHandler)]
ROUTES: Final = [*_OWN, *learning.ROUTES, *looking_back.ROUTES]
