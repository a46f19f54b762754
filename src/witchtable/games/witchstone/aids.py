"""What a seat may ask about besides its choices: here, what a tile would grant wherever it fits."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from witchtable.engine.game import Aid
from witchtable.engine.moves import Seat
from witchtable.engine.state import State
from witchtable.games.witchstone.actions import Place
from witchtable.games.witchstone.cauldron import BITS, EDGES, SPACES
from witchtable.games.witchstone.forecast import forecast
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["AIDS"]


def _forecast(state: State, seat: Seat, question: Mapping[str, str]) -> dict[str, Any]:
    """Count what an open tile (`tile`) would grant on every two spaces, first half first.

    Raises IllegalAction if the tile is not there. Nothing fits when no two empty spaces are neighbours.
    """
    assert isinstance(state, WitchstoneState)
    tile = question.get("tile", "")
    occupied = state.occupied[seat]
    found = {}
    for edge in EDGES:
        if occupied & (BITS[edge[0]] | BITS[edge[1]]):
            continue
        for first, second in (edge, edge[::-1]):
            place = Place(tile, SPACES[first], SPACES[second])
            found[f"{place.first} {place.second}"] = forecast(state, seat, place).as_json()
    return found


AIDS: Final[Mapping[str, Aid]] = MappingProxyType({"forecast": _forecast})
