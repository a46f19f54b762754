"""Final scoring (WD-SCORE): one function for each source of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.witchdom.components import KINDS, ONES, WitchdomEdition

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "SOURCES",
    "animal_points",
    "leftover_points",
    "objective_points",
    "points_by_source",
    "potion_points",
    "score_sheet",
    "tool_points",
    "winners",
    "witch_points",
]

SOURCES: Final = {
    "potions": "WD-SCORE-01",
    "witches": "WD-SCORE-02",
    "tools": "WD-SCORE-03",
    "objectives": "WD-SCORE-04",
    "leftovers": "WD-SCORE-05",
    "animals": "WD-SCORE-06",
}
"""Where points come from, and by which rule."""


def score_sheet(state: WitchdomState, seat: Seat) -> list[ScoreLine]:
    """List a seat's points by source, as they would count if the game ended now."""
    return [
        ScoreLine(f"witchdom-score-{source}", points, SOURCES[source])
        for source, points in points_by_source(state, seat).items()
    ]


def points_by_source(state: WitchdomState, seat: Seat) -> dict[str, int]:
    """Count a seat's points by source, as they would count if the game ended now."""
    edition = state.edition
    found = {
        "potions": potion_points(edition, state.clan_potions[seat]),
        "witches": witch_points(edition, state.clan_witches[seat]),
        "tools": tool_points(edition, edition.tool_kinds(state.clan_tools[seat])),
        "objectives": objective_points(edition, state.row, state.claimed, seat),
        "leftovers": leftover_points(edition, state.resources(seat)),
    }
    if state.animals:
        found["animals"] = animal_points(edition, edition.animal_kinds(state.clan_animals[seat]))
    return found


def winners(state: WitchdomState) -> tuple[Seat, ...]:
    """Find the highest total; ties go by objectives, then by potions (WD-SCORE-09, -10)."""
    standing = [
        (total, state.claimed.count(seat), len(state.clan_potions[seat]))
        for seat, total in enumerate(state.scores)
    ]
    best = max(standing)
    return tuple(seat for seat, result in enumerate(standing) if result == best)


def potion_points(edition: WitchdomEdition, potions: Sequence[int]) -> int:
    """Add up the potions of a clan (WD-SCORE-01)."""
    return sum([edition.potion_points[potion] for potion in potions])


def witch_points(edition: WitchdomEdition, witches: Sequence[int]) -> int:
    """Add up the witches of a clan (WD-SCORE-02)."""
    return sum([edition.witch_points[witch] for witch in witches])


def tool_points(edition: WitchdomEdition, kinds: int) -> int:
    """Say what these kinds of tools, given as bits, are worth in a clan (WD-SCORE-03)."""
    return edition.scoring.tools_ladder[ONES[kinds]]


def objective_points(
    edition: WitchdomEdition, row: Sequence[int], claimed: Sequence[int], seat: Seat
) -> int:
    """Add up the objectives of a row that a seat has taken (WD-SCORE-04)."""
    sides = edition.sides
    return sum(sides[side].points for side, owner in zip(row, claimed, strict=True) if owner == seat)


def leftover_points(edition: WitchdomEdition, held: Sequence[int]) -> int:
    """Say what the kinds of resources left over are worth (WD-SCORE-05)."""
    figures = edition.scoring
    kinds = KINDS - held.count(0)
    return min(kinds * figures.leftover_per_kind, figures.leftover_max)


def animal_points(edition: WitchdomEdition, kinds: int) -> int:
    """Say what these kinds of animals, given as bits, are worth in a clan (WD-SCORE-06)."""
    return edition.scoring.animals_ladder[ONES[kinds]]
