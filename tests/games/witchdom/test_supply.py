"""WD-SUPPLY: what happens when pouch and decks run low."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.engine.chance import Chance
from witchtable.games.witchdom.events import PointsLapsed, TokenDrawn


def test_wd_supply_01_with_an_empty_pouch_a_gap_stays_open():
    table = a_table().hand("A", "w20").pouch().board("mountains", "leaf herb leaf")
    told = table.play("play w20", "take mountains herb")
    assert table.location("mountains")["resources"] == ["leaf", None, "leaf"]
    assert not [event for event in told if isinstance(event, TokenDrawn)]
    assert "take mountains herb" not in table.legal()
    assert table.refused("take mountains herb") == "WD-COLLECT-03"


def test_wd_supply_02_gaps_are_filled_at_the_end_of_the_turn_from_the_top_left_to_right():
    table = a_table().hand("A", "w11").potions("A", "p34").holds("A", leaf=2, berry=1).pouch()
    table.board("mountains", "herb - herb").board("forest", "- herb -").board("lake", "herb herb -")
    # w11 has two points in the forest. She is blue, so the turn ends without a brew.
    table.play("play w11", "take forest herb", "take forest potion")
    assert table.location("mountains")["resources"] == ["herb", None, "herb"]
    # Now three leaves lie in the pouch when B's turn ends, for five gaps.
    table.pouch(leaf=3).hand("B", "w11").potions("B")
    told = table.play("play w11", "take forest potion", "take forest potion")
    drawn = [event.location for event in told if isinstance(event, TokenDrawn)]
    assert drawn == ["mountains", "forest", "forest"]
    assert table.location("mountains")["resources"] == ["herb", "leaf", "herb"]
    assert table.location("forest")["resources"] == ["leaf", "leaf", None]
    assert table.location("lake")["resources"] == ["herb", "herb", None]


def test_wd_supply_02_the_tokens_paid_for_a_brew_fill_the_gaps_of_the_same_turn():
    table = a_table().hand("A", "w29").potions("A", "p34").holds("A", leaf=4).pouch()
    table.board("mountains", "herb herb herb").board("forest", "herb herb -").board("lake", "- herb -")
    table.play("play w29", "take forest herb", "take forest herb", "brew p34", "pay 4leaf")
    assert table.location("forest")["resources"] == ["leaf"] * 3
    assert table.location("lake")["resources"] == ["leaf", "herb", None]
    assert table.in_pouch() == {}


def test_wd_supply_02_gaps_are_filled_after_a_rest_too():
    table = a_table().hand("A").pile("A", "w01").pouch(feather=1)
    table.board("mountains", "- - herb").board("forest", "- - -").board("lake", "- - -")
    table.play("rest", "take mountains herb", "take mountains feather")
    # The only token of the pouch came up at once and was taken: nothing is left for the gaps.
    assert table.location("mountains")["resources"] == [None, None, None]
    table = a_table().hand("A").pile("A", "w01").pouch(feather=4)
    table.board("mountains", "- herb herb").board("forest", "- - -").board("lake", "- - -")
    table.play("rest", "take mountains herb", "take mountains herb")
    assert table.location("mountains")["resources"] == ["feather"] * 3
    assert table.location("forest")["resources"] == ["feather", None, None]


def test_wd_supply_03_without_a_potion_card_neither_potion_nor_tool_is_on_offer():
    table = a_table(animals=True).hand("A", "w20").board("mountains", "leaf leaf leaf no-potion")
    table.play("play w20")
    assert table.legal() == ["take mountains leaf", "take mountains witch", "take mountains animal"]
    assert table.refused("take mountains potion") == "WD-SUPPLY-03"
    assert table.refused("take mountains tool") == "WD-SUPPLY-03"


def test_wd_supply_03_without_a_witch_card_neither_witch_nor_animal_is_on_offer():
    table = a_table(animals=True).hand("A", "w20").board("mountains", "leaf leaf leaf no-witch")
    table.play("play w20")
    assert table.legal() == ["take mountains leaf", "take mountains potion", "take mountains tool"]
    assert table.refused("take mountains witch") == "WD-SUPPLY-03"
    assert table.refused("take mountains animal") == "WD-SUPPLY-03"


def test_wd_supply_04_the_points_of_a_bare_location_lapse_and_the_turn_goes_on():
    # w04 has two points in the mountains and one in the forest.
    table = a_table().hand("A", "w04").board("mountains", "- - - no-potion no-witch")
    told = table.board("forest", "leaf leaf leaf").play("play w04")
    assert PointsLapsed(0, "mountains", 2) in told
    assert table.state.view(None)["location"] == "forest"
    assert "take forest leaf" in table.legal()


def test_wd_supply_04_only_the_points_left_lapse():
    table = a_table().hand("A", "w04").pouch().board("mountains", "- herb - no-potion no-witch")
    table.play("play w04")
    assert table.legal() == ["take mountains herb"]
    told = table.play("take mountains herb")
    assert PointsLapsed(0, "mountains", 1) in told
    assert table.state.view(None)["location"] == "forest"


def test_wd_supply_04_a_single_card_keeps_the_points_alive():
    table = a_table().hand("A", "w20").board("mountains", "- - - no-potion w01")
    told = table.play("play w20")
    assert not [event for event in told if isinstance(event, PointsLapsed)]
    assert table.legal() == ["take mountains witch"]


def test_wd_supply_05_every_token_of_the_pouch_is_equally_likely():
    start = a_table().hand("A", "w20").board("mountains", "leaf leaf leaf")
    start.pouch(leaf=1, berry=2, herb=3, feather=4).play("play w20")
    drawn = Counter()
    for number in range(2000):
        table = a_table()
        table.state = start.state.copy()
        table.state.chance = Chance.from_seed(str(number), "test")
        told = table.play("take mountains leaf")
        drawn += Counter(event.kind for event in told if isinstance(event, TokenDrawn))
    assert sum(drawn.values()) == 2000
    # About four standard deviations around 200 for each token in the pouch.
    for kind, tokens in (("leaf", 1), ("berry", 2), ("herb", 3), ("mushroom", 0), ("feather", 4)):
        assert abs(drawn[kind] - 200 * tokens) <= 80 * (tokens > 0), drawn


def tokens_in_the_game(view):
    """Count all tokens that a spectator sees, by kind."""
    total = Counter(view["pouch"])
    for place in view["board"]:
        total.update(kind for kind in place["resources"] if kind)
    for player in view["players"]:
        total.update(player["resources"])
    return total


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_wd_supply_06_pouch_board_and_holdings_make_65_tokens_13_of_each_kind(seats):
    rng = Random(seats)
    state = GAME.new(seats=seats, seed=seats, animals=seats % 2 == 1)
    brewed = 0
    for _ in range(200):
        if not state.deciders:
            break
        seat = state.deciders[0]
        moves = state.legal(seat)
        keen = [move for move in moves if str(move).startswith(("brew", "tame"))]
        told = state.apply(seat, rng.choice(keen or moves))
        brewed += sum(type(event).__name__ == "PotionBrewed" for event in told)
        counts = tokens_in_the_game(state.view(None))
        assert counts == dict.fromkeys(("leaf", "berry", "herb", "mushroom", "feather"), 13)
    assert brewed  # tokens went back to the pouch


@pytest.mark.parametrize("place", ["mountains", "forest", "lake"])
def test_wd_supply_03_a_card_is_on_offer_where_it_lies(place):
    table = a_table().hand("A", "w06").empty_board().board(place, "leaf leaf leaf w01")
    table.play("play w06")
    assert f"take {place} witch" in table.legal()
    table = a_table().hand("A", "w06").empty_board().board(place, "leaf leaf leaf p01")
    table.play("play w06")
    assert f"take {place} witch" not in table.legal()


@pytest.mark.parametrize("deck", ["potions", "witches"])
@pytest.mark.parametrize("place", ["mountains", "forest", "lake"])
def test_wd_supply_03_without_a_deck_the_place_of_the_card_taken_stays_empty(deck, place):
    table = a_table().hand("A", "w06").empty_board().pouch()
    table.board(place, "- - - p01 w01").short_deck(deck)
    item, other = ("potion", "witch") if deck == "potions" else ("witch", "potion")
    table.play("play w06", f"take {place} {item}")
    assert table.location(place)[item] is None
    assert table.location(place)[other] is not None
    for name in {"mountains", "forest", "lake"} - {place}:
        assert table.location(name)["potion"] is table.location(name)["witch"] is None


def test_wd_supply_04_no_point_is_left_when_the_last_ones_lapse():
    table = a_table().empty_board().hand("A", "w02").potions("A", "p01")  # two points at the lake
    table.holds("A", berry=1, mushroom=1, feather=1).play("play w02")
    assert table.phase == "brew"
    assert table.state.view(None)["points"] == 0
