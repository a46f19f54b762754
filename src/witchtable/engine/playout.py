"""Random play to the end of a game: how fast the engine is, and how well nobody plays."""

from __future__ import annotations

from collections.abc import Callable

from witchtable.engine.state import State

__all__ = ["play_out"]


def play_out(state: State, pick: Callable[[], float]) -> int:
    """Let everybody choose blindly until the game is over; count the decisions.

    `pick` gives numbers from 0 up to but not including 1, as `Random.random` does.
    """
    decisions = 0
    while state.deciders:
        seat = state.deciders[0]
        actions = state.legal(seat)
        state.apply_trusted(seat, actions[int(pick() * len(actions))])
        decisions += 1
    return decisions
