"""WS-CRYSTAL: moving crystals, the vial rack and improper removal."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.witchstone.table import LETTERS, a_deal, a_table
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchGrew,
    BlackChipScored,
    CrystalLaidAside,
    CrystalMoved,
    CrystalRemoved,
    CrystalShelved,
    PhaseSkipped,
    TableChipScored,
    TableChipTaken,
    WandScored,
)

# Arrows of the house edition, one for each symbol of the rim.
ARROWS = {
    "energy": "e1",
    "crystal": "b5",
    "witch": "b1",
    "wand": "e6",
    "pentagram": "a2",
    "scroll": "g2",
}


def moving(actions, *spaces, black=None, seats="AB"):
    """A has so many crystal actions and crystals here; a witch action follows in the turn."""
    table = a_table(*seats).crystals("A", *spaces, black=black)
    return table.batch("A", "crystal", actions).then("witch", "d3")


def on_the_rim(symbol, *others, black=False, left=1, **more):
    """A crystal of A has just reached this symbol of the rim; actions are left."""
    arrow = ARROWS[symbol]
    if black:
        table = moving(left + 1, *others, black=arrow, **more)
    else:
        table = moving(left + 1, arrow, *others, **more)
    table.play(f"A crystal {arrow} {symbol}")
    return table


def shelf(table, name):
    """Whose crystals lie on a shelf, "*" for a black one."""
    found = next(entry for entry in table.view()["rack"] if entry["shelf"] == name)
    return [LETTERS[c["seat"]] + "*" * (c["crystal"] == "black") for c in found["crystals"]]


def rim(table):
    """Crystals on the rim of the running batch."""
    return [(entry["crystal"], entry["symbol"]) for entry in table.agenda["batches"][-1]["rim"]]


def moves_of(table, start):
    return {move.split()[-1] for move in table.legal("A", "crystal") if move.split()[1] == start}


# -- moving ----------------------------------------------------------------------------------------


def test_ws_crystal_01_one_action_moves_one_crystal_by_one_space():
    table = moving(1, "c3", "e4")
    assert moves_of(table, "c3") == {"b2", "b3", "c2", "c4", "d4"}  # d3 has a tile
    told = table.play("A crystal c3 c4")
    assert CrystalMoved(0, "own", "c3", "c4", 1) in told
    assert table.crystals_of("A") == {"c4", "e4"}
    assert table.batches == [("witch", 1)]


def test_ws_crystal_01_a_batch_may_be_spread_over_several_crystals():
    table = moving(3, "c3", "e4", black="d6")
    table.play("A crystal c3 c4", "A crystal d6 d5", "A crystal e4 f4")
    assert table.crystals_of("A") == {"c4", "d5", "f4"}
    assert table.batches == [("witch", 1)]


def test_ws_crystal_01_only_crystals_of_the_own_cauldron():
    table = moving(2, "c3").crystals("B", "e4")
    assert table.refused("A crystal e4 f4") == "WS-CRYSTAL-01"
    assert {move.split()[1] for move in table.legal("A", "crystal")} == {"c3"}


def crowded(actions, *spaces):
    """A tile lies on c3 and c4, a special tile on d5, crystals on b2, d4 and e4."""
    table = moving(actions, "b2", "d4", "e4", *spaces).tile("A", "energy-wand", "c3", "c4")
    return table.special("A", "crystal-wand", "d5")


@pytest.mark.parametrize(
    ("start", "end"),
    [("d4", "b4"), ("d4", "d6"), ("d4", "f4"), ("a2", "b1")],
    ids=["hex tile", "special tile", "crystal", "printed symbol"],
)
def test_ws_crystal_02_occupied_spaces_may_be_crossed_at_one_action_each(start, end):
    table = crowded(3, "a2")
    assert CrystalMoved(0, "own", start, end, 2) in table.play(f"A crystal {start} {end}")
    assert table.batches == [("crystal", 1)]


@pytest.mark.parametrize(
    ("start", "end"),
    [("d4", "c3"), ("d4", "d5"), ("d4", "e4"), ("b2", "a1")],
    ids=["hex tile", "special tile", "crystal", "printed symbol"],
)
def test_ws_crystal_02_it_must_end_on_an_empty_space(start, end):
    table = crowded(3)
    assert end not in moves_of(table, start)
    assert table.refused(f"A crystal {start} {end}") == "WS-CRYSTAL-02"


def test_ws_crystal_03_a_crossing_starts_only_with_enough_actions():
    around = ("c3", "c4", "d5", "e3", "e4")
    farther = ("b2", "b3", "b4", "c2", "c5", "d2", "d6", "e2", "e5", "f2", "f3", "f4")
    table = moving(2, "d4", "g3").fill("A", *around, *farther)
    assert moves_of(table, "d4") == set()
    assert table.refused("A crystal d4 a2") == "WS-CRYSTAL-03"
    table = moving(3, "d4", "g3").fill("A", *around, *farther)
    assert "a2" in moves_of(table, "d4")


def test_ws_crystal_03_too_few_actions_are_refused():
    table = moving(1, "c3", "c4")
    assert table.refused("A crystal c3 c5") == "WS-CRYSTAL-03"


def test_ws_crystal_03_nothing_happens_in_between():
    table = moving(3, "c3", "c4", black="c5")
    told = table.play("A crystal c3 c6")
    assert told[0] == CrystalMoved(0, "own", "c3", "c6", 3)
    assert not any(isinstance(event, CrystalMoved) for event in told[1:])
    assert table.crystals_of("A") == {"c4", "c5", "c6"}


# -- the rim ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("symbol", "arrow"), ARROWS.items())
def test_ws_crystal_04_an_arrow_leads_onto_its_own_symbol_for_one_action(symbol, arrow):
    table = moving(2, arrow)
    assert moves_of(table, arrow) & set(SYMBOLS) == {symbol}
    assert CrystalMoved(0, "own", arrow, symbol, 1) in table.play(f"A crystal {arrow} {symbol}")
    assert table.crystals_of("A") == set()


def test_ws_crystal_04_elsewhere_the_rim_cannot_be_reached():
    table = moving(1, "b2", "e6")
    assert table.refused("A crystal b2 witch") == "WS-CRYSTAL-04"
    assert table.refused("A crystal e6 witch") == "WS-CRYSTAL-04"
    assert moves_of(table, "b2") & set(SYMBOLS) == set()


def test_ws_crystal_04_the_arrow_space_may_be_merely_crossed():
    table = moving(3, "b2").fill("A", "b1", "c1", "c2").then("energy", "e3")
    assert CrystalMoved(0, "own", "b2", "witch", 2) in table.play("A crystal b2 witch")


def test_ws_crystal_05_the_rim_holds_any_number_of_crystals():
    table = moving(12, "b1", "c1", "c2", "b2", "e6", black="d2")
    for start in ("b1", "c1", "c2", "b2", "d2"):
        table.play(f"A crystal {start} witch")
    assert rim(table) == [("own", "witch")] * 4 + [("black", "witch")]
    assert table.crystals_of("A") == {"e6"}


def test_ws_crystal_06_the_batch_is_not_closed_before_the_rim_is_empty():
    table = on_the_rim("witch", "d4")
    assert "close" not in table.legal("A")
    assert table.refused("A close") == "WS-CRYSTAL-06"
    table.play("A crystal d4 d5")  # the last action
    assert {move.split()[0] for move in table.legal("A")} == {"shelve", "bottom", "remove"}
    assert table.refused("A close") == "WS-CRYSTAL-06"
    table.play("A shelve own witch", "A close")
    assert table.batches == [("witch", 1)]


def test_ws_crystal_06_in_any_order_at_once_or_after_all_movements():
    first, second = "A shelve own witch", "A shelve own wand"
    for order in ((first, second), (second, first)):
        table = moving(2, "b1", "e6")
        table.play("A crystal b1 witch", "A crystal e6 wand", *order)
        assert (shelf(table, "witch"), shelf(table, "wand")) == (["A"], ["A"])
    table = moving(2, "b1", "e6")
    table.play("A crystal b1 witch", first, "A crystal e6 wand", second)
    assert (shelf(table, "witch"), shelf(table, "wand")) == (["A"], ["A"])


# -- the rack --------------------------------------------------------------------------------------


def test_ws_crystal_07_the_shelf_of_the_rim_symbol_or_the_bottom_shelf():
    table = on_the_rim("witch").table_chips("wand", "points")
    racks = [move for move in table.legal("A") if move.split()[0] in ("shelve", "bottom")]
    assert racks == ["shelve own witch", "bottom own witch wand", "bottom own witch points"]
    assert table.refused("A shelve own wand") == "WS-CRYSTAL-07"
    assert table.refused("A shelve black witch") == "WS-CRYSTAL-07"
    assert CrystalShelved(0, "own", "witch") in table.play("A shelve own witch")
    assert shelf(table, "witch") == ["A"]


def test_ws_crystal_07_the_bottom_shelf_as_the_other_choice():
    table = on_the_rim("witch").table_chips("wand")
    assert CrystalShelved(0, "own", "bottom") in table.play("A bottom own witch wand")
    assert (shelf(table, "witch"), shelf(table, "bottom")) == ([], ["A"])


@pytest.mark.parametrize("symbol", ["energy", "witch", "wand", "pentagram", "scroll"])
def test_ws_crystal_08_a_symbol_shelf_gives_two_actions_of_its_type(symbol):
    table = on_the_rim(symbol, "d4", left=1)
    table.play(f"A shelve own {symbol}")
    assert table.held == [f"vial {symbol}"]
    table.play("A crystal d4 d5")  # used later in the phase
    told = table.play(f"A use vial {symbol}")
    assert BatchBegan(0, "vial", symbol, 2) in told
    assert table.batches == [("crystal", 0), (symbol, 2)]


def test_ws_crystal_08_the_scroll_shelf_gives_one_scroll_from_position_1_or_2():
    table = on_the_rim("scroll", "d4")
    table.play("A shelve own scroll", "A use vial scroll")
    assert table.legal("A", "scroll") == ["scroll 1", "scroll 2"]
    table.play("A scroll 2")
    assert len(table.player("A")["scrolls"]) == 1
    assert table.batches == [("crystal", 1)]


def test_ws_crystal_08_the_crystal_shelf_enlarges_the_batch_itself():
    table = on_the_rim("crystal", "d4", left=2)
    assert BatchGrew(0, 2) in table.play("A shelve own crystal")
    assert table.batches == [("crystal", 4)]
    assert table.held == []


def test_ws_crystal_08_only_within_the_phase():
    table = on_the_rim("wand", "d4")
    table.play("A shelve own wand", "A close")
    assert table.batches == [("witch", 1)]
    assert table.refused("A use vial wand") == "WS-BONUS-01"


def test_ws_crystal_09_the_bottom_shelf_gives_a_chip_of_ones_choice():
    table = on_the_rim("wand", "d4").table_chips("energy", "witch", "witch")
    assert TableChipTaken(0, "witch") in table.play("A bottom own wand witch")
    assert table.view()["table"] == ["energy", "witch"]  # never refilled
    assert table.player("A")["chips"] == 1
    assert BatchBegan(0, "chip", "witch", 1) in table.play("A use chip witch")


def test_ws_crystal_09_a_chip_with_points_scores_at_once():
    table = on_the_rim("wand", "d4").table_chips("points")
    assert TableChipScored(0, 3) in table.play("A bottom own wand points")
    assert table.points("A") == 3
    assert table.held == []
    assert table.player("A")["chips"] == 1


def test_ws_crystal_09_only_chips_from_the_table():
    table = on_the_rim("wand", "d4").table_chips("energy", "witch")
    assert table.refused("A bottom own wand scroll") == "WS-CRYSTAL-09"


def test_ws_crystal_09_the_chip_must_be_used_within_the_phase():
    table = on_the_rim("wand", "d4").table_chips("energy")
    table.play("A bottom own wand energy", "A close")
    assert table.refused("A use chip energy") == "WS-BONUS-01"
    assert table.player("A")["chips"] == 1


@pytest.mark.parametrize("symbol", ["energy", "witch", "wand", "pentagram"])
def test_ws_crystal_10_the_black_crystal_gives_four_actions_on_a_symbol_shelf(symbol):
    table = on_the_rim(symbol, "d4", black=True)
    table.play(f"A shelve black {symbol}")
    assert BatchBegan(0, "black-vial", symbol, 4) in table.play(f"A use black-vial {symbol}")


def test_ws_crystal_10_on_the_crystal_shelf_four_actions_for_the_batch():
    table = on_the_rim("crystal", "d4", black=True, left=1)
    table.play("A shelve black crystal")
    assert table.batches == [("crystal", 5)]


def test_ws_crystal_10_three_actions_with_an_action_chip():
    table = on_the_rim("wand", "d4", black=True).table_chips("witch")
    table.play("A bottom black wand witch")
    assert BatchBegan(0, "black-chip", "witch", 3) in table.play("A use black-chip witch")


def test_ws_crystal_10_five_points_with_a_points_chip():
    table = on_the_rim("wand", "d4", black=True).table_chips("points")
    assert BlackChipScored(0, 5) in table.play("A bottom black wand points")
    assert table.points("A") == 5


@pytest.mark.parametrize(
    ("put", "use", "last"),
    [
        ("shelve black scroll", "use black-vial scroll", 4),
        ("bottom black scroll scroll", "use black-chip scroll", 3),
    ],
)
def test_ws_crystal_10_with_scrolls_the_extra_part_widens_the_one_choice(put, use, last):
    table = on_the_rim("scroll", "d4", black=True).table_chips("scroll")
    table.play(f"A {put}", f"A {use}")
    assert table.legal("A", "scroll") == [f"scroll {position}" for position in range(1, last + 1)]
    table.play(f"A scroll {last}")
    assert table.batches == [("crystal", 1)]


def racked_black(seats="AB"):
    """A has two coloured crystals and the black one in the rack."""
    table = a_table(*seats).crystals("A", "e3", black="e6").shelf("energy", A=2)
    table.batch("A", "crystal", 1).play("A crystal e6 wand", "A shelve black wand")
    return table


def test_ws_crystal_11_the_wand_does_not_count_the_black_crystal():
    table = racked_black().wand(A=19)
    assert WandScored(0, "crystals", 2) in table.play("A use black-vial wand", "A advance 1")


def test_ws_crystal_11_the_prophecy_does_not_count_it_either():
    table = racked_black().scrolls("A", "crystals").end()
    assert table.sheet("A")["prophecy-crystals"] == 1  # three of a colour would bring 3
    table = a_table("A", "B").crystals("A").shelf("energy", A=3).scrolls("A", "crystals").end()
    assert table.sheet("A")["prophecy-crystals"] == 3


def test_ws_crystal_12_one_crystal_for_each_vial_and_a_black_one_fills_it_too():
    table = on_the_rim("wand", "f5", black=True, left=2).crystals("B").shelf("wand", B=3)
    table.play("A shelve black wand")
    assert shelf(table, "wand") == ["B", "B", "B", "A*"]
    table.play("A crystal f5 wand")
    assert table.refused("A shelve own wand") == "WS-CRYSTAL-15"


@pytest.mark.parametrize(("seats", "vials"), [("AB", 4), ("ABC", 5), ("ABCD", 6)])
def test_ws_crystal_13_capacity_of_a_symbol_shelf(seats, vials):
    for symbol in SYMBOLS:
        table = on_the_rim(symbol, "d4", seats=seats).crystals("B").shelf(symbol, B=vials - 1)
        table.play(f"A shelve own {symbol}")
        assert len(shelf(table, symbol)) == vials
        table = on_the_rim(symbol, "d4", seats=seats).crystals("B").shelf(symbol, B=vials)
        assert table.refused(f"A shelve own {symbol}") == "WS-CRYSTAL-15"


@pytest.mark.parametrize(("seats", "vials"), [("AB", 4), ("ABC", 5), ("ABCD", 5)])
def test_ws_crystal_14_capacity_of_the_bottom_shelf(seats, vials):
    table = on_the_rim("wand", "d4", seats=seats).table_chips("witch").crystals("B")
    table.shelf("bottom", B=vials - 1)
    table.play("A bottom own wand witch")
    assert len(shelf(table, "bottom")) == vials
    table = on_the_rim("wand", "d4", seats=seats).table_chips("witch").crystals("B")
    table.shelf("bottom", B=vials)
    assert table.refused("A bottom own wand witch") == "WS-CRYSTAL-15"


def test_ws_crystal_15_symbol_shelf_full_only_the_bottom_is_left():
    table = on_the_rim("wand").crystals("B").shelf("wand", B=4).table_chips("witch")
    assert table.legal("A", "shelve") == []
    assert table.legal("A", "bottom") == ["bottom own wand witch"]


def test_ws_crystal_15_bottom_shelf_full_only_the_symbol_shelf_is_left():
    table = on_the_rim("wand").crystals("B").shelf("bottom", B=4).table_chips("witch")
    assert table.legal("A", "bottom") == []
    assert table.legal("A", "shelve") == ["shelve own wand"]


def both_full(actions, *spaces, black=None):
    """The wand shelf and the bottom shelf of a table for two are full."""
    table = a_table("A", "B").crystals("B").shelf("wand", B=4)
    table.crystals("A").shelf("bottom", A=2, B=2).crystals("A", *spaces, black=black)
    return table.batch("A", "crystal", actions).then("witch", "d3")


def test_ws_crystal_16_with_both_shelves_full_it_lies_aside_and_brings_nothing():
    table = both_full(2, "e6", "d4")
    aside = table.player("A")["crystals_aside"]
    assert CrystalLaidAside(0, "own", "wand") in table.play("A crystal e6 wand")
    assert table.player("A")["crystals_aside"] == aside + 1
    assert (table.held, rim(table), table.points("A")) == ([], [], 0)
    assert table.batches == [("crystal", 1)]


def test_ws_crystal_16_it_does_not_raise_the_price_of_later_removals():
    table = both_full(2, "e6", "d4")
    table.play("A crystal e6 wand")
    assert table.player("A")["removed"] == 0
    assert CrystalRemoved(0, "own", "d4", 1) in table.play("A remove d4")
    assert table.points("A") == -1


def one_vial_left(actions, *spaces):
    """One vial of the wand shelf is free, the bottom shelf is full."""
    table = a_table("A", "B").crystals("B").shelf("wand", B=3).shelf("bottom", B=3)
    table.crystals("A").shelf("bottom", A=1).crystals("A", *spaces)
    return table.batch("A", "crystal", actions).then("witch", "d3")


def test_ws_crystal_16_the_last_vial_taken_leaves_none_for_the_next_on_the_rim():
    table = one_vial_left(2, "e6", "f5")
    table.play("A crystal e6 wand", "A crystal f5 wand")
    assert rim(table) == [("own", "wand")] * 2
    assert CrystalLaidAside(0, "own", "wand") in table.play("A shelve own wand")


def test_ws_crystal_16_also_when_an_inner_batch_took_the_last_vial():
    table = one_vial_left(1, "e6", "f5").holds("chip crystal")
    aside = table.player("A")["crystals_aside"]
    told = table.play("A crystal e6 wand", "A use chip crystal", "A crystal f5 wand")
    told += table.play("A shelve own wand") + table.finish_turn()
    assert CrystalLaidAside(0, "own", "wand") in told
    assert table.player("A")["crystals_aside"] == aside + 1  # it has not vanished


def test_ws_crystal_17_without_crystals_the_type_is_skipped():
    table = a_table("A", "B").crystals("A").hand("A", "crystal-wand")
    assert PhaseSkipped(0, "crystal") in table.play("A place crystal-wand d2 d3", "A advance 1")


def test_ws_crystal_17_and_bonuses_are_lost():
    table = a_table("A", "B").crystals("A").batch("A", "witch", 1).holds("chip crystal")
    assert "use chip crystal" not in table.legal("A")
    assert table.refused("A use chip crystal") == "WS-BONUS-10"


def test_ws_crystal_17_the_rim_is_not_the_cauldron():
    table = on_the_rim("wand", left=3).holds("chip crystal")
    assert table.legal("A", "crystal") == []
    assert table.refused("A use chip crystal") == "WS-BONUS-10"
    assert {move.split()[0] for move in table.legal("A")} == {"shelve", "bottom"}


def test_ws_crystal_18_a_vacated_space_is_empty_at_once():
    table = moving(2, "c3", "d4").holds("energy-witch")
    assert table.refused("A lay energy-witch c3") == "WS-PENTA-07"
    table.play("A crystal c3 c4", "A lay energy-witch c3")
    assert table.player("A")["cauldron"]["special_tiles"] == [{"tile": "energy-witch", "space": "c3"}]


def test_ws_crystal_18_also_after_a_removal():
    table = a_table("A", "B").hand("A", "energy-witch")
    assert table.refused("A place energy-witch c2 d2") == "WS-TURN-04"
    table.play("A remove c2", "A place energy-witch c2 d2")
    assert table.player("A")["cauldron"]["tiles"][0]["first"] == "c2"


def gone(view):
    """Crystals of each player in the rack and beside the screen."""
    racked = [c["seat"] for entry in view["rack"] for c in entry["crystals"]]
    return [racked.count(seat) + p["crystals_aside"] for seat, p in enumerate(view["players"])]


@pytest.mark.parametrize("seed", range(3))
def test_ws_crystal_19_what_has_left_the_cauldron_never_returns(seed):
    table, rng = a_deal(3, seed), Random(seed)
    before = gone(table.view())
    while table.deciders:
        seat = table.deciders
        moves = table.legal(seat)
        wanted = [move for move in moves if move.split()[0] in ("crystal", "shelve", "bottom")]
        table.play(f"{seat} {rng.choice(wanted or moves)}")
        after = gone(table.view())
        assert all(now >= then for now, then in zip(after, before, strict=True))
        before = after
    assert sum(before) > 10


# -- improper removal --------------------------------------------------------------------------------


def test_ws_crystal_20_at_any_time_on_the_own_turn():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A remove b3")  # before placing
    table.play("A place energy-witch d2 d3", "A remove c2")  # before the types have an order
    table.play("A first witch", "A remove c5")  # in a batch
    table.holds("chip energy").play("A use chip energy", "A remove e5")  # in an inner one
    assert table.crystals_of("A") == {"d4", "e2", "f3"}
    assert table.player("A")["crystals_aside"] == 4


def test_ws_crystal_20_the_black_one_too_and_it_brings_nothing():
    table = moving(2, "c3", black="e6")
    assert CrystalRemoved(0, "black", "e6", 1) in table.play("A remove e6")
    assert (table.held, rim(table)) == ([], [])
    assert table.batches == [("crystal", 2)]
    assert all(entry["crystals"] == [] for entry in table.view()["rack"])


def test_ws_crystal_20_removed_crystals_count_for_nothing():
    table = a_table("A", "B")
    table.play("A remove b3", "A remove c2", "A remove c5")
    table.batch("A", "wand", 1).wand(A=19)
    assert WandScored(0, "crystals", 0) in table.play("A advance 1")
    table.scrolls("A", "crystals").end()
    assert table.sheet("A")["prophecy-crystals"] == 1


def test_ws_crystal_20_only_on_the_own_turn_and_from_the_own_cauldron():
    table = a_table("A", "B").crystals("A", "c3")
    assert table.refused("B remove b3") == "WS-TURN-01"
    assert table.refused("A remove b3") == "WS-CRYSTAL-20"  # only B has one there


def test_ws_crystal_21_the_first_costs_1_the_second_2_the_third_3():
    table = a_table("A", "B")
    for space, total in (("b3", -1), ("d4", -3), ("c2", -6), ("c5", -10)):
        table.play(f"A remove {space}")
        assert table.points("A") == total


def test_ws_crystal_21_the_count_runs_through_the_whole_game_for_each_player():
    table = a_table("A", "B")
    table.play("A remove b3", "A remove c2")
    table.turn("B").play("B remove b3")
    assert (table.points("A"), table.points("B")) == (-3, -1)
    table.turn("A").round(7).play("A remove c5")
    assert (table.points("A"), table.points("B")) == (-6, -1)


def test_ws_crystal_22_not_for_crystals_on_the_rim():
    table = on_the_rim("wand", "d4")
    assert table.legal("A", "remove") == ["remove d4"]
    assert table.refused("A remove wand") == "WS-CRYSTAL-22"
    assert table.refused("A remove e6") == "WS-CRYSTAL-20"  # where it came from


def test_ws_crystal_22_not_in_the_middle_of_a_move():
    # A move over occupied spaces is one action: before it the crystal lies here, after it there.
    table = moving(3, "c3", "c4")
    assert table.legal("A", "remove") == ["remove c3", "remove c4"]
    table.play("A crystal c3 c5")
    assert table.legal("A", "remove") == ["remove c4", "remove c5"]


# -- one crystal batch inside another ------------------------------------------------------------------


def nested(symbol, *spaces, left=1):
    """A's crystal lies on the rim while a crystal chip is being used; the inner batch has 1 action."""
    table = on_the_rim(symbol, *spaces, left=left).holds("chip crystal")
    table.play("A use chip crystal")
    return table


