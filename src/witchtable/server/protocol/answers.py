"""What is answered over HTTP, beside what also comes over the socket (`messages`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from witchtable.server.protocol.messages import (
    AboutTable,
    AidData,
    AnswerBase,
    Choice,
    Continued,
    Deciders,
    EventData,
    LogEntry,
    Scores,
    SeatClock,
    SeatedPlayer,
    SeatOf,
    Status,
    Text,
    Uncounted,
    VersionOf,
    View,
    note,
)
from witchtable.server.protocol.requests import Clock

__all__ = [
    "Addresses",
    "AidAnswer",
    "Alive",
    "ChoicesAnswer",
    "ClauseText",
    "DealResult",
    "Export",
    "ExportedMove",
    "Forgotten",
    "Health",
    "ListedSession",
    "ListedTable",
    "Lobby",
    "Log",
    "Me",
    "MoveMade",
    "OfferedGame",
    "OfferedOpponent",
    "OfferedOption",
    "OpenedTable",
    "Replay",
    "SessionBegun",
    "SheetLine",
    "Sheets",
    "Statistics",
    "TableAndPosition",
    "TableAndSeat",
]


class OpenedTable(AboutTable, frozen=True, kw_only=True):
    """A table with its invitation, for whoever has opened it."""

    invite: str


class TableAndSeat(OpenedTable, frozen=True, kw_only=True):
    """A table for whoever has just sat down."""

    seat: Annotated[int, note("The seat that was taken.")]


class TableAndPosition(AboutTable, frozen=True, kw_only=True):
    """A table, how the game stands for the caller, and what has happened, in one object."""

    invite: Annotated[str | UnsetType, note("For those who sit there, and for the host.")] = UNSET
    version: VersionOf
    seat: Annotated[int | UnsetType | None, note("Left out before the game begins.")] = UNSET
    view: View | None
    deciders: Deciders
    over: bool
    scores: Scores
    winners: Sequence[int]
    legal: Annotated[Sequence[Choice], note("All that this seat may do, in words (`label`).")]
    question: Annotated[Text | UnsetType | None, note("Left out before the game begins.")] = UNSET
    can_undo: Annotated[bool | UnsetType, note("Left out before the game begins.")] = UNSET
    events: Annotated[
        Sequence[LogEntry] | None, note("What happened since `since`; null if that is too long ago.")
    ]
    drawing: Annotated[
        Sequence[str] | UnsetType, note("With `text`: the table as a terminal shows it.")
    ] = UNSET
    question_text: Annotated[str | UnsetType | None, note("With `text`: the question in words.")] = (
        UNSET
    )
    clocks: Annotated[
        Sequence[SeatClock] | None,
        note("How long everybody may still think; null before the game begins and without a clock."),
    ]


class ListedTable(AnswerBase, frozen=True, kw_only=True):
    """A table in a list. What is not known is null."""

    table: str
    game: str
    status: Status
    public: bool
    pace: Literal["live", "turns"]
    options: Mapping[str, bool | int | str]
    continues: Continued | None
    created: Annotated[float, note("In seconds since 1970.")]
    changed: Annotated[float, note("When it was opened, begun or ended.")]
    players: Sequence[SeatedPlayer]
    seats: Annotated[Sequence[int], note("The caller's own.")]
    to_return: Annotated[
        Sequence[int], note("The caller's own that a bot plays now: the caller may come back.")
    ]
    host: Annotated[bool, note("Whether the caller has opened it.")]
    clock: Annotated[Clock | None, note("How long people may think.")]
    clocks: Annotated[
        Sequence[SeatClock] | None, note("How they run; only of games that run and are at hand.")
    ]
    round: Annotated[int | None, note("Only of games that run and are at hand.")]
    turn: Annotated[int | None, note("Only of games that run and are at hand.")]
    waiting_for: Annotated[
        Sequence[int] | None, note("The seats that owe a decision, as a spectator sees it.")
    ]
    scores: Annotated[Sequence[int | None] | None, note("Of games that run or are over.")]
    winners: Sequence[int] | None
    uncounted: Annotated[Uncounted | None, note("Of games that are over: why it does not count.")]
    my_turn: Annotated[bool | UnsetType, note("Among the own tables only.")] = UNSET
    invite: Annotated[str | UnsetType, note("Among the own tables only.")] = UNSET


class Addresses(AnswerBase, frozen=True, kw_only=True):
    """How others find this server; only who sits at its machine is told more than they know."""

    open: Annotated[bool, note("Whether others can reach it at all; false: by this machine only.")]
    addresses: Annotated[
        Sequence[str], note("Where they can, without a slash at the end; empty: as the caller does.")
    ] = ()


class Lobby(AnswerBase, frozen=True, kw_only=True):
    """The public tables that wait for players, and those that can be watched."""

    waiting: Sequence[ListedTable]
    running: Sequence[ListedTable]


# -- who asks -----------------------------------------------------------------------------------------


class SessionBegun(AnswerBase, frozen=True, kw_only=True):
    """Who somebody is from now on."""

    player: str
    name: str
    login: str | None
    key: Annotated[
        str | UnsetType | None, note("For other devices; shown this once, when it is new.")
    ] = UNSET


class Forgotten(AnswerBase, frozen=True, kw_only=True):
    """This browser is nobody now."""

    player: None = None


class ListedSession(AnswerBase, frozen=True, kw_only=True):
    """A browser or program in which the player is logged in."""

    session: Annotated[str, note("Names it in `DELETE /api/sessions/{session}`.")]
    here: Annotated[bool, note("Whether it is the one that asks.")]
    device: Annotated[
        str | None, note("Browser and system, such as `Firefox, Linux`; null: not known.")
    ]
    began: Annotated[float, note("Seconds since 1970.")]
    used: Annotated[float, note("When it was last used, to the hour.")]


class Statistics(AnswerBase, frozen=True, kw_only=True):
    """How a player has fared in a game, as far as results count."""

    game: str
    games: int
    won: int
    mean_score: float


class Me(AnswerBase, frozen=True, kw_only=True):
    """Who the caller is, where they play, and how they have fared."""

    player: str | None = None
    name: str | None = None
    login: str | None = None
    tables: Sequence[ListedTable] = ()
    statistics: Sequence[Statistics] = ()
    even: Annotated[
        Mapping[str, str], note("For each game in which they have met bots: the level to meet next.")
    ] = {}


# -- games and rules ----------------------------------------------------------------------------------


class OfferedOption(AnswerBase, frozen=True, kw_only=True):
    """Something that can be set at a table of a game."""

    name: str
    default: bool | int | str
    allowed: Sequence[bool | int | str]
    among_strangers: Annotated[
        bool | int | str | None, note("What it is at a public table, if that is not the default.")
    ]
    message: Annotated[Text, note("What it is called.")]


class OfferedOpponent(AnswerBase, frozen=True, kw_only=True):
    """A witch who plays a game: `<level>@witch=<id>` lets her sit down, at whatever level."""

    id: str
    level: Annotated[str, note("Her own.")]
    temper: Annotated[str, note("What one notices in her play: the message `temper-<temper>`.")]


class OfferedGame(AnswerBase, frozen=True, kw_only=True):
    """A game that can be played here."""

    game: str
    title: str
    seats: Annotated[Sequence[int], note("How many can play.")]
    minutes: Annotated[Sequence[int], note("How long it takes: from, to.")]
    designers: Annotated[Sequence[str], note("Who made it.")]
    options: Sequence[OfferedOption]
    bots: Annotated[Sequence[str], note("Who can be asked to sit down.")]
    ratings: Annotated[
        Mapping[str, int], note("How strong each level is: 400 points more win ten times for one.")
    ]
    opponents: Annotated[Sequence[OfferedOpponent], note("Those of them who have a name and a temper.")]
    aids: Annotated[Sequence[str], note("What a seat can ask the rules about.")]


class ClauseText(AnswerBase, frozen=True, kw_only=True):
    """One clause of the rules of a game."""

    id: str
    chapter: str
    text: Annotated[str, note("In a little Markdown: bold, italics, code, tables.")]
    language: Annotated[str, note("What it is written in: English, where it is not translated.")]


# -- more than the position ---------------------------------------------------------------------------


class ChoicesAnswer(AnswerBase, frozen=True, kw_only=True):
    """All that a seat may do; empty for spectators and when the game is over."""

    version: VersionOf
    seat: SeatOf
    choices: Sequence[Choice]


class AidAnswer(AnswerBase, frozen=True, kw_only=True):
    """What the rules answer a seat."""

    version: VersionOf
    seat: int
    answer: AidData


class Log(AnswerBase, frozen=True, kw_only=True):
    """Everything that the viewer has seen since the deal; what was taken back is not there."""

    version: VersionOf
    seat: SeatOf
    events: Sequence[LogEntry]
    scores: Annotated[
        Sequence[Sequence[int]], note("After the opening and after each move that the events name.")
    ]


class SheetLine(AnswerBase, frozen=True, kw_only=True):
    """One line of a score sheet."""

    label: Annotated[str, note("What the points are for: a message id.")]
    points: int
    clause: str
    message: Annotated[Text | UnsetType, note("The label in words; not in exports.")] = UNSET


class Sheets(AnswerBase, frozen=True, kw_only=True):
    """Everybody's points by source; before the end, those that lie open to all."""

    version: VersionOf
    over: bool
    sheets: Annotated[Sequence[Sequence[SheetLine]], note("One for each seat.")]


