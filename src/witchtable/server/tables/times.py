"""How late it is for clocks and time-outs: a time that cannot jump. Dates come from the wall.

Where several workers share a house, its database is the wall for all of them: theirs may be wrong.
"""

from __future__ import annotations

from time import monotonic, time
from typing import Final

__all__ = ["be_told", "date_of", "now", "today"]

_NEAR: Final = 0.05  # seconds that a clock may be off; to set it again and again would make it tremble

_start = time() - monotonic()
_is_told = False


def now() -> float:
    """Say how late it is, in seconds like those of `time()`, whatever is done to the clock on the wall.

    It takes its start from the wall, so that what was kept before this server came up can be compared.
    """
    # Not CLOCK_BOOTTIME: a machine that sleeps is a server that is down, and then no clock runs.
    return _start + monotonic()


def be_told(date: float) -> None:
    """Take over how late it is in the house, which has its own clock."""
    global _start, _is_told
    if not _is_told or abs(date - now()) > _NEAR:
        _start = date - monotonic()
    _is_told = True


def date_of(at: float) -> float:
    """Say which date a time of `now` is: the clock on the wall may have been set meanwhile."""
    return at if _is_told else time() - now() + at


def today() -> float:
    """Say how late it is on the wall."""
    return date_of(now())
