"""Final scoring (WD-SCORE): one function for each source of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.witchdom.components import KINDS

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["score_sheet", "winners"]


def score_sheet(state: WitchdomState, seat: Seat) -> list[ScoreLine]:
    """List a seat's points by source, as they would count if the game ended now."""
    sheet = [
        ScoreLine("witchdom-score-potions", _potions(state, seat), "WD-SCORE-01"),
        ScoreLine("witchdom-score-witches", _witches(state, seat), "WD-SCORE-02"),
        ScoreLine("witchdom-score-tools", _tools(state, seat), "WD-SCORE-03"),
        ScoreLine("witchdom-score-objectives", _objectives(state, seat), "WD-SCORE-04"),
        ScoreLine("witchdom-score-leftovers", _leftovers(state, seat), "WD-SCORE-05"),
    ]
    if state.animals:
        sheet.append(ScoreLine("witchdom-score-animals", _animals(state, seat), "WD-SCORE-06"))
    return sheet


def winners(state: WitchdomState) -> tuple[Seat, ...]:
    """Find the highest total; ties go by objectives, then by potions (WD-SCORE-09, -10)."""
    standing = [
        (total, state.claimed.count(seat), len(state.clan_potions[seat]))
        for seat, total in enumerate(state.scores)
    ]
    best = max(standing)
    return tuple(seat for seat, result in enumerate(standing) if result == best)


def _potions(state: WitchdomState, seat: Seat) -> int:
    return sum(state.edition.potion_points[potion] for potion in state.clan_potions[seat])


def _witches(state: WitchdomState, seat: Seat) -> int:
    return sum(state.edition.witch_points[witch] for witch in state.clan_witches[seat])


def _tools(state: WitchdomState, seat: Seat) -> int:
    kinds = {state.edition.potion_tool[card] for card in state.clan_tools[seat]}
    return state.edition.scoring.tools_ladder[len(kinds)]


def _objectives(state: WitchdomState, seat: Seat) -> int:
    sides = state.edition.sides
    return sum(
        sides[side].points
        for side, owner in zip(state.row, state.claimed, strict=True)
        if owner == seat
    )


def _leftovers(state: WitchdomState, seat: Seat) -> int:
    figures = state.edition.scoring
    kinds = KINDS - state.resources(seat).count(0)
    return min(kinds * figures.leftover_per_kind, figures.leftover_max)


def _animals(state: WitchdomState, seat: Seat) -> int:
    kinds = {state.edition.witch_animal[card] for card in state.clan_animals[seat]}
    return state.edition.scoring.animals_ladder[len(kinds)]
