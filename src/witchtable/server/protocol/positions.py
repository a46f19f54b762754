"""How a game stands, written for everybody who looks: what lies open to all is written once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from witchtable.engine.memory import Memory
from witchtable.engine.moves import Event, Seat
from witchtable.engine.state import State
from witchtable.server.protocol.messages import Choice, LogEntry, Position, StageParts, StageShown
from witchtable.server.protocol.parts import Changes, Parts, Shown
from witchtable.server.protocol.writing import encode, write_choices, write_entry, write_text

if TYPE_CHECKING:
    from witchtable.server.tables.audience import Viewer
    from witchtable.server.tables.table import Table

__all__ = ["PositionWriter"]


class PositionWriter:
    """Writes one position for everybody: what lies open to all is put together and written once."""

    def __init__(self, table: Table, memory: Memory | None = None) -> None:
        match = table.playing
        self._table = table
        self._match = match
        self._memory = memory
        """What was shown of the match before."""
        self._is_running = table.status == "running"
        self._views = _ViewWriter(match.state, memory)
        self._entries: dict[Event, LogEntry] = {}
        self._choices: dict[Seat, list[Choice]] = {}
        self._stages: dict[int, _ViewWriter] = {}
        """For the table as it looked in the middle of the last move."""
        self._shown: dict[Viewer, Shown] = {}
        self._changes = Changes()

    def position(self, viewer: Viewer, *, with_choices: bool = True) -> Position:
        """Tell how the game stands for a viewer: the view, what is asked, what may be done."""
        return self.shown(viewer).position if with_choices else self._position(viewer, [])

    def shown(self, viewer: Viewer) -> Shown:
        """Tell how the game stands for a viewer, with what the view is made of."""
        found = self._shown.get(viewer)
        if found is None:
            asks = viewer is not None and self._is_running
            legal = self._legal(viewer) if asks and viewer is not None else []
            position, views = self._position(viewer, legal), self._views
            found = Shown(position, views.open_view, views.own_view(viewer))
            self._shown[viewer] = found
        return found

    def _position(self, viewer: Viewer, legal: Sequence[Choice]) -> Position:
        state, open_view = self._match.state, self._views.open_view
        asks = viewer is not None and self._is_running
        return Position(
            version=self._table.viewpoints[viewer].version,
            seat=viewer,
            view=self._views.show(viewer),
            deciders=state.deciders,
            over=not state.deciders,
            scores=open_view["scores"],
            winners=open_view["winners"],
            legal=legal,
            question=write_text(state.question(viewer)) if asks else None,
            can_undo=asks and viewer is not None and self._table.undo.is_possible(viewer),
        )

    def whole(self, viewer: Viewer) -> Position:
        """Write it for many who look: what lies open to all is written once."""
        position = self.position(viewer)
        return replace(position, view=self._views.write(position.view))

    def parts(self, viewer: Viewer, before: Shown) -> Parts:
        """Write what is different for a viewer from a position that was sent before."""
        return self._changes.between(before, self.shown(viewer))

    def _legal(self, seat: Seat) -> list[Choice]:
        found = self._choices.get(seat)
        if found is None:
            found = self._choices[seat] = write_choices(self._match.state, seat)
        return found

    def stages(self, viewer: Viewer) -> list[StageShown]:
        """Write how the table looked for a viewer in the middle of the last move."""
        found = []
        for events, views in self._stages_of(viewer):
            view = views.write(views.show(viewer))
            found.append(StageShown(events=events, view=view, scores=views.open_view["scores"]))
        return found

    def stages_in_parts(self, viewer: Viewer, before: Shown) -> list[StageParts]:
        """Write the same as what was different from the position before."""
        found = []
        for events, views in self._stages_of(viewer):
            scores = views.open_view["scores"]
            parts = {} if scores == before.position.scores else {"scores": scores}
            now = Shown(before.position, views.open_view, views.own_view(viewer))
            parts |= self._changes.of_views(before, now)
            found.append(StageParts(events=events, parts=parts))
        return found

    def _stages_of(self, viewer: Viewer) -> list[tuple[int, _ViewWriter]]:
        """Find after how many events the table can be looked at, and how it looked then."""
        if not self._match.stages:
            return []
        seen = [event.seen_by(viewer) is not None for event in self._match.log[-1].events]
        by_events = {sum(seen[:events]): n for n, (events, _) in enumerate(self._match.stages)}
        return [
            (events, self._stage(n))
            for events, n in by_events.items()
            if 0 < events < sum(seen)  # before all and after all of them there is a position
        ]

    def _stage(self, n: int) -> _ViewWriter:
        views = self._stages.get(n)
        if views is None:
            views = self._stages[n] = _ViewWriter(self._match.stages[n].state, self._memory)
        return views

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
    """Shows the views of one state, and writes them: what lies open to all is written once."""

    def __init__(self, state: State, memory: Memory | None) -> None:
        self._state = state
        self.open_view = state.open_view(memory)
        self._own_views: dict[Viewer, dict[str, Any]] = {}
        self._raw: dict[int, msgspec.Raw] = {}
        """What lies open to all as it is written, by its identity."""

    def show(self, viewer: Viewer) -> dict[str, Any]:
        """Show what a viewer sees."""
        return {**self.open_view, **self.own_view(viewer)}

    def own_view(self, viewer: Viewer) -> dict[str, Any]:
        """Show what only a viewer sees, besides what lies open to all or in its place."""
        found = self._own_views.get(viewer)
        if found is None:
            found = self._own_views[viewer] = self._state.own_view(viewer, self.open_view)
        return found

    def write(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Write a view as far as it is what lies open to all."""
        found = {}
        for key, value in view.items():
            if value is self.open_view.get(key):
                found[key] = self._written(value)
            elif type(value) is list and self._is_by_seat(key, value):
                # Of lists with an entry for each seat, seldom more than the own one differs.
                shared = self.open_view[key]
                pairs = zip(value, shared, strict=True)
                found[key] = [self._written(own) if own is part else own for own, part in pairs]
            else:
                found[key] = value
        return found

    def _is_by_seat(self, key: str, value: list[Any]) -> bool:
        shared = self.open_view.get(key)
        return type(shared) is list and len(shared) == len(value) == self._state.seats

    def _written(self, value: Any) -> Any:
        if type(value) is not dict and type(value) is not list:
            return value  # a word or a number is not worth it
        found = self._raw.get(id(value))
        if found is None:
            found = self._raw[id(value)] = msgspec.Raw(encode(value))
        return found
