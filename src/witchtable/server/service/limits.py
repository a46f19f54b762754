"""Fair shares: how much of the server one player, and one address, may have; all of it in one table.

A share is either a rate (so many at once, then so many a minute) or a number of things that may be
open at the same time. A host sets others by name: `moves=80/600`, `moves@address=400/3000`,
`sockets=24`. Who asks for more is told when to come back.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from math import ceil, inf
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from witchtable.server.protocol.codes import TooMany

if TYPE_CHECKING:
    from witchtable.server.service.callers import Caller

__all__ = ["SHARES", "Limits", "RateLimit", "Share", "household", "read_shares"]


class Share(NamedTuple):
    """So many at once, and so many more a minute; None: only as many as are given back."""

    most: float
    per_minute: float | None = None

    def __str__(self) -> str:
        rate = "" if self.per_minute is None else f"/{self.per_minute:g}"
        return f"{self.most:g}{rate}"


ADDRESS: Final = "@address"

SHARES: Final[dict[str, Share]] = {
    # An address is a household or a school: several players, so more than one player's share.
    "sessions@address": Share(20, 10),  # new guests
    "logins@address": Share(10, 10),  # keys and passwords tried, right ones too: each is slow to check
    "openings": Share(20, 20),
    "openings@address": Share(60, 60),
    "editions": Share(20, 2),  # tables with components of one's own: each is tried out, and kept
    "editions@address": Share(40, 4),
    "tables": Share(40),  # that wait or run, by who opened them
    "tables@address": Share(150),
    "changes": Share(60, 120),  # sitting down, starting, bots, abandoning
    "changes@address": Share(300, 600),
    "moves": Share(80, 600),  # and undos: through whatever door
    "moves@address": Share(400, 3000),
    "looks": Share(100, 600),
    "looks@address": Share(400, 2400),
    "questions": Share(100, 600),  # choices, log, sheets, edition
    "questions@address": Share(400, 2400),
    "hints": Share(10, 30),
    "hints@address": Share(40, 120),
    "aids": Share(60, 240),
    "aids@address": Share(240, 960),
    "listings": Share(60, 120),  # lobby, finished games, deals, statistics, own tables
    "listings@address": Share(300, 600),
    "replays": Share(100, 300),
    "replays@address": Share(300, 900),
    "exports": Share(15, 30),  # and records
    "exports@address": Share(60, 120),
    "chat": Share(15, 40),
    "chat@address": Share(60, 200),
    "sockets": Share(24),
    "sockets@address": Share(150),
    "calls": Share(40, 60),  # sockets opened
    "calls@address": Share(200, 600),
    "requests@address": Share(2000, 6000),  # of any kind, files of the page too
    "arrivals@address": Share(600, 3000),  # connections made, not through a proxy
    "connections": Share(1000),  # of everybody
    "connections@address": Share(250),
    # One socket, whoever has it; these hold without limits, too.
    "messages": Share(80, 2400),
    "refusals": Share(100, 120),  # who goes on after so many is cut off
    # How long somebody may take; these hold without limits, too.
    "request-seconds": Share(15),  # until a request is there as a whole, headers and body
    "unread-seconds": Share(15),  # until something of an answer is read
    "ping-seconds": Share(9),  # between pings, and until one is answered
}
"""What everybody may have, and some seconds, unless the host says otherwise."""

_REASONS: Final[Mapping[str, str]] = {
    "sessions": "too many new players",
    "logins": "too many attempts",
    "openings": "too many new tables",
    "editions": "too many new tables with own components",
    "tables": "too many open tables; finish or abandon one",
    "moves": "too many moves",
    "questions": "too many questions",
    "sockets": "too many open sockets; close one",
    "calls": "too many new sockets",
    "chat": "too much chat",
}
_ROOM: Final = 20_000  # callers that are counted one by one
_STRANGERS: Final = 1024  # counts that all others share
_REFUSED: Final = 10  # requests that one counts for which was refused for coming too soon
_PLACE_FREE: Final = 10.0  # seconds after which it is worth asking for a place again


def read_shares(texts: Iterable[str]) -> dict[str, Share]:
    """Read what a host sets: `moves=80/600`, `sockets=24`; raise ValueError for anything else."""
    found: dict[str, Share] = {}
    for text in filter(None, map(str.strip, texts)):
        name, _, given = text.partition("=")
        most, slash, rate = given.partition("/")
        if name not in SHARES or bool(slash) == (SHARES[name].per_minute is None):
            raise ValueError(text)
        share = Share(float(most), float(rate) if slash else None)
        if not (1 <= share.most < inf and (share.per_minute is None or 0 < share.per_minute < inf)):
            raise ValueError(text)
        found[name] = share
    return found


def household(address: str) -> str:
    """Find whom an address belongs to: one customer of IPv6 has 2^64 of them."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_address(int(found) >> 64 << 64)) + "/64"


