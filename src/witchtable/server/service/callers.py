"""Who asks: guests with a name, keys for other devices, optional accounts.

A guest only gives a name. The key is shown once and kept as a hash; whoever has it is that player.
"""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from time import time
from typing import Any, Final, NamedTuple, TypeAlias

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from msgspec.structs import replace

from witchtable.server.protocol.answers import Session
from witchtable.server.protocol.codes import NoName, Refused
from witchtable.server.protocol.requests import AccountRequest, SessionRequest
from witchtable.server.service.limits import Limits
from witchtable.server.store import LoginTaken, Player, Store

__all__ = ["Aside", "Caller", "Identity", "Players", "new_id"]

Aside: TypeAlias = Callable[..., Awaitable[Any]]
"""Works something out beside the loop, such as `asyncio.to_thread`."""

_PASSWORDS: Final = PasswordHasher()
_REMEMBERED: Final = 5000  # players, so that not every request asks the store


class Caller(NamedTuple):
    """Whoever asks something."""

    player: Player | None
    """None: somebody without a name."""
    address: str
    """Where they ask from, as far as that is known."""
    language: str
    """The language that they prefer, of those that there are texts in."""

    @property
    def id(self) -> str | None:
        """The player's id."""
        return None if self.player is None else self.player.id

    @property
    def known(self) -> Player:
        """The player; raises NoName for somebody without a name."""
        if self.player is None:
            raise NoName
        return self.player


class Identity:
    """Signs who somebody is, and draws the seeds of deals, with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, player: str) -> str:
        """Write down who somebody is, so that nobody else can."""
        return f"{player}.{self._signature(player)}"

    def read(self, signed: str | None) -> str | None:
        """Read who somebody is; None if we have not signed it."""
        player, dot, signature = (signed or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(player).encode()):
            return None
        return player

    def seed(self, game: str, deal: int) -> str:
        """Find the seed of a deal number: the same on this server, and nobody can work it out."""
        return self._keyed(f"{game} {deal}", b"deal")

    def _signature(self, player: str) -> str:
        return self._keyed(player, b"cookie")

    def _keyed(self, text: str, purpose: bytes) -> str:
        key = blake2b(self._secret, digest_size=32, person=purpose).digest()
        return blake2b(text.encode(), key=key, digest_size=20).hexdigest()


class Players:
    """Everybody who has given a name."""

    def __init__(self, store: Store, aside: Aside, limits: Limits) -> None:
        self._store = store
        self._aside = aside
        self._at_hand: OrderedDict[str, Player] = OrderedDict()
        self._limits = limits

    async def find(self, id: str | None) -> Player | None:
        """Find a player."""
        if id is None:
            return None
        player = self._at_hand.get(id)
        if player is None:
            player = await self._store.player(id)
            if player is not None:
                self.remember(player)
        return player

    def remember(self, player: Player) -> None:
        """Keep a player at hand."""
        self._at_hand[player.id] = player
        if len(self._at_hand) > _REMEMBERED:
            self._at_hand.popitem(last=False)

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """Welcome somebody new; return the player and the key for other devices."""
        key = secrets.token_urlsafe(24)
        player = Player(new_id(), name, _hash_key(key), None, None, time())
        await self._store.add_player(player)
        self.remember(player)
        return player, key

    async def sit_down(self, caller: Caller, request: SessionRequest) -> Session:
        """Give a name as a guest, or come back with a key or an account."""
        key = None
        if request.key is not None or request.login is not None:
            self._limits.check("logins", caller)
            player = await self._come_back(request)
        elif request.name is None:
            raise Refused("malformed", "give a name, a key, or a login with its password")
        elif caller.player is not None:
            self._limits.check("changes", caller)
            player = await self._rename(caller.player, request.name)
        else:
            self._limits.check("sessions", caller)
            player, key = await self.new_guest(request.name)
        return Session(player=player.id, name=player.name, login=player.login, key=key)

    async def make_account(self, caller: Caller, request: AccountRequest) -> Session:
        """Turn the guest into an account."""
        player = caller.known
        self._limits.check("logins", caller)
        hashed = await self._aside(_hash_password, request.password)
        try:
            await self._store.set_account(player.id, request.login, hashed)
        except LoginTaken:
            raise Refused("login_taken", "somebody has this login already") from None
        self.remember(replace(player, login=request.login, password=hashed))
        return Session(player=player.id, name=player.name, login=request.login)

    async def _come_back(self, request: SessionRequest) -> Player:
        if request.key is not None:
            player = await self._store.player_by_key(_hash_key(request.key))
        else:
            player = await self._store.player_by_login(request.login or "")
            # Also without such an account: the time must not tell which logins exist.
            hashed = player.password if player and player.password else _NOBODY
            is_right = await self._aside(_is_password, hashed, request.password or "")
            player = player if is_right else None
        if player is None:
            raise Refused("forbidden", "nobody has this key, or this login and password")
        self.remember(player)
        return player

    async def _rename(self, player: Player, name: str) -> Player:
        if name != player.name:
            await self._store.rename(player.id, name)
            player = replace(player, name=name)
            self.remember(player)
        return player


def new_id() -> str:
    """Make an id that nobody can guess; it can be typed in a command, so it begins with no dash."""
    id = secrets.token_urlsafe(12)
    return new_id() if id.startswith("-") else id


def _hash_key(key: str) -> str:
    """Hash a player's key. It is long and random, so a fast hash does."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=24, person=b"witchtable-key").hexdigest()


def _hash_password(password: str) -> str:
    """Hash a password, slowly."""
    return _PASSWORDS.hash(password)


def _is_password(hashed: str, password: str) -> bool:
    """Check a password, slowly."""
    try:
        return _PASSWORDS.verify(hashed, password)
    except VerifyMismatchError:
        return False


_NOBODY: Final = _hash_password("nobody at all")
