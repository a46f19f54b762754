"""The rulebooks' worked examples about clusters, special tiles and crystals, on the house cauldron."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import (
    BatchBegan,
    BlackChipScored,
    CrystalMoved,
    CrystalShelved,
    PhaseBegan,
    SpecialTaken,
    WandScored,
)


def a_cauldron(*crystals, black="d4"):
    """A's cauldron later in the game: some crystals are gone, so there is more room."""
    return a_table("A", "B").crystals("A", *crystals, black=black)


def test_example_cluster_five_crystal_actions_and_one_wand_action():
    # One half joins four crystal symbols, the other touches no wand symbol.
    table = a_cauldron("b3", "c2", "e5").hand("A", "crystal-wand")
    table.tile("A", "energy-crystal", "e1", "f1").tile("A", "crystal-scroll", "f2", "e3")
    table.tile("A", "crystal-witch", "f3", "f4")
    table.play("A place crystal-wand g2 g3")
    told = table.play("A first crystal")
    assert PhaseBegan(0, "crystal", 5) in told
    assert PhaseBegan(0, "wand", 1) in table.play("A close")


def green():
    """Three pentagram symbols in the corner; witches beside the corner, two more apart from them."""
    table = a_cauldron("b3", "c2", "e2").hand("A", "witch-pentagram")
    table.tile("A", "pentagram-scroll", "g3", "g2").tile("A", "energy-pentagram", "f3", "f4")
    table.tile("A", "crystal-witch", "e4", "d5").tile("A", "energy-witch", "c5", "c4")
    return table.hexagons("witch-pentagram", "energy-wand", "crystal-wand").specials("wand-scroll")


def test_example_pentagram_1_green_walks_four_spaces_past_one_special_tile():
    table = green()
    told = table.play("A place witch-pentagram e6 f5", "A first pentagram", "A walk 2", "A walk 2")
    assert PhaseBegan(0, "pentagram", 4) in told
    assert SpecialTaken(0, "witch-pentagram") in told
    assert table.view()["pentagram"]["counters"][0] == 4


def test_example_pentagram_1_the_new_tile_gives_no_fifth_step_but_five_witch_actions():
    table = green()
    table.play("A place witch-pentagram e6 f5", "A first pentagram", "A walk 2")
    table.play("A lay witch-pentagram e5")  # beside both halves; five pentagram symbols now
    assert table.batches == [("pentagram", 2)]
    assert table.refused("A walk 3") == "WS-PENTA-01"
    assert PhaseBegan(0, "witch", 5) in table.play("A walk 2")


def test_example_pentagram_1_without_the_new_tile_two_witch_actions():
    table = green()
    table.play("A place witch-pentagram e6 f5", "A first pentagram", "A walk 2", "A walk 2")
    assert PhaseBegan(0, "witch", 2) in table.play("A close")


def test_example_pentagram_2_red_counts_a_special_tile_in_both_clusters():
    # The special tile lies between: 5 crystal actions and 3 wand steps.
    table = a_cauldron("b3", "c2", "e5").hand("A", "crystal-wand").special("A", "crystal-wand", "f2")
    table.tile("A", "energy-crystal", "e1", "f1").tile("A", "crystal-scroll", "g2", "g3")
    table.tile("A", "wand-scroll", "e4", "f4")
    told = table.play("A place crystal-wand f3 e3", "A first crystal")
    assert PhaseBegan(0, "crystal", 5) in told
    assert PhaseBegan(0, "wand", 3) in table.play("A close")
    assert table.legal("A", "advance") == ["advance 1", "advance 2", "advance 3"]


def test_example_pentagram_3_red_profits_from_two_special_tiles():
    # 3 energy actions and 4 wand steps.
    table = a_cauldron("c2", "e5").hand("A", "energy-wand").tile("A", "witch-wand", "b2", "c3")
    table.special("A", "energy-wand", "b4").special("A", "crystal-wand", "c4")
    told = table.play("A place energy-wand a3 b3", "A first energy")
    assert PhaseBegan(0, "energy", 3) in told
    assert PhaseBegan(0, "wand", 4) in table.play("A close")
    assert table.legal("A", "advance")[-1] == "advance 4"