class RateLimit:
    """Counts how often each of many callers may do something: a few at once, then a steady rate.

    Litestar's middleware counts by route and address: this counts by player too, whatever the door.
    Only so many are counted. Who has come back to the full allowance is forgotten first, which changes
    nothing; when that makes no room, strangers share some counts, and nobody else's is touched.
    """

    def __init__(
        self,
        burst: float,
        per_minute: float,
        reason: str = "",
        *,
        is_on: bool = True,
        room: int = _ROOM,
    ) -> None:
        self._burst = burst
        self._rate = per_minute / 60
        self._reason = reason
        self._is_on = is_on
        self._room = room
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def check(self, who: str) -> None:
        """Count one; raise TooMany when it is one too many."""
        if not self._is_on:
            return
        if seconds := self.missing(who):
            raise TooMany(self._reason, seconds)
        self.count(who)

    def take(self, who: str) -> bool:
        """Count one; False when it is one too many."""
        if self.missing(who):
            return False
        self.count(who)
        return True

    def missing(self, who: str) -> float:
        """Say how many seconds are missing until one more is allowed; 0: none."""
        left = self._allowed(self._find(who), monotonic())
        return 0.0 if left >= 1 else (1 - left) / self._rate

    def count(self, who: str, number: int = 1) -> None:
        """Count one, or several."""
        now, found = monotonic(), self._find(who)
        self._left[found] = (max(0.0, self._allowed(found, now) - number), now)
        self._left.move_to_end(found)

    def _allowed(self, found: str, now: float) -> float:
        left, counted = self._left.get(found, (self._burst, now))
        return min(self._burst, left + (now - counted) * self._rate)

    def _find(self, who: str) -> str:
        """Find under which name somebody is counted."""
        if who in self._left or len(self._left) < self._room:
            return who
        now = monotonic()
        while self._left and self._allowed(oldest := next(iter(self._left)), now) >= self._burst:
            del self._left[oldest]
        if len(self._left) < self._room:
            return who
        return f" stranger {hash(who) % _STRANGERS}"


class Limits:
    """Everybody's shares, and what they have had of them."""

    def __init__(self, given: Mapping[str, Share] | None = None, *, is_on: bool = True) -> None:
        self.is_on = is_on
        self._given = given or {}
        self._rates: dict[str, RateLimit] = {}
        self._open: Counter[tuple[str, str]] = Counter()

    def share(self, name: str) -> Share:
        """Find a share by its name."""
        return self._given.get(name) or SHARES[name]

    def check(self, what: str, caller: Caller) -> None:
        """Count one of the player's, and of the address's; raise TooMany when it is one too many."""
        if not self.is_on:
            return
        counted = [(self._rate(name), who) for name, who in _counted(what, caller)]
        if seconds := max(rate.missing(who) for rate, who in counted):
            raise _too_many(what, seconds)
        for rate, who in counted:
            rate.count(who)

    def check_address(self, what: str, address: str) -> float:
        """Count one of an address's; return the seconds to wait when it is one too many."""
        if not self.is_on:
            return 0.0
        rate, who = self._rate(what + ADDRESS), household(address)
        seconds = rate.missing(who)
        if not seconds:
            rate.count(who)
        return seconds

    def count_refusal(self, address: str) -> None:
        """Count that somebody asked too often: who goes on is soon refused before anything is read."""
        if self.is_on:
            self._rate("requests" + ADDRESS).count(household(address), _REFUSED)

    def missing_at(self, what: str, address: str) -> float:
        """Say how many seconds are missing until an address may have one more; 0: none."""
        return self._rate(what + ADDRESS).missing(household(address)) if self.is_on else 0.0

    def check_places(self, what: str, *, player: int, address: int) -> None:
        """Raise TooMany if a player, or an address, has as many of something as there may be."""
        most, most_here = self.share(what).most, self.share(what + ADDRESS).most
        if self.is_on and (player >= most or address >= most_here):
            raise _too_many(what, _PLACE_FREE)

    def enter(self, what: str, caller: Caller) -> Callable[[], None]:
        """Take a place; return what gives it back. Raise TooMany when all are taken."""
        keys = list(_counted(what, caller))
        if self.is_on and any(self._open[key] >= self.share(key[0]).most for key in keys):
            raise _too_many(what, _PLACE_FREE)
        self._open.update(keys)

        def leave() -> None:
            for key in keys:
                self._open[key] -= 1
                if self._open[key] <= 0:
                    del self._open[key]

        return leave

    def _rate(self, name: str) -> RateLimit:
        if name not in self._rates:
            most, per_minute = self.share(name)
            assert per_minute is not None, f"{name} is no rate"
            self._rates[name] = RateLimit(most, per_minute)
        return self._rates[name]


def _counted(what: str, caller: Caller) -> Iterable[tuple[str, str]]:
    """Name the shares that something counts for; those without a name are one player together."""
    address = household(caller.address)
    if what in SHARES:
        yield what, caller.id or address
    yield what + ADDRESS, address


def _too_many(what: str, seconds: float) -> TooMany:
    return TooMany(_REASONS.get(what, f"too many {what}"), ceil(seconds))
