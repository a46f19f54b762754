"""Re-drawing what a seat cannot know.

Whatever was seen is known (WD-INFO-06, `aids.py`), and samples keep it, for every seat alike. What
nobody has seen is drawn anew, every way as likely as any: the rest of the decks, the box, Ostara's
stack, and chance to come.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from witchtable.engine.chance import Chance
from witchtable.games.witchdom.components import POTIONS, WITCHES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["sample"]


def sample(state: WitchdomState, rng: Random) -> WitchdomState:
    """Return a table that nobody who has seen this one all along can tell from it."""
    twin = state.copy()
    # Future draws from the pouch and shuffles are hidden too.
    twin.chance = Chance(rng.getrandbits(256).to_bytes(32, "big"))
    for deck in (POTIONS, WITCHES):
        _redraw(twin, deck, rng)
    stack = sorted(twin.stack)
    rng.shuffle(stack)
    twin.stack = tuple(stack)
    return twin


def _redraw(state: WitchdomState, deck: int, rng: Random) -> None:
    """Deal the unseen cards of a deck anew, to the deck above its known cards and to the box."""
    cards, sunk = state.decks[deck], state.sunk[deck]
    # Sorted first: the result must follow from what is known and the random numbers alone.
    unseen = sorted((*cards[sunk:], *state.boxes[deck]))
    top: tuple[int, ...] = ()
    if len(cards) > sunk:
        # The back of the top card is seen (WD-INFO-04). Drawn before the others are shuffled:
        # whichever it is, they lie in any order.
        backs = state.edition.backs[deck]
        top = (rng.choice([card for card in unseen if backs[card] == backs[cards[-1]]]),)
        unseen.remove(top[0])
    rng.shuffle(unseen)
    boxed = len(state.boxes[deck])
    state.boxes[deck] = tuple(unseen[:boxed])
    state.decks[deck] = (*cards[:sunk], *unseen[boxed:], *top)
