"""`witchtable games`: what can be played here, and with which settings."""

from __future__ import annotations

from rich.table import Table

from witchtable.cli.screen import new_console, plain
from witchtable.engine.deal import write_value
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["games"]


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
