"""Magic chips (WS-CONT-08): kept for good, with one action or points when they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.bonuses import BLACK_CHIP, CHIP
from witchtable.games.witchstone.entries import POINTS
from witchtable.games.witchstone.events import ChipScored
from witchtable.games.witchstone.rules import agenda
from witchtable.games.witchstone.scoring import CHIPS, score

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["gain"]


def gain(
    state: WitchstoneState,
    seat: Seat,
    front: int,
    told: type[ChipScored],
    *,
    is_black: bool = False,
) -> None:
    """Keep a chip; score its points at once or hold its bonus (WS-WITCH-11, WS-CRYSTAL-10).

    `told` is the event for points: it names the rule. The chip is owned from now on, also while its
    bonus waits and if that lapses (WS-BONUS-10, WS-WAND-14).
    """
    state.kept[seat] += (front,)
    if front != POINTS:
        agenda.hold(state, (BLACK_CHIP if is_black else CHIP) + front)
        return
    figures = state.edition.scoring
    points = figures.black_points_chip if is_black else figures.points_chip
    score(state, seat, CHIPS, points)
    if state.events is not None:
        state.tell(told(seat, points))
