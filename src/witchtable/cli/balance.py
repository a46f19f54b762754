"""`witchtable balance`: is everything fair? Many games between equals, written down as a report."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from witchtable.bots import LEVELS
from witchtable.cli.screen import new_console, plain, progress_bar
from witchtable.engine.errors import UnknownBot
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["balance"]


def balance(
    work: Annotated[Path, typer.Option(help="A folder for the games; run again to go on there.")],
    out: Annotated[Path, typer.Option(help="Where to write the report.")] = Path("balance.md"),
    games: Annotated[int, typer.Option(min=2, help="Games for each game and player count.")] = 200,
    game: Annotated[list[str] | None, typer.Option(help="Only these games.")] = None,
    level: Annotated[str, typer.Option(help="Who plays.")] = "adept",
    seed: Annotated[str, typer.Option(help="Game number k is dealt from SEED and k.")] = "balance",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
) -> None:
    """Play many games between equals, and report who wins them: by seat and by what was taken."""
    # Imported here: most commands need no laboratory.
    from witchtable.lab.balance import play_missing, report, table_kinds

    chosen = [GAMES.find(name).id for name in game or GAMES]
    if level.partition("@")[0] not in LEVELS:
        raise UnknownBot(level, LEVELS)
    wanted = [kind for kind in table_kinds() if kind.game in chosen]
    found = {}
    with progress_bar(stays=True) as progress:
        task = progress.add_task("", total=games * len(wanted))
        for kind in wanted:
            label = f"{GAMES[kind.game].title}, {kind.title}"
            progress.update(task, description=label)
            found[kind] = play_missing(
                kind,
                games=games,
                level=level,
                seed=seed,
                folder=work,
                jobs=jobs,
                tell=lambda done: progress.advance(task, done),
            )
    command = f"witchtable balance --games {games} --level {level} --seed {seed}"
    out.write_text(report(found, command, level), "utf-8")
    new_console().print(plain(Message("balance-written", file=str(out))))
