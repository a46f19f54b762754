"""WS-CONT: what is in the box."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations

import pytest

from tests.games.witchstone.table import GAME, a_deal, a_table
from witchtable.engine.errors import BadEdition, BadSeatCount
from witchtable.games.witchstone.components import house, read
from witchtable.games.witchstone.entries import FRONTS
from witchtable.games.witchstone.events import TurnBegan

BOX = house()
SYMBOLS = ("energy", "crystal", "witch", "wand", "pentagram", "scroll")
PAIRS = {frozenset(pair) for pair in combinations(SYMBOLS, 2)}

many_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def chips_of(view):
    """All chips on the board, on locations and on the table."""
    return [place["chip"] for place in view["locations"] if place["chip"]] + view["table"]


def walk(table, steps):
    """Walk so many steps along the pentagram, reward after reward."""
    while steps:
        most = min(steps, len(table.legal("A", "walk")))
        table.play(f"A walk {most}")
        steps -= most


@many_seats
def test_ws_cont_01_each_player_takes_eleven_turns(seats):
    table = a_deal(seats)
    began = Counter()
    while table.deciders:
        seat = table.state.deciders[0]
        told = table.state.apply(seat, table.state.fallback(seat))
        began.update(event.seat for event in told if isinstance(event, TurnBegan))
    assert began == dict.fromkeys(range(seats), 11)


def test_ws_cont_01_two_to_four_players():
    for seats in (2, 3, 4):
        assert len(a_deal(seats).view()["players"]) == seats
    for seats in (1, 5):
        with pytest.raises(BadSeatCount):
            GAME.new(seats=seats, seed=1)


@many_seats
def test_ws_cont_02_special_tiles_owl_tiles_scrolls_and_chips(seats):
    view = a_deal(seats).view()
    spaces = view["pentagram"]["spaces"]
    assert sum(bool(space["tile"]) for space in spaces) + view["pentagram"]["stack"] == 15
    assert sum(len(space["owls"]) for space in spaces) == 10
    assert len(view["display"]) + view["pile"] == 40
    assert len(chips_of(view)) == 21


@many_seats
def test_ws_cont_03_every_colour_has_its_pieces(seats):
    view = a_deal(seats).view()
    for player in view["players"]:
        assert player["hand_size"] + player["supply"] == 15
        assert player["witches"] == {"supply": 11, "lying": 0, "standing": []}
        assert player["energy"] == 20
        assert len(player["cauldron"]["crystals"]) == 6
        assert player["cauldron"]["black_crystal"] is not None
    # Three counters: for points, on the pentagram and on the wand.
    for counters in (view["scores"], view["pentagram"]["counters"], view["wand"]["counters"]):
        assert len(counters) == seats


def test_ws_cont_03_there_is_no_twelfth_small_witch():
    table = a_table("A", "B").connection("A", "tower-n", "castle-n").batch("A", "witch", 12)
    table.play(*["A witch"] * 11)
    assert table.player("A")["witches"]["lying"] == 11
    assert table.refused("A witch") == "WS-WITCH-16"


def test_ws_cont_03_there_is_one_big_witch():
    table = a_deal(2).chip("tower-n", "points")
    table.play("B tower tower-n")
    assert table.player("B")["witches"]["standing"] == ["tower-n"]
    table.chip("tower-e", "witch").play("A tower tower-e")
    assert table.refused("A tower tower-s") == "WS-SETUP-10"


def test_ws_cont_04_the_totals_for_four_colours():
    players = a_deal(4).view()["players"]
    assert sum(player["hand_size"] + player["supply"] for player in players) == 60
    assert sum(player["witches"]["supply"] for player in players) == 44
    assert sum(player["energy"] for player in players) == 80
    assert sum(len(player["cauldron"]["crystals"]) for player in players) == 24
    assert sum(player["cauldron"]["black_crystal"] is not None for player in players) == 4


def test_ws_cont_05_there_are_six_action_types():
    table = a_table("A", "B").batch("A", "pentagram", 1).holds("hexagon")
    assert table.legal("A", "use") == [f"use hexagon {symbol}" for symbol in SYMBOLS]
    assert table.refused("A use hexagon moon") == "WS-CONT-05"


@pytest.mark.parametrize(
    ("symbol", "verb"),
    [
        ("energy", "energy"),
        ("crystal", "crystal"),
        ("witch", "witch"),
        ("wand", "advance"),
        ("pentagram", "walk"),
        ("scroll", "scroll"),
    ],
)
def test_ws_cont_05_each_symbol_stands_for_one_action_type(symbol, verb):
    table = a_table("A", "B").batch("A", symbol, 1)
    verbs = {text.split()[0] for text in table.legal("A")}
    assert verbs == {verb, "close", "remove"}


def test_ws_cont_06_a_hex_tile_covers_two_spaces_and_shows_a_symbol_on_each():
    table = a_table("A", "B").hand("A", "energy-witch")
    table.play("A place energy-witch c3 c4")
    assert table.player("A", "B")["cauldron"]["tiles"] == [
        {"tile": "energy-witch", "first": "c3", "second": "c4"}
    ]
    halves = {(half["symbol"], half["space"]) for half in table.agenda["types"]}
    assert halves == {("energy", "c3"), ("witch", "c4")}


@many_seats
def test_ws_cont_06_every_player_has_the_fifteen_pairs(seats):
    state = a_deal(seats).state
    for seat in range(seats):
        tiles = [BOX.tile_ids[tile] for tile in (*state.hands[seat], *state.supply[seat])]
        assert len(tiles) == 15
        assert {frozenset(tile.split("-")) for tile in tiles} == PAIRS


def test_ws_cont_07_a_special_tile_covers_one_space_and_shows_two_symbols_on_it():
    table = a_table("A", "B").crystals("A").hand("A", "energy-witch")
    before = table.turn("A").legal("A", "place")
    table.batch("A", "pentagram", 1).holds("energy-witch").play("A lay energy-witch c4")
    covered = {text for text in before if "c4" in text.split()}
    assert set(before) - set(table.turn("A").legal("A", "place")) == covered
    table.play("A place energy-witch c3 b3")
    assert {(half["symbol"], half["actions"]) for half in table.agenda["types"]} == {
        ("energy", 2),
        ("witch", 2),
    }


def test_ws_cont_07_the_special_tiles_are_the_fifteen_pairs():
    state = a_deal().state
    tiles = [BOX.special_ids[tile] for tile in (*state.hexagons, *state.specials)]
    assert len(tiles) == 15
    assert {frozenset(tile.split("-")) for tile in tiles} == PAIRS
    table = a_table("A", "B").batch("A", "pentagram", 1)
    assert table.refused("A lay energy-moon c3") == "WS-CONT-07"


def test_ws_cont_08_seven_fronts_with_three_chips_each():
    assert Counter(chips_of(a_deal().view())) == dict.fromkeys((*SYMBOLS, "points"), 3)


@pytest.mark.parametrize("front", SYMBOLS)
def test_ws_cont_08_a_symbol_on_the_front_is_one_action(front):
    table = a_table("A", "B").connection("A", "tower-n", "castle-n").lying("A", 1)
    table.chip("castle-n", front).batch("A", "witch", 1)
    table.play("A send castle-n", f"A use chip {front}")
    assert table.batches == [("witch", 0), (front, 1)]


def test_ws_cont_08_the_other_front_is_three_points():
    table = a_table("A", "B").connection("A", "tower-n", "castle-n").lying("A", 1)
    table.chip("castle-n", "points").batch("A", "witch", 1)
    table.play("A send castle-n")
    assert table.sheet("A") == {"witches": 2, "chip-points": 3}


@pytest.mark.parametrize("front", FRONTS)
def test_ws_cont_08_every_chip_is_worth_two_at_the_end_whatever_its_front(front):
    assert a_table("A", "B").chips("A", front).end().sheet("A") == {"chips": 2}


def test_ws_cont_09_owl_tiles_from_seven_to_three_twice_each():
    table = a_table("A", "B").batch("A", "pentagram", 99)
    walk(table, 5 * 15)
    assert table.player("A")["owls"] == [7, 7, 6, 6, 5, 5, 4, 4, 3, 3]
    assert table.points("A") == 0
    walk(table, 15)  # both spaces are empty now
    assert (len(table.player("A")["owls"]), table.points("A")) == (10, 2 + 2)


def test_ws_cont_10_the_witchstone_and_four_each_of_four_types():
    types = Counter(place["type"] for place in a_deal().view()["locations"])
    assert types == {"witchstone": 1, "tower": 4, "castle": 4, "forest": 4, "village": 4}
    table = a_table("A", "B").batch("A", "energy", 1)
    assert table.refused("A energy tower-n moon") == "WS-CONT-10"
    table = a_table("A", "B").lying("A", 1).batch("A", "witch", 1)
    assert table.refused("A send moon") == "WS-CONT-10"


@pytest.mark.parametrize(("end", "length"), [("castle-n", 1), ("forest-nw", 2), ("witchstone", 3)])
def test_ws_cont_11_connections_have_one_two_or_three_spaces(end, length):
    table = a_table("A", "B").batch("A", "energy", 9)
    for laid in range(length):
        assert end not in table.player("A")["network"], laid
        table.play(f"A energy tower-n {end}")
    assert end in table.player("A")["network"]
    assert table.refused(f"A energy tower-n {end}") == "WS-ENERGY-01"


def test_ws_cont_11_only_some_locations_are_joined():
    assert {line["length"] for line in a_deal().view()["connections"]} == {1, 2, 3}
    table = a_table("A", "B").batch("A", "energy", 1)
    assert table.refused("A energy tower-n castle-s") == "WS-CONT-11"


def test_ws_cont_12_a_shelf_for_each_symbol_and_a_bottom_shelf():
    shelves = [shelf["shelf"] for shelf in a_deal().view()["rack"]]
    assert shelves == [*SYMBOLS, "bottom"]


def test_ws_cont_12_the_table_for_chips_is_under_the_bottom_shelf():
    table = a_table("A", "B").crystals("A", "e1").table_chips("wand", "scroll")
    table.batch("A", "crystal", 1).play("A crystal e1 energy")
    assert table.legal("A") == [
        "shelve own energy",
        "bottom own energy wand",
        "bottom own energy scroll",
    ]
    table.play("A bottom own energy wand")
    assert table.view()["table"] == ["scroll"]
    assert table.view()["rack"][-1]["crystals"] == [{"seat": 0, "crystal": "own"}]


def test_ws_cont_13_a_hexagon_of_side_four_with_24_free_spaces():
    table = a_table("A", "B").hand("A", "energy-witch")
    spaces = {space for text in table.legal("A", "place") for space in text.split()[2:]}
    assert len(spaces) == 24
    # Six printed symbols in the corners, six crystals and the black one.
    taken = {"a1", "a4", "d1", "d7", "g1", "g4", "b3", "c2", "c5", "e2", "e5", "f3", "d4"}
    rows = zip("abcdefg", (4, 5, 6, 7, 6, 5, 4), strict=True)
    assert spaces | taken == {f"{row}{at + 1}" for row, length in rows for at in range(length)}
    for space in ("a5", "d8", "h1"):
        assert table.refused(f"A place energy-witch c3 {space}") == "WS-CONT-13"


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_cont_13_the_black_crystal_reaches_the_rim_with_its_fourth_action(symbol):
    assert (
        a_table("A", "B").batch("A", "crystal", 3).refused(f"A crystal d4 {symbol}") == "WS-CRYSTAL-04"
    )
    assert f"crystal d4 {symbol}" in a_table("A", "B").batch("A", "crystal", 4).legal("A")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_cont_13_each_symbol_is_printed_once(symbol):
    tile = next(tile for tile in BOX.tile_ids if symbol in tile.split("-"))
    table = a_table("A", "B").crystals("A").hand("A", tile)
    printed = set()
    for text in table.legal("A", "place"):
        halves = table.state.forecast(0, GAME.parse(text)).halves
        half = next(half for half in halves if half.symbol == symbol)
        printed |= set(half.cluster) - {half.space}
    assert len(printed) == 1


def test_ws_cont_14_the_engine_counts_the_turns_itself():
    table = a_table("A", "B").hand("A", "energy-witch").hand("B", "energy-witch")
    assert (table.view()["round"], table.view()["rounds"]) == (1, 11)
    table.play("A place energy-witch c3 c4")
    table.finish_turn()
    table.play("B place energy-witch c3 c4")
    table.finish_turn()
    assert table.view()["round"] == 2


@pytest.mark.parametrize("aid", ["position_markers", "animal_markers", "player_aids"])
def test_ws_cont_14_memory_aids_are_no_part_of_an_edition(aid):
    data = deepcopy(dict(BOX.data))
    data["counts"][aid] = 4
    with pytest.raises(BadEdition) as problem:
        read(data, "with aids")
    assert problem.value.problems == (f"counts.{aid}: unknown",)
