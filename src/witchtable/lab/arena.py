"""The arena: play what is missing, keep what is finished, stop when asked or when it is clear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from math import ceil, isfinite

from witchtable.engine.deal import Deal
from witchtable.engine.errors import Malformed
from witchtable.engine.game import Game
from witchtable.engine.texts import Message
from witchtable.guests import dismiss, seat
from witchtable.lab.ledger import Ledger
from witchtable.lab.matches import Result
from witchtable.lab.plans import Job, Table, games_per_deal, jobs, line_ups
from witchtable.lab.pools import Lost, Pool
from witchtable.lab.statistics import Evidence

__all__ = ["Arena", "BadContest", "lay_table", "run"]


class BadContest(Malformed):
    """What was asked of the arena cannot be played; the message says why."""


def lay_table(game: Game, deal: Deal, bots: Sequence[str], seconds: float) -> Table:
    """Check who is to play and how long they may think; refuses before the first game."""
    if not bots or not all(bots):
        raise BadContest(Message("arena-no-bots"))
    if not (isfinite(seconds) and seconds > 0):
        raise BadContest(Message("arena-seconds", seconds=str(seconds)))
    for name in dict.fromkeys(bots):
        dismiss(seat(name, game, 0))
    return Table.lay(game, deal, line_ups(bots, deal.seats), seconds)


class Arena:
    """What is to be played, and what has been."""

    def __init__(self, table: Table, games: int, *, stop_when_clear: bool = False) -> None:
        self.table = table
        self.deals = ceil(games / games_per_deal(table.setup.line_ups))
        """As many whole deals as it takes: every deal is played in every rotation."""
        self.jobs = list(jobs(table.setup, self.deals))
        self.lost: list[Job] = []
        self.clear_after: int | None = None
        """After how many deals it was clear whether the first bot is better or worse than its share."""
        self._results: dict[tuple[int, int, int], Result] = {}
        self._wanted = {job.key for job in self.jobs}
        self._weighed = 0
        self._evidence: Evidence | None = None
        self._stop_when_clear = stop_when_clear

    @property
    def missing(self) -> list[Job]:
        """The games that are still to be played."""
        return [job for job in self.jobs if job.key not in self._results]

    @property
    def done(self) -> int:
        """How many games are over."""
        return len(self._results) + len(self.lost)

    @property
    def results(self) -> list[Result]:
        """What counts, in the order of the plan: nothing after the deal that made it clear."""
        last = self.deals if self.clear_after is None else self.clear_after
        return [self._results[key] for key in sorted(self._results) if key[0] < last]

    def take(self, outcome: Result | Lost) -> None:
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
            keys = [job.key for job in self._jobs_of(self._weighed)]
            games = [self._results[key] for key in keys if key in self._results]
            if len(games) + sum(job.key in keys for job in self.lost) < len(keys):
                return
            self._weighed += 1
            if self._evidence_with(games) >= Evidence.ENOUGH:
                self.clear_after = self._weighed

    def _jobs_of(self, deal: int) -> list[Job]:
        count = len(self.jobs) // self.deals
        return self.jobs[deal * count : (deal + 1) * count]

    def _evidence_with(self, games: list[Result]) -> float:
        first = self.table.setup.line_ups[0][0]
        shares = [
            game.won(at) for game in games for at, part in enumerate(game.seats) if part.bot == first
        ]
        if not shares:
            return 0.0  # all its games on this deal were lost
        if self._evidence is None:
            self._evidence = Evidence(1 / len(games[0].seats))
        return self._evidence.add(sum(shares) / len(shares))


def run(
    arena: Arena,
    pool: Pool,
    *,
    ledger: Ledger | None = None,
    seen: Callable[[], None] = lambda: None,
) -> None:
    """Play what is missing; every finished game is written down and `seen` at once."""
    for result in ledger.finished if ledger else ():
        arena.take(result)
    seen()
    if arena.clear_after is not None:
        return
    with closing(pool(arena.table, arena.missing)) as outcomes:
        for outcome in outcomes:
            arena.take(outcome)
            if ledger and isinstance(outcome, Result):
                ledger.add(outcome)
            seen()
            if arena.clear_after is not None:
                return
