"""WS-TURN: place a tile, carry out its two action types, draw."""

from __future__ import annotations

import pytest

from tests.games.witchstone.table import a_deal, a_table
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.components import house
from witchtable.games.witchstone.events import (
    BatchClosed,
    BonusesLapsed,
    GameEnded,
    PhaseBegan,
    PhaseSkipped,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TurnBegan,
)

BOX = house()


def play_on(table, turns):
    """Close everything for so many turns (or to the end); return what happened."""
    told = []
    while table.deciders and turns:
        seat = table.state.deciders[0]
        new = table.state.apply(seat, table.state.fallback(seat))
        told += new
        turns -= sum(isinstance(event, TurnBegan) for event in new)
    return told


def kinds(events):
    return [type(event) for event in events]


def crowded(table, *empty):
    """Fill A's cauldron except for these spaces; its crystals stay."""
    return table.fill("A", *(space for space in SPACES if space not in empty))


# -- whose turn it is ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ws_turn_01_the_starting_player_begins_and_play_goes_clockwise(seats):
    for seed in range(4):
        told = play_on(a_deal(seats, seed, starting_player="random"), 99)
        began = [(event.turn, event.seat) for event in told if isinstance(event, TurnBegan)]
        start = a_deal(seats, seed, starting_player="random").view()["starting_player"]
        order = [(start + number) % seats for number in range(seats)]
        assert began == [(turn, seat) for turn in range(1, 12) for seat in order]
        assert isinstance(told[-1], GameEnded)


def test_ws_turn_01_nobody_plays_out_of_turn():
    table = a_table("A", "B", "C").hand("B", "energy-witch")
    assert table.deciders == "A"
    assert table.legal("B") == []
    assert table.refused("B place energy-witch c3 c4") == "WS-TURN-01"
    assert table.refused("C remove d4") == "WS-TURN-01"


def test_ws_turn_02_place_a_tile_carry_out_both_types_draw():
    table = a_table("A", "B").hand("A", "energy-witch", "wand-scroll")
    told = table.play("A place energy-witch c3 c4", "A first witch", "A witch")
    told += table.play("A energy tower-n castle-n")
    told = [kind for kind in kinds(told) if kind in (TilePlaced, PhaseBegan, TileDrawn, TurnBegan)]
    assert told == [TilePlaced, PhaseBegan, PhaseBegan, TileDrawn, TurnBegan]
    hand = table.player("A")["hand"]
    assert len(hand) == 2
    assert "energy-witch" not in hand
    assert table.deciders == "B"


def test_ws_turn_02_only_an_open_tile_of_ones_own():
    table = a_table("A", "B").hand("A", "energy-witch").hand("B", "wand-scroll")
    assert {text.split()[1] for text in table.legal("A", "place")} == {"energy-witch"}
    assert table.refused("A place wand-scroll c3 c4") == "WS-TURN-02"
    assert table.refused("A place moon c3 c4") == "WS-TURN-02"


def test_ws_turn_02_the_tile_comes_first_and_there_is_only_one():
    table = a_table("A", "B").hand("A", "energy-witch", "wand-scroll")
    assert table.refused("A first energy") == "WS-TURN-02"
    assert table.refused("A witch") == "WS-TURN-02"
    table.play("A place energy-witch c3 c4")
    assert table.refused("A place wand-scroll e3 e4") == "WS-TURN-02"
    table.play("A first witch")
    assert table.refused("A place wand-scroll e3 e4") == "WS-TURN-02"


# -- placing -------------------------------------------------------------------------------------


def test_ws_turn_03_on_any_two_neighbouring_empty_spaces_in_any_rotation():
    # 90 pairs of neighbours, 18 of them with a corner, where symbols are printed; both ways round.
    table = a_table("A", "B").crystals("A").hand("A", "energy-witch")
    ways = table.legal("A", "place")
    assert len(ways) == len(set(ways)) == 2 * (90 - 18)
    for other in ("b2", "b4", "c3", "c4", "a2", "a3"):
        assert f"place energy-witch b3 {other}" in ways
        assert f"place energy-witch {other} b3" in ways


