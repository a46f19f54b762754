"""Figures of a review with their errors, as the terminal and the page in one file write them."""

from __future__ import annotations

from typing import Final, NamedTuple

from witchtable.engine.texts import Message
from witchtable.reviews.data import Review, SeatAccount, TurningPoint
from witchtable.reviews.moments import SURE

__all__ = ["Figure", "given_away", "worth_of"]

_LEAST: Final = "≥ "


class Figure(NamedTuple):
    """A whole number and its error; without one, something that may be more."""

    value: int
    error: float | None
    sign: str = "+"

    def __str__(self) -> str:
        if self.error is None:
            return f"{_LEAST}{self.value}"
        # Nothing that was measured is quite sure.
        return f"{self.value:{self.sign}d} ± {max(1, round(self.error))}"

    @property
    def is_sure(self) -> bool:
        """Whether it says something: it is clearly more than its error."""
        return self.error is not None and abs(self.value) >= SURE * self.error


def given_away(review: Review, account: SeatAccount, scale: int) -> Figure:
    """Say what a seat gave away; as long as nothing was searched for, it may be more."""
    error = scale * account.given_away_error if review.searched else None
    return Figure(round(scale * account.given_away), error, "")


def worth_of(moment: TurningPoint, seat: int) -> str:
    """Say what a turning point was worth to a seat."""
    worth = f"{100 * moment.worth[seat]:+.0f}% ± {max(1, round(100 * moment.errors[seat]))}"
    is_least = moment.kind == "slip" and not moment.searched
    return str(Message("review-least", worth=worth)) if is_least else worth
