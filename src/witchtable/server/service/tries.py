"""Guessing: how often keys and passwords may be wrong, for each login and from each address."""

from __future__ import annotations

from collections import OrderedDict, deque
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

__all__ = ["REMEMBERED", "Tries", "network_of"]

_MOST: Final = 10
_SECONDS: Final = 15 * 60.0
REMEMBERED: Final = 20_000  # logins and addresses; then those are forgotten that were tried longest ago


class Tries:
    """Counts tries that were wrong, or are not known to be right yet.

    A login is counted whether or not there is such an account, so that the count tells nothing of it.
    """

    def __init__(self, *, is_on: bool = True) -> None:
        self._is_on = is_on
        self._made: OrderedDict[str, deque[float]] = OrderedDict()

    def allows(self, *whom: str) -> bool:
        """Say whether there are tries left for all of these."""
        return not self._is_on or all(len(self._recent(who)) < _MOST for who in whom)

    def begin(self, *whom: str) -> None:
        """Count a try before it is known how it ends: many at once are many."""
        for who in whom:
            recent = self._recent(who)
            recent.append(monotonic())
            self._made[who] = recent
            self._made.move_to_end(who)
        while len(self._made) > REMEMBERED:
            self._made.popitem(last=False)

    def take_back(self, *whom: str) -> None:
        """Count one less: it was right."""
        for who in whom:
            if recent := self._made.get(who):
                recent.pop()

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
