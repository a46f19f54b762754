"""What everybody at a table has been shown: versions, questions, and what happened last.

Versions are counted for each viewer by what that viewer may see. A step of a sealed decision changes
nothing for the others, not even a number.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec

from witchtable.engine.match import Match
from witchtable.engine.moves import Action, Event, Move, Seat
from witchtable.engine.state import State

__all__ = ["REMEMBERED", "Audience", "KeptAudience", "Viewer", "Viewpoint", "inform", "is_seen"]

T = TypeVar("T")
_log = logging.getLogger(__name__)

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for a spectator."""

REMEMBERED: Final = 8  # moves whose events are at hand; who has missed more gets a snapshot


def inform(listeners: Sequence[Callable[[T], None]], news: T) -> None:
    """Tell all listeners; what goes wrong with one is no reason to keep the others waiting."""
    for listener in list(listeners):
        try:
            listener(news)
        except Exception:
            _log.exception("a listener failed")


def is_seen(move: Move, viewer: Viewer) -> bool:
    """Say whether a viewer sees anything of a move, were it only that it was made."""
    return move.is_seen_by(viewer)


class Viewpoint:
    """What one viewer has been shown, and since when that seat is asked."""

    __slots__ = ("asked_at", "asked_version", "question", "thought", "version", "waiting_since")

    def __init__(self) -> None:
        self.version = 0
        self.asked_version = 0
        """The version at which the question to this seat came up: older answers are stale."""
        self.asked_at = 0.0
        """Since when the clock of this seat runs."""
        self.waiting_since = 0.0
        """Since when the others wait for it, whether the server was there or not."""
        self.thought = 0.0
        """Seconds that this seat took for all its decisions so far."""
        self.question: Sequence[Action] = ()


def _at(viewer: Viewer) -> int:
    """Find a viewer's place among all: the seats in their order, then the spectators."""
    return -1 if viewer is None else viewer


class SeenSoFar(msgspec.Struct, array_like=True, frozen=True):
    """What one viewer has been shown, to be kept; the question is found out anew."""

    version: int
    asked_version: int
    waiting_since: float
    thought: float


class KeptAudience(msgspec.Struct, array_like=True, frozen=True):
    """What everybody has been shown, to be kept: the seats in their order, then the spectators."""

    seen: list[SeenSoFar]
    recent: list[tuple[msgspec.Raw, list[tuple[Viewer, int]]]]
    """Events as JSON, and the version that they became for each viewer."""
    private: list[tuple[Viewer, list[tuple[msgspec.Raw, int]]]]


