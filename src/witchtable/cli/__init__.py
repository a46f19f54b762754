"""The command line: a module for each command, or for those that belong together."""

from __future__ import annotations

import io
import os
import sys

import typer

from witchtable.cli import (
    admin,
    arena,
    balance,
    bot,
    cluster,
    games,
    learn,
    play,
    records,
    review,
    serve,
    simulate,
    site,
    train,
)
from witchtable.engine.errors import WitchtableError
from witchtable.engine.texts import speaking

__all__ = ["app", "main"]

app = typer.Typer(
    name="witchtable",
    help="A table for Witchstone, Whirling Witchcraft and Witchdom. Without a command: serve.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("cluster")(cluster.cluster)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("games")(games.games)
app.command("bot")(bot.bot)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("train")(train.train)
app.command("balance")(balance.balance)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("review")(review.review)
app.command("rules")(games.rules)
app.command("site")(site.site)
app.add_typer(games.edition, name="edition")
app.add_typer(admin.app, name="admin")

# An unknown option, a missing argument, a bad value. Typer has made this class its own, so it has no
# public name that all versions share; BadParameter, which has one, derives from it.
_Usage: type[Exception] = typer.BadParameter.__mro__[2]


def main() -> None:
    """Run the command line in the language of WITCHTABLE_LANG."""
    with speaking(os.environ.get("WITCHTABLE_LANG", "en")):
        _run()


def _run() -> None:
    """Run it; what was refused is one readable line and exit code 2."""
    # Typing nonsense must not end a game, nor must a pipe that knows few letters (those of Windows).
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(sys.argv[1:] or ["serve"], standalone_mode=False))
    except WitchtableError as problem:
        _refuse(str(problem))
    except _Usage as problem:
        if type(problem).__name__ != "NoArgsIsHelpError":  # whose text, the help, is already there
            _refuse(getattr(problem, "format_message", problem.__str__)())
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:
        # The reader (head, less) has seen enough.
        sys.stderr.close()
        sys.exit(0)


def _refuse(text: str) -> None:
    print(f"witchtable: {' '.join(text.split())}", file=sys.stderr)
    sys.exit(2)
