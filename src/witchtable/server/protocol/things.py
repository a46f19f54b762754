"""What may be asked about at a table, as it is answered over HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from witchtable.server.protocol.messages import AnswerBase, SeatOf, Text, VersionOf, note

__all__ = ["ThingShown", "Things"]


class ThingShown(AnswerBase, frozen=True, kw_only=True):
    """Something that may be asked about at a table."""

    id: str
    name: Text
    does: Annotated[Sequence[str], note("The clauses that say what it is for.")]
    gets: Annotated[Sequence[str], note("The clauses that say how one comes by it.")]
    worth: Annotated[Text | None, note("What it is worth to the caller's seat now.")]
    pieces: Annotated[Mapping[str, Text], note("The same of single pieces, where they differ.")]


class Things(AnswerBase, frozen=True, kw_only=True):
    """What may be asked about at a table, and what it is worth to the caller's seat."""

    version: VersionOf
    seat: SeatOf
    things: Sequence[ThingShown]
