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
    # Future draws from the pouch and shuffles are hidden too.
    twin.chance = Chance(rng.getrandbits(256).to_bytes(32, "big"))
    _redraw_witches(twin, seat, rng)
    _redraw_potions(twin, rng)
    if twin.stack:
        stack = sorted(twin.stack)
        rng.shuffle(stack)
        twin.stack = tuple(stack)
    return twin


def _redraw_witches(state: WitchdomState, seat: Seat, rng: Random) -> None:
    """Deal the unseen witches anew to the deck, the box and the hands of the others.

    Which novices the others hold is no secret: a pair belongs to its clan card, and those in the
    played pile are seen.
    """
    witches = len(state.edition.witches)
    others = [other for other in range(state.seats) if other != seat]
    unseen = [*state.decks[WITCHES], *state.boxes[WITCHES]]
    for other in others:
        unseen += [card for card in state.hands[other] if card < witches]
    _deal_deck(state, WITCHES, unseen, rng)
    for other in others:
        # Novices keep their places, so that equal views give equal samples.
        hand = state.hands[other]
        novices = tuple(sorted(card for card in hand if card >= witches))
        state.hands[other] = novices + tuple(unseen.pop() for _ in range(len(hand) - len(novices)))


def _redraw_potions(state: WitchdomState, rng: Random) -> None:
    _deal_deck(state, POTIONS, [*state.decks[POTIONS], *state.boxes[POTIONS]], rng)


def _deal_deck(state: WitchdomState, deck: int, unseen: list[int], rng: Random) -> None:
    """Shuffle the unseen cards into a deck and its box; the top card keeps its back (WD-INFO-04).

    Takes the dealt cards out of `unseen`. Sorted first: the result must follow from what the seat
    sees and the random numbers alone, not from the true order.
    """
    unseen.sort()
    rng.shuffle(unseen)
    size, boxed = len(state.decks[deck]), len(state.boxes[deck])
    if size:
        backs = state.edition.backs[deck]
        shown = backs[state.decks[deck][-1]]
        top = next(card for card in unseen if backs[card] == shown)
        unseen.remove(top)
        below = [unseen.pop() for _ in range(size - 1)]
        state.decks[deck] = (*below, top)
    state.boxes[deck] = tuple(unseen.pop() for _ in range(boxed))
