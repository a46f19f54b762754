"""What comes with a view, so that whoever shows it needs no rules; and that it has its type."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.games.whirling_witchcraft.table import GAME, a_table
from witchtable.games.whirling_witchcraft.actions import Use
from witchtable.games.whirling_witchcraft.view import View

SWITCHED = {"brew_mode": "on_call", "potion_cube_feeds_recipes": True, "quick_play": True}


def draft(table, seat="A"):
    return table.view(seat)["mine"]["draft"]


@pytest.mark.parametrize("options", [{}, SWITCHED], ids=["plain", "switched"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_has_the_declared_type(seats, options):
    state = GAME.new(seats=seats, seed=seats, personality_mode="draft", **options)
    rng = Random(seats)
    while state.deciders:
        for viewer in (None, *range(seats)):
            shown = state.view(viewer)
            assert set(shown) == set(View.__annotations__)
            msgspec.convert(shown, GAME.view_type, strict=True)
        seat = rng.choice(state.deciders)
        state.apply(seat, rng.choice(state.legal(seat)))


def test_the_edition_has_the_declared_type():
    found = msgspec.convert(GAME.edition().data, GAME.edition_type)
    assert list(found["pieces"]["recipes"]) == GAME.edition().recipes


def test_neighbours_are_named():
    players = a_table("A", "B", "C").view(None)["players"]
    assert [(player["left"], player["right"]) for player in players] == [(1, 2), (2, 0), (0, 1)]


def test_the_running_brew_is_followed():
    table = a_table("A", "B").bench("A", mandrake=1, mushroom=1, toad=2).recipes("A", "r35", "r30")
    table.recipes("B", "r32").hesitant().brewing().play("A use r30", "A use r35 made-spider")
    first, second = draft(table)["uses"]
    assert first["recipe"] == "r30"
    assert [cube["kind"] for cube in first["spent"]] == ["mandrake", "mushroom", "toad"]
    assert first["made"] == [{"kind": "heart", "gone": False}, {"kind": "spider", "gone": True}]
    assert first["fed_by"] == []
    assert second["spent"] == [{"kind": "spider", "origin": "made"}]
    assert second["fed_by"] == ["r30"]
    assert draft(table)["sent"] == {"heart": 1, "mandrake": 1, "mushroom": 0, "spider": 0, "toad": 0}
    assert table.view("B")["mine"]["draft"]["uses"] == []


def test_only_whoever_owes_a_draft_has_one():
    table = a_table("A", "B").recipes("A", "r31").recipes("B", "r25")
    assert draft(table) is None  # recipes are played
    table.hesitant().brewing()
    assert draft(table)["steps"] == []
    assert draft(table, "B") is None
    assert table.view(None)["mine"] is None


def test_a_scholars_payment_uses_what_was_made():
    table = a_table("A:spellbook-scholar", "B").bench("A", mushroom=1).recipes("A", "r34")
    table.recipes("B", "r32").hesitant().brewing().play("A use r34", "A scholar toad made-mandrake")
    assert draft(table)["uses"][0]["made"] == [{"kind": "mandrake", "gone": True}]


def test_what_a_recipe_lacks_is_counted():
    table = a_table("A", "B").bench("A", spider=1, toad=1).recipes("A", "r49", "r17", "r35", "r01")
    table.recipes("B", "r32").hesitant().brewing()
    # Whatever r17 takes for its hybrid input is there.
    missing = {"r49": {"mushroom": 3, "spider": 1}, "r17": {"mushroom": 1}}
    assert draft(table)["missing"] == missing
    table.play("A use r01")
    assert draft(table)["missing"] == {"r49": {"mushroom": 2}}
    table.play("A done")
    assert draft(table)["missing"] is None


@pytest.mark.parametrize(("feeds", "lacking"), [(False, {"r25": {"mushroom": 1}}), (True, {})])
def test_a_cauldron_that_feeds_is_counted(feeds, lacking):
    table = a_table("A", "B", potion_cube_feeds_recipes=feeds).bench("A", mushroom=1)
    table.recipes("A", "r25", "r31").recipes("B", "r32").in_cauldron("A", mushroom=1)
    table.hesitant().brewing()
    assert draft(table)["missing"] == lacking


def test_every_way_to_use_a_recipe_is_taken_apart():
    table = a_table("A", "B").bench("A", mushroom=1, toad=1).recipes("A", "r17", "r31")
    table.recipes("B", "r32").hesitant().brewing().play("A use r31")
    shown = draft(table)["ways"]
    offered = [action for action in table.state.legal(0) if isinstance(action, Use)]
    assert [way["action"] for way in shown["r17"]] == [str(action) for action in offered]
    origins = [[cube["origin"] for cube in way["spent"]] for way in shown["r17"]]
    assert origins == [["bench", "bench"], ["made", "bench"]]
    assert [cube["kind"] for cube in shown["r17"][0]["spent"]] == ["mushroom", "toad"]


def test_the_numbers_of_a_tracker_that_bring_an_effect_are_named():
    table = a_table("A", "B").trackers("A", potion=5)
    assert table.view(None)["effect_levels"] == [2, 4, 6, 8, 10, 12]


def test_rotated_recipes_come_with_their_spaces():
    table = a_table("A", "B").recipes("A", "r25*").hand("A", "r17", "r01")
    assert table.view("B")["turned"] == {"r25": {"inputs": ["mandrake"], "outputs": ["mushroom"] * 2}}
    turned = {"r17": {"inputs": ["mandrake"], "outputs": ["mushroom", "spider|toad"]}}
    assert table.view("A")["mine"]["turned"] == turned
    assert "r17" not in table.view("B")["mine"]["turned"]
    table.play("A rotate r17")
    assert table.view("A")["mine"]["turned"] == turned
