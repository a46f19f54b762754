"""What is asked of a seat now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.texts import Message
from witchtable.games.witchstone.actions import Discard, Place
from witchtable.games.witchstone.entries import SCROLL, SYMBOLS
from witchtable.games.witchstone.rules.agenda import GRANTED, LEFT, RIM, SYMBOL
from witchtable.games.witchstone.rules.phases import PHASES
from witchtable.games.witchstone.texts import seat_name, word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["question"]


def question(state: WitchstoneState, seat: Seat) -> Message:
    """Say what is asked of a seat now."""
    phase = PHASES[state.phase]
    if seat not in state.deciders:
        waiting = seat_name(state.turn)
        over = Message("witchstone-ask-over")
        return Message("witchstone-ask-wait", waiting=waiting) if state.deciders else over
    if phase == "place":
        offered = {type(action) for action in state.legal(seat)}
        if Place not in offered:
            phase = "discard" if Discard in offered else "make-room"
    if phase != "work":
        return Message(f"witchstone-ask-{phase}", round=state.round)
    symbol = SYMBOLS[state.batches[SYMBOL]]
    left, granted = state.batches[LEFT], state.batches[GRANTED]
    if symbol == SYMBOLS[SCROLL]:
        left = min(left, len(state.display))
    spent = "witchstone-ask-rim" if state.batches[RIM] else "witchstone-ask-spent"
    return Message(
        f"witchstone-ask-{symbol}" if left else spent,
        symbol=word(symbol),
        left=left,
        granted=granted,
        held=len(state.held),
    )
