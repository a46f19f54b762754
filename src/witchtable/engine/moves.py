"""What passes between a seat and the rules: an action asks, an event tells.

Both are frozen msgspec Structs with a tag, so they are cheap to build, hashable, and JSON as they
are. A game derives its own classes from these two and adds nothing but fields.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from witchtable.engine.notation import write

__all__ = ["Action", "Event", "Seat"]

Seat: TypeAlias = int


class Action(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """What a seat asks to do; `str(action)` is its notation."""

    sealed: ClassVar[bool] = False
    """Whether the others may not see it when it is made: they see what its events tell them."""

    is_aside: ClassVar[bool] = False
    """Whether it is possible and seldom wanted, wherever it is offered (see also `State.asides`)."""

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
