"""What a view tells besides what lies on the table: what the rules make of it, for whoever draws it."""

from __future__ import annotations

import gc
import weakref
from copy import deepcopy
from typing import get_type_hints

import msgspec
import pytest

from tests.games.witchdom.table import GAME, a_table
from tests.positions import random_game
from witchtable import Place, bot
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules.payment import can_pay
from witchtable.games.witchdom.view_player import look_at_player

TABLES = [
    (1, {"difficulty": "skilled_witch", "animals": True}),
    (2, {}),
    (3, {"animals": True, "choose_novices": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_has_the_declared_shape(seats, options):
    keys = get_type_hints(GAME.view_type)
    for number, state in enumerate(random_game(GAME, seats, 5, options)):
        if number % 10 == 0 or not state.deciders:
            for seat in (None, *range(state.seats)):
                view = state.view(seat)
                assert set(view) == set(keys)
                assert msgspec.to_builtins(msgspec.convert(view, GAME.view_type)) == view


def test_an_edition_has_the_declared_shape():
    data = GAME.edition().data
    assert set(data) == set(get_type_hints(GAME.edition_type))
    msgspec.convert(data, GAME.edition_type)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_recipes_progress_and_sheets_are_what_the_rules_say(seats, options):
    for number, state in enumerate(random_game(GAME, seats, 8, options)):
        if number % 10:
            continue
        view = state.view(None)
        assert view["scores"] == state.scores
        for seat, player in enumerate(view["players"]):
            lines = {line.label: line.points for line in state.score_sheet(seat)}
            assert {f"witchdom-score-{source}": n for source, n in player["sheet"].items()} == lines
            assert set(player["sheet"]) <= set(view["sources"])
            up = {here["potion"]["card"] for here in view["board"] if here["potion"]}
            assert set(player["recipes"]) == up | set(player["waiting"]["potions"])
            for potion, recipe in player["recipes"].items():
                payable = len(recipe["missing"]) <= recipe["pairs"]
                if player["uses_tools"]:
                    assert payable == can_pay(state, seat, state.edition.potion_index[potion])
            for entry, there in zip(view["objectives"], player["progress"], strict=True):
                assert 0 <= there <= entry["symbols"]
                if there == entry["symbols"] and player["uses_tools"]:
                    assert entry["owner"] is not None


def test_a_recipe_names_what_neither_tokens_nor_tools_cover():
    # p10 takes leaf, 3 herb and mushroom, a mortar and a crystal; p14 any tool.
    table = a_table().potions("A", "p10", "p14").tools("A", "mortar").holds("A", herb=1, feather=5)
    recipes = table.state.view(1)["players"][0]["recipes"]
    missing = ["leaf", "herb", "herb", "mushroom", "crystal"]
    assert recipes["p10"] == {"missing": missing, "pairs": 2}
    assert recipes["p14"] == {"missing": ["leaf", "berry"], "pairs": 2}
    recipes = table.tools("A").state.view(1)["players"][0]["recipes"]
    assert recipes["p14"]["missing"] == ["leaf", "berry", "any"]


def test_wd_ostara_30_ostaras_recipes_have_no_tools():
    player = a_table(1).potions("B", "p10").holds("B", leaf=1, herb=3).state.view(0)["players"][1]
    assert player["recipes"]["p10"] == {"missing": ["mushroom"], "pairs": 0}
    assert not player["uses_tools"]


def test_wd_obj_01_progress_counts_the_symbols_that_are_there():
    table = a_table().objectives("o01 hard", "o05 easy", "o09 hard").clan("A", "w01", "w48", "p02")
    view = table.clan("B", "p01", "p12", "flask", "mortar").state.view(None)
    assert [entry["symbols"] for entry in view["objectives"]] == [3, 2, 3]
    assert [player["progress"] for player in view["players"]] == [[1, 1, 0], [0, 2, 2]]


def test_action_points_are_shown_where_they_are_left():
    # w50 has the restoration symbol, and points in the forest and at the lake.
    table = a_table().hand("A", "w20", "w50")
    assert table.state.view(0)["action_points"] == [0, 0, 0]
    assert table.state.view(0)["active"] is None
    table.play("play w50")
    view = table.state.view(0)
    assert (view["phase"], view["active"]) == ("restore", "w50")
    assert view["action_points"] == [0, 1, 1]
    table.play("keep")
    forest = table.state.view(0)
    assert forest["location"] == "forest"
    assert forest["action_points"] == [0, 1, 1]
    table.play("take forest witch")
    assert table.state.view(0)["action_points"] == [0, 0, 1]


def test_every_phase_that_asks_somebody_has_clauses_that_help():
    seen = {}
    for state in random_game(GAME, 2, 3, {"animals": True, "choose_novices": True}):
        view = state.view(None)
        seen[view["phase"]] = view["help"]
    assert seen.pop("over") == []
    assert {"novices", "play", "restore", "collect", "rest", "brew"} <= set(seen)
    assert all(seen.values())


def test_wd_ostara_10_criteria_are_those_of_her_level():
    for difficulty, criteria in (
        ("new_apprentice", ["points", "first"]),
        ("skilled_witch", ["objective", "points", "first"]),
    ):
        state = a_table(1, difficulty=difficulty).state
        tokens = [token.id for token in state.edition.ostara_tokens]
        state.shown = (tokens.index("t7"), tokens.index("t1"))
        assert state.view(0)["ostara"]["criteria"] == {"t7": [], "t1": criteria}


def test_what_is_worked_out_from_an_edition_goes_with_it():
    """The actions of every edition were kept for ever."""
    data = deepcopy(GAME.edition().data)
    data["meta"]["edition"] = "short-lived"
    edition = components.read(data, "test")
    state = GAME.new(seats=2, seed=1, edition=edition)
    player = bot("adept@iterations=3", GAME)
    for _ in range(5):
        seat = state.deciders[0]
        state.view(seat)
        state.apply(seat, player.choose(Place(state, seat)))
    gone = weakref.ref(edition)
    del edition, state, player
    gc.collect()
    assert gone() is None


def test_whoever_pays_sees_every_way_the_best_first():
    table = a_table().empty_board().hand("A", "w28").potions("A", "p34")  # two leaves and a berry
    table.tools("A", "mortar").holds("A", leaf=4, berry=1, herb=2)
    table.play("play w28", "brew p34")
    ways = table.state.view(0)["payments"]
    assert ways[0] == {
        "action": "pay berry 2leaf",
        "tokens": {"berry": 1, "leaf": 2},
        "tools": [],
        "cost": 3,
    }
    offered = [str(action) for action in table.state.legal(0)]
    assert sorted(way["action"] for way in ways) == sorted(set(offered) - {"back"})
    assert [way["cost"] for way in ways] == sorted(way["cost"] for way in ways)
    assert table.state.view(1)["payments"] is None
    assert table.state.view(None)["payments"] is None


def test_of_equal_ways_to_pay_the_one_is_better_that_brings_a_tool_into_the_clan():
    table = a_table().empty_board().hand("A", "w04").potions("A", "p06")
    table.tools("A", "ring").holds("A", leaf=3, berry=3, herb=3, feather=3, mushroom=3)
    table.play("play w04", "brew p06")
    ways = table.state.view(0)["payments"]
    assert len(ways[0]["tools"]) == 1
    asides = {str(action) for action in table.state.asides(0)}
    assert asides
    assert ways[0]["action"] not in asides


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_remembered_of_a_player_is_what_lies_there(seats, options):
    for state in random_game(GAME, seats, 5, options):
        shown = state.open_view()["players"]
        assert shown == [look_at_player(state, owner) for owner in range(state.seats)]


def test_whoever_changes_a_view_changes_no_other():
    state = GAME.new(seats=2, seed=1)
    before = deepcopy(state.view(0))
    for player in state.view(0)["players"]:
        player.clear()
    assert state.view(0) == before
