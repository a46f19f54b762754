"""The row of objectives (WD-SETUP-13 to -19, WD-ANIMAL-12): which sides it takes, and drawing them.

A sort of side is one bit: easy or hard, each with or without animals. A token offers two sorts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from witchtable.engine.deal import Value
from witchtable.games.witchdom.components import WitchdomEdition
from witchtable.games.witchdom.entries import Level, Mix, Side

__all__ = ["ANIMAL", "draw", "lack", "sorts_of", "usual", "wanted"]

_EASY: Final = 1
_HARD: Final = 2
ANIMAL: Final = 4
"""A sort with animals is a sort without them, times this."""
_ALL: Final = 16  # sets of sorts


def usual(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> Mix | Level:
    """Look up how many hard and easy objectives there are for so many players (WD-SETUP-13)."""
    if seats == 1:
        return edition.solo.difficulty[options["difficulty"]]  # type: ignore[index]
    return edition.setup.objectives[str(seats)]  # type: ignore[index]


def wanted(edition: WitchdomEdition, seats: int, options: Mapping[str, Value]) -> tuple[int, ...]:
    """List the sorts of sides in the order in which they are drawn (WD-SETUP-14, -16, -17)."""
    mix = usual(edition, seats, options)
    hard = mix.hard + int(options["extra_hard"])
    easy = mix.easy + int(options["extra_easy"])
    sorts = (_HARD,) * hard + (_EASY,) * easy
    if seats > 1 and options["animals"]:
        names = edition.setup.animal_objective_sides
        if options["animal_sides"] != "mixed":
            names = (options["animal_sides"],) * 2  # type: ignore[assignment]
        for name in names[: int(options["animal_objectives"])]:
            sorts += (ANIMAL * (_HARD if name == "hard" else _EASY),)
    return sorts


def sorts_of(edition: WitchdomEdition) -> tuple[int, ...]:
    """Say which sorts each token of an edition offers."""

    def sort(side: Side, bit: int) -> int:
        return ANIMAL * bit if side.is_animal else bit

    return tuple(sort(token.easy, _EASY) | sort(token.hard, _HARD) for token in edition.objectives)


@lru_cache(maxsize=10_000)
def lack(sorts: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[int, int] | None:
    """Find sides that too few tokens have: how many are wanted, and how many there are.

    None if everything can be laid out: that is so unless some set of sorts has too few tokens (Hall).
    """
    for some in range(1, _ALL):
        needed = sum(1 for sort in sorts if sort & some)
        there = sum(1 for token in tokens if token & some)
        if needed > there:
            return needed, there
    return None


def draw(edition: WitchdomEdition, tokens: list[int], sorts: tuple[int, ...]) -> list[int]:
    """Take the first token that fits, for each side in turn; put aside what does not (WD-SETUP-15).

    A token does not fit either if what is left could not fill the rest of the row.
    """
    offered = sorts_of(edition)
    left = tokens[:]
    lying = []
    for at, sort in enumerate(sorts):
        token = next(token for token in left if _fits(offered, left, token, sorts[at:]))
        left.remove(token)
        lying.append(token * 2 + (sort in (_HARD, ANIMAL * _HARD)))
    return lying


def _fits(offered: tuple[int, ...], left: list[int], token: int, sorts: tuple[int, ...]) -> bool:
    """Say whether a token can lie for the first of these sorts, and others for the rest."""
    if not offered[token] & sorts[0]:
        return False
    return lack(sorts[1:], tuple(sorted(offered[other] for other in left if other != token))) is None