def test_ws_crystal_23_it_waits_while_an_inner_batch_runs():
    table = nested("wand", "d4", left=1).table_chips("witch")
    assert table.legal("A", "shelve") == table.legal("A", "bottom") == []
    assert table.refused("A shelve own wand") == "WS-CRYSTAL-23"
    assert table.refused("A bottom own wand witch") == "WS-CRYSTAL-23"
    table.play("A close", "A shelve own wand")  # the batch that moved it runs again
    assert shelf(table, "wand") == ["A"]


def test_ws_crystal_23_the_crystal_shelf_enlarges_the_inner_batch_for_an_inner_crystal():
    table = nested("wand", "b5", "d4", left=1)
    table.play("A crystal b5 crystal", "A shelve own crystal")
    assert table.batches == [("crystal", 1), ("crystal", 2)]


def test_ws_crystal_23_and_the_outer_batch_for_an_outer_crystal():
    table = nested("crystal", "d4", left=1)
    assert table.refused("A shelve own crystal") == "WS-CRYSTAL-23"
    table.play("A crystal d4 d5", "A shelve own crystal")
    assert table.batches == [("crystal", 3)]


def test_ws_crystal_23_of_two_on_one_symbol_each_belongs_to_its_batch():
    table = nested("crystal", "c6", "d4", left=1)
    table.play("A crystal c6 crystal")
    assert [len(batch["rim"]) for batch in table.agenda["batches"]] == [1, 1]
    table.play("A shelve own crystal")
    assert table.batches == [("crystal", 1), ("crystal", 2)]
    assert table.refused("A shelve own crystal") == "WS-CRYSTAL-23"
    table.play("A close", "A shelve own crystal")
    assert table.batches == [("crystal", 3)]


