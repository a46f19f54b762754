"""The levels keep what they promise."""

from __future__ import annotations

import pytest

from witchtable import GAMES, Place, bot
from witchtable.engine.errors import UnknownBot


def play(game, levels, seed):
    state = game.new(seats=len(levels), seed=f"levels-{seed}")
    players = [bot(level, game, seed=seed * 8 + seat) for seat, level in enumerate(levels)]
    while state.deciders:
        seat = state.deciders[0]
        state.apply_trusted(seat, players[seat].choose(Place(state, seat)))
    return state.winners


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_apprentice_beats_random_in_98_of_100_two_player_games(game):
    """Seats change after every game; a shared win does not count."""
    wins = 0
    for seed in range(100):
        mine = seed % 2
        levels = ["random", "random"]
        levels[mine] = "apprentice"
        wins += play(game, levels, seed) == (mine,)
    assert wins >= 98


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_unknown_level_is_refused_by_name(game):
    with pytest.raises(UnknownBot, match=r"genius.*random, apprentice"):
        bot("genius", game)


def test_a_place_does_not_give_the_true_state_away():
    game = GAMES["witchdom"]
    place = Place(game.new(seats=2, seed=1), 0)
    public = [name for name in dir(place) if not name.startswith("_")]
    assert public == ["edition", "legal", "sample", "seat", "seconds", "view"]
    assert place.seat == 0
