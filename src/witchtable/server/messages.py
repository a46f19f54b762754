"""What passes between clients and the server: bodies of requests, answers, messages of the socket.

docs/protocol.md explains them. Requests are checked here, once; inside, values are right. Texts for
players are message ids with arguments (`{"id": …, "args": …}`), so that each client can show its own
language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.texts import Argument, Message

__all__ = [
    "AccountRequest",
    "Ack",
    "BotRequest",
    "ChatRequest",
    "ClientMessage",
    "Clock",
    "Code",
    "ContinueRequest",
    "LookRequest",
    "MoveRequest",
    "Reject",
    "RematchRequest",
    "SeatsRequest",
    "SessionRequest",
    "TableRequest",
    "UndoRequest",
    "forbidden",
    "written",
]

Code = Literal[
    "malformed",  # no message of this protocol, or notation that means nothing
    "unknown_table",
    "other_rules",  # the game was played by another version of the rules
    "not_your_seat",  # somebody else sits there, or nobody
    "not_running",  # the game has not begun, or is over
    "stale",  # the decision has changed since the version that was seen
    "out_of_turn",  # nothing is asked of this seat now
    "illegal",  # the rules forbid it; `clause` and `reason` say why
    "cannot_undo",
    "no_hints",  # the table is played without them
    "no_memory",  # the table is played without being reminded of what was seen
    "too_many",  # slow down
    "forbidden",
    "unavailable",  # nothing can be kept now: the server is shutting down, or its disk is full
    # Only over HTTP, around a game:
    "unknown_route",
    "too_large",
    "seat_taken",
    "seats_free",  # somebody is still missing
    "not_waiting",  # the game has begun
    "not_over",  # the game has not ended
    "present",  # a player who is there cannot be replaced
    "login_taken",
    "internal",  # a mistake of ours
]

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=10**9)]
Notation = Annotated[str, Meta(min_length=1, max_length=500)]


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: unknown fields are mistakes."""


class SessionRequest(_Request, frozen=True):
    """Sit down as a guest with a name, or come back with a player's key or an account."""

    name: Name | None = None
    key: Annotated[str, Meta(max_length=200)] | None = None
    login: Name | None = None
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None


class AccountRequest(_Request, frozen=True):
    """Turn the guest into an account, to play from several devices."""

    login: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Clock(_Request, frozen=True):
    """How long people may think, and what happens when they take longer."""

    per: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    at_zero: Literal["fallback", "bot"] = "fallback"


class TableRequest(_Request, frozen=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: Mapping[str, bool | int | str] = {}
    bots: Mapping[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=40)]] = {}
    """Seat number (as text) to level."""
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    hints: bool = True
    memory: bool = True
    """Whether players may be reminded of what they have seen, in games that can do that."""
    deal: Annotated[int, Meta(ge=0, le=10**9)] | None = None
    """Play this deal number; without one, a new one is drawn."""
    edition: Mapping[str, Any] | None = None
    """The data of an own edition; without one, the house edition."""


class SeatsRequest(_Request, frozen=True):
    """Take a seat: this one, or the first free one."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class BotRequest(_Request, frozen=True):
    """Let a bot of this level sit there; None: nobody."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class RematchRequest(_Request, frozen=True):
    """Play again: the same deal, or a new one."""

    same_deal: bool = False


class ContinueRequest(_Request, frozen=True):
    """Go on with a finished game after so many moves: on this seat, with bots on all others."""

    step: Annotated[int, Meta(ge=0, le=10**6)]
    seat: SeatNumber | None = None
    bots: Annotated[str, Meta(max_length=40)] = "apprentice"
    invite: Annotated[str, Meta(max_length=100)] | None = None


class MoveRequest(_Request, frozen=True, tag="move", tag_field="kind"):
    """Make a move. However often the same `move` id arrives, it takes effect once."""

    move: Id
    seat: SeatNumber
    version: Version
    action: Notation


class UndoRequest(_Request, frozen=True, tag="undo", tag_field="kind"):
    """Take back the last move; with `ask`, ask everybody to go back further; or answer that."""

    move: Id
    seat: SeatNumber
    ask: bool = False
    agree: bool | None = None


class ChatRequest(_Request, frozen=True, tag="chat", tag_field="kind"):
    """Say something at the table."""

    move: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class LookRequest(_Request, frozen=True, tag="look", tag_field="kind"):
    """Look through the eyes of another own seat, or as a spectator."""

    move: Id
    seat: SeatNumber | None = None


ClientMessage = MoveRequest | UndoRequest | ChatRequest | LookRequest


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="kind"):
    """It is done, and on the disk."""

    move: str
    version: int


class Reject(msgspec.Struct, frozen=True, tag="reject", tag_field="kind", omit_defaults=True):
    """It is not done, and why."""

    move: str | None
    code: Code
    version: int | None = None
    clause: str | None = None
    reason: str | None = None
    message: dict[str, Any] | None = None


def forbidden(move: str | None, version: int, refusal: IllegalAction) -> Reject:
    """Say why the rules forbid what was asked."""
    code: Code = "out_of_turn" if isinstance(refusal, OutOfTurn) else "illegal"
    message = written(refusal.message)
    return Reject(move, code, version, refusal.clause, refusal.reason, message)


def written(value: Argument) -> Any:
    """Write a message (or what a message may hold) as JSON-ready values."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: written(arg) for name, arg in value.args.items()}}
    if value is None or isinstance(value, str | int):
        return value
    return [written(part) for part in value]
