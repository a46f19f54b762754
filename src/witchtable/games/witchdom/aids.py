"""What a seat may ask the rules besides its choices: what it has seen and no longer sees (WD-INFO-06).

Hands were filled openly, cards lay face up before they were turned to their backs, and refreshed ones
went under their deck in a known order. (Types are read from here at run time: this is not compiled.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict

from witchtable.engine.game import MEMORY, Aid
from witchtable.engine.moves import Seat
from witchtable.games.witchdom.components import POTIONS, WITCHES

if TYPE_CHECKING:
    from witchtable.games.witchdom.state import WitchdomState

__all__ = ["AIDS"]


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
