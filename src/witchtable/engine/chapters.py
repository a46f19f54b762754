"""How the rules of a game are put together: for each kind of action, all that they know of it.

A chapter of the rules (`games/<game>/rules/<chapter>.py`) has what forbids an action, what it does,
which clauses allow it and what it is called beside each other, and lists it in its `RULES`. One table,
made from the chapters, is all that the state asks. What is offered depends on the moment, not on the
kind of action, and is worked out all the time: that is a function of the chapter, called directly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message

__all__ = ["ActionRules", "Chapter", "RuleTable", "table"]


class ActionRules(NamedTuple):
    """All that the rules know of one kind of action.

    Any: each function takes the state of its game and the one class of action it stands beside.
    """

    action: type[Action]
    perform: Callable[[Any, Seat, Any], None]
    """Carry it out, when it is known to be legal."""
    forbidden: Callable[[Any, Seat, Any], IllegalAction | None]
    """Find the first rule in a decider's way; None exactly when the action is offered."""
    clauses: tuple[str, ...] | Callable[[Any, Seat, Any], tuple[str, ...]]
    """The rules that make it possible."""
    label: Callable[[Any, Any], Message]
    """Put it into words; also where it is not offered, and for words that mean nothing."""

    prominence: int | Callable[[Any, Any], int] = 0
    """How early a long list of choices should name it: the higher, the earlier."""

    def clauses_for(self, state: Any, seat: Seat, action: Action) -> tuple[str, ...]:
        """Name the rules behind one such action."""
        return self.clauses if isinstance(self.clauses, tuple) else self.clauses(state, seat, action)

    def prominence_for(self, state: Any, action: Action) -> int:
        """Say how early a long list should name one such action."""
        return self.prominence if isinstance(self.prominence, int) else self.prominence(state, action)


Chapter: TypeAlias = tuple[ActionRules, ...]
RuleTable: TypeAlias = dict[type[Action], ActionRules]


def table(*chapters: Chapter) -> RuleTable:
    """Put the chapters of a game together; every kind of action belongs to one of them."""
    rules = [each for chapter in chapters for each in chapter]
    found = {each.action: each for each in rules}
    assert len(found) == len(rules), "two chapters have the same action"
    return found
