"""What is asked of a seat in Witchstone."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_deal, a_table
from witchtable.games.witchstone.cauldron import SPACES


def asked(table, seat=0):
    return str(table.state.question(seat))


def test_a_tower_is_asked_for_first():
    assert asked(a_deal(), 1) == "Which tower will be yours?"
    assert asked(a_deal(), 0) == "Waiting for B."


def test_a_tile_is_asked_for_in_every_turn():
    table = a_table("A", "B").round(3).hand("A", "energy-witch")
    assert asked(table) == "Turn 3: place one of your tiles on two neighbouring empty spaces."
    table.play("A place energy-witch d2 d3")
    assert asked(table) == "Which of the two action types comes first?"
    assert asked(table, 1) == "Waiting for A."


def test_without_room_a_crystal_or_a_tile_has_to_go():
    table = a_table("A", "B").crystals("A", "c3", "c4").hand("A", "energy-witch").fill("A", *SPACES)
    assert asked(table) == "There is no room for a tile: take a crystal out."
    table.crystals("A").fill("A", *SPACES)
    assert asked(table) == "There is no room for a tile, and none can be made: give a tile up."


@pytest.mark.parametrize(
    ("symbol", "says"),
    [
        ("energy", "Energy: 3 of 3 left. Where does a unit go?"),
        ("crystal", "Crystals: 3 of 3 left. Which one moves where?"),
        ("witch", "Witches: 3 of 3 left. Lay one or send one?"),
        ("wand", "Magic wand: 3 steps. How far do you advance?"),
        ("pentagram", "Pentagram: 3 of 3 left. How far do you walk?"),
        ("scroll", "Scroll: take one from positions 1 to 3."),
    ],
)
def test_each_action_type_is_asked_for_in_its_own_words(symbol, says):
    assert asked(a_table("A", "B").batch("A", symbol, 3)) == says


def test_what_is_left_is_told_from_what_was_granted():
    table = a_table("A", "B").batch("A", "witch", 3)
    table.play("A witch")
    assert asked(table) == "Witches: 2 of 3 left. Lay one or send one?"


def test_no_scroll_is_asked_for_that_is_not_on_display():
    table = a_table("A", "B").display("single", "chips").batch("A", "scroll", 5)
    assert asked(table) == "Scroll: take one from positions 1 to 2."


def test_a_batch_without_actions_waits_for_bonuses_or_for_the_rim():
    table = a_table("A", "B").crystals("A", "b1", "d4").batch("A", "crystal", 1).holds("chip witch")
    table.play("A crystal b1 witch")
    assert asked(table) == "Put the crystals on the rim into the rack."
    table.play("A shelve own witch")
    assert asked(table) == "No crystal actions left. What do you do before you close?"
    assert table.state.question(0).args["held"] == 2


def test_after_the_end_nothing_is_asked():
    assert asked(a_table("A", "B").end()) == "The game is over."
