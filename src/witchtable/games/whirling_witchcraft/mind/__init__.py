"""How Whirling Witchcraft is played well: the part of its bots that knows the game.

`brews.py` finds brews fast, `worth.py` weighs them at first sight; `instinct.py` offers the best of
them whole, and weighs everything else by the brews it leads to; `features.py` measures a position
between two rounds. `apprentice.py` needs no search.
"""

from __future__ import annotations

from typing import Final

from witchtable.engine.mind import (
    Mind,
    SearchSettings,
    Weights,
    read_weights,
)
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.mind.features import FEATURES, HAND, measure, progress
from witchtable.games.whirling_witchcraft.mind.instinct import instinct, plans
from witchtable.games.whirling_witchcraft.rules import ARCANA, BREW, PLAY, SEATS, sealed
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


def _unseal(state: State, seat: Seat) -> None:
    """Let everybody else decide anew what is still sealed (WW-INFO-03)."""
    assert isinstance(state, WhirlingState)
    if not sealed.is_sealed(state):
        return
    for other in SEATS[state.owing & ~(1 << seat)]:
        sealed.forget(state, other)
    state.committed &= 1 << seat
    sealed.update_deciders(state)
    state.forget_choices()


_ADEPT: Final = SearchSettings(iterations=24, depth=1, seconds=0.2)
_GRANDMISTRESS: Final = SearchSettings(iterations=1200, horizon=2, samples=96, kept=True)

MIND = Mind(
    features=FEATURES,
    measure=measure,
    progress=progress,
    instinct=instinct,
    turn=_turn,
    round=_turn,
    lap=_lap,
    effort=_effort,
    hand=HAND,
    learned=_learned,
    adept=_ADEPT,
    grandmistress=_GRANDMISTRESS,
    noticed=0.5,
    between={
        "hedgewitch": _ADEPT._replace(attention=0.2, doubt=0.15),
        "charmer": _ADEPT._replace(attention=0.25, doubt=0.035),
        "enchantress": _GRANDMISTRESS._replace(iterations=50, samples=50, seconds=0.2),
        "mistress": _GRANDMISTRESS._replace(iterations=150, seconds=0.5),
    },
    plans=plans,
    unseal=_unseal,
)
