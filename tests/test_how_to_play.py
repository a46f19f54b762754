"""How to play, to read: its clauses exist, its figures are the edition's, its views are real.

docs/lessons.md says where each chapter of the rules is met; what it says of these pages is checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import examples

from witchtable import GAMES
from witchtable.engine import rulebook
from witchtable.engine.texts import Message, languages, render

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "witchtable" / "web"
LOCALE = ROOT / "src" / "witchtable" / "locale"
TABLE = ROOT / "docs" / "lessons.md"
PAGES = sorted(examples.MOMENTS)
MOST_WORDS = 600

_SECTION = re.compile(r"^  \{ id: '(\w+)', parts: \[$")
_TEXT = re.compile(r"\{ text: '([\w-]+)'")
_CLAUSE = re.compile(r"'([A-Z]{2}(?:-[A-Z]+)+-\d\d)'")
_ROW = re.compile(r"^\| ([A-Z-]+) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)

each_page = pytest.mark.parametrize("game", PAGES)


def sections(game: str) -> dict[str, list[tuple[str, list[str]]]]:
    """Read what a page is made of: by section, each text with the clauses beside it."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for line in (WEB / "js" / "how-to-play" / f"{game}.js").read_text("utf-8").splitlines():
        if begins := _SECTION.match(line):
            found[begins[1]] = parts = []
        elif found:
            parts += [(text, []) for text in _TEXT.findall(line)]
            for clause in _CLAUSE.findall(line):
                parts[-1][1].append(clause)
    return found


def chapter(clause: str) -> str:
    return clause.rpartition("-")[0]


def figures(value: Any, *path: str) -> Iterator[tuple[str, float]]:
    """Find every figure of an edition under its place, as `figures.js` does."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int | float):
        yield "_".join(path).replace("-", "_"), value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from figures(part, *path, key)
    elif isinstance(value, list | tuple):
        yield from figures(len(value), *path, "count")
        for at, part in enumerate(value):
            id = part.get("id") if isinstance(part, dict) else None
            yield from figures(part, *path, str(id or at))


def figures_of(game: str) -> dict[str, Any]:
    return dict(figures(msgspec.to_builtins(GAMES[game].edition().data)))


def said(game: str, language: str) -> dict[str, str]:
    """Put everything that a page says into words."""
    known = {name: figure for name, figure in figures_of(game).items() if isinstance(figure, int)}
    return {
        text: render(Message(text, **known), language)
        for parts in sections(game).values()
        for text, _ in parts
    }


@each_page
def test_a_page_has_all_of_its_sections_and_ten_mistakes(game):
    found = sections(game)
    assert [name.replace("round", "turn") for name in found] == [
        "goal",
        "turn",
        "scoring",
        "end",
        "mistakes",
        "more",
    ]
    assert len(found["mistakes"]) == 10
    assert all(len(clauses) == 1 for _, clauses in found["mistakes"])
    assert all(clauses for parts in found.values() for _, clauses in parts)


@each_page
def test_every_clause_that_a_page_names_exists(game):
    known = rulebook.clauses(GAMES[game])
    for parts in sections(game).values():
        for text, clauses in parts:
            assert [clause for clause in clauses if clause not in known] == [], text


@each_page
@pytest.mark.parametrize("language", languages())
def test_every_figure_of_a_text_stands_in_the_edition(game, language):
    text = (LOCALE / language / f"page-how-to-play-{game}.ftl").read_text("utf-8")
    assert set(re.findall(r"\$(\w+)", text)) <= set(figures_of(game))


@each_page
@pytest.mark.parametrize("language", languages())
def test_a_page_is_short_and_built_alike_in_every_language(game, language):
    words, english = said(game, language), said(game, "en")
    assert sum(len(text.split()) for text in words.values()) <= MOST_WORDS
    for id, text in words.items():
        assert "{" not in text, id
        # A heading and what is said under it, or one without the other.
        assert len(text.splitlines()) == len(english[id].splitlines()), id


@pytest.mark.parametrize(
    ("game", "figure", "value"),
    [
        ("witchdom", "setup_resources_per_location", 3),
        ("witchdom", "pieces_locations_count", 3),
        ("witchdom", "pieces_tools_count", 5),
        ("whirling-witchcraft", "rules_arcana_step", 2),  # "every even number"
        ("witchstone", "cauldron_printed_count", 6),
    ],
)
def test_what_the_texts_say_in_words_is_so(game, figure, value):
    assert figures_of(game)[figure] == value


@each_page
def test_the_positions_are_those_of_the_games_they_come_from(game):
    """If this fails after a change of rules or components: `python -m scripts.examples --replay`."""
    record = (examples.RECORDS / f"{game}.txt").read_text("utf-8")
    assert examples.replay(game, record) == record
    assert (examples.WRITTEN / f"{game}.json").read_text("utf-8") == examples.write(game)


# -- docs/lessons.md ----------------------------------------------------------------------------------


def rows() -> dict[str, tuple[str, ...]]:
    found = _ROW.findall(TABLE.read_text("utf-8"))
    assert len({name for name, *_ in found}) == len(found), "a chapter has two rows"
    return {name: tuple(cell.strip() for cell in cells) for name, *cells in found}


@each_page
def test_every_chapter_has_a_row_and_what_it_says_of_the_page_is_true(game):
    cited = {
        (chapter(clause), name)
        for name, parts in sections(game).items()
        for _, clauses in parts
        for clause in clauses
    }
    table = rows()
    for name in dict.fromkeys(map(chapter, rulebook.clauses(GAMES[game]))):
        assert name in table, f"{name} has no row"
        where = [section for section in sections(game) if (name, section) in cited]
        assert table[name][0] == (", ".join(where) or "–"), name


def test_every_row_names_a_chapter_and_every_chapter_is_met():
    known = {chapter(clause) for game in GAMES.values() for clause in rulebook.clauses(game)}
    assert sorted(rows()) == sorted(known)
    for name, cells in rows().items():
        assert any(cell not in ("", "–") for cell in cells), f"{name} is met nowhere"


def test_what_is_said_of_the_accompanied_game_is_a_decision_that_the_coach_speaks_of():
    ids = {"WD": "witchdom", "WW": "whirling-witchcraft", "WS": "witchstone"}
    for name, (*_, decisions) in rows().items():
        game = ids[name[:2]]
        said = (LOCALE / "en" / f"coach-{game}.ftl").read_text("utf-8")
        for decision in decisions.split(", ") if decisions != "–" else ():
            assert f"coach-{game}-ask-{decision} =" in said, f"{name}: {decision}"
