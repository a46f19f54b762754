"""Ports that servers listen on, and how many connections the system lets them have."""

from __future__ import annotations

import contextlib
import socket
from typing import Final

from witchtable.cli.arguments import BadArgument
from witchtable.engine.texts import Message

__all__ = ["listen", "most_files", "take_over"]

_MOST_FILES: Final = 20_000


def listen(host: str, port: int) -> socket.socket:
    """Open a port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    # On Windows, to take an address again is to share it with whoever has it.
    alone: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listener.setsockopt(socket.SOL_SOCKET, alone, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        reason = problem.strerror or str(problem)
        raise BadArgument(
            Message("serve-cannot-listen", host=host, port=str(port), reason=reason)
        ) from None
    return listener


def take_over(number: int) -> socket.socket:
    """Listen on a port that is open already: whoever has started us shares it with others."""
    return socket.socket(fileno=number)


def most_files() -> int | None:
    """Be allowed as many files and connections as the system lets us have; return how many."""
    try:
        import resource
    except ImportError:  # Windows counts them otherwise
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    while wanted > soft:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        wanted //= 2  # macOS allows less than it says
    return soft
