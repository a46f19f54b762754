"""WD-BREW: brewing at the end of a Collect turn."""

from __future__ import annotations

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable import Place, bot
from witchtable.games.witchdom.events import BrewTakenBack


def at_the_cauldron(witch, *potions, **held):
    """Nothing lies on the board, so the turn goes straight from playing the witch to brewing."""
    table = a_table().empty_board().hand("A", witch).potions("A", *potions)
    return table.holds("A", **held)


def test_wd_brew_01_one_waiting_potion_may_be_brewed_at_the_end_of_a_collect_turn():
    # w04 is a red witch with two points in the mountains and one in the forest; p01 is red.
    table = a_table().hand("A", "w04").potions("A", "p01", "s1")
    table.board("mountains", "leaf leaf leaf").board("forest", "herb herb herb")
    table.holds("A", berry=2, mushroom=2, feather=2, leaf=0)
    table.play("play w04", "take mountains leaf", "take mountains leaf", "take forest herb")
    assert "brew p01" in table.legal()
    assert "end" in table.legal()  # brewing is optional
    table.play("brew p01", "pay berry feather mushroom")
    assert table.player("A")["clan"]["potions"] == ["p01"]
    assert table.whose_turn == "B"  # never a second potion in the same turn


def test_wd_brew_01_not_before_every_point_is_used():
    table = a_table().hand("A", "w04").potions("A", "p01")
    table.holds("A", berry=1, mushroom=1, feather=1)
    table.play("play w04", "take mountains potion")
    assert table.refused("brew p01") == "WD-COLLECT-04"


def test_wd_brew_01_declining_changes_nothing():
    table = at_the_cauldron("w04", "p01", berry=1, mushroom=1, feather=1)
    table.play("play w04", "end")
    player = table.player("A")
    assert (player["waiting"]["potions"], player["played"]) == (["p01"], ["w04"])
    assert player["clan"] == {"potions": [], "witches": [], "tools": [], "animals": []}
    assert table.resources("A") == {"berry": 1, "mushroom": 1, "feather": 1}
    assert table.whose_turn == "B"


def test_wd_brew_01_only_a_potion_that_waits():
    table = at_the_cauldron("w04", "p01", berry=2, mushroom=2, feather=1)
    table.potions("B", "p02").play("play w04")
    assert table.legal() == ["brew p01", "end"]
    assert table.refused("brew p02") == "WD-BREW-01"


def test_wd_brew_02_the_active_witch_must_show_the_colour():
    table = at_the_cauldron("w10", "p01", "p45", leaf=1, berry=1, mushroom=1, feather=1)
    table.play("play w10")
    assert table.legal() == ["brew p45", "end"]
    assert table.refused("brew p01") == "WD-BREW-02"


def test_wd_brew_02_one_matching_banner_among_several_is_enough():
    # w37 is red and blue; p01 red, p12 blue, p23 yellow, p34 green, and all can be paid.
    table = at_the_cauldron("w37", "p01", "p12", "p23", "p34")
    table.holds("A", leaf=2, berry=1, mushroom=2, feather=1).play("play w37")
    assert table.legal() == ["brew p01", "brew p12", "end"]


@pytest.mark.parametrize("witch", ["w01", "w10", "w19", "w28", "w37", "w49"])
def test_wd_brew_03_any_banner_brews_a_wild_potion(witch):
    table = at_the_cauldron(witch, "p45", leaf=1, berry=1, feather=1)
    table.play(f"play {witch}", "brew p45")
    assert table.player("A")["clan"]["potions"] == ["p45"]


def test_wd_brew_04_novices_never_brew_not_even_a_wild_potion():
    table = at_the_cauldron("n4a", "p45", leaf=1, berry=1, feather=1)
    table.play("play n4a")
    assert table.whose_turn == "B"  # nothing was asked: there was nothing to choose
    assert table.player("A")["waiting"]["potions"] == ["p45"]
    assert table.resources("A") == {"leaf": 1, "berry": 1, "feather": 1}


def test_wd_brew_05_every_resource_must_be_supplied():
    table = at_the_cauldron("w04", "p11", "p45", leaf=2, berry=2, feather=1)
    table.play("play w04")
    assert table.legal() == ["brew p45", "end"]
    assert table.refused("brew p11") == "WD-BREW-05"


def test_wd_brew_05_every_tool_must_be_supplied():
    # p06 needs a ring besides leaf, berry, herb and feather.
    table = at_the_cauldron("w04", "p06", "p45", leaf=1, berry=1, herb=1, feather=1)
    without = table.state.copy()
    table.play("play w04")
    assert table.refused("brew p06") == "WD-BREW-05"
    table.state = without
    table.tools("A", "ring").play("play w04")
    assert "brew p06" in table.legal()


