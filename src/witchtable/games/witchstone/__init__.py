"""Witchstone: fill a cauldron with tiles, and let one action lead to the next.

Follow a turn: `actions.py` (what can be asked) -> `rules/placing.py` (placing a tile) ->
`agenda.py` (what the turn owes) -> `rules/energy.py` to `rules/scrolls.py` (its actions) ->
`spell_kinds.py`, `scroll_kinds.py` and `scoring.py` (what scrolls do, what it is worth).
"""

from __future__ import annotations

from functools import partial

from witchtable.engine.game import Game
from witchtable.engine.opponents import read_opponents
from witchtable.games.witchstone import (
    aids,
    apprentice,
    components,
    drawing,
    mind,
    numbers,
    texts,
    things,
    view,
)
from witchtable.games.witchstone.actions import ACTIONS
from witchtable.games.witchstone.entries import EditionData
from witchtable.games.witchstone.events import EVENTS
from witchtable.games.witchstone.rules import setup
from witchtable.games.witchstone.state import WitchstoneState

__all__ = ["GAME"]

GAME = Game(
    id="witchstone",
    title="Witchstone",
    seats=range(2, 5),
    rules_version=1,
    options=setup.OPTIONS,
    action_types=ACTIONS,
    event_types=EVENTS,
    house_edition=components.house,
    read_edition=components.read,
    state_type=WitchstoneState,
    check_options=setup.check_options,
    describe=texts.describe,
    draw=drawing.draw,
    apprentice=apprentice.choose,
    mind=mind.MIND,
    opponents=partial(read_opponents, "witchtable.games.witchstone"),
    census=numbers.census,
    numbers=numbers.NUMBERS,
    view_type=view.View,
    edition_type=EditionData,
    aids=aids.AIDS,
    things=things.THINGS,
)
