"""Every clause of every game's rules has a test that is named after it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from witchtable import GAMES
from witchtable.engine import rulebook

TESTS = Path(__file__).parent
NAMED = re.compile(r"def test_([a-z]{2}(?:_[a-z]+)+_\d{2})_\w+\(")


@cache
def clauses_with_a_test():
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for name in NAMED.findall(path.read_text("utf-8")):
            found.add(name.upper().replace("_", "-"))
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_has_a_test(game):
    missing = [id for id in rulebook.clauses(game) if id not in clauses_with_a_test()]
    assert missing == []


def test_no_test_is_named_after_a_clause_that_does_not_exist():
    known = {id for game in GAMES.values() for id in rulebook.clauses(game)}
    assert sorted(clauses_with_a_test() - known) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_named_in_the_code_exists(game):
    """Comments, refusals and events cite rules; a citation must lead somewhere."""
    known = rulebook.clauses(game)
    prefix = next(iter(known)).split("-")[0]
    folder = TESTS.parent / "src" / "witchtable"
    for path in folder.rglob("*.py"):
        for id in re.findall(rf"\b{prefix}(?:-[A-Z]+)+-\d\d\b", path.read_text("utf-8")):
            assert id in known, f"{path.name} cites {id}"


@pytest.mark.parametrize(
    ("game", "clauses"), [("witchdom", 207), ("whirling-witchcraft", 172), ("witchstone", 197)]
)
def test_every_clause_of_the_rules_is_read(game, clauses):
    assert len(rulebook.clauses(GAMES[game])) == clauses
