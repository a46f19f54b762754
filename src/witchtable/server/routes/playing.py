"""The routes to coming in, to tables, and to playing there."""

from __future__ import annotations

from typing import Any, Final

from witchtable.server.protocol.answers import (
    AidAnswer,
    Alive,
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
from witchtable.server.routes.route import STATUS, Answer, Query, Route, delete, get, post
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


@post("/api/session", status=201)
async def sit_down(service: Service, caller: Caller, data: SessionRequest) -> Answer[SessionBegun]:
    """Give a name as a guest, or come back with a key or an account; sets the cookie."""
    return _signed_in(await accounts.sit_down(service, caller, data))


@delete("/api/session")
async def forget(service: Service, caller: Caller, everywhere: bool = False) -> Answer[Forgotten]:
    """Sign out: this browser, or everywhere; what was signed in by is worth nothing from then on."""
    await accounts.sign_out(service, caller, everywhere=everywhere)
    return Answer(Forgotten(), session="")


@post("/api/account", status=201)
async def make_account(service: Service, caller: Caller, data: AccountRequest) -> Answer[SessionBegun]:
    """Turn the guest into an account, or change its login or password; ends all other sessions."""
    return _signed_in(await accounts.make_account(service, caller, data))


@post("/api/key", status=201)
async def replace_key(service: Service, caller: Caller, data: KeyRequest) -> Answer[SessionBegun]:
    """Replace the key and show the new one, this once; ends all other sessions."""
    return _signed_in(await accounts.replace_key(service, caller, data))


@get("/api/me")
async def me(service: Service, caller: Caller) -> Answer[Me]:
    """Tell who asks, where they play, and how they have fared."""
    # Whoever comes back is known for another year.
    return Answer(await lobby.me(service, caller), session=caller.session)


def _signed_in(signed_in: accounts.SignedIn) -> Answer[SessionBegun]:
    return Answer(signed_in.answer, session=signed_in.session)


# -- games --------------------------------------------------------------------------------------------


@get("/api/games")
async def games(service: Service) -> list[OfferedGame]:
    """List the games, their options, and the bots that can sit down."""
    return lobby.games(service)


@get("/api/games/{game:str}/edition")
async def edition(game: str) -> Answer[EditionData]:
    """Show all components of the house edition."""
    return Answer(lobby.edition(game), lasts=True)


@get("/api/rules/{game:str}")
async def rules(caller: Caller, game: str, lang: str | None = None) -> Answer[list[ClauseText]]:
    """Show all clauses of a game, in the language asked for, or in one that the browser prefers."""
    return Answer(lobby.rules(game, lang or caller.language), lasts=True)


# -- tables -------------------------------------------------------------------------------------------


@get("/api/tables")
async def tables(service: Service, caller: Caller) -> Lobby:
    """List public tables: those that wait for players, and those that can be watched."""
    return await lobby.lobby(service, caller)


@post("/api/tables", status=201)
async def open_table(service: Service, caller: Caller, data: TableRequest) -> OpenedTable:
    """Open a table; whoever opens it sits on the first seat without a bot."""
    return await seating.open_table(service, caller, data)


@post("/api/tables/{table_id:str}/seats", status=200)
async def sit(
    service: Service,
    caller: Caller,
    table_id: str,
    data: SeatsRequest,
) -> TableAndSeat:
    """Take a seat; several from one browser make a hot seat."""
    return await seating.sit(service, caller, table_id, data)


@delete("/api/tables/{table_id:str}/seats/{seat:int}")
async def stand_up(service: Service, caller: Caller, table_id: str, seat: int) -> AboutTable:
    """Leave a seat before the game begins."""
    return await seating.stand_up(service, caller, table_id, seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status=200)
async def seat_bot(
    service: Service,
    caller: Caller,
    table_id: str,
    seat: int,
    data: BotRequest,
) -> AboutTable:
    """Let a bot sit on a free seat (the host); later for oneself, or by consent for who is away."""
    return await seating.seat_bot(service, caller, table_id, seat, data)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status=200)
async def come_back(service: Service, caller: Caller, table_id: str, seat: int) -> AboutTable:
    """Come back to the own seat that a bot plays now."""
    return await seating.come_back(service, caller, table_id, seat)


@post("/api/tables/{table_id:str}/start", status=200)
async def start(service: Service, caller: Caller, table_id: str) -> AboutTable:
    """Begin the game; only the host."""
    return await seating.start(service, caller, table_id)


@post("/api/tables/{table_id:str}/abandon", status=200)
async def abandon(service: Service, caller: Caller, table_id: str) -> AboutTable:
    """Vote to abandon the game; it ends when everybody who plays has."""
    return await seating.abandon(service, caller, table_id)


