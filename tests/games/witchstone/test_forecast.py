"""The forecast of a turn: what a tile would grant, before it is placed."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.witchstone.table import LETTERS, a_deal, a_table
from witchtable.engine.errors import IllegalAction, UnknownSeat
from witchtable.games.witchstone.actions import First, PlaceTile, TakeScroll
from witchtable.games.witchstone.events import PhaseBegan, PhaseSkipped


def forecast(table, seat, tile, first, second):
    return table.state.forecast(LETTERS.index(seat), PlaceTile(tile, first, second)).halves


def refused(table, seat, *placing):
    """Ask for a forecast that must be refused, and return the clause."""
    with pytest.raises(IllegalAction) as refusal:
        forecast(table, seat, *placing)
    assert not refusal.value.reason.startswith("witchstone-"), "this refusal has no text"
    return refusal.value.clause


def granted(state, seat, placing, symbol):
    """Place a tile, carry out this type first, and see how many actions (and scrolls) there are."""
    twin = state.copy()
    told = twin.apply(seat, placing)
    if First(symbol) in twin.legal(seat):
        told += twin.apply(seat, First(symbol))
    while True:
        for event in told:
            if isinstance(event, PhaseSkipped) and event.symbol == symbol:
                return 0, 0
            if isinstance(event, PhaseBegan) and event.symbol == symbol:
                scrolls = [action for action in twin.legal(seat) if isinstance(action, TakeScroll)]
                return event.actions, len(scrolls)
        told += twin.apply(seat, twin.fallback(seat))  # close the other type


# -- figures ---------------------------------------------------------------------------------------


def test_a_tile_apart_from_everything_brings_one_action_each():
    table = a_table("A", "B").hand("A", "energy-witch")
    first, second = forecast(table, "A", "energy-witch", "d2", "d3")
    assert (first.symbol, first.space, first.cluster, first.actions) == ("energy", "d2", ("d2",), 1)
    assert (second.symbol, second.space, second.cluster, second.actions) == ("witch", "d3", ("d3",), 1)
    assert first.positions == second.positions == 0


def test_the_other_way_round_the_halves_change_places():
    table = a_table("A", "B").hand("A", "energy-witch")
    first, second = forecast(table, "A", "energy-witch", "d3", "d2")
    assert [(first.symbol, first.space), (second.symbol, second.space)] == [
        ("energy", "d3"),
        ("witch", "d2"),
    ]


def test_a_cluster_counts_printed_symbols_hex_tiles_and_special_tiles():
    table = a_table("A", "B").hand("A", "energy-wand").tile("A", "witch-wand", "d3", "d2")
    table.special("A", "wand-scroll", "c1").tile("A", "wand-pentagram", "d6", "e6")  # not connected
    first, second = forecast(table, "A", "energy-wand", "f1", "e1")
    assert (first.cluster, first.actions) == (("f1",), 1)
    assert (set(second.cluster), second.actions) == ({"e1", "d1", "d2", "c1"}, 4)


def test_it_joins_clusters_that_were_apart():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.tile("A", "witch-wand", "d3", "d2").tile("A", "witch-scroll", "f2", "g2")
    assert forecast(table, "A", "energy-witch", "e4", "e3")[1].actions == 3


def test_a_scroll_half_says_from_how_many_positions():
    table = a_table("A", "B").hand("A", "energy-scroll").special("A", "witch-scroll", "b2")
    _, scroll = forecast(table, "A", "energy-scroll", "a3", "a2")
    assert (scroll.actions, scroll.positions) == (3, 3)  # a1 is printed


def test_no_more_positions_than_scrolls_on_display():
    table = a_table("A", "B").hand("A", "energy-scroll").special("A", "witch-scroll", "b2")
    table.display("single", "chips")
    _, scroll = forecast(table, "A", "energy-scroll", "a3", "a2")
    assert (scroll.actions, scroll.positions) == (3, 2)
    table.display()
    _, scroll = forecast(table, "A", "energy-scroll", "a3", "a2")
    assert (scroll.actions, scroll.positions) == (0, 0)


CASTLES = ("castle-n", "castle-e", "castle-s", "castle-w")
FORESTS = ("forest-ne", "forest-se", "forest-sw", "forest-nw")
VILLAGES = ("village-ne", "village-se", "village-sw")
USELESS = {
    "energy-pentagram": lambda table: table.energy("A", 0),
    "crystal-pentagram": lambda table: table.crystals("A"),
    "witch-pentagram": lambda table: table.standing("A", *CASTLES, *FORESTS, *VILLAGES),
    "wand-pentagram": lambda table: table.wand(A=22),
    "pentagram-scroll": lambda table: table.display(),
}


@pytest.mark.parametrize("tile", USELESS)
def test_a_useless_type_brings_no_actions_but_its_cluster_is_shown(tile):
    table = a_table("A", "B").hand("A", tile)
    before = forecast(table, "A", tile, "e3", "d3")
    USELESS[tile](table)
    after = forecast(table, "A", tile, "e3", "d3")
    assert [half.actions for half in before] == [1, 1]
    assert [half.actions for half in after] == [int(half.symbol == "pentagram") for half in after]
    assert [half.cluster for half in after] == [("e3",), ("d3",)]


def test_also_while_it_is_anothers_turn():
    table = a_table("A", "B").hand("A", "energy-witch")
    own = forecast(table, "A", "energy-witch", "d2", "d3")
    assert forecast(table.turn("B"), "A", "energy-witch", "d2", "d3") == own
    assert forecast(table.batch("B", "witch", 3), "A", "energy-witch", "d2", "d3") == own


def test_also_in_set_up_before_the_own_tower_is_chosen():
    table = a_deal(2).hand("A", "energy-witch").hand("B", "energy-wand")
    assert [half.actions for half in forecast(table, "A", "energy-witch", "a3", "a2")] == [2, 1]
    assert [half.actions for half in forecast(table, "B", "energy-wand", "d3", "d2")] == [1, 2]


def test_it_is_about_the_own_cauldron():
    table = a_table("A", "B").hand("A", "energy-witch").hand("B", "energy-witch")
    table.tile("B", "witch-wand", "c3", "b2")
    assert forecast(table, "A", "energy-witch", "d2", "d3")[1].actions == 1
    assert forecast(table, "B", "energy-witch", "d2", "d3")[1].actions == 2


def test_nothing_is_touched():
    table = a_table("A", "B").hand("A", "energy-witch")
    before, offered = table.state.copy(), table.legal("A")
    forecast(table, "A", "energy-witch", "d2", "d3")
    assert table.state == before
    assert table.legal("A") == offered


def test_it_can_be_sent_as_json():
    table = a_table("A", "B").hand("A", "energy-scroll")
    answer = table.state.forecast(0, PlaceTile("energy-scroll", "a3", "a2")).as_json()
    assert json.loads(json.dumps(answer)) == {
        "halves": [
            {"symbol": "energy", "space": "a3", "cluster": ["a3", "a4"], "actions": 2, "positions": 0},
            {"symbol": "scroll", "space": "a2", "cluster": ["a1", "a2"], "actions": 2, "positions": 2},
        ]
    }


# -- refusals --------------------------------------------------------------------------------------


def test_a_tile_that_is_not_in_hand_is_refused():
    table = a_table("A", "B").hand("A", "energy-witch").hand("B", "wand-scroll")
    assert refused(table, "A", "wand-scroll", "d2", "d3") == "WS-TURN-02"
    assert refused(table, "A", "energy-energy", "d2", "d3") == "WS-TURN-02"
    assert refused(table, "B", "energy-witch", "d2", "d3") == "WS-TURN-02"


def test_occupied_spaces_are_refused():
    table = a_table("A", "B").hand("A", "energy-witch").tile("A", "witch-wand", "c3", "b2")
    table.special("A", "wand-scroll", "e3")
    for first, second in (("d3", "c3"), ("d3", "c2"), ("d3", "d4"), ("d2", "d1"), ("e3", "d3")):
        assert refused(table, "A", "energy-witch", first, second) == "WS-TURN-04"


def test_spaces_that_are_not_neighbours_are_refused():
    table = a_table("A", "B").hand("A", "energy-witch")
    assert refused(table, "A", "energy-witch", "d2", "e3") == "WS-TURN-03"
    assert refused(table, "A", "energy-witch", "d2", "d2") == "WS-TURN-03"


def test_unknown_spaces_are_refused():
    table = a_table("A", "B").hand("A", "energy-witch")
    for first, second in (("d2", "d9"), ("h1", "d2"), ("", "d2"), ("witch", "d2")):
        assert refused(table, "A", "energy-witch", first, second) == "WS-CONT-13"


def test_unknown_seats_are_refused():
    for seat in (2, -1, None, True):
        with pytest.raises(UnknownSeat):
            a_table("A", "B").state.forecast(seat, PlaceTile("energy-witch", "d2", "d3"))


# -- what the turn then really grants ------------------------------------------------------------------


def a_random_position(seed):
    """Play at random and stop before somebody places a tile, in an early, middle or late turn."""
    table, rng = a_deal(2 + seed % 3, seed), Random(seed)
    wanted = (2, 5, 8, 11)[seed % 4]
    while table.phase != "place" or table.state.round < wanted:
        seat = table.deciders
        table.play(f"{seat} {rng.choice(table.legal(seat))}")
    return table


@pytest.mark.parametrize("seed", range(12))
def test_the_forecast_is_what_the_turn_then_grants(seed):
    table = a_random_position(seed)
    state, seat = table.state, table.state.turn
    placings = [action for action in state.legal(seat) if isinstance(action, PlaceTile)]
    assert placings
    for placing in placings:
        for half in state.forecast(seat, placing).halves:
            assert granted(state, seat, placing, half.symbol) == (half.actions, half.positions)


@pytest.mark.parametrize("seed", range(4))
def test_it_can_be_asked_for_exactly_what_is_legal(seed):
    table = a_random_position(seed)
    seat = table.state.turn
    legal = {action for action in table.state.legal(seat) if isinstance(action, PlaceTile)}
    spaces = sorted({space for action in legal for space in (action.first, action.second)})
    for tile in table.view(LETTERS[seat])["players"][seat]["hand"]:
        for first in spaces:
            for second in spaces:
                placing = PlaceTile(tile, first, second)
                if placing in legal:
                    assert table.state.forecast(seat, placing)
                else:
                    refused(table, LETTERS[seat], tile, first, second)
