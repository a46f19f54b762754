"""A tutor: follows a match through the steps of a lesson, and judges what the pupil wants to do.

Where a pupil stands follows from the moves alone, so whatever keeps the moves keeps the lesson, and
whoever takes moves back goes back in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from witchtable.bots import bot
from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Event, Move, Seat
from witchtable.engine.place import Place
from witchtable.engine.state import State
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.lessons.reading import Goal, Lesson, Step, read_move

__all__ = ["Standing", "Tutor", "Wrong"]


class Wrong(NamedTuple):
    """Why something is not what a step asks for; the rules allow it all the same."""

    message: Message
    clause: str


class Standing(NamedTuple):
    """Where a pupil stands."""

    step: int
    """The step that is asked now; the number of steps when the lesson is done."""
    since: int
    """After how many moves of the match it began."""
    own: int
    """Moves that the pupil has made in it."""
    points: int
    """What the pupil has won in it."""
    has_failed: bool
    """Whether it is over without its goal: it has to begin again."""
    answered: Counter[Seat]
    """How often each of the others has moved since the step before."""


class WayToGo(NamedTuple):
    """A way to go: after so many moves of the match, these."""

    after: int
    moves: Sequence[Move]


class Tutor:
    """Knows one lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: Game = GAMES[lesson.game]

    # -- opening ----------------------------------------------------------------------------------

    def open(self, names: Sequence[str] = (), seed: str = "") -> Match:
        """Put up the position with which the lesson begins; a game may be dealt by any seed."""
        lesson = self.lesson
        deal = self.game.arrange(lesson.seats, lesson.seed or seed, None, lesson.options)
        match = Match.open(self.game, deal, names)
        for text in lesson.before:
            match.play(*read_move(self.game, text))
        return match

    def fits(self, match: Match) -> bool:
        """Say whether a match has begun as the lesson does now: it may have been another one then."""
        lesson = self.lesson
        deal, first = match.deal, [(move.seat, move.action) for move in match.log[: len(lesson.before)]]
        has_options = lesson.options.items() <= deal.options.items()
        is_same_deal = deal.seats == lesson.seats and lesson.seed in ("", deal.seed) and has_options
        return is_same_deal and first == [read_move(self.game, text) for text in lesson.before]

    # -- where the pupil stands -------------------------------------------------------------------

    def stand(self, match: Match) -> Standing:
        """Find out how far the pupil has come."""
        walk = self._walk(match)
        before, _ = next(walk)
        progress = _Progress(self.lesson, before)
        for at, (move, (state, events)) in enumerate(zip(match.log, walk, strict=True)):
            if at >= len(self.lesson.before):
                progress.count(at, move.seat, before, state, events)
            if progress.standing.step >= len(self.lesson.step):
                break  # who plays on to the end of the game learns no more
            before = state
        standing = progress.standing
        # Others may have played since the last step.
        return standing if standing.own else standing._replace(since=len(match.log))

    def _walk(self, match: Match) -> Iterator[tuple[State, list[Event]]]:
        """Play the match again, move by move: events are not kept for long."""
        state, opening = self.game.open(match.deal)
        yield state.copy(), opening
        for move in match.log:
            events = state.apply(move.seat, move.action)
            yield state.copy(), events

    def beginning(self, match: Match, step: int) -> int:
        """Find after how many moves a step began; of one that is only read, the one before it."""
        keep, pupil = len(self.lesson.before), self.lesson.pupil
        again = _as_after(match, keep)
        for at, move in enumerate(match.log[keep:], start=keep):
            if move.seat == pupil:
                standing = self.stand(again)
                if standing.step > step:
                    break
                if standing.own == 0:
                    keep = at
            again.play(move.seat, move.action)
        now = self.stand(match)
        return now.since if now.step <= step else keep

    # -- judging ----------------------------------------------------------------------------------

    def judge(self, match: Match, action: Action, standing: Standing | None = None) -> Wrong | None:
        """Say why an action that the rules allow is not what is asked; None if it is right."""
        standing = standing or self.stand(match)
        if standing.step >= len(self.lesson.step):
            return None
        step, notation = self.lesson.step[standing.step], str(action)
        if not step.right or any(fnmatchcase(notation, pattern) for pattern in step.right):
            return None
        for foreseen in step.wrong:
            if fnmatchcase(notation, foreseen.match):
                text = self.lesson.text_of(step, f"wrong-{foreseen.name}")
                return Wrong(Message(text), foreseen.clause)
        return Wrong(Message("lesson-not-asked"), step.clause)

    def show(self, match: Match) -> WayToGo:
        """Find a way through the step of now, for who does not want to look for it.

        From where it began, if the way that the lesson knows is open there; otherwise all the way from
        the beginning: the pupil may have come here by another one.
        """
        standing, given = self.stand(match), len(self.lesson.before)
        here = _as_after(match, standing.since)
        if self._walk_through(here, standing.step):
            return WayToGo(standing.since, here.log[standing.since :])
        again = _as_after(match, given)
        self.let_others_play(again)
        for step in range(standing.step + 1):
            self._walk_through(again, step)
        return WayToGo(given, again.log[given:])

    def _walk_through(self, match: Match, step: int) -> bool:
        """Play what the lesson says is right in a step; False if that does not lead to its end."""
        pupil = self.lesson.pupil
        try:
            for text in self.lesson.step[step].plays:
                if self.stand(match).step != step:
                    break
                match.play(pupil, self.game.parse(text))
                self.let_others_play(match)
        except WitchtableError:
            return False
        return self.stand(match).step > step

    # -- everybody else ---------------------------------------------------------------------------

    def answer(self, match: Match, seat: Seat, standing: Standing | None = None) -> Action:
        """Play for somebody else: as the lesson says, or as an apprentice would, always the same."""
        standing = standing or self.stand(match)
        _, said = self.said(seat, standing)
        if said is not None:
            try:
                return match.state.check(seat, said)
            except WitchtableError:
                pass  # the pupil has found another way
        dice = crc32(f"{self.lesson.text} {len(match.log)}".encode())
        return bot("apprentice", self.game, dice).choose(Place(match.state.copy(), seat))

    def said(self, seat: Seat, standing: Standing) -> tuple[int, Action | None]:
        """Read what the lesson says that somebody else does now, if anything, and after which step."""
        steps = self.lesson.step
        last = next((at for at in reversed(range(standing.step)) if steps[at].asks), -1)
        said = [read_move(self.game, text) for text in (steps[last].answers if last >= 0 else ())]
        own = [action for other, action in said if other == seat]
        number = standing.answered[seat]
        return last, own[number] if number < len(own) else None

    def let_others_play(self, match: Match) -> list[Move]:
        """Play until the pupil is asked, or nobody is."""
        made = []
        while match.state.deciders and self.lesson.pupil not in match.state.deciders:
            seat = match.state.deciders[0]
            match.play(seat, self.answer(match, seat))
            made.append(match.log[-1])
        return made


