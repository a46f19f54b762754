"""What the server says over a socket, and what that is made of; answers over HTTP have the same parts.

Texts for players are message ids with arguments, so that each client can show its own language. Fields
that may be `UNSET` are left out then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from witchtable.server.protocol.codes import Code
from witchtable.server.protocol.requests import Clock

__all__ = [
    "PROTOCOL",
    "AboutTable",
    "Ack",
    "AidData",
    "AnswerBase",
    "ChatLine",
    "ChatMessage",
    "Choice",
    "ClockMessage",
    "Continued",
    "Deciders",
    "EditionData",
    "EventData",
    "EventsMessage",
    "LessonStanding",
    "LogEntry",
    "PartsMessage",
    "Position",
    "PresenceMessage",
    "Reject",
    "Scores",
    "SeatClock",
    "SeatOf",
    "SeatedPlayer",
    "ServerMessage",
    "StageParts",
    "StageShown",
    "StandIn",
    "StateMessage",
    "Status",
    "Text",
    "Uncounted",
    "UndoAsked",
    "VersionOf",
    "View",
    "Welcome",
    "note",
    "shaped_by_game",
]

PROTOCOL: Final = 2
"""The number of this protocol, told in the welcome."""

Status = Literal["waiting", "running", "over", "abandoned"]
Uncounted = Literal["named_deal", "hot_seat", "rewound", "continued"]


def note(text: str) -> Meta:
    """Describe a field, for whoever reads the types, the documentation, or OpenAPI."""
    return Meta(description=text)


SeatOf = Annotated[int | None, note("Whose viewpoint: a seat's, or null, a spectator's.")]
VersionOf = Annotated[int, note("What the viewer has been shown so far, counted.")]
Deciders = Annotated[Sequence[int], note("The seats that owe a decision.")]
Scores = Annotated[Sequence[int], note("The points of all seats, as far as they lie open.")]


# What is a game's own: the server passes it on and does not look inside. Each game declares its shapes;
# OpenAPI shows those of all games, and `web/js/games/<game>/types.js` has them for the page.
def shaped_by_game(what: Literal["view", "edition", "event", "aid"], text: str) -> Meta:
    """Describe something whose shape is declared by its game."""
    kind = "unknown" if what == "aid" else "Record<string, unknown>"
    about = f"{text} `web/js/games/<game>/types.js` has its shape."
    return Meta(description=about, extra={"type": kind, "shaped_by_game": what})


EventData = Annotated[object, shaped_by_game("event", "What happened.")]
View = Annotated[Mapping[str, object], shaped_by_game("view", "What the viewer sees.")]
EditionData = Annotated[Mapping[str, object], shaped_by_game("edition", "All components.")]
AidData = Annotated[object, shaped_by_game("aid", "What the rules say, as the table of aids lists.")]


class AnswerBase(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Base of what the server says."""


# -- words and choices --------------------------------------------------------------------------------


class Text(msgspec.Struct, frozen=True, gc=False):
    """Something to be put into words: the id of a message (`src/witchtable/locale`)."""

    id: str
    args: Annotated[
        Mapping[str, str | int | Text | Sequence[str | int | Text | None] | None],
        note("Its arguments by name: texts, numbers, or such messages, also in lists."),
    ]


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One thing that a seat may do now; how much is told of it depends on who asks."""

    action: Annotated[str, note("In notation (records.md).")]
    clauses: Annotated[Sequence[str], note("The rules behind it.")]
    label: Annotated[str | UnsetType, note("In words, for clients without the texts.")] = UNSET
    message: Annotated[Text | UnsetType, note("In words; left out where choices are many.")] = UNSET
    prominence: Annotated[
        int | UnsetType, note("Where a list should name it: the higher, the earlier.")
    ] = UNSET
    aside: Annotated[bool | UnsetType, note("Seldom wanted: a list shows it last, or on request.")] = (
        UNSET
    )
    reveals: Annotated[
        bool | UnsetType, note("Whether it shows somebody something new: no plain undo goes across.")
    ] = UNSET


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as the viewer sees it."""

    event: EventData
    clause: Annotated[str, note("The rule that made it happen.")]
    message: Annotated[Text, note("In words.")]
    move: Annotated[
        int | UnsetType,
        note("In a log: which move it belongs to, of those that the viewer saw; 0 is the opening."),
    ] = UNSET
    text: Annotated[str | UnsetType, note("In the language asked for, if words were asked for.")] = (
        UNSET
    )


