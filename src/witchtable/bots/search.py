"""Searching one decision: many guesses of the hidden rest, one tree of the own choices.

Each iteration takes a sample that the seat cannot tell from the true table, follows the tree of the
own choices (balancing what did well, what instinct likes and what has hardly been tried), lets the
others and everything beyond the tree play by instinct, and judges where that leads after some turns.
Samples differ in what may be done, so a choice's record is kept by its action, in whatever sample it
occurred: information-set search with a single observer.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, Protocol, TypeAlias

from witchtable.bots import clock
from witchtable.bots.tree import KEY, ActionOrPlan, Branch, Fork, SampledDecision, gumbel
from witchtable.engine.mind import NEVER, Mind, SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State

__all__ = ["Judge", "Search"]

_NO_END: Final = 1 << 40  # turns

Sampler: TypeAlias = Callable[[Random], State]
"""Draws full states that the seat cannot tell from the true one (`Place.sample`)."""


class Judge(Protocol):
    """Whoever can say how likely each seat is to win from here."""

    def chances(self, state: State) -> list[float]:
        """Say how likely each seat is to win."""


class Search:
    """One decision of one seat being thought about."""

    def __init__(self, mind: Mind, judge: Judge, settings: SearchSettings, rng: Random) -> None:
        self._mind = mind
        self._judge = judge
        self._settings = settings
        self._rng = rng
        # Asked at every step: a compiled class answers sooner than a tuple with names.
        self._turn, self._play = mind.turn, mind.play
        self._horizon, self._depth, self._rivals = settings.horizon, settings.depth, settings.rivals
        self._forks: dict[int, Fork] = {}
        """Where several orders of the same choices lead."""
        self.guesses: list[State] = []
        """What was taken for the table."""
        self.watch: Callable[[Branch, State], None] | None = None
        """Told of each judged position and the first choice that led to it."""

    def run(
        self,
        sample: Sampler,
        seat: Seat,
        legal: Sequence[Action],
        seconds: float,
        known: Fork | None = None,
    ) -> list[Branch]:
        """Think until the iterations or the seconds are used up; return the choices, best first.

        `known`: what was thought before, when this decision was still to come. Where there is only
        one choice, nothing is thought.
        """
        # Nothing here refers to itself in a circle; looking for it takes up to a quarter of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            return self._run(sample, seat, legal, seconds, known)
        finally:
            if collects:
                gc.enable()

    def _run(
        self,
        sample: Sampler,
        seat: Seat,
        legal: Sequence[Action],
        seconds: float,
        known: Fork | None,
    ) -> list[Branch]:
        now = clock.now()
        guesses = self.guesses = [self._guess(sample, seat)]
        root = Fork() if known is None else known
        decision = SampledDecision(self._mind, guesses[0], seat, legal)
        root.add(decision, self._settings.focus)
        if known is not None:
            root.narrow(legal)
        if self._settings.attention < 1:
            root.overlook(self._settings.attention, self._rng)
        # Who asks why is told of the one choice that is worth a thought, too. But where there is only
        # one, an iteration would take the next decision for this one.
        if len(root.branches) == 1 and (self.watch is None or len(decision.choices) == 1):
            return root.branches
        effort = self._mind.effort(guesses[0], seat)
        # A long turn is many small decisions: where the clock ends them, they end sooner too.
        end = now + min(seconds, self._settings.seconds * sqrt(effort))
        for number in range(max(1, round(self._settings.iterations * effort))):
            if len(guesses) <= number < self._settings.samples:
                guesses.append(self._guess(sample, seat))
            self._iterate(root, guesses[number % len(guesses)].copy(), seat)
            # Another one would take about as long as this one did.
            before, now = now, clock.now()
            if now + (now - before) > end:
                break
        if self._settings.doubt:
            return sorted(root.branches, key=self._feeling, reverse=True)
        return sorted(root.branches, key=_merit, reverse=True)

    def _feeling(self, branch: Branch) -> float:
        """Say what somebody thinks of a choice who is not sure."""
        return branch.mean + self._settings.doubt * gumbel(self._rng) if branch.visits else NEVER

    def _guess(self, sample: Sampler, seat: Seat) -> State:
        state = sample(self._rng)
        if self._mind.unseal is not None:
            self._mind.unseal(state, seat)
        return state

    def _iterate(self, root: Fork, state: State, seat: Seat) -> None:
        """Try one line of play, judge where it ends, and remember it all the way back."""
        path = self._follow(root, state, seat)
        chance = self._judge.chances(state)[seat]
        for fork, branch in path:
            branch.visits += 1
            branch.wins += chance
            fork.visits += 1
            fork.wins += chance
        if self.watch is not None and path:
            self.watch(path[0][1], state)

    def _follow(self, root: Fork, state: State, seat: Seat) -> list[tuple[Fork, Branch]]:
        """Play on, by the tree as far as it has grown and then by instinct; return the way in it."""
        mind, play, horizon = self._mind, self._play, self._horizon
        end = self._last_turn(state)
        fork: Fork | None = root
        path: list[tuple[Fork, Branch]] = []
        key = 0
        while state.deciders and (turn := self._turn(state)) < end:
            decider = state.deciders[0]
            is_own = decider == seat
            if play is not None and horizon and not (is_own and fork is not None):
                play(state, decider, 0.0 if is_own else self._rivals, self._rng)
                continue
            decision = SampledDecision(mind, state, decider)
            if len(decision.choices) == 1:
                decision.carry_out(decision.choices[0])
            elif not is_own:
                decision.carry_out(self._by_instinct(decision, self._rivals))
            elif fork is not None:
                branch = fork.select(decision, self._settings)
                path.append((fork, branch))
                decision.carry_out(branch.choice)
                key = (key + hash((turn, branch.key))) & KEY
                # The first visit leaves the tree here; only what is visited again grows.
                if branch.next is None and branch.visits and len(path) < self._depth:
                    branch.next = self._following(key)
                fork = branch.next
            elif horizon:
                decision.carry_out(self._by_instinct(decision, 0.0))
            else:
                break
        return path

    def _following(self, key: int) -> Fork:
        """Grow the tree; `key` stands for the choices of each turn on the way, in any order."""
        if not self._settings.merged:
            return Fork()
        fork = self._forks.get(key)
        if fork is None:
            fork = self._forks[key] = Fork()
        return fork

    def _last_turn(self, state: State) -> int:
        """Say at which turn a line of play is judged."""
        horizon = self._settings.horizon
        if not horizon:
            return _NO_END
        return self._mind.turn(state) + (horizon - 1) * self._mind.lap(state) + 1

    def _by_instinct(self, decision: SampledDecision, straying: float) -> ActionOrPlan:
        weights = decision.weights()
        if straying:
            random = self._rng.random
            # `gumbel`, written out: this is asked for every choice of every rival.
            weights = [
                weight - straying * log(-log(random() or 1e-300) or 1e-300) for weight in weights
            ]
        return decision.choices[weights.index(max(weights))]


def _merit(branch: Branch) -> tuple[int, float, float]:
    return branch.visits, branch.mean, branch.prior
