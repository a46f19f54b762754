"""A whole game of every kind can be played by typing notation only."""

from __future__ import annotations

import pytest

from witchtable import GAMES, Match, Place, bot


def rehearse(game, seed):
    """Play the game beforehand, choosing for the person as for the absent; note what to type."""
    match = Match(game, seats=2, seed=seed, players=["guest", "apprentice"])
    other = bot("apprentice", game, seed=1)
    typed = []
    while match.state.deciders:
        seat = match.state.deciders[0]
        if seat == 0:
            action = match.state.fallback(0)
            typed.append(str(action))
        else:
            action = other.choose(Place(match.state, seat))
        match.play(seat, action)
    return match, typed


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_is_played_to_its_end_by_notation(game, witchtable, tmp_path):
    expected, typed = rehearse(game, "notation")
    file = tmp_path / "typed.witch"
    code, out, _ = witchtable(
        "play", game.id, "--seed", "notation", "--save", file, typed="\n".join(typed) + "\n"
    )
    assert code == 0
    assert "Won by" in out
    played = Match.loads(file.read_text("utf-8"))
    assert played.state == expected.state
    assert played.log == expected.log
