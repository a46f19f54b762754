"""WD-PAY: payments in boxes with other numbers of tokens."""

from __future__ import annotations

from copy import deepcopy

from tests.games.witchdom.table import GAME, Table
from witchtable.games.witchdom import components
from witchtable.games.witchdom.rules.payment import payments


def test_wd_pay_02_a_box_may_have_few_tokens_of_one_kind_and_many_of_another():
    data = deepcopy(GAME.edition().data)
    counts = {"leaf": 23, "feather": 3}
    for entry in data["pieces"]["resources"]:
        entry["count"] = counts.get(entry["id"], entry["count"])
    table = Table(GAME.new(seats=2, seed=1, edition=components.read(data, "test")))
    table.holds("A", leaf=6)
    ways = [pay.given for pay in payments(table.state, 0, table.box.potion_index["p34"])]
    assert ways == [("leaf",) * 4, ("leaf",) * 5, ("leaf",) * 6]
