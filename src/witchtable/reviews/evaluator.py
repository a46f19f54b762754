"""What a position is worth to everybody: all play on by instinct for a while, then the judge speaks.

One measure for everything in a review. It is only ever given samples, of what a seat could know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from witchtable.bots.tree import ActionOrPlan, SampledDecision
from witchtable.engine.game import Game
from witchtable.engine.mind import Weights
from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.reviews.scales import Scales, scales_for

__all__ = ["Evaluator", "Outlook"]

_NO_END: Final = 1 << 40  # turns


class Outlook(NamedTuple):
    """What each seat may expect, and the strengths behind it, by seat and source."""

    shares: list[float]
    points: list[float]
    strengths: list[list[float]]


class Evaluator:
    """Judges positions of one game, for one number of players, so many turns ahead."""

    def __init__(self, game: Game, players: int, horizon: int, scales: Scales | None = None) -> None:
        """Play on for so many rounds, the running one included, before judging."""
        self.game = game
        self.mind = mind = game.mind
        self.horizon = horizon if mind.features else 0
        # Ordinary play follows instinct to the letter: where that was played, it was worth nothing more
        # and nothing less, and far fewer guesses are enough. Who has no instinct plays by chance.
        self._straying = 0.0 if mind.features else 1.0
        self.sources = tuple(dict.fromkeys(feature.source for feature in mind.features))
        at = {source: number for number, source in enumerate(self.sources)}
        self._places = [at[feature.source] for feature in mind.features]
        weights = mind.learned() or mind.hand
        self._weights: Weights = weights
        self._scales = scales_for(game.id, players) if scales is None else scales

    def end_of(self, state: State) -> int:
        """Say at which turn a position is judged: always after whole rounds.

        So everybody has had the same number of turns, and a judge who likes whoever has just moved, or
        moves next, does so alike in all positions of a round.
        """
        if not self.horizon:
            return _NO_END
        lap = self.mind.lap(state)
        return lap * (self.mind.turn(state) // lap + self.horizon)

    def end_after(self, state: State) -> int:
        """Say at which turn a decision is judged: when everybody has had as many turns since.

        After whole rounds who begins them would be looked at further ahead than who ends them, and
        would be told of more mistakes.
        """
        if not self.horizon:
            return _NO_END
        return self.mind.turn(state) + self.mind.lap(state) * self.horizon

    def guess(self, state: State, seat: Seat, rng: Random) -> State:
        """Draw a table that a seat cannot tell from this one; what others have sealed is open again."""
        guess = state.sample(seat, rng)
        if self.mind.unseal is not None:
            self.mind.unseal(guess, seat)
        return guess

    def after(self, guess: State, seat: Seat, action: Action) -> State:
        """Carry out an action on a copy of a guess."""
        state = guess.copy()
        state.apply_trusted(seat, action)
        return state

    def look(self, state: State, end: int, dice: int) -> Outlook:
        """Play on from a copy until a turn, and judge; equal dice stray alike."""
        return self.judge(self._play_on(state.copy(), end, Random(dice)))

    def _play_on(self, state: State, end: int, rng: Random) -> State:
        mind, straying, random = self.mind, self._straying, rng.random
        while state.deciders and mind.turn(state) < end:
            decision = SampledDecision(mind, state, state.deciders[0])
            choices = decision.choices
            if len(choices) == 1:
                decision.carry_out(choices[0])
                continue
            weights = decision.weights()
            if straying:
                weights = [w - straying * log(-log(random() or 1e-300) or 1e-300) for w in weights]
            decision.carry_out(choices[weights.index(max(weights))])
        return state

    def judge(self, state: State) -> Outlook:
        """Say what everybody may expect here; a finished game has been won."""
        strengths = [self._strengths(state, seat) for seat in range(state.seats)]
        scores = state.scores
        if not state.deciders:
            return Outlook(result_of(state), [float(score) for score in scores], strengths)
        sums = [sum(parts) for parts in strengths]
        progress = self.mind.progress(state)
        return Outlook(
            self._scales.shares(sums, progress), self._scales.points(sums, progress, scores), strengths
        )

    def _strengths(self, state: State, seat: Seat) -> list[float]:
        """Split a seat's strength by source, in logarithms of odds."""
        found = [0.0] * len(self.sources)
        if found:
            progress = self.mind.progress(state)
            features = self.mind.measure(state, seat)
            table = zip(self._places, *self._weights, features, strict=True)
            for place, early, late, feature in table:
                found[place] += (early + progress * (late - early)) * feature
        return found

    def instinct(self, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
        """Say what looks best at first sight."""
        choice = self._first_sight(state, seat, legal)
        return choice if isinstance(choice, Action) else choice.steps[0]

    def usual(self, state: State, seat: Seat) -> Action | None:
        """Say what ordinary play does here, if that is a single action for sure."""
        if self._straying:
            return None
        choice = self._first_sight(state, seat, None)
        if isinstance(choice, Action):
            return choice
        return choice.steps[0] if len(choice.steps) == 1 else None

    def _first_sight(self, state: State, seat: Seat, legal: Sequence[Action] | None) -> ActionOrPlan:
        decision = SampledDecision(self.mind, state, seat, legal)
        weights = decision.weights()
        return decision.choices[weights.index(max(weights))]


def result_of(state: State) -> list[float]:
    """Say which part of the win each seat of a finished game has."""
    won = state.winners
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
