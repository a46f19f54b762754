"""Booking every change of a share: to who decided, to the others' decisions, or to chance.

    share of step k+1 = share of step k + decision of step k + luck of step k

A decision changes shares by what it is worth against ordinary play, as its seat could know then. Where
a move showed nothing new, there is no luck; where it did, the share is measured anew, and the rest is
luck. So the account adds up whatever is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, hypot
from typing import NamedTuple

from witchtable.reviews.data import Printed, SeatAccount
from witchtable.reviews.evaluator import result_of
from witchtable.reviews.line import GameLine
from witchtable.reviews.plans import given_away
from witchtable.reviews.tallies import Found, Tally

__all__ = ["Booking", "Books", "accounts", "keep_books", "spread"]


class Booking(NamedTuple):
    """A change for each seat, with its errors."""

    worth: list[float]
    errors: list[float]


class Books(NamedTuple):
    """All changes of one kind of thing, shares or points."""

    fair: list[float]
    levels: list[list[float]]
    """What everybody may expect, by step."""
    level_errors: list[list[float]]
    deal: Booking
    decisions: dict[int, Booking]
    """By step; those with only one choice are none."""
    luck: dict[int, Booking]
    """By the step whose move showed something new."""
    unforeseen: dict[int, Booking]
    """Where a round ended: what was only seen by looking a round further. It counts as luck."""


def keep_books(line: GameLine, found: Found, fair: Sequence[float], *, points: bool) -> Books:
    """Book every change, in shares or in points."""
    seats = line.seats
    first = seats if points else 0
    places = range(first, first + seats)

    def measured(step: int) -> Booking:
        if step == line.steps and line.is_over:
            end = line.states[-1]
            exact = [float(score) for score in end.scores] if points else result_of(end)
            return Booking(exact, [0.0] * seats)
        return _entry(found.anchors[step], places)

    anchors = set(line.anchors)
    level = measured(0)
    levels, errors = [level.worth], [level.errors]
    decisions: dict[int, Booking] = {}
    luck: dict[int, Booking] = {}
    unforeseen: dict[int, Booking] = {}
    for step in range(line.steps):
        judgement = found.judgements.get(step)
        if judgement is not None and judgement.worth.count:
            decisions[step] = _entry(judgement.worth, places)
            level = _add(level, decisions[step])
        if step + 1 in anchors:
            new = measured(step + 1)
            change = _add(new, level, -1)
            further = found.ahead.get(step + 1)
            if further is not None:
                unforeseen[step] = _entry(further, places)
                change = Booking(_add(change, unforeseen[step], -1).worth, change.errors)
            luck[step] = change
            level = new
        levels.append(level.worth)
        errors.append(level.errors)
    deal = Booking([now - before for now, before in zip(levels[0], fair, strict=True)], errors[0])
    return Books(list(fair), levels, errors, deal, decisions, luck, unforeseen)


def _entry(tally: Tally, places: range) -> Booking:
    return Booking([tally.mean(at) for at in places], [tally.error(at) for at in places])


def _add(one: Booking, other: Booking, sign: int = 1) -> Booking:
    return Booking(
        [a + sign * b for a, b in zip(one.worth, other.worth, strict=True)],
        [hypot(a, b) for a, b in zip(one.errors, other.errors, strict=True)],
    )


# -- accounts ----------------------------------------------------------------------------------------


def accounts(line: GameLine, found: Found, books: Books, *, scale: int) -> list[SeatAccount]:
    """Sum up what was booked for each seat; printed figures are parts of `scale`."""
    seats = range(line.seats)
    result = books.levels[-1]
    own: list[list[Booking]] = [[] for _ in seats]
    for step, entry in books.decisions.items():
        own[line.moves[step][0]].append(entry)
    lines: list[dict[str, float]] = []
    for seat in seats:
        others = [entry for other in seats if other != seat for entry in own[other]]
        skill = fsum(entry.worth[seat] for entry in own[seat])
        gifts = fsum(entry.worth[seat] for entry in others)
        unforeseen = fsum(entry.worth[seat] for entry in books.unforeseen.values())
        chance = fsum(entry.worth[seat] for entry in books.luck.values())
        luck = fsum([books.deal.worth[seat], chance, unforeseen])
        skill_error = hypot(*(entry.errors[seat] for entry in own[seat]))
        gifts_error = hypot(*(entry.errors[seat] for entry in others))
        lines.append(
            {
                "fair": books.fair[seat],
                "skill": skill,
                "gifts": gifts,
                "luck": luck,
                "unforeseen": unforeseen,
                "result": result[seat],
                "skill_error": skill_error,
                "gifts_error": gifts_error,
                # What is sure in the end leaves luck as unsure as the decisions are together.
                "luck_error": hypot(skill_error, gifts_error, books.level_errors[-1][seat]),
            }
        )
    printed = _print(lines, scale)
    given = [_given_away(line, found, seat, points=scale == 1) for seat in seats]
    return [
        SeatAccount(
            seat=seat, **lines[seat], printed=printed[seat],
            given_away=max(0.0, given[seat][0]), given_away_error=given[seat][1],
            decisions=len(own[seat]),
        )
        for seat in seats
    ]  # fmt: skip


def _given_away(line: GameLine, found: Found, seat: int, *, points: bool) -> tuple[float, float]:
    """Sum up how much better the best choices found were; what is not sure cancels out."""
    place = seat + line.seats * points
    own = [step for step in found.judgements if line.moves[step][0] == seat]
    given = [one for step in own if (one := given_away(line, found, step)) is not None]
    return fsum(one.means[place] for one in given), hypot(*(one.errors[place] for one in given))


def _print(lines: Sequence[dict[str, float]], scale: int) -> list[Printed]:
    """Round all figures to whole ones that add up, along every line and down every column."""
    fair = spread([line["fair"] * scale for line in lines])
    luck = spread([line["luck"] * scale for line in lines])
    result = spread([line["result"] * scale for line in lines])
    skill = [round(line["skill"] * scale) for line in lines]
    return [
        Printed(a, b, end - a - b - c, c, end)
        for a, b, c, end in zip(fair, skill, luck, result, strict=True)
    ]


def spread(numbers: Sequence[float]) -> list[int]:
    """Round numbers to whole ones whose sum is the rounded sum: the nearest that do that."""
    found = [round(number) for number in numbers]
    missing = round(fsum(numbers)) - sum(found)
    step = 1 if missing > 0 else -1
    order = sorted(range(len(numbers)), key=lambda at: step * (found[at] - numbers[at]))
    for at in order[: abs(missing)]:
        found[at] += step
    return found
