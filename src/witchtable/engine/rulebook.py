"""The rules as numbered clauses, read from `rules/<game>.md` of the package that the game is in.

Ours stand in docs/rules, and the installed package carries them along.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType

from witchtable.engine.errors import UnknownClause
from witchtable.engine.game import Game

__all__ = ["Clause", "clause", "clauses"]

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}(?:-[A-Z]+)+-\d+)\*\* (?P<text>.*)$")
_CHAPTER = re.compile(r"^##+ (?P<title>.*)$")


class Clause:
    """One rule: its id, the chapter it stands in, and its text (Markdown)."""

    __slots__ = ("chapter", "id", "text")

    def __init__(self, id: str, chapter: str, text: str) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text


@cache
def clauses(game: Game) -> Mapping[str, Clause]:
    """Read all clauses of a game, in the order of the rules."""
    found: dict[str, Clause] = {}
    chapter = ""
    current: Clause | None = None
    for line in _source(game).read_text("utf-8").splitlines():
        if heading := _CHAPTER.match(line):
            chapter, current = heading["title"], None
        elif start := _CLAUSE.match(line):
            current = found[start["id"]] = Clause(start["id"], chapter, start["text"])
        elif current is not None and line.startswith("  "):
            # Continuation lines and tables belong to the clause above them.
            current.text += "\n" + line.removeprefix("  ")
        elif line:
            current = None
    return MappingProxyType(found)


def clause(game: Game, id: str) -> Clause:
    """Find a clause by its id, in capitals or not."""
    found = clauses(game).get(id.upper())
    if found is None:
        raise UnknownClause(id, game.title)
    return found


def _source(game: Game) -> Traversable:
    packed = resources.files(game.package) / "rules" / f"{game.id}.md"
    # In a checkout the rules have not been copied beside the code.
    return packed if packed.is_file() else _checkout() / f"{game.id}.md"


def _checkout() -> Path:
    return Path(__file__).parents[3] / "docs" / "rules"
