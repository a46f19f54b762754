"""The phases of the game and of a turn, in the order in which they come (WD-TURN-07).

What is asked in a phase, and what comes first there, is said by the chapter that it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Seat
from witchtable.engine.texts import Argument, Message
from witchtable.games.witchdom.events import EndTriggered

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = [
    "BREW",
    "COLLECT",
    "DONE",
    "EMPTY",
    "NAMES",
    "NOVICES",
    "OVER",
    "PAY",
    "PLAY",
    "REST",
    "RESTORE",
    "SPACES",
    "Phase",
    "begin_end_phase",
    "refuse",
    "wrong_moment",
]

NOVICES: Final = 0  # choose a pair of novices, before the first turn
PLAY: Final = 1  # play a card, or rest
RESTORE: Final = 2  # use the restoration symbol or leave it
COLLECT: Final = 3  # use action points, location by location
REST: Final = 4  # take resources while resting
BREW: Final = 5  # brew, tame, or end the turn
PAY: Final = 6  # choose how to pay for the potion
DONE: Final = 7  # the turn is over; nobody is asked anything in this phase
OVER: Final = 8

NAMES: Final = ("novices", "play", "restore", "collect", "rest", "brew", "pay", "done", "over")

SPACES: Final = 3
"""Tokens at a location: those of location p are `tokens[p * SPACES : (p + 1) * SPACES]`."""

EMPTY: Final = -1
"""A gap on the board, an objective nobody has taken, no potion being paid for."""


class Phase(NamedTuple):
    """What a chapter says of a phase in which it asks somebody."""

    first: str
    """The rule by which this comes before whatever else is asked for."""
    help: tuple[str, ...]
    """The rules that help whoever has to decide."""
    question: Callable[[Any, Seat], Message]
    """Say in one sentence what is asked, and nothing that cannot be done. (Any: our state.)"""


def refuse(clause: str, reason: str, **facts: Argument) -> IllegalAction:
    """Build a refusal: its clause, and its message with the facts."""
    return IllegalAction(clause, Message(f"witchdom-refuse-{reason}", **facts))


def wrong_moment(state: WitchdomState) -> IllegalAction:
    """Say what has to be done first."""
    phase = state.phase
    return refuse(state.phases[phase].first, f"first-{NAMES[phase]}", points=state.points)


def begin_end_phase(state: WitchdomState, cause: str) -> None:
    """Begin the end phase: finish this round, then play one more (WD-END-03, -09, -11)."""
    if state.last_round:
        return  # already begun, or a solo game, whose length is fixed (WD-SOLO-09)
    state.last_round = state.round + 1
    if state.events is not None:
        state.tell(EndTriggered(cause, state.last_round))
