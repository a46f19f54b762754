"""Bodies in pieces: chunks of one byte each cost the loop more than all that is in them."""

from __future__ import annotations

from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["InPieces"]

_SOME: Final = 1000  # pieces of any size, which take some milliseconds
_SMALL: Final = 256  # bytes that further pieces have at least, taken together


class _Pieces(h11.Connection):
    """Reads requests; a body in far too many pieces is none."""

    def __init__(self, largest_head: int) -> None:
        super().__init__(h11.SERVER, largest_head)
        self._count = self._size = 0

    def next_event(self) -> Any:
        """Read on, as h11 does; raise RemoteProtocolError when there are too many pieces."""
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._count += 1
            self._size += len(event.data)
            if self._count > _SOME + self._size / _SMALL:
                raise h11.RemoteProtocolError("too many pieces")
        elif isinstance(event, h11.Request):
            self._count = self._size = 0
        return event


class InPieces(H11Protocol):
    """A connection that does not read on when a body comes in crumbs."""

    def __init__(self, config: Any, *arguments: Any, **named: Any) -> None:
        super().__init__(config, *arguments, **named)
        self.conn = _Pieces(config.h11_max_incomplete_event_size)

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request, unless it was answered already; then only go."""
        if self.cycle is not None:  # whoever works on its answer need not say anything any more
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
