"""The aids: what they answer, in numbers and in words, and that asking changes nothing."""

from __future__ import annotations

import pytest

from tests.games.whirling_witchcraft.table import GAME, a_table
from witchtable.engine.texts import Message, languages, name_of, speaking
from witchtable.games.whirling_witchcraft.brews import outcomes, within_reach
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, smaller, total

BREWS = GAME.aids["brews"]
NEED_MORE = ("r05", "r06", "r07", "r09", "r37", "r38", "r39", "r03", "r35", "r10")
FREE = ("r31", "r32", "r33", "r34", "r35", "r36", "r01", "r02", "r03", "r16", "r17", "r18")


def brewer(personality, *recipes, **bench):
    """A brews with these; B could too and so keeps the step open."""
    table = a_table(f"A:{personality}", "B").recipes("A", *recipes).bench("A", **bench)
    return table.recipes("B", "r60").bench("B", mushroom=9, spider=9, toad=9, heart=2).brewing()


def crowded():
    """Twelve recipes that can all be used, and more than the helper tries."""
    return brewer("fey-blessed", *FREE, mushroom=3, spider=3, toad=3, mandrake=1)


def names(table, bits):
    return [
        table.box.code_ids[code] for at, code in enumerate(table.state.tableau[0]) if bits >> at & 1
    ]


def test_asking_for_brews_changes_nothing():
    table = crowded()
    before = table.state.copy()
    first = BREWS(table.state, 0, {})
    assert table.state == before
    assert BREWS(table.state, 0, {}) == first


def test_the_only_recipe_that_can_be_used_is_never_left_out():
    table = brewer("fey-blessed", *NEED_MORE, mushroom=1)  # hearts, or spiders
    found = BREWS(table.state, 0, {})
    assert found["brews"][0]["steps"] == ["use fey-blessed"]
    assert (found["complete"], found["left_out"]) == (True, [])


def test_what_a_brew_could_reach_counts_what_other_recipes_make():
    # r09 needs two hearts; nothing here makes any. r36 turns the toad of the Fey-Blessed.
    table = brewer("fey-blessed", "r09", "r36")
    assert names(table, within_reach(table.state, 0)) == ["fey-blessed", "r36"]


def test_a_scholar_can_name_one_type_that_is_missing():
    table = brewer("spellbook-scholar", "r36", "r37", mandrake=1)
    # r36 lacks a toad and nothing else; r37 a heart and mushrooms.
    assert names(table, within_reach(table.state, 0)) == ["r36"]
    table.state.draft_books[0] = EVERYTHING[table.box.kind_index["mushroom"]]
    assert names(table, within_reach(table.state, 0)) == ["r36", "r37"]


def test_with_too_many_recipes_the_helper_says_what_it_left_out():
    table = crowded()
    assert within_reach(table.state, 0).bit_count() == 13
    found = BREWS(table.state, 0, {})
    assert found["complete"] is False
    assert len(found["left_out"]) == 5
    used = {step.split()[1] for brew in found["brews"] for step in brew["steps"]}
    assert not used & set(found["left_out"])


def test_what_is_left_out_is_what_matters_least():
    """The recipe that overflows lies first: the newest ones would not."""
    table = brewer("fey-blessed", "r09", *FREE, heart=2, toad=1)
    room = table.box.spaces - table.state.bench[1]
    exact = max(
        total(outcome.cauldron - smaller(outcome.cauldron, room))
        for outcome in outcomes(table.state, 0, 0b1110)
    )
    found = BREWS(table.state, 0, {})
    assert found["brews"][0]["overflow"] >= exact > 0
    assert not {"r09", "fey-blessed"} & set(found["left_out"])


def test_a_personality_that_is_left_out_is_not_spent():
    table = brewer("hidden-power", *FREE, mushroom=9, heart=1, mandrake=1, spider=1, toad=1)
    found = BREWS(table.state, 0, {})
    for brew in found["brews"]:
        uses = any(step.startswith("use hidden-power") for step in brew["steps"])
        assert brew["spends_personality"] is uses


@pytest.mark.parametrize("language", languages())
def test_brews_are_told_in_words(language):
    table = crowded()
    found = BREWS(table.state, 0, {})
    with speaking(language):
        lines = [str(message) for message in GAME.spoken["brews"](table.box, found)]
        names = [table.box.recipes[table.box.card_index[id]].name for id in found["left_out"]]
        left_out = [name_of(name) for name in names]
    brews = [brew for brew in found["brews"] if brew["steps"]]
    assert len(lines) == len(brews) + 1
    assert all(step in lines[0] for step in found["brews"][0]["steps"])
    assert all(name in lines[-1] for name in left_out)
    assert not any("{" in line or line.startswith("whirling-") for line in lines)


def test_nothing_to_brew_is_told_too():
    table = a_table("A", "B")
    (told,) = GAME.spoken["brews"](table.box, BREWS(table.state, 0, {}))
    assert isinstance(told, Message)
    assert str(told) == "Nothing more can be brewed."
