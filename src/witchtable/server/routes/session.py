"""Who somebody is: guests, keys, accounts, and what they have played."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec.structs import replace

from witchtable.server.hall import Refused
from witchtable.server.house import House
from witchtable.server.identity import hash_key, hash_password, is_password
from witchtable.server.listing import listed
from witchtable.server.messages import AccountRequest, SessionRequest
from witchtable.server.routes.common import house_of
from witchtable.server.rows import Player

__all__ = ["ROUTES"]

_YEAR = 365 * 86400
_log = logging.getLogger(__name__)


@post("/api/session", status_code=201)
async def sit_down(
    request: Request[Any, Any, Any], data: JSONBody[SessionRequest]
) -> Response[dict[str, Any]]:
    """Give a name as a guest, or come back with a key or an account."""
    house = house_of(request)
    caller = request.client.host if request.client else "?"
    if data.key is not None or data.login is not None:
        if house.settings.limits and not house.logins.take(caller):
            raise Refused("too_many", "too many attempts; wait a minute", 429)
        player, key = await _come_back(house, data), None
    elif data.name is not None:
        known = await house.player_of(request)
        if known is not None:
            player, key = await _rename(house, known, data.name), None
        else:
            if house.settings.limits and not house.sessions.take(caller):
                raise Refused("too_many", "too many new players; wait a minute", 429)
            player, key = await house.new_guest(data.name)
    else:
        raise Refused("malformed", "give a name, a key, or a login with its password", 400)
    body = {"player": player.id, "name": player.name, "login": player.login, "key": key}
    return Response(
        body, status_code=201, cookies=[_cookie(house, house.identity.sign(player.id), _YEAR)]
    )


async def _come_back(house: House, data: SessionRequest) -> Player:
    if data.key is not None:
        player = await house.store.player_by_key(hash_key(data.key))
    else:
        player = await house.store.player_by_login(data.login or "")
        password = data.password or ""
        # Also without such an account: the time must not tell which logins exist.
        hashed = player.password if player and player.password else _NOBODY
        right = await asyncio.to_thread(is_password, hashed, password)
        player = player if right else None
    if player is None:
        raise Refused("forbidden", "nobody has this key, or this login and password", 403)
    house.remember(player)
    return player


_NOBODY = hash_password("nobody at all")


async def _rename(house: House, player: Player, name: str) -> Player:
    if name != player.name:
        await house.store.rename(player.id, name)
        player = replace(player, name=name)
        house.remember(player)
    return player


def _cookie(house: House, value: str, max_age: int) -> Cookie:
    return Cookie(
        key=house.cookie,
        value=value,
        max_age=max_age,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


@delete("/api/session", status_code=200)
async def forget(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Forget this browser's player."""
    house = house_of(request)
    return Response({"player": None}, cookies=[_cookie(house, "", 0)])


@post("/api/account", status_code=201)
async def make_account(
    request: Request[Any, Any, Any], data: JSONBody[AccountRequest]
) -> dict[str, Any]:
    """Turn the guest into an account."""
    house = house_of(request)
    player = await house.require_player(request)
    caller = request.client.host if request.client else "?"
    if house.settings.limits and not house.logins.take(caller):
        raise Refused("too_many", "too many attempts; wait a minute", 429)
    hashed = await asyncio.to_thread(hash_password, data.password)
    try:
        await house.store.set_account(player.id, data.login, hashed)
    except sqlite3.IntegrityError:
        raise Refused("login_taken", "somebody has this login already") from None
    house.remember(replace(player, login=data.login, password=hashed))
    return {"player": player.id, "name": player.name, "login": data.login}


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Tell who asks, where they play, and how they have fared."""
    house = house_of(request)
    player = await house.player_of(request)
    if player is None:
        return {"player": None, "name": None, "login": None, "tables": [], "statistics": []}
    rows = await house.store.tables_of(player.id)
    for row in rows:
        if row.status == "running":
            # A running game that was put away is brought in again: is it the player's turn?
            await _bring_in(house, row.id)
    tables = await listed(house, rows, player)
    for row, entry in zip(rows, tables, strict=True):
        entry["my_turn"] = bool(set(entry["seats"]) & set(entry["waiting_for"] or ()))
        entry["invite"] = row.invite
    return {
        "player": player.id,
        "name": player.name,
        "login": player.login,
        "tables": tables,
        "statistics": await statistics(house, player.id),
    }


async def _bring_in(house: House, table_id: str) -> None:
    """Bring a running game in; one that cannot be brought in must not hide the others."""
    try:
        await house.hall.find(table_id)
    except Exception:
        _log.exception("a table cannot be brought in", extra={"table": table_id})


async def statistics(house: House, player: str) -> list[dict[str, Any]]:
    """Count a player's finished games."""
    return [
        {"game": game, "games": games, "won": won, "mean_score": round(points / games, 1)}
        for game, games, won, points in await house.store.results_of(player)
    ]


ROUTES = [sit_down, forget, make_account, me]
