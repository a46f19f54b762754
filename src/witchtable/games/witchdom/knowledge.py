"""What a seat knows: what it has seen (WD-INFO-06).

Hands were filled openly, cards lay face up before they were turned to their backs, and refreshed ones
went under their deck in a known order: that may be asked for, and samples keep it, for every seat
alike. What nobody has seen is drawn anew, every way as likely as any: the rest of the decks, the box,
Ostara's stack, and chance to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict

from witchtable.engine.chance import Chance
from witchtable.engine.game import MEMORY, Aid
from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import POTIONS, WITCHES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["AIDS", "sample"]


# -- what has been seen -------------------------------------------------------------------------


class SeenFaces(TypedDict):
    """The cards that lie turned to their backs, in the order of the view."""

    tools: list[str]
    animals: list[str]


class SeenPlayer(TypedDict):
    """What was seen of a player's cards."""

    hand: list[str]
    waiting: SeenFaces
    clan: SeenFaces


class Memory(TypedDict):
    """What a seat has seen and no longer sees: cards by their ids."""

    players: list[SeenPlayer]
    under: dict[Literal["potions", "witches"], list[str]]
    """At the bottom of each deck, in the order in which they will come up."""


def _memory(state: Any, seat: Seat, _: Mapping[str, str]) -> Memory:  # noqa: ARG001
    """Name the cards in all hands, the faces of turned cards, and what lies under the decks.

    It is the true position, and follows from nothing that was never seen; lists stand in the order of
    the view. (Any: our state.)
    """
    return {
        "players": [_player(state, owner) for owner in range(state.seats)],
        "under": {"potions": _under(state, POTIONS), "witches": _under(state, WITCHES)},
    }


def _player(state: WitchdomState, owner: Seat) -> SeenPlayer:
    potions, cards = state.edition.potion_ids, state.edition.card_ids
    return {
        "hand": [cards[card] for card in state.hands[owner]],
        "waiting": {
            "tools": [potions[card] for card in state.waiting_tools[owner]],
            "animals": [cards[card] for card in state.waiting_animals[owner]],
        },
        "clan": {
            "tools": [potions[card] for card in state.clan_tools[owner]],
            "animals": [cards[card] for card in state.clan_animals[owner]],
        },
    }


def _under(state: WitchdomState, deck: int) -> list[str]:
    """List the known cards at the bottom of a deck, in the order in which they will come up."""
    known = state.decks[deck][: state.sunk[deck]]
    return [state.edition.faces[deck][card] for card in reversed(known)]


AIDS: Final[Mapping[str, Aid]] = {MEMORY: _memory}


# -- what cannot be known -----------------------------------------------------------------------


def sample(state: WitchdomState, rng: Random) -> WitchdomState:
    """Return a table that nobody who has seen this one all along can tell from it."""
    twin = state.copy()
    twin.forget_choices()
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
