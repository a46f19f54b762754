"""What makes a position of Witchdom good, and how the levels think about it.

`brews.py` (what the next card or brew would bring) and `plans.py` (which brews come next, and when) are
what both the judge (`features.py`) and the first sight (`instinct.py`, `board.py`) look at.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Mind, SearchSettings, Weights, read_weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.mind.features import FEATURES, HAND, measure
from witchtable.games.witchdom.mind.instinct import instinct
from witchtable.games.witchdom.mind.plans import rounds_to_end_phase
from witchtable.games.witchdom.mind.playing import play
from witchtable.games.witchdom.rules.phases import COLLECT, NOVICES, PAY, REST
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["MIND"]


def _progress(state: State) -> float:
    """Say how far the game has come."""
    assert isinstance(state, WitchdomState)
    if state.last_round:
        left = state.last_round - state.round
        return max(0.0, 1 - left / state.last_round) if state.solo else 1.0 - 0.05 * left
    return min(0.93, state.round / (state.round + 1 + rounds_to_end_phase(state)))


def _turn(state: State) -> int:
    """Count the turns begun so far, except Ostara's, who decides nothing."""
    assert isinstance(state, WitchdomState)
    return state.round if state.solo else state.round * state.seats + state.turn


def _round(state: State) -> int:
    """Name the round."""
    assert isinstance(state, WitchdomState)
    return state.round


def _lap(state: State) -> int:
    """Count the turns of a round; alone, two of one's own, as Ostara's turns are quickly played."""
    return max(2, state.seats)


def _effort(state: State, seat: Seat) -> float:  # noqa: ARG001
    """Think longest about which card to play; how to pay, or whose novices, hardly matters."""
    assert isinstance(state, WitchdomState)
    return _EFFORT.get(state.phase, 1.0)


_EFFORT: Final = {NOVICES: 0.4, COLLECT: 0.8, REST: 0.5, PAY: 0.4}


def _learned() -> Weights | None:
    return read_weights("witchtable.games.witchdom", FEATURES)


_ADEPT: Final = SearchSettings(iterations=20, depth=1, seconds=0.2)
_MISTRESS: Final = SearchSettings(iterations=40, horizon=2, focus=2.0, boldness=0.3, seconds=0.4)

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    progress=_progress,
    instinct=instinct,
    turn=_turn,
    round=_round,
    lap=_lap,
    effort=_effort,
    hand=HAND,
    learned=_learned,
    adept=_ADEPT,
    grandmistress=_MISTRESS._replace(iterations=1000, horizon=3, seconds=1.0),
    play=play,
    noticed=0.84,
    between={
        "hedgewitch": _ADEPT._replace(attention=0.15, doubt=0.08),
        "charmer": _ADEPT._replace(attention=0.4, doubt=0.02),
        "enchantress": _MISTRESS._replace(iterations=16, seconds=0.2),
        "mistress": _MISTRESS,
    },
)
