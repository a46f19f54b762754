"""What makes a position of Witchdom good, and how the levels think about it.

`tables.py` (clans and objectives) and `outlook.py` (what could be brewed next) are what both the
judge (`features.py`) and the first sight (`instinct.py`) look at.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import Mind, SearchSettings, Weights, read_weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.mind.features import FEATURES, measure
from witchtable.games.witchdom.mind.instinct import instinct
from witchtable.games.witchdom.mind.tempo import lap, progress, turn
from witchtable.games.witchdom.rules.phases import COLLECT, NOVICES, PAY, REST
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["MIND"]


def _learned() -> Weights | None:
    return read_weights("witchtable.games.witchdom", FEATURES)


def _effort(state: State, seat: Seat) -> float:  # noqa: ARG001
    """Think longest about which card to play; how to pay, or whose novices, hardly matters."""
    assert isinstance(state, WitchdomState)
    return _EFFORT.get(state.phase, 1.0)


_EFFORT: Final = {NOVICES: 0.4, COLLECT: 0.8, REST: 0.5, PAY: 0.4}

# A point is worth about 0.1 in the beginning and 0.16 at the end, whatever it is made with.
_HAND: Final[dict[str, tuple[float, float]]] = {
    "potion points": (1.0, 1.6),
    "witch points": (1.0, 1.6),
    "objective points": (1.0, 1.6),
    "tool points": (1.2, 1.6),
    "animal points": (1.0, 1.6),
    "leftovers": (0.1, 1.4),
    "resources": (0.05, 0.0),
    "planned potions": (0.9, 1.4),
    "planned witches": (0.9, 1.4),
    "planned objectives": (1.0, 1.6),
    "planned tools": (0.9, 1.4),
    "brew now": (0.1, 0.1),
    "brew soon": (0.05, 0.1),
    "effort": (0.0, 0.0),
    "spare action points": (1.6, 1.8),
    "pace": (0.0, 0.0),
    "idle potions": (0.05, 0.0),
    "idle witches": (0.1, 0.0),
    "spare resources": (0.5, 0.1),
    "spare pairs": (0.05, 0.0),
    "witches in hand": (0.05, 0.0),
    "witches played": (0.0, 0.0),
    "colours": (0.02, 0.0),
    "points of witches": (0.05, 0.0),
    "to move": (0.2, 0.3),
    "action points": (0.05, 0.02),
    "best action points": (0.02, 0.02),
    "empty hand": (-0.1, -0.1),
    "objectives near": (0.2, 0.05),
    "objectives halfway": (0.08, 0.0),
    "objectives far": (0.04, 0.0),
    "objectives led": (0.05, 0.02),
    "tool kinds": (0.1, 0.0),
    "tools waiting": (0.05, 0.0),
    "tools reach": (0.2, 0.0),
    "animals waiting": (0.6, 0.3),
    "animals to tame": (0.1, 0.1),
    "ostara": (0.5, 0.0),
    "ostara's rounds": (1.2, 1.8),
    "ostara's prizes": (1.0, 1.6),
    "ostara's plan": (0.05, 0.3),
    "ostara's next brew": (0.1, 0.4),
    "ostara's cards": (0.05, 0.0),
}

MIND: Final = Mind(
    features=FEATURES,
    measure=measure,
    progress=progress,
    instinct=instinct,
    turn=turn,
    lap=lap,
    effort=_effort,
    hand=Weights(
        tuple(_HAND[feature.name][0] for feature in FEATURES),
        tuple(_HAND[feature.name][1] for feature in FEATURES),
    ),
    learned=_learned,
    adept=SearchSettings(iterations=20, depth=1, seconds=0.2),
    grandmistress=SearchSettings(iterations=1000, horizon=2, focus=2.0, boldness=0.3),
)
