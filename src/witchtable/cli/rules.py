"""`witchtable rules`: look a rule up."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from witchtable.cli.arguments import GameName
from witchtable.cli.screen import new_console, plain
from witchtable.engine import rulebook
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["rules"]


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
    chapter = None
    for entry in found:
        if entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold]{plain(chapter)}[/bold]")
        console.print(f"[bold cyan]{entry.id}[/bold cyan]")
        console.print(Markdown(entry.text))
