"""`witchtable edition`: check one's own transcription of a box, or print ours to start from."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from witchtable.cli.arguments import GameName
from witchtable.engine.errors import BadEdition
from witchtable.engine.game import read_toml
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["app"]

app = typer.Typer(help="Component files: check your own, or print ours.", no_args_is_help=True)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A component file (TOML).")],
) -> None:
    """Check a component file and say what is wrong with it, entry by entry."""
    data = read_toml(file)
    meta = data.get("meta")
    name = meta.get("game") if isinstance(meta, dict) else None
    if not isinstance(name, str):
        raise BadEdition(str(file), [str(Message("edition-no-game"))])
    game = GAMES.find(name)
    try:
        edition = game.edition(file)
    except BadEdition as problem:
        for line in problem.problems:
            typer.echo(f"{file}: {line}", err=True)
        raise typer.Exit(2) from None
    marks = data.get("provenance", {})
    good = Message(
        "edition-good",
        file=str(file),
        title=game.title,
        name=edition.name,
        fingerprint=edition.fingerprint,
        marks=len(marks),
    )
    typer.echo(str(good))


@app.command("print")
def print_house(game: GameName) -> None:
    """Print the house edition of a game, to be changed into your own."""
    which = GAMES.find(game)
    file = resources.files(which.state_type.__module__.rpartition(".")[0]) / "components.toml"
    if not file.is_file():
        raise BadEdition(which.title, [str(Message("edition-nothing-printed"))])
    typer.echo(file.read_text("utf-8"), nl=False)
