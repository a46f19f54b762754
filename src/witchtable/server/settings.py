"""How the server is run: from the command line or the environment (WITCHTABLE_HOST, …)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from witchtable.server.thinking.bot_list import BotList

if TYPE_CHECKING:  # the other commands need settings, and nothing that answers
    from witchtable.server.service.limits import Share

__all__ = ["Settings", "default_data"]


def default_data() -> Path:
    """Find where this user's data is kept."""
    return user_data_path("witchtable")


@dataclass(frozen=True)
class Settings:
    """Everything that can be set."""

    data: Path
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 1.0
    bots: BotList = field(default_factory=BotList)
    """Who can be asked to sit down as a bot."""
    limits: bool = True
    """Limit how much each player, and each address, may have: see `service.limits`."""
    shares: Mapping[str, Share] = field(default_factory=dict)
    """Shares that differ from those that everybody has by default."""
    secure: bool = False
    """Behind TLS: cookies are `__Host-` and Secure, and browsers never come without it again."""
    host_names: tuple[str, ...] = ()
    """What else this server is called: names and addresses of the internet."""
    listens: str = "127.0.0.1"
    """The address of this machine that it listens on."""
    store: str | None = None
    """The PostgreSQL that everything is kept in (postgresql://…); None: a file among the data."""

    @property
    def database(self) -> Path:
        """The file that everything is kept in."""
        return self.data / "witchtable.sqlite3"
