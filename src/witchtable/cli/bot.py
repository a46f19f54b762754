"""`witchtable bot`: a bot of ours as a program that speaks the line protocol."""

from __future__ import annotations

import contextlib
import sys
from typing import Annotated

import typer

from witchtable.cli.arguments import EditionFile, GameName
from witchtable.games import GAMES
from witchtable.guests import seat
from witchtable.guests.protocol import Responder

__all__ = ["bot"]


def bot(
    game: GameName,
    level: Annotated[
        str, typer.Option(help="Which bot: a level, an entry point, or module:Class.")
    ] = "apprentice",
    edition: EditionFile = None,
) -> None:
    """Choose for other programs: one JSON line asks, one answers (docs/bots.md)."""
    which = GAMES.find(game)
    seat(level, which)  # refuses an unknown one before anybody asks
    responder = Responder(which, which.edition(edition), lambda seed: seat(level, which, seed))
    answers = sys.stdout.buffer
    # What a bot prints must not stand between our answers.
    with contextlib.redirect_stdout(sys.stderr):
        for line in sys.stdin.buffer:
            answer = responder.answer(line)
            if answer is None:
                break
            answers.write(answer)
            answers.flush()