def test_ws_crystal_23_other_inner_batches_make_it_wait_too():
    table = on_the_rim("wand", "d4").holds("chip witch")
    table.play("A use chip witch")
    assert table.refused("A shelve own wand") == "WS-CRYSTAL-23"
    table.play("A witch", "A shelve own wand")
    assert shelf(table, "wand") == ["A"]


def test_ws_crystal_06_for_an_absent_player_the_rim_is_cleared_before_anything_else():
    table = a_table("A", "B").crystals("A", "c1", "e5", black="d4").batch("A", "crystal", 6)
    table.play("A crystal c1 witch")
    assert str(table.state.fallback(0)) == "shelve own witch"
    table.play("A shelve own witch")
    assert str(table.state.fallback(0)) == "close"


def shut_in(*crystals, actions=1):
    """A begins a crystal batch with crystals between full spaces; a witch action follows."""
    return moving(actions, *crystals).fill("A", *SPACES)


def test_ws_crystal_20_a_crystal_that_is_shut_in_can_move_when_another_one_goes():
    table = shut_in("c3", "c4")
    assert table.legal("A") == ["close", "remove c3", "remove c4"]
    table.play("A remove c4")
    assert table.legal("A", "crystal") == ["crystal c3 c4"]
    table.play("A crystal c3 c4")
    assert table.crystals_of("A") == {"c4"}


