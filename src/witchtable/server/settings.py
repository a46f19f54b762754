"""How the server is run: from the command line or the environment (WITCHTABLE_HOST, …)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from witchtable.server.thinking.bot_list import BotList

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
    """Limit how often somebody may log in or open tables."""
    secure: bool = False
    """Behind TLS: cookies are `__Host-` and Secure, and browsers never come without it again."""
    host_names: tuple[str, ...] = ()
    """What else this server is called: names and addresses of the internet."""

    @property
    def database(self) -> Path:
        """The file that everything is kept in."""
        return self.data / "witchtable.sqlite3"
