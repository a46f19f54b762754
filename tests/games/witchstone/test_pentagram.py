"""WS-PENTA: walking the pentagram, owl tiles and special tiles."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_table
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.entries import SYMBOLS
from witchtable.games.witchstone.events import (
    BatchBegan,
    BonusesLapsed,
    EmptyHexagonReached,
    EmptyOwlSpaceReached,
    HexagonRefilled,
    OwlTaken,
    PhaseBegan,
    SpecialLaid,
    SpecialTaken,
)

# The ring of the house edition has 15 spaces: hexagons at 2, 8, 14 and owls at 5, 11.
HEXAGON, OWL = 2, 5


def walking(actions, *, at=0, seats="AB"):
    """A has so many pentagram actions; a witch action follows, so the turn goes on afterwards."""
    table = a_table(*seats).pentagram(A=at).hexagons("energy-witch", "crystal-scroll", "wand-pentagram")
    return table.batch("A", "pentagram", actions).then("witch", "c3")


def spaces(table):
    return table.view()["pentagram"]["spaces"]


def counters(table):
    return table.view()["pentagram"]["counters"]


def tile_at(table, space):
    return spaces(table)[space]["tile"]


def has(told, kind):
    return [event for event in told if isinstance(event, kind)]


# -- walking ---------------------------------------------------------------------------------------


def test_ws_penta_01_one_action_is_one_space_clockwise():
    table = walking(4, at=2)
    table.play("A walk 1")
    assert counters(table)[0] == 3
    assert table.batches == [("pentagram", 3)]
    table.play("A walk 2")
    assert counters(table)[0] == 5
    assert table.batches == [("pentagram", 1)]


def test_ws_penta_01_not_more_steps_than_actions():
    table = walking(1)
    assert table.legal("A", "walk") == ["walk 1"]
    assert table.refused("A walk 2") == "WS-PENTA-01"
    assert table.refused("A walk 0") == "WS-PENTA-01"
    assert counters(table)[0] == 0


def test_ws_penta_01_counters_share_spaces_and_do_not_block():
    table = walking(3, at=2, seats="ABC").pentagram(B=3, C=4)
    table.play("A walk 1")
    assert counters(table) == [3, 3, 4]
    table.play("A walk 1", "A walk 1")
    assert counters(table) == [5, 3, 4]


def test_ws_penta_02_light_spaces_bring_nothing():
    table = walking(2, at=2)
    told = table.play("A walk 1", "A walk 1")
    assert counters(table)[0] == 4
    assert {event.clause for event in told if event.clause.startswith("WS-PENTA")} == {"WS-PENTA-01"}
    assert table.held == []
    assert table.points("A") == 0


def test_ws_penta_02_each_space_passed_takes_effect_one_after_the_other():
    table = walking(6)
    assert table.legal("A", "walk") == ["walk 1", "walk 2"]
    assert table.refused("A walk 3") == "WS-PENTA-02"  # the hexagon in between comes first
    told = table.play("A walk 2", "A walk 3", "A walk 1")
    rewards = [event for event in told if isinstance(event, SpecialTaken | OwlTaken)]
    assert rewards == [SpecialTaken(0, "energy-witch"), OwlTaken(0, 7)]


# -- owls ------------------------------------------------------------------------------------------


def test_ws_penta_03_the_top_owl_tile_goes_behind_the_screen():
    table = walking(2, at=4)
    assert OwlTaken(0, 7) in table.play("A walk 1")
    assert table.player("A")["owls"] == [7]
    assert spaces(table)[OWL]["owls"] == [6, 5, 4, 3]
    assert spaces(table)[11]["owls"] == [7, 6, 5, 4, 3]
    assert table.points("A") == 0  # counted at the end


def test_ws_penta_03_the_next_one_gets_the_highest_left():
    table = walking(1, at=4).owls_taken(3, 0)
    assert OwlTaken(0, 4) in table.play("A walk 1")
    assert table.player("A")["owls"] == [4]
    assert spaces(table)[OWL]["owls"] == [3]


def test_ws_penta_03_an_empty_stack_scores_two_points_at_once():
    table = walking(2, at=4).owls_taken(5, 0)
    assert EmptyOwlSpaceReached(0, 2) in table.play("A walk 1")
    assert table.points("A") == 2
    assert table.player("A")["owl_tiles"] == 0


# -- hexagonal spaces ------------------------------------------------------------------------------


def test_ws_penta_04_a_special_tile_is_taken_and_the_space_refilled_at_once():
    table = walking(3).specials("crystal-wand", "witch-scroll")
    told = table.play("A walk 2")
    assert has(told, SpecialTaken) == [SpecialTaken(0, "energy-witch")]
    assert has(told, HexagonRefilled) == [HexagonRefilled("crystal-wand")]
    assert table.player("A")["special_tiles"] == ["energy-witch"]
    assert tile_at(table, HEXAGON) == "crystal-wand"
    assert table.view()["pentagram"]["stack"] == 1


def test_ws_penta_04_without_a_stack_the_space_stays_empty():
    table = walking(3).specials()
    told = table.play("A walk 2")
    assert has(told, HexagonRefilled) == []
    assert tile_at(table, HEXAGON) is None
    assert table.player("A")["special_tiles"] == ["energy-witch"]
    assert [tile_at(table, space) for space in (8, 14)] == ["crystal-scroll", "wand-pentagram"]


def at_an_empty_hexagon(actions=3):
    table = walking(actions).hexagons(None, "crystal-scroll", "wand-pentagram").specials()
    assert EmptyHexagonReached(0) in table.play("A walk 2")
    return table


def test_ws_penta_05_an_empty_hexagon_gives_two_actions_of_any_one_type():
    table = at_an_empty_hexagon()
    assert table.agenda["bonuses"][0]["symbols"] == list(SYMBOLS)  # not named yet
    assert table.legal("A", "use") == [f"use hexagon {symbol}" for symbol in SYMBOLS]
    table.play("A walk 1")  # it waits until it is begun


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_penta_05_both_actions_are_of_the_type_named(symbol):
    table = at_an_empty_hexagon()
    assert BatchBegan(0, "hexagon", symbol, 2) in table.play(f"A use hexagon {symbol}")
    assert table.batches == [("pentagram", 1), (symbol, 2)]
    assert table.legal("A", "use") == []


def test_ws_penta_05_no_tile_comes_with_it():
    table = at_an_empty_hexagon()
    assert table.player("A")["special_tiles"] == []
    assert table.legal("A", "lay") == []
    assert tile_at(table, HEXAGON) is None


def test_ws_penta_06_several_rewards_of_one_move_are_all_gained():
    table = walking(9)
    table.play("A walk 2", "A walk 3", "A walk 3", "A walk 1")
    assert table.held == ["energy-witch", "crystal-scroll"]
    assert table.player("A")["owls"] == [7]
    assert counters(table)[0] == 9


def test_ws_penta_06_the_ring_may_be_walked_any_number_of_times():
    table = walking(31).specials()
    told = table.play("A walk 2", *["A walk 3"] * 9, "A walk 2")
    assert counters(table)[0] == 1
    assert [event.value for event in has(told, OwlTaken)] == [7, 7, 6, 6]
    assert len(has(told, SpecialTaken)) == 3
    assert len(has(told, EmptyHexagonReached)) == 3


# -- special tiles ---------------------------------------------------------------------------------


def holding(*tiles, actions=2, **more):
    """A has just got these special tiles; the pentagram batch goes on."""
    return walking(actions, at=2, **more).holds(*tiles)


@pytest.mark.parametrize("symbol", ["energy", "witch"])
def test_ws_penta_07_used_once_for_two_actions_of_one_of_its_types(symbol):
    table = holding("energy-witch")
    assert table.legal("A", "use") == ["use energy-witch energy", "use energy-witch witch"]
    table.play(f"A use energy-witch {symbol}")
    assert table.batches == [("pentagram", 2), (symbol, 2)]
    assert table.player("A")["special_tiles"] == ["energy-witch"]
    assert table.player("A")["cauldron"]["special_tiles"] == []


def test_ws_penta_07_no_other_type_can_be_named():
    assert holding("energy-witch").refused("A use energy-witch wand") == "WS-BONUS-01"


def test_ws_penta_07_used_permanently_on_an_empty_space():
    table = holding("energy-witch")
    table.play("A lay energy-witch d3")
    assert table.player("A")["cauldron"]["special_tiles"] == [{"tile": "energy-witch", "space": "d3"}]
    assert table.player("A")["special_tiles"] == []


def test_ws_penta_07_every_empty_space_may_be_chosen_and_no_other():
    table = holding("energy-witch").tile("A", "energy-wand", "d2", "d3")
    table.special("A", "crystal-wand", "e3")
    taken = {"a1", "a4", "d1", "d7", "g1", "g4"} | table.crystals_of("A") | {"c3", "d2", "d3", "e3"}
    offered = {move.split()[-1] for move in table.legal("A", "lay")}
    assert offered == set(SPACES) - taken
    for space in ("a1", "b3", "d4", "d2", "e3"):
        assert table.refused(f"A lay energy-witch {space}") == "WS-PENTA-07"


def test_ws_penta_07_one_way_or_the_other_not_both():
    table = holding("energy-witch")
    table.play("A use energy-witch witch")
    assert table.refused("A lay energy-witch d3") == "WS-BONUS-01"
    assert table.refused("A use energy-witch energy") == "WS-BONUS-01"
    table = holding("energy-witch")
    table.play("A lay energy-witch d3")
    assert table.refused("A use energy-witch witch") == "WS-BONUS-01"
    assert table.refused("A lay energy-witch d2") == "WS-BONUS-01"


def test_ws_penta_08_laying_it_triggers_nothing():
    table = holding("witch-pentagram").tile("A", "energy-pentagram", "d2", "d3")
    before = table.batches
    told = table.play("A lay witch-pentagram e3")
    assert told == [SpecialLaid(0, "witch-pentagram", "e3")]
    assert table.batches == before
    assert table.held == []


def test_ws_penta_08_from_then_on_both_symbols_count():
    table = walking(1, at=2).holds("witch-wand")  # the witch half lies on c3
    table.play("A lay witch-wand d3", "A walk 1")
    assert table.batches == [("witch", 2)]
    table.finish_turn()
    table.turn("A").hand("A", "wand-scroll")
    told = table.play("A place wand-scroll d2 e1", "A first wand")
    assert PhaseBegan(0, "wand", 3) in told  # printed on d1, d2 and d3


def test_ws_penta_09_in_whatever_order_and_at_whatever_moment_of_the_phase():
    table = holding("energy-witch", "crystal-wand", actions=3)
    assert table.held == ["energy-witch", "crystal-wand"]
    table.play("A walk 1", "A use crystal-wand wand", "A advance 1")  # the later one first
    table.play("A walk 1", "A use energy-witch witch", "A witch")  # the other one two steps later
    assert table.batches == [("pentagram", 1), ("witch", 1)]
    table.play("A close", "A close")
    assert table.batches == [("witch", 1)]  # the second phase


def test_ws_penta_09_also_after_the_last_step():
    table = holding("energy-witch", actions=1)
    table.play("A walk 1")
    assert table.batches == [("pentagram", 0)]
    table.play("A lay energy-witch d3")
    assert table.batches == [("witch", 2)]  # c3 and d3


def test_ws_penta_09_one_taken_in_an_inner_batch_may_still_be_used_in_the_outer_one():
    table = a_table("A", "B").hexagons("energy-witch", None, None).pentagram(A=1)
    table.batch("A", "witch", 2).holds("chip pentagram")
    table.play("A use chip pentagram", "A walk 1", "A close", "A witch")
    assert table.batches == [("witch", 1)]
    assert "use energy-witch energy" in table.legal("A", "use")


def test_ws_penta_09_not_later_than_in_its_phase():
    table = holding("energy-witch")
    told = table.play("A close")
    assert BonusesLapsed(0, ("energy-witch",)) in told
    assert table.batches == [("witch", 1)]
    assert table.refused("A use energy-witch energy") == "WS-BONUS-01"
    assert table.refused("A lay energy-witch d3") == "WS-BONUS-01"


def test_ws_penta_10_used_for_scroll_it_is_one_scroll_from_position_1_or_2():
    table = holding("wand-scroll")
    table.play("A use wand-scroll scroll")
    assert table.legal("A", "scroll") == ["scroll 1", "scroll 2"]
    assert table.refused("A scroll 3") == "WS-SCROLL-02"
    second = table.displayed[1]
    table.play("A scroll 2")
    assert table.player("A")["scrolls"] == [second]
    assert table.batches == [("pentagram", 2)]


def full(table):
    """No space of A's cauldron is empty, and no crystal is there to make room."""
    return table.crystals("A").fill("A", *SPACES)


