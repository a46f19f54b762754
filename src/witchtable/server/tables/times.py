"""How late it is for clocks and time-outs: a time that cannot jump. Dates come from the wall."""

from __future__ import annotations

from time import monotonic, time
from typing import Final

__all__ = ["now"]

_START: Final = time() - monotonic()


def now() -> float:
    """Say how late it is, in seconds like those of `time()`, whatever is done to the clock on the wall.

    It takes its start from the wall, so that what was kept before this server came up can be compared.
    """
    # Not CLOCK_BOOTTIME: a machine that sleeps is a server that is down, and then no clock runs.
    return _START + monotonic()
