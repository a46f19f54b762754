"""WD-PAY with more ways than are listed: the first are offered, the others can be named."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable.engine.errors import IllegalAction
from witchtable.engine.state import MOST_OFFERED
from witchtable.games.witchdom import components
from witchtable.games.witchdom.actions import Pay
from witchtable.games.witchdom.rules.payment import every_payment, is_payment, payments
from witchtable.games.witchdom.rules.phases import PAY


@pytest.mark.parametrize("most", (0, 1, 2, 7, 50, 111, 10_000))
def test_of_too_many_ways_those_are_listed_that_give_least(most):
    table = a_table().tools("A", "mortar", "crystal").holds("A", leaf=9, herb=7, mushroom=6, berry=5)
    potion = table.box.potion_index["p10"]
    everything = payments(table.state, 0, potion)
    assert len(everything) > 111
    assert payments(table.state, 0, potion, most) == everything[:most]


def test_our_own_box_never_has_too_many():
    box = GAME.edition()
    assert max(len(every_payment(box, at)) for at in range(len(box.potion_ids))) < MOST_OFFERED


def plenty():
    """A table at which the dearest potion has more ways to pay for it than are listed."""
    data = deepcopy(GAME.edition().data)
    for entry in data["pieces"]["resources"]:
        entry["count"] = 16
    next(row for row in data["pieces"]["potions"] if row["id"] == "p21")["needs"]["leaf"] = 3
    data["counts"]["resource_tokens"] = 80
    table = Table(GAME.new(seats=2, seed=1, edition=components.read(data, "test")))
    table.tools("A", *table.box.tools).holds("A", **dict.fromkeys(table.box.kind_ids, 16))
    state = table.state
    state.brewing, state.phase = table.box.potion_index["p21"], PAY
    state.deciders = (0,)
    state.waiting_potions[0] += (state.brewing,)
    state.piles[0] = (0,)
    state.forget_choices()
    return state


def test_what_is_not_listed_can_be_paid_by_naming_it():
    state = plenty()
    offered = state.legal(0)
    assert len(offered) == MOST_OFFERED + 1  # and the way back
    more = payments(state, 0, state.brewing, 1_000_000)[MOST_OFFERED:]
    assert more
    for way in more[:: len(more) // 20]:
        assert is_payment(state, 0, state.brewing, way.given)
        backwards = Pay(way.given[::-1])
        assert state.check(0, backwards) == way
    before = sum(state.resources(0))
    paid = state.copy()
    paid.apply(0, more[-1])
    assert sum(paid.resources(0)) < before
    assert not paid.deciders or paid.phase != PAY


def test_what_is_no_way_to_pay_is_refused_whether_all_are_listed_or_not():
    state = plenty()
    for words in (("leaf",), ("leaf",) * 17, ("nonsense",), ("leaf",) * 16 + ("mortar",) * 3, ()):
        with pytest.raises(IllegalAction):
            state.check(0, Pay(words))
