"""The arena: play what is missing, keep what is finished, stop when asked or when it is clear."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from math import ceil, isfinite
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from witchtable.engine.deal import Deal
from witchtable.engine.errors import Malformed
from witchtable.engine.game import Game
from witchtable.engine.texts import Message
from witchtable.guests import dismiss
from witchtable.guests.processes import Lost
from witchtable.lab.arena_games import (
    Conditions,
    Contest,
    GameResult,
    OtherConditions,
    ScheduledGame,
    games_per_deal,
    line_ups,
    play_game,
    schedule,
)
from witchtable.lab.cheat import seat_in_arena
from witchtable.lab.statistics import Evidence
from witchtable.lab.work_file import WorkFile

__all__ = ["Arena", "BadContest", "BadWork", "FinishedGames", "Pool", "prepare_contest", "run"]

_FILE: Final = "games.jsonl"

Outcome: TypeAlias = GameResult | Lost[ScheduledGame]
Pool: TypeAlias = Callable[
    [Callable[[ScheduledGame], GameResult], Sequence[ScheduledGame]], Generator[Outcome, None, None]
]
"""Plays games somewhere, and gives what came of them in any order; closing it stops everything."""


class BadContest(Malformed):
    """What was asked of the arena cannot be played; the message says why."""


def prepare_contest(game: Game, deal: Deal, bots: Sequence[str], seconds: float) -> Contest:
    """Check who is to play and how long they may think; refuses before the first game."""
    if not bots or not all(bots):
        raise BadContest(Message("arena-no-bots"))
    if not (isfinite(seconds) and seconds > 0):
        raise BadContest(Message("arena-seconds", seconds=str(seconds)))
    for name in dict.fromkeys(bots):
        dismiss(seat_in_arena(name, game, 0))
    return Contest.of(game, deal, line_ups(bots, deal.seats), seconds)


class Arena:
    """What is to be played, and what has been."""

    def __init__(self, contest: Contest, games: int, *, stop_when_clear: bool = False) -> None:
        self.contest = contest
        self.deals = ceil(games / games_per_deal(contest.conditions.line_ups))
        """As many whole deals as it takes: every deal is played in every rotation."""
        self.schedule = list(schedule(contest.conditions, self.deals))
        self.lost: list[ScheduledGame] = []
        self.clear_after: int | None = None
        """After how many deals it was clear whether the first bot is better or worse than its share."""
        self._results: dict[tuple[int, int, int], GameResult] = {}
        self._wanted = {game.key for game in self.schedule}
        self._weighed = 0
        self._evidence: Evidence | None = None
        self._stop_when_clear = stop_when_clear

    @property
    def missing(self) -> list[ScheduledGame]:
        """The games that are still to be played."""
        return [game for game in self.schedule if game.key not in self._results]

    @property
    def done(self) -> int:
        """How many games are over."""
        return len(self._results) + len(self.lost)

    @property
    def results(self) -> list[GameResult]:
        """What counts, in the order of the schedule: nothing after the deal that made it clear."""
        last = self.deals if self.clear_after is None else self.clear_after
        return [self._results[key] for key in sorted(self._results) if key[0] < last]

    def take(self, outcome: Outcome) -> None:
        """Count one game."""
        if isinstance(outcome, Lost):
            self.lost.append(outcome.job)
        elif outcome.key in self._wanted:
            self._results[outcome.key] = outcome
        if self._stop_when_clear:
            self._weigh()

    def _weigh(self) -> None:
        # Deal by deal in their order: quick games must not speak before slow ones.
        while self.clear_after is None and self._weighed < self.deals:
            keys = [game.key for game in self._scheduled_on(self._weighed)]
            results = [self._results[key] for key in keys if key in self._results]
            if len(results) + sum(game.key in keys for game in self.lost) < len(keys):
                return
            self._weighed += 1
            if self._evidence_with(results) >= Evidence.ENOUGH:
                self.clear_after = self._weighed

    def _scheduled_on(self, deal: int) -> list[ScheduledGame]:
        count = len(self.schedule) // self.deals
        return self.schedule[deal * count : (deal + 1) * count]

    def _evidence_with(self, results: list[GameResult]) -> float:
        first = self.contest.conditions.line_ups[0][0]
        shares = [
            result.won(at)
            for result in results
            for at, part in enumerate(result.seats)
            if part.bot == first
        ]
        if not shares:
            return 0.0  # all its games on this deal were lost
        if self._evidence is None:
            self._evidence = Evidence(1 / len(results[0].seats))
        return self._evidence.add(sum(shares) / len(shares))


def run(
    arena: Arena,
    pool: Pool,
    *,
    finished: FinishedGames | None = None,
    seen: Callable[[], None] = lambda: None,
) -> None:
    """Play what is missing; every finished game is written down and `seen` at once."""
    for result in finished.results if finished else ():
        arena.take(result)
    seen()
    if arena.clear_after is not None:
        return
    with closing(pool(partial(play_game, arena.contest), arena.missing)) as outcomes:
        for outcome in outcomes:
            arena.take(outcome)
            if finished and isinstance(outcome, GameResult):
                finished.add(outcome)
            seen()
            if arena.clear_after is not None:
                return


# -- finished games on disk -----------------------------------------------------------------------


class BadWork(Malformed):
    """The folder for finished games cannot be used; the message says why."""

    def __init__(self, folder: Path, problem: Message) -> None:
        super().__init__(Message("arena-bad-work", folder=str(folder), problem=problem))


class FinishedGames(WorkFile):
    """The games of one contest in its work folder: its conditions, then a line for each game."""

    def __init__(self, folder: Path, conditions: Conditions) -> None:
        self._folder = folder
        self._conditions = conditions
        try:
            folder.mkdir(parents=True, exist_ok=True)
            super().__init__(folder / _FILE)
        except OSError as problem:
            raise self._unusable(problem) from None
        self._check_conditions()
        self.results: list[GameResult] = [
            self._line(at, GameResult) for at in range(1, len(self.lines))
        ]
        """Those that were finished before."""

    def __enter__(self) -> FinishedGames:
        try:
            super().__enter__()
        except OSError as problem:
            raise self._unusable(problem) from None
        if not self.lines:
            self.add(self._conditions)
        return self

    def _check_conditions(self) -> None:
        if self.lines:
            differences = self._conditions.compare(self._line(0, Conditions))
            if differences:
                raise OtherConditions(str(self._path), differences)

    def _line(self, at: int, kind: Any) -> Any:
        try:
            return msgspec.json.decode(self.lines[at], type=kind)
        except (ValueError, RecursionError) as problem:
            reason = Message("arena-work-line", line=at + 1, detail=str(problem))
            raise BadWork(self._folder, reason) from None

    def _unusable(self, problem: OSError) -> BadWork:
        detail = problem.strerror or str(problem)
        return BadWork(self._folder, Message("arena-work-unreadable", detail=detail))
