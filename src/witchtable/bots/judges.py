"""Who judges a position at the end of a line: weights made by hand, learned ones, or blind play."""

from __future__ import annotations

from random import Random
from typing import Final

from witchtable.bots.evaluation import Evaluation
from witchtable.bots.search import Judge
from witchtable.engine.mind import Mind
from witchtable.engine.state import State

__all__ = ["JUDGES", "Rollout", "judge"]

JUDGES: Final = ("best", "learned", "hand", "rollout")
"""`best` is what won at equal time: learned weights where there are some.

Where nothing is measured, there is nothing to weigh: blind play judges, whoever is asked for.
"""


class Rollout:
    """Plays at random to the end and looks who has won: the yardstick for every evaluation."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def chances(self, state: State) -> list[float]:
        """Give the whole chance to whoever wins (in parts, if several do)."""
        state = state.copy()
        random = self._random
        while state.deciders:
            seat = state.deciders[0]
            actions = state.legal(seat)
            state.apply_trusted(seat, actions[int(random() * len(actions))])
        won = state.winners
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]


def judge(name: str, mind: Mind, rng: Random) -> Judge:
    """Find a judge by its name."""
    if name == "rollout" or not mind.features:
        return Rollout(rng)
    learned = None if name == "hand" else mind.learned()
    return Evaluation(mind, mind.hand if learned is None else learned)
