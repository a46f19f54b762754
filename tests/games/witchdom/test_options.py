"""The settings of a table: which there are, which go together, and what is said where they do not."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME
from witchtable.engine.errors import BadOption
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules.setup import OPTIONS


def an_edition(*objectives, **mixes):
    """The house edition with these objectives only, and other rows for so many players."""
    data = deepcopy(GAME.edition().data)
    pieces = data["pieces"]
    pieces["objectives"] = [entry for entry in pieces["objectives"] if entry["id"] in objectives]
    data["counts"]["objectives"] = len(objectives)
    for seats, (hard, easy) in mixes.items():
        data["setup"]["objectives"][seats.removeprefix("for_")] = {"hard": hard, "easy": easy}
    return components.read(data, "test")


NINE = [f"o{number:02}" for number in range(1, 10)]


def refused(seats, edition=None, **options):
    with pytest.raises(BadOption) as problem:
        GAME.arrange(seats, 1, edition, options)
    return problem.value.option, str(problem.value)


def test_the_settings_and_what_each_may_be():
    few = (-4, -3, -2, -1, 0, 1, 2, 3, 4)
    levels = ("new_apprentice", "skilled_witch", "clan_grandmistress")
    assert {name: (option.default, option.allowed) for name, option in OPTIONS.items()} == {
        "animals": (False, (False, True)),
        "animal_objectives": (1, (0, 1, 2)),
        "animal_sides": ("mixed", ("mixed", "easy", "hard")),
        "extra_hard": (0, few),
        "extra_easy": (0, few),
        "choose_novices": (False, (False, True)),
        "difficulty": ("new_apprentice", levels),
    }
    usual = {name: option.default for name, option in OPTIONS.items()}
    assert GAME.arrange(2, 1, None, {}).options == usual


@pytest.mark.parametrize(
    ("seats", "options", "option", "says"),
    [
        (2, {"difficulty": "skilled_witch"}, "difficulty", "it belongs to the solo game only."),
        (2, {"animal_sides": "hard"}, "animal_sides", "it needs the animal variant (animals=true)."),
        (
            2,
            {"animals": True, "animal_objectives": 0, "animal_sides": "hard"},
            "animal_sides",
            "there is no animal objective whose side could be chosen.",
        ),
        (
            1,
            {"extra_hard": 1},
            "extra_hard",
            "in the solo game the difficulty decides about the objectives.",
        ),
    ],
)
def test_wd_animal_13_what_would_change_nothing_is_refused_with_the_reason(
    seats, options, option, says
):
    guilty, words = refused(seats, **options)
    assert guilty == option
    assert says in words


def test_wd_setup_16_the_option_to_be_changed_is_named_when_the_row_is_too_short():
    short = an_edition(*NINE, for_2=(1, 2))
    assert refused(2, short, extra_easy=-2)[0] == "extra_easy"
    assert refused(2, short, extra_hard=-1, extra_easy=-1)[0] == "extra_hard"


def test_wd_setup_16_the_option_to_be_changed_is_named_when_tokens_run_out():
    nine = an_edition(*NINE)
    option, words = refused(5, nine, extra_hard=2)
    assert option == "extra_hard"
    assert "this takes 10 tokens with such a side, and the edition has only 9." in words
    assert refused(5, nine, extra_hard=1, extra_easy=1)[0] == "extra_easy"


def test_wd_animal_12_so_it_is_when_there_are_too_few_tokens_with_animals():
    only_animals = {"extra_hard": -3, "extra_easy": -2, "animals": True, "animal_objectives": 2}
    none = an_edition(*NINE)
    assert refused(2, none, animals=True)[0] == "animals"
    option, words = refused(2, none, **only_animals)
    assert option == "animals"
    assert "this takes one token with such a side, and the edition has none." in words
    one = an_edition(*NINE, "o14")
    option, words = refused(2, one, **only_animals)
    assert option == "animal_objectives"
    assert "this takes 2 tokens with such a side, and the edition has only 1." in words
    assert refused(2, one, **only_animals, animal_sides="hard")[0] == "animal_sides"
