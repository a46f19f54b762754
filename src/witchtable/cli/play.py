"""`witchtable play`: a game in the terminal, with people and bots around one screen."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console

from witchtable.bots import LEVELS
from witchtable.cli.arguments import (
    BadArgument,
    EditionFile,
    GameOrNone,
    Options,
    read_options,
    read_text,
)
from witchtable.cli.saves import SaveFile, new_file
from witchtable.cli.screen import new_console, plain
from witchtable.cli.session import Session
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.texts import Message
from witchtable.games import GAMES

__all__ = ["play"]

_PLAYERS: Final = "guest,apprentice"


def play(
    game: GameOrNone = None,
    players: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, in turn order: a bot level "
            f"({', '.join(LEVELS)}) or anybody's name. One name alone plays a solo game, if any.",
            show_default=_PLAYERS,
        ),
    ] = None,
    shuffle: Annotated[
        bool, typer.Option("--shuffle", help="Let chance decide who sits where, and so who begins.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed instead of a new one.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with this record.")] = None,
) -> None:
    """Play a game in the terminal. It is saved after every move; --resume goes on with it."""
    which = GAMES.find(game) if game is not None else None
    console = new_console()
    if resume is None:
        if which is None:
            raise BadArgument(Message("play-which-game", known=", ".join(GAMES)))
        names = _seated(players if players is not None else _PLAYERS, shuffle)
        match = Match(
            which,
            seats=len(names),
            seed=seed if seed is not None else secrets.token_hex(16),
            edition=edition,
            players=names,
            **read_options(which, option),
        )
        file = SaveFile(save if save is not None else new_file(which.id))
        file.claim()
    else:
        if players is not None or seed is not None or option or shuffle:
            raise BadArgument(Message("resume-settled"))
        match, file = _resumed(console, which, edition, resume, save)
    try:
        Session(match, console, file).run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    _farewell(console, match, file.path, edition)


def _seated(players: str, shuffle: bool) -> list[str]:
    names = [name.strip() for name in players.split(",") if name.strip()]
    people = [name for name in names if name not in LEVELS]
    for name in people:
        if people.count(name) > 1:
            raise BadArgument(Message("play-same-name", name=name))
    if shuffle:
        Random(secrets.randbits(64)).shuffle(names)
    return names


def _resumed(
    console: Console, game: Game | None, edition: Path | None, record: Path, save: Path | None
) -> tuple[Match, SaveFile]:
    """Go on with a record: in its own file, or in a new one."""
    match, problem = Match.salvage(read_text(record), edition=edition)
    if game is not None and match.game is not game:
        raise BadArgument(Message("resume-other-game", title=match.game.title, asked=game.title))
    if problem is not None:
        console.print(plain(Message("play-salvaged", problem=problem.message, moves=len(match.log))))
    if save is not None and not (save.exists() and save.samefile(record)):
        file = SaveFile(save)
        file.claim()
        return match, file
    file = SaveFile(record)
    if problem is not None:
        console.print(plain(Message("play-backup", file=str(file.back_up()))), soft_wrap=True)
    return match, file


def _farewell(console: Console, match: Match, file: Path, edition: Path | None) -> None:
    if not match.state.deciders:
        console.print(plain(Message("play-saved", file=str(file))), soft_wrap=True)
        return
    command = ["witchtable", "play", match.game.id, "--resume", str(file)]
    if edition is not None:
        command += ["--edition", str(edition)]
    # One line, however long: it is there to be pasted.
    console.print(plain(Message("play-resume")))
    console.print(plain(shlex.join(command)), soft_wrap=True)
