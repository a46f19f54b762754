"""What a decision was worth as a part of its turn: with what the seat went on to make of it.

Ordinary play goes on from every choice as instinct would. Whoever had something better in mind is
not to be told of a slip, or of bad luck, and a few moves later in the same turn of a find that makes
up for it. So a slip counts from the best that the seat made of it, and among the turning points a find
first pays back what its turn had lost. The account books every change as it was measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Final, NamedTuple

from witchtable.engine.moves import Seat
from witchtable.reviews.line import GameLine
from witchtable.reviews.tallies import Found, Tally

__all__ = ["Change", "PlanFigures", "given_away", "parts_left"]

_UNSEARCHED: Final = ((40, 0.05), (120, 0.025))
"""What a longer search changes later, of the win, by how long it was so far (iterations below): the
spread in three games that was left when what sampling explains was taken away (docs/review.md)."""
_SURE: Final = 1.5  # standard errors: what is less sure is not taken for a plan


class PlanFigures(NamedTuple):
    """Means and their errors, in the places of a judgement: shares, points, sources."""

    means: list[float]
    errors: list[float]


def given_away(line: GameLine, found: Found, step: int) -> PlanFigures | None:
    """Say how much more the best choice found was worth; None: nothing was measured.

    Where nothing else was found it is nothing, but no surer than the search was long.
    """
    judgement = found.judgements.get(step)
    if judgement is None or not judgement.worth.count:
        return None
    doubt = next((more for below, more in _UNSEARCHED if judgement.iterations < below), 0.0)
    shares = range(line.seats)  # points and sources have scales of their own
    if not judgement.versus.count:
        places = range(len(judgement.worth.sums))
        return PlanFigures([0.0 for _ in places], [doubt * (at in shares) for at in places])
    seat, versus, made = line.moves[step][0], judgement.versus, _made_of(line, found, step)
    lost, regained = versus.mean(seat), sum(worth.mean(seat) for worth in made)
    # No more is made good than was lost: whatever else the turn brought is booked there.
    part = 0.0 if lost <= 0 or not made else min(1.0, lost / regained)
    places = range(len(versus.sums))
    return PlanFigures(
        [versus.mean(at) - part * sum(worth.mean(at) for worth in made) for at in places],
        [
            hypot(versus.error(at), doubt * (at in shares), *(part * worth.error(at) for worth in made))
            for at in places
        ],
    )


def _made_of(line: GameLine, found: Found, step: int) -> list[Tally]:
    """Find how much of the rest of the turn brought its seat most, for sure."""
    seat = line.moves[step][0]
    run: list[Tally] = []
    best: list[Tally] = []
    total = error = most = 0.0
    for later in range(step + 1, line.turn_at(step).stop):
        judgement = found.judgements.get(later)
        if judgement is None or not judgement.worth.count:
            continue
        run.append(judgement.worth)
        total += judgement.worth.mean(seat)
        error = hypot(error, judgement.worth.error(seat))
        if total > most and total >= _SURE * error:
            best, most = list(run), total
    return best


class Change(NamedTuple):
    """A change of a share by a step: by what was decided there, or by luck."""

    step: int
    is_luck: bool


def parts_left(
    line: GameLine, decided: Mapping[int, list[float]], luck: Mapping[int, list[float]]
) -> dict[Change, float]:
    """Say which part of each change is left when every find has paid back what its turn had lost."""
    left: dict[Change, float] = {}
    for turn in line.turns:
        left |= _paid_back(turn, line.moves[turn.start][0], decided, luck)
    return left


def _paid_back(
    turn: range, seat: Seat, decided: Mapping[int, list[float]], luck: Mapping[int, list[float]]
) -> dict[Change, float]:
    booked: dict[Change, float] = {}
    for step in turn:
        for changes, is_luck in ((decided, False), (luck, True)):
            if step in changes:
                booked[Change(step, is_luck)] = changes[step][seat]
    rest = dict(booked)
    for at, change in enumerate(booked):
        if change.is_luck:
            continue
        for lost in reversed(list(booked)[:at]):
            paid = max(0.0, min(rest[change], -rest[lost]))
            rest[change] -= paid
            rest[lost] += paid
    return {change: rest[change] / worth if worth else 1.0 for change, worth in booked.items()}
