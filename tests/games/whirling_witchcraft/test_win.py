"""WW-WIN: who wins, and when that is checked."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import a_table
from witchtable.games.whirling_witchcraft.events import GameEnded, HandsPassed


def finish(table):
    """Let everybody play a card and decline the rest of the round."""
    return table.play_cards() + table.decline_all()


def test_ww_win_01_the_fifth_cube_in_the_circle_wins():
    table = a_table("A", "B").in_circle("B", toad=4).bench("A", heart=3).in_cauldron("B", heart=1)
    told = finish(table)
    assert table.phase == "over"
    assert table.winners == "B"
    assert told[-1] == GameEnded((0, 5), (1,))
    assert table.legal("A") == table.legal("B") == []
    assert table.refused("A done") == "WW-WIN-01"


def test_ww_win_01_nobody_owes_anything_when_the_game_is_over():
    full = dict.fromkeys(("heart", "mandrake", "mushroom", "spider", "toad"), 1)
    table = a_table("A:witch-of-all-trades", "B").in_circle("A", toad=4).in_cauldron("A", **full)
    table.recipes("B", "r01").brewing().play("B done", "A claim toad")
    view = table.view(None)
    assert (view["phase"], view["owing"], view["committed"]) == ("over", [], [])


def test_ww_win_01_four_cubes_are_not_enough():
    table = a_table("A", "B").in_circle("B", toad=3).bench("A", heart=3).in_cauldron("B", heart=1)
    told = finish(table)
    assert table.circle("B") == {"toad": 3, "heart": 1}
    assert HandsPassed() in told
    assert (table.phase, table.state.round, table.winners) == ("play", 2, "")


def test_ww_win_02_the_fullest_circle_wins():
    # The rulebook's example: Sabrina has five hearts, Willow four mandrakes and two spiders.
    table = a_table("A", "B").in_circle("A", heart=5).in_circle("B", mandrake=4, spider=2)
    finish(table)
    assert table.phase == "over"
    assert table.winners == "B"


def test_ww_win_02_more_cubes_beat_more_types_and_an_emptier_workbench():
    table = a_table("A", "B").in_circle("A", toad=6).bench("A", toad=9)
    table.in_circle("B", heart=1, mandrake=1, mushroom=1, spider=1, toad=1)
    finish(table)
    assert table.winners == "A"


def test_ww_win_03_a_tie_goes_to_more_types():
    table = a_table("A", "B").in_circle("A", toad=5).in_circle("B", toad=3, spider=1, heart=1)
    table.bench("B", toad=9)  # the fuller workbench does not matter yet
    finish(table)
    assert table.winners == "B"


def test_ww_win_04_then_to_the_emptier_workbench():
    table = a_table("A", "B").in_circle("A", toad=3, heart=2).in_circle("B", mushroom=1, spider=4)
    # Counted in cubes of any type, not by worth or by free spaces.
    table.bench("A", heart=2, mandrake=1).bench("B", toad=4)
    finish(table)
    assert table.winners == "A"


def test_ww_win_04_only_those_still_tied_are_compared():
    table = a_table("A", "B", "C").in_circle("C", toad=5).bench("A", toad=3).bench("B", toad=2)
    table.in_circle("A", toad=4, heart=1).in_circle("B", toad=4, spider=1)
    finish(table)
    assert table.winners == "B"


def test_ww_win_05_still_tied_players_share_the_victory():
    table = a_table("A", "B", "C").in_circle("A", toad=4, heart=1).in_circle("C", spider=1, heart=4)
    table.bench("A", toad=2).bench("C", heart=1, spider=1).in_circle("B", toad=5)
    told = finish(table)
    assert table.winners == "AC"
    assert told[-1].winners == (0, 2)


def test_ww_win_06_a_circle_filled_before_passing_does_not_end_the_game():
    table = a_table("A:witch-of-all-trades", "B").in_circle("A", toad=4).in_circle("B", toad=4)
    table.in_cauldron("A", heart=1, mandrake=1, mushroom=1, spider=1, toad=1)
    table.bench("A", heart=3).in_cauldron("B", heart=2).play_cards()
    while table.phase != "trades":
        table.play(f"{table.deciders[0]} done")
    table.play("A claim toad")
    assert table.circle("A") == {"toad": 5}
    # B scores in the same passing, and more.
    assert table.winners == "B"


def test_ww_win_06_circles_are_looked_at_only_after_passing():
    table = a_table("A", "B").in_circle("A", toad=5).recipes("B", "r01").brewing()
    assert table.state.winners == ()
    table.play("B done")
    assert table.winners == "A"


def test_ww_win_07_cubes_count_however_they_came_there():
    table = a_table("A:witch-of-all-trades", "B:uncontrolled-powers")
    finish(table)
    assert table.phase == "uncontrolled"
    table.bench("B", toad=9).in_cauldron("A", heart=1, mandrake=1, mushroom=1, spider=1, toad=1)
    table.play("B gain toad")  # three for A
    table.play_cards()
    while table.phase != "trades":
        table.play(f"{table.deciders[0]} done")
    table.play("A claim heart")  # one more, and the toad overflows
    assert table.circle("A") == {"toad": 4, "heart": 1}
    assert table.state.scores == [5, 0]
    assert table.winners == "A"


def test_ww_win_08_workbenches_are_compared_after_passing():
    table = a_table("A", "B").in_circle("A", toad=5).in_circle("B", spider=5)
    table.bench("A", toad=1).bench("B", toad=2).in_cauldron("B", mushroom=3)
    finish(table)
    assert table.on_bench("A") == {"toad": 1, "mushroom": 3}
    assert table.winners == "B"


@pytest.mark.parametrize(("tied", "winners"), [({}, "A"), ({"toad": 5}, "AB")])
def test_ww_win_09_players_below_five_are_not_compared(tied, winners):
    table = a_table("A", "B", "C").bench("A", toad=9).bench("B", toad=9).in_circle("A", toad=5)
    table.in_circle("B", **tied).in_circle("C", heart=1, mandrake=1, mushroom=1, spider=1)
    finish(table)
    assert table.winners == winners
