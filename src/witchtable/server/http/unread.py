"""What has come and was not read yet: timers run before reading, so who closes must look first."""

from __future__ import annotations

import asyncio
import select

__all__ = ["has_unread"]


def has_unread(transport: asyncio.BaseTransport) -> bool:
    """Say whether something lies in the system's buffer; to close now would answer it with a reset."""
    line = transport.get_extra_info("socket")
    if line is None or line.fileno() < 0 or not hasattr(select, "poll"):
        return False
    looking = select.poll()
    looking.register(line.fileno(), select.POLLIN)
    return bool(looking.poll(0))
