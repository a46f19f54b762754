"""Who somebody is: a signed cookie, a player's key for other devices, and optional accounts.

A guest only gives a name. The key is shown once and kept as a hash; whoever has it is that player.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

__all__ = ["COOKIE", "Identity", "hash_key", "new_id", "new_key"]

COOKIE: Final = "witchtable"
_PASSWORDS: Final = PasswordHasher()


def new_id() -> str:
    """Make an id that nobody can guess; it can be typed in a command, so it begins with no dash."""
    id = secrets.token_urlsafe(12)
    return new_id() if id.startswith("-") else id


def new_key() -> str:
    """Make a player's key."""
    return secrets.token_urlsafe(24)


def hash_key(key: str) -> str:
    """Hash a player's key. It is long and random, so a fast hash does."""
    return blake2b(key.encode("utf-8", "replace"), digest_size=24, person=b"witchtable-key").hexdigest()


def hash_password(password: str) -> str:
    """Hash a password, slowly."""
    return _PASSWORDS.hash(password)


def is_password(hashed: str, password: str) -> bool:
    """Check a password, slowly."""
    try:
        return _PASSWORDS.verify(hashed, password)
    except VerifyMismatchError:
        return False


class Identity:
    """Signs and reads cookies with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, player: str) -> str:
        """Write the cookie of a player."""
        return f"{player}.{self._signature(player)}"

    def read(self, cookie: str | None) -> str | None:
        """Read whose cookie it is; None if it is not one of ours."""
        player, dot, signature = (cookie or "").rpartition(".")
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