@post("/api/tables/{table_id:str}/rematch", status=201)
async def rematch(
    service: Service,
    caller: Caller,
    table_id: str,
    data: RematchRequest,
) -> OpenedTable:
    """Open a table like this one, with a new deal or the same again."""
    return await seating.rematch(service, caller, table_id, data)


@post("/api/tables/{table_id:str}/continue", status=201)
async def go_on(
    service: Service,
    caller: Caller,
    table_id: str,
    data: ContinueRequest,
) -> OpenedTable:
    """Go on with a finished game from any of its moves, against bots; no result of it counts."""
    return await continuing.go_on(service, caller, table_id, data)


# -- playing ------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}")
async def look_at(
    service: Service,
    caller: Caller,
    look: Look,
    since: int | None = None,
    text: bool = False,
    lang: str | None = None,
) -> TableAndPosition:
    """Show how the game stands for the caller, and what happened since a version.

    With `text`, everything also comes in words, and the table as it is drawn for a terminal. Query are
    in the language asked for, or else in one that the browser prefers.
    """
    return await questions.look_at(
        service, caller, look, since=since or 0, in_words=text, language=lang
    )


@post("/api/tables/{table_id:str}/moves", status=200)
async def move(
    service: Service, caller: Caller, table_id: str, data: MoveRequest
) -> Answer[Ack | Reject]:
    """Make a move: the same as over the socket."""
    table = await _played_at(service, caller, table_id)
    return _answer(await dialogue.move(service, table, caller, data))


@post("/api/tables/{table_id:str}/undo", status=200)
async def undo(
    service: Service, caller: Caller, table_id: str, data: UndoRequest
) -> Answer[Ack | Reject]:
    """Take a move back, ask everybody to go back, or answer such a question."""
    table = await _played_at(service, caller, table_id)
    return _answer(await dialogue.take_back(service, table, caller, data))


async def _played_at(service: Service, caller: Caller, table_id: str) -> Table:
    """Find a table for somebody with a name."""
    _ = caller.known
    return await service.find_table(caller, table_id)


def _answer(given: Any) -> Answer[Any]:
    """Answer: 200, or the status that fits the refusal."""
    return Answer(given, STATUS[given.code] if isinstance(given, Reject) else None)


@get("/api/tables/{table_id:str}/edition")
async def table_edition(
    service: Service, caller: Caller, table_id: str, invite: str | None = None
) -> Answer[EditionData]:
    """Show all components that a table plays with."""
    found = await questions.edition(service, caller, Look(table_id, None, invite))
    return Answer(found, lasts=True, is_ours=lobby.is_house(found))


@get("/api/tables/{table_id:str}/choices")
async def choices(service: Service, caller: Caller, look: Look) -> ChoicesAnswer:
    """List all that the caller's seat may do, in words, and what could not be taken back."""
    return await questions.choices(service, caller, look)


@get("/api/tables/{table_id:str}/hints")
async def hints(service: Service, caller: Caller, look: Look) -> HintsAnswer:
    """Advise the caller's seat: its best choices, how likely each wins, and why."""
    return await questions.hints(service, caller, look)


@get("/api/tables/{table_id:str}/aids/{aid:str}")
async def aid(
    service: Service, caller: Caller, look: Look, aid: str, words: Query
) -> Answer[AidAnswer | Reject]:
    """Answer what the caller's seat asks the rules; `GET /api/games` names the aids of each game."""
    words = {key: word for key, word in words.items() if key not in _NOT_ASKED}
    return _answer(await questions.aid(service, caller, look, aid, words))


@get("/api/tables/{table_id:str}/log")
async def log(service: Service, caller: Caller, look: Look) -> Log:
    """Tell everything that the caller has seen since the deal."""
    return await questions.log(service, caller, look)


@get("/api/tables/{table_id:str}/sheets")
async def sheets(service: Service, caller: Caller, look: Look) -> Sheets:
    """Show everybody's points by source: before the end, those that lie open to all."""
    return await questions.sheets(service, caller, look)


@get("/api/tables/{table_id:str}/things")
async def things(service: Service, caller: Caller, look: Look) -> Things:
    """List what may be asked about, and what it is worth to the caller's seat."""
    return await questions.things(service, caller, look)


# -- for whoever runs the server ----------------------------------------------------------------------


@get("/health")
async def health(service: Service) -> Answer[Health]:
    """Say whether the server is ready: 200 when people may come in, 503 with the reason when not."""
    found = await service.health()
    return Answer(found, 200 if found.status in _USABLE else 503)


@get("/health/alive")
async def alive() -> Alive:
    """Answer as long as the server lives, whatever else does not: who gets no answer may restart it."""
    return Alive()


ROUTES: Final = [found for found in globals().values() if isinstance(found, Route)]
