"""How a game stands, written for everybody who looks: what lies open to all is written once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from witchtable.engine.moves import Event, Seat
from witchtable.engine.state import State
from witchtable.server.protocol.messages import Choice, LogEntry, Position, StageShown
from witchtable.server.protocol.writing import encode, write_choices, write_entry, write_text

if TYPE_CHECKING:
    from witchtable.server.tables.audience import Viewer
    from witchtable.server.tables.table import Table

__all__ = ["PositionWriter"]


class PositionWriter:
    """Writes one position for everybody: what lies open to all is put together and written once."""

    def __init__(self, table: Table) -> None:
        match = table.playing
        self._table = table
        self._match = match
        self._is_running = table.status == "running"
        self._views = _ViewWriter(match.state)
        self._entries: dict[Event, LogEntry] = {}
        self._choices: dict[Seat, list[Choice]] = {}
        self._stages: dict[int, _ViewWriter] = {}
        """For the table as it looked in the middle of the last move."""

    def position(self, viewer: Viewer, *, with_choices: bool = True) -> Position:
        """Write how the game stands for a viewer: the view, what is asked, what may be done."""
        state, open_view = self._match.state, self._views.open_view
        asks = viewer is not None and self._is_running
        return Position(
            version=self._table.viewpoints[viewer].version,
            seat=viewer,
            view=self._views.write(viewer),
            deciders=state.deciders,
            over=not state.deciders,
            scores=open_view["scores"],
            winners=open_view["winners"],
            legal=self._legal(viewer) if asks and viewer is not None and with_choices else [],
            question=write_text(state.question(viewer)) if asks else None,
            can_undo=asks and viewer is not None and self._table.undo.is_possible(viewer),
        )

    def _legal(self, seat: Seat) -> list[Choice]:
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = write_choices(self._match.state, seat)
        return found

    def stages(self, viewer: Viewer) -> list[StageShown]:
        """Write how the table looked for a viewer in the middle of the last move."""
        if not self._match.stages:
            return []
        seen = [event.seen_by(viewer) is not None for event in self._match.log[-1].events]
        by_events = {sum(seen[:events]): n for n, (events, _) in enumerate(self._match.stages)}
        return [
            self._stage(viewer, events, n)
            for events, n in by_events.items()
            if 0 < events < sum(seen)  # before all and after all of them there is a position
        ]

    def _stage(self, viewer: Viewer, events: int, n: int) -> StageShown:
        views = self._stages.get(n)
        if views is None:
            views = self._stages[n] = _ViewWriter(self._match.stages[n].state)
        return StageShown(events=events, view=views.write(viewer), scores=views.open_view["scores"])

    def entries(self, events: Iterable[Event], *, with_texts: bool = False) -> list[LogEntry]:
        """Write what happened, each event once for all who see the same of it."""
        game, edition = self._match.game, self._match.deal.edition
        if with_texts:
            return [write_entry(game, edition, event, with_text=True) for event in events]
        found = []
        for event in events:
            entry = self._entries.get(event)
            if entry is None:
                entry = self._entries[event] = write_entry(game, edition, event)
            found.append(entry)
        return found

    def entries_since(
        self, viewer: Viewer, version: int, *, with_texts: bool = False
    ) -> list[LogEntry] | None:
        """Tell what a viewer has seen since a version; None when that is too long ago to be known."""
        if version >= self._table.viewpoints[viewer].version:
            return []
        seen = self._table.audience.seen_since(viewer, version)
        return None if seen is None else self.entries(seen, with_texts=with_texts)


class _ViewWriter:
    """Writes the views of one state: what lies open to all is put together and written once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.open_view = state.open_view()
        self._parts: dict[str, list[msgspec.Raw]] = {}
        """Lists with an entry for each seat: of them, seldom more than the own one differs."""
        self._written = {key: self._write(key, value) for key, value in self.open_view.items()}

    def _write(self, key: str, value: Any) -> Any:
        if type(value) is list and len(value) == self._state.seats and type(value[0]) is dict:
            value = self._parts[key] = [msgspec.Raw(encode(part)) for part in value]
            return value
        # A word or a number is not worth it.
        return msgspec.Raw(encode(value)) if type(value) is dict or type(value) is list else value

    def write(self, viewer: Viewer) -> dict[str, Any]:
        """Show a view in which everything that lies open to all is written already."""
        found = {**self._written, **self._state.own_view(viewer, self.open_view)}
        for key, parts in self._parts.items():
            shared, value = self.open_view[key], found[key]
            if value is not parts and type(value) is list and len(value) == len(shared):
                found[key] = [
                    written if own is part else own
                    for own, part, written in zip(value, shared, parts, strict=True)
                ]
        return found
