"""Worked examples of the rulebooks: wand, spells and prophecies.

Yellow is A, Red is B, Blue is C; Green is A where she plays alone.
"""

from __future__ import annotations

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import BatchBegan, WandAdvanced, WandScored


def yellow_behind_red(steps):
    """Four spaces behind Red; the witch scoring (8) and the witch space (10) lie in between.

    Yellow has five witches on the board: the Big Witch, two lying ones, two on other locations.
    """
    table = a_table("A", "B", "C").wand(B=11, C=5, A=7)
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "forest-ne")
    table.standing("A", "castle-n", "forest-ne").lying("A", 2)
    return table.batch("A", "wand", steps)


def test_yellow_advances_four_spaces_and_shares_the_first_place_with_red():
    table = yellow_behind_red(4)
    told = table.play("A advance 4")
    assert told == [
        WandAdvanced(0, 4, 11, True),  # beside Red, ahead of Blue
        WandScored(0, "witches-on-board", 5),
        BatchBegan(0, "wand", "witch", 4),
    ]
    assert table.points("A") == 5
    # The actions come after the scoring, so what they bring to the board is not in it.
    table.play("A witch", "A witch", "A witch", "A witch")
    assert table.player("A")["witches"]["lying"] == 6
    assert table.points("A") == 5
    assert table.deciders == "B"


def test_with_three_spaces_yellow_reaches_the_witch_space_behind_red():
    table = yellow_behind_red(3)
    told = table.play("A advance 3")
    assert told == [
        WandAdvanced(0, 3, 10, False),
        WandScored(0, "witches-on-board", 5),
        BatchBegan(0, "wand", "witch", 2),
    ]
    assert table.points("A") == 5


def test_red_on_top_of_yellow_is_first_at_this_moment():
    table = a_table("A", "B", "C").wand(A=6, C=2, B=4).batch("B", "wand", 2)
    assert table.play("B advance 2") == [
        WandAdvanced(1, 2, 6, True),
        BatchBegan(1, "wand", "energy", 2),
    ]
    wand = table.view()["wand"]
    assert wand["counters"][0] == wand["counters"][1]
    assert wand["stacking"][-1] == 1


def test_being_first_does_not_mean_having_been_there_first():
    # Yellow has long passed the energy space; Red draws level and gets the double bonus all the same.
    table = a_table("A", "B").wand(A=7, B=5).batch("B", "wand", 2)
    assert BatchBegan(1, "wand", "energy", 2) in table.play("B advance 2")


def test_a_wand_spell_adds_two_steps_to_three():
    table = a_table("A", "B").tile("A", "wand-scroll", "c1", "b1").scrolls("A", "double-wand")
    table.hand("A", "wand-pentagram").wand(B=9)
    table.play("A place wand-pentagram e1 f1", "A first wand")  # with the printed symbol on d1
    assert table.batches == [("wand", 3)]
    table.play("A spell double-wand", "A advance 5")
    assert table.view()["wand"]["counters"] == [5, 9]


def test_double_crystal_and_single_spell_make_three_more_crystal_actions():
    table = a_table("A", "B").scrolls("A", "double-crystal", "single").batch("A", "crystal", 1)
    table.play("A spell double-crystal", "A spell single")
    assert table.batches == [("crystal", 1 + 3)]
    table.play("A crystal d4 witch")  # the black crystal needs all four to the rim
    assert table.batches == [("crystal", 0)]
    assert table.player("A")["used_spells"] == ["double-crystal", "single"]


def test_a_scroll_chip_each_and_no_higher_position():
    # Two scroll chips do not reach position 2; a spell does.
    table = a_table("A", "B").scrolls("A", "single").batch("A", "witch", 1)
    first, second, third = table.displayed[:3]
    table.holds("chip scroll", "chip scroll").play("A use chip scroll")
    assert table.refused("A scroll 2") == "WS-SCROLL-02"
    table.play("A scroll 1", "A use chip scroll", "A spell single", "A scroll 2")
    assert table.player("A")["scrolls"] == [first, third]
    assert table.displayed[0] == second


def test_prophecy_a_five_connected_witch_symbols_make_five_points():
    table = a_table("A", "B").crystals("A").scrolls("A", "cluster-witch")
    # Connected with the printed symbol on d7: three halves of tiles and a special tile.
    table.tile("A", "energy-witch", "b5", "c6").tile("A", "witch-wand", "d6", "d5")
    table.tile("A", "witch-pentagram", "f5", "f4").special("A", "crystal-witch", "e6")
    # Two more lie elsewhere, connected with each other only.
    table.tile("A", "witch-scroll", "b2", "b1").special("A", "energy-witch", "c2")
    assert table.end().sheet("A") == {"prophecy-cluster": 5}


def test_prophecy_b_one_foreign_tower_and_a_forest_make_three_points():
    table = a_table("A", "B").scrolls("A", "connect-tower-tower-forest")
    table.connection("A", "tower-n", "forest-ne").connection("A", "tower-e", "forest-ne")
    assert table.player("A")["network"] == ["tower-n", "tower-e", "forest-ne"]
    # The second foreign tower is missing, so the forest does not help.
    assert table.end().sheet("A") == {"prophecy-connected": 3}


def test_prophecy_b_with_the_second_foreign_tower_it_would_be_perfect():
    table = a_table("A", "B").scrolls("A", "connect-tower-tower-forest")
    table.connection("A", "tower-n", "forest-ne").connection("A", "tower-e", "forest-ne")
    table.connection("A", "tower-e", "forest-se").connection("A", "tower-s", "forest-se")
    assert table.end().sheet("A") == {"prophecy-connected": 7}
