"""By which names this server goes.

A page from elsewhere whose name suddenly leads to this machine would be of our own origin, and its
script could do what ours can. So only names that are known to be ours are answered at all.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from functools import cache, lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

__all__ = ["NOT_OURS", "is_ours"]

NOT_OURS: Final = "this server does not go by that name; whoever runs it can add it with --host-name"


@lru_cache(maxsize=1000)
def is_ours(host: str, names: Sequence[str]) -> bool:
    """Say whether a Host header names us: this machine, its network, or a name that we were given."""
    name = _name_of(host)
    if name is None:
        return False
    if name in {"localhost", *_own_names()} or name in map(_plain, names):
        return True
    try:
        # An address is no name that could lead elsewhere tomorrow; those of the internet are named.
        return not ip_address(name).is_global
    except ValueError:
        return False


def _name_of(host: str) -> str | None:
    """Read a Host header without its port; None if it is none."""
    if not host or any(character in host for character in "/?#@\\ \t,"):
        return None
    try:
        parts = urlsplit(f"//{host}")
        if parts.port is None and host.endswith(":"):
            return None
        return _plain(parts.hostname or "") or None
    except ValueError:
        return None


def _plain(name: str) -> str:
    """Write a name as names are compared."""
    return name.strip("[]").removesuffix(".").casefold()


@cache
def _own_names() -> frozenset[str]:
    """Find what this machine is called in its own network."""
    name = _plain(socket.gethostname())
    return frozenset({name, f"{name}.local"} if name else ())