def test_ws_turn_03_each_half_lies_where_it_was_put():
    for first, second in (("c3", "c4"), ("c4", "c3")):
        table = a_table("A", "B").hand("A", "energy-witch")
        table.play(f"A place energy-witch {first} {second}")
        halves = {half["symbol"]: half["space"] for half in table.agenda["types"]}
        assert halves == {"energy": first, "witch": second}


def test_ws_turn_03_it_need_not_touch_anything():
    table = a_table("A", "B").crystals("A").hand("A", "energy-witch")
    table.tile("A", "wand-scroll", "f3", "f4")
    assert table.play("A place energy-witch c3 c4")[0] == TilePlaced(0, "energy-witch", "c3", "c4")


def test_ws_turn_03_halves_cannot_be_torn_apart():
    table = a_table("A", "B").hand("A", "energy-witch")
    assert table.refused("A place energy-witch b2 b4") == "WS-TURN-03"
    assert table.refused("A place energy-witch c3 e3") == "WS-TURN-03"
    assert table.refused("A place energy-witch c3 c3") == "WS-TURN-03"


def test_ws_turn_03_it_goes_into_the_own_cauldron():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.tile("B", "energy-witch", "c3", "c4")
    table.play("A place energy-witch c3 c4")
    cauldrons = [player["cauldron"]["tiles"] for player in table.view()["players"]]
    assert cauldrons == [[{"tile": "energy-witch", "first": "c3", "second": "c4"}]] * 2


@pytest.mark.parametrize(
    ("taken", "empty"), [("a1", "b1"), ("b3", "b2"), ("d4", "d3"), ("e3", "d3"), ("d5", "d6")]
)
def test_ws_turn_04_printed_symbols_crystals_and_tiles_make_a_space_not_empty(taken, empty):
    table = a_table("A", "B").tile("A", "wand-scroll", "e3", "e4").special("A", "wand-scroll", "d5")
    table.hand("A", "energy-witch")
    assert table.refused(f"A place energy-witch {taken} {empty}") == "WS-TURN-04"
    assert table.refused(f"A place energy-witch {empty} {taken}") == "WS-TURN-04"
    assert not [text for text in table.legal("A", "place") if taken in text.split()]


def test_ws_turn_04_a_space_that_a_crystal_has_left_is_empty():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A remove d4")
    assert "place energy-witch d4 d3" in table.legal("A")


# -- the two types -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["energy", "witch"])
def test_ws_turn_05_the_order_is_chosen_after_placing(first):
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch c3 c4")
    assert (table.phase, table.batches) == ("order", [])
    assert table.legal("A", "first") == ["first energy", "first witch"]
    table.play(f"A first {first}")
    assert table.batches == [(first, 1)]


def test_ws_turn_05_nothing_else_is_done_before_and_only_the_types_of_the_tile_count():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch c3 c4")
    assert table.refused("A first wand") == "WS-TURN-05"
    assert table.refused("A witch") == "WS-TURN-05"
    assert table.refused("A close") == "WS-TURN-05"


def test_ws_turn_06_the_second_type_waits_until_the_first_is_finished():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch c3 c4", "A first witch")
    assert table.refused("A first energy") == "WS-TURN-06"
    assert table.refused("A energy tower-n castle-n") == "WS-BONUS-04"
    told = table.play("A witch")
    assert told[-1] == PhaseBegan(0, "energy", 1)
    assert table.refused("A witch") == "WS-BONUS-04"  # there is no way back


def test_ws_turn_06_the_second_type_waits_for_every_bonus_of_the_first():
    table = a_table("A", "B").connection("A", "tower-n", "castle-n").lying("A", 1)
    table.chip("castle-n", "wand").batch("A", "witch", 1).then("energy", "c3")
    table.play("A send castle-n")
    assert table.batches == [("witch", 0)]  # the chip can still be used
    told = table.play("A use chip wand")
    assert PhaseBegan not in kinds(told)
    assert table.play("A advance 1")[-1] == PhaseBegan(0, "energy", 1)


