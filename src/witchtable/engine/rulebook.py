"""The rules as numbered clauses, read from `rules/<game>.md` of the package that the game is in.

In other languages than English they stand in a folder of `rules/` for each; what is missing there is
shown in English. Ours stand in docs/rules, and the installed package carries them along.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final

from witchtable.engine.errors import UnknownClause
from witchtable.engine.game import Game
from witchtable.engine.texts import languages, spoken

__all__ = ["Clause", "clause", "clauses"]

_ENGLISH: Final = "en"
_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}(?:-[A-Z]+)+-\d+)\*\* (?P<text>.*)$")
_CHAPTER = re.compile(r"^##+ (?P<title>.*)$")


class Clause:
    """One rule: its id, the chapter it stands in, its text (Markdown), and what that is written in."""

    __slots__ = ("chapter", "id", "language", "text")

    def __init__(self, id: str, chapter: str, text: str, language: str) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.language = language


def clauses(game: Game, language: str | None = None) -> Mapping[str, Clause]:
    """Read all clauses of a game, in the order of the rules; in the language spoken now, or another."""
    asked = language or spoken()
    return _in_language(game, asked if asked in languages() else _ENGLISH)


@cache
def _in_language(game: Game, language: str) -> Mapping[str, Clause]:
    english = _read(game, _ENGLISH)
    there = {} if language == _ENGLISH else _read(game, language)
    return MappingProxyType({id: there.get(id, clause) for id, clause in english.items()})


def _read(game: Game, language: str) -> dict[str, Clause]:
    source = _source(game, language)
    if not source.is_file() and language != _ENGLISH:
        return {}
    found: dict[str, Clause] = {}
    chapter = ""
    current: Clause | None = None
    for line in source.read_text("utf-8").splitlines():
        if heading := _CHAPTER.match(line):
            chapter, current = heading["title"], None
        elif start := _CLAUSE.match(line):
            current = found[start["id"]] = Clause(start["id"], chapter, start["text"], language)
        elif current is not None and line.startswith("  "):
            # Continuation lines and tables belong to the clause above them.
            current.text += "\n" + line.removeprefix("  ")
        elif line:
            current = None
    return found


def clause(game: Game, id: str) -> Clause:
    """Find a clause by its id, in capitals or not."""
    found = clauses(game).get(id.upper())
    if found is None:
        raise UnknownClause(id, game.title)
    return found


def _source(game: Game, language: str) -> Traversable:
    packed: Traversable = resources.files(game.package) / "rules"
    # In a checkout the rules have not been copied beside the code.
    folder = packed if (packed / f"{game.id}.md").is_file() else _checkout()
    return (folder if language == _ENGLISH else folder / language) / f"{game.id}.md"


def _checkout() -> Path:
    return Path(__file__).parents[3] / "docs" / "rules"
