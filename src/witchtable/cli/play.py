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
    GivenOptions,
    read_options,
    read_text,
)
from witchtable.cli.save_file import SaveFile, new_file
from witchtable.cli.screen import new_console, plain
from witchtable.cli.session import Session
from witchtable.engine.game import Game
from witchtable.engine.match import Match
from witchtable.engine.texts import Message
from witchtable.games import GAMES
from witchtable.guests import is_bot, is_guest

__all__ = ["play"]

_PERSON: Final = "guest"
_PLAYERS: Final = f"{_PERSON},apprentice"


def play(
    game: GameOrNone = None,
    players: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, in turn order: a bot level "
            f"({', '.join(LEVELS)}), any other bot (module:Class, command:program) or anybody's name. "
            "One name alone plays a solo game, if any.",
            show_default=_PLAYERS,
        ),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Whom to play against, in short: grandmistress or adept,random.")
    ] = None,
    shuffle: Annotated[
        bool, typer.Option("--shuffle", help="Let chance decide who sits where, and so who begins.")
    ] = False,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed instead of a new one.")] = None,
    option: GivenOptions = None,
    edition: EditionFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record.")] = None,
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Whether people may ask for hints.")
    ] = True,
    memory: Annotated[
        bool,
        typer.Option("--memory/--no-memory", help="Whether people may look up what they have seen."),
    ] = True,
    remarks: Annotated[
        bool, typer.Option("--remarks/--no-remarks", help="Whether opponents with a name say anything.")
    ] = True,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with this record.")] = None,
    trust: Annotated[
        bool,
        typer.Option("--trust", help="Let the bots that a resumed record names run here."),
    ] = False,
) -> None:
    """Play a game in the terminal. It is saved after every move; --resume goes on with it."""
    which = GAMES.find(game) if game is not None else None
    console = new_console()
    if resume is None:
        if which is None:
            raise BadArgument(Message("play-which-game", known=", ".join(GAMES)))
        names = _names(_players(players, bots), shuffle)
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
        if players is not None or bots is not None or seed is not None or option or shuffle:
            raise BadArgument(Message("resume-settled"))
        match, file = _resumed(console, which, edition, resume, save)
        _check_guests(match, trust)
    session = Session(match, console, file, hints=hints, memory=memory, remarks=remarks)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
    finally:
        session.close()
    wishes = {"--no-hints": hints, "--no-memory": memory, "--no-remarks": remarks}
    forbidden = [flag for flag, allowed in wishes.items() if not allowed]
    _farewell(console, match, file.path, edition, forbidden)


def _players(players: str | None, bots: str | None) -> str:
    if players is not None and bots is not None:
        raise BadArgument(Message("play-players-or-bots"))
    return players or (f"{_PERSON},{bots}" if bots is not None else _PLAYERS)


def _check_guests(match: Match, trust: bool) -> None:
    """Let no record start programs by itself: it may have come from anywhere."""
    for name in match.players:
        if is_guest(name) and not trust:
            raise BadArgument(Message("resume-trust", name=name))


def _names(players: str, shuffle: bool) -> list[str]:
    names = [name.strip() for name in players.split(",") if name.strip()]
    people = [name for name in names if not is_bot(name)]
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


def _farewell(
    console: Console, match: Match, file: Path, edition: Path | None, forbidden: list[str]
) -> None:
    if not match.state.deciders:
        console.print(plain(Message("play-saved", file=str(file))), soft_wrap=True)
        return
    command = ["witchtable", "play", match.game.id, "--resume", str(file)]
    if edition is not None:
        command += ["--edition", str(edition)]
    if any(is_guest(name) for name in match.players):
        command.append("--trust")
    command += forbidden
    # One line, however long: it is there to be pasted.
    console.print(plain(Message("play-resume")))
    console.print(plain(shlex.join(command)), soft_wrap=True)
