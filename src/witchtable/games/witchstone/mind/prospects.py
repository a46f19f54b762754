"""What scrolls and counted things are worth now, and what they will probably be worth at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from witchtable.engine.moves import Seat
from witchtable.games.witchstone.mind.cauldrons import largest
from witchtable.games.witchstone.mind.lore import (
    CLUSTER,
    CONNECTED,
    FOREIGN_TOWER,
    OWN_TOWER,
    RANK,
    SILVER,
    STANDING,
    Lore,
)

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["bumps", "counted", "prophecy_later", "prophecy_now", "turns_left", "wish"]

# By what a prophecy counts: how much of it a turn usually brings.
_GROWTH: Final[tuple[float, ...]] = (0.6, 0.75, 0.15, 0.5, 0.6, 0.4, 0.35, 0.35, 0.3)
_LADDER_GROWTH: Final = 0.15
_STEPS: Final = 1.6
"""Wand steps that a turn usually brings."""


def turns_left(state: WitchstoneState, lore: Lore, seat: Seat) -> int:
    """Count the turns a seat still has, the running one too."""
    if state.round == 0:
        return lore.turns
    left = lore.turns - state.round + 1
    seats, start = state.seats, state.start
    if (seat - start) % seats < (state.turn - start) % seats or not state.deciders:
        left -= 1
    return left


def counted(state: WitchstoneState, lore: Lore, seat: Seat) -> list[int]:
    """Count what silver spaces and prophecies count, by its number."""
    connections = state.builder.count(seat) - (state.begun[seat] >= 0)
    lying = state.lying[seat]
    own = 2 * seat
    crystals = 0
    for shelf in state.rack:
        if shelf:
            crystals += shelf.count(own)
    reached = state.wand[seat]
    silver = 0
    for space, _ in lore.silver_at:
        if space <= reached:
            silver += 1
    return [
        connections,
        lying + state.standing[seat].bit_count(),
        lying,
        len(state.scrolls[seat]) + len(state.spent[seat]),
        len(state.kept[seat]),
        crystals,
        len(state.beside[seat]) + len(state.laid_specials[seat]),
        silver,
    ]


def bumps(state: WitchstoneState, lore: Lore, seat: Seat, turns: int, counts: list[int]) -> list[float]:
    """Weigh one more of each counted thing: what silver spaces ahead and own prophecies pay for it."""
    worth = [0.0] * 8
    at = state.wand[seat]
    for space, kind in lore.silver_at:
        if space > at:
            worth[kind] += lore.amount[space] * min(1.0, _STEPS * turns / (space - at))
    for scroll in state.scrolls[seat]:
        kind = lore.counts[scroll]
        if 0 <= kind <= SILVER:
            ladder = lore.ladders[scroll]
            if counts[kind] < ladder[2]:
                worth[kind] += 4.0 / (ladder[2] - ladder[0] + 1)
    return worth


def _reached(state: WitchstoneState, lore: Lore, seat: Seat, scroll: int, counts: list[int]) -> int:
    """Say how much there is of what a prophecy counts; for ladders of places the steps met."""
    kind = lore.counts[scroll]
    if kind <= SILVER:
        return counts[kind]
    if kind == CLUSTER:
        return largest(state.symbols[6 * seat + lore.cluster_of[scroll]])
    if kind == RANK:
        return max(0, 3 - state.stone.index(seat)) if seat in state.stone else 0
    places = state.network[seat] if kind == CONNECTED else state.standing[seat]
    own = 1 << state.towers[seat] if state.towers[seat] >= 0 else 0
    steps = 0
    for where, needed in lore.places[scroll]:
        if where == OWN_TOWER:
            found = places & own
        elif where == FOREIGN_TOWER:
            found = places & lore.towers & ~own
        else:
            found = places & where
        if found.bit_count() < needed:
            break
        steps += 1
    return steps


def wish(state: WitchstoneState, lore: Lore, seat: Seat, location: int, kind: int) -> float:
    """Weigh a location for own prophecies that want a witch there, or it joined (`kind`)."""
    worth = 0.0
    for scroll in state.scrolls[seat]:
        if lore.counts[scroll] != kind:
            continue
        reached = _reached(state, lore, seat, scroll, [])
        share = lore.prophecy_points[1] - lore.prophecy_points[0]
        for where, _ in lore.places[scroll][reached:]:
            places = where
            if where < 0:
                own = 1 << state.towers[seat]
                places = own if where == OWN_TOWER else lore.towers & ~own
            if places >> location & 1:
                worth += share
                break
            share *= 0.5  # a later step counts only after this one
    return worth


def prophecy_now(
    state: WitchstoneState, lore: Lore, seat: Seat, scroll: int, counts: list[int]
) -> float:
    """Say what a prophecy would score if the game ended now."""
    reached = _reached(state, lore, seat, scroll, counts)
    degree = 0
    for bound in lore.ladders[scroll]:
        if reached >= bound:
            degree += 1
    return lore.prophecy_points[degree]


def prophecy_later(
    state: WitchstoneState, lore: Lore, seat: Seat, scroll: int, counts: list[int], turns: int
) -> float:
    """Say what a prophecy will probably score at the end."""
    kind = lore.counts[scroll]
    points = lore.prophecy_points
    reached = float(_reached(state, lore, seat, scroll, counts))
    low, middle, high = lore.ladders[scroll]
    if kind == RANK:
        if reached:
            return points[int(reached)]
        rank = min(3, len(state.stone))
        return points[0] + (points[3 - rank] - points[0]) * min(0.8, 0.07 * turns)
    if kind in (STANDING, CONNECTED):
        reached += min(_LADDER_GROWTH * turns, 3.0 - reached)
    else:
        reached += _GROWTH[kind] * turns
    if reached >= high:
        return points[3]
    if reached >= middle:
        return points[2] + (points[3] - points[2]) * (reached - middle) / (high - middle)
    if reached >= low:
        return points[1] + (points[2] - points[1]) * (reached - low) / (middle - low)
    return points[0] + (points[1] - points[0]) * max(0.0, 1.0 - (low - reached) / 2.0)
