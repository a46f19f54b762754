"""What passes between a seat and the rules: an action asks, an event tells.

Both are frozen msgspec Structs with a tag, so they are cheap to build, hashable, and JSON as they
are. A game derives its own classes from these two and adds nothing but fields. What happened in one
go is a move with its events.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

import msgspec

from witchtable.engine.notation import write

if TYPE_CHECKING:
    from witchtable.engine.state import State

__all__ = ["Account", "Action", "Event", "Move", "Seat", "Stage", "faded"]

_REMEMBERED: Final = 10_000

Seat: TypeAlias = int


class Action(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """What a seat asks to do; `str(action)` is its notation."""

    sealed: ClassVar[bool] = False
    """Whether the others may not see it when it is made: they see what its events tell them."""

    is_aside: ClassVar[bool] = False
    """Whether it is possible and seldom wanted, wherever it is offered (see also `State.asides`)."""

    gives_up: ClassVar[bool] = False
    """Whether it only leaves undone what could still be done: seldom good, now and then the best."""

    takes_back: ClassVar[bool] = False
    """Whether it takes an own decision back that has had no effect yet: the game's own undo."""

    def __str__(self) -> str:
        return write(self)

    def canonical(self) -> Action:
        """Return the one form in which the rules offer this request."""
        return self


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What has become true: past tense, complete, never refused."""

    clause: ClassVar[str]
    """The rule that made it happen."""

    reveals: ClassVar[bool] = False
    """Whether anybody learns something that was hidden: no undo after it."""

    unseals: ClassVar[bool] = False
    """Whether everybody sees by it all that was decided in secret before, and not taken back."""

    def seen_by(self, seat: Seat | None) -> Event | None:  # noqa: ARG002 - for hidden events
        """Return what this seat (None: a spectator) may see of it; None when nothing."""
        return self


class Move(NamedTuple):
    """One entry of the log: who did what, and what happened."""

    seat: Seat
    action: Action
    events: list[Event]

    @property
    def reveals(self) -> bool:
        """Whether anybody learned something new by it."""
        return any(event.reveals for event in self.events)

    def is_seen_by(self, viewer: Seat | None) -> bool:
        """Say whether a viewer (None: a spectator) sees anything of it, if only that it was made."""
        return (
            viewer == self.seat
            or not self.action.sealed
            or any(event.seen_by(viewer) is not None for event in self.events)
        )


@lru_cache(_REMEMBERED)
def faded(seat: Seat, action: Action) -> Move:
    """Write a move whose events are forgotten: once for all matches in which it was made."""
    return Move(seat, action, _FORGOTTEN)


_FORGOTTEN: Final[list[Event]] = []


class Stage(NamedTuple):
    """How the table looked in the middle of a move."""

    events: int
    """So many of the move's events had happened."""
    state: State


class Account(list[Event]):
    """What happened in a move, and how the table looked in between, for who wants to follow it.

    In search nobody does: there the state has no list of events, or a plain one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stages: list[Stage] = []

    def pause(self, state: State) -> None:
        """Keep how the table looks now, unless nothing has happened since the last time."""
        if len(self) > (self.stages[-1].events if self.stages else 0):
            self.stages.append(Stage(len(self), state))