def test_ws_crystal_20_a_removal_can_let_the_next_bonus_move_too():
    table = shut_in("c3", "c4", actions=0).holds("chip crystal")
    table.play("A use chip crystal")
    assert table.batches == [("crystal", 0), ("crystal", 1)]
    assert table.legal("A") == ["close", "remove c3", "remove c4"]


def test_ws_crystal_20_a_batch_without_actions_does_not_wait_for_a_removal():
    table = moving(2, "c3", "c4", "c5").fill("A", *(space for space in SPACES if space != "d5"))
    table.play("A crystal c3 d5")
    assert table.batches == [("witch", 1)]


@pytest.mark.parametrize("space", ["a1", "c4"])
def test_ws_crystal_03_a_single_crystal_that_is_shut_in_lets_the_batch_end(space):
    table = a_table("A", "B").hand("A", "crystal-witch").crystals("A", space)
    table.fill("A", *(space for space in SPACES if space not in ("d3", "d4")))
    table.play("A place crystal-witch d3 d4", "A first crystal")
    assert [batch for batch in table.batches if batch[0] == "crystal"] == []


def test_ws_crystal_02_a_crystal_occupies_the_space_where_it_ends_and_no_other():
    table = moving(3, "c3", "e3").holds("energy-witch")
    table.play("A crystal c3 c4")
    assert table.refused("A crystal e3 c4") == "WS-CRYSTAL-02"
    assert table.refused("A lay energy-witch d1") == "WS-PENTA-07"  # printed
    assert "lay energy-witch c3" in table.legal("A")


