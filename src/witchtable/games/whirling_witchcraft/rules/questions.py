"""What is asked of a seat now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.engine.record import LETTERS
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft.rules import study
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, BREW, PHASES, PLAY
from witchtable.games.whirling_witchcraft.texts import name

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["question"]

_CONFIRMED: Final = {ARCANA: "arcana-confirm", BREW: "brew-confirm"}
"""What is asked when a draft cannot go on (WW-ENG-16)."""


def question(state: WhirlingState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    if seat not in state.deciders:
        waiting = [Message("seat", seat=LETTERS[other]) for other in state.deciders]
        over = not state.deciders
        return Message(f"whirling-witchcraft-ask-{'over' if over else 'wait'}", waiting=waiting)
    phase = PHASES[state.phase]
    if state.phase == PLAY and study.has_gambled(state, seat):
        recipe = state.edition.recipes[state.gamble]
        return Message("whirling-witchcraft-ask-dare", recipe=name(state.edition, recipe.id))
    if state.legal(seat)[0] == state.offers.done:
        phase = _CONFIRMED[state.phase]  # no step is left to make
    return Message(f"whirling-witchcraft-ask-{phase}")
