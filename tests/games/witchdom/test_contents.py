"""WD-CONT: what is in the box of the house edition."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.errors import BadSeatCount
from witchtable.games.witchdom.components import POTIONS, house

BOX = house()
ANIMALS = {"snake", "cat", "owl", "toad", "bat"}
TOOLS = {"flask", "ring", "crystal", "mortar", "candle"}


def test_wd_cont_01_the_locations_are_mountains_forest_lake_from_the_top():
    board = a_table().state.view(None)["board"]
    assert [place["location"] for place in board] == ["mountains", "forest", "lake"]
    table = a_table().hand("A", "w04")
    table.play("play w04")
    assert table.refused("take swamp leaf") == "WD-CONT-01"


def test_wd_cont_02_fifty_witches_have_banners_points_action_points_and_an_animal():
    assert len({witch.id for witch in BOX.witches}) == 50
    for witch in BOX.witches:
        assert witch.banners
        assert set(witch.banners) <= {"red", "blue", "yellow", "green"}
        assert witch.points > 0
        assert len(witch.ap) == 3
        assert sum(witch.ap) > 0
    assert any(0 in witch.ap for witch in BOX.witches)
    assert 0 < sum(witch.restore for witch in BOX.witches) < 50
    assert any(len(witch.banners) > 1 for witch in BOX.witches)
    assert Counter(witch.back for witch in BOX.witches) == dict.fromkeys(ANIMALS, 10)


def test_wd_cont_03_fifty_potions_have_one_banner_points_needs_and_a_tool():
    assert len({potion.id for potion in BOX.potions}) == 50
    for potion in BOX.potions:
        assert potion.banner in ("red", "blue", "yellow", "green", "wild")
        assert potion.points > 0
        assert sum(potion.needs.values()) > 0
        assert set(potion.needs) <= {"leaf", "berry", "herb", "mushroom", "feather"}
    assert sum(bool(potion.tools or potion.any_tool) for potion in BOX.potions) >= 25
    assert Counter(potion.back for potion in BOX.potions) == dict.fromkeys(TOOLS, 10)


def test_wd_cont_04_five_starting_potions_in_turn_order_are_marked_s():
    found = {potion.id: potion.seat for potion in BOX.starting_potions}
    assert found == {"s1": 1, "s2": 2, "s3": 3, "s4": 4, "s5": 5}


@pytest.mark.parametrize("witch", ["w15", "w24", "w33", "w06"])
def test_wd_cont_04_starting_potions_are_wild(witch):
    # One witch of each colour, each with a point at every location.
    table = a_table().hand("A", witch).holds("A", leaf=1, berry=1, mushroom=1)
    for location in BOX.locations:
        table.board(location, "herb herb herb")
    table.pouch(herb=9)
    table.play(f"play {witch}", *(f"take {location} herb" for location in BOX.locations))
    assert "brew s1" in table.legal()


def test_wd_cont_04_starting_potions_are_never_in_the_deck():
    for seats in range(1, 6):
        state = a_table(seats).state
        cards = [*state.decks[POTIONS], *state.boxes[POTIONS], *state.up[:3]]
        assert not {"s1", "s2", "s3", "s4", "s5"} & {BOX.potion_ids[card] for card in cards}


def test_wd_cont_05_ten_novices_are_five_pairs_with_action_points_but_no_banner():
    assert len({novice.id for novice in BOX.novices}) == 10
    assert sorted(Counter(novice.clan for novice in BOX.novices).values()) == [2, 2, 2, 2, 2]
    for novice in BOX.novices:
        assert sum(novice.ap) > 0
        assert BOX.banners[BOX.card_index[novice.id]] == 0


def test_wd_cont_06_six_clan_cards_five_for_players_and_one_for_ostara():
    assert len({clan.id for clan in BOX.clans}) == 6
    assert [clan.id for clan in BOX.clans if clan.solo] == ["ostara"]


def test_wd_cont_07_fifteen_objectives_with_an_easy_and_a_hard_side():
    assert len({token.id for token in BOX.objectives}) == 15
    assert all(token.easy.points < token.hard.points for token in BOX.objectives)
    animal = [token.id for token in BOX.objectives if token.easy.is_animal or token.hard.is_animal]
    assert animal == ["o14", "o15"]


def test_wd_cont_08_sixty_five_tokens_of_five_kinds():
    assert len({kind.id for kind in BOX.resources}) == 5
    table = a_table()
    on_board = [kind for place in BOX.locations for kind in table.location(place)["resources"]]
    assert sum(table.in_pouch().values()) + len(on_board) == 65


def test_wd_cont_09_nine_ostara_tokens_two_of_them_for_the_animal_variant():
    assert len({token.id for token in BOX.ostara_tokens}) == 9
    assert sum(token.is_animal for token in BOX.ostara_tokens) == 2


def test_wd_cont_10_four_colours_and_wild_is_for_potions_only():
    assert set(BOX.colours) == {"red", "blue", "yellow", "green"}
    assert {colour for witch in BOX.witches for colour in witch.banners} == set(BOX.colours)
    assert {potion.banner for potion in BOX.potions} == {*BOX.colours, "wild"}


def test_wd_cont_11_the_kinds_are_named():
    assert {kind.id for kind in BOX.resources} == {"leaf", "berry", "herb", "mushroom", "feather"}
    assert set(BOX.tools) == TOOLS
    assert {animal.id for animal in BOX.animals} == ANIMALS
    assert {animal.id: animal.tame_with for animal in BOX.animals}["snake"] == "herb"


def test_wd_cont_12_crystal_and_ring_are_separate_tools_and_one_moves_in_the_example():
    # p06 asks for a ring; the crystal is no ring and stays where it is.
    table = a_table().hand("A", "w04").potions("A", "p06")
    table.tools("A", "crystal", "ring").holds("A", leaf=1, berry=1, herb=1, feather=1)
    table.board("mountains", "mushroom mushroom mushroom").board("forest", "mushroom mushroom mushroom")
    table.pouch(mushroom=9)
    table.play("play w04", *["take mountains mushroom"] * 2, "take forest mushroom")
    table.play("brew p06", "pay leaf berry herb feather ring")
    assert table.player("A")["clan"]["tools"] == ["ring"]
    assert table.player("A")["waiting"]["tools"] == ["crystal"]


def test_wd_cont_13_there_are_thirteen_tokens_of_each_kind():
    assert {kind.id: kind.count for kind in BOX.resources} == dict.fromkeys(BOX.kind_ids, 13)


def test_wd_cont_14_novices_are_worth_nothing_and_never_join_a_clan():
    table = a_table().hand("A", "n1a").potions("A", "s1").holds("A", leaf=1, berry=1, mushroom=1)
    table.board("mountains", "leaf leaf leaf").board("forest", "leaf leaf leaf")
    table.play("play n1a", "take mountains leaf", "take forest leaf")
    assert table.whose_turn == "B"  # nobody was asked about brewing s1
    assert table.player("A")["clan"]["witches"] == []
    assert table.player("A")["played"] == ["n1a"]
    assert table.sheet("A")["witches"] == 0


def test_wd_cont_15_the_game_is_for_one_to_five_players_and_one_plays_against_ostara():
    for seats in range(1, 6):
        view = a_table(seats).state.view(None)
        assert view["solo"] == (seats == 1)
        assert (view["ostara"] is not None) == (seats == 1)
    for seats in (0, 6):
        with pytest.raises(BadSeatCount):
            GAME.new(seats=seats, seed=1)
