"""WS-WAND: the magic wand.

Dark spaces: 2 crystal, 6 energy, 10 witch, 14 pentagram, 18 scroll. Silver spaces: 4 connections,
8 witches, 12 scrolls, 16 chips, 20 crystals, 22 special tiles. All others are light.
"""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchClosed,
    PhaseSkipped,
    TilesScored,
    WandAdvanced,
    WandScored,
)

DARK = {2: "crystal", 6: "energy", 10: "witch", 14: "pentagram", 18: "scroll"}


def a_wand(steps, others=("B",), **spaces):
    """A's turn, with a main batch of so many wand steps; the counters lie on these spaces."""
    return a_table("A", *others).wand(**spaces).batch("A", "wand", steps)


def begun(told):
    """The batches that were begun: [("witch", 4)]."""
    return [(event.symbol, event.actions) for event in told if isinstance(event, BatchBegan)]


def scored(told):
    """What silver spaces scored: [("witches-on-board", 5)]."""
    return [(event.what, event.points) for event in told if isinstance(event, WandScored)]


def buying_a_wand_chip(**spaces):
    """A advances from 1 to 6 and buys a wand chip with the crystal action of space 2."""
    table = a_wand(5, A=1, **spaces).crystals("A", "b1").table_chips("wand")
    table.play("A advance 5", "A crystal b1 witch", "A bottom own witch wand")
    return table


def test_ws_wand_01_one_action_is_one_space():
    table = a_wand(3, B=9)
    assert table.legal("A", "advance") == ["advance 1", "advance 2", "advance 3"]
    assert table.refused("A advance 4") == "WS-WAND-01"
    assert table.refused("A advance 0") == "WS-WAND-01"
    assert table.play("A advance 3")[0] == WandAdvanced(0, 3, 3, False)
    assert table.view()["wand"]["counters"] == [3, 9]


def test_ws_wand_01_counters_share_a_space_and_the_newcomer_lies_on_top():
    table = a_wand(1, others=("B", "C"), A=2, B=2, C=3)  # A lies below everybody
    assert table.view()["wand"]["stacking"] == [0, 1, 2]
    table.play("A advance 1")
    wand = table.view()["wand"]
    assert wand["counters"] == [3, 2, 3]
    assert wand["stacking"] == [1, 2, 0]


def test_ws_wand_02_all_steps_come_before_any_space():
    table = a_wand(4, A=5, B=20)
    told = table.play("A advance 4")
    assert told[:2] == [WandAdvanced(0, 4, 9, False), BatchBegan(0, "wand", "energy", 1)]
    assert table.queue == [8]
    assert scored(table.play("A close")) == [("witches-on-board", 1)]


def test_ws_wand_02_steps_not_made_are_not_made_later():
    table = a_wand(3, A=0, B=9)
    table.play("A advance 2")  # onto the crystal space
    assert table.batches == [("wand", 0), ("crystal", 1)]
    table.play("A close")
    assert table.deciders == "B"


def test_ws_wand_03_light_spaces_do_nothing():
    for start in (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20):
        table = a_wand(1, A=start, B=22)
        assert [type(event) for event in table.play("A advance 1")][:1] == [WandAdvanced]
        assert (table.points("A"), table.batches, table.deciders) == (0, [], "B")


def test_ws_wand_03_dark_spaces_give_actions_and_silver_ones_points():
    for at in range(2, 23, 2):
        told = a_wand(1, A=at - 1, B=22).play("A advance 1")
        assert [symbol for symbol, _ in begun(told)] == ([DARK[at]] if at in DARK else [])
        assert len(scored(told)) == (at not in DARK)


@pytest.mark.parametrize(
    ("at", "symbol", "actions"),
    [(2, "crystal", 1), (6, "energy", 1), (10, "witch", 2), (14, "pentagram", 2), (18, "scroll", 3)],
)
def test_ws_wand_04_the_bonuses_of_dark_spaces(at, symbol, actions):
    table = a_wand(1, A=at - 1, B=22)
    assert begun(table.play("A advance 1")) == [(symbol, actions)]
    assert table.batches == [("wand", 0), (symbol, actions)]


def test_ws_wand_04_one_of_the_first_three_scrolls():
    table = a_wand(1, A=17, B=22)
    table.play("A advance 1")
    assert table.legal("A", "scroll") == ["scroll 1", "scroll 2", "scroll 3"]
    assert table.refused("A scroll 4") == "WS-SCROLL-02"


@pytest.mark.parametrize(
    ("at", "symbol", "actions"),
    [(2, "crystal", 2), (6, "energy", 2), (10, "witch", 4), (14, "pentagram", 4), (18, "scroll", 6)],
)
def test_ws_wand_05_the_first_gets_twice_as_many(at, symbol, actions):
    for ahead in (at - 2, at):  # a tie counts as being first
        table = a_wand(1, A=at - 1, B=ahead)
        assert begun(table.play("A advance 1")) == [(symbol, actions)]


