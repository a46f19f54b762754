"""What a review says: one struct for the terminal, the server, the page and researchers alike.

A *step* is a position: so many moves have been made. Whatever is said of a move carries the step at
which it was decided; what it led to is the step after. The deal leads to step 0, so what is said of the
deal carries step -1. A share is a part of the win, 0 to 1; errors are standard errors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from witchtable.engine.texts import Argument, Message

__all__ = [
    "Decision",
    "Depth",
    "Judged",
    "MomentKind",
    "Printed",
    "Review",
    "Saying",
    "SeatAccount",
    "SourcePart",
    "TurningPoint",
]

Depth = Literal["quick", "usual", "deep"]
MomentKind = Literal["slip", "find", "luck"]


def _note(text: str) -> Meta:
    return Meta(description=text)


class Saying(msgspec.Struct, frozen=True):
    """Something to be put into words: the id of a message (`src/witchtable/locale`)."""

    id: str
    args: Annotated[
        Mapping[str, str | int | Saying | Sequence[str | int | Saying | None] | None],
        _note("Its arguments by name: texts, numbers, or such messages, also in lists."),
    ]

    @classmethod
    def of(cls, message: Message) -> Saying:
        """Write a message with its arguments, which may be messages themselves."""
        return cls(message.id, {name: _written(value) for name, value in message.args.items()})

    @property
    def message(self) -> Message:
        """The message again, to be rendered."""
        return Message(self.id, **{name: _read(value) for name, value in self.args.items()})

    def __str__(self) -> str:
        return str(self.message)


def _written(value: Argument) -> str | int | Saying | Sequence[str | int | Saying | None] | None:
    if isinstance(value, Message):
        return Saying.of(value)
    if value is None or isinstance(value, str | int):
        return value
    return [_written(part) for part in value]  # type: ignore[misc]  # lists are not nested


def _read(value: str | int | Saying | Sequence[str | int | Saying | None] | None) -> Argument:
    if isinstance(value, Saying):
        return value.message
    if value is None or isinstance(value, str | int):
        return value
    return [_read(part) for part in value]


class SourcePart(msgspec.Struct, frozen=True):
    """Where a difference comes from: a source of points, in the game's own words."""

    source: str
    part: Annotated[float, _note("Of the win, for better or worse.")]
    words: Saying


