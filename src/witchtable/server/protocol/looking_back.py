"""What is answered to who looks back at a game: its review (see `witchtable.reviews.data`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from witchtable.reviews.data import (
    Decision,
    Judged,
    Printed,
    Review,
    Saying,
    SeatAccount,
    SourcePart,
    TurningPoint,
)
from witchtable.server.protocol.messages import AnswerBase, Choice, Text, note

__all__ = [
    "Decision",
    "Judged",
    "PastChoices",
    "Printed",
    "Review",
    "ReviewAnswer",
    "Saying",
    "SeatAccount",
    "SourcePart",
    "TryRequest",
    "TurningPoint",
]


class ReviewAnswer(AnswerBase, frozen=True, kw_only=True):
    """How far the review of a game is, and what it says so far."""

    table: str
    status: Annotated[
        Literal["none", "waiting", "working", "done", "failed"],
        note("`none`: nobody has asked for it; `failed`: it cannot be worked out."),
    ]
    progress: Annotated[float, note("0 to 1.")]
    review: Annotated[
        Review | None,
        note("Complete from the first look on, and finer later; null: not yet, or brief."),
    ]


class TryRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What somebody would have done at a step of a finished game."""

    step: int
    action: Annotated[str, note("In notation.")]
    invite: str | None = None


class PastChoices(AnswerBase, frozen=True, kw_only=True):
    """What a seat could choose from at a step of a finished game, and what it was asked."""

    step: int
    seat: Annotated[int, note("Who decided there.")]
    question: Text | None
    choices: Sequence[Choice]
