"""WD-OBJ: who meets a condition first takes the token."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.events import ObjectiveClaimed

# Objectives that nothing here comes near, so that the row is never nearly empty.
FAR = ("o04 hard", "o06 hard", "o07 hard")


def about_to_brew(witch="w04", potion="p45", *, row=(), clan=(), table=None):
    """A has all that the potion needs; only playing the witch and brewing are left to do."""
    table = (table or a_table()).empty_board().objectives(*row, *FAR)
    table.hand("A", witch).potions("A", potion).clan("A", *clan)
    needs = next(
        entry.needs for entry in [*table.box.potions, *table.box.starting_potions] if entry.id == potion
    )
    return table.holds("A", **needs)


def brew(table):
    """Play the only card in hand and brew the only waiting potion."""
    player = table.player(table.whose_turn)
    return table.play(f"play {player['hand'][0]}", f"brew {player['waiting']['potions'][0]}")


def claims(events):
    return [event for event in events if isinstance(event, ObjectiveClaimed)]


def owners(table):
    return {token["objective"]: token["owner"] for token in table.state.view(None)["objectives"]}


def with_side(witches):
    """A table of an edition where the easy side of o01 asks for these witches."""
    data = deepcopy(GAME.edition().data)
    entry = next(entry for entry in data["pieces"]["objectives"] if entry["id"] == "o01")
    entry["easy"] = {"points": 3, "witches": witches}
    return Table(GAME.new(seats=2, seed=1, edition=components.read(data, "test")))


@pytest.mark.parametrize(
    ("side", "clan", "witch", "potion"),
    [
        ("o01 easy", ["w01"], "w04", "p45"),  # two red witches
        ("o05 easy", ["p12"], "w04", "p01"),  # a red and a blue potion
        ("o05 hard", ["p02"], "w04", "p01"),  # two red potions
        ("o09 easy", ["flask", "crystal"], "w04", "p45"),  # these tools
    ],
)
def test_wd_obj_01_witches_potions_and_tools_in_the_clan_meet_objectives(side, clan, witch, potion):
    table = about_to_brew(witch, potion, row=[side], clan=clan)
    assert [str(claim.objective) for claim in claims(brew(table))] == [side.split()[0]]


def test_wd_obj_01_one_symbol_short_is_not_enough():
    for side, clan in (("o01 hard", ["w01"]), ("o05 easy", ["p02"]), ("o09 easy", ["flask"])):
        table = about_to_brew("w04", "p01", row=[side], clan=clan)
        assert claims(brew(table)) == []


def test_wd_obj_01_only_what_is_in_the_clan_counts():
    table = about_to_brew("w10", "p45", row=["o01 easy", "o05 easy", "o09 easy", "o15 easy"])
    table.hand("A", "w10", "w01").pile("A", "w02", "w03").potions("A", "p45", "p01", "p12")
    table.tools("A", "flask", "crystal").animals("A", "snake", "owl")
    assert claims(brew(table)) == []
    assert set(owners(table).values()) == {None}


def test_wd_obj_01_in_the_variant_animals_meet_objectives():
    table = a_table(animals=True).empty_board().hand("A", "w01").objectives("o15 easy", *FAR)
    table.clan("A", "owl").animals("A", "snake").holds("A", herb=1)
    told = table.play("play w01", "tame snake")
    assert claims(told) == [ObjectiveClaimed(0, "o15", "easy", 3)]


def test_wd_obj_01_named_animals_must_be_those_named():
    # The easy side of o15 asks for a snake and an owl, that of o14 for any two.
    table = (
        a_table(animals=True).empty_board().hand("A", "w01").objectives("o14 easy", "o15 easy", *FAR)
    )
    table.clan("A", "cat").animals("A", "snake").holds("A", herb=1)
    told = table.play("play w01", "tame snake")
    assert claims(told) == [ObjectiveClaimed(0, "o14", "easy", 2)]


def test_wd_obj_02_the_first_to_meet_a_condition_takes_the_token_at_once():
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01"])
    assert claims(brew(table)) == [ObjectiveClaimed(0, "o01", "easy", 4)]
    assert owners(table)["o01"] == 0
    assert table.sheet("A")["objectives"] == 4


def test_wd_obj_02_nobody_else_can_get_it():
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01"])
    brew(table)
    table.empty_board().hand("B", "w05").potions("B", "p46").clan("B", "w02", "w03")
    table.holds("B", leaf=1, berry=1, mushroom=2)
    assert claims(brew(table)) == []
    assert owners(table)["o01"] == 0
    assert table.sheet("B")["objectives"] == 0


def test_wd_obj_03_the_check_comes_after_brewing():
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01"])
    told = brew(table)
    names = [type(event).__name__ for event in told]
    assert names.index("ObjectiveClaimed") == names.index("PotionBrewed") + 1


def test_wd_obj_03_the_check_comes_after_taming():
    table = a_table(animals=True).empty_board().hand("A", "w01").objectives("o14 easy", *FAR)
    table.clan("A", "owl").animals("A", "bat").holds("A", berry=1)
    names = [type(event).__name__ for event in table.play("play w01", "tame bat")]
    assert names.index("ObjectiveClaimed") == names.index("AnimalTamed") + 1


def test_wd_obj_03_a_turn_without_brewing_has_no_check():
    # The clan was put together by hand: in play it would have claimed before.
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01", "w02"])
    assert claims(table.play("play w04", "end")) == []
    assert owners(table)["o01"] is None


def test_wd_obj_04_claiming_is_automatic():
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01"])
    brew(table)
    assert table.whose_turn == "B"  # A was not asked
    assert owners(table)["o01"] == 0


def test_wd_obj_04_only_the_player_whose_turn_it_is_can_claim():
    # B's clan was put together by hand and meets both conditions; A's meets one by this brew.
    table = about_to_brew("w04", row=["o01 easy", "o02 easy"], clan=["w01"])
    table.clan("B", "w02", "w03", "w10", "w11")
    assert [(claim.seat, claim.objective) for claim in claims(brew(table))] == [(0, "o01")]
    assert owners(table)["o02"] is None


def test_wd_obj_05_all_conditions_met_by_one_brew_are_claimed_together():
    # A red witch and a red potion complete three objectives.
    row = ["o01 easy", "o02 easy", "o05 easy", "o08 easy"]
    table = about_to_brew("w04", "p01", row=row, clan=["w01", "p12", "p34"])
    assert [claim.objective for claim in claims(brew(table))] == ["o01", "o05", "o08"]
    assert table.sheet("A")["objectives"] == 4 + 4 + 4


def test_wd_obj_05_the_end_is_checked_after_all_claims():
    table = about_to_brew("w04", "p01", clan=["w01", "p12"])
    table.objectives("o01 easy", "o02 hard", "o05 easy")
    names = [type(event).__name__ for event in brew(table)]
    assert names.count("ObjectiveClaimed") == 2
    last = len(names) - names[::-1].index("ObjectiveClaimed")
    assert names[last] == "EndTriggered"


def test_wd_obj_06_a_witch_counts_for_each_of_her_colours_and_any_number_of_objectives():
    # w37 is red and blue.
    table = about_to_brew("w37", row=["o01 easy", "o02 easy", "o03 easy"], clan=["w01", "w10", "w19"])
    assert [claim.objective for claim in claims(brew(table))] == ["o01", "o02"]


@pytest.mark.parametrize(
    ("asked", "clan", "met"),
    [
        # w37 and w38 are red and blue, w01 is red, w10 and w11 are blue, w19 is yellow,
        # w39 is red and yellow, w49 has all colours; w37 is the one who brews.
        ({"red": 1, "blue": 1}, [], False),
        ({"red": 1, "blue": 1}, ["w19"], False),
        ({"red": 1, "blue": 1}, ["w01"], True),
        ({"red": 1, "blue": 1}, ["w10"], True),
        ({"red": 1, "blue": 1}, ["w38"], True),
        ({"red": 2, "blue": 1}, ["w10", "w11"], False),
        ({"red": 2, "blue": 1}, ["w38", "w10"], True),
        ({"red": 2, "blue": 2}, ["w38", "w49"], False),
        ({"red": 2, "blue": 2}, ["w38", "w49", "w10"], True),
        ({"red": 1, "blue": 1, "yellow": 1}, ["w39", "w19"], True),
        ({"red": 1, "blue": 1, "yellow": 1}, ["w01", "w10"], False),
        ({"red": 1, "blue": 1, "yellow": 1}, ["w01", "w39"], True),
    ],
)
def test_wd_obj_06_within_one_objective_a_witch_fills_one_symbol(asked, clan, met):
    table = about_to_brew("w37", row=["o01 easy"], clan=clan, table=with_side(asked))
    assert bool(claims(brew(table))) == met


def test_wd_obj_07_a_wild_potion_has_no_colour_for_objectives():
    table = about_to_brew("w04", "p45", row=["o05 hard", "o05 easy"], clan=["p01", "s1"])
    assert claims(brew(table)) == []


def test_wd_obj_08_tool_objectives_count_different_kinds():
    # The hard side of o09 asks for a flask, a ring and one more kind.
    for tools, met in (
        (["flask", "ring"], False),
        (["flask", "ring", "ring", "flask"], False),
        (["flask", "candle", "mortar"], False),
        (["flask", "ring", "candle"], True),
        (["crystal", "ring", "flask"], True),
    ):
        table = about_to_brew("w04", "p45", row=["o09 hard"], clan=tools)
        assert bool(claims(brew(table))) == met, tools


def test_wd_obj_09_tools_moved_by_a_brew_already_count():
    # p06 needs a ring; the easy side of o10 asks for a ring and a mortar.
    table = about_to_brew("w04", "p06", row=["o10 easy"], clan=["mortar"]).tools("A", "ring")
    assert claims(brew(table)) == [ObjectiveClaimed(0, "o10", "easy", 3)]


def test_wd_obj_10_a_claimed_token_is_never_lost():
    table = about_to_brew("w04", row=["o01 easy"], clan=["w01"])
    brew(table)
    # B surpasses A's clan, then A brews again with witches of another colour.
    table.empty_board().hand("B", "w05").potions("B", "p46").clan("B", "w02", "w03", "w06")
    table.holds("B", leaf=1, berry=1, mushroom=2)
    brew(table)
    table.empty_board().hand("A", "w10").potions("A", "p49").clan("A", "ring")
    table.holds("A", herb=1, feather=2)
    brew(table)
    assert owners(table)["o01"] == 0
    assert table.sheet("A")["objectives"] == 4


def test_wd_end_01_only_taking_an_objective_brings_the_end_near():
    table = about_to_brew().objectives("o04 hard")
    brew(table)
    assert table.state.view(None)["last_round"] is None
