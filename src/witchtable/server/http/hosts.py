"""By which names this server goes.

A page from elsewhere whose name suddenly leads to this machine would be of our own origin, and its
script could do what ours can. So only names that are known to be ours are answered at all.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from witchtable.server.settings import Settings

__all__ = ["NOT_OURS", "found_at", "is_loopback", "is_ours", "lan_address"]

_LONGEST: Final = 300  # characters of a name with its port
_ANYWHERE: Final = ("0.0.0.0", "::")
NOT_OURS: Final = "this server does not go by that name; whoever runs it can add it with --host-name"


def is_ours(host: str, names: Sequence[str]) -> bool:
    """Say whether a Host header names us: this machine, its network, or a name that we were given."""
    # What is longer than any name is not even remembered: a thousand headers would be 30 MB.
    return len(host) <= _LONGEST and _is_ours(host, names)


@lru_cache(maxsize=1000)
def _is_ours(host: str, names: Sequence[str]) -> bool:
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


# -- where others find us -----------------------------------------------------------------------------


def is_loopback(host: str) -> bool:
    """Say whether a Host header, or an address, means this very machine and no other."""
    name = _name_of(host if host.count(":") < 2 or host.startswith("[") else f"[{host}]")
    with suppress(ValueError):
        return name == "localhost" or ip_address(name or "").is_loopback
    return False


def found_at(settings: Settings, port: int) -> list[str]:
    """List the addresses at which others find this server, the best first; none: only this machine."""
    names = [name for name in settings.host_names if not is_loopback(name) and name not in _ANYWHERE]
    if settings.secure:
        return [f"https://{name}" for name in names]  # the port is the proxy's
    if is_loopback(settings.listens):
        return []
    here = lan_address() if settings.listens in _ANYWHERE else settings.listens
    return list(dict.fromkeys(f"http://{_written(name)}:{port}" for name in [*names, here] if name))


def _written(name: str) -> str:
    return f"[{name}]" if ":" in name else name


def lan_address() -> str | None:
    """Find this machine's address in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
        return None if is_loopback(found) else found
