"""The command line: one module for each command."""

from __future__ import annotations

import sys

import typer

from witchtable.cli import edition, games, play, replay, rules, simulate, verify
from witchtable.engine.errors import WitchtableError

__all__ = ["app", "main"]

app = typer.Typer(
    name="witchtable",
    help="A table for Witchstone, Whirling Witchcraft and Witchdom: play, simulate, replay.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("rules")(rules.rules)
app.add_typer(edition.app, name="edition")


def main() -> None:
    """Run the command line; what was refused is one readable line and exit code 2."""
    try:
        app()
    except WitchtableError as problem:
        print(f"witchtable: {problem}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader (head, less) has seen enough.
        sys.stderr.close()
        sys.exit(0)
