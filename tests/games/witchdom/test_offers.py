"""The actions of an edition are built once, also for a state that comes from another process."""

from __future__ import annotations

import pickle

from tests.games.witchdom.table import a_table


def test_offers_that_were_sent_elsewhere_are_the_ones_that_are_there():
    table = a_table()
    twin = pickle.loads(pickle.dumps(table.state))
    assert twin.offers.play == table.state.offers.play
    assert twin.legal(0) == table.state.legal(0)
