"""What several commands ask for in the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from witchtable.engine.deal import Value
from witchtable.engine.errors import BadOption, CorruptRecord, Malformed
from witchtable.engine.game import Game
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = [
    "BadArgument",
    "EditionFile",
    "GameName",
    "GameOrNone",
    "GivenOptions",
    "RecordFile",
    "read_options",
    "read_text",
]

GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(GAMES)}.")
]
GameOrNone: TypeAlias = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help=f"Which game: {', '.join(GAMES)}. A resumed record knows its own."
    ),
]
RecordFile: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FILE", help="A match record, as `witchtable play` saves it.")
]
EditionFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="Play with the components of this file."),
]
GivenOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A setting of the game, e.g. animals=true; may be given several times.",
    ),
]


class BadArgument(Malformed):
    """What was asked for on the command line cannot be done; the message says why."""


def read_options(game: Game, texts: list[str] | None) -> dict[str, Value]:
    """Read NAME=VALUE settings; the game itself refuses unknown names."""
    options: dict[str, Value] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, Message("option-form"))
        known = game.options.get(name)
        options[name] = known.read(value) if known else value
    return options


def read_text(path: Path) -> str:
    """Read a match record's text."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise CorruptRecord(Message("record-unreadable", detail=str(problem))) from None
