"""How Whirling Witchcraft is played well: the part of its bots that knows the game.

`kitchen.py` finds brews fast, `worth.py` weighs them at first sight, `plans.py` offers the best of
them whole; `instinct.py` weighs everything else by the brews it leads to; `features.py` measures a
position between two rounds.
"""

from __future__ import annotations

from witchtable.engine.mind import Mind, SearchSettings, Weights, read_weights
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.mind.features import FEATURES, HAND, measure, progress
from witchtable.games.whirling_witchcraft.mind.instinct import instinct
from witchtable.games.whirling_witchcraft.mind.plans import plans, unseal
from witchtable.games.whirling_witchcraft.rules.phases import ARCANA, BREW, PLAY
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["MIND"]


def _turn(state: State) -> int:
    """Count rounds: all play at once."""
    assert isinstance(state, WhirlingState)
    return state.round


def _lap(state: State) -> int:  # noqa: ARG001
    return 1


def _effort(state: State, seat: Seat) -> float:
    """Think most about recipes and about a fresh brew; a brew begun has been thought about."""
    assert isinstance(state, WhirlingState)
    if state.phase == PLAY:
        return 1.0
    if state.phase == BREW:
        return 0.3 if state.draft_steps[seat] else 1.0
    return 0.5 if state.phase == ARCANA else 0.7


def _learned() -> Weights | None:
    """Read what training found, if it has been done."""
    return read_weights("witchtable.games.whirling_witchcraft", FEATURES)


MIND = Mind(
    features=FEATURES,
    measure=measure,
    progress=progress,
    instinct=instinct,
    turn=_turn,
    lap=_lap,
    effort=_effort,
    hand=HAND,
    learned=_learned,
    adept=SearchSettings(iterations=24, depth=1, seconds=0.2),
    grandmistress=SearchSettings(iterations=320, horizon=2, samples=24),
    plans=plans,
    unseal=unseal,
)