def test_ws_crystal_04_the_whole_cauldron_may_be_crossed():
    assert "crystal g2 pentagram" in moving(7, "g2").legal("A")
    assert "crystal g2 pentagram" in moving(9, "g2").legal("A")
    assert moving(6, "g2").refused("A crystal g2 pentagram") == "WS-CRYSTAL-04"
    assert "crystal g2 a2" in moving(6, "g2").legal("A")
    assert moving(5, "g2").refused("A crystal g2 a2") == "WS-CRYSTAL-03"


def of_b(actions, *spaces, black=None):
    """B moves crystals; whatever is not named lies aside."""
    return a_table("A", "B").crystals("B", *spaces, black=black).batch("B", "crystal", actions)


def test_ws_crystal_12_each_vial_shows_whose_crystal_it_holds():
    table = of_b(2, "e6", black="f5").then("witch", "d3")
    table.play("B crystal e6 wand", "B shelve own wand", "B crystal f5 wand", "B shelve black wand")
    assert shelf(table, "wand") == ["B", "B*"]


def test_ws_crystal_15_the_black_crystal_finds_its_shelf_full_too():
    table = of_b(2, "d5", black="b1").crystals("A").shelf("witch", A=4)
    table.play("B crystal b1 witch")
    assert table.legal("B", "shelve") == []
    assert table.refused("B shelve black witch") == "WS-CRYSTAL-15"


