"""The row of objectives, with tokens that have animals on one side only."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME, a_table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules import setup

EASY, HARD, EASY_ANIMAL, HARD_ANIMAL = 1, 2, 4, 8


@pytest.fixture(scope="module")
def half_animals():
    """An edition where o01 to o05 have animals on their hard side."""
    data = deepcopy(GAME.edition().data)
    for entry in data["pieces"]["objectives"][:5]:
        entry["hard"] = {"points": 5, "any_animals": 3}
    return components.read(data, "test")


def test_wd_setup_15_a_side_with_animals_is_put_aside_although_the_other_side_has_none(half_animals):
    for seed in range(30):
        table = a_table(seed=seed, edition=half_animals)
        lying = [table.box.sides[side] for side in table.state.row]
        assert not any(side.is_animal for side in lying)


def test_wd_setup_15_a_token_that_is_needed_further_on_is_not_taken(half_animals):
    # o01 comes first, but without it no hard side with animals could lie.
    drawn = setup.draw_row(half_animals, [0, 7], (EASY, HARD_ANIMAL))
    assert drawn == [7 * 2, 0 * 2 + 1]
    drawn = setup.draw_row(half_animals, [0, 1, 7], (EASY, HARD_ANIMAL))
    assert drawn == [0 * 2, 1 * 2 + 1]


@pytest.mark.parametrize(
    ("sorts", "tokens", "lack"),
    [
        ((EASY, HARD), (EASY | HARD, EASY | HARD), None),
        ((EASY, HARD), (EASY | HARD,), (2, 1)),
        (
            (EASY, EASY),
            (EASY | HARD_ANIMAL, EASY_ANIMAL | HARD, EASY_ANIMAL | HARD_ANIMAL),
            (2, 1),
        ),
        (
            (EASY, HARD, EASY_ANIMAL, HARD_ANIMAL),
            (EASY | HARD_ANIMAL, EASY_ANIMAL | HARD, EASY | HARD),
            (4, 3),
        ),
    ],
)
def test_wd_setup_15_what_too_few_tokens_have_is_found(sorts, tokens, lack):
    assert setup.too_few(sorts, tokens) == lack


def test_wd_solo_26_the_variant_adds_no_objective_to_a_solo_game():
    assert len(a_table(seats=1, animals=True).state.row) == 5
    assert len(a_table(seats=2, animals=True).state.row) == 6
