"""What a seat has of Whirling Witchcraft's cards: for reports on whether they are fair."""

from __future__ import annotations

from witchtable.engine.game import Item
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["census"]


def census(state: State, seat: Seat) -> list[Item]:
    """List personality and recipes of a seat."""
    assert isinstance(state, WhirlingState)
    edition = state.edition
    cards = {code // 2 for code in state.tableau[seat]}  # a personality's recipe counts as personality
    found = [
        Item("recipe", recipe.name) for card, recipe in enumerate(edition.recipes) if card in cards
    ]
    personality = state.personality[seat]
    if personality >= 0:
        found.append(Item("personality", edition.personalities[personality].name))
    return found
