"""Clauses that a face names, for pieces that are no choice now, are clauses of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from witchtable import GAMES
from witchtable.engine.rulebook import clauses

FACES = Path(__file__).parents[1] / "src" / "witchtable" / "web" / "js" / "games"
NAMED = re.compile(r"['\"`](W[DSW]-[A-Z]+(?:-[A-Z]+)*-\d+)['\"`]")


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_a_face_names_is_one_of_its_game(game):
    named = {
        (found, path.name)
        for path in sorted((FACES / game).glob("**/*.js"))
        for found in NAMED.findall(path.read_text("utf-8"))
    }
    assert named, "their literals are looked for in another way now"
    known = clauses(GAMES[game], "en")
    assert sorted(pair for pair in named if pair[0] not in known) == []