def blue():
    """One crystal action; a crystal lies at the rim, beside a printed symbol and a tile."""
    table = a_cauldron("b1", "e5").hand("A", "crystal-scroll")
    table.play("A place crystal-scroll c1 d2", "A first crystal")
    assert table.batches == [("crystal", 1)]
    return table


def test_example_blue_moves_a_crystal_beside_the_rim_out_of_the_cauldron():
    table = blue()
    assert CrystalMoved(0, "own", "b1", "witch", 1) in table.play("A crystal b1 witch")
    assert "b1" not in table.crystals_of("A")


def test_example_blue_might_have_moved_one_to_an_adjacent_empty_space():
    table = blue()
    assert "crystal b1 b2" in table.legal("A")
    assert "crystal e5 e6" in table.legal("A")
    assert table.refused("A crystal b1 c1") == "WS-CRYSTAL-02"  # a hex tile
    assert table.refused("A crystal b1 a1") == "WS-CRYSTAL-02"  # a printed symbol


def yellow():
    """Three crystal actions; every way of the black crystal to the witch symbol is occupied."""
    table = a_cauldron("c6", "c2")
    table.tile("A", "energy-witch", "c3", "b2").tile("A", "energy-wand", "d3", "d2")
    table.tile("A", "energy-scroll", "b1", "c1")
    return table.batch("A", "crystal", 3)


def test_example_yellow_gains_two_crystal_actions_on_the_way():
    table = yellow()
    table.play("A crystal c6 crystal")
    assert table.batches == [("crystal", 2)]
    assert CrystalShelved(0, "own", "crystal") in table.play("A shelve own crystal")
    assert table.batches == [("crystal", 4)]


def test_example_yellow_moves_the_black_crystal_over_three_occupied_spaces_onto_the_rim():
    table = yellow()
    assert table.refused("A crystal d4 witch") == "WS-CRYSTAL-04"  # three actions are not enough
    table.play("A crystal c6 crystal", "A shelve own crystal")
    assert CrystalMoved(0, "black", "d4", "witch", 4) in table.play("A crystal d4 witch")
    assert table.batches == [("crystal", 0)]
    assert table.agenda["batches"][0]["rim"] == [{"crystal": "black", "symbol": "witch"}]


def black_at_the_rim():
    table = yellow()
    table.play("A crystal c6 crystal", "A shelve own crystal", "A crystal d4 witch")
    return table


def test_example_black_crystal_four_actions_on_one_of_the_upper_shelves():
    table = black_at_the_rim()
    told = table.play("A shelve black witch", "A use black-vial witch")
    assert BatchBegan(0, "black-vial", "witch", 4) in told


@pytest.mark.parametrize("chip", ["energy", "witch", "wand", "pentagram"])
def test_example_black_crystal_three_actions_with_a_chip_from_the_table(chip):
    table = black_at_the_rim().table_chips(chip)
    told = table.play(f"A bottom black witch {chip}", f"A use black-chip {chip}")
    assert BatchBegan(0, "black-chip", chip, 3) in told


def test_example_black_crystal_five_points_with_a_chip_of_three():
    table = black_at_the_rim().table_chips("points")
    assert BlackChipScored(0, 5) in table.play("A bottom black witch points")
    assert table.points("A") == 5


def test_example_black_crystal_is_not_counted_in_the_rack():
    table = black_at_the_rim().scrolls("A", "crystals").wand(A=19)
    table.play("A shelve black witch")
    table.batch("A", "wand", 1)
    assert WandScored(0, "crystals", 1) in table.play("A advance 1")  # only the coloured one
    table.crystals("A").shelf("energy", A=1).end()  # two coloured ones and the black one
    assert table.sheet("A")["prophecy-crystals"] == 1