def test_ws_wand_05_behind_a_single_player_is_not_first():
    table = a_wand(1, others=("B", "C"), A=9, B=3, C=11)
    assert begun(table.play("A advance 1")) == [("witch", 2)]


def test_ws_wand_05_every_dark_space_of_the_advance_is_doubled():
    table = a_wand(6, A=9, B=15)
    assert begun(table.play("A advance 6", "A close")) == [("witch", 4), ("pentagram", 4)]


def test_ws_wand_05_one_of_all_six_scrolls():
    table = a_wand(1, A=17, B=18)
    table.play("A advance 1")
    assert len(table.legal("A", "scroll")) == 6


@pytest.mark.parametrize("ahead", [0, 8, 22])
def test_ws_wand_06_silver_spaces_are_never_doubled(ahead):
    table = a_wand(1, A=7, B=ahead).lying("A", 2)
    assert scored(table.play("A advance 1")) == [("witches-on-board", 3)]
    assert table.points("A") == 3


def test_ws_wand_07_who_was_there_earlier_does_not_matter():
    table = a_wand(4, A=5, B=9)  # B passed the energy space long ago
    assert begun(table.play("A advance 4")) == [("energy", 2)]


def test_ws_wand_07_only_the_end_of_the_advance_counts():
    table = a_wand(2, A=5, B=8)  # in front of nobody while crossing, behind at the end
    assert begun(table.play("A advance 2")) == [("energy", 1)]


def test_ws_wand_07_a_later_advance_does_not_upgrade_an_earlier_one():
    table = buying_a_wand_chip(B=7)
    told = table.play("A use chip wand", "A advance 1")
    assert WandAdvanced(0, 1, 7, True) in told
    assert table.batches[-1] == ("energy", 1)  # space 6 belongs to the advance that ended behind B


def test_ws_wand_08_spaces_are_worked_off_in_order():
    table = a_wand(9, A=1, B=22)
    table.play("A advance 9")
    assert table.batches == [("wand", 0), ("crystal", 1)]
    assert table.queue == [4, 6, 8, 10]
    assert table.refused("A witch") == "WS-BONUS-04"  # not the turn of the witch space yet
    assert table.refused("A energy tower-n castle-n") == "WS-BONUS-04"
    assert table.points("A") == 0
    table.play("A close")
    assert table.batches[1:] == [("energy", 1)]
    assert table.queue == [8, 10]
    assert scored(table.play("A energy tower-n castle-n")) == [("witches-on-board", 1)]
    assert table.batches[1:] == [("witch", 2)]
    table.play("A witch")
    assert table.deciders == "A"  # one action is left
    table.play("A close")
    assert table.deciders == "B"


def test_ws_wand_09_silver_spaces_score_what_is_owned_when_their_turn_comes():
    table = a_wand(9, A=13, B=22).pentagram(A=0).special("A", "wand-scroll")
    table.play("A advance 9", "A walk 2")  # takes a special tile before space 22 is dealt with
    assert "close" in table.legal("A")
    table.play("A close")
    assert scored(table.play("A close")) == [("crystals", 0), ("special-tiles", 4)]


def test_ws_wand_09_not_what_is_owned_later():
    table = a_wand(3, A=7, B=22)
    told = table.play("A advance 3", "A witch", "A witch")
    assert scored(told) == [("witches-on-board", 1)]  # before the two witches were laid


def test_ws_wand_10_older_bonuses_wait_until_the_queue_is_empty():
    table = a_table("A", "B").wand(A=9, B=22).batch("A", "witch", 2)
    table.holds("chip energy", "vial pentagram", "chip wand")
    assert "use chip energy" in table.legal("A")
    table.play("A use chip wand", "A advance 1")
    assert table.batches == [("witch", 2), ("wand", 0), ("witch", 2)]
    assert table.legal("A", "use") == []
    assert table.refused("A use chip energy") == "WS-WAND-10"
    assert table.refused("A use vial pentagram") == "WS-WAND-10"
    assert [bonus["waits"] for bonus in table.agenda["bonuses"]] == [True, True]
    table.play("A close")
    assert table.batches == [("witch", 2)]
    assert table.legal("A", "use") == ["use chip energy", "use vial pentagram"]


def collecting_a_chip_on_the_way():
    """A crosses the witch space and sends a witch for a scroll chip; then comes the scroll scoring."""
    table = a_wand(3, A=9, B=22).lying("A", 1).connection("A", "tower-n", "castle-n")
    table.chip("castle-n", "scroll").play("A advance 3", "A send castle-n")
    return table


