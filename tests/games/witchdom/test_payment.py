"""WD-PAY: the list of ways to pay, and of all that there can ever be, also with other tokens."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.witchdom.table import GAME, Table, a_table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules.payment import every_payment, payments


def ways(table, potion):
    return [pay.given for pay in payments(table.state, 0, table.box.potion_index[potion])]


def test_wd_pay_03_what_gives_least_comes_first_tools_counted():
    # p10 takes leaf, 3 herb and mushroom, a mortar and a crystal.
    table = a_table().tools("A", "mortar", "crystal").holds("A", leaf=5, herb=5, mushroom=3)
    sizes = [len(given) for given in ways(table, "p10")]
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == (7, 12)


@pytest.mark.parametrize(
    ("potion", "tools"), [("p34", ()), ("p06", ("ring",)), ("p10", ("mortar", "crystal"))]
)
def test_wd_pay_08_with_everything_at_hand_every_payment_there_can_be_is_offered(potion, tools):
    table = a_table().clan("A", *tools).tools("A", *tools)
    table.holds("A", **dict.fromkeys(table.box.kind_ids, 13))
    everything = every_payment(table.box, table.box.potion_index[potion])
    assert len(everything) == len(set(everything))
    assert set(everything) == set(ways(table, potion))


def test_wd_pay_02_a_box_may_have_few_tokens_of_one_kind_and_many_of_another():
    data = deepcopy(GAME.edition().data)
    counts = {"leaf": 23, "feather": 3}
    for entry in data["pieces"]["resources"]:
        entry["count"] = counts.get(entry["id"], entry["count"])
    table = Table(GAME.new(seats=2, seed=1, edition=components.read(data, "test")))
    table.holds("A", leaf=6)
    assert ways(table, "p34") == [("leaf",) * 4, ("leaf",) * 5, ("leaf",) * 6]
