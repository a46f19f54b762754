"""Learning from self-play: what is fitted, what is kept, and how it goes on after an interruption."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from witchtable import GAMES
from witchtable.engine.mind import Weights
from witchtable.lab import training
from witchtable.lab.selfplay import (
    MeasuredGame,
    Moment,
    play_and_measure,
    play_gate,
    tables_to_learn_at,
)
from witchtable.lab.training import Course, OtherCourse, fit, loss, train

COURSE = Course(generations=2, games=3, gate=2, seed="test", iterations=1)
GAME = GAMES["whirling-witchcraft"]


def silent(what, done, total):
    assert 0 <= done <= total


def measured_games(weights, games, rng):
    """Games that are won as the weights say."""
    for number in range(games):
        moments = [
            Moment(progress, [[rng.gauss(0, 1) for _ in weights.early] for _ in range(2)])
            for progress in (0.0, 1.0)
        ]
        for moment in moments:
            slid = weights.late if moment.progress else weights.early
            lead = sum(
                weight * (mine - other)
                for weight, mine, other in zip(slid, *moment.features, strict=True)
            )
            won = rng.random() < 1 / (1 + exp(-lead))
            scores = [int(won), int(not won)]
            yield MeasuredGame(number, 2, [moment], [float(won), float(not won)], scores)


def test_fitting_finds_the_weights_that_made_the_results():
    truth = Weights((2.0, -1.0, 0.0), (0.5, 1.5, -2.0))
    measured = list(measured_games(truth, 2000, Random(1)))
    nothing = Weights((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    found = fit(measured, nothing)
    assert loss(measured, found) < loss(measured, nothing)
    for true, guess in zip((*truth.early, *truth.late), (*found.early, *found.late), strict=True):
        # Scores are as close as can be here, so the fit is less sure than the truth.
        assert guess * true > 0 or abs(guess - true) < 0.3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_player_count_is_learned_from(game):
    assert {seats for seats, _ in tables_to_learn_at(game)} == set(game.seats)


@pytest.mark.parametrize("number", [0, 1, 4, 5], ids=["two", "changed seats", "alone", "alone again"])
def test_weights_are_compared_at_a_table_for_two_and_alone(number):
    """Alike weights win as often as each other alone, and share every deal for two."""
    game = GAMES["witchdom"]
    hand = game.mind.hand
    alike = {
        "new": hand,
        "old": hand,
        "settings": game.mind.adept._replace(iterations=1),
        "seed": "gate",
    }
    won = play_gate("witchdom", number, **alike)
    if number in (4, 5):
        assert won == 0.5
    else:
        assert won + play_gate("witchdom", number ^ 1, **alike) == 1


def test_halfway_between_two_weights():
    there = Weights((0.0, 1.0), (2.0, 4.0)).towards(Weights((1.0, 1.0), (0.0, 0.0)), 0.5)
    assert there == Weights((0.5, 1.0), (1.0, 2.0))


def test_a_game_of_self_play_follows_from_its_seed():
    settings = GAME.mind.adept._replace(iterations=1)
    wishes = {"weights": GAME.mind.hand, "settings": settings, "straying": 0.1, "seed": "seed"}
    games = [play_and_measure(GAME.id, 1, **wishes) for _ in range(2)]
    assert games[0] == games[1]
    assert sum(games[0].shares) == pytest.approx(1)


def test_training_goes_on_where_it_stopped(tmp_path, monkeypatch):
    whole = list(train(GAME, COURSE, tmp_path / "whole", 1, silent))
    # Interrupted in the middle of a line, after the first game of the first generation.
    part = tmp_path / "part"
    part.mkdir()
    lines = (tmp_path / "whole" / "games-0.jsonl").read_bytes().splitlines(keepends=True)
    (part / "games-0.jsonl").write_bytes(lines[0] + lines[1][:40])
    played = []
    real = training.play_and_measure
    monkeypatch.setattr(
        training,
        "play_and_measure",
        lambda game, number, **more: (played.append(number), real(game, number, **more))[1],
    )
    assert list(train(GAME, COURSE, part, 1, silent)) == whole
    assert 0 not in played[:2]
    assert list(train(GAME, COURSE, part, 1, silent)) == whole
    assert len(played) == 5


def test_another_course_is_refused_by_name(tmp_path):
    next(train(GAME, COURSE, tmp_path, 1, silent))
    with pytest.raises(OtherCourse, match="seed"):
        next(train(GAME, COURSE._replace(seed="other"), tmp_path, 1, silent))
