"""Searching one decision: many guesses of the hidden rest, one tree of the own choices.

Each iteration takes a sample that the seat cannot tell from the true table, follows the tree of the
own choices (balancing what did well, what instinct likes and what has hardly been tried), lets the
others and everything beyond the tree play by instinct, and judges where that leads after some turns.
Samples differ in what may be done, so a choice's record is kept by its action, in whatever sample it
occurred: information-set search with a single observer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from witchtable.bots import clock
from witchtable.engine.mind import NEVER, Mind, SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State

__all__ = ["Branch", "Judge", "Search"]


class Judge(Protocol):
    """Whoever can say how likely each seat is to win from here."""

    def chances(self, state: State) -> list[float]:
        """Say how likely each seat is to win."""


_NO_END: Final = 1 << 40  # turns

Choice: TypeAlias = Action | tuple[Action, ...]
"""One action, or a whole plan of several."""


class Branch:
    """One choice in the tree: how it has done, and what follows."""

    __slots__ = ("action", "choice", "next", "prior", "visits", "worth")

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice = choice
        self.action: Action = choice[0] if isinstance(choice, tuple) else choice
        self.prior = prior
        self.visits = 0
        self.worth = 0.0
        self.next: Fork | None = None

    @property
    def mean(self) -> float:
        """The mean chance of winning after it."""
        return self.worth / self.visits if self.visits else 0.0


class Fork:
    """One own decision in the tree; the choices that instinct likes best come first."""

    __slots__ = ("branches", "dismissed", "known", "possible", "seen", "visits", "worth")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.dismissed: set[Choice] = set()
        self.known: dict[Choice, Branch] = {}
        self.seen: Sequence[Choice] = ()
        """What could be chosen last time; mostly it is the same again."""
        self.possible: list[Branch] = []
        self.visits = 0
        self.worth = 0.0


class Search:
    """One decision of one seat being thought about."""

    def __init__(self, mind: Mind, judge: Judge, settings: SearchSettings, rng: Random) -> None:
        self._mind = mind
        self._judge = judge
        self._settings = settings
        self._rng = rng
        self.watch: Callable[[Branch, State], None] | None = None
        """Told of each judged position and the first choice that led to it."""

    def run(
        self, sample: Callable[[Random], State], seat: Seat, legal: Sequence[Action], seconds: float
    ) -> list[Branch]:
        """Think until the iterations or the seconds are used up; return the choices, best first.

        Where there is only one, nothing is thought.
        """
        settings = self._settings
        now = clock.now()
        guesses: list[State] = [self._guess(sample, seat)]
        root = Fork()
        choices, weights = self._plans(guesses[0], seat)
        self._add(root, guesses[0], seat, choices or legal, weights)
        if len(root.branches) == 1:  # an iteration would take the next decision for this one
            return root.branches
        effort = self._mind.effort(guesses[0], seat)
        iterations = max(1, round(settings.iterations * effort))
        # A long turn is many small decisions: where the clock ends them, they end sooner too.
        end = now + min(seconds, settings.seconds * sqrt(effort))
        for number in range(iterations):
            if number >= len(guesses) and len(guesses) < settings.samples:
                guesses.append(self._guess(sample, seat))
            self._iterate(root, guesses[number % len(guesses)].copy(), seat)
            # Another one would take about as long as this one did.
            before, now = now, clock.now()
            if now + (now - before) > end:
                break
        return sorted(root.branches, key=_merit, reverse=True)

    def _guess(self, sample: Callable[[Random], State], seat: Seat) -> State:
        state = sample(self._rng)
        if self._mind.unseal is not None:
            self._mind.unseal(state, seat)
        return state

    def _plans(self, state: State, seat: Seat) -> tuple[Sequence[Choice], list[float] | None]:
        """List whole plans with their weights, where the game has some; nothing where it has none."""
        plans = self._mind.plans(state, seat) if self._mind.plans is not None else None
        if not plans:
            return (), None
        return [steps for _, steps in plans], [weight for weight, _ in plans]

    def _iterate(self, root: Fork, state: State, seat: Seat) -> None:
        mind, settings = self._mind, self._settings
        end = _NO_END
        if settings.horizon:
            end = mind.turn(state) + (settings.horizon - 1) * mind.lap(state) + 1
        fork: Fork | None = root
        path: list[Branch] = []
        forks: list[Fork] = []
        while state.deciders and mind.turn(state) < end:
            decider = state.deciders[0]
            choices, weights = self._plans(state, decider)
            if not choices:
                choices = state.legal(decider)
            if len(choices) == 1:
                _carry_out(state, decider, choices[0])
            elif decider != seat:
                choice = self._by_instinct(state, decider, choices, weights, settings.rivals)
                _carry_out(state, decider, choice)
            elif fork is None and not settings.horizon:
                break
            elif fork is None:
                choice = self._by_instinct(state, decider, choices, weights, 0.0)
                _carry_out(state, decider, choice)
            else:
                branch = self._choose(fork, state, seat, choices, weights)
                path.append(branch)
                forks.append(fork)
                _carry_out(state, seat, branch.choice)
                # The first visit leaves the tree here; only what is visited again grows.
                if branch.next is None and branch.visits and len(path) < settings.depth:
                    branch.next = Fork()
                fork = branch.next
        chance = self._judge.chances(state)[seat]
        for branch, passed in zip(path, forks, strict=True):
            branch.visits += 1
            branch.worth += chance
            passed.visits += 1
            passed.worth += chance
        if self.watch is not None and path:
            self.watch(path[0], state)

    def _choose(
        self,
        fork: Fork,
        state: State,
        seat: Seat,
        choices: Sequence[Choice],
        weights: list[float] | None,
    ) -> Branch:
        if choices != fork.seen:
            self._look(fork, state, seat, choices, weights)
        visits = fork.visits
        possible = fork.possible[: self._settings.width + round(2 * sqrt(visits))]
        # What was not tried yet is taken for a little worse than the rest.
        untried = fork.worth / visits - 0.05 if visits else 0.5
        urge = self._settings.boldness * sqrt(visits + 1)
        best, best_value = possible[0], NEVER
        for branch in possible:
            tried = branch.visits
            value = (branch.worth / tried if tried else untried) + urge * branch.prior / (1 + tried)
            if value > best_value:
                best, best_value = branch, value
        return best

    def _look(
        self,
        fork: Fork,
        state: State,
        seat: Seat,
        choices: Sequence[Choice],
        weights: list[float] | None,
    ) -> None:
        """Find the branches of what can be chosen now, those that instinct likes best first."""
        known = fork.known
        # What was dismissed beside others may be all there is in another sample.
        if not all(choice in known or choice in fork.dismissed for choice in choices) or not any(
            choice in known for choice in choices
        ):
            self._add(fork, state, seat, choices, weights)
        fork.seen = choices
        fork.possible = [known[choice] for choice in choices if choice in known]
        fork.possible.sort(key=_prior, reverse=True)

    def _add(
        self,
        fork: Fork,
        state: State,
        seat: Seat,
        choices: Sequence[Choice],
        weights: list[float] | None,
    ) -> None:
        """Add the choices that the fork has not seen yet, with what instinct thinks of them."""
        if weights is None:
            weights = self._weigh(state, seat, choices)
        most = max(weights)
        if most == NEVER:  # if nothing is worth a thought, everything is
            most, weights = 0.0, [0.0] * len(choices)
        shares = [exp((weight - most) / self._settings.focus) for weight in weights]
        total = sum(shares)
        for choice, weight, share in zip(choices, weights, shares, strict=True):
            if weight > NEVER and choice not in fork.known:
                branch = Branch(choice, share / total)
                fork.known[choice] = branch
                fork.branches.append(branch)
            elif weight == NEVER:
                fork.dismissed.add(choice)

    def _by_instinct(
        self,
        state: State,
        seat: Seat,
        choices: Sequence[Choice],
        weights: list[float] | None,
        straying: float,
    ) -> Choice:
        if weights is None:
            weights = self._weigh(state, seat, choices)
        if straying:
            random = self._rng.random
            # Adding such noise and taking the most is drawing by the odds (the Gumbel trick).
            weights = [
                weight - straying * log(-log(random() or 1e-300) or 1e-300) for weight in weights
            ]
        return choices[weights.index(max(weights))]

    def _weigh(self, state: State, seat: Seat, actions: Sequence[Any]) -> list[float]:
        """Ask instinct; without plans all choices are single actions."""
        return self._mind.instinct(state, seat, actions)


def _carry_out(state: State, seat: Seat, choice: Choice) -> None:
    """Carry out an action, or all steps of a plan."""
    if not isinstance(choice, tuple):
        state.apply_trusted(seat, choice)
        return
    for action in choice:
        state.apply_trusted(seat, action)


def _prior(branch: Branch) -> float:
    return branch.prior


def _merit(branch: Branch) -> tuple[int, float, float]:
    return branch.visits, branch.mean, branch.prior
