"""Coming in and leaving: guests, keys for other devices, accounts.

A guest only gives a name. The key is shown once and kept as a hash; whoever has it is that player.
Whatever lets somebody in is changed only by who knows the present one, and then everybody else has to
come in anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from witchtable.server.protocol.answers import ListedSession, SessionBegun
from witchtable.server.protocol.codes import Refused
from witchtable.server.protocol.requests import AccountRequest, KeyRequest, SessionRequest
from witchtable.server.service import Service, passwords
from witchtable.server.service.callers import Caller, hash_key, new_key
from witchtable.server.service.devices import name_device
from witchtable.server.service.tries import network_of
from witchtable.server.store import LoginTaken, Player

__all__ = [
    "SignedIn",
    "end_other_sessions",
    "end_session",
    "list_sessions",
    "make_account",
    "replace_key",
    "sign_out",
    "sit_down",
]

T = TypeVar("T")

_WRONG = "nobody has this key, or this login and password"


class SignedIn(NamedTuple):
    """What somebody is answered who comes in, and the session that a cookie is to be written for."""

    answer: SessionBegun
    session: str


async def sit_down(service: Service, caller: Caller, request: SessionRequest) -> SignedIn:
    """Give a name as a guest, or come back with a key or an account."""
    key = None
    if request.key is not None or request.login is not None:
        player = await _come_back(service, caller, request)
    elif request.name is None:
        raise Refused("malformed", "give a name, a key, or a login with its password")
    elif caller.player is not None and caller.session is not None:
        service.limits.check("changes", caller)
        player = await service.players.rename(caller.player, request.name)
        return SignedIn(_answer(player, key=None), caller.session)
    else:
        service.limits.check("sessions", caller)
        player, key = await service.players.new_guest(request.name)
    return SignedIn(_answer(player, key=key), await _begin(service, caller, player))


async def make_account(service: Service, caller: Caller, request: AccountRequest) -> SignedIn:
    """Turn the guest into an account, or change its login or password."""
    player, is_new = caller.known, caller.known.password is None
    service.limits.check("logins", caller)
    if passwords.is_common(request.password, request.login):
        raise Refused("common_password", "everybody would try this password first: choose another one")
    await _check_present(service, caller, request.present)
    hashed = await service.hashing(passwords.hash_password, request.password)
    key = None if is_new else new_key()

    async def keep() -> None:
        try:
            await service.store.set_account(player.id, request.login, hashed)
        except LoginTaken:
            raise Refused("login_taken", "somebody has this login already") from None

    await _try(service, [network_of(caller.address)], keep)
    player = replace(player, login=request.login, password=hashed)
    service.players.remember(player)
    if key is not None:
        # Who knew the old password may have made a key with it.
        player = await service.players.set_key(player, key)
    session = await _begin(service, caller, player, alone=True)
    return SignedIn(_answer(player) if key is None else _answer(player, key=key), session)


async def replace_key(service: Service, caller: Caller, request: KeyRequest) -> SignedIn:
    """Replace the player's key; whoever came in by the old one has to come in anew."""
    player = caller.known
    service.limits.check("logins", caller)
    await _check_present(service, caller, request.present)
    key = new_key()
    player = await service.players.set_key(player, key)
    return SignedIn(_answer(player, key=key), await _begin(service, caller, player, alone=True))


async def sign_out(service: Service, caller: Caller, *, everywhere: bool) -> None:
    """End this session, or all of this player's."""
    if caller.player is None or caller.session is None:
        return
    if everywhere:
        ended = await service.sessions.end_all(caller.player.id)
    else:
        ended = [caller.session]
        await service.sessions.end(ended)
    service.end_sessions(ended)


async def list_sessions(service: Service, caller: Caller) -> list[ListedSession]:
    """List where the player is signed in."""
    _ = caller.known
    service.limits.check("listings", caller)
    return await _listed(service, caller)


async def end_session(service: Service, caller: Caller, name: str) -> list[ListedSession]:
    """Sign the player out in one place, if it is one of the player's; list what is left."""
    service.limits.check("changes", caller)
    rows = await service.sessions.list_of(caller.known)
    ended = [row.id for row in rows if service.identity.name_session(row.id) == name]
    await service.sessions.end(ended)
    service.end_sessions(ended)
    return await _listed(service, caller)


async def end_other_sessions(service: Service, caller: Caller) -> list[ListedSession]:
    """Sign the player out everywhere else; list what is left."""
    player = caller.known
    service.limits.check("changes", caller)
    service.end_sessions(await service.sessions.end_all(player.id, but=caller.session))
    return await _listed(service, caller)


async def _listed(service: Service, caller: Caller) -> list[ListedSession]:
    return [
        ListedSession(
            session=service.identity.name_session(row.id),
            here=row.id == caller.session,
            device=row.device,
            began=row.created,
            used=row.used,
        )
        for row in await service.sessions.list_of(caller.known)
    ]


async def _come_back(service: Service, caller: Caller, request: SessionRequest) -> Player:
    whom = [network_of(caller.address)]
    if request.key is None:
        whom.append(f"login {request.login}".casefold())
    service.limits.check("logins", caller)

    async def find() -> Player:
        if request.key is not None:
            player = await service.store.player_by_key(hash_key(request.key))
        else:
            player = await service.store.player_by_login(request.login or "")
            # Made when it is first needed, also for who exists: the first try must not tell either.
            nobodys = await service.hashing(passwords.nobodys)
            hashed = player.password if player and player.password else nobodys
            is_right = await service.hashing(passwords.is_right, hashed, request.password or "")
            player = player if is_right else None
        if player is None:
            raise Refused("forbidden", _WRONG)
        return player

    player = await _try(service, whom, find)
    service.players.remember(player)
    return player


async def _check_present(service: Service, caller: Caller, present: str | None) -> None:
    """Raise Refused unless somebody knows the account's password; a guest has none."""
    hashed = caller.known.password
    if hashed is None:
        return

    async def check() -> None:
        if not await service.hashing(passwords.is_right, hashed, present or ""):
            raise Refused("forbidden", "the present password is another one")

    whom = [network_of(caller.address), f"login {caller.known.login}".casefold()]
    await _try(service, whom, check)


async def _try(service: Service, whom: list[str], way: Callable[[], Awaitable[T]]) -> T:
    """Go a way that may turn out to be wrong, as often as that is allowed."""
    tries = service.players.tries
    if not tries.allows(*whom) or not await tries.allowed_everywhere(*whom):
        raise Refused("too_many", "too many attempts; wait a quarter of an hour")
    tries.begin(*whom)
    try:
        found = await way()
    except BaseException:  # whoever does not wait for the answer has tried, too
        tries.keep(*whom)
        raise
    tries.take_back(*whom)
    return found


async def _begin(service: Service, caller: Caller, player: Player, *, alone: bool = False) -> str:
    """Sign somebody in anew: this browser's session before ends, and, if alone, all others."""
    session, ended = await service.sessions.begin(player.id, name_device(caller.agent))
    if alone:
        ended += await service.sessions.end_all(player.id, but=session)
    if caller.session is not None:
        await service.sessions.end([caller.session])
        ended.append(caller.session)
    service.end_sessions(ended)
    return session


def _answer(player: Player, *, key: str | UnsetType | None = UNSET) -> SessionBegun:
    return SessionBegun(player=player.id, name=player.name, login=player.login, key=key)
