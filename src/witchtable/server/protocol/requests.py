"""What clients ask: bodies of requests, and messages over the socket.

They are checked here, once; inside, values are right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from witchtable.server.protocol.plain import clean_line, clean_name, put_right

__all__ = [
    "MOST_NAMED",
    "AccountRequest",
    "BotRequest",
    "ChatRequest",
    "ClientMessage",
    "Clock",
    "ContinueRequest",
    "HeardRequest",
    "KeyRequest",
    "LessonRequest",
    "LookRequest",
    "MoveRequest",
    "RematchRequest",
    "SeatNameRequest",
    "SeatsRequest",
    "SessionRequest",
    "TableRequest",
    "UndoRequest",
]

MOST_NAMED: Final = 10**9
"""The highest number of a deal that can be asked for."""

Id = Annotated[
    str,
    Meta(min_length=1, max_length=64, description="An id that the client makes up for its request."),
]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Present = Annotated[
    Annotated[str, Meta(max_length=200)] | None,
    Meta(description="The password as it is now; only guests have none."),
]
Level = Annotated[
    str, Meta(max_length=40, description="The name of a bot that can be asked to sit down.")
]
Invitation = Annotated[str, Meta(max_length=100, description="The secret that lets somebody in.")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[
    int, Meta(ge=0, le=10**9, description="The version of the position that was decided upon.")
]
Notation = Annotated[
    str, Meta(min_length=1, max_length=500, description="The action, in notation (records.md).")
]


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: unknown fields are mistakes."""


class SessionRequest(_Request, frozen=True):
    """Sit down as a guest with a name, or come back with a player's key or an account."""

    name: Name | None = None
    key: Annotated[str, Meta(max_length=200, description="A player's key, from any device.")] | None = (
        None
    )
    login: Name | None = None
    password: Password | None = None

    def __post_init__(self) -> None:
        """Keep names in one way of writing them."""
        put_right(self, clean_name, "name", "login")


class AccountRequest(_Request, frozen=True):
    """Turn the guest into an account, to play from several devices; or change its login or password."""

    login: Name
    password: Password
    present: Present = None

    def __post_init__(self) -> None:
        """Keep logins in one way of writing them."""
        put_right(self, clean_name, "login")


class KeyRequest(_Request, frozen=True):
    """Replace the player's key."""

    present: Present = None


class Clock(_Request, frozen=True):
    """How long people may think, and what happens when they take longer."""

    per: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)]
    at_zero: Annotated[
        Literal["fallback", "bot"],
        Meta(description="What is played then: the rules' fallback, or a bot from then on."),
    ] = "fallback"


class TableRequest(_Request, frozen=True):
    """Open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[SeatNumber, Meta(description="How many.")]
    options: Mapping[str, bool | int | str] = {}
    bots: Annotated[
        Mapping[Annotated[str, Meta(max_length=2)], Annotated[str, Meta(max_length=40)]],
        Meta(description='Who plays on which seats, numbers as text: `{"1": "apprentice"}`.'),
    ] = {}
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    hints: Annotated[bool, Meta(description="Whether players may ask for some.")] = True
    memory: Annotated[
        bool,
        Meta(description="Whether players may be reminded of what they have seen, where games can."),
    ] = True
    deal: Annotated[
        Annotated[int, Meta(ge=0, le=MOST_NAMED)] | None,
        Meta(description="Play this deal number; without one, a new one is drawn."),
    ] = None
    edition: Annotated[
        Mapping[str, Any] | None,
        Meta(description="The data of an own edition; without one, the house edition."),
    ] = None
    stand_in: Annotated[Level, Meta(description="Which bot plays for whoever is away.")] = "apprentice"
    patience: Annotated[
        int,
        Meta(ge=5, le=30 * 86400, description="Seconds to answer in turn-based play, at least."),
    ] = 3 * 86400
    remarks: Annotated[
        bool, Meta(description="Whether witches among the bots say something now and then.")
    ] = True


class SeatsRequest(_Request, frozen=True):
    """Take a seat: this one, or the first free one; with a name for who plays there at this device."""

    seat: SeatNumber | None = None
    invite: Invitation | None = None
    name: Name | None = None

    def __post_init__(self) -> None:
        """Keep names in one way of writing them."""
        put_right(self, clean_name, "name")


class SeatNameRequest(_Request, frozen=True):
    """Say what somebody is called on an own seat; null: by the player's name."""

    name: Name | None = None

    def __post_init__(self) -> None:
        """Keep names in one way of writing them."""
        put_right(self, clean_name, "name")


class LessonRequest(_Request, frozen=True):
    """Go on in a lesson without playing: to the beginning of the step, the one before, or the next.

    However often the same `request` arrives, it takes effect once.
    """

    request: Id
    to: Literal["again", "back", "skip"]


class HeardRequest(_Request, frozen=True):
    """The coach has spoken about a kind of decision: the id of its question."""

    kind: Id


class BotRequest(_Request, frozen=True):
    """Let a bot of this level sit there; null: nobody. During the game it is the table's `stand_in`.

    Before the game, null also shows somebody else out, who cannot sit down again.
    """

    level: Level | None = None


class RematchRequest(_Request, frozen=True):
    """Play again: the same deal, or a new one."""

    same_deal: bool = False


class ContinueRequest(_Request, frozen=True):
    """Go on with a finished game after so many moves, with bots on all other seats."""

    step: Annotated[int, Meta(ge=0, le=10**6, description="How many moves stand.")]
    seat: Annotated[
        SeatNumber | None, Meta(description="The caller's; without one, where a decision is owed.")
    ] = None
    bots: Level = "apprentice"
    invite: Invitation | None = None


class MoveRequest(_Request, frozen=True, tag="move", tag_field="kind"):
    """Make a move. However often the same `request` arrives, it takes effect once."""

    request: Id
    seat: SeatNumber
    version: Version
    action: Notation


class UndoRequest(_Request, frozen=True, tag="undo", tag_field="kind"):
    """Take back the last move; with `ask`, ask everybody to go back further; or answer that."""

    request: Id
    seat: SeatNumber
    ask: bool = False
    agree: bool | None = None


class ChatRequest(_Request, frozen=True, tag="chat", tag_field="kind"):
    """Say something at the table."""

    request: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]

    def __post_init__(self) -> None:
        """Keep what is said on one line, in its direction."""
        put_right(self, clean_line, "text")


class LookRequest(_Request, frozen=True, tag="look", tag_field="kind"):
    """Look from another own seat, or as a spectator (null)."""

    request: Id
    seat: SeatNumber | None = None


ClientMessage = MoveRequest | UndoRequest | ChatRequest | LookRequest
