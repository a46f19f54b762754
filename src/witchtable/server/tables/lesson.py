"""A lesson at a table: its tutor follows what is played, and plays for everybody but the pupil."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Action
from witchtable.games import GAMES
from witchtable.lessons import Lesson, Standing, Tutor, find
from witchtable.server.protocol.messages import Ack, LessonStanding, Reject
from witchtable.server.protocol.requests import LessonRequest, MoveRequest
from witchtable.server.protocol.writing import write_text
from witchtable.server.tables.verdicts import Verdict

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["LessonAtTable", "find_lesson"]


def find_lesson(table: Table) -> LessonAtTable | None:
    """Find what is learned at a table; None also for a lesson that is no more: the game goes on."""
    name = table.setup.lesson
    lesson = None if name is None else find(GAMES[table.setup.game], name)
    return None if lesson is None else LessonAtTable(table, lesson)


class LessonAtTable:
    """Where the pupil of a table stands."""

    def __init__(self, table: Table, lesson: Lesson) -> None:
        self._table = table
        self.lesson = lesson
        self.tutor = Tutor(lesson) if self.is_guided else None
        self.is_noted = False
        """Whether it is written down that it was learned."""
        self._known: tuple[int, Standing] | None = None
        self._failed = (0, 0)  # a step, and how often it had to begin again

    @property
    def is_guided(self) -> bool:
        """Whether it has steps; otherwise it is a whole game with a coach."""
        return self.lesson.kind == "steps"

    @property
    def is_as_begun(self) -> bool:
        """Whether it is still taught as it was when this table was opened."""
        return self.tutor is None or self.tutor.fits(self._table.playing)

    @property
    def standing(self) -> Standing | None:
        """Where the pupil stands; None in a whole game."""
        if self.tutor is None or self._table.match is None:
            return None
        entries = self._table.entries
        if self._known is None or self._known[0] != entries:
            self._known = entries, self.tutor.stand(self._table.playing)
        return self._known[1]

    @property
    def is_done(self) -> bool:
        """Whether everything has been learned."""
        standing = self.standing
        if standing is None:
            return self._table.status == "over"
        return standing.step >= len(self.lesson.step)

    def forbid(self, request: MoveRequest, action: Action) -> Reject | None:
        """Refuse what the lesson does not ask for now; in a whole game nothing is refused."""
        if self.tutor is None:
            return None
        wrong = self.tutor.judge(self._table.playing, action, self.standing)
        if wrong is None:
            return None
        version, words = self._table.viewpoints[request.seat].version, write_text(wrong.message)
        return Reject(request.request, "not_asked", version, wrong.clause, str(wrong.message), words)

    def describe(self) -> LessonStanding:
        """Write where the pupil stands."""
        standing = self.standing
        return LessonStanding(
            name=self.lesson.name,
            step=0 if standing is None else standing.step,
            moves=0 if standing is None else standing.own,
            tries=0 if standing is None else self._tries(standing.step),
            done=self.is_done,
        )

    def _tries(self, step: int) -> int:
        return self._failed[1] if self._failed[0] == step else 0

    # -- other ways than playing --------------------------------------------------------------------

    async def go(self, request: LessonRequest, player: str) -> Verdict:
        """Go where the pupil wants to; the same request always gets the same answer."""
        return await self._table.once(player, request.request, lambda: self._go(request, player))

    async def _go(self, request: LessonRequest, player: str) -> Verdict:
        done = await self._table.answer_again(player, request.request)
        if done is not None:
            return done
        if request.to == "skip":
            await self._skip(player, request.request)
        else:
            await self._go_back(player, request.request, is_further=request.to == "back")
        return Ack(request.request, self._table.version_for(player))

    async def begin_again(self) -> None:
        """Begin the step again that was over without its goal."""
        if self.standing is not None:
            step = self.standing.step
            self._failed = step, self._tries(step) + 1
        await self._table.do(self._go_back)

    async def _go_back(
        self, player: str | None = None, request: str | None = None, *, is_further: bool = False
    ) -> None:
        """Begin the step again, or the one before."""
        table, tutor, standing = self._table, self.tutor, self.standing
        if tutor is None or standing is None or table.status != "running":
            return
        keep = standing.since
        if is_further:
            keep = tutor.beginning(table.playing, standing.step - 1)
        if keep < len(table.playing.log):
            seat = tutor.lesson.pupil
            await table.keep("rewind", seat, str(keep), player, request, by_itself=player is None)

    async def _skip(self, player: str, request: str) -> None:
        """Show a way through the step; others answer as they would."""
        table, tutor = self._table, self.tutor
        if tutor is None or self.is_done or table.status != "running":
            return
        after, moves = tutor.show(table.playing)
        pupil = tutor.lesson.pupil
        if after < len(table.playing.log):
            await table.keep("rewind", pupil, str(after), None, None)
        # With the pupil's last move the step is done, and so is the request.
        last = max((n for n, move in enumerate(moves) if move.seat == pupil), default=None)
        for number, (seat, action, _) in enumerate(moves):
            asked = (player, request) if number == last else (None, None)
            await table.keep("move", seat, table.playing.state.check(seat, action), *asked)
