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
from math import ceil, exp, log, sqrt
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from witchtable.bots import clock
from witchtable.engine.mind import NEVER, Mind, Plan, SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State

__all__ = ["Branch", "Fork", "Judge", "Search"]

_NO_END: Final = 1 << 40  # turns
_KEY: Final = (1 << 60) - 1

ActionOrPlan: TypeAlias = Action | Plan
"""One action, or a whole plan of several."""
Sampler: TypeAlias = Callable[[Random], State]
"""Draws full states that the seat cannot tell from the true one (`Place.sample`)."""


class Judge(Protocol):
    """Whoever can say how likely each seat is to win from here."""

    def chances(self, state: State) -> list[float]:
        """Say how likely each seat is to win."""


# -- one decision in one sample -------------------------------------------------------------------


class SampledDecision:
    """What a seat can choose in a position: whole plans where the game has some, else actions."""

    __slots__ = ("_mind", "_weights", "choices", "seat", "state")

    def __init__(
        self, mind: Mind, state: State, seat: Seat, legal: Sequence[Action] | None = None
    ) -> None:
        self._mind = mind
        self.state = state
        self.seat = seat
        self.choices: Sequence[ActionOrPlan]
        self._weights: list[float] | None = None
        plans = mind.plans(state, seat) if mind.plans is not None else None
        if plans:
            self.choices = [plan for _, plan in plans]
            self._weights = [weight for weight, _ in plans]
        else:
            self.choices = state.legal(seat) if legal is None else legal

    def weights(self) -> list[float]:
        """Say what instinct thinks of each choice; it is asked when somebody wants to know."""
        if self._weights is None:
            actions: Sequence[Any] = self.choices  # without plans all choices are single actions
            self._weights = self._mind.instinct(self.state, self.seat, actions)
        return self._weights

    def carry_out(self, choice: ActionOrPlan) -> None:
        """Carry out an action, or all steps of a plan."""
        if isinstance(choice, Action):
            self.state.apply_trusted(self.seat, choice)
        else:
            choice.carry_out(self.state, self.seat)


# -- the tree of the own choices ------------------------------------------------------------------


class Branch:
    """One choice in the tree: how it has done, and what follows."""

    __slots__ = ("choice", "key", "next", "prior", "visits", "wins")

    def __init__(self, choice: ActionOrPlan, prior: float) -> None:
        self.choice = choice
        self.key = hash(choice) & _KEY
        """What tells it from others."""
        self.prior = prior
        """Its share of what instinct would choose."""
        self.visits = 0
        self.wins = 0.0
        """The sum of all chances of winning that it led to."""
        self.next: Fork | None = None

    @property
    def action(self) -> Action:
        """The action that it is, or that a plan begins with."""
        return self.choice if isinstance(self.choice, Action) else self.choice.steps[0]

    @property
    def mean(self) -> float:
        """The mean chance of winning after it."""
        return self.wins / self.visits if self.visits else 0.0


