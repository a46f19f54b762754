"""`witchtable learn`: the lessons as text."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from witchtable.bots import Advice, Alternative, Blunder
from witchtable.cli import coach
from witchtable.cli.learn import _open
from witchtable.cli.save_file import SaveFile
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.lessons import Tutor, course, spoken

FIRST = {game.id: course(game)[0] for game in GAMES.values() if course(game)}


def typed(lesson):
    """Type all right answers; Enter at what is only read."""
    return "\n".join(text for step in lesson.step for text in (step.plays or [""])) + "\n"


@pytest.mark.parametrize("lesson", FIRST.values(), ids=lambda lesson: lesson.game)
def test_a_lesson_is_read_played_and_remembered(witchtable, lesson):
    code, out, err = witchtable("learn", lesson.game, lesson.name, typed=typed(lesson) + "\nq\n")
    assert code == 0, err
    words = " ".join(out.split())
    for step in lesson.step:
        assert " ".join(spoken(Message(lesson.text_of(step))).split()) in words
    assert "Well done" in words
    _, listed, _ = witchtable("learn", lesson.game, "--list")
    assert f"✓ {lesson.name}" in listed


def test_what_is_not_asked_is_refused_with_its_rule(witchtable):
    lesson = FIRST["witchdom"]
    step = next(step for step in lesson.step if step.asks)
    before = ["" for one in lesson.step[: lesson.step.index(step)]]
    mistake = next(
        str(action)
        for action in Tutor(lesson).open().state.legal(lesson.pupil)
        if fnmatchcase(str(action), step.wrong[0].match)
        and not any(fnmatchcase(str(action), right) for right in step.right)
    )
    lines = [*before, mistake, "?", "q"]
    _, out, _ = witchtable("learn", "witchdom", lesson.name, typed="\n".join(lines) + "\n")
    text = lesson.text_of(step, f"wrong-{step.wrong[0].name}")
    assert spoken(Message(text)) in " ".join(out.split())
    assert out.count(step.wrong[0].clause) >= 2


def test_a_lesson_goes_on_where_it_was_left(witchtable):
    lesson = FIRST["witchdom"]
    second = [step for step in lesson.step if step.asks][1]
    lines = [text for step in lesson.step[: lesson.step.index(second)] for text in step.plays or [""]]
    code, out, _ = witchtable("learn", "witchdom", lesson.name, typed="\n".join([*lines, "q"]) + "\n")
    assert code == 0
    assert "goes on where you left it" in " ".join(out.split())
    _, out, _ = witchtable(
        "learn", "witchdom", lesson.name, typed="\n" * lesson.step.index(second) + "q\n"
    )
    assert str(Message(lesson.text_of(second, "task"))) in " ".join(out.split())


@pytest.mark.parametrize("game", FIRST)
def test_a_whole_game_goes_on_where_it_was_left(tmp_path, game):
    lesson = next(one for one in course(GAMES[game]) if one.kind == "game")
    match = Tutor(lesson).open(["guest", *["apprentice"] * (lesson.seats - 1)], seed="any")
    seat = match.state.deciders[0]
    match.play(seat, match.state.legal(seat)[0])
    path = tmp_path / "game.witch"
    path.write_text(match.dumps(), "utf-8")
    assert _open(lesson, SaveFile(path)).log == match.log
    path.unlink()
    assert _open(lesson, SaveFile(path)).log == []


def test_a_step_can_be_shown_and_begun_again(witchtable):
    lesson = FIRST["witchdom"]
    second = [step for step in lesson.step if step.asks][1]
    lines = ["" for step in lesson.step[: lesson.step.index(second)] if not step.asks]
    _, out, _ = witchtable(
        "learn",
        "witchdom",
        lesson.name,
        typed="\n".join([*lines, "skip", "again", "previous", "q"]) + "\n",
    )
    words = " ".join(out.split())
    assert words.count(spoken(Message(lesson.text_of(second, "task")))) == 2
    first = next(step for step in lesson.step if step.asks)
    assert words.count(spoken(Message(lesson.text_of(first, "task")))) == 2


def test_an_unknown_lesson_is_named_with_those_that_are_there(witchtable):
    code, _, err = witchtable("learn", "witchdom", "chess")
    assert code == 2
    assert FIRST["witchdom"].name in err


# -- the accompanied game -----------------------------------------------------------------------------


@pytest.fixture
def game(witchtable):
    """Play the first moves of the accompanied game of a game; returns what is printed."""

    def play(*lines, of="witchdom"):
        (lesson,) = [one for one in course(GAMES[of]) if one.kind == "game"]
        code, out, err = witchtable("learn", of, lesson.name, typed="\n".join((*lines, "q")) + "\n")
        assert code == 0, err
        return " ".join(out.split())

    return play


@pytest.fixture
def weighed(monkeypatch):
    """Have the adviser like the first three choices, and warn of the last."""

    def weigh(_game, place, seed):
        *_, last = place.legal
        best = [Alternative(action, 0.5, 9, (("score", 0.04),)) for action in place.legal[:3]]
        return Advice(best, [Blunder(last, 0.21)] if last not in place.legal[:1] else [])

    monkeypatch.setattr(coach, "weigh", weigh)
    monkeypatch.setattr(coach, "name_source", lambda _, source: f"<{source}>")


def spoken_before(kind):
    return str(Message(f"coach-witchdom-{kind}"))


def test_the_coach_says_what_a_new_decision_is_about_and_what_is_worth_a_thought(game, weighed):
    out = game()
    assert spoken_before("ask-play-only") in out
    assert "Worth a thought: 1 " in out
    assert "good for <score>" in out


def test_the_coach_speaks_of_each_kind_of_decision_at_most_twice(game, weighed):
    said = [spoken_before("ask-play-only") in game() for _ in range(3)]
    assert said == [True, True, False]


def test_the_coach_warns_before_a_clear_blunder_and_lets_it_be_made(game, weighed):
    out = game("2")
    assert "Careful! That gives away about 21 % of your chance to win. Pim would rather: Play " in out
    assert spoken_before("ask-collect") not in out
    assert spoken_before("ask-collect") in game("2", "2")


def test_the_coach_says_what_a_turn_brought(game, weighed):
    # The first choices until somebody else has had a turn.
    out = game(*["1"] * 8)
    assert "That brought you" in out or "No points yet" in out


def test_the_coach_can_be_sent_away_and_called_back(game, weighed):
    out = game("coach off", "2")
    assert "Pim is silent" in out
    assert "Careful!" not in out
    assert "Worth a thought" not in game()
    out = game("coach on", "1", "1")
    assert "Pim is at your side again" in out
