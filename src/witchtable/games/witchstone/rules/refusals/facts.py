"""What all refusals share: how they are worded, wrong moments, what lies on a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchstone.cauldron import BITS, SPACE_INDEX
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.rules import crystals, turn
from witchtable.games.witchstone.rules.agenda import LEFT, SYMBOL
from witchtable.games.witchstone.rules.phases import ORDER, PHASES, PLACE, TOWER, WORK
from witchtable.games.witchstone.texts import word

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["lying_on", "not_running", "refuse", "wrong_moment"]


def refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, Message(f"witchstone-refuse-{reason}", **facts))


def wrong_moment(state: WitchstoneState) -> IllegalAction:
    """Say what has to be done first."""
    if state.phase == WORK and turn.is_setup(state):
        return refuse("WS-SETUP-11", "first-chip")
    clause = {TOWER: "WS-SETUP-09", PLACE: "WS-TURN-02", ORDER: "WS-TURN-05", WORK: "WS-TURN-06"}
    return refuse(clause[state.phase], f"first-{PHASES[state.phase]}")


def not_running(state: WitchstoneState, symbol: int) -> IllegalAction | None:
    """Refuse an action whose batch does not run, or has no actions left."""
    if state.phase != WORK:
        return wrong_moment(state)
    running = state.batches[SYMBOL]
    if running != symbol:
        wanted, runs = word(SYMBOLS[symbol]), word(SYMBOLS[running])
        return refuse("WS-BONUS-04", "other-batch", wanted=wanted, runs=runs)
    if not state.batches[LEFT]:
        return refuse("WS-BONUS-11", "spent", symbol=word(SYMBOLS[symbol]))
    return None


def lying_on(state: WitchstoneState, seat: Seat, space: str) -> Message:
    """Name what makes a space not empty (WS-TURN-04)."""
    bit = BITS[SPACE_INDEX[space]]
    if crystals.in_cauldron(state, seat) & bit:
        return Message("witchstone-lies-crystal")
    if any(printed & bit for printed in state.edition.printed):
        return Message("witchstone-lies-printed")
    special = any(BITS[at] == bit for _, at in state.laid_specials[seat])
    return Message("witchstone-lies-special" if special else "witchstone-lies-tile")
