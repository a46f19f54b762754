"""The course of Witchstone: short, in its order, and passable whatever a pupil has tried before."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from witchtable.engine.texts import Message, languages
from witchtable.engine.texts import render as write
from witchtable.games import GAMES
from witchtable.lessons import Tutor, course
from witchtable.lessons.reading import SIGN

GAME = GAMES["witchstone"]
COURSE = course(GAME)
BASIC = [lesson for lesson in COURSE if lesson.basic]
GUIDED = [lesson for lesson in COURSE if lesson.kind == "steps"]
WORDS_A_MINUTE = 200
SECONDS_A_MOVE = 5
MOST_MINUTES = 15
TABLE = Path(__file__).parents[1] / "docs" / "lessons.md"

each_lesson = pytest.mark.parametrize("lesson", GUIDED, ids=lambda lesson: lesson.name)


def words(lesson, language):
    parts = [(step, part) for step in lesson.step for part in ("", "title", *["task"] * step.asks)]
    texts = (write(Message(lesson.text_of(*part)), language) for part in parts)
    return sum(len(SIGN.sub("", text).split()) for text in texts)


def minutes(lesson, language):
    moves = sum(len(step.plays) for step in lesson.step)
    return words(lesson, language) / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60


@pytest.mark.parametrize("language", languages())
def test_the_basic_course_takes_a_quarter_of_an_hour(language):
    assert sum(minutes(lesson, language) for lesson in BASIC) <= MOST_MINUTES


def test_the_accompanied_game_comes_last_of_what_is_basic():
    assert [lesson.kind for lesson in BASIC] == ["steps"] * (len(BASIC) - 1) + ["game"]
    assert [lesson.name for lesson in COURSE if not lesson.basic] == ["handicap"]


@each_lesson
def test_a_lesson_closes_with_a_challenge_that_the_engine_judges(lesson):
    assert lesson.step[-1].goal is not None
    assert 3 <= len(lesson.step) <= 7


@each_lesson
@pytest.mark.parametrize("chance", range(2))
def test_a_step_can_be_skipped_whatever_was_played_before_it(lesson, chance):
    """Who skips a step gets its `plays`: they have to fit all right answers to earlier steps."""
    tutor, dice = Tutor(lesson), Random(f"{lesson.name} {chance}")
    match = tutor.open()
    tutor.let_others_play(match)
    for at in (at for at, step in enumerate(lesson.step) if step.asks):
        begun = len(match.log)
        for _ in range(8):  # a pupil who tries anything that is right ...
            if not wander(tutor, match, at, dice):
                break
            match.rewind(begun)
        else:  # ... and skips what is too hard.
            skip(tutor, match, at)
        assert tutor.stand(match).step > at
        tutor.let_others_play(match)


def wander(tutor, match, at, dice):
    """Play right answers at random until a step is over; say whether in vain."""
    standing = tutor.stand(match)
    while standing.step == at and not standing.has_failed:
        offered = match.state.legal(tutor.lesson.pupil)
        right = [action for action in offered if tutor.judge(match, action, standing) is None]
        assert right, f"{tutor.lesson.step[at].name}: nothing that is right can be played"
        match.play(tutor.lesson.pupil, dice.choice(right))
        standing = tutor.stand(match)
    return standing.has_failed


def skip(tutor, match, at):
    for text in tutor.lesson.step[at].plays:
        action = match.state.check(tutor.lesson.pupil, tutor.game.parse(text))
        assert tutor.judge(match, action) is None, text
        match.play(tutor.lesson.pupil, action)
        if tutor.stand(match).step > at:
            break


def test_the_table_of_chapters_says_which_lessons_meet_them():
    told = re.findall(r"^\| (WS-[A-Z]+) \|[^|]*\| ([^|]*?) \|", TABLE.read_text("utf-8"), re.M)
    for chapter, lessons in told:
        met = [lesson.name for lesson in COURSE if meets(lesson, chapter)]
        assert lessons == (", ".join(met) or "–"), chapter


def meets(lesson, chapter):
    cited = {one.clause for step in lesson.step for one in (step, *step.wrong)}
    return any(clause.startswith(f"{chapter}-") for clause in cited)
