"""Questions to everybody at a table."""

from __future__ import annotations

from witchtable.engine.moves import Seat

__all__ = ["Proposal"]


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
