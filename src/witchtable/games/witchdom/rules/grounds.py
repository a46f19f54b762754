"""Which rules make an action legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Action, Seat
from witchtable.games.witchdom.actions import (
    Back,
    Brew,
    Choose,
    End,
    Keep,
    Pay,
    Play,
    Refresh,
    Rest,
    Take,
    Tame,
)
from witchtable.games.witchdom.components import DECKS
from witchtable.games.witchdom.rules.phases import REST

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["TAKING", "clauses"]


def clauses(state: WitchdomState, seat: Seat, action: Action) -> tuple[str, ...]:  # noqa: ARG001
    """Name the rules that make a legal action possible."""
    if isinstance(action, Take):
        if state.phase == REST:
            return ("WD-REST-02", "WD-REST-04")
        return ("WD-COLLECT-06", TAKING.get(action.item, "WD-COLLECT-07"), "WD-COLLECT-12")
    if isinstance(action, Refresh):
        return ("WD-RESTORE-02", "WD-RESTORE-03" if action.what in DECKS else "WD-RESTORE-04")
    if isinstance(action, Brew):
        is_wild = not state.edition.potion_colour[state.edition.potion_index[action.potion]]
        return ("WD-BREW-01", "WD-BREW-03" if is_wild else "WD-BREW-02", "WD-BREW-05")
    if isinstance(action, Pay):
        return _behind_payment(state, action)
    if isinstance(action, End) and state.animals:
        return ("WD-BREW-01", "WD-ANIMAL-03")
    return _BEHIND[type(action)]


def _behind_payment(state: WitchdomState, action: Pay) -> tuple[str, ...]:
    box = state.edition
    given = tuple(action.given.count(kind) for kind in box.kind_ids)
    found = ["WD-PAY-01"]
    if given != box.needs[state.brewing]:
        found.append("WD-PAY-02")  # whatever is not paid token by token is replaced by pairs
    if len(action.given) > sum(given):
        found.append("WD-TOOL-01")
    return tuple(found)


TAKING: Final = {
    "potion": "WD-COLLECT-08",
    "tool": "WD-COLLECT-09",
    "witch": "WD-COLLECT-10",
    "animal": "WD-COLLECT-11",
}

_BEHIND: dict[type[Action], tuple[str, ...]] = {
    Choose: ("WD-SETUP-05", "WD-SETUP-20"),
    Play: ("WD-TURN-01", "WD-TURN-02", "WD-COLLECT-01"),
    Rest: ("WD-TURN-01", "WD-TURN-03", "WD-REST-01"),
    Keep: ("WD-RESTORE-01",),
    Tame: ("WD-ANIMAL-03", "WD-ANIMAL-04", "WD-ANIMAL-05"),
    Back: ("WD-BREW-15",),
    End: ("WD-BREW-01",),
}
