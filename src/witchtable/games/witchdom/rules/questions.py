"""What is asked of a seat now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchdom.actions import Brew, Rest, Tame
from witchtable.games.witchdom.rules.paying import potion_name
from witchtable.games.witchdom.rules.phases import PHASES
from witchtable.games.witchdom.texts import place

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["question"]


def question(state: WitchdomState, seat: Seat) -> Message:
    """Say what is asked of a seat now, and nothing that it cannot do."""
    phase = PHASES[state.phase]
    if seat not in state.deciders:
        return Message("witchdom-ask-over" if phase == "over" else "witchdom-ask-wait")
    edition = state.edition
    possible = {type(action) for action in state.legal(seat)}
    if phase == "play" and len(possible) == 1:
        phase = "rest-only" if Rest in possible else "play-only"
    if Tame in possible:
        phase = "brew-or-tame" if Brew in possible else "tame"
    return Message(
        f"witchdom-ask-{phase}",
        place=place(edition.locations[state.location]),
        points=state.points,
        potion=potion_name(state),
    )
