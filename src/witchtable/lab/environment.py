"""PettingZoo: every game as an AEC environment, for those who let a machine learn it.

    environment = env("witchdom", seats=3, animals=True)
    environment.reset(seed=1)
    for agent in environment.agent_iter():
        observation, reward, termination, truncation, info = environment.last()
        ...

docs/bots.md says what an observation holds, how actions are numbered and what is rewarded.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from witchtable.engine.deal import Value
from witchtable.engine.edition import Edition
from witchtable.engine.game import EditionSource, Game
from witchtable.engine.moves import Action, Seat
from witchtable.engine.numbers import Row
from witchtable.engine.state import State
from witchtable.games import GAMES
from witchtable.lab.statistics import win_shares

__all__ = ["Observation", "TableEnv", "env"]

Observation: TypeAlias = dict[str, NDArray[Any]]

_FARTHEST = 10_000.0  # no number in any game comes near it


@lru_cache(maxsize=8)
def _notations(game: Game, edition: Edition, options: tuple[tuple[str, Value], ...]) -> tuple[str, ...]:
    every = game.numbers.catalogue(edition, dict(options))
    # A decision stands: what only takes a step back would let a learner go round in circles.
    return tuple(str(action) for action in every if not action.takes_back)


def env(
    game: str,
    seats: int = 2,
    *,
    edition: EditionSource = None,
    render_mode: str | None = None,
    **options: Value,
) -> Any:
    """Open a table for learners; an action that is not allowed ends the game with -1 for its agent."""
    table = TableEnv(game, seats, edition=edition, render_mode=render_mode, **options)
    checked = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """One table, with one agent for each seat that decides; refuses what is not allowed."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        edition: EditionSource = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.game = GAMES.find(game)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._deal = self.game.arrange(seats, 0, edition, options)
        self.actions = _notations(self.game, self._deal.edition, tuple(self._deal.options.items()))
        """The notation of every action, by its number."""
        self._number = {notation: number for number, notation in enumerate(self.actions)}
        self._table = self._new(0)
        row = Row(with_names=True)
        self.game.numbers.observe(row, self._table.view(0), self._deal.edition)
        self.names = tuple(row.names or ())
        """What each number of an observation is."""
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self._seat}
        self.observation_spaces = {agent: self._observation_space() for agent in self._seat}
        self._chance: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Space[Any]:
        size, actions = len(self.names), len(self.actions)
        return spaces.Dict(
            {
                "observation": spaces.Box(-_FARTHEST, _FARTHEST, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def _new(self, seed: int) -> State:
        deal = self._deal
        return self.game.new(seats=deal.seats, seed=seed, edition=deal.edition, **deal.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Say what an agent may answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal anew: the same seed deals the same; without one, every game is another."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self._table = self._new(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Play the action of this number for the agent whose decision it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = self._choices.get(-1 if action is None else int(action))
        if chosen is None:
            raise ValueError(f"{action} is no legal action of {agent}: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.apply_trusted(self._seat[agent], chosen)
        if self._table.deciders:
            self._ask()
        else:
            self._end()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Show what an agent sees and, if it is asked, what it may do."""
        row = Row()
        view = self._table.view(self._seat[agent])
        self.game.numbers.observe(row, view, self._deal.edition)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[list(self._choices)] = 1
        return {"observation": np.array(row.values, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """Draw the table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return "\n".join(self.game.draw(self._table.view(None), self._deal.edition))

    def close(self) -> None:
        """Leave the table: nothing is held open."""

    def _ask(self) -> None:
        """Ask the first of those who owe a decision; the others see nothing of a sealed one."""
        seat: Seat = self._table.deciders[0]
        self.agent_selection = self.possible_agents[seat]
        self._choices: dict[int, Action] = {
            self._number[str(action)]: action
            for action in self._table.legal(seat)
            if not action.takes_back
        }

    def _end(self) -> None:
        """Reward everybody: 1 for a win, -1 for a loss, in between for a shared win."""
        winners, scores = self._table.winners, self._table.scores
        shares = win_shares(self._table)
        self._choices = {}
        for agent, seat in self._seat.items():
            self.rewards[agent] = 2 * shares[seat] - 1
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores, "winners": list(winners)}
