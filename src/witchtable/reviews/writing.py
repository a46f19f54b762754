"""From figures to a review: everything that was measured so far, booked and put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from witchtable.engine.moves import Seat
from witchtable.reviews.booking import Books, accounts, keep_books
from witchtable.reviews.data import Decision, Depth, Review
from witchtable.reviews.line import GameLine
from witchtable.reviews.moments import turning_points
from witchtable.reviews.plans import given_away
from witchtable.reviews.scales import fair_points, fair_shares
from witchtable.reviews.stages import Looker
from witchtable.reviews.tallies import Found
from witchtable.reviews.wording import names_of, put_into_words, rounds_of, summary

__all__ = ["FORMAT", "write"]

FORMAT: Final = 1
_PERCENT: Final = 100


def write(worker: Looker, depth: Depth) -> Review:
    """Write what is known so far; the quick look must have been taken."""
    line, found = worker.line, worker.work.found
    sources = worker.evaluator.sources
    first = next(iter(line.states[0].deciders), 0)
    fair = fair_shares(line.game.id, line.deal.seats, line.seats, first)
    shares = keep_books(line, found, fair, points=False)
    usual = fair_points(line.game.id, line.deal.seats, line.seats, first)
    points = keep_books(line, found, usual or _mean(found, line), points=True)
    account = accounts(line, found, shares, scale=_PERCENT)
    moments = [
        put_into_words(line, found, turning, of, sources, shares)
        for turning, of in turning_points(line, found, shares, points)
    ]
    return Review(
        format=FORMAT,
        game=line.game.id,
        rules=line.game.rules_version,
        options=dict(line.deal.options),
        seats=line.seats,
        names=names_of(line),
        steps=line.steps,
        over=line.is_over,
        winners=list(line.states[-1].winners),
        depth=depth,
        stage=max(0, worker.stage - 1),
        searched=all(one.iterations for one in found.judgements.values() if one.best),
        progress=round(worker.progress, 4),
        movers=[seat for seat, _ in line.moves],
        turns=rounds_of(line),
        shares=[_shown(level) for level in shares.levels],
        share_errors=_table(shares.level_errors),
        scores=[state.scores for state in line.states],
        points=_table(points.levels, 2),
        point_errors=_table(points.level_errors, 2),
        accounts=account,
        point_accounts=accounts(line, found, points, scale=1),
        decisions=_decisions(line, found, shares),
        moments=moments,
        summaries=[summary(line, account[seat], moments, shares) for seat in range(line.seats)],
    )


def _mean(found: Found, line: GameLine) -> list[float]:
    """Expect of every seat what all of them may expect on average at the deal."""
    tally = found.anchors[0]
    each = [tally.mean(line.seats + seat) for seat in range(line.seats)]
    return [sum(each) / len(each)] * len(each)


def _shown(level: Sequence[float]) -> list[float]:
    """Keep shares between 0 and 1: what was measured in parts may go a little beyond."""
    inside = [min(1.0, max(0.0, share)) for share in level]
    return [round(share / sum(inside), 4) for share in inside]


def _table(rows: Sequence[Sequence[float]], digits: int = 4) -> list[list[float]]:
    return [[round(number, digits) for number in row] for row in rows]


def _decisions(line: GameLine, found: Found, books: Books) -> list[Decision]:
    return [_decision(line, found, books, step, line.moves[step][0]) for step in books.decisions]


def _decision(line: GameLine, found: Found, books: Books, step: int, seat: Seat) -> Decision:
    judgement, played = found.judgements[step], str(line.moves[step][1])
    figures = given_away(line, found, step)
    given, error = (figures.means[seat], figures.errors[seat]) if figures else (0.0, 0.0)
    return Decision(
        step=step,
        seat=seat,
        played=played,
        best=judgement.best if judgement.best is not None and given > 0 else played,
        worth=round(books.decisions[step].worth[seat], 4),
        error=round(books.decisions[step].errors[seat], 4),
        given_away=round(max(0.0, given), 4),
        given_away_error=round(error, 4),
        searched=judgement.iterations,
    )
