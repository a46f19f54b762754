"""The rules in other languages: the same clauses, in the same order and shape."""

import re
from pathlib import Path

import pytest

from witchtable.engine import rulebook
from witchtable.engine.texts import speaking
from witchtable.games import GAMES

RULES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
_ID = re.compile(r"^- \*\*([A-Z]{2}(?:-[A-Z]+)+-\d+)\*\*", re.M)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_translated_and_none_is_superfluous(game, language):
    english = (RULES / f"{game}.md").read_text("utf-8")
    there = (RULES / language / f"{game}.md").read_text("utf-8")
    assert _ID.findall(there) == _ID.findall(english)
    assert [line.count("|") for line in there.splitlines() if line.strip().startswith("|")] == [
        line.count("|") for line in english.splitlines() if line.strip().startswith("|")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_typed_stay_and_the_others_do_not(game, language):
    english = rulebook.clauses(GAMES[game], "en")
    there = rulebook.clauses(GAMES[game], language)
    typed = re.compile(r"`[^`]+`")
    same = []
    for id, clause in there.items():
        assert clause.language == language, id
        assert sorted(typed.findall(clause.text)) == sorted(typed.findall(english[id].text)), id
        if clause.text == english[id].text:
            same.append(id)
    assert same == []


def test_what_is_spoken_decides_and_english_stands_in():
    game = GAMES["witchdom"]
    with speaking("xx"):
        assert rulebook.clause(game, "wd-cont-01").language == "en"
    assert rulebook.clauses(game, "../en") == rulebook.clauses(game, "en")