class Printed(msgspec.Struct, frozen=True):
    """An account in whole percents (or points), rounded so that it still adds up."""

    fair: int
    skill: int
    gifts: int
    luck: int
    result: int


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a seat's fair share: fair + skill + gifts + luck = result."""

    seat: int
    fair: Annotated[float, _note("What the seat wins on average, before anything is dealt.")]
    skill: Annotated[float, _note("What its own decisions added, or lost.")]
    gifts: Annotated[float, _note("What the decisions of the others gave it, or took.")]
    luck: Annotated[float, _note("What deals, draws and reveals gave it, or took.")]
    unforeseen: Annotated[
        float, _note("The part of luck that the judge saw coming only when the round was over.")
    ]
    result: Annotated[float, _note("Its part of the win; of an abandoned game, the last estimate.")]
    skill_error: float
    gifts_error: float
    luck_error: float
    given_away: Annotated[float, _note("How much more the best choices found were worth, in all.")]
    given_away_error: float
    decisions: Annotated[int, _note("How many own decisions between several choices there were.")]
    printed: Printed


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision between several choices, judged from what its seat could know then."""

    step: Annotated[int, _note("At which step it was made.")]
    seat: int
    played: Annotated[str, _note("In notation.")]
    best: Annotated[str, _note("The best choice found; the played one if none was better.")]
    worth: Annotated[float, _note("What it added to the seat's share, against ordinary play.")]
    error: float
    given_away: Annotated[
        float, _note("How much more the best choice found was worth; never negative.")
    ]
    given_away_error: float
    searched: Annotated[
        int, _note("Iterations of the search for the best choice; 0: by instinct, so at least that.")
    ]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: a decision, or luck."""

    id: Annotated[str, _note("Stays the same while the review becomes finer: `<step>-<kind>`.")]
    step: Annotated[
        int, _note("At which it was decided; the step after shows what it led to. -1: deal.")
    ]
    turn: Annotated[int, _note("In which round, as the table counts them; 0: before the first.")]
    seat: Annotated[int | None, _note("Who decided; null: chance.")]
    kind: Annotated[
        MomentKind,
        _note("For who decided: `slip` (something better was there) or `find`; `luck` is nobody's."),
    ]
    of: Annotated[Sequence[int], _note("The seats among whose turning points it is.")]
    worth: Annotated[
        Sequence[float],
        _note("For each seat: a slip against the better choice, a find against ordinary play."),
    ]
    errors: Sequence[float]
    points: Annotated[Sequence[float] | None, _note("The same in expected final points.")]
    played: Annotated[str | None, _note("In notation; null: luck.")]
    played_words: Saying | None
    better: Annotated[str | None, _note("In notation; null: nothing better was found.")]
    better_words: Saying | None
    searched: Annotated[
        int, _note("Iterations of the search for it; 0: by instinct, so a slip is worth at least that.")
    ]
    choices: Annotated[int, _note("How many there were.")]
    sources: Annotated[
        Sequence[SourcePart], _note("Where it comes from, for `for_seat`; largest first.")
    ]
    for_seat: Annotated[
        int, _note("For whom `sources` and `why` speak: who decided, or whose luck it is.")
    ]
    title: Annotated[Saying, _note("In one short sentence.")]
    why: Annotated[Sequence[Saying], _note("In a few words more.")]
    clauses: Annotated[Sequence[str], _note("The rules behind what was played.")]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The account of a game, its turning points, and how it went, move by move."""

    format: int
    game: str
    rules: int
    options: Mapping[str, bool | int | str]
    seats: int
    names: Annotated[
        Sequence[str | Saying], _note("An automatic opponent has a name in every language.")
    ]
    steps: Annotated[int, _note("Moves; there is one position more.")]
    over: Annotated[bool, _note("False: abandoned; results are the last estimates.")]
    winners: Sequence[int]
    depth: Annotated[Depth, _note("How fine it will be.")]
    stage: Annotated[int, _note("How fine it is: counts up from 0, the quick look.")]
    searched: Annotated[
        bool,
        _note("False: best choices are instinct's alone; `given_away` is at least that."),
    ]
    progress: Annotated[float, _note("How much of the work is done, 0 to 1.")]
    movers: Annotated[Sequence[int], _note("Who made each move.")]
    turns: Annotated[
        Sequence[int], _note("The round of each step, as the table counts them; 0: before.")
    ]
    shares: Annotated[Sequence[Sequence[float]], _note("By step, then seat; they sum to 1.")]
    share_errors: Sequence[Sequence[float]]
    scores: Annotated[Sequence[Sequence[int]], _note("The points at each step, by seat.")]
    points: Annotated[Sequence[Sequence[float]], _note("Expected final points, by step and seat.")]
    point_errors: Sequence[Sequence[float]]
    accounts: Annotated[Sequence[SeatAccount], _note("In parts of the win, by seat.")]
    point_accounts: Annotated[
        Sequence[SeatAccount], _note("In final points, by seat; `fair` is what a seat has on average.")
    ]
    decisions: Sequence[Decision]
    moments: Annotated[Sequence[TurningPoint], _note("In the order of play.")]
    summaries: Annotated[Sequence[Sequence[Saying]], _note("For each seat, three sentences.")]


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody would have done at a step, beside the best choice found and what was played."""

    step: int
    seat: int
    action: Annotated[str, _note("What was tried, in notation.")]
    action_words: Saying
    played: str
    played_words: Saying
    best: str
    best_words: Saying
    given_away: Annotated[float, _note("Against the best found; never negative.")]
    error: float
    against_played: Annotated[float, _note("Against what was played; positive: it is better.")]
    against_played_error: float
    verdict: Annotated[
        Literal["best", "good", "slip", "blunder"],
        _note("`good`: within the error, or nearly the best."),
    ]
    sources: Annotated[Sequence[SourcePart], _note("Where it differs from the best found.")]
    title: Saying
    why: Sequence[Saying]
