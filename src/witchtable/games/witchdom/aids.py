"""What a seat may ask about besides its choices: what it has seen and no longer sees (WD-INFO-06).

All of it lay open once, for everybody. The answer is the true position, and follows from nothing that
was never seen; lists stand in the order of the view.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from witchtable.engine.game import MEMORY, Aid
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.components import DECKS
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["AIDS"]


def _memory(state: State, seat: Seat, _: Mapping[str, str]) -> dict[str, Any]:  # noqa: ARG001
    """Name the cards in all hands, the faces of turned cards, and what lies under the decks."""
    assert isinstance(state, WitchdomState)
    return {
        "players": [_player(state, owner) for owner in range(state.seats)],
        "under": {name: _under(state, deck) for deck, name in enumerate(DECKS)},
    }


def _player(state: WitchdomState, owner: Seat) -> dict[str, Any]:
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


AIDS: Final[Mapping[str, Aid]] = MappingProxyType({MEMORY: _memory})
