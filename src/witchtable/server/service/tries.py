"""Guessing: how often keys and passwords may be wrong, for each login and from each address."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, TypeAlias

from witchtable.server.store import Store
from witchtable.server.tables.times import today

__all__ = ["REMEMBERED", "Tries", "network_of"]

_MOST: Final = 10
_SECONDS: Final = 15 * 60.0
REMEMBERED: Final = 20_000  # logins and addresses; then those are forgotten that were tried longest ago

Hashing: TypeAlias = Callable[[str], str]


class Tries:
    """Counts tries that were wrong, or are not known to be right yet.

    A login is counted whether or not there is such an account, so that the count tells nothing of it.
    What was wrong is kept for as long as it counts: under hashes, since it may be a password that
    somebody has typed for a login.
    """

    def __init__(self, *, is_on: bool = True) -> None:
        self._is_on = is_on
        self._made: OrderedDict[str, deque[float]] = OrderedDict()
        self._store: Store | None = None
        self._hashed: Hashing = str

    async def open(self, store: Store, hashed: Hashing) -> None:
        """Go on counting where the server was when it went down; clocks may differ since."""
        self._store, self._hashed = store, hashed
        now, wall = monotonic(), today()
        for who, at in await store.tries(wall - _SECONDS):
            self._count(who, now - max(0.0, wall - at))

    def allows(self, *whom: str) -> bool:
        """Say whether there are tries left for all of these."""
        return not self._is_on or all(len(self._recent(self._hashed(who))) < _MOST for who in whom)

    async def allowed_everywhere(self, *whom: str) -> bool:
        """Say whether the other workers have left tries, too; those under way are known there only."""
        if not self._is_on or self._store is None or self._store.house is None:
            return True
        hashed = [self._hashed(who) for who in whom]
        made = Counter(who for who, _ in await self._store.tries(today() - _SECONDS, hashed))
        return all(made[who] < _MOST for who in hashed)

    def begin(self, *whom: str) -> None:
        """Count a try before it is known how it ends: many at once are many."""
        for who in map(self._hashed, whom):
            self._recent(who)
            self._count(who, monotonic())

    def keep(self, *whom: str) -> None:
        """Keep a try that was counted, over a restart, too: it was not right."""
        if self._store is not None and self._is_on:
            self._store.note_tries(map(self._hashed, whom), today(), since=today() - _SECONDS)

    def take_back(self, *whom: str) -> None:
        """Count one less: it was right."""
        for who in map(self._hashed, whom):
            if recent := self._made.get(who):
                recent.pop()

    def _count(self, who: str, at: float) -> None:
        self._made.setdefault(who, deque()).append(at)
        self._made.move_to_end(who)
        while len(self._made) > REMEMBERED:
            self._made.popitem(last=False)

    def _recent(self, who: str) -> deque[float]:
        made = self._made.get(who, deque())
        while made and made[0] <= monotonic() - _SECONDS:
            made.popleft()
        return made


def network_of(address: str) -> str:
    """Find the network that stands for an address: who has one of IPv6 has 2⁶⁴ of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # not known, or no address of the internet
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return found.exploded[:19]
    return address
