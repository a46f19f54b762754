"""The Rest action (WD-REST)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.games.witchdom.actions import Rest
from witchtable.games.witchdom.events import Rested
from witchtable.games.witchdom.rules.phases import DONE, EMPTY, PLAY, REST
from witchtable.games.witchdom.rules.refusing import refuse, wrong_moment
from witchtable.games.witchdom.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["CHAPTER", "go_on"]


def _forbidden(state: WitchdomState, seat: Seat, action: Rest) -> IllegalAction | None:  # noqa: ARG001
    if state.phase != PLAY:
        return wrong_moment(state)
    return None if state.piles[seat] else refuse("WD-TURN-03", "nothing-played")


def _rest(state: WitchdomState, seat: Seat, action: Rest) -> None:  # noqa: ARG001
    """Take the whole played pile into hand, then resources (WD-REST-01, -02)."""
    pile = state.piles[seat]
    state.hands[seat] += pile
    state.piles[seat] = ()
    if state.events is not None:
        state.tell(Rested(seat, tuple(state.edition.card_ids[card] for card in pile)))
    state.phase = REST
    state.points = state.edition.setup.rest_resources
    go_on(state)


def go_on(state: WitchdomState) -> None:
    """End the turn when enough was taken, or nothing is left to take (WD-REST-05)."""
    if not state.points or max(state.tokens) == EMPTY:
        state.points = 0
        state.phase = DONE


CHAPTER: Final = Chapter(
    (ActionRules(Rest, _rest, _forbidden, ("WD-TURN-01", "WD-TURN-03", "WD-REST-01"), plain_label),)
)
