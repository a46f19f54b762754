"""Re-drawing what a seat cannot know: hands, deck, sealed decisions, and chance to come.

A seat knows the cards that it held itself before it passed them on or discarded them; its view shows
them. Everything else that is hidden is drawn anew from the view and the random numbers alone.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.engine.moves import Seat
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
    edition = state.edition
    pool = [
        number
        for number, entry in enumerate(edition.personalities)
        for _ in range(entry.copies)
        if entry.power != "redraw"
    ]
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
    if not state.owing >> seat & 1:
        return
    has_committed = state.has_committed(seat)
    if state.phase in (ARCANA, BREW):
        if has_committed and state.ordered:
            return  # shown already
        sealed.open_draft(state, seat)
    elif state.phase in (PERSONALITY, REDRAW, PLAY):
        state.choice[seat] = EMPTY
        if state.power(seat) == "gamble":
            state.gamble = state.dare = EMPTY
    else:
        return  # decided openly
    if has_committed:
        _decide(state, seat, rng)
    elif state.phase == PLAY and state.power(seat) == "gamble":
        _perhaps_gamble(state, seat, rng)


def _perhaps_gamble(state: WhirlingState, seat: Seat, rng: Random) -> None:
    """Begin with the gamble if chance picks it: unlike a draft it is not forgotten (WW-P-DARE-04)."""
    if rng.choice(state.legal(seat)) == state.offers.gamble:
        state.apply_trusted(seat, state.offers.gamble)


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
