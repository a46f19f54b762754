"""Editions: mistakes are all found at once and named by their entry."""

from __future__ import annotations

import copy

import pytest

from witchtable import GAMES, Match
from witchtable.engine.errors import BadEdition
from witchtable.games.witchdom import components

GAME = GAMES["witchdom"]


def a_box():
    return copy.deepcopy(dict(GAME.edition().data))


def entry(data, table, id):
    return next(row for row in data["pieces"][table] if row["id"] == id)


def problems(data):
    with pytest.raises(BadEdition) as found:
        components.read(data, "my box")
    assert found.value.source == "my box"
    return found.value.problems


def test_the_house_edition_is_good():
    assert GAME.edition().name == "house"
    assert components.read(a_box(), "again").fingerprint == GAME.edition().fingerprint


@pytest.mark.parametrize(
    ("table", "id", "key", "value", "says"),
    [
        ("witches", "w07", "ap", [1, 0], "pieces.witches.w07"),
        ("witches", "w07", "points", "many", "pieces.witches.w07: points"),
        ("witches", "w07", "points", -1, "pieces.witches.w07: points"),
        ("witches", "w07", "banners", ["pink"], "pieces.witches.w07.banners: unknown 'pink'"),
        ("witches", "w07", "banners", [], "pieces.witches.w07: banners"),
        ("witches", "w07", "banners", ["red", "red"], "pieces.witches.w07.banners: a colour twice"),
        ("witches", "w07", "back", "dog", "pieces.witches.w07.back: unknown 'dog'"),
        ("witches", "w07", "beard", 1, "pieces.witches.w07: Object contains unknown field `beard`"),
        ("potions", "p16", "needs", {"gold": 1}, "pieces.potions.p16.needs: unknown 'gold'"),
        ("potions", "p16", "tools", ["spoon"], "pieces.potions.p16.tools: unknown 'spoon'"),
        ("potions", "p16", "banner", "pink", "pieces.potions.p16.banner: unknown 'pink'"),
        ("potions", "p16", "id", "p15", "pieces.potions.p15: this id stands twice"),
        ("novices", "n1a", "clan", "ostara", "pieces.novices.n1a.clan: unknown 'ostara'"),
        ("animals", "snake", "tame_with", "gold", "pieces.animals.snake.tame_with: unknown 'gold'"),
        ("animals", "snake", "id", "ring", "pieces: ring: this word already means something else"),
        ("starting_potions", "s1", "seat", 2, "pieces.starting_potions: expected seats 1 to 5"),
        ("objectives", "o01", "easy", {"points": 3}, "pieces.objectives.o01.easy: asks for nothing"),
        ("ostara_tokens", "t1", "criteria", ["whim"], "pieces.ostara_tokens.t1: criteria"),
        ("resources", "leaf", "count", 12, "counts.resource_tokens: says 65, but there are 64"),
    ],
)
def test_a_bad_entry_is_named(table, id, key, value, says):
    data = a_box()
    entry(data, table, id)[key] = value
    assert any(problem.startswith(says) for problem in problems(data)), problems(data)


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("meta", "meta.game"),
        ("setup", "setup: missing"),
        ("scoring", "scoring: missing"),
        ("solo", "solo: missing"),
        ("counts", "counts.witches: missing"),
        ("pieces", "pieces.witches: expected a list"),
    ],
)
def test_a_missing_table_is_named(path, says):
    data = a_box()
    del data[path]
    assert any(problem.startswith(says) for problem in problems(data)), problems(data)


def test_all_mistakes_are_reported_at_once():
    data = a_box()
    entry(data, "witches", "w01")["ap"] = "none"
    entry(data, "potions", "p01")["points"] = None
    del data["scoring"]
    assert len(problems(data)) == 3


def test_marks_must_be_known_and_point_at_something():
    data = a_box()
    data["provenance"]["pieces.witches.w99"] = "fact"
    data["provenance"]["pieces.witches.w01"] = "rumour"
    found = problems(data)
    assert any("w99: points at nothing" in problem for problem in found)
    assert any("w01: expected one of fact, deduced, house" in problem for problem in found)


def test_marks_say_where_a_value_comes_from():
    box = GAME.edition()
    assert box.mark("pieces.witches.w29.points") == "fact"
    assert box.mark("pieces.witches.w29.ap") == "house"
    assert box.mark("scoring.tools_ladder") == "deduced"
    assert box.mark("scoring.leftover_max") == "fact"


def test_a_game_is_played_with_ones_own_edition(tmp_path):
    text = (tmp_path / "box.toml").resolve()
    house = (components.resources.files(components.__package__) / "components.toml").read_text("utf-8")
    text.write_text(
        house.replace('edition = "house"', 'edition = "mine"').replace(
            'name = "First Bubble",         points = 2', 'name = "First Bubble",         points = 5'
        ),
        "utf-8",
    )
    match = Match(GAME, seats=2, seed=1, edition=text)
    assert match.deal.edition.name == "mine"
    assert match.state.edition.potion_points[50] == 5
    record = match.dumps()
    assert Match.loads(record, edition=text).state == match.state
    with pytest.raises(Exception, match="mine"):
        Match.loads(record)


def test_a_file_that_is_not_there_or_no_toml_is_a_bad_edition(tmp_path):
    with pytest.raises(BadEdition):
        GAME.edition(tmp_path / "nothing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("[meta\n")
    with pytest.raises(BadEdition):
        GAME.edition(broken)
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEdition):
        GAME.edition(broken)
