"""The list of mutants that nobody could notice is about the rules as they are now."""

from __future__ import annotations

import tomllib

import pytest
from scripts.mutants import EQUIVALENT, all_of, equivalent

GAMES = list(tomllib.loads(EQUIVALENT.read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_that_is_called_equivalent_exists(game):
    names = {mutant.name for mutant in all_of(game)}
    assert names
    assert sorted(set(equivalent(game)) - names) == []
