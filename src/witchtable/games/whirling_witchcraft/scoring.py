"""Circles and winners (WW-WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.whirling_witchcraft.cubes import counts, total

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["score_sheet", "winners"]


def score_sheet(state: WhirlingState, seat: Seat) -> list[ScoreLine]:
    """List a circle by type: each cube is a point, however it came there (WW-WIN-07)."""
    cubes = zip(state.edition.kind_ids, counts(state.circle[seat]), strict=True)
    return [
        ScoreLine(f"whirling-witchcraft-score-{kind}", number, "WW-WIN-07") for kind, number in cubes
    ]


def winners(state: WhirlingState) -> tuple[Seat, ...]:
    """Find the fullest circle; ties go by types, then by the emptier workbench (WW-WIN-01 to -05).

    When the game ended because nothing moved any more, nobody may have reached the threshold; then
    everybody is compared (WW-HAND-08).
    """
    threshold = state.edition.rules.win_threshold
    seats = range(state.seats)
    able = [seat for seat in seats if total(state.circle[seat]) >= threshold] or list(seats)
    standing = {seat: _standing(state, seat) for seat in able}
    best = max(standing.values())
    return tuple(seat for seat in able if standing[seat] == best)


def _standing(state: WhirlingState, seat: Seat) -> tuple[int, int, int]:
    circle = state.circle[seat]
    types = sum(1 for number in counts(circle) if number)
    return total(circle), types, -total(state.bench[seat])
