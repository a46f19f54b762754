"""What refusals of all chapters share: how they are worded, and wrong moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.errors import IllegalAction, OutOfTurn
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.rules.phases import (
    BREW,
    COLLECT,
    NOVICES,
    PAY,
    PHASES,
    PLAY,
    REST,
    RESTORE,
)
from witchtable.games.witchdom.texts import seat_name

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["out_of_turn", "refuse", "wrong_moment"]


def refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, Message(f"witchdom-refuse-{reason}", **facts))


def out_of_turn(state: WitchdomState) -> IllegalAction:
    """Refuse whatever a seat asks that owes no decision."""
    if not state.deciders:
        return OutOfTurn("WD-END-03", Message("witchdom-refuse-over"))
    return OutOfTurn("WD-TURN-01", Message("witchdom-refuse-turn", whose=seat_name(state.turn)))


def wrong_moment(state: WitchdomState) -> IllegalAction:
    """Say what has to be done first."""
    clause = {
        NOVICES: "WD-SETUP-20",
        PLAY: "WD-TURN-01",
        RESTORE: "WD-TURN-07",
        COLLECT: "WD-COLLECT-04",
        REST: "WD-REST-05",
        BREW: "WD-TURN-07",
        PAY: "WD-BREW-05",
    }[state.phase]
    return refuse(clause, f"first-{PHASES[state.phase]}", points=state.points)
