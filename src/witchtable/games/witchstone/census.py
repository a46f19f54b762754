"""What a seat has of Witchstone's pieces: for reports on whether they are fair."""

from __future__ import annotations

from witchtable.engine.game import Item
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["census"]


def census(state: State, seat: Seat) -> list[Item]:
    """List tower, scrolls and owls of a seat."""
    assert isinstance(state, WitchstoneState)
    edition = state.edition
    found = [
        Item("scroll", edition.scroll_ids[scroll])
        for scroll in (*state.scrolls[seat], *state.spent[seat])
    ]
    if state.towers[seat] >= 0:
        found.append(Item("tower", edition.location_ids[state.towers[seat]]))
    return found