class Position(AnswerBase, frozen=True, kw_only=True):
    """How the game stands for one viewer: what is seen, what is asked, what may be done."""

    version: VersionOf
    seat: SeatOf
    view: View
    deciders: Deciders
    over: bool
    scores: Scores
    winners: Sequence[int]
    legal: Annotated[Sequence[Choice], note("All that this seat may do.")]
    question: Annotated[Text | None, note("What is asked of this seat, in a sentence.")]
    can_undo: Annotated[bool, note("Whether this seat may take its last move back.")]


# -- tables -------------------------------------------------------------------------------------------


class SeatedPlayer(AnswerBase, frozen=True, kw_only=True):
    """Who sits on a seat: a player, a bot, or nobody."""

    seat: int
    name: str | None
    bot: Annotated[str | None, note("The level, or the name of a bot that the operator offers.")]
    taken: bool
    present: Annotated[bool | UnsetType, note("Whether the player looks on now; not in lists.")] = UNSET
    away_since: Annotated[
        float | UnsetType,
        note("Of who has been away for the grace time: since when, in seconds since 1970."),
    ] = UNSET
    grace_until: Annotated[
        int | UnsetType,
        note("Of who is not there: when the others may decide, in seconds since 1970."),
    ] = UNSET
    owner: Annotated[
        str | UnsetType, note("In whose place the bot plays: the seat's owner may come back.")
    ] = UNSET


class StandIn(AnswerBase, frozen=True, kw_only=True):
    """A question to the others: shall a bot play for this seat, whose player is away?"""

    seat: int
    agreed: Annotated[Sequence[int], note("Seats whose players want it.")]
    missing: Annotated[Sequence[int], note("Seats whose consent is missing.")]


class UndoAsked(AnswerBase, frozen=True, kw_only=True):
    """A question to everybody: go back to before this seat's last move?"""

    seat: int
    missing: Annotated[Sequence[int], note("Seats whose consent is missing.")]


class Continued(msgspec.Struct, frozen=True):
    """Which game a table goes on with, and after how many of its moves."""

    table: str
    step: int


class SeatClock(AnswerBase, frozen=True, kw_only=True):
    """How long a seat may still think."""

    seat: int
    left: Annotated[int, note("Seconds.")]
    runs: bool


class LessonStanding(AnswerBase, frozen=True, kw_only=True):
    """Where a pupil stands in a lesson."""

    name: Annotated[str, note("Which lesson of the game.")]
    step: Annotated[int, note("The step that asks something now, from 0; as many as there are: done.")]
    moves: Annotated[int, note("Own moves made in it.")]
    tries: Annotated[int, note("How often it had to begin again.")]
    done: bool


class AboutTable(AnswerBase, frozen=True, kw_only=True):
    """A table: how it was set up, and who sits where."""

    table: str
    game: str
    status: Status
    public: Annotated[bool, note("Whether anybody may look on, without an invitation.")]
    pace: Literal["live", "turns"]
    clock: Annotated[Clock | None, note("How long people may think; null: as long as they like.")]
    hints: Annotated[bool, note("Whether players may ask for some.")]
    memory: Annotated[bool, note("Whether players may ask for the aid `memory`; false without one.")]
    options: Mapping[str, bool | int | str]
    deal: Annotated[
        int | None,
        note(
            "The deal's number: null until the end, unless a certain one was asked for and one plays."
        ),
    ]
    rematch_of: str | None
    continues: Continued | None
    edition: Annotated[str | None, note("The name of an own edition; null: the house edition.")]
    commitment: Annotated[
        str | None,
        note("The hash of the seed, shown before the deal; of a certain deal only to who plays."),
    ]
    counts: Annotated[bool, note("Whether the result counts for statistics.")]
    uncounted: Annotated[Uncounted | None, note("Why it does not count.")]
    stand_in: Annotated[str, note("Which bot plays for whoever is away.")]
    grace: Annotated[int, note("Seconds that somebody may be away before the others decide.")]
    players: Sequence[SeatedPlayer]
    seats: Annotated[Sequence[int], note("The caller's own.")]
    to_return: Annotated[
        Sequence[int], note("The caller's own that a bot plays now: the caller may come back.")
    ]
    host: Annotated[bool, note("Whether the caller has opened it.")]
    votes_to_abandon: int
    rematch: Annotated[
        tuple[str, str] | None, note("The table of the rematch and its invitation, for who played.")
    ]
    undo_asked: UndoAsked | None
    stand_ins: Annotated[Sequence[StandIn], note("What the others are asked about who is away.")]
    lesson: Annotated[LessonStanding | None, note("What is learned here, at a table for one pupil.")]


