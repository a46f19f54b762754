"""WS-CLUSTER: how many actions a half of a tile brings."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import PhaseBegan

# Printed in the corners: scroll a1, energy a4, wand d1, witch d7, crystal g1, pentagram g4.
# Beside a4 lie a3, b4 and b5.


def begun(events):
    """The main batches that began: symbol and actions."""
    return [(event.symbol, event.actions) for event in events if isinstance(event, PhaseBegan)]


def turn(table, placing, first):
    """Place a tile and close both of its batches; return them."""
    return begun(table.play(f"A place {placing}", f"A first {first}", "A close", "A close"))


def an_open_cauldron(*hand):
    """A cauldron without crystals, so that every space but the corners is empty."""
    return a_table("A", "B").crystals("A").hand("A", *hand)


def test_ws_cluster_01_printed_symbols_tiles_and_special_tiles_count():
    table = an_open_cauldron("energy-witch").tile("A", "energy-scroll", "b4", "c4")
    table.special("A", "energy-pentagram", "a3")
    assert turn(table, "energy-witch b5 c6", "energy")[0] == ("energy", 4)


def test_ws_cluster_01_only_what_is_connected_counts():
    # b4 joins a4 and c4; the energy on e2 lies alone and does not count.
    table = an_open_cauldron("energy-witch").tile("A", "energy-scroll", "c4", "d5")
    table.tile("A", "energy-wand", "e2", "f2")
    assert turn(table, "energy-witch b4 b3", "energy")[0] == ("energy", 3)


def test_ws_cluster_01_a_gap_divides():
    # Between a4 and c4 there is room for one more symbol.
    table = an_open_cauldron("energy-witch")
    assert turn(table, "energy-witch c4 d4", "energy")[0] == ("energy", 1)


def test_ws_cluster_01_other_symbols_do_not_count():
    table = an_open_cauldron("energy-witch").tile("A", "wand-scroll", "b4", "a3")
    assert turn(table, "energy-witch b5 c6", "energy") == [("energy", 2), ("witch", 2)]


@pytest.mark.parametrize("space", ["b3", "b4", "c3", "c5", "d4", "d5"])
def test_ws_cluster_01_a_space_has_six_neighbours(space):
    table = an_open_cauldron("witch-wand").special("A", "witch-scroll", space)
    beside = "d4" if space != "d4" else "d5"
    assert turn(table, f"witch-wand c4 {beside}", "witch")[0] == ("witch", 2)


def test_ws_cluster_01_the_cauldrons_of_others_do_not_count():
    table = an_open_cauldron("energy-witch").tile("B", "energy-scroll", "b4", "c4")
    assert turn(table, "energy-witch b5 c6", "energy")[0] == ("energy", 2)


def test_ws_cluster_02_a_special_tile_counts_once_for_each_of_its_symbols():
    table = an_open_cauldron("energy-wand").special("A", "energy-wand", "c4")
    assert turn(table, "energy-wand c3 d4", "energy") == [("energy", 2), ("wand", 2)]


def test_ws_cluster_02_a_special_tile_joins_clusters_of_both():
    # b4 touches a4 (printed energy); c4 and b3 are the halves just placed.
    table = an_open_cauldron("energy-wand").special("A", "energy-wand", "b4")
    table.tile("A", "wand-scroll", "b5", "c6")
    assert turn(table, "energy-wand c4 b3", "wand") == [("wand", 3), ("energy", 3)]


def test_ws_cluster_03_as_many_actions_as_symbols_in_the_cluster_of_the_half():
    table = an_open_cauldron("energy-witch").tile("A", "energy-scroll", "b4", "c4")
    table.play("A place energy-witch b5 c6", "A first energy")
    assert table.batches == [("energy", 3)]
    assert table.agenda["batches"][0]["source"] == "main"
    table.play("A energy tower-n witchstone", "A energy tower-n witchstone")
    assert table.batches == [("energy", 1)]
    told = table.play("A energy tower-n witchstone")
    assert begun(told) == [("witch", 2)]  # c6 beside the printed witch on d7


def test_ws_cluster_03_at_least_one():
    table = an_open_cauldron("energy-witch")
    assert turn(table, "energy-witch c3 c4", "energy") == [("energy", 1), ("witch", 1)]


def test_ws_cluster_03_a_larger_cluster_elsewhere_is_no_help():
    table = an_open_cauldron("energy-witch").tile("A", "energy-scroll", "b4", "c4")
    table.tile("A", "energy-wand", "b5", "c6")
    assert turn(table, "energy-witch e3 e4", "energy")[0] == ("energy", 1)


def test_ws_cluster_04_for_scrolls_the_size_is_a_range_of_choice():
    table = an_open_cauldron("witch-scroll").tile("A", "energy-scroll", "c2", "b2")
    table.play("A place witch-scroll c1 b1", "A first scroll")
    assert table.batches == [("scroll", 3)]
    assert table.legal("A", "scroll") == ["scroll 1", "scroll 2", "scroll 3"]
    assert table.refused("A scroll 4") == "WS-SCROLL-02"
    told = table.play("A scroll 3")
    assert begun(told) == [("witch", 1)]  # one scroll, and the batch is over
    assert len(table.player("A")["scrolls"]) == 1


def test_ws_cluster_05_the_second_type_is_counted_after_the_first():
    table = an_open_cauldron("energy-witch")
    table.play("A place energy-witch b5 c6", "A first witch")
    table.holds("energy-wand").play("A lay energy-wand b4")
    assert begun(table.play("A close")) == [("energy", 3)]


def test_ws_cluster_05_a_special_tile_may_join_clusters():
    table = an_open_cauldron("energy-witch")
    table.play("A place energy-witch c4 c3", "A first witch")
    sizes = [half["actions"] for half in table.agenda["types"]]
    assert sizes == [1]
    table.holds("energy-wand").play("A lay energy-wand b4")
    assert begun(table.play("A close")) == [("energy", 3)]  # a4, b4 and c4


def test_ws_cluster_05_the_size_stays_fixed():
    # In the middle of the energy batch a chip brings a special tile, which joins a4 and c4.
    table = an_open_cauldron("energy-witch").hexagons("energy-crystal", "witch-wand", "wand-scroll")
    table.play("A place energy-witch c4 c3", "A first energy")
    table.holds("chip pentagram").pentagram(A=1)
    table.play("A use chip pentagram", "A walk 1", "A lay energy-crystal b4")
    assert table.batches == [("energy", 1)]
    assert begun(table.play("A energy tower-n castle-n")) == [("witch", 1)]


def test_ws_cluster_06_a_special_tile_never_enlarges_the_running_main_batch():
    table = an_open_cauldron("energy-witch")
    table.play("A place energy-witch b5 c6", "A first energy")
    assert table.batches == [("energy", 2)]
    table.holds("energy-wand").play("A lay energy-wand b4")
    assert table.batches == [("energy", 2)]
    table.play("A energy tower-n castle-n")
    told = table.play("A energy tower-n forest-ne")
    assert begun(told) == [("witch", 2)]


def test_ws_cluster_06_it_counts_from_the_next_phase_on():
    table = an_open_cauldron("energy-witch", "energy-pentagram")
    table.play("A place energy-witch b5 c6", "A first energy")
    table.holds("energy-wand").play("A lay energy-wand b4")
    table.turn("A")
    assert turn(table, "energy-pentagram a3 b3", "energy")[0] == ("energy", 4)


def test_ws_cluster_07_crystals_are_no_symbols():
    # Crystals lie on e2 and f2, beside f1; g1 shows their symbol.
    table = a_table("A", "B").crystals("A", "e2", black="f2").hand("A", "crystal-witch")
    assert turn(table, "crystal-witch f1 e1", "crystal")[0] == ("crystal", 2)


def test_ws_cluster_07_crystals_do_not_join_clusters():
    # Only the crystal on e2 lies between d3 and f2; f2 itself touches the printed symbol on g1.
    table = a_table("A", "B").crystals("A", "e2").hand("A", "crystal-witch")
    table.tile("A", "crystal-wand", "d3", "d4")
    assert turn(table, "crystal-witch f2 f3", "crystal")[0] == ("crystal", 2)
