"""What a seat has of Witchdom's cards: for reports on whether they are fair."""

from __future__ import annotations

from witchtable.engine.game import Item
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["census"]


def census(state: State, seat: Seat) -> list[Item]:
    """List clan, potions, brewers and objectives of a seat."""
    assert isinstance(state, WitchdomState)
    edition = state.edition
    potions = (*state.waiting_potions[seat], *state.clan_potions[seat])
    found = [Item("clan", edition.clans[state.clans[seat]].id)]
    found += [Item("potion", edition.potion_names[potion]) for potion in potions]
    found += [Item("brewer", edition.card_names[card]) for card in state.clan_witches[seat]]
    found += [
        Item("objective", f"{edition.objectives[side // 2].id} {'hard' if side % 2 else 'easy'}")
        for side, owner in zip(state.row, state.claimed, strict=True)
        if owner == seat
    ]
    return found
