"""`witchtable verify`: is this record genuine?"""

from __future__ import annotations

from typing import Annotated

import typer

from witchtable.cli.arguments import EditionFile, RecordFile, read_text
from witchtable.engine.errors import CorruptRecord
from witchtable.engine.match import Match
from witchtable.engine.record import write_result
from witchtable.engine.texts import Message

__all__ = ["verify"]


def verify(
    file: RecordFile,
    deal: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The hash that the table published before the deal."),
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Deal again from the seed, play every move again, and say whether all of it is genuine."""
    match = Match.loads(read_text(file), edition=edition)
    if deal is not None and deal != match.commitment:
        raise CorruptRecord(Message("record-commitment"))
    state = match.state
    genuine = Message(
        "verify-genuine",
        file=str(file),
        # Without the published hash, only whoever remembers it can tell whether it was this deal.
        deal=Message("verify-alone" if deal is None else "verify-published", hash=match.commitment),
        moves=len(match.log),
        rules=match.game.rules_version,
        result=write_result(state.scores, state.winners),
        digest=state.digest,
    )
    typer.echo(str(genuine))
