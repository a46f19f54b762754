"""The lobby: the games that can be played, tables in lists, and how players have fared.

Names and results of a whole list come from one question to the store. Of running games, only those
are looked into that are at hand.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec import UNSET

from witchtable.bots.ladder import rating, rungs
from witchtable.engine.moves import Seat
from witchtable.engine.rulebook import clauses
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.server.protocol.answers import (
    ClauseText,
    DealResult,
    ListedTable,
    Lobby,
    Me,
    OfferedGame,
    OfferedOpponent,
    OfferedOption,
    Statistics,
)
from witchtable.server.protocol.messages import (
    Continued,
    EditionData,
    SeatClock,
    SeatedPlayer,
    Status,
    Uncounted,
)
from witchtable.server.protocol.requests import Clock
from witchtable.server.protocol.writing import write_text
from witchtable.server.service import Service, find_game
from witchtable.server.service.callers import Caller
from witchtable.server.service.matching import even_levels
from witchtable.server.store import Sitting, TableRow

__all__ = ["archive", "deal", "edition", "games", "is_house", "lobby", "me", "rules", "statistics"]

_log = logging.getLogger(__name__)
_LISTED = 50  # tables in each list of the lobby


# -- games --------------------------------------------------------------------------------------------


def games(service: Service) -> list[OfferedGame]:
    """List the games, their options, and the bots that can sit down."""
    return [
        OfferedGame(
            game=game.id,
            title=game.title,
            seats=list(game.seats),
            minutes=game.edition().data["meta"]["minutes"],
            designers=game.edition().designers,
            options=[
                OfferedOption(
                    name=option.name,
                    default=option.default,
                    among_strangers=option.among_strangers,
                    allowed=option.allowed,
                    message=write_text(Message(f"{game.id}-option-{option.name}")),
                )
                for option in game.options.values()
            ],
            bots=service.thinking.names(game.id),
            ratings={level: round(rating(game.id, level)) for level in rungs()},
            opponents=[
                OfferedOpponent(id=one.id, level=one.level, temper=one.temper)
                for one in game.opponents()
            ],
            aids=list(game.aids),
        )
        for game in GAMES.values()
    ]


def edition(game: str) -> EditionData:
    """Show all components of the house edition."""
    return find_game(game).edition().data


def is_house(data: EditionData) -> bool:
    """Say whether these are components of a house edition, and not of a stranger's."""
    return any(data is game.edition().data for game in GAMES.values())


def rules(game: str, language: str) -> list[ClauseText]:
    """Show all clauses of the rules of a game, in their order."""
    return [
        ClauseText(id=clause.id, chapter=clause.chapter, text=clause.text, language=clause.language)
        for clause in clauses(find_game(game), language).values()
    ]


# -- lists --------------------------------------------------------------------------------------------


async def lobby(service: Service, caller: Caller) -> Lobby:
    """List public tables: those that wait for players, and those that can be watched."""
    service.limits.check("listings", caller)
    waiting = await service.store.tables("waiting", _LISTED, public=True)
    running = await service.store.tables("running", _LISTED, public=True)
    return Lobby(
        waiting=await _listed(service, caller, waiting), running=await _listed(service, caller, running)
    )


async def archive(service: Service, caller: Caller, limit: int) -> list[ListedTable]:
    """List the public games that are over, the latest first."""
    service.limits.check("listings", caller)
    rows = await service.store.tables("over", max(1, min(limit, 200)), public=True)
    return await _listed(service, caller, rows)


async def me(service: Service, caller: Caller) -> Me:
    """Tell who asks, where they play, and how they have fared."""
    service.limits.check("listings", caller)
    player = caller.player
    if player is None:
        return Me()
    rows = await service.store.tables_of(player.id)
    for row in rows:
        if row.status == "running":
            # A running game that was put away is brought in again: is it the player's turn?
            await _bring_in(service, row.id)
    listed = await _listed(service, caller, rows)
    return Me(
        player=player.id,
        name=player.name,
        login=player.login,
        tables=[
            msgspec.structs.replace(
                table,
                my_turn=bool(set(table.seats) & set(table.waiting_for or ())),
                invite=row.invite,
            )
            for table, row in zip(listed, rows, strict=True)
        ],
        statistics=await _statistics(service, player.id),
        even=even_levels(listed),
    )


