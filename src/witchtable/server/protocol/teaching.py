"""What is answered to who learns: lessons, hints, warnings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from witchtable.server.protocol.messages import AnswerBase, Text, VersionOf, note

__all__ = [
    "BlunderOf",
    "HeardAnswer",
    "Hint",
    "HintSource",
    "HintsAnswer",
    "LessonStep",
    "OfferedLesson",
]


class LessonStep(AnswerBase, frozen=True, kw_only=True):
    """A step: its texts are `lesson-<game>-<lesson>-<step>`, and `…-title`, `…-task`, `…-again`."""

    name: str
    asks: Annotated[bool, note("Whether something has to be done; otherwise it is only read.")]
    right: Annotated[Sequence[str], note("Notations with `*` of what is right; none: anything.")]
    wrong: Annotated[Sequence[str], note("Notations with `*` of mistakes with words of their own.")]
    clause: Annotated[str, note("The rule that it is about; or empty.")]
    lit: Annotated[Sequence[str], note("What glows besides what may be chosen: selectors of the page.")]
    thread: Annotated[str, note("What it is good for: a selector of the page, or empty.")]
    goal: Annotated[bool, note("Whether it may take several moves.")]


class OfferedLesson(AnswerBase, frozen=True, kw_only=True):
    """A lesson of a game: its texts are `lesson-<game>-<lesson>` and `…-about`."""

    name: str
    minutes: int
    basic: Annotated[bool, note("Whether it belongs to what a first game needs.")]
    whole_game: Annotated[bool, note("Whether it is a whole game, with a coach.")]
    steps: Sequence[LessonStep]
    learned: Annotated[bool, note("Whether the caller has been through it.")]
    table: Annotated[str | None, note("Where the caller is in the middle of it.")]


class HeardAnswer(AnswerBase, frozen=True, kw_only=True):
    """What the coach has said to the caller, on whatever device."""

    times: Annotated[dict[str, int], note("How often, for each question that it spoke about.")]


class HintSource(AnswerBase, frozen=True, kw_only=True):
    """Where a choice differs from the others shown."""

    source: str
    part: Annotated[float, note("Of the win, for better or worse.")]
    message: Text


class Hint(AnswerBase, frozen=True, kw_only=True):
    """One of the best choices, as the strongest bot sees them from the same seat."""

    action: Annotated[str, note("In notation.")]
    message: Text
    chance: Annotated[float, note("The share of the win to be expected after it, 0 to 1.")]
    visits: Annotated[int, note("How often it was tried.")]
    sources: Annotated[Sequence[HintSource], note("The largest difference first.")]
    worth: Annotated[bool, note("Whether a coach would name it: it does not only give something up.")]


class BlunderOf(AnswerBase, frozen=True, kw_only=True):
    """A choice that would clearly give something away."""

    action: Annotated[str, note("In notation.")]
    loss: Annotated[float, note("Of the win, against the best choice.")]


class HintsAnswer(AnswerBase, frozen=True, kw_only=True):
    """At most three choices, the best first, and what would clearly be a mistake."""

    version: VersionOf
    seat: int
    hints: Sequence[Hint]
    blunders: Sequence[BlunderOf]