# -- yes and no ---------------------------------------------------------------------------------------


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="kind"):
    """It is done, and on the disk; whoever reads it has been shown everything up to its version."""

    request: Annotated[str, note("Which request.")]
    version: VersionOf


class Reject(msgspec.Struct, frozen=True, tag="reject", tag_field="kind", omit_defaults=True):
    """It is not done, and why."""

    request: Annotated[str | None, note("Which request, where it had an id that could be read.")]
    code: Code
    version: VersionOf | None = None
    clause: Annotated[str | None, note("The rule that forbids it.")] = None
    reason: Annotated[str | None, note("For people who read English.")] = None
    message: Annotated[Text | None, note("The reason in any language.")] = None
    retry_after: Annotated[int | None, note("After so many seconds it may be asked again.")] = None


# -- over the socket ----------------------------------------------------------------------------------


class ChatLine(AnswerBase, frozen=True, kw_only=True):
    """Something that was said at a table."""

    number: int
    name: Annotated[str, note("Empty when the table itself speaks.")]
    text: str
    at: Annotated[float, note("When, in seconds since 1970.")]
    who: Annotated[str, note("A sign of the speaker, whatever their name: the same at every table.")]
    seat: Annotated[int | None, note("Where the speaker sits, if they do.")]
    message: Annotated[
        Text | UnsetType,
        note(
            "What the table itself says, or (with a `name`) a witch among the bots: to be translated."
        ),
    ] = UNSET


class Welcome(AnswerBase, frozen=True, kw_only=True, tag="welcome", tag_field="kind"):
    """Comes first: everything there is to know now."""

    protocol: Annotated[int, note("The number of this protocol.")] = PROTOCOL
    table: AboutTable
    state: Annotated[Position | None, note("Null before the game begins.")]
    events: Annotated[
        Sequence[LogEntry] | None,
        note("What happened since `since`; null if that is too long ago, or was not asked."),
    ]
    chat: Annotated[Sequence[ChatLine], note("What was said last.")]
    clock: Sequence[SeatClock] | None


class StageShown(AnswerBase, frozen=True, kw_only=True):
    """How the table looked for the viewer in the middle of what happened."""

    events: Annotated[int, note("So many of the message's events had happened.")]
    view: View
    scores: Scores


class EventsMessage(AnswerBase, frozen=True, kw_only=True, tag="events", tag_field="kind"):
    """What has just happened, and how the game stands now."""

    events: Sequence[LogEntry]
    state: Position
    stages: Annotated[
        Sequence[StageShown] | UnsetType,
        note("How the table looked in between, where much happens by itself."),
    ] = UNSET


class StageParts(AnswerBase, frozen=True, kw_only=True):
    """How the table looked in the middle of what happened, for who gets parts."""

    events: Annotated[int, note("So many of the message's events had happened.")]
    parts: Annotated[
        Mapping[str, object], note("What was different then from the position before, by its place.")
    ]


class PartsMessage(AnswerBase, frozen=True, kw_only=True, tag="parts", tag_field="kind"):
    """What has just happened, and what is different now, for who gets parts."""

    events: Sequence[LogEntry]
    parts: Annotated[
        Mapping[str, object], note("What has changed in the position that was sent last, by its place.")
    ]
    stages: Annotated[
        Sequence[StageParts] | UnsetType,
        note("How the table looked in between, where much happens by itself."),
    ] = UNSET


class StateMessage(AnswerBase, frozen=True, kw_only=True, tag="state", tag_field="kind"):
    """How the game stands: at the beginning, after going back or `look`, or for a slow reader."""

    state: Position
    table: Annotated[
        AboutTable | UnsetType, note("Left out at the beginning and after going back.")
    ] = UNSET


class PresenceMessage(AnswerBase, frozen=True, kw_only=True, tag="presence", tag_field="kind"):
    """Something around the game has changed: seats, who is there, votes, a question, the end."""

    table: AboutTable


class ChatMessage(AnswerBase, frozen=True, kw_only=True, tag="chat", tag_field="kind"):
    """Somebody has said something."""

    line: ChatLine


class ClockMessage(AnswerBase, frozen=True, kw_only=True, tag="clock", tag_field="kind"):
    """How long everybody may still think; null at a table without a clock."""

    seconds: Sequence[SeatClock] | None


ServerMessage = (
    Welcome
    | EventsMessage
    | PartsMessage
    | StateMessage
    | PresenceMessage
    | ChatMessage
    | ClockMessage
    | Ack
    | Reject
)
