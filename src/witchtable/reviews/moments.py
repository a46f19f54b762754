"""Turning points: of all decisions and all luck, what mattered most to each seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from witchtable.engine.moves import Seat
from witchtable.reviews.booking import Books
from witchtable.reviews.data import MomentKind
from witchtable.reviews.line import GameLine
from witchtable.reviews.tallies import Found, Judgement

__all__ = ["DEAL", "NAMED", "SURE", "Turning", "is_slip", "turning_points"]

DEAL: Final = -1
"""The step that the deal carries: it leads to step 0."""
NAMED: Final = 0.02
"""Of the win: less is not worth a turning point."""
SURE: Final = 1.5
"""Standard errors that a figure must be away from zero."""
_OF_EACH: Final = 6
_LUCK_OF_EACH: Final = 2


class Turning(NamedTuple):
    """Something that changed shares: a decision or luck, before it is put into words."""

    step: int
    kind: MomentKind
    seat: Seat | None
    """Who decided; None: chance."""
    worth: list[float]
    errors: list[float]
    points: list[float]

    @property
    def id(self) -> str:
        """What it is called: there is one of each kind at a step."""
        return f"{self.step}-{self.kind}"

    def matters_to(self, seat: Seat) -> float:
        """Say how much of the win surely changed for a seat."""
        return max(0.0, abs(self.worth[seat]) - self.errors[seat])


def is_slip(judgement: Judgement | None, seat: Seat) -> bool:
    """Say whether something clearly better was there."""
    if judgement is None or not judgement.versus.count:
        return False
    given, error = judgement.versus.mean(seat), judgement.versus.error(seat)
    return given >= NAMED and given >= SURE * error


def turning_points(
    line: GameLine, found: Found, shares: Books, points: Books
) -> list[tuple[Turning, list[Seat]]]:
    """Choose what mattered most to each seat; return it in the order of play, with whose it is."""
    all_of_it = [*_decided(line, found, shares, points), *_lucky(shares, points)]
    chosen: dict[str, tuple[Turning, list[Seat]]] = {}
    for seat in range(line.seats):
        for turning in _most(all_of_it, seat):
            chosen.setdefault(turning.id, (turning, []))[1].append(seat)
    return sorted(chosen.values(), key=lambda one: (one[0].step, one[0].kind == "luck"))


def _decided(line: GameLine, found: Found, shares: Books, points: Books) -> Iterable[Turning]:
    """List the decisions: a slip by what it gave away, any other by what it was worth."""
    seats = line.seats
    for step, entry in shares.decisions.items():
        seat = line.moves[step][0]
        judgement = found.judgements[step]
        if is_slip(judgement, seat):
            versus = judgement.versus
            worth = [-versus.mean(at) for at in range(seats)]
            errors = [versus.error(at) for at in range(seats)]
            in_points = [-versus.mean(seats + at) for at in range(seats)]
            yield Turning(step, "slip", seat, worth, errors, in_points)
        elif entry.worth[seat] > 0:
            yield Turning(step, "find", seat, entry.worth, entry.errors, points.decisions[step].worth)


def _lucky(shares: Books, points: Books) -> Iterable[Turning]:
    yield Turning(DEAL, "luck", None, shares.deal.worth, shares.deal.errors, points.deal.worth)
    for step, entry in shares.luck.items():
        yield Turning(step, "luck", None, entry.worth, entry.errors, points.luck[step].worth)


def _most(all_of_it: Iterable[Turning], seat: Seat) -> list[Turning]:
    """Choose the few that mattered most to a seat; not all of them luck."""
    sure = [
        one
        for one in all_of_it
        if abs(one.worth[seat]) >= NAMED and abs(one.worth[seat]) >= SURE * one.errors[seat]
    ]
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
