"""Editions: mistakes are all found at once and named by their entry."""

from __future__ import annotations

import copy
import pickle
from importlib import resources

import pytest

from witchtable import GAMES, Match
from witchtable.engine.edition import Edition
from witchtable.engine.errors import BadEdition, BadOption
from witchtable.games.witchdom import components

GAME = GAMES["witchdom"]
HOUSE = resources.files(components.__package__) / "components.toml"


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
        ("witches", "w07", "id", "w07\n", "pieces.witches.w07\n: id"),
        ("witches", "w07", "id", ["w07"], "pieces.witches, entry 7: id: Expected `str`"),
        ("witches", "w07", "name", "Two\nlines", "pieces.witches.w07: name"),
        ("witches", "w07", "ap", [1, 0, 10], "pieces.witches.w07: ap[2]"),
        ("witches", "w07", "points", 10**30, "pieces.witches.w07: "),
        (
            "witches",
            "w07",
            "id",
            "p16",
            "pieces.potions.p16: this word already means something in pieces.witches",
        ),
        (
            "witches",
            "w07",
            "id",
            "n1a",
            "pieces.novices.n1a: this word already means something in pieces.witches",
        ),
        (
            "witches",
            "w07",
            "id",
            "leaf",
            "pieces.witches.leaf: this word already means something in pieces.resources",
        ),
        (
            "potions",
            "p16",
            "id",
            "tool",
            "pieces.potions.tool: this word already means something in the notation",
        ),
        (
            "potions",
            "p16",
            "id",
            "end",
            "pieces.potions.end: this word already means something in the notation",
        ),
        (
            "animals",
            "snake",
            "id",
            "ring",
            "pieces.animals.ring: this word already means something in pieces.tools",
        ),
        ("resources", "leaf", "count", 100_000, "pieces.resources.leaf: count"),
        (
            "objectives",
            "o14",
            "easy",
            {"points": 2, "any_animals": 9},
            "pieces.objectives.o14.easy: expected different",
        ),
        (
            "objectives",
            "o01",
            "easy",
            {"points": 2, "any_tools": 6},
            "pieces.objectives.o01.easy: expected different",
        ),
        (
            "objectives",
            "o01",
            "easy",
            {"points": 2, "tools": ["ring", "ring"]},
            "pieces.objectives.o01.easy: expected different",
        ),
        (
            "ostara_tokens",
            "t7",
            "gain",
            [{"take": "resource"}],
            "pieces.ostara_tokens.t7: count is missing",
        ),
        (
            "ostara_tokens",
            "t8",
            "gain",
            [{"take": "animal"}],
            "pieces.ostara_tokens.t8: count is missing",
        ),
        (
            "ostara_tokens",
            "t7",
            "gain",
            [{"take": "either", "order": ["witch", "potion"], "count": 2}],
            "pieces.ostara_tokens.t7: count is for resources only",
        ),
        ("ostara_tokens", "t7", "gain", [], "pieces.ostara_tokens.t7: gain"),
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


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("meta.edition", "two\nlines", "meta.edition: "),
        ("meta.edition", "line\n", "meta.edition: "),
        ("meta.edition", "", "meta.edition: "),
        ("meta.edition", "x" * 200, "meta.edition: "),
        ("meta.edition", " x", "meta.edition: "),
        ("provenance", "x", "provenance: expected a table"),
        ("dragons", {"red": 1}, "dragons: unknown table"),
        ("pieces.dragons", [], "pieces.dragons: unknown"),
        ("counts.dragons", 5, "counts.dragons: unknown"),
        ("setup.dragons", 5, "setup: Object contains unknown field `dragons`"),
        ("setup.objectives.6", {"hard": 1, "easy": 1}, "setup: objectives: Invalid enum value '6'"),
        ("setup.rest_resources", 500, "setup: rest_resources"),
        ("solo.rounds", 10**6, "solo: rounds"),
        (
            "pieces.tools",
            ["flask", "ring", "crystal", "mortar", "mortar"],
            "pieces.tools: a word stands twice",
        ),
        ("pieces.colours", ["red", "blue", "yellow", "red"], "pieces.colours: a word stands twice"),
        ("pieces.colours", ["red", "blue", "yellow", "wild"], "pieces.colours: wild is no colour"),
    ],
)
def test_a_bad_value_is_named(path, value, says):
    data = a_box()
    *tables, key = path.split(".")
    table = data
    for name in tables:
        table = table[name]
    table[key] = value
    assert any(problem.startswith(says) for problem in problems(data)), problems(data)


