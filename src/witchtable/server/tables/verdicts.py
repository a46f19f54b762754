"""Answers at hand for requests that are sent again; the store has those to what was carried out."""

from __future__ import annotations

from typing import Final, TypeAlias

from witchtable.server.protocol.messages import Ack, Reject

__all__ = ["AT_HAND", "LastVerdicts", "Verdict"]

Verdict: TypeAlias = Ack | Reject

AT_HAND: Final = 16


class LastVerdicts(dict[tuple[str, str], Verdict]):
    """The last answers that a table has given, by player and request."""

    def put(self, player: str, request: str, answer: Verdict) -> None:
        """Have an answer at hand."""
        self[player, request] = answer
        if len(self) > AT_HAND:
            del self[next(iter(self))]
