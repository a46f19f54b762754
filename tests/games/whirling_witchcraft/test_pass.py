"""WW-PASS: cauldrons go to the right."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import a_table
from witchtable.games.whirling_witchcraft.events import CauldronPassed


def finish(table):
    """Let everybody play a card and decline the rest of the round."""
    return table.play_cards() + table.decline_all()


def test_ww_pass_01_all_cauldrons_go_to_the_right_at_once():
    table = a_table("A", "B", "C")
    table.in_cauldron("A", toad=1).in_cauldron("B", spider=2).in_cauldron("C", mushroom=3)
    told = finish(table)
    # Nothing travels two seats far in one round.
    assert table.on_bench("C") == {"toad": 1}
    assert table.on_bench("A") == {"spider": 2}
    assert table.on_bench("B") == {"mushroom": 3}
    passed = [(event.seat, event.to) for event in told if isinstance(event, CauldronPassed)]
    assert sorted(passed) == [(0, 2), (1, 0), (2, 1)]


def test_ww_pass_01_two_players_exchange_their_cauldrons():
    table = a_table("A", "B").in_cauldron("A", toad=1).in_cauldron("B", heart=2)
    finish(table)
    assert table.on_bench("A") == {"heart": 2}
    assert table.on_bench("B") == {"toad": 1}


def test_ww_pass_02_cubes_go_to_their_own_spaces_up_to_the_last_one():
    table = a_table("A", "B").bench("A", toad=7, spider=9).in_cauldron("B", toad=2, heart=3)
    finish(table)
    assert table.on_bench("A") == {"toad": 9, "spider": 9, "heart": 3}
    assert table.circle("B") == {}


@pytest.mark.parametrize(
    ("kind", "spaces"), [("heart", 3), ("mandrake", 4), ("mushroom", 9), ("spider", 9), ("toad", 9)]
)
def test_ww_pass_03_what_is_stored_is_what_there_is_room_for(kind, spaces):
    table = a_table("A", "B").bench("A", **{kind: spaces - 1}).in_cauldron("B", **{kind: 3})
    finish(table)
    assert table.on_bench("A") == {kind: spaces}
    assert table.circle("B") == {kind: 2}


def test_ww_pass_03_each_type_is_counted_by_itself():
    table = a_table("A", "B").bench("A", heart=2, mandrake=4, mushroom=8, spider=9)
    table.in_cauldron("B", heart=2, mandrake=1, mushroom=1, spider=3, toad=9)
    finish(table)
    assert table.on_bench("A") == {"heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9}
    assert table.circle("B") == {"heart": 1, "mandrake": 1, "spider": 3}


def test_ww_pass_04_room_is_counted_after_the_receivers_own_brew():
    table = a_table("A", "B").bench("A", mushroom=9).recipes("A", "r02").in_cauldron("B", mushroom=3)
    table.brewing()
    table.play("A use r02 2mushroom")
    assert table.on_bench("A") == {"mushroom": 9}
    assert table.circle("B") == {"mushroom": 1}


def test_ww_pass_05_overflow_goes_to_the_circle_of_the_sender():
    # The rulebook's example: B sends two spiders and four mandrakes to A, whose bench has two
    # mandrakes on four spaces. (A sits to the right of B.)
    table = a_table("A", "B").bench("A", heart=1, mandrake=2).in_cauldron("B", spider=2, mandrake=4)
    table.play_cards()
    table.decline_all()
    assert table.on_bench("A") == {"heart": 1, "mandrake": 4, "spider": 2}
    assert table.circle("B") == {"mandrake": 2}


def test_ww_pass_05_nobody_but_the_sender_profits():
    table = a_table("A", "B", "C").bench("B", heart=3, toad=8).in_cauldron("C", heart=1, toad=3)
    told = finish(table)
    assert table.circle("C") == {"heart": 1, "toad": 2}
    assert table.circle("A") == table.circle("B") == {}
    (passed,) = [event for event in told if isinstance(event, CauldronPassed)]
    assert (passed.stored, passed.overflow) == (("toad",), ("heart", "toad", "toad"))


def test_ww_pass_06_the_receiver_is_not_asked():
    table = a_table("A", "B").bench("A", heart=3).recipes("B", "r05").bench("B", heart=1).brewing()
    table.play("B use r05 heart")
    assert table.phase == "play"
    assert table.state.round == 2
    assert table.on_bench("A") == {"heart": 3, "mushroom": 1, "spider": 1}
    assert table.circle("B") == {"heart": 1}


def test_ww_pass_07_cauldrons_are_empty_afterwards():
    table = a_table("A", "B", "C").in_cauldron("A", toad=2).in_cauldron("C", heart=1)
    finish(table)
    for seat in "ABC":
        for viewer in ("A", "B", "C", None):
            assert not any(table.view(viewer)["players"]["ABC".index(seat)]["cauldron"].values())
    told = finish(table)
    assert [event for event in told if isinstance(event, CauldronPassed)] == []
