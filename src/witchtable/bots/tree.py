"""The tree of the own choices that a search grows: what can be chosen, and how it has done.

What is known of a choice is kept by its action, in whatever sample it occurred.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp, log, sqrt
from random import Random
from typing import Any, Final, TypeAlias

from witchtable.engine.mind import NEVER, Mind, Plan, SearchSettings
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State

__all__ = ["KEY", "ActionOrPlan", "Branch", "Fork", "SampledDecision", "gumbel"]

KEY: Final = (1 << 60) - 1

ActionOrPlan: TypeAlias = Action | Plan
"""One action, or a whole plan of several."""


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
        self.key = hash(choice) & KEY
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
        ranks = [log(branch.prior or 1e-300) + gumbel(rng) for branch in self.branches]
        least = sorted(ranks, reverse=True)[noticed - 1]
        for branch, rank in zip(self.branches, ranks, strict=True):
            if rank < least:
                del self._known[branch.choice]
                self._dismissed.add(branch.choice)
        self.branches = list(self._known.values())

    def _recognise(self, decision: SampledDecision, focus: float) -> None:
        """Find the branches of what can be chosen in this sample."""
        choices, known = decision.choices, self._known
        possible: list[Branch] = []
        is_new = False
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


def gumbel(rng: Random) -> float:
    """Draw noise: adding it and taking the most is drawing by the odds (the Gumbel trick)."""
    return -log(-log(rng.random() or 1e-300) or 1e-300)


def _prior(branch: Branch) -> float:
    return branch.prior
