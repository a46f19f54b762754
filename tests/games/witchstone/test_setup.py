"""WS-SETUP: the board, the players' pieces, and the Big Witches."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from tests.games.witchstone.table import GAME, LETTERS, TOWERS, a_deal
from witchtable.engine.errors import BadOption
from witchtable.games.witchstone.components import house, read
from witchtable.games.witchstone.events import (
    BatchBegan,
    BatchClosed,
    BigWitchPlaced,
    ChipScored,
    SetupChipTaken,
    TurnBegan,
    WandAdvanced,
)

BOX = house()
SEEDS = range(20)

many_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def location(table, name):
    return next(entry for entry in table.view()["locations"] if entry["location"] == name)


def choosing(front, tower="tower-n", seats=2, **options):
    """The last player stands her Big Witch on a tower with this chip; return the table and her seat."""
    table = a_deal(seats, **options).chip(tower, front)
    seat = table.deciders
    table.play(f"{seat} tower {tower}")
    return table, seat


def take(table, seat, tower):
    """Stand a Big Witch on a tower and leave its chip unused."""
    front = ("witch", "wand", "pentagram", "scroll")[TOWERS.index(tower)]
    return table.chip(tower, front).play(f"{seat} tower {tower}", f"{seat} close")


# -- the board -----------------------------------------------------------------------------------


def test_ws_setup_01_two_stacks_of_owl_tiles_with_the_highest_on_top():
    spaces = a_deal().view()["pentagram"]["spaces"]
    assert [space["owls"] for space in spaces if space["kind"] == "owl"] == [[7, 6, 5, 4, 3]] * 2
    assert not any(space["owls"] for space in spaces if space["kind"] != "owl")


@many_seats
def test_ws_setup_02_six_shuffled_scrolls_lie_open_beside_the_pile(seats):
    displays = set()
    for seed in SEEDS:
        view = a_deal(seats, seed).view()
        assert (len(view["display"]), view["pile"]) == (6, 34)
        displays.add(tuple(view["display"]))
    assert len(displays) == len(SEEDS)


def test_ws_setup_02_position_six_is_the_nearest_to_the_pile():
    table, seat = choosing("scroll")
    before = table.displayed
    table.pile("single", "double-wand")
    table.play(f"{seat} scroll 1")
    assert table.displayed == [*before[1:], "single"]


@many_seats
def test_ws_setup_03_a_special_tile_on_each_hexagonal_space_and_twelve_in_the_stack(seats):
    open_tiles = set()
    for seed in SEEDS:
        ring = a_deal(seats, seed).view()["pentagram"]
        tiles = tuple(space["tile"] for space in ring["spaces"] if space["kind"] == "hexagon")
        assert (len(set(tiles)), None in tiles, ring["stack"]) == (3, False, 12)
        assert not any(space["tile"] for space in ring["spaces"] if space["kind"] != "hexagon")
        open_tiles.add(tiles)
    assert len(open_tiles) > 15


@many_seats
def test_ws_setup_04_a_chip_on_every_location_but_the_witchstone_and_five_on_the_table(seats):
    layouts = set()
    for seed in SEEDS:
        view = a_deal(seats, seed).view()
        without = [place["location"] for place in view["locations"] if place["chip"] is None]
        assert (without, len(view["locations"]), len(view["table"])) == (["witchstone"], 17, 5)
        layouts.add(tuple(place["chip"] for place in view["locations"]))
    assert len(layouts) == len(SEEDS)


# -- the players ---------------------------------------------------------------------------------


@many_seats
def test_ws_setup_05_crystals_lie_on_the_marked_spaces_the_black_one_in_the_centre(seats):
    table = a_deal(seats)
    for player in table.view()["players"]:
        assert player["cauldron"]["black_crystal"] == "d4"
        assert player["cauldron"]["crystals"] == ["b3", "c2", "c5", "e2", "e5", "f3"]
        assert player["crystals_aside"] == player["removed"] == 0


@many_seats
def test_ws_setup_06_five_random_tiles_are_open_and_ten_are_the_supply(seats):
    hands = set()
    for seed in SEEDS:
        table = a_deal(seats, seed)
        for seat in LETTERS[:seats]:
            player = table.player(seat)
            assert (len(set(player["hand"])), player["supply"]) == (5, 10)
            hands.add(tuple(player["hand"]))
    assert len(hands) > len(SEEDS) * seats - 3


def test_ws_setup_06_open_tiles_are_visible_to_their_owner_only():
    table = a_deal(3)
    assert len(table.player("A", "A")["hand"]) == 5
    for other in ("B", "C"):
        assert table.player("A", other)["hand"] is None
        assert table.player("A", other)["hand_size"] == 5
    assert table.view()["players"][0]["hand"] is None


def test_ws_setup_06_nobody_sees_the_supply():
    table = a_deal(2)
    hand = table.player("A")["hand"]
    rest = [tile for tile in BOX.tile_ids if tile not in hand]
    # Special tiles have the same names, so only what belongs to the players is looked at.
    seen = json.dumps([table.view(seat)["players"][0] for seat in ("A", "B", None)])
    assert not [tile for tile in rest if f'"{tile}"' in seen]


@many_seats
def test_ws_setup_07_counters_on_zero_on_the_marked_space_and_on_the_hilt(seats):
    view = a_deal(seats).view()
    assert view["scores"] == [0] * seats
    assert view["pentagram"]["counters"] == [0] * seats
    assert view["wand"]["counters"] == [0] * seats


def test_ws_setup_07_the_hilt_lies_before_the_first_space_of_the_wand():
    table, seat = choosing("wand")
    table.play(f"{seat} advance 1")
    assert table.view()["wand"]["counters"][LETTERS.index(seat)] == 1


def test_ws_setup_08_the_starting_player_is_chosen_by_the_table_or_at_random():
    assert {a_deal(4, seed).view()["starting_player"] for seed in SEEDS} == {0}
    found = {a_deal(4, s, starting_player="random").view()["starting_player"] for s in SEEDS}
    assert found == {0, 1, 2, 3}


@many_seats
def test_ws_setup_09_big_witches_are_placed_in_reverse_turn_order(seats):
    for seed in SEEDS[:6]:
        table = a_deal(seats, seed, starting_player="random")
        start = table.view()["starting_player"]
        order = [(start - 1 - number) % seats for number in range(seats)]
        assert order[-1] == start
        for seat, tower in zip(order, TOWERS, strict=False):
            assert (table.phase, table.deciders) == ("tower", LETTERS[seat])
            told = take(table, LETTERS[seat], tower)
            assert isinstance(told[0], BigWitchPlaced)
        assert TurnBegan(start, 1) in told
        assert (table.phase, table.deciders) == ("place", LETTERS[start])


def test_ws_setup_09_nobody_chooses_out_of_order():
    table = a_deal(3)
    assert table.refused("A tower tower-n") == "WS-SETUP-09"
    assert table.refused("B tower tower-n") == "WS-SETUP-09"
    assert table.refused("C place energy-witch c3 c4") == "WS-SETUP-09"


def test_ws_setup_09_chips_display_and_own_tiles_are_known_by_then():
    view = a_deal(3).view("C")
    assert sum(place["chip"] is not None for place in view["locations"]) == 16
    assert len(view["display"]) == 6
    assert len(view["players"][2]["hand"]) == 5


@many_seats
def test_ws_setup_10_each_chooses_a_tower_without_a_big_witch(seats):
    table = a_deal(seats)
    free = list(TOWERS)
    for seat in reversed(LETTERS[:seats]):
        assert sorted(table.legal(seat)) == sorted(f"tower {tower}" for tower in free)
        tower = free.pop()
        take(table, seat, tower)
        assert table.player(seat)["tower"] == tower
        assert location(table, tower)["tower_of"] == LETTERS.index(seat)


def test_ws_setup_10_a_tower_that_is_taken_and_other_locations_are_refused():
    table, seat = choosing("points")
    assert (seat, table.deciders) == ("B", "A")
    assert table.refused("A tower tower-n") == "WS-SETUP-10"
    assert table.refused("A tower castle-n") == "WS-SETUP-10"
    assert table.refused("A tower witchstone") == "WS-SETUP-10"
    assert table.refused("A tower moon") == "WS-SETUP-10"


@pytest.mark.parametrize("own", TOWERS)
def test_ws_setup_10_the_other_three_are_foreign_occupied_or_not(own):
    # A has a witch on all other towers, of which only one is occupied by B.
    foreign = [tower for tower in TOWERS if tower != own]
    table = a_deal(2).chip(foreign[0], "points")
    table.play(f"B tower {foreign[0]}")
    take(table, "A", own)
    table.scrolls("A", "witches-towers")
    assert table.standing("A", *foreign).end().sheet("A")["prophecy-witches-alike"] == 7


def test_ws_setup_10_the_own_tower_is_no_foreign_tower():
    table, _ = choosing("points")
    take(table, "A", "tower-e")
    table.scrolls("B", "witches-towers").end()
    assert table.sheet("B")["prophecy-witches-alike"] == 1


def test_ws_setup_11_two_points_at_once():
    table, seat = choosing("witch")
    assert (table.phase, table.points(seat)) == ("work", 2)
    assert table.sheet(seat) == {"witches": 2}


def test_ws_setup_11_the_chip_is_carried_out_and_kept():
    table, seat = choosing("pentagram")
    assert (table.deciders, table.batches) == (seat, [("pentagram", 1)])
    assert table.chip_at("tower-n") is None
    assert table.player(seat, "A")["chips"] == 1
    table.play(f"{seat} walk 1")
    assert table.view()["pentagram"]["counters"] == [0, 1]
    assert table.end().sheet(seat) == {"witches": 2, "chips": 2}


def test_ws_setup_11_a_points_chip_scores_three_at_once():
    table = a_deal(2).chip("tower-n", "points")
    told = table.play("B tower tower-n")
    assert told == [
        BigWitchPlaced(1, "tower-n", 2),
        SetupChipTaken(1, "points", "tower-n"),
        ChipScored(1, 3),
    ]
    assert (table.points("B"), table.player("B")["chips"]) == (5, 1)


def test_ws_setup_11_only_then_the_next_player_chooses():
    table, seat = choosing("witch", seats=3)
    assert (seat, table.deciders, table.phase) == ("C", "C", "work")
    assert table.refused("B tower tower-e") in ("WS-SETUP-09", "WS-SETUP-11")
    table.play("C witch")
    assert (table.deciders, table.phase) == ("B", "tower")


@pytest.mark.parametrize("move", ["place energy-witch c3 c4", "first witch", "discard energy-witch"])
def test_ws_setup_11_carrying_out_the_chip_is_no_turn(move):
    # No tile has been placed, so that cannot be the reason.
    table, seat = choosing("witch")
    assert table.refused(f"{seat} {move}").startswith("WS-SETUP")


def test_ws_setup_12_energy_must_start_at_this_tower():
    table, seat = choosing("energy")
    starts = table.legal(seat, "energy")
    assert len(starts) > 1
    assert all("tower-n" in text.split() for text in starts)
    assert table.refused(f"{seat} energy tower-e castle-e") == "WS-ENERGY-02"
    table.play(f"{seat} energy tower-n castle-n")
    assert table.sheet(seat) == {"witches": 2, "connections": 1}
    assert table.phase == "tower"


def test_ws_setup_12_a_witch_action_can_only_lay_a_witch():
    table, seat = choosing("witch")
    assert table.legal(seat) == ["witch", "close"]
    assert table.refused(f"{seat} send castle-n") == "WS-WITCH-16"
    table.play(f"{seat} witch")
    assert table.player(seat)["witches"] == {"supply": 10, "lying": 1, "standing": ["tower-n"]}


def test_ws_setup_12_a_scroll_action_takes_position_one_and_the_display_refills():
    table, seat = choosing("scroll")
    display = table.displayed
    assert table.legal(seat) == ["scroll 1", "close"]
    assert table.refused(f"{seat} scroll 2") == "WS-SCROLL-02"
    table.play(f"{seat} scroll 1")
    assert table.player(seat)["scrolls"] == display[:1]
    assert table.displayed[:5] == display[1:]
    assert (len(table.displayed), table.view()["pile"]) == (6, 33)


def test_ws_setup_12_a_wand_step_counts_as_any_advance():
    # An edition in which the very first space of the wand is dark: being first doubles its bonus.
    data = deepcopy(dict(BOX.data))
    data["wand"]["spaces"].append({"at": 1, "bonus": "energy", "actions": 1})
    table, seat = choosing("wand", edition=read(data, "dark"))
    assert table.legal(seat) == ["advance 1", "close"]
    told = table.play(f"{seat} advance 1")
    assert WandAdvanced(1, 1, 1, is_first=True) in told
    assert BatchBegan(1, "wand", "energy", 2) in told
    table.play(f"{seat} energy tower-n castle-n", f"{seat} close")
    assert (table.deciders, table.phase) == ("A", "tower")


def test_ws_setup_12_a_crystal_moves_one_space():
    table, seat = choosing("crystal")
    assert table.refused(f"{seat} crystal d4 d6") == "WS-CRYSTAL-03"
    table.play(f"{seat} crystal d4 d5")
    assert "d5" in table.crystals_of(seat)
    assert table.phase == "tower"


@pytest.mark.parametrize("front", ["energy", "crystal", "witch", "wand", "pentagram", "scroll"])
def test_ws_setup_13_a_chip_may_be_left_unused_and_is_kept(front):
    table, seat = choosing(front)
    told = table.play(f"{seat} close")
    assert told[0] == BatchClosed(1, front, 1)
    assert (table.deciders, table.phase) == ("A", "tower")
    assert table.player(seat)["chips"] == 1
    assert table.held == []


def test_ws_setup_13_no_crystal_is_removed_during_set_up():
    table = a_deal(2).chip("tower-n", "crystal")
    assert table.refused("B remove d4") == "WS-SETUP-13"
    table.play("B tower tower-n")
    assert table.legal("B", "remove") == []
    assert table.refused("B remove d4") == "WS-SETUP-13"
    table.play("B close")
    take(table, "A", "tower-e")
    assert "remove d4" in table.legal("A")  # the first turn has begun


def test_ws_setup_14_unclaimed_towers_keep_their_chips():
    table, _ = choosing("points")
    take(table.chip("tower-s", "energy"), "A", "tower-e")
    assert [table.chip_at(tower) for tower in ("tower-n", "tower-e")] == [None, None]
    assert table.chip_at("tower-s") == "energy"
    assert table.chip_at("tower-w") is not None
    assert location(table, "tower-s")["tower_of"] is None


def test_ws_setup_14_a_witch_takes_the_chip_of_an_unclaimed_tower():
    table, _ = choosing("points")
    take(table.chip("tower-s", "points"), "A", "tower-e")
    table.connection("A", "tower-e", "forest-se").connection("A", "forest-se", "tower-s")
    table.lying("A", 1).batch("A", "witch", 1).play("A send tower-s")
    assert table.sheet("A") == {"witches": 2 + 2, "chip-points": 3}
    assert table.chip_at("tower-s") is None


def test_ws_setup_13_hidden_scrolls_keep_no_chip_open():
    table, seat = choosing("energy", hidden_scrolls=True)
    table.play(f"{seat} energy tower-n village-ne")
    assert table.deciders == "A"  # nobody has a spell yet: there is nothing to hide


# -- options ---------------------------------------------------------------------------------------


def test_the_options_are_named_in_the_order_in_which_a_table_is_set_up():
    shown = [(option.name, option.default, option.allowed) for option in GAME.options.values()]
    assert shown[0] == ("starting_player", "first_seat", ("first_seat", "random"))  # WS-SETUP-08
    assert shown[1] == ("hidden_scrolls", False, (False, True))  # WS-INFO-05
    assert shown[2] == ("seat_points", False, (False, True))  # WS-HCAP-06
    assert shown[3:] == [(f"handicap_{seat}", 0, (0, 1, 2, 3)) for seat in "abcd"]  # WS-HCAP-01
    assert dict(a_deal().state.options) == {name: default for name, default, _ in shown}


def test_a_handicap_for_nobody_is_told_how_many_seats_there_are():
    with pytest.raises(BadOption) as refusal:
        a_deal(2, handicap_c=1)
    assert "there are only 2 seats at this table" in str(refusal.value)


def test_at_a_new_table_nobody_listens():
    table = a_deal().chip("tower-n", "points")
    table.state.apply_trusted(1, GAME.parse("tower tower-n"))
    assert table.deciders == "A"