# -- finished games -----------------------------------------------------------------------------------


class MoveMade(AnswerBase, frozen=True, kw_only=True):
    """Who did what."""

    seat: int
    action: Annotated[str, note("In notation.")]


class Replay(AnswerBase, frozen=True, kw_only=True):
    """A finished game after so many moves, from one viewpoint."""

    table: str
    step: int
    steps: Annotated[int, note("How many moves the game had.")]
    seat: SeatOf
    move: Annotated[MoveMade | None, note("The last of them.")]
    events: Annotated[Sequence[LogEntry], note("What happened by it.")]
    view: View
    deciders: Deciders
    scores: Scores


class ExportedMove(AnswerBase, frozen=True, kw_only=True):
    """A move of a finished game with everything that happened by it."""

    seat: int
    action: Annotated[str, note("In notation.")]
    events: Sequence[EventData]
    scores: Annotated[Sequence[int], note("After it.")]


class Export(AnswerBase, frozen=True, kw_only=True):
    """A finished game: the deal, every move with its events, the score sheets."""

    game: str
    rules: Annotated[int, note("The version of the rules.")]
    edition: str
    options: Mapping[str, bool | int | str]
    seats: int
    players: Sequence[str]
    seed: str
    commitment: str
    moves: Sequence[ExportedMove]
    scores: Sequence[int]
    winners: Sequence[int]
    sheets: Sequence[Sequence[SheetLine]]


class DealResult(AnswerBase, frozen=True, kw_only=True):
    """How a seat fared with a deal."""

    table: str
    seat: int
    name: str | None
    bot: str | None
    score: int
    won: Annotated[int, note("1 or 0.")]
    counts: Annotated[bool, note("Whether it counts for statistics.")]
    uncounted: Annotated[Uncounted | None, note("Why it does not count.")]


class Alive(AnswerBase, frozen=True, kw_only=True):
    """That the server lives."""

    status: Literal["alive"] = "alive"


class Health(AnswerBase, frozen=True, kw_only=True):
    """Whether the server is well: `ok`, and `waking` while some bots and clocks do not go on yet (both
    200: it can be used); `cannot_keep` when nothing can be written now, and `closing` (both 503)."""

    status: Literal["ok", "waking", "cannot_keep", "closing"]
