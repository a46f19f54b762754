"""What is around a game and outlives a restart: what all are asked, and who is not wanted there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from witchtable.engine.moves import Seat

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["Proposal", "note_around", "read_around"]


class Proposal:
    """A question to everybody: go back to before somebody's last move?"""

    __slots__ = ("keep", "missing", "seat", "version")

    def __init__(self, seat: Seat, keep: int, version: int, missing: set[Seat]) -> None:
        self.seat = seat
        self.keep = keep
        """Moves of the match that stand."""
        self.version = version
        self.missing = missing
        """Seats whose consent is missing."""


class _Around(msgspec.Struct, omit_defaults=True):
    """What is asked of everybody, and whom the host does not want."""

    proposal: tuple[int, int, int, list[int]] | None = None
    shown_out: list[str] = []


async def note_around(table: Table) -> None:
    """Keep what is asked of everybody, and whom the host does not want; by the owner."""
    await table.keep_around(table.store.set_around, table.id, _write_around(table))


def _write_around(table: Table) -> str | None:
    asked = table.undo.proposal
    proposal = None if asked is None else (asked.seat, asked.keep, asked.version, sorted(asked.missing))
    if proposal is None and not table.shown_out:
        return None
    return msgspec.json.encode(_Around(proposal, sorted(table.shown_out))).decode()


def read_around(table: Table, text: str | None) -> None:
    """Take up what was written down."""
    around = _Around() if text is None else msgspec.json.decode(text, type=_Around)
    table.shown_out = set(around.shown_out)
    asked = around.proposal
    table.undo.put(None if asked is None else Proposal(*asked[:3], set(asked[3])))
