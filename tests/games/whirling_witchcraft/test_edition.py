"""Editions of Whirling Witchcraft: mistakes are named by their entry."""

from __future__ import annotations

import copy

import pytest

from witchtable import GAMES, Match
from witchtable.engine.errors import BadEdition
from witchtable.engine.texts import Message
from witchtable.games.whirling_witchcraft import components
from witchtable.games.whirling_witchcraft.personalities import NO_POWER, ONLY_RECIPES, POWERS

GAME = GAMES["whirling-witchcraft"]


def a_box():
    return copy.deepcopy(dict(GAME.edition().data))


def problems(data):
    with pytest.raises(BadEdition) as found:
        components.read(data, "my box")
    return found.value.problems


def test_the_house_edition_is_good():
    again = components.read(a_box(), "again")
    assert again.fingerprint == GAME.edition().fingerprint


@pytest.mark.parametrize(
    ("table", "id", "key", "value", "says"),
    [
        ("recipes", "r07", "inputs", ["gold"], "pieces.recipes.r07: unknown 'gold'"),
        ("recipes", "r07", "outputs", ["toad|gold"], "pieces.recipes.r07: unknown 'gold'"),
        ("recipes", "r07", "arcana", ["cat"], "pieces.recipes.r07: arcana"),
        ("recipes", "r07", "initiative", 8, "pieces.recipes: initiative 8 stands twice"),
        ("recipes", "r07", "two_ways", True, "pieces.recipes.r07: Object contains unknown field"),
        ("recipes", "r07", "id", "trickster", "pieces: a recipe and a personality share an id"),
        ("ingredients", "toad", "capacity", 900, "pieces.ingredients.toad: capacity"),
        ("ingredients", "toad", "cubes", 41, "counts.ingredient_cubes: says 170, but there are 171"),
        ("personalities", "trickster", "power", "juggle", "pieces.personalities.trickster: power"),
        (
            "personalities",
            "trickster",
            "start",
            {"heart": 4},
            "pieces.personalities.trickster.start: more",
        ),
        (
            "personalities",
            "clairvoyant",
            "hand_limit",
            0,
            "pieces.personalities.clairvoyant.hand_limit",
        ),
        (
            "personalities",
            "uncontrolled-powers",
            "amount",
            0,
            "pieces.personalities.uncontrolled-powers.am",
        ),
        ("personalities", "initiate", "copies", 4, "pieces.personalities: expected five Initiates"),
    ],
)
def test_a_bad_entry_is_named(table, id, key, value, says):
    data = a_box()
    next(row for row in data["pieces"][table] if row["id"] == id)[key] = value
    assert any(problem.startswith(says) for problem in problems(data)), problems(data)


def test_marks_say_where_a_value_comes_from():
    box = GAME.edition()
    assert box.mark("pieces.recipes.r02.inputs") == "fact"
    assert box.mark("pieces.recipes.r02.name") == "house"
    assert box.mark("pieces.ingredients.heart.capacity") == "fact"


def test_a_game_is_played_with_ones_own_edition():
    data = a_box()
    data["meta"]["edition"] = "mine"
    data["rules"]["win_threshold"] = 1
    edition = components.read(data, "mine")
    match = Match(GAME, seats=2, seed=1, edition=edition)
    assert match.state.edition.rules.win_threshold == 1
    assert Match.loads(match.dumps(), edition=edition).state == match.state


def test_every_power_has_a_card_and_words():
    box = GAME.edition()
    assert sorted(entry.power for entry in box.personalities if entry.power) == sorted(POWERS)
    for entry, power in zip(box.personalities, box.powers, strict=False):
        assert power is (POWERS[entry.power] if entry.power else ONLY_RECIPES[entry.id])
        if entry.power:
            words = str(Message(f"whirling-witchcraft-power-{power.name}"))
            assert not words.startswith("whirling")
    assert box.powers[-1] is NO_POWER
