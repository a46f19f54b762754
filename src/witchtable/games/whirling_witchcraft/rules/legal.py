"""What a seat may do, phase by phase. Must agree with refusals.py, which says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from witchtable.engine.moves import Action, Seat
from witchtable.games.whirling_witchcraft.actions import Choose, Use
from witchtable.games.whirling_witchcraft.cubes import EVERYTHING, KINDS, counts
from witchtable.games.whirling_witchcraft.rules import arcana, brewing, sealed
from witchtable.games.whirling_witchcraft.rules.offers import AS, INTO
from witchtable.games.whirling_witchcraft.rules.phases import (
    ARCANA,
    BREW,
    EMPTY,
    OVER,
    PLAY,
    TRADES,
    UNCONTROLLED,
)

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["extras", "fallback", "legal", "with_extras", "with_origins"]


def legal(state: WhirlingState, seat: Seat) -> tuple[Action, ...]:
    """List the legal actions of a seat that owes a decision."""
    return with_extras(state, seat, _BY_PHASE[state.phase](state, seat))


def with_extras(state: WhirlingState, seat: Seat, choices: list[Action]) -> tuple[Action, ...]:
    """Add what a seat may do besides deciding (to the list itself)."""
    if state.phase in (ARCANA, BREW):
        if state.draft_steps[seat]:
            choices.append(state.offers.back)
        if state.on_call and not state.ordered:
            choices.append(state.offers.call)
    return tuple(choices)


def extras(state: WhirlingState, seat: Seat) -> tuple[Action, ...]:
    """List what a seat that owes nothing may do: take back, or ask for initiative order."""
    offers = state.offers
    if state.phase == OVER:
        return ()
    back: tuple[Action, ...] = (offers.back,) if sealed.can_take_back(state, seat) else ()
    return (*back, offers.call) if sealed.can_call(state) else back


def _personality(state: WhirlingState, seat: Seat) -> list[Action]:
    names = [state.edition.personalities[number].id for number in state.dealt[seat]]
    return [Choose(name) for name in names]


def _uncontrolled(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    return [*state.offers.gain]


def _redraw(state: WhirlingState, seat: Seat) -> list[Action]:  # noqa: ARG001
    return [state.offers.keep, state.offers.redraw]


def _play(state: WhirlingState, seat: Seat) -> list[Action]:
    """Any card of the hand, rotated where that is allowed (WW-STUDY-01 to -04)."""
    box, offers = state.edition, state.offers
    power = state.power(seat)
    if power == "gamble" and state.gamble != EMPTY:
        upright, rotated = offers.dare
        return [*upright, *rotated] if box.two_way[state.gamble] else [*upright]
    any_way = power == "rotate-any"
    found: list[Action] = []
    for card in state.hands[seat]:
        found.append(offers.play[2 * card])
        if any_way or box.two_way[card]:
            found.append(offers.play[2 * card + 1])
    if power == "gamble":
        found.append(offers.gamble)
    return found


def _arcana(state: WhirlingState, seat: Seat) -> list[Action]:
    choices = arcana.choices(state, seat)
    choices.append(state.offers.done)
    return choices


def _brew(state: WhirlingState, seat: Seat) -> list[Action]:
    choices = brewing.choices(state, seat)
    choices.append(state.offers.done)
    return choices


def _trades(state: WhirlingState, seat: Seat) -> list[Action]:
    cauldron = state.cauldron[seat]
    kinds = [kind for kind in range(KINDS) if cauldron & EVERYTHING[kind]]
    return [*(state.offers.claim[kind] for kind in kinds), state.offers.done]


# Indexed by phase; the phase after these is the end of the game, where nobody decides.
_BY_PHASE: tuple[Callable[[WhirlingState, Seat], list[Action]], ...] = (
    _personality,
    _uncontrolled,
    _redraw,
    _play,
    _arcana,
    _brew,
    _trades,
)


def with_origins(state: WhirlingState, seat: Seat, action: Action) -> Action:
    """Find the cubes of a use that names none of them (WW-ENG-08)."""
    action = action.canonical()
    if not isinstance(action, Use) or state.phase != BREW or not state.owing >> seat & 1:
        return action
    names_cubes = not all(word.startswith((AS, INTO)) for word in action.cubes)
    return action if names_cubes else brewing.with_cubes(state, seat, action)


def fallback(state: WhirlingState, seat: Seat) -> Action:
    """Choose for a seat that has run out of time (WW-ENG-12)."""
    offers = state.offers
    if state.phase == UNCONTROLLED:
        room = _room(state, seat)
        return offers.gain[room.index(max(room))]
    has_gambled = state.power(seat) == "gamble" and state.gamble != EMPTY
    if state.phase == PLAY and not has_gambled:
        numbers = state.edition.initiative
        return offers.play[2 * min(state.hands[seat], key=lambda card: numbers[card])]
    if state.phase in (ARCANA, BREW, TRADES):
        return offers.done
    return legal(state, seat)[0]


def _room(state: WhirlingState, seat: Seat) -> list[int]:
    lying = counts(state.bench[seat])
    return [space - cubes for space, cubes in zip(state.edition.capacity, lying, strict=True)]