def test_ws_turn_06_a_bonus_that_was_not_used_is_gone_when_the_second_begins():
    table = a_table("A", "B").batch("A", "witch", 1).then("energy", "c3").holds("chip wand")
    told = table.play("A close")
    assert kinds(told) == [BatchClosed, BonusesLapsed, PhaseBegan]
    assert (table.batches, table.held) == ([("energy", 1)], [])


def test_ws_turn_07_a_type_that_is_not_wanted_is_skipped():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch c3 c4", "A first witch", "A close", "A close")
    assert table.deciders == "B"
    assert table.player("A")["energy"] == 20
    assert table.player("A")["witches"]["lying"] == 0


def test_ws_turn_07_a_useless_type_is_skipped_and_the_other_carried_out():
    table = a_table("A", "B").hand("A", "energy-witch").energy("A", 0)
    told = table.play("A place energy-witch c3 c4")
    assert PhaseSkipped(0, "energy") in told
    assert told[-1] == PhaseBegan(0, "witch", 1)
    assert (table.deciders, table.batches) == ("A", [("witch", 1)])


def test_ws_turn_07_a_tile_may_be_placed_although_both_types_are_useless():
    table = a_table("A", "B").hand("A", "energy-crystal", "witch-scroll").energy("A", 0).crystals("A")
    told = table.play("A place energy-crystal c3 c4")
    skipped = [event.symbol for event in told if isinstance(event, PhaseSkipped)]
    assert sorted(skipped) == ["crystal", "energy"]
    assert kinds(told)[-2:] == [TileDrawn, TurnBegan]
    assert table.deciders == "B"


def test_ws_turn_07_a_type_can_become_useless_after_the_tile_was_placed():
    table = a_table("A", "B").crystals("A", black="d4").hand("A", "crystal-witch")
    table.play("A place crystal-witch c3 c4", "A remove d4")
    told = table.play("A first crystal")
    assert told == [PhaseSkipped(0, "crystal"), PhaseBegan(0, "witch", 1)]


@pytest.mark.parametrize(
    ("symbol", "useless"),
    [
        ("energy", lambda table: table.energy("A", 0)),
        ("crystal", lambda table: table.crystals("A")),
        ("witch", lambda table: table.standing("A", *BOX.location_ids[5:16])),
        ("wand", lambda table: table.wand(A=22)),
        ("scroll", lambda table: table.display().pile()),
    ],
)
def test_ws_turn_07_five_types_can_be_useless(symbol, useless):
    tile = next(tile for tile in BOX.tile_ids if {symbol, "pentagram"} == set(tile.split("-")))
    table = useless(a_table("A", "B").hand("A", tile))
    told = table.play(f"A place {tile} c3 c4")
    assert table.batches == [("pentagram", 1)]  # there was nothing to choose
    assert PhaseSkipped(0, symbol) in told + table.finish_turn()
    assert table.deciders == "B"


# -- drawing -------------------------------------------------------------------------------------


def test_ws_turn_08_a_tile_is_drawn_from_the_supply_at_the_end_of_a_turn():
    table = a_table("A", "B")
    before = table.player("A")["hand"]
    table.play(f"A {table.legal('A', 'place')[0]}")
    assert table.player("A")["hand_size"] == 4
    drawn = [event for event in table.finish_turn() if isinstance(event, TileDrawn)]
    assert [event.seat for event in drawn] == [0]
    assert drawn[0].tile not in before
    assert table.player("A")["hand"] == [*before[1:], drawn[0].tile]
    assert table.player("A")["supply"] == 9
    assert drawn[0].seen_by(1).tile is None


def test_ws_turn_08_the_supply_lasts_for_ten_turns_and_four_tiles_are_left_over():
    table = a_table("A", "B")
    left = []
    for _ in range(11):
        player = table.player("A")
        left.append((player["hand_size"], player["supply"]))
        play_on(table, 2)
    assert left == [(5, 10 - turn) for turn in range(11)]
    assert table.deciders == ""
    assert (table.player("A")["hand_size"], table.player("A")["supply"]) == (4, 0)


