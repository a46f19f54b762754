"""Before recipes are played: Uncontrolled Powers takes cubes, Initiates may redraw (WW-P)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Gain, Keep, Redraw
from witchtable.games.whirling_witchcraft.cubes import ONE, counts
from witchtable.games.whirling_witchcraft.events import (
    Gained,
    HandDiscarded,
    PersonalityDiscarded,
    RedrawsRevealed,
)
from witchtable.games.whirling_witchcraft.rules import passing, sealed
from witchtable.games.whirling_witchcraft.rules.phases import EMPTY, REDRAW, UNCONTROLLED
from witchtable.games.whirling_witchcraft.rules.refusing import unknown_type, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "CHAPTER",
    "choices_of_cubes",
    "choices_of_hand",
    "redraw_hands",
    "redrawers",
    "uncontrolled",
]


def _seats_with(state: WhirlingState, power: str) -> int:
    """The seats whose personality has a power, as bits."""
    return sum(1 << seat for seat in range(state.seats) if state.power(seat) == power)


# -- Uncontrolled Powers ------------------------------------------------------------------------


def uncontrolled(state: WhirlingState) -> int:
    """Uncontrolled Powers must take cubes, every round (WW-P-UNCON-01)."""
    return _seats_with(state, "forced-gain")


def choices_of_cubes(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Take cubes of any one type: it must be done (WW-P-UNCON-01)."""
    return [*state.offers.gain]


def _cannot_gain(state: WhirlingState, seat: Seat, action: Gain) -> IllegalAction | None:  # noqa: ARG001
    problem = wrong_moment(state, UNCONTROLLED, "WW-P-UNCON-01")
    return problem or unknown_type(state, action.type)


def _gain(state: WhirlingState, seat: Seat, action: Gain) -> None:
    """Add the cubes to the workbench; what does not fit goes to the left (WW-P-UNCON-02)."""
    edition = state.edition
    kind = edition.kind_index[action.type]
    amount = edition.personalities[state.personality[seat]].amount
    room = edition.capacity[kind] - counts(state.bench[seat])[kind]
    stored = min(amount, room)
    state.bench[seat] += stored * ONE[kind]
    state.circle[state.left_of(seat)] += (amount - stored) * ONE[kind]
    if state.events is not None:
        state.tell(Gained(seat, action.type, stored, amount - stored))
    sealed.commit(state, seat)


# -- Initiates ----------------------------------------------------------------------------------


def redrawers(state: WhirlingState) -> int:
    """Initiates who have not redrawn yet (WW-P-INITIATE-01)."""
    return _seats_with(state, "redraw")


def choices_of_hand(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Keep the hand, or redraw once in the game."""
    return [state.offers.keep, state.offers.redraw]


def _not_asked(state: WhirlingState, seat: Seat, action: Keep | Redraw) -> IllegalAction | None:  # noqa: ARG001
    return wrong_moment(state, REDRAW, "WW-P-INITIATE-01")


def _redraw(state: WhirlingState, seat: Seat, action: Redraw) -> None:  # noqa: ARG001
    """Decide in secret to redraw."""
    state.choice[seat] = 1
    sealed.commit(state, seat)


def _keep(state: WhirlingState, seat: Seat, action: Keep) -> None:  # noqa: ARG001
    """Decide in secret to keep the hand."""
    state.choice[seat] = 0
    sealed.commit(state, seat)


def redraw_hands(state: WhirlingState) -> None:
    """All discard first; then each in turn draws (WW-P-INITIATE-02)."""
    if not state.owing:
        return
    edition = state.edition
    redrawing = [seat for seat in state.in_initiative_order() if state.choice[seat] == 1]
    if state.events is not None:
        state.tell(RedrawsRevealed(tuple(sorted(redrawing))))
    for seat in redrawing:
        hand, state.hands[seat] = state.hands[seat], ()
        state.discards += hand
        personality, state.personality[seat] = state.personality[seat], EMPTY
        state.returned += (personality,)
        if state.events is not None:
            state.tell(HandDiscarded(seat, len(hand)))
            state.tell(PersonalityDiscarded(seat, edition.personalities[personality].id))
    for seat in redrawing:
        passing.draw_cards(state, seat, edition.setup.hand_limit)
    state.choice[:] = [EMPTY] * state.seats


CHAPTER: Final[Chapter] = Chapter(
    (
        ActionRules(Gain, _gain, _cannot_gain, ("WW-P-UNCON-01",), plain_label),
        ActionRules(Redraw, _redraw, _not_asked, ("WW-P-INITIATE-01",), plain_label),
        ActionRules(Keep, _keep, _not_asked, ("WW-P-INITIATE-01",), plain_label),
    ),
    {UNCONTROLLED: choices_of_cubes, REDRAW: choices_of_hand},
)
