"""A cheat sees what is hidden, in the arena and nowhere else."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES, Place, bot
from witchtable.engine.errors import UnknownBot
from witchtable.guests import seat
from witchtable.lab.arena import prepare_contest
from witchtable.lab.arena_games import play_game, schedule
from witchtable.lab.cheat import OpenPlace, place_of, seat_in_arena


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sample_of_a_cheat_is_the_truth(game):
    state = game.new(seats=2, seed=1)
    at = state.deciders[0]
    place = place_of("grandmistress@cheat", state, at, 1.0)
    assert isinstance(place, OpenPlace)
    samples = [place.sample(Random(number)) for number in range(3)]
    assert [sample.digest for sample in samples] == [state.digest] * 3
    samples[0].apply(at, place.legal[0])
    assert place.sample(Random(1)).digest == state.digest


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whoever_does_not_cheat_only_guesses(game):
    state = game.new(seats=2, seed=1)
    place = place_of("grandmistress", state, state.deciders[0], 1.0)
    assert type(place) is Place
    assert {place.sample(Random(number)).digest for number in range(9)} != {state.digest}


def test_outside_the_arena_nobody_is_called_a_cheat():
    game = GAMES["witchdom"]
    with pytest.raises(UnknownBot):
        bot("grandmistress@cheat", game)
    with pytest.raises(UnknownBot):
        seat("grandmistress@cheat", game)


def test_only_levels_may_cheat():
    with pytest.raises(UnknownBot):
        seat_in_arena("json:loads@cheat", GAMES["witchdom"], 0)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_cheat_plays_in_the_arena(game):
    deal = game.arrange(2, "cheat", None, {})
    names = ["adept@iterations=2@cheat", "random"]
    contest = prepare_contest(game, deal, names, 60.0)
    result = play_game(contest, next(schedule(contest.conditions, 1)))
    assert [part.bot for part in result.seats] == names
    assert not any(part.faults for part in result.seats)
