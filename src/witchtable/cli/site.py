"""`witchtable site`: the whole table for one device, as a folder that any web host can serve."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from witchtable.engine.texts import Message

__all__ = ["site"]


def site(
    out: Annotated[Path, typer.Argument(help="The folder: a new one, or an older site.")],
    pyodide: Annotated[
        Path | None,
        typer.Option(
            envvar="WITCHTABLE_PYODIDE",
            help="The folder of the npm package `pyodide`; else node_modules has it.",
        ),
    ] = None,
) -> None:
    """Write a folder that is the whole table for one device: no server, no account, no network."""
    from witchtable.site import write_site

    found = write_site(out, pyodide=pyodide)
    print(
        Message("site-written", folder=str(out), files=found.files, megabytes=f"{found.size / 1e6:.1f}")
    )