class Fork:
    """One own decision in the tree, in whatever samples it was reached."""

    __slots__ = ("_dismissed", "_known", "_possible", "_seen", "branches", "visits", "wins")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.visits = 0
        self.wins = 0.0
        self._known: dict[ActionOrPlan, Branch] = {}
        self._dismissed: set[ActionOrPlan] = set()
        """What instinct would not think of."""
        self._seen: Sequence[ActionOrPlan] = ()
        """What could be chosen last time; mostly it is the same again."""
        self._possible: list[Branch] = []
        """The branches of that, those that instinct likes best first."""

    def __reduce__(self) -> tuple[Any, ...]:
        # By name: a compiled class has no slots that `pickle` could follow.
        branches = [
            (branch.choice, branch.prior, branch.visits, branch.wins, branch.next)
            for branch in self.branches
        ]
        return _rebuild, (self.visits, self.wins, branches)

    def trim(self) -> None:
        """Keep only what can go anywhere: choices that were tried, but no plans.

        That is a small part; all else is found again when it is needed.
        """
        self._seen, self._possible = (), []
        self._dismissed.clear()
        self.branches = [
            branch for branch in self.branches if branch.visits and isinstance(branch.choice, Action)
        ]
        self._known = {branch.choice: branch for branch in self.branches}
        for branch in self.branches:
            if branch.next is not None:
                branch.next.trim()

    def select(self, decision: SampledDecision, settings: SearchSettings) -> Branch:
        """Choose what to try now: what did well, or what instinct likes and was tried seldom."""
        if decision.choices != self._seen:
            self._recognise(decision, settings.focus)
        possible = self._possible[: settings.width + round(2 * sqrt(self.visits))]
        # What was not tried yet is taken for a little worse than the rest.
        untried = self.wins / self.visits - 0.05 if self.visits else 0.5
        urge = settings.boldness * sqrt(self.visits + 1)
        best, best_value = possible[0], NEVER
        for branch in possible:
            tried = branch.visits
            value = (branch.wins / tried if tried else untried) + urge * branch.prior / (1 + tried)
            if value > best_value:
                best, best_value = branch, value
        return best

    def narrow(self, legal: Sequence[Action]) -> None:
        """Forget what was possible in guesses, but is not."""
        self.branches = [branch for branch in self.branches if branch.action in legal]
        self._known = {branch.choice: branch for branch in self.branches}

    def overlook(self, attention: float, rng: Random) -> None:
        """Forget what is not noticed. What instinct likes is noticed sooner, and chance has a say."""
        noticed = max(2, ceil(attention * len(self.branches)))
        if noticed >= len(self.branches):
            return
        # As in `_by_instinct`: so each is noticed by its odds, one after the other.
        ranks = [log(branch.prior or 1e-300) + _gumbel(rng) for branch in self.branches]
        least = sorted(ranks, reverse=True)[noticed - 1]
        for branch, rank in zip(self.branches, ranks, strict=True):
            if rank < least:
                del self._known[branch.choice]
                self._dismissed.add(branch.choice)
        self.branches = list(self._known.values())

    def _recognise(self, decision: SampledDecision, focus: float) -> None:
        """Find the branches of what can be chosen in this sample."""
        choices, known = decision.choices, self._known
        possible, is_new = [], False
        for choice in choices:
            branch = known.get(choice)
            if branch is not None:
                possible.append(branch)
            elif not is_new:
                is_new = choice not in self._dismissed
        # What was dismissed beside others may be all there is in another sample.
        if is_new or not possible:
            self.add(decision, focus)
            possible = [known[choice] for choice in choices if choice in known]
        self._seen, self._possible = choices, possible
        self._possible.sort(key=_prior, reverse=True)

    def add(self, decision: SampledDecision, focus: float) -> None:
        """Add the choices that are new here, with what instinct thinks of them."""
        weights = decision.weights()
        most = max(weights)
        if most == NEVER:  # if nothing is worth a thought, everything is
            most, weights = 0.0, [0.0] * len(weights)
        odds = [exp((weight - most) / focus) for weight in weights]
        total = sum(odds)
        for choice, weight, part in zip(decision.choices, weights, odds, strict=True):
            if weight == NEVER:
                self._dismissed.add(choice)
            elif choice not in self._known:
                self._known[choice] = branch = Branch(choice, part / total)
                self.branches.append(branch)


def _rebuild(
    visits: int, wins: float, branches: list[tuple[ActionOrPlan, float, int, float, Fork | None]]
) -> Fork:
    fork = Fork()
    fork.visits = visits
    fork.wins = wins
    for choice, prior, tried, won, following in branches:
        branch = Branch(choice, prior)
        branch.visits, branch.wins, branch.next = tried, won, following
        fork._known[choice] = branch
        fork.branches.append(branch)
    return fork


# -- the search -----------------------------------------------------------------------------------


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
        return branch.mean + self._settings.doubt * _gumbel(self._rng) if branch.visits else NEVER

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
                key = (key + hash((turn, branch.key))) & _KEY
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
            # `_gumbel`, written out: this is asked for every choice of every rival.
            weights = [
                weight - straying * log(-log(random() or 1e-300) or 1e-300) for weight in weights
            ]
        return decision.choices[weights.index(max(weights))]


def _gumbel(rng: Random) -> float:
    """Draw noise: adding it and taking the most is drawing by the odds (the Gumbel trick)."""
    return -log(-log(rng.random() or 1e-300) or 1e-300)


def _prior(branch: Branch) -> float:
    return branch.prior


def _merit(branch: Branch) -> tuple[int, float, float]:
    return branch.visits, branch.mean, branch.prior
