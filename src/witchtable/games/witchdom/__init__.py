"""Witchdom: lead a clan of witches, gather, brew, and be first at the objectives.

Follow a turn: `actions.py` (what can be asked) -> `rules/collect.py`, `rules/taking.py`,
`rules/brewing.py` (when it may be asked, and what it leads to) -> `scoring.py` (what it is worth).
"""

from __future__ import annotations

from functools import partial

from witchtable.engine.game import Game
from witchtable.engine.opponents import read_opponents
from witchtable.games.witchdom import (
    aids,
    apprentice,
    components,
    drawing,
    entries,
    mind,
    numbers,
    texts,
    things,
    view,
)
from witchtable.games.witchdom.actions import ACTIONS
from witchtable.games.witchdom.events import EVENTS
from witchtable.games.witchdom.rules import setup
from witchtable.games.witchdom.state import WitchdomState

__all__ = ["GAME"]

GAME = Game(
    id="witchdom",
    title="Witchdom",
    seats=range(1, 6),
    rules_version=2,
    options=setup.OPTIONS,
    action_types=ACTIONS,
    event_types=EVENTS,
    house_edition=components.house,
    read_edition=components.read,
    state_type=WitchdomState,
    check_options=setup.check_options,
    describe=texts.describe,
    draw=drawing.draw,
    apprentice=apprentice.choose,
    mind=mind.MIND,
    opponents=partial(read_opponents, "witchtable.games.witchdom"),
    census=numbers.census,
    numbers=numbers.NUMBERS,
    aids=aids.AIDS,
    view_type=view.View,
    edition_type=entries.EditionData,
    draw_memory=drawing.draw_memory,
    things=things.THINGS,
)