def test_wd_brew_05_a_payment_must_cover_the_potion_and_no_more():
    table = at_the_cauldron("w04", "p01", berry=3, mushroom=1, feather=1).tools("A", "ring")
    table.play("play w04", "brew p01")
    assert table.refused("pay berry mushroom") == "WD-BREW-05"
    assert table.refused("pay 3berry mushroom feather") == "WD-BREW-05"
    assert table.refused("pay berry mushroom feather ring") == "WD-BREW-05"
    assert table.refused("end") == "WD-BREW-05"  # the potion is settled on: it must be paid


def test_wd_brew_06_what_was_gained_in_the_same_turn_may_be_used_and_so_may_the_potion():
    # p06 needs leaf, berry, herb, feather and a ring; p09 has a ring on its back.
    table = a_table().hand("A", "w06").potions("A").holds("A", leaf=1, berry=1, herb=1)
    table.board("mountains", "leaf leaf leaf p06").board("forest", "leaf leaf leaf p09")
    table.board("lake", "feather leaf leaf")
    table.play("play w06", "take mountains potion", "take forest tool", "take lake feather")
    table.play("brew p06")
    clan = table.player("A")["clan"]
    assert (clan["potions"], clan["tools"]) == (["p06"], ["ring"])
    assert table.resources("A") == {}


def test_wd_brew_06_a_witch_gained_in_the_same_turn_is_not_active():
    table = a_table().hand("A", "w10").potions("A", "p01", "p45")
    table.holds("A", leaf=1, berry=1, mushroom=1, feather=1).board("mountains", "w01")
    table.play("play w10", "take mountains witch", "take lake witch")
    assert table.refused("brew p01") == "WD-BREW-02"


def test_wd_brew_07_the_resources_paid_go_back_to_the_pouch():
    table = a_table().hand("A", "w02").potions("A", "p01").pouch(herb=5)
    table.holds("A", berry=1, mushroom=1, feather=1, leaf=1)
    table.play("play w02", "take lake potion", "take lake potion", "brew p01")
    assert table.in_pouch() == {"berry": 1, "mushroom": 1, "feather": 1, "herb": 5}
    assert table.resources("A") == {"leaf": 1}


def test_wd_brew_08_potion_witch_and_every_waiting_tool_used_join_the_clan():
    # p10 needs a mortar and a crystal.
    table = at_the_cauldron("w04", "p10", "p02", leaf=1, herb=3, mushroom=1).pile("A", "w01")
    table.tools("A", "mortar", "candle", "crystal")
    told = table.play("play w04", "brew p10")
    player = table.player("A")
    assert player["clan"]["potions"] == ["p10"]
    assert player["clan"]["witches"] == ["w04"]
    assert sorted(player["clan"]["tools"]) == ["crystal", "mortar"]
    assert player["waiting"] == {"potions": ["p02"], "tools": ["candle"], "animals": []}
    assert player["played"] == ["w01"]
    brewed = next(event for event in told if type(event).__name__ == "PotionBrewed")
    assert (brewed.potion, brewed.witch) == ("p10", "w04")
    assert sorted(brewed.tools) == ["crystal", "mortar"]


def test_wd_brew_09_a_witch_in_the_clan_cannot_be_played_again():
    # Without tokens on the board and in the pouch a turn is over with the card that is played.
    table = at_the_cauldron("w04", "p45", berry=1, leaf=1, feather=1).pouch()
    table.hand("A", "w04", "n4a").hand("B", "n5a", "n5b").play("play w04", "brew p45")
    assert table.player("A")["clan"]["witches"] == ["w04"]
    table.empty_board().play("play n5a")
    assert table.legal() == ["play n4a"]
    assert table.refused("play w04") == "WD-BREW-09"
    table.play("play n4a", "play n5b", "rest")
    assert table.player("A")["hand"] == ["n4a"]
    assert table.player("A")["clan"]["witches"] == ["w04"]


def test_wd_brew_10_there_is_no_brewing_after_a_rest():
    table = a_table().hand("A").pile("A", "w04").potions("A", "p01")
    table.holds("A", berry=1, mushroom=1, feather=1).board("lake", "leaf leaf leaf")
    table.play("rest")
    assert table.refused("brew p01") == "WD-BREW-10"
    table.pouch(leaf=9).play("take lake leaf", "take lake leaf")
    assert table.whose_turn == "B"
    assert table.player("A")["waiting"]["potions"] == ["p01"]