def test_ws_penta_11_without_an_empty_space_only_single_use_is_possible():
    table = full(holding("energy-witch"))
    assert table.legal("A", "lay") == []
    assert table.refused("A lay energy-witch d3") == "WS-PENTA-07"
    assert table.legal("A", "use") == ["use energy-witch energy", "use energy-witch witch"]


def test_ws_penta_11_a_tile_used_in_neither_way_is_still_yours():
    table = full(holding("energy-witch"))
    table.play("A close")
    assert table.player("A")["special_tiles"] == ["energy-witch"]
    table.batch("A", "wand", 1).wand(A=21)
    table.play("A advance 1")
    assert table.sheet("A") == {"wand-tiles": 2}


def test_ws_penta_12_a_laid_tile_stays_for_good():
    table = holding("energy-witch", actions=1)
    table.play("A lay energy-witch d3", "A walk 1")
    table.finish_turn()
    table.turn("A").hand("A", "wand-scroll")
    assert table.refused("A place wand-scroll d3 d2") == "WS-TURN-04"
    table.batch("A", "crystal", 1)
    assert table.refused("A crystal d4 d3") == "WS-CRYSTAL-02"
    assert table.refused("A remove d3") == "WS-CRYSTAL-20"


def test_ws_penta_12_a_used_tile_lies_beside_the_screen_for_all_to_see():
    table = holding("energy-witch", seats="ABC")
    table.play("A use energy-witch witch", "A witch", "A witch")
    for viewer in ("A", "B", "C"):
        assert table.player("A", viewer)["special_tiles"] == ["energy-witch"]
    assert table.view()["players"][0]["special_tiles"] == ["energy-witch"]