def test_free_keys_are_for_credits():
    data = a_box()
    data["meta"]["transcribed_by"] = "Anna"
    assert components.read(data, "my box").fingerprint == GAME.edition().fingerprint


def test_entries_without_an_id_are_named_by_their_number():
    data = a_box()
    for row in data["pieces"]["witches"][:2]:
        del row["id"]
    assert problems(data) == tuple(
        f"pieces.witches, entry {number}: Object missing required field `id`" for number in (1, 2)
    )


def test_without_animal_objectives_the_variant_is_to_blame():
    data = a_box()
    data["pieces"]["objectives"] = data["pieces"]["objectives"][:13]
    data["counts"]["objectives"] = 13
    box = components.read(data, "my box")
    assert GAME.new(seats=2, seed=1, edition=box)
    with pytest.raises(BadOption) as problem:
        GAME.new(seats=2, seed=1, edition=box, animals=True)
    assert problem.value.option == "animals"
    data = a_box()
    data["pieces"]["objectives"].pop()
    data["counts"]["objectives"] = 14
    box = components.read(data, "my box")
    assert GAME.new(seats=2, seed=1, edition=box, animals=True)
    with pytest.raises(BadOption) as problem:
        GAME.new(seats=2, seed=1, edition=box, animals=True, animal_objectives=2)
    assert problem.value.option == "animal_objectives"


def test_tokens_with_an_animal_on_one_side_are_kept_for_the_side_that_needs_them():
    """Eight tokens are without animals, two more on the hard side only: just enough for this row."""
    data = a_box()
    rows = data["pieces"]["objectives"]
    data["pieces"]["objectives"] = rows[:10]
    for row in rows[8:10]:
        row["easy"] = {"points": 2, "any_animals": 2}
    data["counts"]["objectives"] = 10
    box = components.read(data, "my box")
    for seed in range(40):
        sides = GAME.new(seats=5, seed=seed, edition=box, extra_easy=2).view(None)["objectives"]
        assert [side["side"] for side in sides] == ["hard"] * 4 + ["easy"] * 6
    with pytest.raises(BadOption, match=r"one token.*has none") as problem:
        GAME.arrange(
            5, 1, box, {"extra_hard": -4, "extra_easy": 4, "animals": True, "animal_sides": "hard"}
        )
    assert problem.value.option == "animal_sides"


def test_what_is_no_edition_of_this_game_is_refused():
    for source in (
        5,
        b"box.toml",
        ["box.toml"],
        Edition({"meta": {"edition": "other", "game": "chess"}}),
    ):
        with pytest.raises(BadEdition, match="neither a file nor an edition of Witchdom"):
            GAME.new(seats=2, seed=1, edition=source)


def test_a_message_shows_the_first_mistakes_and_their_number():
    data = a_box()
    for row in data["pieces"]["witches"]:
        row["name"] = 5
    with pytest.raises(BadEdition) as found:
        components.read(data, "my box")
    assert len(found.value.problems) == 50
    assert str(found.value).startswith("my box: 50 mistakes: pieces.witches.w01: name: Expected `str`")
    assert str(found.value).endswith("; …")
    assert len(str(found.value)) < 500


def test_another_edition_is_pickled_with_its_data():
    data = a_box()
    data["meta"]["edition"] = "mine"
    data["pieces"]["starting_potions"][0]["points"] = 5
    state = GAME.new(seats=2, seed=1, edition=components.read(data, "my box"))
    again = pickle.loads(pickle.dumps(state))
    assert again.edition.data == data
    assert again.edition.potion_points[50] == 5
    assert again.digest == state.digest
    assert pickle.loads(pickle.dumps(state)).edition is again.edition  # its tables are built once
    house = pickle.loads(pickle.dumps(GAME.new(seats=2, seed=1)))
    assert house.edition is copy.deepcopy(house).edition is GAME.edition()
    assert house.offers is GAME.new(seats=2, seed=1).offers


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
    text.write_text(
        HOUSE.read_text("utf-8")
        .replace('edition = "house"', 'edition = "mine"')
        .replace(
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
    broken.write_text("a = " + "[" * 10_000)
    with pytest.raises(BadEdition):
        GAME.edition(broken)
    with pytest.raises(BadEdition):
        GAME.edition("null\0byte")


def test_a_byte_order_mark_is_skipped(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text(HOUSE.read_text("utf-8"), "utf-8-sig")
    assert GAME.edition(file).fingerprint == GAME.edition().fingerprint