async def _bring_in(service: Service, table_id: str) -> None:
    """Bring a running game in; one that cannot be brought in must not hide the others."""
    try:
        await service.tables.find(table_id)
    except Exception:
        _log.exception("a table cannot be brought in", extra={"table": table_id})


async def _listed(service: Service, caller: Caller, rows: Sequence[TableRow]) -> list[ListedTable]:
    """List tables as somebody may see them who may know that they are there."""
    sitting: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for seat in await service.store.sitting(list(sitting)):
        sitting[seat.table].append(seat)
    return [_list(service, row, sitting[row.id], caller.id) for row in rows]


class _ListedSetup(msgspec.Struct):
    """What a list shows of how a table is set up (`TableSetup`); the rest is not even read."""

    options: Mapping[str, bool | int | str] = {}
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    continues: Continued | None = None
    clock: Clock | None = None


def _list(service: Service, row: TableRow, seats: list[Sitting], player: str | None) -> ListedTable:
    setup = msgspec.json.decode(row.setup, type=_ListedSetup)
    standing = _standing(service, row, seats)
    return ListedTable(
        table=row.id,
        game=row.game,
        status=standing.status,
        public=setup.public,
        pace=setup.pace,
        options=setup.options,
        continues=setup.continues,
        clock=setup.clock,
        clocks=standing.clocks,
        created=row.created,
        # Not when it was last played at: that would tell of moves that are sealed.
        changed=row.changed,
        players=[
            SeatedPlayer(
                seat=seat.seat,
                name=seat.bot or seat.name,
                bot=seat.bot,
                taken=bool(seat.player or seat.bot),
                owner=UNSET if seat.owner is None else seat.name or "?",
            )
            for seat in seats
        ],
        seats=[seat.seat for seat in seats if player is not None and seat.player == player],
        to_return=[seat.seat for seat in seats if player is not None and seat.owner == player],
        host=player is not None and row.host == player,
        round=standing.round,
        turn=standing.turn,
        waiting_for=standing.waiting_for,
        scores=standing.scores,
        winners=standing.winners,
        uncounted=standing.uncounted,
    )


class _Standing(NamedTuple):
    """How far a game is; what is not known is None."""

    status: Status
    round: int | None = None
    turn: int | None = None
    waiting_for: Sequence[Seat] | None = None
    scores: Sequence[int | None] | None = None
    winners: Sequence[Seat] | None = None
    clocks: Sequence[SeatClock] | None = None
    uncounted: Uncounted | None = None


def _standing(service: Service, row: TableRow, seats: list[Sitting]) -> _Standing:
    """Show how far a game is, as a spectator sees it, or how it ended."""
    table = service.tables.at_hand.get(row.id)
    if row.status == "over":
        scores = [seat.score for seat in seats]
        winners = [seat.seat for seat in seats if seat.won]
        why = next((seat.uncounted for seat in seats if seat.uncounted), None)
        return _Standing(row.status, waiting_for=[], scores=scores, winners=winners, uncounted=why)
    if row.status == "running" and table is not None and table.match is not None:
        view = table.playing.state.open_view()
        return _Standing(
            table.status,
            round=view.get("round"),
            turn=view.get("turn"),
            waiting_for=view["deciders"],
            scores=view.get("scores"),
            winners=view.get("winners"),
            clocks=service.clocks.seconds_left(table),
        )
    return _Standing(row.status)


# -- how players have fared ---------------------------------------------------------------------------


async def statistics(service: Service, caller: Caller, player: str) -> list[Statistics]:
    """Count a player's finished games."""
    service.limits.check("listings", caller)
    return await _statistics(service, player)


async def _statistics(service: Service, player: str) -> list[Statistics]:
    return [
        Statistics(
            game=played.game,
            games=played.games,
            won=played.won,
            mean_score=round(played.points / played.games, 1),
        )
        for played in await service.store.results_of(player)
    ]


async def deal(service: Service, caller: Caller, game: str, number: int) -> list[DealResult]:
    """Compare how everybody fared with the same deal."""
    service.limits.check("listings", caller)
    seed = service.identity.seed(game, number)
    rows = await service.store.results_of_deal(game, seed, caller.id)
    return [
        DealResult(
            table=row.table,
            seat=row.seat,
            name=row.name,
            bot=row.bot,
            score=row.score,
            won=row.won,
            counts=row.uncounted is None,
            uncounted=row.uncounted,
        )
        for row in rows
    ]
