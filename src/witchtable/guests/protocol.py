"""The line protocol: what a table and the program of a bot say to each other, one JSON line each.

    table    {"type": "hello", "protocol": 1, "game": "witchdom", "rules": 1, "seats": 2, …}
    program  {"type": "ready"}
    table    {"type": "choose", "decision": 1, "seat": 0, "seconds": 1.0, "legal": ["play n3a", …], …}
    program  {"action": "play n3a"}
    table    {"type": "bye"}

docs/bots.md says what every field means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

__all__ = ["GRACE", "LONGEST_LINE", "POSITION", "PROTOCOL", "Bye", "Choose", "Chosen", "Hello", "Ready"]

PROTOCOL: Final = 1
"""Raised when a program that followed the old description would fail."""
GRACE: Final = 2.0
"""Seconds that an answer may come after its time: a busy machine must not look like a slow bot."""
LONGEST_LINE: Final = 1 << 20
"""What a program says in one line; longer is nonsense."""
POSITION: Final = "position"
"""What a program may want with every decision: one whole position that its seat thinks possible."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The table says what is played; it is the first line, and comes once."""

    protocol: int
    game: str
    rules: int
    seats: int
    """How many people or bots play: an automatic opponent does not count."""
    options: Mapping[str, bool | int | str]
    edition: str
    fingerprint: str
    """Tells editions of one name apart."""
    seed: int
    """For the chances the bot takes: the same seed, the same play."""


class Ready(msgspec.Struct, frozen=True, omit_defaults=True):
    """The program has started; or it says why it cannot play at this table."""

    type: Literal["ready"] | None = None
    wants: Sequence[str] = ()
    error: str | None = None


class Choose(msgspec.Struct, frozen=True, tag="choose", omit_defaults=True):
    """The table asks for a decision."""

    decision: int
    """Counts from 1."""
    seat: int
    seconds: float
    legal: Sequence[str]
    """Everything that may be answered, in notation."""
    view: Mapping[str, Any]
    position: Mapping[str, Any] | None = None


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The program answers: with an action, or with what went wrong."""

    action: str | None = None
    decision: int | None = None
    """Which decision this answers; may be left out."""
    error: str | None = None


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The table needs the program no longer."""
