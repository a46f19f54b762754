"""Who asks. How somebody comes in is told by `accounts`."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from time import time
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from witchtable.server.protocol.codes import NoName
from witchtable.server.protocol.requests import MOST_NAMED
from witchtable.server.service.limits import Limits
from witchtable.server.service.tries import Tries
from witchtable.server.store import Player, Store

__all__ = ["Aside", "Caller", "Identity", "Players", "hash_key", "new_id", "new_key"]

Aside: TypeAlias = Callable[..., Awaitable[Any]]
"""Works something out beside the loop, such as `asyncio.to_thread`."""

_REMEMBERED: Final = 5000  # players, so that not every request asks the store


class Caller(NamedTuple):
    """Whoever asks something."""

    player: Player | None
    """None: somebody without a name."""
    address: str
    """Where they ask from, as far as that is known."""
    language: str
    """The language that they prefer, of those that there are texts in."""
    session: str | None = None
    """The session that they are signed in by."""
    agent: str = ""
    """What their browser, or program, says of itself."""

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
    """Signs who somebody is, by the session, and draws the seeds of deals, with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, session: str) -> str:
        """Write down by which session somebody is signed in, so that nobody else can."""
        return f"{session}.{self._signature(session)}"

    def read(self, signed: str | None) -> str | None:
        """Read by which session somebody is signed in; None if we have not signed it."""
        session, dot, signature = (signed or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._signature(session).encode()):
            return None
        return session

    def seed(self, game: str, deal: int) -> str:
        """Find the seed of a deal number: the same on this server, and nobody can work it out.

        Numbers that chance draws lie beyond those that can be named, and have seeds of another kind.
        """
        return self._keyed(f"{game} {deal}", b"deal" if deal <= MOST_NAMED else b"drawn deal")

    def name_session(self, session: str) -> str:
        """Name a session by something that is good for nothing else."""
        return self._keyed(session, b"listed session")[:20]

    def hash_try(self, who: str) -> str:
        """Hash whom somebody tried to be, so that the store does not tell."""
        return self._keyed(who, b"try")

    @staticmethod
    def draw_deal() -> int:
        """Draw the number of a deal that nobody can name, and that a browser can count to."""
        return MOST_NAMED + 1 + secrets.randbelow(2**53 - MOST_NAMED - 1)

    def _signature(self, session: str) -> str:
        return self._keyed(session, b"cookie")

    def _keyed(self, text: str, purpose: bytes) -> str:
        key = blake2b(self._secret, digest_size=32, person=purpose).digest()
        return blake2b(text.encode(), key=key, digest_size=20).hexdigest()


class Players:
    """Everybody who has given a name."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._at_hand: OrderedDict[str, Player] = OrderedDict()
        self.tries = Tries(is_on=limits.is_on)

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

    def forget(self, id: str | None = None) -> None:
        """Ask the store again for a player, or for all."""
        if id is None:
            self._at_hand.clear()
        else:
            self._at_hand.pop(id, None)

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """Welcome somebody new; return the player and the key for other devices."""
        key = new_key()
        player = Player(new_id(), name, hash_key(key), None, None, time())
        await self._store.add_player(player)
        self.remember(player)
        return player, key

    async def rename(self, player: Player, name: str) -> Player:
        """Change what a player is called."""
        if name != player.name:
            await self._store.rename(player.id, name)
            player = replace(player, name=name)
            self.remember(player)
        return player

    async def set_key(self, player: Player, key: str) -> Player:
        """Give a player another key; the one before is nobody's."""
        await self._store.set_key(player.id, hash_key(key))
        player = replace(player, key_hash=hash_key(key))
        self.remember(player)
        return player


def new_id() -> str:
    """Make an id that nobody can guess; it can be typed in a command, so it begins with no dash."""
    id = secrets.token_urlsafe(12)
    return new_id() if id.startswith("-") else id


def new_key() -> str:
    """Make a key for a player's other devices."""
    return secrets.token_urlsafe(24)


def hash_key(key: str) -> str:
    """Hash a player's key. It is long and random, so a fast hash does."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=24, person=b"witchtable-key").hexdigest()
