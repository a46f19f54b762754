"""Whole brews worth trying: the best of the menu at first sight, with all their steps."""

from __future__ import annotations

from typing import Final

from witchtable.engine.moves import Action, Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.mind.kitchen import kitchen_of
from witchtable.games.whirling_witchcraft.mind.worth import scales_of
from witchtable.games.whirling_witchcraft.rules import sealed
from witchtable.games.whirling_witchcraft.rules.phases import (
    ARCANA,
    BREW,
    EMPTY,
    PERSONALITY,
    PLAY,
    REDRAW,
    SEATS,
)
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["plans", "unseal"]

_MOST: Final = 12


def plans(state: State, seat: Seat) -> list[tuple[float, tuple[Action, ...]]] | None:
    """List the best brews that go on from a seat's draft, with their worth; None outside a brew."""
    assert isinstance(state, WhirlingState)
    if state.phase != BREW:
        return None
    kitchen = kitchen_of(state.edition)
    menu = kitchen.menu(state, seat, with_trail=True)
    scales = scales_of(state, seat, kitchen)
    found = scales.plans.get(menu)
    if found is None:
        best = scales.ranked(menu, _MOST)
        steps = menu.steps([point for _, point in best])
        found = [(worth, taken) for (worth, _), taken in zip(best, steps, strict=True)]
        scales.plans[menu] = found
    return found


def unseal(state: State, seat: Seat) -> None:
    """Let everybody else decide anew what is still sealed (WW-INFO-03)."""
    assert isinstance(state, WhirlingState)
    is_shown = state.ordered and state.phase in (ARCANA, BREW)
    if is_shown or state.phase not in (PERSONALITY, REDRAW, PLAY, ARCANA, BREW):
        return
    for other in SEATS[state.owing & ~(1 << seat)]:
        if state.phase in (ARCANA, BREW):
            sealed.open_draft(state, other)
        else:
            state.choice[other] = EMPTY
            if state.power(other) == "gamble":
                state.gamble = state.dare = EMPTY
    state.committed &= 1 << seat
    sealed.update_deciders(state)
    state.forget_choices()
