"""WW-BREW with more uses than are listed: the best of each way are offered, the others can be named."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from tests.games.whirling_witchcraft.table import GAME, Table
from witchtable.bots import LEVELS
from witchtable.engine.errors import IllegalAction
from witchtable.engine.place import Place
from witchtable.engine.state import MOST_OFFERED
from witchtable.games.whirling_witchcraft import components
from witchtable.games.whirling_witchcraft.actions import Use
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, NOTHING, pack
from witchtable.games.whirling_witchcraft.rules.brewing import choices, point_of
from witchtable.games.whirling_witchcraft.rules.offers import Offers, fillable, take_apart
from witchtable.guests import ask, seat

EVERYTHING_ELSE = 1_000_000


@pytest.fixture(scope="module")
def plenty():
    """A brew in which eight recipes take any four cubes, from three heaps and by two Books."""
    data = deepcopy(GAME.edition().data)
    for recipe in data["pieces"]["recipes"][:8]:
        recipe |= {"inputs": ["any"] * 4, "outputs": ["toad"]}
    state = GAME.new(seats=2, seed=1, edition=components.read(data, "test"), quick_play=False)
    table = Table(state).recipes("A", *(f"r0{number}" for number in range(1, 9)))
    table.bench("A", heart=3, mandrake=4, mushroom=9, spider=9, toad=9).brewing()
    state.draft_made[0] = pack((4, 4, 4, 4, 4))
    state.draft_books[0] = EVERYTHING[1] | EVERYTHING[3]
    state.forget_choices()
    return state


def way_of(use):
    """A recipe, and the types that fill it."""
    return use.recipe, tuple(sorted(take_apart(word)[1] for word in use.cubes))


def from_elsewhere(use):
    """Count the cubes that do not empty the workbench."""
    return sum("-" in word for word in use.cubes)


def uses_by_way(state, most):
    found = {}
    for action in choices(state, 0, most):
        if isinstance(action, Use):
            found.setdefault(way_of(action), []).append(action)
    return found


@pytest.mark.parametrize("most", (1, 7, 1000, MOST_OFFERED))
def test_of_too_many_uses_the_best_are_listed(plenty, most):
    everything, listed = uses_by_way(plenty, EVERYTHING_ELSE), uses_by_way(plenty, most)
    assert sum(map(len, listed.values())) == most
    for way, uses in listed.items():
        assert len(set(uses)) == len(uses)
        left_out = set(everything[way]) - set(uses)
        assert set(uses) <= set(everything[way])
        assert max(map(from_elsewhere, uses)) <= min(map(from_elsewhere, left_out), default=99)


def test_no_way_to_fill_a_recipe_is_left_out_for_the_sake_of_another(plenty):
    everything, listed = uses_by_way(plenty, EVERYTHING_ELSE), uses_by_way(plenty, MOST_OFFERED)
    assert listed.keys() == everything.keys()
    least = min(len(listed[way]) for way in listed if len(listed[way]) < len(everything[way]))
    assert max(map(len, listed.values())) <= least + 1


def test_uses_that_are_not_too_many_stand_as_they_always_do(plenty):
    everything = choices(plenty, 0, EVERYTHING_ELSE)
    number = sum(isinstance(action, Use) for action in everything)
    assert choices(plenty, 0, number) == everything
    assert choices(plenty, 0, number - 1) != everything


def test_no_more_uses_are_built_than_are_listed(plenty):
    """A list of all would take seconds in an edition that is made for it."""
    offers = Offers(plenty.edition)
    heaps = (*point_of(plenty, 0)[:2], NOTHING, plenty.draft_books[0])
    ways = fillable(offers, plenty.tableau[0], point_of(plenty, 0), feeds=False)
    before = sum(map(len, offers.effects))
    assert len(offers.most_useful(ways, heaps, 500)) == 500
    assert sum(map(len, offers.effects)) <= before + 500


def test_what_is_not_listed_can_be_used_by_naming_it(plenty):
    offered = plenty.legal(0)
    uses = [action for action in offered if isinstance(action, Use)]
    assert len(uses) == MOST_OFFERED
    everything = [a for a in choices(plenty, 0, EVERYTHING_ELSE) if isinstance(a, Use)]
    more = sorted({*everything} - {*uses}, key=str)
    assert len(more) == len(everything) - MOST_OFFERED > 0
    for action in Random(1).sample(more, 30):
        backwards = Use(action.recipe, action.cubes[::-1])
        assert plenty.check(0, backwards) == action
        state = plenty.copy()
        state.apply(0, action)
        assert state.draft_steps[0] == (action,)


@pytest.mark.parametrize(
    "cubes",
    [
        ("toad",),
        ("toad",) * 5,
        ("cauldron-toad", "toad", "toad", "toad"),
        ("book-toad", "toad", "toad", "toad"),
        ("made-heart",) * 4 + ("into-toad",),
        ("heart",) * 4,
        ("heart",) * 256,
        ("nonsense",) * 4,
        ("nonsense-toad",) * 4,
    ],
)
def test_what_is_no_use_is_refused_whether_all_are_listed_or_not(plenty, cubes):
    with pytest.raises(IllegalAction):
        plenty.check(0, Use("r04", tuple(sorted(cubes))))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_may_use_what_is_not_listed(plenty, level):
    place = Place(plenty.copy(), 0, 1.0)
    answer = ask(seat(level, GAME, 1), place, plenty.fallback, grace=60.0)
    assert answer.fault is None
    plenty.check(0, answer.action)