def test_ws_wand_10_bonuses_out_of_the_queue_may_be_used_on_the_spot():
    table = collecting_a_chip_on_the_way()
    told = table.play("A use chip scroll", "A scroll 1", "A close")
    assert scored(told) == [("scrolls", 1)]


def test_ws_wand_10_or_they_are_kept_until_after_the_queue():
    table = collecting_a_chip_on_the_way()
    assert scored(table.play("A close")) == [("scrolls", 0)]
    assert table.batches == [("wand", 0)]
    assert table.legal("A", "use") == ["use chip scroll"]
    table.play("A use chip scroll", "A scroll 1")
    assert len(table.player("A")["scrolls"]) == 1
    assert table.points("A") == 2  # for the witch only


def test_ws_wand_10_a_waiting_bonus_does_not_hide_a_new_one_of_its_kind():
    table = a_table("A", "B").wand(A=9, B=22).batch("A", "witch", 1).lying("A", 1)
    table.connection("A", "tower-n", "castle-n").chip("castle-n", "energy")
    table.holds("chip energy", "chip wand").play("A use chip wand", "A advance 1", "A send castle-n")
    assert [bonus["waits"] for bonus in table.agenda["bonuses"]] == [True, False]
    table.play("A use chip energy", "A energy tower-n forest-ne")
    assert [bonus["waits"] for bonus in table.agenda["bonuses"]] == [True]
    assert table.refused("A use chip energy") == "WS-WAND-10"


def test_ws_wand_11_new_steps_move_at_once_and_their_spaces_join_the_end():
    table = buying_a_wand_chip(B=9).scrolls("A", "double-wand", "single")
    assert table.queue == [4, 6]
    told = table.play("A use chip wand", "A spell double-wand", "A spell single", "A advance 4")
    assert WandAdvanced(0, 4, 10, True) in told
    # Space 4 was dealt with on the way; 6 comes from the advance behind B, 10 from that in front.
    assert scored(told) == [("connections", 0)]
    assert table.batches[1:] == [("energy", 1)]
    assert [(entry["space"], entry["actions"]) for entry in table.agenda["queue"]] == [(8, 0), (10, 4)]
    assert begun(table.play("A close")) == [("witch", 4)]


def test_ws_wand_12_own_completed_connections():
    table = (
        a_wand(1, A=3).connection("A", "tower-n", "castle-n").connection("A", "tower-n", "forest-ne")
    )
    table.connection("A", "tower-n", "witchstone", units=2).connection("B", "tower-e", "castle-e")
    assert WandScored(0, "connections", 2) in table.play("A advance 1")
    assert table.sheet("A") == {"wand-connections": 2}


def test_ws_wand_12_witches_lying_and_standing_and_the_big_witch():
    table = a_wand(1, A=7).lying("A", 3).standing("A", "castle-n", "forest-ne").lying("B", 4)
    assert WandScored(0, "witches-on-board", 6) in table.play("A advance 1")
    assert table.sheet("A") == {"wand-witches": 6}


def test_ws_wand_12_scrolls_with_used_spells():
    table = a_wand(1, A=11).scrolls("A", "single", "cluster-wand").used("A", "double-witch")
    table.scrolls("B", "chips").used("B", "single")
    assert WandScored(0, "scrolls", 3) in table.play("A advance 1")
    assert table.sheet("A") == {"wand-scrolls": 3}


def test_ws_wand_12_magic_chips():
    table = a_wand(1, A=15).chips("A", "points", "wand", "wand", "energy").chips("B", "points")
    assert WandScored(0, "chips", 4) in table.play("A advance 1")
    assert table.sheet("A") == {"wand-chips": 4}


def test_ws_wand_12_own_colour_crystals_in_the_rack():
    table = a_wand(3, A=19).crystals("A", "b1", black="d4").crystals("B", "b1")
    table.shelf("wand", A=2, B=1).shelf("bottom", A=1, B=2)
    assert WandScored(0, "crystals", 3) in table.play("A advance 2")
    assert table.sheet("A") == {"wand-crystals": 3}


def test_ws_wand_12_the_black_crystal_does_not_count():
    table = a_table("A", "B").wand(A=19).crystals("A", "d4", black="b1").batch("A", "crystal", 1)
    table.holds("chip wand").play("A crystal b1 witch", "A shelve black witch")
    assert WandScored(0, "crystals", 0) in table.play("A use chip wand", "A advance 1")


def test_ws_wand_13_two_points_for_each_special_tile():
    table = a_wand(1, A=21).special("A", "wand-scroll").special("A", "energy-witch", "d3")
    table.special("B", "wand-pentagram")
    assert TilesScored(0, "special-tiles", 4) in table.play("A advance 1")
    assert table.sheet("A") == {"wand-tiles": 4}


