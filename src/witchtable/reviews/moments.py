"""Turning points: of all decisions and all luck, what mattered most to each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from witchtable.engine.moves import Seat
from witchtable.reviews.booking import Books
from witchtable.reviews.data import MomentKind
from witchtable.reviews.line import GameLine
from witchtable.reviews.plans import Change, PlanFigures, given_away, parts_left
from witchtable.reviews.tallies import Found

__all__ = ["DEAL", "NAMED", "SURE", "Turning", "is_slip", "turning_points"]

DEAL: Final = -1
"""The step that the deal carries: it leads to step 0."""
NAMED: Final = 0.02
"""Of the win: less is not worth a turning point."""
SURE: Final = 1.5
"""Standard errors that a figure must be away from zero."""
_OF_EACH: Final = 6
_LUCK_OF_EACH: Final = 2


Left = Mapping[Change, float]


class Turning(NamedTuple):
    """Something that changed shares: a decision or luck, before it is put into words."""

    step: int
    kind: MomentKind
    seat: Seat | None
    """Who decided; None: chance."""
    worth: list[float]
    errors: list[float]
    points: list[float]
    part: float = 1.0
    """Which part of what was measured that is."""

    @property
    def id(self) -> str:
        """What it is called: there is one of each kind at a step."""
        return f"{self.step}-{self.kind}"

    def is_sure(self, seat: Seat) -> bool:
        """Say whether it is worth naming to a seat, and more than its error."""
        return abs(self.worth[seat]) >= max(NAMED, SURE * self.errors[seat])

    def matters_to(self, seat: Seat) -> float:
        """Say how much of the win surely changed for a seat."""
        return max(0.0, abs(self.worth[seat]) - self.errors[seat])


def is_slip(line: GameLine, found: Found, step: int) -> bool:
    """Say whether something clearly better was there."""
    given = given_away(line, found, step)
    return given is not None and _is_named(given, line.moves[step][0])


def _is_named(figures: PlanFigures, seat: Seat) -> bool:
    mean, error = figures.means[seat], figures.errors[seat]
    return mean >= NAMED and mean >= SURE * error


def turning_points(
    line: GameLine, found: Found, shares: Books, points: Books
) -> list[tuple[Turning, list[Seat]]]:
    """Choose what mattered most to each seat; return it in the order of play, with whose it is."""
    left = parts_left(
        line,
        {step: entry.worth for step, entry in shares.decisions.items()},
        {step: entry.worth for step, entry in shares.luck.items()},
    )
    all_of_it = [*_decided(line, found, shares, points, left), *_lucky(shares, points, left)]
    chosen: dict[str, tuple[Turning, list[Seat]]] = {}
    for seat in range(line.seats):
        for turning in _most(all_of_it, seat):
            chosen.setdefault(turning.id, (turning, []))[1].append(seat)
    return sorted(chosen.values(), key=lambda one: (one[0].step, one[0].kind == "luck"))


def _decided(
    line: GameLine, found: Found, shares: Books, points: Books, left: Left
) -> Iterable[Turning]:
    """List the decisions: a slip by what it gave away, any other by what it was worth."""
    seats = line.seats
    for step, entry in shares.decisions.items():
        seat = line.moves[step][0]
        given = given_away(line, found, step)
        if given is not None and _is_named(given, seat):
            lost = [-mean for mean in given.means[: 2 * seats]]
            yield Turning(step, "slip", seat, lost[:seats], given.errors[:seats], lost[seats:])
        elif entry.worth[seat] > 0:
            part, in_points = left[Change(step, False)], points.decisions[step].worth
            find = _part(part, Turning(step, "find", seat, entry.worth, entry.errors, in_points))
            # What only moves the win from one of the others to another was found by nobody.
            if find.is_sure(seat):
                yield find


def _lucky(shares: Books, points: Books, left: Left) -> Iterable[Turning]:
    yield Turning(DEAL, "luck", None, shares.deal.worth, shares.deal.errors, points.deal.worth)
    for step, entry in shares.luck.items():
        part, in_points = left[Change(step, True)], points.luck[step].worth
        yield _part(part, Turning(step, "luck", None, entry.worth, entry.errors, in_points))


def _part(part: float, turning: Turning) -> Turning:
    """Take a part of it; how unsure it is stays."""
    return turning._replace(
        worth=[part * each for each in turning.worth],
        points=[part * each for each in turning.points],
        part=part,
    )


def _most(all_of_it: Iterable[Turning], seat: Seat) -> list[Turning]:
    """Choose the few that mattered most to a seat; not all of them luck."""
    sure = [one for one in all_of_it if one.is_sure(seat)]
    sure.sort(key=lambda one: (-one.matters_to(seat), one.step))
    chosen: list[Turning] = []
    luck = 0
    for one in sure:
        if one.kind == "luck":
            luck += 1
            if luck > _LUCK_OF_EACH:
                continue
        chosen.append(one)
        if len(chosen) == _OF_EACH:
            break
    return chosen
