"""What the views of all games share, and the marks by which a typed view says what its lists are."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, TypedDict, TypeVar

from witchtable.engine.deal import Value
from witchtable.engine.moves import Seat
from witchtable.engine.state import State

__all__ = ["SHARED", "PerSeat", "TableView", "shared_view"]

_T = TypeVar("_T")
PerSeat: TypeAlias = Annotated[list[_T], "seats"]
"""A list with one entry for each seat."""


class TableView(TypedDict):
    """What every view has; a game's own TypedDict adds what lies on its table."""

    game: str
    edition: str
    options: dict[str, Value]
    seats: int
    seat: Seat | None
    """Whose eyes; None: a spectator's. The open view does not have it."""
    deciders: list[Seat]
    scores: PerSeat[int]
    winners: list[Seat]


SHARED = frozenset(TableView.__annotations__)


def shared_view(state: State) -> dict[str, Any]:
    """Show the part of the open view that does not depend on the game."""
    return {
        "game": state.edition.data["meta"]["game"],
        "edition": state.edition.name,
        "options": dict(state.options),
        "seats": state.seats,
        "deciders": list(state.deciders),
        "scores": state.scores,
        "winners": list(state.winners),
    }
