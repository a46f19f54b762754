"""What refusals say in Witchstone: the facts behind them, in one sentence."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import GAME, a_deal, a_table


def reason(table, move):
    return table.refusal(move).reason


# -- the wrong moment ------------------------------------------------------------------------------


def test_what_has_to_be_done_first_is_named():
    table = a_deal().chip("tower-n", "witch")
    assert reason(table, "B walk 1") == "First choose a tower for your Big Witch."
    table.play("B tower tower-n")
    assert reason(table, "B first witch") == "First carry out the chip of your tower, or close it."
    table = a_table("A", "B").hand("A", "energy-witch")
    assert reason(table, "A walk 1") == "First place a tile."
    table.play("A place energy-witch d2 d3")
    assert reason(table, "A walk 1") == "First say which of the two action types comes first."
    table.play("A first energy")
    assert reason(table, "A discard energy-witch") == "Your tile is placed; carry out its actions."
    assert table.refused("A discard energy-witch") == "WS-TURN-06"


def test_an_action_of_another_type_is_told_what_runs():
    says = "This takes an action of another type (witch); wand actions are running."
    assert reason(a_table("A", "B").batch("A", "wand", 1), "A witch") == says


def test_a_tower_is_told_from_other_locations():
    says = "“castle-n” is no tower; the towers are tower-n, tower-e, tower-s, tower-w."
    assert reason(a_deal(), "B tower castle-n") == says


# -- tiles and crystals ----------------------------------------------------------------------------


def test_the_own_tiles_are_named_when_another_is_placed():
    table = a_table("A", "B").hand("A", "energy-witch", "wand-scroll")
    says = "You have no open tile “witch/wand”; yours are energy/witch, wand/scroll."
    assert reason(table, "A place witch-wand d2 d3") == says
    says = "You have no open tile “nonsense”; yours are energy/witch, wand/scroll."
    assert reason(table, "A place nonsense d2 d3") == says


def test_without_tiles_there_is_nothing_to_name():
    says = "You have no open tile “witch/wand”; yours are nothing."
    assert reason(a_table("A", "B").hand("A"), "A place witch-wand d2 d3") == says


@pytest.mark.parametrize(
    ("space", "lies"),
    [
        ("c3", "a crystal"),
        ("d4", "a crystal"),
        ("d1", "a printed symbol"),
        ("e3", "a special tile"),
        ("e4", "a special tile"),
        ("d2", "a hex tile"),
    ],
)
def test_what_lies_on_a_space_is_named(space, lies):
    table = a_table("A", "B").crystals("B", "c3", black="d4").tile("B", "energy-witch", "d2", "d3")
    table.special("B", "crystal-wand", "e3").special("B", "wand-scroll", "e4").hand("B", "witch-wand")
    says = f"Space {space} is not empty: {lies} lies there."
    assert reason(table.turn("B"), f"B place witch-wand {space} f3") == says


def test_ws_crystal_02_an_occupied_space_is_refused_before_a_distant_one():
    table = a_table("A", "B").crystals("A", "c3", "f3").batch("A", "crystal", 1)
    assert table.refused("A crystal c3 f3") == "WS-CRYSTAL-02"


def test_a_crystal_that_waits_is_told_from_one_that_is_not_there():
    table = a_table("A", "B").crystals("A", "b1", "d4").batch("A", "crystal", 1)
    table.play("A crystal b1 witch")
    assert reason(table, "A shelve own wand") == "No coloured crystal lies on the rim at wand."
    table.holds("chip energy").play("A use chip energy")
    says = "The coloured crystal at witch belongs to a batch that waits;"
    assert reason(table, "A shelve own witch").startswith(says)


def test_a_full_shelf_is_named():
    table = a_table("A", "B").crystals("B").shelf("witch", B=4)
    table.crystals("A", "b1", "b2").batch("A", "crystal", 1)
    table.play("A crystal b1 witch")
    assert reason(table, "A shelve own witch") == "The shelf (witch) is full: 4 vials are in play."
    table = a_table("A", "B").crystals("B").shelf("bottom", B=4)
    table.crystals("A", "b1", "b2").batch("A", "crystal", 1).table_chips("wand")
    table.play("A crystal b1 witch")
    says = "The shelf (bottom) is full: 4 vials are in play."
    assert reason(table, "A bottom own witch wand") == says


# -- the board -------------------------------------------------------------------------------------


def test_a_connection_is_named_by_its_ends():
    table = a_table("A", "B").connection("B", "tower-e", "village-se", units=1)
    table.connection("A", "tower-n", "castle-n").batch("A", "energy", 2)
    ends = "the north tower and the east tower"
    assert reason(table, "A energy tower-n tower-e") == f"No connection joins {ends}."
    says = "The connection between the east tower and the south-east village was begun by B."
    assert reason(table, "A energy tower-e village-se") == says
    says = "Your connection between the north castle and the north tower is complete."
    assert reason(table, "A energy castle-n tower-n") == says


def test_positions_of_scrolls_are_told():
    table = a_table("A", "B").display("single", "chips").batch("A", "scroll", 3)
    says = "There is no scroll at position 3; 2 are on display."
    assert reason(table, "A scroll 3") == says
    says = "Position 4 is out of your range; you choose from positions 1 to 2."
    assert reason(table, "A scroll 4") == says


def test_ws_bonus_10_a_spell_that_is_of_no_use_is_told_so():
    table = a_table("A", "B").energy("A", 1).scrolls("A", "single").batch("A", "energy", 1)
    table.holds("chip witch").play("A energy tower-n castle-n")
    assert table.refused("A spell single") == "WS-BONUS-10"


# -- what is just allowed --------------------------------------------------------------------------


def forbidden(table, move):
    action = GAME.parse(move)
    return table.state.rules.actions[type(action)].forbidden(table.state, 0, action)


@pytest.mark.parametrize(
    ("table", "just", "beyond"),
    [
        (lambda: a_table("A", "B").crystals("A", "c3").batch("A", "crystal", 3), "crystal c3 witch",
         "crystal c3 scroll"),
        (lambda: a_table("A", "B").crystals("A", "c3").batch("A", "crystal", 2), "crystal c3 c5",
         "crystal c3 c6"),
        (lambda: a_table("A", "B").display("single", "chips").batch("A", "scroll", 3), "scroll 2",
         "scroll 3"),
        (lambda: a_table("A", "B").wand(A=20).batch("A", "wand", 3), "advance 2", "advance 3"),
        (lambda: a_table("A", "B").batch("A", "wand", 22), "advance 22", "advance 23"),
    ],
)  # fmt: skip
def test_what_is_just_allowed_is_offered_and_nothing_forbids_it(table, just, beyond):
    assert just in table().legal("A")
    assert forbidden(table(), just) is None
    assert forbidden(table(), beyond) is not None
