"""Node counts do not change unless a rule or the house edition does."""

from __future__ import annotations

import pytest
from scripts.perft import cases, count, divide

from witchtable import GAMES


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: "-".join(map(str, case[:-1])))
def test_node_counts(case):
    found = count(case.position(), case.depth)
    assert found == case.sequences, divide(case.position(), case.depth)


def test_every_game_has_node_counts():
    assert {case.game for case in cases()} == set(GAMES)