def test_ws_wand_14_a_chip_not_used_yet_is_owned():
    table = a_table("A", "B").wand(A=15).lying("A", 2).batch("A", "witch", 2)
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "forest-ne")
    table.chip("castle-n", "wand").chip("forest-ne", "energy")
    table.play("A send castle-n", "A send forest-ne")
    assert table.held == ["chip wand", "chip energy"]
    assert scored(table.play("A use chip wand", "A advance 1")) == [("chips", 2)]


def test_ws_wand_14_a_special_tile_not_used_yet_is_owned():
    table = a_table("A", "B").wand(A=21).batch("A", "pentagram", 2).holds("chip wand")
    table.play("A walk 2")
    assert scored(table.play("A use chip wand", "A advance 1")) == [("special-tiles", 2)]


def test_ws_wand_14_crystals_on_the_rim_are_not_in_the_rack():
    table = a_table("A", "B").wand(A=19).crystals("A", "b1").shelf("wand", A=1)
    table.batch("A", "crystal", 1).holds("chip wand").play("A crystal b1 witch")
    assert scored(table.play("A use chip wand", "A advance 1")) == [("crystals", 1)]
    table.play("A shelve own witch")
    assert table.points("A") == 1  # the crystal came too late


def test_ws_wand_15_surplus_steps_are_lost():
    table = a_wand(5, A=20)
    assert table.legal("A", "advance") == ["advance 1", "advance 2"]
    assert table.refused("A advance 3") == "WS-WAND-15"
    table.play("A advance 2")
    assert table.view()["wand"]["counters"] == [22, 0]
    assert table.deciders == "B"


def test_ws_wand_15_no_actions_on_the_last_space():
    table = a_table("A", "B").wand(A=22).hand("A", "energy-wand")
    assert PhaseSkipped(0, "wand") in table.play("A place energy-wand c3 c4") + table.finish_turn()
    table.batch("A", "energy", 1).holds("chip wand")
    assert table.legal("A", "use") == []
    assert table.refused("A use chip wand") == "WS-BONUS-10"


def test_ws_wand_16_spells_are_part_of_the_advance():
    table = a_wand(1, A=8, B=11).scrolls("A", "double-wand")
    told = table.play("A spell double-wand", "A advance 3")
    assert told[1:3] == [WandAdvanced(0, 3, 11, True), BatchBegan(0, "wand", "witch", 4)]


def test_ws_wand_16_no_spell_after_the_advance():
    table = a_wand(1, A=8, B=11).scrolls("A", "double-wand", "single")
    table.play("A advance 1")
    assert table.deciders == "B"  # nothing holds the batch open, least of all a spell
    table = collecting_a_chip_on_the_way().scrolls("A", "double-wand", "single")
    table.play("A close")
    assert table.batches == [("wand", 0)]  # open because of the chip
    assert table.legal("A", "spell") == []
    assert table.refused("A spell double-wand") == "WS-WAND-16"
    assert table.refused("A spell single") == "WS-WAND-16"


def test_ws_wand_16_nor_after_an_advance_inside_the_queue():
    table = buying_a_wand_chip(B=9).scrolls("A", "double-wand")
    table.play("A use chip wand", "A advance 1")
    assert table.batches[-1] == ("energy", 1)
    assert table.legal("A", "spell") == []
    assert table.view()["wand"]["counters"] == [7, 9]


def test_ws_wand_02_steps_not_made_are_told_to_lapse():
    told = a_wand(3, A=2, B=9).play("A advance 1")
    assert told[:2] == [WandAdvanced(0, 1, 3, False), BatchClosed(0, "wand", 2)]
    told = a_wand(3, A=0, B=9).play("A advance 3")
    assert told[:2] == [WandAdvanced(0, 3, 3, False), BatchBegan(0, "wand", "crystal", 1)]


def test_ws_wand_10_also_after_the_scroll_of_a_wand_space_was_taken():
    table = a_wand(3, A=17, B=22)
    table.play("A advance 3")
    table.holds("chip witch").play("A scroll 1")
    assert table.batches == [("wand", 0), ("scroll", 0)]
    assert table.queue == [20]  # it waits until the chip is used or the batch closed
    assert table.legal("A", "use") == ["use chip witch"]
    assert scored(table.play("A close")) == [("crystals", 0)]
    assert table.legal("A", "use") == ["use chip witch"]


def test_ws_wand_11_an_inner_batch_that_has_taken_its_scroll_closes_by_itself():
    table = a_wand(3, A=9, B=22)
    table.play("A advance 3")
    table.holds("chip scroll", "chip energy").play("A use chip scroll", "A scroll 1")
    assert table.batches == [("wand", 0), ("witch", 2)]
