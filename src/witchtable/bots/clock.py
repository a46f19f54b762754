"""The one place where bots read the time: to stop thinking when theirs is over."""

from __future__ import annotations

from time import perf_counter

__all__ = ["now"]


def now() -> float:
    """Read a clock that only runs forward, in seconds."""
    return perf_counter()
