"""WW-GOAL, WW-COMP, WW-SEAT: what the game is about, what is in the box, who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.whirling_witchcraft.table import GAME, LETTERS, a_table
from witchtable.engine.errors import BadSeatCount
from witchtable.games.whirling_witchcraft.components import house
from witchtable.games.whirling_witchcraft.events import CauldronPassed
from witchtable.games.whirling_witchcraft.rules import ICONS

BOX = house()
TYPES = ("heart", "mandrake", "mushroom", "spider", "toad")

many_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def finish_round(table):
    """Play the first cards and use nothing."""
    return table.play_cards() + table.decline_all()


# -- the aim -----------------------------------------------------------------------------------


def test_ww_goal_01_two_to_five_players():
    for seats in (2, 3, 4, 5):
        assert len(GAME.new(seats=seats, seed=1).view(None)["players"]) == seats
    for seats in (1, 6):
        with pytest.raises(BadSeatCount):
            GAME.new(seats=seats, seed=1)


def test_ww_goal_02_only_the_player_on_the_right_is_attacked():
    table = a_table("A", "B", "C", "D").in_cauldron("B", toad=3)
    finish_round(table)
    assert [table.on_bench(seat) for seat in "ABCD"] == [{"toad": 3}, {}, {}, {}]


def test_ww_goal_02_only_the_player_on_the_left_attacks():
    table = a_table("A", "B", "C", "D")
    for seat, kind in zip("ABCD", ("heart", "mandrake", "spider", "toad"), strict=True):
        table.in_cauldron(seat, **{kind: 1})
    finish_round(table)
    assert [table.on_bench(seat) for seat in "ABCD"] == [
        {"mandrake": 1}, {"spider": 1}, {"toad": 1}, {"heart": 1},
    ]  # fmt: skip


def test_ww_goal_03_what_the_nemesis_cannot_store_is_a_point_for_the_sender():
    # B turns two toads into a mandrake and two mushrooms; A has room for the mandrake only.
    table = a_table("A", "B", "C").bench("B", toad=2).bench("A", mushroom=9)
    table.hand("B", "r04").playing().play_cards()
    table.play("B use r04 2toad")
    table.decline_all()
    assert table.on_bench("A") == {"mandrake": 1, "mushroom": 9}
    assert [table.circle(seat) for seat in "ABC"] == [{}, {"mushroom": 2}, {}]
    assert table.state.scores == [0, 2, 0]


@pytest.mark.parametrize(("before", "phase", "winners"), [(4, "over", "B"), (3, "play", "")])
def test_ww_goal_04_five_ingredients_in_the_own_circle_win(before, phase, winners):
    table = a_table("A", "B").bench("A", heart=3)
    table.in_circle("B", toad=before).in_cauldron("B", heart=1)
    finish_round(table)
    assert (table.phase, table.winners) == (phase, winners)


# -- the components ----------------------------------------------------------------------------


def test_ww_comp_01_the_box_holds_60_recipes_17_personalities_and_170_cubes():
    assert len({recipe.id for recipe in BOX.recipes}) == 60
    assert sum(entry.copies for entry in BOX.personalities) == 17
    assert sum(ingredient.cubes for ingredient in BOX.ingredients) == 170
    # Five boards, each with a cauldron and three of the fifteen trackers.
    players = GAME.new(seats=5, seed=1).view(None)["players"]
    assert len(players) == 5
    assert all({"bench", "circle", "cauldron"} <= set(player) for player in players)
    assert sum(len(player["trackers"]) for player in players) == 15


def test_ww_comp_02_one_reference_card_with_one_set_of_trackers_for_each_player():
    for player in GAME.new(seats=5, seed=1).view(None)["players"]:
        assert player["trackers"] == {"potion": 0, "raven": 0, "book": 0}


def test_ww_comp_03_five_types_of_which_mushroom_spider_and_toad_are_basic():
    assert [ingredient.id for ingredient in BOX.ingredients] == list(TYPES)
    basic = {ingredient.id for ingredient in BOX.ingredients if ingredient.basic}
    assert basic == {"mushroom", "spider", "toad"}
    table = a_table("A", "B").trackers("A", potion=1).hand("A", "r02").playing()
    table.play_cards()
    assert [move for move in table.legal("A") if move.startswith("potion")] == [
        f"potion {kind}" for kind in TYPES
    ]
    assert table.refused("A potion newt") == "WW-COMP-03"


def test_ww_comp_04_a_bench_has_34_spaces():
    table = a_table("A", "B").in_cauldron("B", **dict.fromkeys(TYPES, 10))
    finish_round(table)
    room = {"heart": 3, "mandrake": 4, "mushroom": 9, "spider": 9, "toad": 9}
    assert table.on_bench("A") == room
    assert sum(room.values()) == 34


def test_ww_comp_04_a_space_takes_only_its_own_type():
    table = a_table("A", "B").bench("A", heart=3).in_cauldron("B", heart=1, spider=1)
    finish_round(table)
    assert table.on_bench("A") == {"heart": 3, "spider": 1}
    assert table.circle("B") == {"heart": 1}


def test_ww_comp_05_a_circle_has_no_limit():
    table = a_table("A", "B").bench("A", heart=3, toad=9)
    table.in_circle("B", heart=4).in_cauldron("B", heart=9, toad=30)
    finish_round(table)
    assert table.circle("B") == {"heart": 13, "toad": 30}


def test_ww_comp_05_cubes_never_leave_a_circle():
    # Neither a Raven nor a recipe reaches into it.
    table = a_table("A", "B").in_circle("A", toad=4).bench("A", spider=1)
    table.trackers("A", raven=1).recipes("A", "r36").hand("A", "r14").playing().play_cards()
    assert table.legal("A") == ["raven spider", "done"]
    table.play("A done")
    assert table.phase == "play"  # no brew: the toads could have fed r36
    assert table.circle("A") == {"toad": 4}
    finish_round(table)
    assert table.circle("A") == {"toad": 4}


def test_ww_comp_06_a_recipe_has_icons_inputs_a_direction_outputs_and_an_initiative():
    assert Counter(len(recipe.arcana) for recipe in BOX.recipes).keys() == {0, 1, 2, 3}
    for recipe in BOX.recipes:
        assert set(recipe.arcana) <= {"potion", "raven", "book"}
        assert recipe.outputs
        assert recipe.two_way in (True, False)
    assert {recipe.two_way for recipe in BOX.recipes} == {True, False}
    assert sorted(recipe.initiative for recipe in BOX.recipes) == list(range(1, 61))


def test_ww_comp_07_a_recipe_may_have_no_inputs_and_spaces_may_be_hybrid():
    assert any(not recipe.inputs for recipe in BOX.recipes)
    for side in ("inputs", "outputs"):
        spaces = {space for recipe in BOX.recipes for space in getattr(recipe, side)}
        assert set(TYPES) <= spaces  # fixed
        assert {"mushroom|spider", "spider|toad", "mushroom|toad"} <= spaces
        assert all(set(space.split("|")) <= set(TYPES) for space in spaces)


def test_ww_comp_08_a_personality_has_starting_ingredients_and_a_power_or_a_recipe():
    for entry in BOX.personalities:
        assert sum(entry.start.values()) > 0
        assert set(entry.start) <= set(TYPES)
        assert entry.power is not None or entry.inputs is not None
    assert {entry.id: entry.arcana for entry in BOX.personalities if entry.arcana} == {
        "frog-whisperer": ("book",)
    }


def test_ww_comp_09_the_personality_wins_against_the_rulebook():
    # A one-way card is never rotated (WW-STUDY-04), and a hand is four cards (WW-HAND-02).
    table = a_table("A:whirlwind", "B", "C:clairvoyant").hand("A", "r02").hand("B", "r03").playing()
    assert "rotate r02" in table.legal("A")
    assert table.refused("B rotate r03") == "WW-STUDY-04"
    finish_round(table)
    assert [len(table.hand_of(seat)) for seat in "ABC"] == [4, 4, 5]


def test_ww_comp_10_three_arcana_with_a_tracker_for_each_player():
    assert ICONS == ("potion", "raven", "book")
    table = a_table("A", "B").hand("A", "r31").hand("B", "r01").playing()
    table.play_cards()
    assert table.player("A", "B")["trackers"] == {"potion": 1, "raven": 1, "book": 1}
    assert table.player("B", "A")["trackers"] == {"potion": 0, "raven": 0, "book": 0}


def test_ww_comp_11_170_cubes_never_limit_play():
    cubes = {ingredient.id: ingredient.cubes for ingredient in BOX.ingredients}
    assert cubes == {"heart": 20, "mandrake": 30, "mushroom": 40, "spider": 40, "toad": 40}
    table = a_table(*"ABCDE").recipes("A", "r08").trackers("A", potion=1).hand("A", "r02").playing()
    for seat in "ABCDE":
        table.in_circle(seat, heart=4).bench(seat, heart=1, mandrake=4, mushroom=9, spider=9, toad=9)
    table.play_cards()
    table.play("A potion heart")  # the 26th heart
    while table.phase == "arcana":
        table.play(f"{table.deciders[0]} done")
    events = table.play("A use r08 2mandrake mushroom spider toad", "A done")
    events += table.decline_all()
    passed = [event for event in events if isinstance(event, CauldronPassed)]
    assert [(event.stored, event.overflow) for event in passed] == [(("heart", "heart"), ("heart",))]


# -- seats and neighbours ----------------------------------------------------------------------


@many_seats
def test_ww_seat_01_the_left_neighbour_is_the_next_seat_the_right_one_the_seat_before(seats):
    # Uncontrolled Powers overflow to the left, cauldrons go to the right.
    state = GAME.new(seats=seats, seed=1)
    for seat in range(seats):
        assert state.left_of(seat) == (seat + 1) % seats
        assert state.right_of(state.left_of(seat)) == seat
    table = a_table(*LETTERS[:seats]).in_cauldron("A", toad=1)
    finish_round(table)
    assert table.on_bench(LETTERS[seats - 1]) == {"toad": 1}


@many_seats
def test_ww_seat_02_who_receives_your_hand_sends_you_a_cauldron(seats):
    letters = LETTERS[:seats]
    table = a_table(*letters)
    for seat in letters:
        table.hand(seat, f"r0{letters.index(seat) + 1}", f"r5{letters.index(seat)}")
    table.playing().play_cards()
    for number, seat in enumerate(letters):
        table.in_cauldron(seat, spider=number + 1)
    table.brewing()
    table.play(*[f"{seat} done" for seat in table.deciders])
    for number, seat in enumerate(letters):
        left = letters[(number + 1) % seats]
        assert f"r5{number}" in table.hand_of(left)
        assert table.on_bench(seat) == {"spider": letters.index(left) + 1}


def test_ww_seat_03_with_two_players_the_opponent_sits_on_both_sides():
    table = a_table("A:uncontrolled-powers", "B").hand("A", "r51", "r52").hand("B", "r53", "r54")
    table.bench("A", heart=3).bench("B", toad=9).in_cauldron("A", toad=1).playing()
    finish_round(table)
    assert table.circle("A") == {"toad": 1}  # B is on the right
    assert "r52" in table.hand_of("B")  # and on the left
    assert "r54" in table.hand_of("A")
    table.play("A gain heart")
    assert table.circle("B") == {"heart": 3}
