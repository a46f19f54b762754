"""How the rules of a game are put together: chapter by chapter, each with all that it knows.

A chapter of the rules (`games/<game>/rules/<chapter>.py`) has beside each other what is offered when,
what forbids an action, what it does, which clauses allow it and what it is called, and hands it on as
its `CHAPTER`. One table, `Rules`, made from the chapters, is all that the state asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from witchtable.engine.errors import IllegalAction
from witchtable.engine.moves import Action, Seat
from witchtable.engine.texts import Message

__all__ = ["ActionRules", "Chapter", "Offered", "Rules", "put_together"]


class ActionRules(NamedTuple):
    """All that the rules know of one kind of action.

    Any: each function takes the state of its game and the one class of action it stands beside.
    """

    action: type[Action]
    perform: Callable[[Any, Seat, Any], None]
    """Carry it out, when it is known to be legal."""
    forbidden: Callable[[Any, Seat, Any], IllegalAction | None]
    """Find the first rule in a decider's way; None exactly when the action is offered.

    (Or would be, if fewer were: of more than MOST_OFFERED choices, not all are listed.)
    """
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


Offered: TypeAlias = Callable[[Any, Seat], Any]
"""Lists what a decider may do in one phase of its game, in the order in which a player would look."""


class Chapter(NamedTuple):
    """One chapter of the rules: its actions, and what is offered in the phases that belong to it."""

    actions: tuple[ActionRules, ...]
    offered: Mapping[int, Offered] = MappingProxyType({})


class Rules(NamedTuple):
    """All chapters of a game."""

    actions: Mapping[type[Action], ActionRules]
    perform: Mapping[type[Action], Callable[[Any, Seat, Any], None]]
    """What each kind of action does: looked up for every move, so it has a table of its own."""
    offered: tuple[Offered, ...]
    """What is offered in each phase; the phases after these ask nobody."""


def put_together(*chapters: Chapter) -> Rules:
    """Make the table of a game: every kind of action, and every phase, belongs to one chapter."""
    rules = [each for chapter in chapters for each in chapter.actions]
    actions = {each.action: each for each in rules}
    assert len(actions) == len(rules), "two chapters have the same action"
    phases = [phase for chapter in chapters for phase in chapter.offered]
    assert sorted(phases) == list(range(len(phases))), "a phase has no chapter, or two of them"
    by_phase = {phase: each for chapter in chapters for phase, each in chapter.offered.items()}
    return Rules(
        actions,
        {kind: each.perform for kind, each in actions.items()},
        tuple(by_phase[phase] for phase in sorted(by_phase)),
    )