def test_wd_brew_11_witches_under_the_active_card_cannot_brew():
    table = at_the_cauldron("w10", "p01", "p45", leaf=1, berry=1, mushroom=1, feather=1)
    table.pile("A", "w01").play("play w10")
    assert table.legal() == ["brew p45", "end"]
    assert table.refused("brew p01") == "WD-BREW-02"


def test_wd_brew_11_a_novice_on_top_of_a_witch_cannot_brew():
    table = at_the_cauldron("n4a", "p01", berry=1, mushroom=1, feather=1)
    table.pile("A", "w01").play("play n4a")
    assert table.whose_turn == "B"
    assert table.player("A")["clan"]["potions"] == []


def test_wd_brew_12_the_starting_potion_is_brewed_and_scored_like_any_other():
    table = at_the_cauldron("w28", "s1", leaf=1, berry=1, mushroom=1)
    table.play("play w28", "brew s1")
    player = table.player("A")
    assert player["clan"]["potions"] == ["s1"]
    assert player["clan"]["witches"] == ["w28"]
    assert player["waiting"]["potions"] == []
    assert table.sheet("A")["potions"] == 2


def test_wd_brew_13_wild_potions_are_worth_less_than_coloured_ones_of_like_cost():
    def cost(potion):
        return sum(potion.needs.values()) + len(potion.tools) + potion.any_tool

    potions = GAME.edition().potions
    wild = [potion for potion in potions if potion.banner == "wild"]
    assert wild
    for potion in wild:
        alike = [p.points for p in potions if p.banner != "wild" and cost(p) == cost(potion)]
        assert potion.points < min(alike), potion.id


def test_wd_brew_14_with_the_pile_empty_the_next_turn_must_be_a_collect():
    table = at_the_cauldron("w04", "p01", berry=1, mushroom=1, feather=1)
    table.hand("A", "w04", "n4a", "n4b").play("play w04", "brew p01")
    assert table.player("A")["played"] == []
    table.turn("A")
    assert table.legal() == ["play n4a", "play n4b"]
    assert table.refused("rest") == "WD-TURN-03"


def choosing_how_to_pay(**options):
    """A is about to pay for p34, and could brew p45 or tame a snake instead."""
    table = a_table(**options).empty_board().hand("A", "w28").potions("A", "p34", "p45")
    return table.holds("A", leaf=5, berry=3, herb=1).pouch(feather=30)


def test_wd_brew_15_until_it_is_paid_the_potion_can_be_given_up_and_nothing_has_changed():
    table = choosing_how_to_pay()
    table.play("play w28")
    before, offered = table.state.copy(), table.legal()
    table.play("brew p34")
    assert table.legal()[-1] == "back"
    assert table.play("back") == [BrewTakenBack(0, "p34")]
    assert table.state == before
    assert table.legal() == offered


@pytest.mark.parametrize("instead", ["brew p45", "brew p34", "tame snake", "end"])
def test_wd_brew_15_after_that_everything_is_possible_again(instead):
    table = choosing_how_to_pay(animals=True).animals("A", "snake")
    table.play("play w28", "brew p34", "back")
    assert instead in table.legal()
    table.play(instead)
    assert table.player("A")["clan"]["potions"] == []


def test_wd_brew_15_where_there_is_only_one_way_to_pay_the_brew_is_paid_at_once():
    table = at_the_cauldron("w04", "p01", berry=1, mushroom=1, feather=1)
    table.play("play w04", "brew p01")
    assert table.whose_turn == "B"
    assert table.refused("back") == "WD-BREW-15"


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("play w07",),
        ("play w07", "keep"),
        ("rest",),
        ("play w04",),
        ("play w04", "brew p01", "back"),
    ],
    ids=["play", "restore", "collect", "rest", "brew", "back already"],
)
def test_wd_brew_15_there_is_nothing_to_give_up_before_a_potion_is_chosen(moves):
    table = at_the_cauldron("w04", "p01", berry=3, mushroom=3, feather=3)
    table.hand("A", "w04", "w07").pile("A", "n4a")
    if moves and moves[0] != "play w04":
        for location in table.box.locations:
            table.board(location, "leaf leaf leaf")
    table.play(*moves)
    assert table.refused("back") == "WD-BREW-15"


def test_wd_brew_15_giving_a_potion_up_shows_nobody_anything_new():
    table = choosing_how_to_pay()
    told = table.play("play w28", "brew p34", "back")
    assert not any(event.reveals for event in told)


def test_wd_brew_15_bots_never_go_back():
    """Or they would go round in circles."""
    for level in ("apprentice", "adept@iterations=3"):
        table = choosing_how_to_pay()
        table.play("play w28", "brew p34")
        chosen = bot(level, GAME).choose(Place(table.state, 0))
        assert str(chosen).startswith("pay")
