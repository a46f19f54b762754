"""The balance report counts what was played."""

from __future__ import annotations

import pytest

from witchtable import GAMES
from witchtable.engine.game import Item
from witchtable.lab.balance import (
    PlayedGame,
    TableKind,
    by_seat,
    leads,
    play_missing,
    play_one,
    report,
    shares,
    table_kinds,
)


def game(number, winner, items):
    won = [float(seat == winner) for seat in range(2)]
    had = [[Item("card", name) for name in names] for names in items]
    return PlayedGame(number, won, [3, 5], had, had, 10, 40)


def test_who_had_something_is_compared_with_all_who_had_anything_of_its_kind():
    played = [game(number, 0, [["good"], ["bad"]]) for number in range(40)]
    found = {share.name: share for share in shares(played, at_start=False)["card"]}
    assert found["good"].share == 1
    assert found["bad"].share == 0
    assert found["good"].expected == found["bad"].expected == 0.5
    assert found["good"].is_clear
    assert [share.share for share in by_seat(played)] == [1, 0]


def test_chance_is_not_called_unfair():
    played = [game(number, number % 2, [["even"], ["even"]]) for number in range(40)]
    assert not shares(played, at_start=False)["card"][0].is_clear
    assert "**" not in report({TableKind("witchdom", 2): played}, "x", "y").split("### ")[1]


def test_what_wins_at_all_tables_together_stands_out():
    tables = [[game(number, 0, [["good"], ["bad"]]) for number in range(10)] for _ in range(2)]
    good, bad = leads(tables, at_start=False)
    assert (good.name, good.times, good.lead) == ("good", 20, 0.5)
    assert bad.lead == -0.5
    assert good.errors == -bad.errors == pytest.approx(0.5 * 20**0.5 / 0.5)
    two_kinds = {TableKind("witchdom", seats): table for seats, table in enumerate(tables, start=2)}
    assert "| card: good | 20 | +50.0% | +4.5 |" in report(two_kinds, "x", "y")


def test_every_game_and_player_count_is_looked_at():
    assert {(kind.game, kind.seats) for kind in table_kinds()} == {
        (game.id, seats) for game in GAMES.values() for seats in game.seats
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_games_are_played_once_and_kept(game, tmp_path):
    told = []
    kind = TableKind(game.id, 2)

    def stock(games):
        return play_missing(
            kind, games=games, level="random", seed="s", folder=tmp_path, jobs=1, tell=told.append
        )

    first = stock(2)
    assert told == [0, 1, 1]
    # Cut off in the middle of the last line: only that game is played again.
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:-20])
    again = stock(3)
    assert again[:2] == first
    assert told[3:] == [1, 1, 1]
    assert any(items for items in again[0].end)
    assert GAMES[game.id].title in report({kind: again}, "x", "random")


def test_a_personality_with_a_recipe_of_its_own_counts_as_a_personality():
    kind = TableKind("whirling-witchcraft", 5, (("personality_mode", "draft"),))
    # With five players at one table some have such a personality on nearly every deal.
    items = {
        item
        for number in range(3)
        for seat in play_one(kind, number, "random", "s").end
        for item in seat
    }
    people = {name for kind, name in items if kind == "personality"}
    recipes = {name for kind, name in items if kind == "recipe"}
    box = GAMES["whirling-witchcraft"].edition()
    assert any(person.outputs for person in box.personalities if person.name in people)
    assert recipes <= {recipe.name for recipe in box.recipes}
