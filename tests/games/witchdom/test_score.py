"""WD-SCORE: final scoring."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.events import GameEnded

TOOLS = ("flask", "ring", "crystal", "mortar", "candle")
ANIMALS = ("snake", "cat", "owl", "toad", "bat")


def finish(table):
    """Let B make the last turn of the game, in which nothing can be gained."""
    table.empty_board().pouch().hand("B", "n5a").turn("B")
    table.state.last_round = table.state.round
    told = table.play("play n5a")
    assert table.phase == "over"
    return told[-1]


def winners(table):
    ended = finish(table)
    assert isinstance(ended, GameEnded)
    assert table.state.winners == ended.winners
    return ended.winners


def test_wd_score_01_potions_in_the_clan_score_their_printed_points():
    # A blue potion of 11 points, a red one of 3, a wild one of 2 and a starting potion of 2.
    table = a_table().clan("A", "p20", "p01", "p45", "s3")
    assert table.sheet("A")["potions"] == 11 + 3 + 2 + 2
    assert table.state.scores[0] == 18


def test_wd_score_02_witches_in_the_clan_score_their_printed_points():
    table = a_table().clan("A", "w02", "w08", "w49")
    assert table.sheet("A")["witches"] == 8 + 3 + 1
    assert table.state.scores[0] == 12


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_wd_score_03_tools_in_the_clan_score_by_the_number_of_kinds(kinds, points):
    table = a_table().clan("A", *TOOLS[:kinds])
    assert table.sheet("A")["tools"] == points
    assert table.state.scores[0] == points


def test_wd_score_04_objectives_score_the_side_that_lay_up():
    row = ("o01 easy", "o02 hard", "o05 easy", "o06 hard")
    table = a_table().objectives(*row, claimed={"o01": "A", "o02": "A", "o05": "B"})
    assert table.sheet("A")["objectives"] == 4 + 7
    assert table.sheet("B")["objectives"] == 4  # nobody scores o06, which is still open
    assert table.state.scores == [11, 4]


def test_wd_score_05_leftover_resources_score_by_kind_whatever_the_quantity():
    table = a_table()
    for held, points in (
        ({}, 0),
        ({"herb": 9}, 1),
        ({"herb": 1, "leaf": 4}, 2),
        ({"leaf": 1, "berry": 1, "herb": 1, "mushroom": 1}, 4),
        ({"leaf": 5, "berry": 3, "herb": 2, "mushroom": 1, "feather": 2}, 5),
    ):
        table.holds("A", **held)
        assert table.sheet("A")["leftovers"] == table.state.scores[0] == points


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_wd_score_06_animals_in_the_clan_score_by_the_number_of_kinds(kinds, points):
    table = a_table(animals=True).clan("A", *ANIMALS[:kinds])
    assert table.sheet("A")["animals"] == points
    assert table.state.scores[0] == points


def test_wd_score_07_what_waits_and_witches_outside_the_clan_score_nothing():
    table = a_table(animals=True).potions("A", "p20", "s1").tools("A", *TOOLS).animals("A", *ANIMALS)
    table.hand("A", "w01", "w02").pile("A", "w10", "w11")
    assert table.state.scores[0] == 0
    assert set(table.sheet("A").values()) == {0}


def test_wd_score_08_further_tools_of_a_kind_add_nothing():
    table = a_table().clan("A", "ring", "ring", "flask", "ring")
    assert table.sheet("A")["tools"] == 3


def test_wd_score_09_the_highest_total_wins():
    # B has more objectives and potions, but A has more points.
    table = a_table().clan("A", "p20").clan("B", "p45", "s2")
    table.objectives("o09 easy", "o10 easy", "o05 hard", claimed={"o09": "B", "o10": "B"})
    assert table.state.scores == [11, 10]
    assert table.state.winners == ()  # nobody has won before the end
    assert winners(table) == (0,)


def test_wd_score_10_ties_go_to_more_objective_tokens():
    # A has two tokens and four kinds of leftovers, B one token, more potions and two leftovers.
    table = a_table().holds("A", leaf=1, berry=1, herb=1, feather=1)
    table.clan("B", "p45").holds("B", leaf=1, herb=1)
    table.objectives("o09 easy", "o10 easy", "o05 hard", claimed={"o09": "A", "o10": "A", "o05": "B"})
    assert table.state.scores == [10, 10]
    assert winners(table) == (0,)


def test_wd_score_10_then_to_more_potions_in_the_clan():
    table = a_table().clan("A", "p02").clan("B", "p01", "p45")
    assert table.state.scores == [5, 5]
    assert winners(table) == (1,)


def test_wd_score_10_waiting_potions_break_no_tie():
    table = a_table().clan("A", "p01").clan("B", "p23").potions("A", "p02", "p03").potions("B")
    assert winners(table) == (0, 1)


def test_wd_score_10_if_still_equal_the_win_is_shared():
    table = a_table(seats=3).clan("A", "p01").clan("C", "p23").clan("B", "p45").turn("C")
    table.empty_board().pouch().hand("C", "n2a")
    table.state.last_round = table.state.round
    assert table.play("play n2a")[-1] == GameEnded((3, 2, 3), (0, 2))
    assert table.state.winners == (0, 2)


def test_wd_score_11_the_printed_sample_adds_up():
    # Three kinds of tools, three animals, and cards for the two figures between: 6, 18, 24 and 9.
    table = a_table(animals=True).clan(
        "A", *TOOLS[:3], *ANIMALS[:3], "w02", "w01", "w08", "p42", "p20", "p01"
    )
    assert sorted(points for points in table.sheet("A").values() if points) == [6, 9, 18, 24]
    assert table.state.scores[0] == 57