def test_ws_crystal_16_the_last_bottom_vial_taken_leaves_none_for_the_next_on_the_rim():
    table = a_table("A", "B").crystals("B").shelf("wand", B=4).shelf("bottom", B=2)
    table.crystals("A").shelf("bottom", A=1).crystals("A", "e6", "f5", "d4")
    table.batch("A", "crystal", 3).table_chips("witch", "witch")
    table.play("A crystal e6 wand", "A crystal f5 wand")
    assert CrystalLaidAside(0, "own", "wand") in table.play("A bottom own wand witch")
    assert rim(table) == []


@pytest.mark.parametrize(("symbol", "arrow"), ARROWS.items())
def test_ws_crystal_16_every_colour_and_symbol_lies_aside(symbol, arrow):
    for crystal in ("own", "black"):
        where = {"black": arrow} if crystal == "black" else {}
        table = of_b(2, *([] if where else [arrow]), "d5", **where).crystals("A").shelf("bottom", A=4)
        table.state.rack[SYMBOLS.index(symbol)] = (0,) * 4  # whoever's they are
        own, black = table.state.aside[2:]
        assert CrystalLaidAside(1, crystal, symbol) in table.play(f"B crystal {arrow} {symbol}")
        assert table.state.aside[2:] == [own + (crystal == "own"), black + (crystal == "black")]


def test_ws_crystal_20_what_was_removed_lies_beside_the_own_screen():
    table = a_table("A", "B").turn("B")
    table.play("B remove d4", "B remove b3")
    assert table.state.aside == [0, 0, 1, 1]
