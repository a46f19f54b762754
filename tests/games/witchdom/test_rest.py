"""WD-REST: taking the played pile back, and two resources."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import a_table
from witchtable.games.witchdom.events import (
    AnimalTamed,
    ObjectiveClaimed,
    PotionBrewed,
    Rested,
    TokenDrawn,
)


def a_plain_table(**options):
    """A may rest; leaves lie in the mountains, herbs in the forest, berries at the lake."""
    table = a_table(**options).hand("A", "n1a").pile("A", "w04", "n1b").potions("A")
    table.board("mountains", "leaf leaf leaf").board("forest", "herb herb herb")
    return table.board("lake", "berry berry berry").pouch(feather=30)


def test_wd_rest_01_the_whole_played_pile_comes_back_to_hand():
    table = a_plain_table()
    told = table.play("rest")
    assert told[0] == Rested(0, ("w04", "n1b"))
    assert table.player("A")["played"] == []
    assert sorted(table.player("A")["hand"]) == ["n1a", "n1b", "w04"]


@pytest.mark.parametrize(
    ("moves", "gained"),
    [
        (("take mountains leaf", "take mountains leaf"), {"leaf": 2}),
        (("take forest herb", "take lake berry"), {"herb": 1, "berry": 1}),
        (("take lake berry", "take mountains leaf"), {"berry": 1, "leaf": 1}),
    ],
)
def test_wd_rest_02_two_resources_come_from_one_location_or_from_two(moves, gained):
    table = a_plain_table()
    table.play("rest", *moves)
    assert table.resources("A") == gained
    assert table.whose_turn == "B"


def test_wd_rest_02_every_resource_on_the_board_is_on_offer_and_nothing_else():
    table = a_plain_table().board("lake", "berry leaf berry")
    table.play("rest")
    assert sorted(table.legal()) == [
        "take forest herb",
        "take lake berry",
        "take lake leaf",
        "take mountains leaf",
    ]
    for item in ("potion", "tool", "witch", "animal", "feather"):
        assert table.refused(f"take lake {item}") == "WD-REST-02"


@pytest.mark.parametrize("location", ["mountains", "forest", "lake"])
def test_wd_rest_02_the_gap_opens_at_the_location_that_was_named(location):
    """The same kind lies everywhere, so only its place tells the tokens apart."""
    table = a_plain_table()
    lying = {"mountains": "leaf herb berry", "forest": "herb leaf berry", "lake": "berry herb leaf"}
    for name, tokens in lying.items():
        table.board(name, tokens)
    table.play("rest", f"take {location} leaf")
    for name, tokens in lying.items():
        expected = tokens.replace("leaf", "feather") if name == location else tokens
        assert table.location(name)["resources"] == expected.split()


def test_wd_rest_03_novices_come_back_and_witches_in_the_clan_do_not():
    table = a_plain_table().hand("A", "w20").pile("A", "n1a", "n1b").potions("A", "s1")
    table.holds("A", leaf=0, berry=1, mushroom=1)
    table.play("play w20", "take mountains leaf", "take mountains feather", "brew s1")
    assert table.player("A")["clan"]["witches"] == ["w20"]
    table.turn("A").play("rest")
    assert table.player("A")["hand"] == ["n1a", "n1b"]
    assert table.player("A")["clan"]["witches"] == ["w20"]


def test_wd_rest_04_each_gap_is_refilled_at_once_so_the_second_may_be_the_refill():
    table = a_plain_table()
    told = table.play("rest", "take forest herb")
    assert isinstance(told[-1], TokenDrawn)
    assert table.location("forest")["resources"] == ["feather", "herb", "herb"]
    table.play("take forest feather")
    assert table.resources("A") == {"herb": 1, "feather": 1}


def test_wd_rest_05_both_tokens_must_be_taken():
    table = a_plain_table()
    table.play("rest", "take lake berry")
    assert table.refused("end") == "WD-REST-05"
    assert all(move.startswith("take") for move in table.legal())
    assert table.whose_turn == "A"


@pytest.mark.parametrize(("tokens", "moves"), [("- - -", ()), ("- leaf -", ("take lake leaf",))])
def test_wd_rest_05_with_fewer_on_the_board_you_take_what_there_is(tokens, moves):
    table = a_plain_table().empty_board().board("lake", tokens).pouch()
    table.play("rest", *moves)
    assert sum(table.resources("A").values()) == len(moves)
    assert table.player("A")["played"] == []
    assert table.whose_turn == "B"


def test_wd_rest_06_rest_may_be_chosen_with_cards_in_hand():
    table = a_plain_table().hand("A", "n1a", "w01")
    assert table.legal() == ["play n1a", "play w01", "rest"]
    table.play("rest")
    assert table.player("A")["hand_size"] == 4


def test_wd_rest_07_nothing_is_brewed_tamed_or_claimed():
    # All of it would be possible with an active witch; the clan even meets o01.
    table = a_plain_table(animals=True).pile("A", "n1b", "w04").clan("A", "w01", "w02")
    table.objectives("o01 easy", "o02 hard", "o03 hard").potions("A", "s1").animals("A", "snake")
    table.holds("A", leaf=3, berry=3, herb=3, mushroom=3)
    table.play("rest")
    assert table.refused("brew s1") == "WD-BREW-10"
    assert table.refused("tame snake") == "WD-ANIMAL-10"
    told = table.play("take lake berry", "take lake berry")
    assert not [e for e in told if isinstance(e, (PotionBrewed, AnimalTamed, ObjectiveClaimed))]
    assert [side["owner"] for side in table.state.view(None)["objectives"]] == [None] * 3
    assert table.whose_turn == "B"


def test_wd_rest_05_nothing_is_left_to_take_when_the_board_is_bare():
    table = a_table().empty_board().pouch().hand("A").pile("A", "w01")
    table.play("rest")
    assert table.whose_turn == "B"
    assert table.state.view(None)["points"] == 0
