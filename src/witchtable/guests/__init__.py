"""Bots that are not ours: found by entry point or `module:Class`, or a program of its own.

`seat` understands every way to name a bot, the levels of `witchtable.bots` included; `ask` lets one
choose so that the game goes on whatever it does; `dismiss` ends what a bot has started.
"""

from __future__ import annotations

from witchtable.guests.decisions import GRACE, BotReply, ask
from witchtable.guests.loading import dismiss, is_bot, is_guest, is_level, known_bots, seat

__all__ = [
    "GRACE",
    "BotReply",
    "ask",
    "dismiss",
    "is_bot",
    "is_guest",
    "is_level",
    "known_bots",
    "seat",
]
