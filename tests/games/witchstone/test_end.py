"""WS-END and WS-NEG: the end of the game, who wins, and points below 0."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_deal, a_table
from witchtable.games.witchstone.events import GameEnded, TurnBegan


def played_out(table):
    """Place the first tile on the first spaces and close everything, until the game is over."""
    told = []
    while table.state.deciders:
        seat = table.state.deciders[0]
        told += table.state.apply(seat, table.state.fallback(seat))
    return told


def last_turn(table):
    """Let the last player take the last turn of the game."""
    seat = "ABCD"[table.state.seats - 1]
    table.round(11).turn(seat)
    table.play(f"{seat} {table.legal(seat)[0]}")
    return table.finish_turn()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ws_end_01_everybody_takes_eleven_turns(seats):
    table = a_deal(seats)
    told = played_out(table)
    turns = [event.seat for event in told if isinstance(event, TurnBegan)]
    assert turns == list(range(seats)) * 11
    assert isinstance(told[-1], GameEnded)
    assert table.phase == "over"
    for seat in "ABCD"[:seats]:
        assert len(table.player(seat)["cauldron"]["tiles"]) == 11
        assert (table.player(seat)["hand_size"], table.player(seat)["supply"]) == (4, 0)
        assert table.legal(seat) == []
    assert table.refused("A close") == "WS-END-01"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ws_end_01_with_a_handicap_no_tile_is_left(level):
    table = a_deal(2, handicap_a=level)
    played_out(table)
    assert (table.player("A")["hand_size"], table.player("A")["supply"]) == (0, 0)
    assert len(table.player("A")["cauldron"]["tiles"]) == 11
    assert table.player("B")["hand_size"] == 4


def test_ws_end_01_not_before_the_last_player_has_had_the_last_turn():
    table = a_table("A", "B", "C").round(11)
    table.turn("A").play(f"A {table.legal('A')[0]}")
    table.finish_turn()
    assert (table.deciders, table.phase, table.winners) == ("B", "place", "")
    assert isinstance(last_turn(table)[-1], GameEnded)


def test_ws_end_02_owls_chips_unused_spells_and_prophecies():
    table = a_table("A", "B").score("A", 10).owls("A", 7, 3).chips("A", "points", "wand", "energy")
    table.scrolls("A", "single", "double-witch", "witches-lying", "silver-spaces").lying("A", 2)
    assert table.points("A") == 10  # all this is added at the end
    assert table.end().sheet("A") == {
        "connections": 10,
        "owls": 10,
        "chips": 6,  # 2 each, also the one that showed points
        "spells": 4,
        "prophecy-witches-lying": 5,
        "prophecy-silver-spaces": 1,
    }
    assert table.points("A") == 36


def test_ws_end_02_everybody_adds_up():
    table = a_table("A", "B").owls("A", 6).chips("B", "wand").scrolls("B", "single", "chips")
    before = table.state.scores
    told = last_turn(table)
    added = [after - points for after, points in zip(table.state.scores, before, strict=True)]
    assert added == [6, 2 + 2 + 1]
    assert told[-1] == GameEnded(tuple(table.state.scores), (0,))


def test_ws_end_03_nothing_else_scores_at_the_end():
    table = a_table("A", "B").used("A", "single", "double-wand").lying("A", 4).energy("A", 7)
    table.special("A", "wand-scroll").special("A", "energy-witch", "d3").standing("A", "castle-n")
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "witchstone", units=2)
    table.crystals("A", "b3").shelf("wand", A=2).wand(A=12).pentagram(A=7)
    assert len(table.state.hands[0]) == 5
    assert table.end().sheet("A") == {}
    assert table.points("A") == 0


def test_ws_end_04_most_points_win():
    table = a_table("A", "B", "C").score("A", 30).score("B", 20).owls("B", 7, 4).score("C", 30)
    table.wand(A=22, C=20, B=1)
    assert table.end().winners == "B"  # 31 points; the wand decides ties only


def test_ws_end_04_nobody_wins_before_the_end():
    table = a_table("A", "B").score("A", 99)
    assert table.winners == ""
    assert last_turn(table)[-1].winners == (0,)


def test_ws_end_05_a_tie_goes_to_the_one_farther_on_the_wand():
    table = a_table("A", "B", "C").score("A", 20).score("B", 19).score("C", 20).wand(C=9, A=8, B=22)
    assert table.end().winners == "C"


@pytest.mark.parametrize("space", [1, 13, 22])
def test_ws_end_05_on_the_same_space_to_the_lower_counter(space):
    assert a_table("A", "B").wand(A=space, B=space).end().winners == "A"
    assert a_table("A", "B").wand(B=space, A=space).end().winners == "B"
    table = a_table("A", "B", "C").wand(C=space, B=space, A=space).score("A", 3).score("B", 3)
    assert table.end().winners == "B"  # C came first, but is not tied


def test_ws_end_05_the_counter_that_came_there_earlier_lies_lower():
    table = a_table("A", "B").batch("B", "wand", 3)
    table.play("B advance 3")
    table.batch("A", "wand", 3).play("A advance 3")
    assert table.end().winners == "B"


def test_ws_end_06_tied_on_the_hilt_they_win_together():
    table = a_table("A", "B", "C").score("A", 12).score("C", 12).wand(B=5)
    assert table.end().winners == "AC"
    assert table.view()["winners"] == [0, 2]


def test_ws_end_06_one_step_is_enough_to_break_the_tie():
    table = a_table("A", "B", "C").score("A", 12).score("B", 12).score("C", 12).wand(B=1)
    assert table.end().winners == "B"


def test_ws_neg_01_the_score_may_fall_below_zero():
    table = a_table("A", "B").score("A", 2)
    table.play("A remove b3", "A remove c2")
    assert table.points("A") == -1
    table.play("A remove d4")
    assert table.points("A") == table.view()["scores"][0] == -4


def test_ws_neg_01_and_is_carried_on_as_a_negative_number():
    table = a_table("A", "B").batch("A", "energy", 1)
    table.play("A remove b3", "A remove c2", "A energy tower-n castle-n")
    assert table.points("A") == -3 + 1
    assert table.end().winners == "B"


def test_ws_neg_02_points_are_entered_at_once():
    table = a_table("A", "B").batch("A", "energy", 3)
    scores = []
    for end in ("castle-n", "forest-nw", "forest-nw"):
        table.play(f"A energy tower-n {end}")
        scores.append(table.points("A"))
    assert scores == [1, 1, 4]


def test_ws_neg_02_the_track_runs_on_beyond_a_hundred():
    table = a_table("A", "B").score("A", 99).score("B", 98).batch("A", "energy", 2)
    table.play("A energy tower-n castle-n", "A energy tower-n forest-ne")
    assert table.points("A") == 101
    assert table.end().winners == "A"
