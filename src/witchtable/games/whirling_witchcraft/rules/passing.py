"""The end of a round: cauldrons to the right, winners, hands to the left (WW-PASS, -WIN, -HAND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from witchtable.engine.moves import Seat
from witchtable.engine.state import ScoreLine
from witchtable.games.whirling_witchcraft.cubes import NOTHING, Heap, counts, smaller, total
from witchtable.games.whirling_witchcraft.events import (
    CardsDrawn,
    CauldronPassed,
    DeckReshuffled,
    GameEnded,
    HandsPassed,
)
from witchtable.games.whirling_witchcraft.rules import OVER

if TYPE_CHECKING:
    from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = [
    "begin_round",
    "draw_cards",
    "end_round",
    "hand_limit",
    "overflow",
    "score_sheet",
    "winners",
]


def begin_round(state: WhirlingState) -> None:
    """Let the Books lapse, and remember how full the circles were (WW-ARC-14)."""
    state.books = [NOTHING] * state.seats
    state.before = sum(total(circle) for circle in state.circle)


def end_round(state: WhirlingState) -> None:
    """Pass cauldrons, check for winners, pass and refill hands (WW-ROUND-03)."""
    for seat in range(state.seats):
        _pass_cauldron(state, seat)
    if state.events is not None:
        state.pause()
    threshold = state.edition.rules.win_threshold
    if any(total(circle) >= threshold for circle in state.circle) or _has_run_dry(state):
        _finish(state)
        return
    _pass_hands(state)
    if state.events is not None:
        state.pause()
    _refill_hands(state)


def _pass_cauldron(state: WhirlingState, seat: Seat) -> None:
    """Pass a cauldron to the right; what does not fit comes back as score (WW-PASS-01 to -06)."""
    to = state.right_of(seat)
    sent, state.cauldron[seat] = state.cauldron[seat], NOTHING
    if not sent:
        return
    lost = overflow(sent, state.edition.spaces - state.bench[to])
    state.bench[to] += sent - lost
    state.circle[seat] += lost
    if state.events is not None:
        cubes = state.edition.cubes
        state.tell(CauldronPassed(seat, to, cubes(sent - lost), cubes(lost)))


def overflow(sent: Heap, room: Heap) -> Heap:
    """Find what does not fit where there is so much room (WW-PASS-05)."""
    return sent - smaller(sent, room)


def _has_run_dry(state: WhirlingState) -> bool:
    """Count rounds without a study phase that add nothing; after three the game ends (WW-HAND-08)."""
    grew = sum(total(circle) for circle in state.circle) > state.before
    state.idle = 0 if grew or state.studied else state.idle + 1
    return state.idle >= state.edition.rules.idle_rounds


def _finish(state: WhirlingState) -> None:
    state.phase = OVER
    state.owing = state.committed = 0
    if state.events is not None:
        state.tell(GameEnded(tuple(state.scores), winners(state)))


# -- circles and winners ------------------------------------------------------------------------


def score_sheet(state: WhirlingState, seat: Seat) -> list[ScoreLine]:
    """List a circle by type: each cube is a point, however it came there (WW-WIN-07)."""
    cubes = state.edition.by_type(state.circle[seat]).items()
    return [
        ScoreLine(f"whirling-witchcraft-score-{kind}", number, "WW-WIN-07") for kind, number in cubes
    ]


def winners(state: WhirlingState) -> tuple[Seat, ...]:
    """Find the fullest circle; ties go by types, then by the emptier workbench (WW-WIN-01 to -05).

    When the game ended because nothing moved any more, nobody may have reached the threshold; then
    everybody is compared (WW-HAND-08).
    """
    threshold = state.edition.rules.win_threshold
    seats = range(state.seats)
    able = [seat for seat in seats if total(state.circle[seat]) >= threshold] or list(seats)
    standing = {seat: _standing(state, seat) for seat in able}
    best = max(standing.values())
    return tuple(seat for seat in able if standing[seat] == best)


def _standing(state: WhirlingState, seat: Seat) -> tuple[int, int, int]:
    circle = state.circle[seat]
    types = sum(1 for number in counts(circle) if number)
    return total(circle), types, -total(state.bench[seat])


# -- hands --------------------------------------------------------------------------------------


def _pass_hands(state: WhirlingState) -> None:
    """Pass all hands to the left; the new owner sees them (WW-HAND-01)."""
    # Sorted: their order would tell the new owner which cards were drawn last.
    passed = [tuple(sorted(hand)) for hand in state.hands]
    state.hands = [passed[state.right_of(seat)] for seat in range(state.seats)]
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.known[card] |= 1 << seat
    if state.events is not None:
        state.tell(HandsPassed())
    for seat in range(state.seats):
        state.power(seat).hands_passed(state, seat)


def _refill_hands(state: WhirlingState) -> None:
    """Draw one card at a time in initiative order until all are at their limit (WW-HAND-07)."""
    order = state.in_initiative_order()
    missing = {seat: hand_limit(state, seat) - len(state.hands[seat]) for seat in order}
    drawn: dict[Seat, list[int]] = {seat: [] for seat in order}
    waiting = [seat for seat in order if missing[seat] > 0]
    while waiting:
        for seat in waiting:
            card = _draw(state)
            if card is None:
                missing = dict.fromkeys(order, 0)  # nothing left to draw (WW-HAND-06)
                break
            drawn[seat].append(card)
            missing[seat] -= 1
        waiting = [seat for seat in waiting if missing[seat] > 0]
    for seat in order:
        _take(state, seat, drawn[seat])


def draw_cards(state: WhirlingState, seat: Seat, count: int) -> None:
    """Draw so many cards, as far as there are any."""
    drawn: list[int] = []
    while len(drawn) < count and (card := _draw(state)) is not None:
        drawn.append(card)
    _take(state, seat, drawn)


def hand_limit(state: WhirlingState, seat: Seat) -> int:
    """Four, or what a personality may hold (WW-HAND-02, WW-P-CLAIR-01)."""
    return state.edition.hand_limits[state.personality[seat]]


def _draw(state: WhirlingState) -> int | None:
    """Draw a card; an empty deck is made anew from the discard pile (WW-HAND-05)."""
    if not state.deck and state.discards and state.reshuffles:
        # Sorted first: the new order must not depend on the old one, which some have seen.
        state.deck = tuple(state.chance.shuffled(sorted(state.discards)))
        for card in state.discards:
            state.known[card] = 0
        if state.events is not None:
            state.tell(DeckReshuffled(len(state.discards)))
        state.discards = ()
    if not state.deck:
        return None
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    return card


def _take(state: WhirlingState, seat: Seat, cards: list[int]) -> None:
    if not cards:
        return
    for card in cards:
        state.known[card] = 1 << seat
    state.hands[seat] += tuple(cards)
    if state.events is not None:
        names = tuple(state.edition.recipes[card].id for card in cards)
        state.tell(CardsDrawn(seat, len(cards), names))
