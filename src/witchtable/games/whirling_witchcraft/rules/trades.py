"""The Witch of All Trades (WW-P-TRADES) may claim a cube of a full set in her cauldron."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.chapters import ActionRules, Chapter
from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Claim
from witchtable.games.whirling_witchcraft.cubes import ONE, fits
from witchtable.games.whirling_witchcraft.events import CircleClaimed
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.phases import TRADES
from witchtable.games.whirling_witchcraft.rules.refusing import unknown_type, wrong_moment
from witchtable.games.whirling_witchcraft.texts import plain_label

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["CHAPTER", "choices", "decline", "traders"]

_FULL_SET: Final = sum(ONE)


def traders(state: WhirlingState) -> int:
    """Witches of All Trades whose cauldron holds one of each (WW-P-TRADES-01, WW-ENG-10)."""
    return sum(
        1 << seat
        for seat in range(state.seats)
        if state.power(seat) == "full-set" and fits(_FULL_SET, state.cauldron[seat])
    )


def choices(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    """Claim a cube of any type (there is one of each, or she would not be asked), or decline."""
    return [*state.offers.claim, state.offers.done]


def _forbidden(state: WhirlingState, seat: Seat, action: Claim) -> IllegalAction | None:  # noqa: ARG001
    return wrong_moment(state, TRADES, "WW-P-TRADES-01") or unknown_type(state, action.type)


def _claim(state: WhirlingState, seat: Seat, action: Claim) -> None:
    """Move one cube from the cauldron to the circle (WW-P-TRADES-02)."""
    cube = ONE[state.edition.kind_index[action.type]]
    state.cauldron[seat] -= cube
    state.circle[seat] += cube
    if state.events is not None:
        state.tell(CircleClaimed(seat, action.type))
    sealed.commit(state, seat)


def decline(state: WhirlingState, seat: Seat) -> None:
    """Leave the cauldron as it is."""
    if state.events is not None:
        state.tell(CircleClaimed(seat, None))
    sealed.commit(state, seat)


CHAPTER: Final[Chapter] = Chapter(
    (ActionRules(Claim, _claim, _forbidden, ("WW-P-TRADES-01",), plain_label),), {TRADES: choices}
)
