"""What everybody who looks on is shown of a change, written once for all from the same viewpoint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from witchtable.engine.memory import Memory
from witchtable.server.protocol.messages import EventsMessage, PartsMessage, StateMessage
from witchtable.server.protocol.parts import Shown
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
        self._written: dict[tuple[Viewer, int], tuple[int, bytes]] = {}
        self._writer: PositionWriter | None = None
        self._memory: Memory | None = None
        """Of the views that were shown last, while somebody looks on."""

    @property
    def writer(self) -> PositionWriter:
        """Writes the position for everybody, put together when the first one looks."""
        if self._writer is None:
            if self._memory is None and self._table.connections:
                self._memory = Memory()
            self._writer = PositionWriter(self._table, self._memory)
        return self._writer

    def write(self, viewer: Viewer, before: Shown | None = None) -> bytes:
        """Write the last update of a viewer, once for all who look from the same viewpoint.

        As a whole, or as what is different from the position before.
        """
        now = self._table.viewpoints[viewer].version
        key = (viewer, id(before))
        version, message = self._written.get(key, (0, b""))
        if version != now:
            message = self._write_anew(viewer, before, now)
            self._written[key] = (now, message)
        return message

    def _write_anew(self, viewer: Viewer, before: Shown | None, version: int) -> bytes:
        """Write what has just happened, and how the game stands now; after going back, only that."""
        writer = self.writer
        seen = self._table.audience.seen_since(viewer, version - 1)
        if seen is None:
            return encode(StateMessage(state=writer.whole(viewer)))
        events = writer.entries(seen)
        if before is None:
            stages = writer.stages(viewer) or UNSET
            return encode(EventsMessage(events=events, state=writer.whole(viewer), stages=stages))
        return encode(
            PartsMessage(
                events=events,
                parts=writer.parts(viewer, before),
                stages=writer.stages_in_parts(viewer, before) or UNSET,
            )
        )

    def forget_position(self) -> None:
        """Put the position together anew: it has changed."""
        self._writer = None

    def forget(self) -> None:
        """Keep nothing that is on its way: tables are many, and most of them wait."""
        self._writer = None
        self._written.clear()
        if not self._table.connections:
            self._memory = None
