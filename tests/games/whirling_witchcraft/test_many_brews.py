"""WW-BREW with more uses than are listed: the first are offered, the others can be named."""

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
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, pack
from witchtable.games.whirling_witchcraft.rules.brewing import choices
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


@pytest.mark.parametrize("most", (1, 7, 1000))
def test_of_too_many_uses_the_first_are_listed(plenty, most):
    everything = choices(plenty, 0, EVERYTHING_ELSE)
    listed = choices(plenty, 0, most)
    assert listed[:most] == everything[:most]
    assert {type(action) for action in listed[most:]}.isdisjoint({Use})


def test_what_is_not_listed_can_be_used_by_naming_it(plenty):
    offered = plenty.legal(0)
    uses = [action for action in offered if isinstance(action, Use)]
    assert len(uses) == MOST_OFFERED
    more = [a for a in choices(plenty, 0, EVERYTHING_ELSE) if isinstance(a, Use)][MOST_OFFERED:]
    assert more
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
