"""What an arena found out: shares, meetings, ladder, scores, time, faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, pstdev, quantiles
from typing import Final

import msgspec

from witchtable.lab.arena_games import (
    Conditions,
    GameResult,
    ScheduledGame,
    SeatResult,
    slot_seconds,
)
from witchtable.lab.statistics import Wins, no_wins, ratings, wilson

__all__ = [
    "ANCHOR",
    "FAULTS",
    "BotReport",
    "Distribution",
    "Pair",
    "Report",
    "Rung",
    "ThinkingTime",
    "report_on",
]

ANCHOR: Final = 1000.0
"""What the first bot has on the ladder."""
FAULTS: Final = ("raised", "illegal", "late", "died")
_SAID: Final = 5  # texts of faults that are kept for each bot
_SLOW: Final = 0.95
_DIGITS: Final = 6


class Distribution(msgspec.Struct):
    """How numbers are spread."""

    mean: float
    deviation: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class ThinkingTime(msgspec.Struct):
    """How long a bot takes for a decision, in seconds; `slow` is the time that 95 of 100 stay below."""

    mean: float
    slow: float
    most: float


class BotReport(msgspec.Struct):
    """What one bot did in all its seats; `games` counts every seat it had in every game."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    scores: Distribution
    decisions: float
    thinking: ThinkingTime
    faults: dict[str, int]
    said: list[str]


class Pair(msgspec.Struct):
    """How often one bot finished before another in the same game; alike counts half."""

    bot: str
    other: str
    meetings: int
    share: float
    low: float
    high: float


class Rung(msgspec.Struct):
    """A place on the ladder."""

    bot: str
    elo: float
    low: float
    high: float


class Report(msgspec.Struct):
    """All that an arena has found out."""

    conditions: Conditions = msgspec.field(name="setup")
    planned: int
    games: int
    deals: int
    clear_after: int | None
    bots: list[BotReport]
    pairs: list[Pair]
    ladder: list[Rung]
    lost: list[ScheduledGame]


def report_on(
    conditions: Conditions,
    results: Sequence[GameResult],
    *,
    planned: int,
    lost: Sequence[ScheduledGame] = (),
    clear_after: int | None = None,
) -> Report:
    """Count everything."""
    names = _names(conditions, results)
    deals = _by_deal(names, results)
    return Report(
        conditions=conditions,
        planned=planned,
        games=len(results),
        deals=len(deals),
        clear_after=clear_after,
        bots=[_bot(name, results) for name in names],
        pairs=_pairs(names, deals),
        ladder=_ladder(names, deals),
        lost=list(lost),
    )


def _names(conditions: Conditions, results: Sequence[GameResult]) -> list[str]:
    """List who took part, as they were named; last who plays by the rules alone."""
    met = dict.fromkeys(part.bot for result in results for part in result.seats)
    named = dict.fromkeys(name for line_up in conditions.line_ups for name in line_up)
    return [name for name in {**named, **met} if name in met]


def _bot(name: str, results: Sequence[GameResult]) -> BotReport:
    parts = [
        (part, result.won(at))
        for result in results
        for at, part in enumerate(result.seats)
        if part.bot == name
    ]
    games, wins = len(parts), sum(won for _, won in parts)
    interval = wilson(wins, games)
    played = [part for part, _ in parts]
    return BotReport(
        bot=name,
        games=games,
        wins=round(wins, _DIGITS),
        share=round(wins / games, _DIGITS),
        low=round(interval.low, _DIGITS),
        high=round(interval.high, _DIGITS),
        fair=round(1 / len(results[0].seats), _DIGITS),
        scores=_distribution([part.score for part in played]),
        decisions=round(fmean(part.decisions for part in played), 2),
        thinking=_thinking(played),
        faults=_faults(played),
        said=[text for part in played for text in part.said][:_SAID],
    )


def _distribution(values: Sequence[int]) -> Distribution:
    lower, median, upper = (
        quantiles(values, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    )
    mean, deviation = round(fmean(values), 3), round(pstdev(values), 3)
    return Distribution(mean, deviation, min(values), lower, median, upper, max(values))


def _thinking(played: Iterable[SeatResult]) -> ThinkingTime:
    slots: Counter[int] = Counter()
    seconds = most = 0.0
    for part in played:
        slots.update(part.clock.slots)
        seconds += part.clock.seconds
        most = max(most, part.clock.slowest)
    decisions = slots.total()
    slow, below = 0.0, 0
    for slot in sorted(slots):
        slow, below = slot_seconds(slot), below + slots[slot]
        if below >= _SLOW * decisions:
            break
    mean = seconds / decisions if decisions else 0.0
    return ThinkingTime(round(mean, _DIGITS), round(min(slow, most), _DIGITS), round(most, _DIGITS))


def _faults(played: Iterable[SeatResult]) -> dict[str, int]:
    counted: Counter[str] = Counter(dict.fromkeys(FAULTS, 0))
    for part in played:
        counted.update(part.faults)
    return dict(counted)


def _by_deal(names: list[str], results: Sequence[GameResult]) -> list[Wins]:
    """Count for each deal who finished before whom."""
    at = {name: number for number, name in enumerate(names)}
    deals: dict[int, Wins] = {}
    for result in results:
        wins = deals.setdefault(result.deal, no_wins(len(names)))
        for one, other in combinations(range(len(result.seats)), 2):
            a, b = at[result.seats[one].bot], at[result.seats[other].bot]
            if a == b:
                continue  # a bot cannot be stronger than itself
            ahead = result.standing(one), result.standing(other)
            wins[a][b] += 0.5 if ahead[0] == ahead[1] else float(ahead[0] > ahead[1])
            wins[b][a] += 0.5 if ahead[0] == ahead[1] else float(ahead[0] < ahead[1])
    return list(deals.values())


def _pairs(names: list[str], deals: Sequence[Wins]) -> list[Pair]:
    pairs = []
    for a, b in combinations(range(len(names)), 2):
        won = sum(wins[a][b] for wins in deals)
        met = won + sum(wins[b][a] for wins in deals)
        if met:
            low, high = (round(end, _DIGITS) for end in wilson(won, met))
            pairs.append(Pair(names[a], names[b], round(met), round(won / met, _DIGITS), low, high))
    return pairs


def _ladder(names: list[str], deals: Sequence[Wins]) -> list[Rung]:
    rungs = [
        Rung(name, *(round(number, 1) for number in rating))
        for name, rating in zip(names, ratings(deals, ANCHOR), strict=False)
    ]
    return sorted(rungs, key=lambda rung: -rung.elo)
