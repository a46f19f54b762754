"""Re-drawing what a seat cannot know: hands, deck, sealed decisions, and chance to come.

A seat knows the cards that it held itself before it passed them on or discarded them; its view shows
them. Everything else that is hidden is drawn anew from the view and the random numbers alone.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.engine.moves import Seat
from witchtable.games.whirling_witchcraft.rules import SEATS, sealed

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["sample"]


def sample(state: WhirlingState, seat: Seat, rng: Random) -> WhirlingState:
    """Return a table that `seat` cannot tell from this one."""
    twin = state.copy()
    twin.forget_choices()
    twin.chance = Chance(rng.getrandbits(256).to_bytes(32, "big"))
    others = [other for other in range(state.seats) if other != seat]
    _redraw_cards(twin, seat, others, rng)
    _redraw_personalities(twin, seat, others, rng)
    for other in others:
        _redraw_decision(twin, other, rng)
    return twin


def _redraw_cards(state: WhirlingState, seat: Seat, others: list[Seat], rng: Random) -> None:
    """Deal the unknown recipe cards anew to the deck, the discard pile and the hands of the others."""
    bit = 1 << seat
    known = state.known
    unknown = list(state.deck) + [card for card in state.discards if not known[card] & bit]
    for other in others:
        unknown += [card for card in state.hands[other] if not known[card] & bit]
    unknown.sort()
    rng.shuffle(unknown)

    def refill(cards: tuple[int, ...], owners: int) -> tuple[int, ...]:
        kept = sorted(card for card in cards if known[card] & bit)
        drawn = [unknown.pop() for _ in range(len(cards) - len(kept))]
        for card in drawn:
            seen[card] = owners
        for card in kept:
            seen[card] = owners | bit
        return (*kept, *drawn)

    # Who else has seen which card is hidden too: only what the seat itself knows is kept.
    seen = [0] * len(known)
    for card in state.hands[seat]:
        seen[card] = bit
    for other in others:
        state.hands[other] = refill(state.hands[other], 1 << other)
    state.discards = refill(state.discards, 0)
    state.deck = tuple(unknown)
    state.known = seen


def _redraw_personalities(state: WhirlingState, seat: Seat, others: list[Seat], rng: Random) -> None:
    """Deal anew the personalities that others were dealt and have not shown."""
    hidden = sorted(number for other in others for number in state.dealt[other])
    if not hidden or len(state.dealt[seat]) == 0:
        return  # everybody began as an Initiate: nothing is hidden
    pool = list(state.edition.drafted)
    for number in [*state.dealt[seat], *state.personality, *state.returned]:
        if number in pool:
            pool.remove(number)
    rng.shuffle(pool)
    for other in others:
        dealt = [pool.pop() for _ in state.dealt[other]]
        state.dealt[other] = tuple(dealt)


def _redraw_decision(state: WhirlingState, seat: Seat, rng: Random) -> None:
    """Let a seat that has committed decide anew at random; forget what another one has begun.

    Each choice is as likely as any other: so is the gamble of a Daredevil, committed to or only begun.
    """
    has_committed = state.has_committed(seat)
    is_shown = has_committed and not sealed.is_sealed(state)
    if not state.owing >> seat & 1 or sealed.is_open(state) or is_shown:
        return
    sealed.forget(state, seat)
    if has_committed:
        _decide(state, seat, rng)
    else:
        state.power(seat).guess(state, seat, rng)


def _decide(state: WhirlingState, seat: Seat, rng: Random) -> None:
    """Make a random decision for a seat, as if it were its turn to decide alone."""
    owing, committed, deciders = state.owing, state.committed, state.deciders
    # Somebody else still owes a decision, so nothing is revealed by this one.
    state.committed &= ~(1 << seat)
    sealed.update_deciders(state)
    while not state.has_committed(seat):
        forward = [
            action
            for action in state.legal(seat)
            if action not in (state.offers.back, state.offers.call)
        ]
        state.apply_trusted(seat, rng.choice(forward))
    assert (state.owing, state.committed, state.deciders) == (owing, committed, deciders)
    state.forget_choices()
    assert SEATS[state.owing & ~state.committed] or state.queue
