"""The worked examples of the rulebooks about energy and witches, played as they are told there."""

from __future__ import annotations

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.events import (
    BatchBegan,
    ChipTaken,
    ConnectionCompleted,
    PhaseBegan,
    ScrollTaken,
    SpecialLaid,
    SpecialTaken,
    TurnBegan,
    WitchSent,
    WitchstoneReached,
)


def test_energy_spreads_from_the_tower_one_connection_after_the_other():
    table = a_table("A", "B").batch("A", "energy", 3)
    # The first unit lies beside the own tower, in whatever direction.
    assert all("tower-n" in move for move in table.legal("A", "energy"))
    assert table.refused("A energy forest-ne witchstone") == "WS-ENERGY-02"
    table.play("A energy tower-n forest-ne")
    # From there on a connection of two is begun, and must be finished before any other.
    table.play("A energy forest-ne witchstone")
    assert table.refused("A energy tower-n castle-n") == "WS-ENERGY-03"
    events = table.play("A energy forest-ne witchstone")
    assert ConnectionCompleted(0, "forest-ne", "witchstone", 3) in events
    assert table.points("A") == 1 + 3
    # Next time it goes on from the tower or from any location that is joined to it.
    table.batch("A", "energy", 1)
    offered = table.legal("A", "energy")
    assert {"energy tower-n castle-n", "energy forest-ne village-ne"} < set(offered)
    assert "energy forest-sw witchstone" in offered
    assert "energy tower-w castle-w" not in offered


def test_energy_on_a_connection_keeps_everybody_else_away():
    table = a_table("A", "B").connection("A", "tower-n", "forest-ne").batch("A", "energy", 1)
    table.play("A energy forest-ne tower-e")
    table.batch("B", "energy", 2)
    assert table.refused("B energy tower-e forest-ne") == "WS-ENERGY-04"


def yellow_and_red(actions):
    """Yellow (A) in the north has reached the Witchstone, Red (B) in the east too."""
    table = a_table("A", "B").chip("tower-e", None)
    table.connection("A", "tower-n", "forest-ne").connection("A", "forest-ne", "witchstone")
    table.connection("B", "tower-e", "witchstone")
    return table.batch("A", "witch", actions)


def test_yellow_needs_three_actions_to_reach_the_red_tower():
    table = yellow_and_red(3)
    table.play("A witch")  # the first: a witch lies down
    assert table.batches == [("witch", 2)]
    # The second and third: the yellow way to the Witchstone, then the red connection.
    assert WitchSent(0, "tower-e", 2, 2) in table.play("A send tower-e")
    assert table.player("A")["witches"]["standing"] == ["tower-n", "tower-e"]
    assert table.deciders == "B"  # all three are used
    assert table.points("A") == 2


def test_yellow_cannot_reach_the_red_tower_with_two_actions():
    table = yellow_and_red(2)
    table.play("A witch")
    assert table.refused("A send tower-e") == "WS-WITCH-08"
    table.play("A send witchstone")  # so the last action is used otherwise


def test_red_is_second_at_the_witchstone_and_earns_five():
    table = a_table("A", "B").connection("B", "tower-e", "witchstone").lying("B", 1)
    table.standing("A", "witchstone").batch("B", "witch", 1)
    events = table.play("B send witchstone")
    assert WitchstoneReached(1, 2, 3) in events
    assert table.sheet("B") == {"witches": 2, "witchstone": 3}
    assert table.points("B") == 5


def blue_before_his_turn():
    """Blue (A) in the north has six witch actions, a witch lying, and a connection begun.

    B's connection leads from the village to the castle in the east.
    """
    table = a_table("A", "B").lying("A", 1).pentagram(A=5)
    table.connection("A", "tower-n", "castle-n").connection("A", "tower-n", "village-ne", 2)
    table.connection("B", "tower-e", "castle-e").connection("B", "castle-e", "village-ne")
    table.chip("castle-n", "energy").chip("village-ne", "pentagram").chip("castle-e", "scroll")
    table.display("double-pentagram", "scrolls", "chips", "crystals", "single", "silver-spaces")
    table.hexagons("energy-crystal", "witch-pentagram", "wand-scroll")
    return table.batch("A", "witch", 6)


def play_blues_turn(table):
    """Everything up to the special tile in Blue's hand, with what the questions and answers say."""
    # The witch that lies already goes to a castle with an energy chip.
    assert ChipTaken(0, "energy", "castle-n") in table.play("A send castle-n")
    # The chip is used at once, in the middle of the witch actions, and finishes the connection.
    table.play("A use chip energy")
    assert table.batches == [("witch", 5), ("energy", 1)]
    events = table.play("A energy tower-n village-ne")
    assert ConnectionCompleted(0, "tower-n", "village-ne", 6) in events
    # Another witch is laid and sent where it leads; the pentagram chip there is put aside.
    events = table.play("A witch", "A send village-ne")
    assert ChipTaken(0, "pentagram", "village-ne") in events
    assert table.batches == [("witch", 3)]
    assert table.held == ["chip pentagram"]
    # One more is laid, and goes over the own and one foreign connection to the scroll chip.
    events = table.play("A witch", "A send castle-e")
    assert WitchSent(0, "castle-e", 2, 2) in events
    assert table.batches == [("witch", 0)]
    assert table.held == ["chip pentagram", "chip scroll"]
    # The newer chip first: it brings the spell.
    events = table.play("A use chip scroll", "A scroll 1")
    assert ScrollTaken(0, "double-pentagram", 1) in events
    # The chip and the spell together make three steps, as far as a special tile.
    assert table.play("A use chip pentagram") == [BatchBegan(0, "chip", "pentagram", 1)]
    table.play("A spell double-pentagram")
    assert table.batches == [("witch", 0), ("pentagram", 3)]
    assert SpecialTaken(0, "witch-pentagram") in table.play("A walk 3")


def test_blue_uses_six_witch_actions_and_all_that_comes_of_them():
    table = blue_before_his_turn()
    play_blues_turn(table)
    events = table.play("A lay witch-pentagram d6")
    assert SpecialLaid(0, "witch-pentagram", "d6") in events
    assert TurnBegan(1, 1) in events  # nothing is left, so his turn ends
    assert table.sheet("A") == {"witches": 6, "connections": 6}
    blue = table.player("A")
    assert blue["witches"] == {
        "supply": 8,
        "lying": 0,
        "standing": ["tower-n", "castle-n", "castle-e", "village-ne"],
    }
    assert blue["chips"] == 3
    assert blue["used_spells"] == ["double-pentagram"]
    assert blue["cauldron"]["special_tiles"] == [{"tile": "witch-pentagram", "space": "d6"}]


def test_blues_special_tile_counts_for_the_second_action_type():
    table = blue_before_his_turn().then("pentagram", "e4")
    play_blues_turn(table)
    assert table.agenda["types"] == [{"symbol": "pentagram", "space": "e4", "actions": 1}]
    assert PhaseBegan(0, "pentagram", 2) in table.play("A lay witch-pentagram e3")


def test_blue_may_not_keep_a_chip_for_the_second_action_type():
    table = blue_before_his_turn().then("energy", "e4")
    table.play("A send castle-n", "A close")
    assert table.batches == [("energy", 1)]
    assert table.refused("A use chip energy") == "WS-BONUS-01"
