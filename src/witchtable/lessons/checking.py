"""What can be wrong with a lesson: found by playing it, with the file and the line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import resources
from typing import Final, NamedTuple

from witchtable.engine.errors import WitchtableError
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Seat
from witchtable.engine.rulebook import clauses
from witchtable.engine.texts import Message, languages, render
from witchtable.lessons.reading import SIGN, BadLesson, Lesson, Step, line_of, read_move
from witchtable.lessons.tutor import Standing, Tutor

__all__ = ["MINUTES", "MOST_WORDS", "WhatItTakes", "check", "effort"]

MOST_WORDS: Final = 45  # in what a step says: more is a wall of text
MINUTES: Final = {"witchdom": 8, "whirling-witchcraft": 8, "witchstone": 15}
"""How long the guided lessons that a first game needs may take together."""
_WORDS_A_MINUTE: Final = 200  # read by somebody in no hurry
_CLICK, _THOUGHT = 3, 10  # seconds: to find a piece and choose it; to find an answer that is not told


class WhatItTakes(NamedTuple):
    """What a lesson takes: words to read, choices to make, challenges to think about."""

    words: int
    clicks: int
    challenges: int

    @property
    def minutes(self) -> float:
        """How long that takes; what the page itself takes is not in it."""
        return self.words / _WORDS_A_MINUTE + (_CLICK * self.clicks + _THOUGHT * self.challenges) / 60


def effort(lesson: Lesson, language: str) -> WhatItTakes:
    """Count what a lesson takes whoever gives the right answers."""
    words = clicks = challenges = 0
    for step in lesson.step:
        text = lesson.text_of(step)
        said = [f"{text}-title", text, *([f"{text}-task"] if step.asks else [])]
        words += sum(_count(id, language) for id in said)
        clicks += max(1, len(step.plays))
        challenges += step.goal is not None and not step.right
    return WhatItTakes(words, clicks, challenges)


def _count(id: str, language: str) -> int:
    """Count the words of a text: a mark that stands alone, as in French, is none."""
    found = SIGN.sub("", render(Message(id), language)).split()
    return sum(any(letter.isalnum() for letter in word) for word in found)


def check(game: Game, lesson: Lesson) -> list[BadLesson]:
    """List what is wrong with a lesson."""
    file = f"{lesson.number:02}-{lesson.name}.toml"
    source = (resources.files(game.package) / "lessons" / game.id / file).read_text("utf-8")

    def bad(step: int | None, problem: str) -> BadLesson:
        return BadLesson(f"{game.id}/{file}", line_of(source, step), problem)

    found = [bad(None, problem) for problem in _missing(lesson.text, f"{lesson.text}-about")]
    names = [step.name for step in lesson.step]
    for at, step in enumerate(lesson.step):
        found += [bad(at, problem) for problem in _texts(game, lesson, step)]
        if step.name in names[:at]:
            found.append(bad(at, f"another step is called {step.name!r}, too"))
    if lesson.kind == "game":
        return found
    unread = [bad(at, problem) for at, problem in _unread(game, lesson)]
    if unread:
        return found + unread
    try:
        match = Tutor(lesson).open()
    except WitchtableError as problem:
        return [*found, bad(None, f"the position cannot be dealt: {problem}")]
    return found + [bad(at, problem) for at, problem in _played(lesson, match)]


# -- texts --------------------------------------------------------------------------------------------


def _texts(game: Game, lesson: Lesson, step: Step) -> Iterator[str]:
    text = lesson.text_of(step)
    yield from _missing(text, f"{text}-title")
    if step.asks:
        yield from _missing(f"{text}-task")
    if step.goal is not None:
        yield from _missing(f"{text}-again")
    yield from _missing(*(f"{text}-wrong-{one.name}" for one in step.wrong))
    for clause in filter(None, (step.clause, *(one.clause for one in step.wrong))):
        if clause not in clauses(game, "en"):
            yield f"there is no clause {clause}"
    for language in languages():
        words = _count(text, language)
        if words > MOST_WORDS:
            yield f"{text} has {words} words in {language}: at most {MOST_WORDS}"


def _missing(*ids: str) -> Iterator[str]:
    for id in ids:
        for language in languages():
            own = render(Message(id), language)
            is_english = language != "en" and own == render(Message(id), "en") and len(own.split()) > 3
            if own == id or is_english:
                yield f"no text {id} in {language}"


def _unread(game: Game, lesson: Lesson) -> Iterator[tuple[int, str]]:
    """List the answers that are no moves at all, and the events that no game tells."""
    told = {event.__struct_config__.tag for event in game.event_types}
    for at, step in enumerate(lesson.step):
        for event in filter(None, (step.until, step.goal and step.goal.event)):
            if event not in told:
                yield at, f"there is no event {event!r}"
        for text in step.answers:
            try:
                read_move(game, text)
            except WitchtableError as problem:
                yield at, f"{text!r} is no answer: {problem}"


# -- playing ------------------------------------------------------------------------------------------


def _played(lesson: Lesson, match: Match) -> Iterator[tuple[int, str]]:
    """Play a lesson by its right answers, and try the wrong ones at each step."""
    tutor, steps = _Rehearsal(lesson), lesson.step
    tutor.let_others_play(match)
    for at, step in enumerate(steps):
        if not step.asks:
            continue
        standing = tutor.stand(match)
        if standing.step != at:
            yield at, f"the pupil stands at step {standing.step + 1} when this one should begin"
            return
        yield from ((at, problem) for problem in _wrongs(tutor, match, step))
        problem = _follow(tutor, match, step)
        if problem is not None:
            yield at, problem
            return
        tutor.let_others_play(match)
        after = tutor.stand(match)
        if after.has_failed or after.step <= at:
            yield at, "its plays do not lead to its end"
            return
    yield from tutor.problems
    for at, step in enumerate(steps):
        if not tutor.problems and tutor.heard[at] < len(step.answers):
            yield at, f"of its answers nobody comes to say {step.answers[tutor.heard[at]]!r}"


class _Rehearsal(Tutor):
    """A tutor who notes what others cannot play as the lesson says."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.heard: Counter[int] = Counter()
        self.problems: list[tuple[int, str]] = []

    def answer(self, match: Match, seat: Seat, standing: Standing | None = None) -> Action:
        standing = standing or self.stand(match)
        at, said = self.said(seat, standing)
        # What comes after the first one that does not fit says nothing more.
        if said is not None and standing.step < len(self.lesson.step) and not self.problems:
            self.heard[at] += 1
            try:
                match.state.check(seat, said)
            except WitchtableError as problem:
                self.problems.append((at, f"nobody can answer {str(said)!r} here: {problem}"))
        return super().answer(match, seat, standing)


def _follow(tutor: Tutor, match: Match, step: Step) -> str | None:
    pupil = tutor.lesson.pupil
    for text in step.plays:
        try:
            action = match.state.check(pupil, tutor.game.parse(text))
        except WitchtableError as problem:
            return f"nobody can play {text!r} here: {problem}"
        if tutor.judge(match, action) is not None:
            return f"{text!r} is not among what is right"
        match.play(pupil, action)
        tutor.let_others_play(match)
    return None


def _wrongs(tutor: Tutor, match: Match, step: Step) -> Iterator[str]:
    """Each foreseen mistake must be possible, and be a mistake; what is right must be possible, too."""
    offered = [str(action) for action in match.state.legal(tutor.lesson.pupil)]
    for pattern in step.right:
        if step.goal is None and not any(fnmatchcase(one, pattern) for one in offered):
            yield f"nothing fits {pattern!r} here"
    for foreseen in step.wrong:
        fitting = [one for one in offered if fnmatchcase(one, foreseen.match)]
        wrong = [one for one in fitting if not any(fnmatchcase(one, right) for right in step.right)]
        if not wrong and step.goal is None:
            yield f"nobody can make the mistake {foreseen.match!r} here"
