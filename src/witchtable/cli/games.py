"""`witchtable games`, `rules` and `edition`: what can be played here, how, and with what."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from witchtable.cli.arguments import GameName
from witchtable.cli.screen import new_console, plain, print_markdown
from witchtable.engine import rulebook
from witchtable.engine.deal import write_value
from witchtable.engine.errors import BadEdition
from witchtable.engine.game import read_toml
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["edition", "games", "rules"]


def games() -> None:
    """List the games, for how many players they are, and their options."""
    console = new_console()
    for game in GAMES.values():
        seats = Message("games-title", title=game.title, least=min(game.seats), most=max(game.seats))
        table = Table(title=plain(f"{seats} · {game.id}"), title_justify="left", title_style="bold")
        for heading in ("option", "default", "allowed", "meaning"):
            table.add_column(str(Message(f"games-{heading}")))
        for option in game.options.values():
            meaning = str(Message(f"{game.id}-option-{option.name}"))
            table.add_row(option.name, write_value(option.default), option.choices, meaning)
        console.print(table)


# -- rules ----------------------------------------------------------------------------------------


def rules(
    game: GameName,
    clause: Annotated[
        str | None,
        typer.Argument(metavar="CLAUSE", help="A clause (WD-BREW-02) or a chapter (WD-BREW)."),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", "-s", help="Only clauses that contain these words.")
    ] = None,
) -> None:
    """Show the rules of a game: all of them, one chapter, one clause, or what mentions a word."""
    which = GAMES.find(game)
    everything = rulebook.clauses(which)
    found = list(everything.values())
    if clause is not None:
        start = clause.upper()
        found = [entry for entry in found if entry.id == start or entry.id.startswith(f"{start}-")]
        found = found or [rulebook.clause(which, clause)]
    if search is not None:
        found = [entry for entry in found if search.lower() in entry.text.lower()]
    console = new_console()
    if not found:
        console.print(plain(Message("rules-none", text=search)))
    _print_rules(console, found)


def _print_rules(console: Console, found: Iterable[rulebook.Clause]) -> None:
    chapter = None
    for entry in found:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{plain(chapter)}[/bold]")
        console.print(f"[bold cyan]{entry.id}[/bold cyan]")
        print_markdown(console, entry.text)


# -- editions -------------------------------------------------------------------------------------

edition = typer.Typer(help="Component files: check your own, or print ours.", no_args_is_help=True)


@edition.command("check")
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
        found = game.edition(file)
    except BadEdition as problem:
        for line in problem.problems:
            typer.echo(f"{file}: {line}", err=True)
        raise typer.Exit(2) from None
    marks = data.get("provenance", {})
    good = Message(
        "edition-good",
        file=str(file),
        title=game.title,
        name=found.name,
        fingerprint=found.fingerprint,
        marks=len(marks),
    )
    typer.echo(str(good))


@edition.command("print")
def print_house(game: GameName) -> None:
    """Print the house edition of a game, to be changed into your own."""
    which = GAMES.find(game)
    file = resources.files(which.state_type.__module__.rpartition(".")[0]) / "components.toml"
    if not file.is_file():
        raise BadEdition(which.title, [str(Message("edition-nothing-printed"))])
    typer.echo(file.read_text("utf-8"), nl=False)