def test_ws_penta_13_a_revealed_tile_is_seen_before_walking_on():
    table = walking(5).specials("pentagram-scroll", "crystal-wand")
    table.play("A walk 2")
    assert tile_at(table, HEXAGON) == "pentagram-scroll"
    assert {"walk 1", "walk 2", "walk 3", "close"} <= set(table.legal("A"))
    table.play("A close")  # having seen it, A stays
    assert counters(table)[0] == HEXAGON


def gaining_a_useless_tile(*crystals):
    """A takes energy-witch with the last step, without units, witches or an empty space for it."""
    table = walking(1, at=1).energy("A", 0).lying("A", 0).crystals("A", *crystals)
    table.state.witches[0] = 0
    table.fill("A", *SPACES)
    table.play("A walk 1")
    return table


def test_ws_penta_08_a_tile_without_a_space_waits_while_a_removal_would_make_room():
    table = gaining_a_useless_tile("b3", "d4")
    assert table.batches == [("pentagram", 0)]
    assert table.legal("A") == ["close", "remove b3", "remove d4"]
    table.play("A remove d4")
    assert table.legal("A", "lay") == ["lay energy-witch d4"]
    table.play("A lay energy-witch d4")
    assert table.player("A")["special_tiles"] == []


def test_ws_penta_08_a_tile_without_a_space_is_gone_where_nothing_can_make_room():
    table = gaining_a_useless_tile()
    assert table.batches == []
    assert table.held == []
    assert table.deciders == "B"


def test_ws_penta_08_room_is_kept_for_tiles_only():
    table = walking(1, at=2).holds("chip energy").energy("A", 0).crystals("A", "b3").fill("A", *SPACES)
    table.play("A walk 1")
    assert table.batches == [("witch", 1)]  # the bonus of no use has lapsed, the second type has begun


def test_ws_penta_07_the_tile_that_is_named_is_laid():
    table = a_table("A", "B").batch("B", "witch", 1)
    # A chip and a vial are older than both tiles.
    table.holds("chip wand", "vial energy", "crystal-scroll", "energy-wand")
    table.play("B lay energy-wand d2")
    assert table.held == ["chip wand", "vial energy", "crystal-scroll"]
    table.play("B lay crystal-scroll d3")
    assert table.held == ["chip wand", "vial energy"]
    built = a_table("A", "B").special("B", "energy-wand", "d2").special("B", "crystal-scroll", "d3")
    for part in ("laid_specials", "beside", "symbols", "occupied"):
        assert getattr(table.state, part) == getattr(built.state, part)
