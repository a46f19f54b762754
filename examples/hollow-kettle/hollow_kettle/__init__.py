"""Hollow Kettle: everybody puts something into the soup, and somebody has to eat it."""

from __future__ import annotations

from hollow_kettle.moves import Drop, Dropped, Ladle, Ladled, NightEnded
from hollow_kettle.state import KettleState, KettleView
from witchtable.engine.deal import Option
from witchtable.engine.game import Game

__all__ = ["GAME"]

GAME = Game(
    id="hollow-kettle",
    title="Hollow Kettle",
    seats=range(2, 5),
    rules_version=1,
    options={"bitter": Option("bitter", default=3, allowed=(2, 3, 4))},
    action_types=(Drop, Ladle),
    event_types=(Dropped, Ladled, NightEnded),
    state_type=KettleState,
    view_type=KettleView,
)
