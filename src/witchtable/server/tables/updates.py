"""What everybody who looks on is shown of a change, written once for all from the same viewpoint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from witchtable.server.protocol.messages import EventsMessage, StateMessage
from witchtable.server.protocol.positions import PositionWriter
from witchtable.server.protocol.writing import encode
from witchtable.server.tables.audience import Viewer

if TYPE_CHECKING:
    from witchtable.server.tables.table import Table

__all__ = ["Updates"]


class Updates:
    """The last update of a table, and its position as it is written."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._written: dict[Viewer, tuple[int, bytes]] = {}
        self._writer: PositionWriter | None = None

    @property
    def writer(self) -> PositionWriter:
        """Writes the position for everybody, put together when the first one looks."""
        if self._writer is None:
            self._writer = PositionWriter(self._table)
        return self._writer

    def write(self, viewer: Viewer) -> bytes:
        """Write the last update of a viewer, once for all who look from the same viewpoint."""
        now = self._table.viewpoints[viewer].version
        version, message = self._written.get(viewer, (0, b""))
        if version != now:
            message = self._write_anew(viewer, now)
            self._written[viewer] = (now, message)
        return message

    def _write_anew(self, viewer: Viewer, version: int) -> bytes:
        """Write what has just happened, and how the game stands now; after going back, only that."""
        state = self.writer.position(viewer)
        events = self._table.audience.seen_since(viewer, version - 1)
        if events is None:
            return encode(StateMessage(state=state))
        stages = self.writer.stages(viewer) or UNSET
        return encode(EventsMessage(events=self.writer.entries(events), state=state, stages=stages))

    def forget_position(self) -> None:
        """Put the position together anew: it has changed."""
        self._writer = None

    def forget(self) -> None:
        """Keep nothing that is on its way: tables are many, and most of them wait."""
        self._writer = None
        self._written.clear()
