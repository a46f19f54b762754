"""What somebody plays with: browser and system, by the names that people know them by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["name_device"]

# In this order: most browsers claim to be some of the others, too.
_BROWSERS: Final[Mapping[str, str]] = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS: Final[Mapping[str, str]] = {
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def name_device(agent: str) -> str | None:
    """Name browser and system by what a browser says of itself (`User-Agent`); None if not known.

    Only these words are kept: all of it would tell one device from many others.
    """
    found = [_first(names, agent) for names in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name is not None) or None


def _first(names: Mapping[str, str], agent: str) -> str | None:
    return next((name for mark, name in names.items() if mark in agent), None)
