"""Re-drawing what a seat cannot see.

A seat knows what its view shows, no less and no more: the sample is drawn from all tables that would
show it the same view. (Owl tiles and scrolls were taken openly; who remembers that knows more. The
rules keep them private all the same, WS-INFO-04, -05. Fronts of chips behind screens stay as they are:
they have no effect any more.)
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat

if TYPE_CHECKING:
    from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["sample"]


def sample(state: WitchstoneState, seat: Seat, rng: Random) -> WitchstoneState:
    """Return a table that `seat` cannot tell from this one."""
    twin = state.copy()
    twin.specials = tuple(_shuffled(twin.specials, rng))
    if state.deciders:  # at the end everything lies open, and the rest has no effect
        _redraw_scrolls(twin, seat, rng)
        _redraw_owls(twin, seat, rng)
    for owner in range(state.seats):
        _redraw_tiles(twin, owner, rng, sees_hand=owner == seat)
    return twin


def _redraw_tiles(state: WitchstoneState, owner: Seat, rng: Random, *, sees_hand: bool) -> None:
    """Shuffle supply and returned tiles, and for all but the owner the open ones too (WS-INFO-06)."""
    hand, supply = state.hands[owner], state.supply[owner]
    unseen = [*supply, *state.returned[owner]]
    if not sees_hand:
        unseen += hand
    unseen = _shuffled(unseen, rng)
    if not sees_hand:
        state.hands[owner] = tuple(unseen.pop() for _ in hand)
    state.supply[owner] = tuple(unseen.pop() for _ in supply)
    state.returned[owner] = tuple(unseen)


def _redraw_owls(state: WitchstoneState, seat: Seat, rng: Random) -> None:
    """Deal the others' owl tiles among them anew: only their number is seen (WS-INFO-04)."""
    others = [other for other in range(state.seats) if other != seat]
    unseen = _shuffled([value for other in others for value in state.owls[other]], rng)
    for other in others:
        state.owls[other] = tuple(unseen.pop() for _ in state.owls[other])


def _redraw_scrolls(state: WitchstoneState, seat: Seat, rng: Random) -> None:
    """Shuffle the pile; at a table with hidden scrolls also what the others keep (WS-INFO-05)."""
    if not state.hidden_scrolls:
        state.pile = tuple(_shuffled(state.pile, rng))
        return
    others = [other for other in range(state.seats) if other != seat]
    unseen = list(state.pile)
    for other in others:
        unseen += state.scrolls[other]
        state.scrolls[other] = ()
    unseen = _shuffled(unseen, rng)
    state.pile = tuple(unseen.pop() for _ in state.pile)
    # Not even the number that each of them keeps is seen.
    for scroll in unseen:
        state.scrolls[rng.choice(others)] += (scroll,)


def _shuffled(items: list[int] | tuple[int, ...], rng: Random) -> list[int]:
    # Sorted first: the result must follow from what the seat sees and the random numbers alone.
    deck = sorted(items)
    rng.shuffle(deck)
    return deck