def test_ws_turn_08_tiles_left_over_have_no_effect():
    table = a_table("A", "B").hand("A", "energy-witch", "wand-scroll", "witch-wand", "crystal-wand")
    assert table.hand("B").end().sheet("A") == {}
    assert table.winners == "AB"


def test_ws_turn_09_one_may_not_pass():
    table = a_table("A", "B").hand("A", "energy-witch")
    assert {text.split()[0] for text in table.legal("A")} == {"place", "remove"}
    assert table.refused("A close") == "WS-TURN-09"
    assert table.refused("A discard energy-witch") == "WS-TURN-09"
    table.play("A remove d4")  # this is no way out either
    assert table.deciders == "A"
    assert table.refused("A close") == "WS-TURN-09"


# -- no room -------------------------------------------------------------------------------------


def test_ws_turn_10_without_room_a_crystal_must_be_removed():
    table = crowded(a_table("A", "B"), "c3").hand("A", "energy-witch")
    assert {text.split()[0] for text in table.legal("A")} == {"remove"}
    assert table.refused("A discard energy-witch") == "WS-TURN-10"
    table.play("A remove b3")
    assert table.points("A") == -1
    assert table.legal("A", "place") == ["place energy-witch c3 b3", "place energy-witch b3 c3"]
    assert table.refused("A discard energy-witch") == "WS-TURN-09"
    table.play("A place energy-witch c3 b3")
    assert table.phase == "order"


def test_ws_turn_10_if_one_removal_is_not_enough_more_follow():
    table = crowded(a_table("A", "B").crystals("A", "c3", "b3")).hand("A", "energy-witch")
    table.play("A remove c3")
    assert table.legal("A") == ["remove b3"]
    table.play("A remove b3")
    assert table.points("A") == -3
    assert "place energy-witch b3 c3" in table.legal("A")


def test_ws_turn_10_if_there_can_be_no_room_a_tile_is_discarded_without_any_action():
    table = crowded(a_table("A", "B")).hand("A", "energy-witch", "wand-scroll")
    assert table.legal("A", "discard") == ["discard energy-witch", "discard wand-scroll"]
    assert table.legal("A", "place") == []
    assert table.refused("A close") == "WS-TURN-10"
    assert table.refused("A discard witch-wand") == "WS-TURN-02"
    told = table.play("A discard wand-scroll")
    assert kinds(told) == [TileDiscarded, TileDrawn, TurnBegan]
    assert (table.deciders, table.batches) == ("B", [])
    assert table.player("A", "B")["discarded"] == ["wand-scroll"]
    hand = table.player("A")["hand"]
    assert len(hand) == 2
    assert "wand-scroll" not in hand


def test_ws_turn_10_crystals_may_be_removed_although_that_makes_no_room():
    # At any time on your own turn, also before placing the tile (WS-CRYSTAL-20).
    table = crowded(a_table("A", "B")).hand("A", "energy-witch")
    assert "remove d4" in table.legal("A")


def test_ws_turn_10_a_single_empty_space_is_no_room():
    table = crowded(a_table("A", "B").crystals("A"), "a2", "c4", "g2").hand("A", "energy-witch")
    assert table.legal("A") == ["discard energy-witch"]


def test_ws_turn_10_a_crowded_cauldron_never_blocks_the_game():
    table = crowded(a_table("A", "B"))
    assert isinstance(play_on(table, 99)[-1], GameEnded)
    assert len(table.player("A")["discarded"]) == 11


def test_ws_turn_03_a_tile_lies_in_the_cauldron_of_its_player_only():
    table = a_table("A", "B").hand("B", "witch-wand").turn("B")
    table.play("B place witch-wand d2 d3")
    built = a_table("A", "B").tile("B", "witch-wand", "d2", "d3")
    for part in ("laid", "symbols", "occupied"):
        assert getattr(table.state, part) == getattr(built.state, part)


def test_ws_turn_10_for_an_absent_player_a_tile_is_given_up_rather_than_a_crystal():
    table = crowded(a_table("A", "B")).hand("A", "energy-witch")
    assert str(table.state.fallback(0)) == "discard energy-witch"
