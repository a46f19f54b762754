"""Every lesson can be played to its end, by right answers and wrong ones; a bad one is refused."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from witchtable.engine.texts import languages
from witchtable.games import GAMES
from witchtable.lessons import BadLesson, Tutor, course
from witchtable.lessons.checking import MINUTES, check, effort
from witchtable.lessons.reading import SIGN, Goal, read

PACKAGE = Path(__file__).parents[1] / "src" / "witchtable"
WEB, LOCALE = PACKAGE / "web", PACKAGE / "locale"
LESSONS = [lesson for game in GAMES.values() for lesson in course(game)]
GUIDED = [lesson for lesson in LESSONS if lesson.kind == "steps"]


def name(lesson):
    return f"{lesson.game}-{lesson.name}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_has_its_position_its_steps_and_its_texts(lesson):
    assert [str(problem) for problem in check(GAMES[lesson.game], lesson)] == []


@pytest.mark.parametrize("lesson", GUIDED, ids=name)
def test_a_pupil_who_tries_anything_first_gets_through(lesson):
    """Whatever is refused changes nothing; whatever fails begins again."""
    tutor, chance = Tutor(lesson), Random(lesson.name)
    match = tutor.open()
    tutor.let_others_play(match)
    for _ in range(300):
        standing = tutor.stand(match)
        if standing.step >= len(lesson.step):
            return
        if standing.has_failed:
            match.rewind(standing.since)
            continue
        offered = match.state.legal(lesson.pupil)
        right = [action for action in offered if tutor.judge(match, action, standing) is None]
        step = lesson.step[standing.step]
        assert right, f"{step.name}: nothing that is right can be played"
        for action in set(offered) - set(right):
            wrong = tutor.judge(match, action, standing)
            assert wrong is not None and str(wrong.message) != wrong.message.id
        is_lost = chance.random() < 0.3
        if is_lost and step.goal is not None:
            after, moves = tutor.show(match)
            match.rewind(after)
            for move in moves:
                match.play(move.seat, move.action)
            assert tutor.stand(match).step > standing.step
        else:
            match.play(lesson.pupil, chance.choice(right))
        tutor.let_others_play(match)
    raise AssertionError("this lesson has no end")


def lesson_with(**changes):
    return msgspec.structs.replace(GUIDED[0], **changes)


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("minutes = 1\nseats = ", 2, "end of document"),
        ("minutes = 1\nseats = 2\n\n[[step]]\nname = 'a'\n\n[[step]]\nnane = 'b'\n", 7, "nane"),
        ("seats = 2\n", 1, "minutes"),
        ("minutes = 1\nseats = 2\nseat = 'C'\n", 3, "there is no seat 'C' among 2"),
        ("minutes = 1\nseats = 2\nseat = 'pupil'\n", 3, "there is no seat"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_its_line(text, line, part):
    with pytest.raises(BadLesson, match=part) as found:
        read(text, "01-x.toml")
    assert found.value.line == line


def test_a_position_that_cannot_be_dealt_is_refused():
    lesson = lesson_with(before=["A play nobody"])
    assert "cannot be dealt" in str(check(GAMES[lesson.game], lesson)[0])


def test_a_step_that_nobody_can_take_is_refused_with_its_line():
    steps = list(GUIDED[0].step)
    steps[0] = msgspec.structs.replace(steps[0], plays=["rest"], right=["rest"])
    lesson = lesson_with(step=steps)
    problems = check(GAMES[lesson.game], lesson)
    assert any(found.line > 1 and "nobody can play" in str(found) for found in problems)


@pytest.mark.parametrize(
    ("answer", "part"),
    [
        ("B play n99", "nobody can answer 'play n99' here"),
        ("play n4b", "is no answer"),
        ("B rest 1 2 3", "is no answer"),
        ("C rest", "nobody comes to say 'C rest'"),
    ],
)
def test_an_answer_that_nobody_can_give_is_refused_with_its_line(answer, part):
    lesson = course(GAMES["witchdom"])[0]
    steps = list(lesson.step)
    assert steps[2].answers
    steps[2] = msgspec.structs.replace(steps[2], answers=[answer])
    (problem,) = check(GAMES["witchdom"], msgspec.structs.replace(lesson, step=steps))
    assert problem.line > 1 and part in str(problem)


@pytest.mark.parametrize("changes", [{"until": "dawn"}, {"goal": Goal(event="dawn")}])
def test_an_event_that_never_happens_is_refused(changes):
    steps = list(GUIDED[0].step)
    steps[0] = msgspec.structs.replace(steps[0], **changes)
    problems = check(GAMES[GUIDED[0].game], lesson_with(step=steps))
    assert any("there is no event 'dawn'" in str(found) for found in problems)


def test_two_steps_of_one_name_are_refused():
    first, *others = GUIDED[0].step
    problems = check(GAMES[GUIDED[0].game], lesson_with(step=[first, first, *others]))
    assert any("another step is called" in str(found) for found in problems)


def test_a_missing_text_is_refused():
    steps = [msgspec.structs.replace(GUIDED[0].step[0], name="unheard-of"), *GUIDED[0].step[1:]]
    problems = check(GAMES[GUIDED[0].game], lesson_with(step=steps))
    assert any("no text" in str(found) and "hu" in str(found) for found in problems)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_something_is_scored_or_done_soon(game):
    """No wall of text: at most one step that is only read before something is to be done."""
    for lesson in course(game):
        reads = 0
        for step in lesson.step:
            reads = 0 if step.asks else reads + 1
            assert reads <= 2, f"{lesson.name}: too much to read before {step.name}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_course_has_at_most_six_steps_before_something_is_scored(game):
    """Of all its steps in a row: those that are read count, too."""
    taken = 0
    for lesson in course(game):
        tutor = Tutor(lesson)
        match = tutor.open()
        tutor.let_others_play(match)
        before = sum(line.points for line in match.state.score_sheet(lesson.pupil))
        for step in lesson.step:
            for text in step.plays:
                match.play(lesson.pupil, tutor.game.parse(text))
                tutor.let_others_play(match)
            if sum(line.points for line in match.state.score_sheet(lesson.pupil)) > before:
                assert taken <= 6
                return
            taken += 1
    raise AssertionError("nothing is ever scored")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_course_takes_no_longer_than_it_may(game, language):
    basic = [lesson for lesson in course(game) if lesson.kind == "steps" and lesson.basic]
    assert sum(effort(lesson, language).minutes for lesson in basic) <= MINUTES[game.id]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_first_words_of_a_course_are_few(game, language):
    """The first choice comes within 20 seconds: 15 to read, the others for the page and the click."""
    first = course(game)[0].step[0]
    assert first.asks
    assert effort(msgspec.structs.replace(course(game)[0], step=[first]), language).words <= 50


def test_no_line_in_french_begins_with_a_mark():
    """What stands before `;:!?»` and after `«` is no plain space, where a line could break."""
    for path in sorted([*LOCALE.glob("fr/lessons*.ftl"), *LOCALE.glob("fr/coach*.ftl")]):
        told = [line for line in path.read_text("utf-8").split("\n") if not line.startswith("#")]
        assert [line for line in told if re.search(r"« |\S [;!?»]|\w :(?=\s|$)", line)] == []


def test_signs_in_words_are_drawn_and_left_out_for_who_only_reads():
    text = "Take a leaf :wd-leaf:, then a green :wd-banner.green: witch:you choose."
    assert SIGN.sub("", text) == "Take a leaf, then a green witch:you choose."
    drawn = "".join(path.read_text("utf-8") for path in sorted((WEB / "icons").glob("*.svg")))
    for path in sorted(LOCALE.glob("*/lessons*.ftl")):
        for found in SIGN.finditer(path.read_text("utf-8")):
            assert f'id="{found["name"]}"' in drawn, f"{path.name}: {found[0]}"
            colour = found["colour"] or ""
            token = f"--{found['name'].rpartition('-')[2]}-{colour}:"
            assert not colour or token in (WEB / "css" / "tokens.css").read_text("utf-8"), found[0]
