"""Samples: what a seat must reckon with. (That they look alike is in the contract tests.)"""

from __future__ import annotations

from random import Random

import pytest

from tests.games.whirling_witchcraft.table import a_table
from witchtable.games.whirling_witchcraft.events import RecipeRevealed
from witchtable.games.whirling_witchcraft.rules import EMPTY, ICONS

NUMBER = 600


def against_a_daredevil(*moves):
    """B is a Daredevil with four one-way cards: five choices, one of them the gamble."""
    table = a_table("A", "B:daredevil", "C").hand("B", "r01", "r02", "r03", "r04")
    # What A has seen of that hand stays what it is in every sample.
    for recipe in ("r01", "r02", "r03", "r04"):
        table.state.known[table.box.card_index[recipe]] |= 1
    table.play(*moves)
    return table


def samples(table, seat=0):
    return [table.state.sample(seat, Random(number)) for number in range(NUMBER)]


@pytest.mark.parametrize("moves", [["B play r03"], ["B gamble", "B dare book upright"]])
def test_a_daredevil_who_has_committed_may_have_gambled(moves):
    table = against_a_daredevil(*moves)
    gambles = [sample for sample in samples(table) if sample.gamble != EMPTY]
    # As likely as each of the four cards.
    assert NUMBER / 5 - 40 < len(gambles) < NUMBER / 5 + 40
    for sample in gambles:
        assert sample.gamble in sample.hands[1]
        assert sample.choice[1] >> 1 == sample.gamble
        assert sample.dare in range(3)
    assert {sample.dare for sample in gambles} == {0, 1, 2}
    assert len({sample.gamble for sample in gambles}) == 4


@pytest.mark.parametrize("moves", [[], ["B gamble"]])
def test_a_daredevil_who_still_decides_may_have_gambled_too(moves):
    table = against_a_daredevil(*moves)
    found = samples(table)
    gambles = [sample for sample in found if sample.gamble != EMPTY]
    assert NUMBER / 5 - 40 < len(gambles) < NUMBER / 5 + 40
    for sample in found:
        assert (sample.dare, sample.choice[1]) == (EMPTY, EMPTY)
        assert sample.deciders == table.state.deciders


def test_a_daredevil_knows_whether_there_was_a_gamble():
    table = against_a_daredevil("B gamble")
    assert {sample.gamble for sample in samples(table, 1)} == {table.state.gamble}
    table = against_a_daredevil("B play r03")
    assert {sample.gamble for sample in samples(table, 1)} == {EMPTY}


def test_a_sampled_gamble_earns_its_effect_when_it_is_revealed():
    table = against_a_daredevil("B play r03")
    sample = next(sample for sample in samples(table) if sample.gamble != EMPTY)
    named, card = ICONS[sample.dare], table.box.recipes[sample.gamble].id
    told = [event for seat in (0, 2) for event in sample.apply(seat, sample.legal(seat)[0])]
    assert RecipeRevealed(1, card, "upright", named) in told


def test_nobody_else_is_suspected():
    table = a_table("A", "B", "C").hand("B", "r01", "r02")
    table.play("B play r01")
    assert {sample.gamble for sample in samples(table)} == {EMPTY}
