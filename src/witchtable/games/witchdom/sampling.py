"""Re-drawing what a seat cannot see.

A seat knows what its view shows, no less and no more: the sample is drawn uniformly from all tables
that would show it the same view. (Cards were taken into hand openly, and refreshed ones lie under
their deck; who remembers that knows more. The rules keep hands private all the same, WD-INFO-02.)
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import POTIONS, WITCHES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["sample"]


def sample(state: WitchdomState, seat: Seat, rng: Random) -> WitchdomState:
    """Return a table that `seat` cannot tell from this one."""
    twin = state.copy()
    twin.forget_choices()  # those worked out so far may be of a hand that is now re-drawn
    # Future draws from the pouch and shuffles are hidden too.
    twin.chance = Chance(rng.getrandbits(256).to_bytes(32, "big"))
    others = [other for other in range(state.seats) if other != seat]
    _redraw(twin, WITCHES, [twin.waiting_animals, twin.clan_animals], others, rng)
    _redraw(twin, POTIONS, [twin.waiting_tools, twin.clan_tools], [], rng)
    stack = sorted(twin.stack)
    rng.shuffle(stack)
    twin.stack = tuple(stack)
    return twin


def _redraw(
    state: WitchdomState,
    deck: int,
    turned: list[list[tuple[int, ...]]],
    hands: list[Seat],
    rng: Random,
) -> None:
    """Deal the unseen faces of a deck anew: to cards turned to their backs, deck, box and hands.

    The backs stay as they are seen: those of turned cards, and that of the top card (WD-INFO-04).
    Which novices the others hold is no secret: a pair belongs to its clan card, and those in the
    played pile are seen.
    """
    backs = state.edition.backs[deck]
    cards = state.decks[deck]
    unseen = [*cards, *state.boxes[deck]]
    unseen += [card for zone in turned for owned in zone for card in owned]
    unseen += [card for seat in hands for card in state.hands[seat] if card < len(backs)]
    # Sorted first: the result must follow from what the seat sees and the random numbers alone.
    unseen.sort()
    rng.shuffle(unseen)

    def draw_with_back_of(card: int) -> int:
        drawn = next(other for other in unseen if backs[other] == backs[card])
        unseen.remove(drawn)
        return drawn

    for zone in turned:
        zone[:] = [tuple(draw_with_back_of(card) for card in owned) for owned in zone]
    if cards:
        top = draw_with_back_of(cards[-1])
        state.decks[deck] = (*(unseen.pop() for _ in cards[:-1]), top)
    state.boxes[deck] = tuple(unseen.pop() for _ in state.boxes[deck])
    for seat in hands:
        novices = sorted(card for card in state.hands[seat] if card >= len(backs))
        witches = [unseen.pop() for _ in range(len(state.hands[seat]) - len(novices))]
        state.hands[seat] = (*novices, *witches)
