"""Why something is refused: a code for programs, a reason for people.

Nothing here knows how a refusal travels; the HTTP door has a status for each code.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final, Literal

__all__ = [
    "CODES",
    "Code",
    "NoName",
    "NoSeat",
    "Refused",
    "TooMany",
]

Code = Literal[
    "malformed",
    "forbidden",
    "not_your_seat",
    "unknown_table",
    "unknown_route",
    "other_rules",
    "not_waiting",
    "not_running",
    "not_over",
    "seat_taken",
    "seats_free",
    "present",
    "shared_deal",
    "login_taken",
    "common_password",
    "stale",
    "out_of_turn",
    "no_hints",
    "no_memory",
    "cannot_undo",
    "too_large",
    "illegal",
    "not_asked",
    "too_many",
    "internal",
    "unavailable",
]

CODES: Final[Mapping[Code, str]] = {
    "malformed": "no message of this protocol, or notation that means nothing",
    "forbidden": "no name yet; a foreign `Origin` or `Host`; a wrong key or password; no invitation;"
    " only for the host or for players",
    "not_your_seat": "somebody else sits there, or nobody, or there is no such seat",
    "unknown_table": "there is no such table",
    "unknown_route": "there is no such address, game or aid",
    "other_rules": "the game was played by another version of the rules, so it cannot be shown or go"
    " on; `reason` names both",
    "not_waiting": "the game has begun",
    "not_running": "the game has not begun, or is over",
    "not_over": "the game has not ended",
    "seat_taken": "somebody sits there",
    "seats_free": "somebody is still missing",
    "present": "a player who is there, or away for less than the grace time, cannot be replaced",
    "shared_deal": "the same cards are being played elsewhere; when that game is over, try again",
    "login_taken": "the login has an owner",
    "common_password": "a password that everybody tries first, or the login itself",
    "stale": "the question has changed since the version that was seen",
    "out_of_turn": "nothing is asked of this seat now",
    "no_hints": "the table is played without them",
    "no_memory": "the table is played without being reminded of what was seen",
    "cannot_undo": "nothing to take back, or it would cross a reveal",
    "too_large": "a body of more than 512 KB",
    "illegal": "the rules forbid it: `clause`, `reason`, `message`",
    "not_asked": "the rules allow it, but the lesson asks for something else: `clause`, `reason`,"
    " `message`",
    "too_many": "more than a fair share, of a player or of an address (`docs/hosting.md` lists them),"
    " 10 wrong passwords or keys in 15 minutes for a login or from an address, or a hint while another"
    " is being thought about; `retry_after` says when to come back",
    "internal": "a bug of ours; it is in the log",
    "unavailable": "nothing can be kept now: the server is shutting down, or its disk is full; or what"
    " was asked (an aid, a hint, a log) takes too long to work out",
}
"""Why something is refused: what each code means."""


class Refused(Exception):
    """What was asked for is not possible; `code` says why to programs, `reason` to people."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class TooMany(Refused):
    """Somebody has had a fair share; in so many seconds there is more."""

    def __init__(self, reason: str, retry_after: float = 1.0) -> None:
        super().__init__("too_many", reason)
        self.retry_after = max(1, ceil(retry_after))


class NoName(Refused):
    """Only somebody with a name may ask for this."""

    def __init__(self) -> None:
        super().__init__("forbidden", "give a name first: POST /api/session")


class NoSeat(Refused):
    """The table has no such seat."""

    def __init__(self) -> None:
        super().__init__("not_your_seat", "there is no such seat")
