"""What would you do? Whatever somebody would have played is judged at once, like what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from witchtable.engine.errors import Malformed
from witchtable.engine.moves import Action
from witchtable.engine.texts import Message
from witchtable.reviews.data import Judged, Saying, SourcePart
from witchtable.reviews.evaluator import Evaluator, Outlook
from witchtable.reviews.line import GameLine
from witchtable.reviews.measuring import compare, difference, find_best
from witchtable.reviews.tallies import Tally
from witchtable.reviews.wording import percent, reasons, source_parts

__all__ = ["NothingToTry", "try_out"]

_GUESSES: Final = 40
_ITERATIONS: Final = 120
_NEARLY: Final = 0.01  # of the win: as good as the best
_BLUNDER: Final = 0.06
_HORIZON: Final = 2
_TOLD: Final = 3


class NothingToTry(Malformed):
    """At this step nothing was decided."""


def try_out(
    line: GameLine, step: int, action: Action, best: str | None = None, seed: int = 0
) -> Judged:
    """Judge an action at a step, from what the seat could know; raise IllegalAction if it is none.

    `best` is what a review has found there, in notation; without it, it is searched for.
    """
    if not 0 <= step < line.steps:
        raise NothingToTry(Message("review-try-step", step=step, steps=line.steps))
    seat, played = line.moves[step]
    state = line.states[step].copy()
    action = state.check(seat, action)
    evaluator = Evaluator(line.game, line.deal.seats, _HORIZON)
    where = f"{seed} try {step}"
    legal = line.forward(step)
    wisest = (
        find_best(evaluator, state, seat, legal, _ITERATIONS, where)
        if best is None
        else line.game.parse(best)
    )
    looked = compare(evaluator, state, seat, [action, played, wisest], _GUESSES, where)
    mine, theirs, wise = looked
    lost, gained = _tally(wise, mine, seat), _tally(mine, theirs, seat)
    if lost.mean(seat) < gained.mean(seat) * -1:  # what was played is the best that is known
        wisest, lost = played, _tally(theirs, mine, seat)
    given, error = max(0.0, lost.mean(seat)), lost.error(seat)
    verdict = _verdict(action == wisest, given, error)
    mean = sum(outlook.shares[seat] for outlook in mine) / len(mine)
    leads = [-lost.mean(place) for place in range(2 * line.seats, len(lost.sums))]
    parts: Sequence[SourcePart] = source_parts(line, evaluator.sources, leads, mean)[:_TOLD]
    title = Message(
        f"review-try-{verdict}", percent=percent(given), better=state.label(wisest),
        choices=len(legal),
    )  # fmt: skip
    return Judged(
        step=step,
        seat=seat,
        action=str(action),
        action_words=Saying.of(state.label(action)),
        played=str(played),
        played_words=Saying.of(state.label(played)),
        best=str(wisest),
        best_words=Saying.of(state.label(wisest)),
        given_away=round(given, 4),
        error=round(error, 4),
        against_played=round(gained.mean(seat), 4),
        against_played_error=round(gained.error(seat), 4),
        verdict=verdict,
        sources=list(parts),
        title=Saying.of(title),
        why=[] if verdict == "best" else [Saying.of(message) for message in reasons(parts)],
    )


def _tally(one: Sequence[Outlook], other: Sequence[Outlook], seat: int) -> Tally:
    found = Tally()
    for a, b in zip(one, other, strict=True):
        found.add(difference(a, b, seat))
    return found


def _verdict(is_best: bool, given: float, error: float) -> Literal["best", "good", "slip", "blunder"]:
    if is_best:
        return "best"
    if given <= max(_NEARLY, error):
        return "good"
    return "blunder" if given >= _BLUNDER else "slip"
