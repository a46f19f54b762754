"""Measuring decisions and positions: always pairs, on guesses of what the seat could know then.

A decision is measured on one guess three times: as ordinary play would go on, as it was played, and as
the best choice found would have gone. Differences need far fewer guesses than each of them alone. Who
decides several times in a row, with nothing new seen in between, is measured on the same guesses: what
was expected after one decision is what was expected before the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from witchtable.bots.judges import judge
from witchtable.bots.search import Search
from witchtable.engine.moves import Action, Seat
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.reviews.evaluator import Evaluator, Outlook
from witchtable.reviews.line import GameLine
from witchtable.reviews.tallies import Found

__all__ = ["compare", "difference", "find_best", "measure_anchor", "measure_chain"]


def find_best(
    evaluator: Evaluator, state: State, seat: Seat, legal: Sequence[Action], iterations: int, seed: str
) -> Action:
    """Search for the best choice, from what the seat can know; without iterations, by instinct."""
    rng = Random(f"{seed} best")
    if not iterations:
        return evaluator.instinct(evaluator.guess(state, seat, rng), seat, legal)
    mind = evaluator.mind
    # A small decision is searched less, but never blindly.
    enough = max(iterations, round(16 / mind.effort(state, seat)))
    # As far ahead as everything else in a review is looked at.
    ahead = evaluator.horizon or mind.grandmistress.horizon
    settings = mind.grandmistress._replace(iterations=enough, horizon=ahead, seconds=inf)
    search = Search(mind, judge("best", mind, rng), settings, rng)
    return search.run(Place(state, seat).sample, seat, legal, inf)[0].action


def measure_chain(
    evaluator: Evaluator, line: GameLine, chain: range, guesses: int, found: Found, seed: str
) -> None:
    """Measure the decisions of a row of steps, on so many more guesses."""
    seat = line.moves[chain.start][0]
    state = line.states[chain.start]
    end = evaluator.end_after(state)
    choices = {step: len(line.forward(step)) for step in chain}
    if max(choices.values()) < 2:
        return
    best = {step: _best(line, found, step) for step in chain}
    for number in range(guesses):
        rng = Random(f"{seed} {chain.start} {number}")
        guess = evaluator.guess(state, seat, rng)
        dice = rng.getrandbits(32)
        before: Outlook | None = None
        for step in chain:
            played = line.moves[step][1]
            if step > chain.start and not _may(guess, seat, played):
                break  # what the guess had hidden came up
            after = evaluator.after(guess, seat, played)
            if choices[step] > 1:
                before = before or evaluator.look(guess, end, dice)
                # Whoever follows instinct comes to where ordinary play comes: that is seen already.
                usual = evaluator.usual(guess, seat)
                then = before if played == usual else evaluator.look(after, end, dice)
                judgement = found.judgement(step)
                judgement.worth.add(difference(then, before, seat))
                other = best[step]
                if other is not None:
                    better = before
                    if other != usual:
                        better = evaluator.look(evaluator.after(guess, seat, other), end, dice)
                    judgement.versus.add(difference(better, then, seat))
                before = then
            guess = after


def compare(
    evaluator: Evaluator,
    state: State,
    seat: Seat,
    actions: Sequence[Action],
    guesses: int,
    seed: str,
) -> list[list[Outlook]]:
    """Look where each of some actions leads, on the same guesses."""
    end = evaluator.end_after(state)
    found: list[list[Outlook]] = [[] for _ in actions]
    for number in range(guesses):
        rng = Random(f"{seed} {number}")
        guess = evaluator.guess(state, seat, rng)
        dice = rng.getrandbits(32)
        for outlooks, action in zip(found, actions, strict=True):
            outlooks.append(evaluator.look(evaluator.after(guess, seat, action), end, dice))
    return found


def _best(line: GameLine, found: Found, step: int) -> Action | None:
    """Find the best choice, if it is another than the played one."""
    judgement = found.judgements.get(step)
    if judgement is None or judgement.best is None:
        return None
    best = line.game.parse(judgement.best)
    return None if best == line.moves[step][1] else best


def _may(guess: State, seat: Seat, action: Action) -> bool:
    return seat in guess.deciders and action in guess.legal(seat)


def difference(one: Outlook, other: Outlook, seat: Seat) -> list[float]:
    """Subtract shares and points of all seats; then, for one seat, its lead by source."""
    shares = [a - b for a, b in zip(one.shares, other.shares, strict=True)]
    points = [a - b for a, b in zip(one.points, other.points, strict=True)]
    leads = [a - b for a, b in zip(lead(one, seat), lead(other, seat), strict=True)]
    return shares + points + leads


def lead(outlook: Outlook, seat: Seat) -> list[float]:
    """Say how far a seat is before the mean of the others, by source, in logarithms of odds."""
    others = len(outlook.strengths) - 1
    sums = [sum(parts) for parts in zip(*outlook.strengths, strict=True)]
    own = outlook.strengths[seat]
    return [mine - (all_of - mine) / max(1, others) for mine, all_of in zip(own, sums, strict=True)]


def measure_anchor(
    evaluator: Evaluator, line: GameLine, step: int, guesses: int, found: Found, seed: str
) -> None:
    """Measure what everybody may expect at a step, as each of the players in turn could know it."""
    state = line.states[step]
    tally = found.anchor(step)
    end = evaluator.end_of(state)
    before = evaluator.end_of(line.states[step - 1]) if step else end
    if not state.deciders:
        if not tally.count:
            tally.add(_written(evaluator.judge(state)))
        return
    for number in range(guesses):
        rng = Random(f"{seed} anchor {step} {number}")
        # At every step somebody else comes first, so that few looks are shared out evenly, too.
        viewer = (step + tally.count) % line.deal.seats
        guess = evaluator.guess(state, viewer, rng)
        dice = rng.getrandbits(32)
        outlook = evaluator.look(guess, end, dice)
        tally.add(_written(outlook))
        if before < end:
            nearer = evaluator.look(guess, before, dice)
            found.look_ahead(step).add(difference(outlook, nearer, 0)[: 2 * line.seats])


def _written(outlook: Outlook) -> list[float]:
    flat = [part for parts in outlook.strengths for part in parts]
    return [*outlook.shares, *outlook.points, *flat]