def _as_after(match: Match, moves: int) -> Match:
    """Play a match again up to after so many of its moves; the match itself stays as it is."""
    again = Match.open(match.game, match.deal, match.players)
    for move in match.log[:moves]:
        again.play(move.seat, move.action)
    return again


class _Progress:
    """Counts moves, and goes on to the next step when one is done."""

    def __init__(self, lesson: Lesson, state: State) -> None:
        self.lesson = lesson
        self.begin(0, state)

    def begin(self, at: int, state: State) -> None:
        """Go on to the next step that asks for something."""
        steps = self.lesson.step
        step = next((n for n in range(at, len(steps)) if steps[n].asks), len(steps))
        self.standing = Standing(step, 0, 0, 0, False, Counter())
        self.opening = state
        self.events: list[Event] = []

    def count(self, at: int, seat: Seat, before: State, state: State, events: list[Event]) -> None:
        """Count a move of anybody."""
        steps, pupil, standing = self.lesson.step, self.lesson.pupil, self.standing
        if standing.step >= len(steps):
            return
        if seat == pupil:
            if standing.own == 0:
                standing = standing._replace(since=at)
                self.opening = before
            standing = standing._replace(own=standing.own + 1)
        else:
            standing.answered[seat] += 1
        self.standing = standing
        if standing.own:
            self.events += events
            self._judge(steps[standing.step], state)

    def _judge(self, step: Step, state: State) -> None:
        pupil = self.lesson.pupil
        points = state.scores[pupil] - self.opening.scores[pupil]
        if step.goal is None or _is_reached(step.goal, points, self.events, pupil):
            self.begin(self.standing.step + 1, state)
            return
        is_asked = pupil in state.deciders
        # Where a goal depends on others' answers, the step counts the moves: then they are waited for.
        is_spent = self.standing.own >= step.within and (is_asked or not state.deciders)
        has_failed = is_spent if step.within else not is_asked
        if step.until:
            has_failed = any(event.__struct_config__.tag == step.until for event in self.events)
        self.standing = self.standing._replace(points=points, has_failed=has_failed)


def _is_reached(goal: Goal, points: int, events: Sequence[Event], pupil: Seat) -> bool:
    if points < goal.points:
        return False
    if not goal.event:
        return True
    told = [msgspec.to_builtins(event) for event in events]
    own = [one for one in told if one["event"] == goal.event and one.get("seat", pupil) == pupil]
    return sum(_is_enough(one, goal) for one in own) >= goal.times


def _is_enough(event: Mapping[str, Any], goal: Goal) -> bool:
    found = {name: event.get(name, 0) for name in goal.least}
    sizes = {name: value if isinstance(value, int) else len(value) for name, value in found.items()}
    return all(sizes[name] >= least for name, least in goal.least.items())