class Audience:
    """The viewpoints of all seats and of the spectators."""

    def __init__(self) -> None:
        self.viewpoints: dict[Viewer, Viewpoint] = {None: Viewpoint()}
        self._recent: deque[tuple[Sequence[Event], tuple[int, ...]]] = deque(maxlen=REMEMBERED)
        """What happened last before everybody, with the version that it became for each viewer.

        (For the seats in their order, then the spectators; 0 for whom it became none.)
        """
        # Apart from these: how much of them is at hand must not depend on steps that all do not see.
        self._private: dict[Viewer, list[tuple[Sequence[Event], int]]] = {}
        """What happened last before some only, by viewer."""

    def open(self, match: Match, at: float) -> None:
        """Show everybody the deal: version 1."""
        self.viewpoints = {seat: Viewpoint() for seat in (*range(match.state.seats), None)}
        for viewpoint in self.viewpoints.values():
            viewpoint.version = 1
        self._recent.append((match.opening, (1,) * len(self.viewpoints)))
        self._ask(match.state, None, at)

    def see_move(self, move: Move, state: State, at: float, thought: float) -> None:
        """Show a move to everybody who may see anything of it; note how long it took."""
        versions: list[int] = []
        for viewer, viewpoint in self.viewpoints.items():
            seen = is_seen(move, viewer)
            viewpoint.version += seen
            versions.append(viewpoint.version if seen else 0)
        # Clocks are seen by all: a step that nobody else sees must not touch them.
        is_open = bool(versions[_at(None)])
        if is_open:
            self._recent.append((move.events, tuple(versions)))
        else:
            for viewer, version in zip(self.viewpoints, versions, strict=True):
                if version:
                    own = self._private.setdefault(viewer, [])
                    own.append((move.events, version))
                    del own[:-REMEMBERED]
        if is_open:
            self.viewpoints[move.seat].thought += thought
        self._ask(state, move.seat, at if is_open else None)

    def see_jump(self, mover: Seat, state: State, at: float) -> None:
        """Show everybody that the game went back: nothing that was told before counts any more."""
        self._recent.clear()
        self._private.clear()
        for viewpoint in self.viewpoints.values():
            viewpoint.version += 1
        self._ask(state, mover, at)

    def set_clocks(self, at: float) -> None:
        """Count the time of those who are asked from now on: until now the server was down."""
        for viewpoint in self.viewpoints.values():
            viewpoint.asked_at = at

    def seen_since(self, viewer: Viewer, version: int) -> Sequence[Event] | None:
        """List what a viewer has seen since a version; None when that is not at hand any more."""
        if version == self.viewpoints[viewer].version - 1 and self._recent:
            # Nearly always: only the last one is asked for.
            events, versions = self._recent[-1]
            if versions[_at(viewer)] == version + 1:
                return [e for e in (event.seen_by(viewer) for event in events) if e is not None]
        at = _at(viewer)
        at_hand = {versions[at]: events for events, versions in self._recent if versions[at]}
        at_hand |= {number: events for events, number in self._private.get(viewer, ())}
        seen: list[Event] = []
        for number in range(version + 1, self.viewpoints[viewer].version + 1):
            if number not in at_hand:
                return None
            seen += [e for e in (event.seen_by(viewer) for event in at_hand[number]) if e is not None]
        return seen

    def dump(self) -> KeptAudience:
        """Write down what everybody has been shown."""

        def write(events: Sequence[Event]) -> msgspec.Raw:
            return msgspec.Raw(msgspec.json.encode(events))

        def told(versions: tuple[int, ...]) -> list[tuple[Viewer, int]]:
            found = zip(self.viewpoints, versions, strict=True)
            return [(viewer, version) for viewer, version in found if version]

        return KeptAudience(
            [
                SeenSoFar(v.version, v.asked_version, v.waiting_since, v.thought)
                for v in self.viewpoints.values()
            ],
            [(write(events), told(versions)) for events, versions in self._recent],
            [
                (viewer, [(write(events), version) for events, version in own])
                for viewer, own in self._private.items()
            ],
        )

    def load(
        self, shown: KeptAudience, state: State, read: Callable[[msgspec.Raw], tuple[Event, ...]]
    ) -> None:
        """Go on with what was written down for this state; `read` reads events."""
        viewers = (*range(state.seats), None)
        self.viewpoints = {}
        for viewer, seen in zip(viewers, shown.seen, strict=True):
            viewpoint = self.viewpoints[viewer] = Viewpoint()
            viewpoint.version, viewpoint.asked_version = seen.version, seen.asked_version
            viewpoint.waiting_since, viewpoint.thought = seen.waiting_since, seen.thought
            if viewer is not None and viewer in state.deciders:
                viewpoint.question = state.offered(viewer)
        for events, told in shown.recent:
            versions = dict(told)
            self._recent.append(
                (list(read(events)), tuple(versions.get(viewer, 0) for viewer in viewers))
            )
        for viewer, own in shown.private:
            self._private[viewer] = [(list(read(events)), version) for events, version in own]

    def _ask(self, state: State, mover: Seat | None, at: float | None) -> None:
        """Note for whom the question has changed: whoever moved, and who is asked something else."""
        for seat in range(state.seats):
            viewpoint = self.viewpoints[seat]
            question = state.offered(seat) if seat in state.deciders else ()
            if seat == mover or question != viewpoint.question:
                if at is not None:
                    viewpoint.asked_at = viewpoint.waiting_since = at
                viewpoint.asked_version = viewpoint.version
                viewpoint.question = question
