"""Whirling Witchcraft: turn ingredients into more, and drown your right neighbour in them.

Follow a round: `rules/round.py` (the phases as one list) -> `rules/study.py`, `rules/arcana.py`,
`rules/brewing.py` (what may be done, and what it leads to) -> `rules/passing.py`
(cauldrons, winners, hands). `brews.py` finds every result a brew can have.
"""

from __future__ import annotations

from functools import partial

from witchtable.engine.game import Game
from witchtable.engine.opponents import read_opponents
from witchtable.games.whirling_witchcraft import (
    aids,
    components,
    drawing,
    mind,
    numbers,
    texts,
    things,
    view,
)
from witchtable.games.whirling_witchcraft.actions import ACTIONS
from witchtable.games.whirling_witchcraft.events import EVENTS
from witchtable.games.whirling_witchcraft.mind import apprentice
from witchtable.games.whirling_witchcraft.rules import setup
from witchtable.games.whirling_witchcraft.state import WhirlingState

__all__ = ["GAME"]

GAME = Game(
    id="whirling-witchcraft",
    title="Whirling Witchcraft",
    seats=range(2, 6),
    rules_version=2,
    options=setup.OPTIONS,
    action_types=ACTIONS,
    event_types=EVENTS,
    house_edition=components.house,
    read_edition=components.read,
    state_type=WhirlingState,
    check_options=setup.check_options,
    describe=texts.describe,
    draw=drawing.draw,
    apprentice=apprentice.choose,
    mind=mind.MIND,
    opponents=partial(read_opponents, "witchtable.games.whirling_witchcraft"),
    census=numbers.census,
    view_type=view.View,
    edition_type=components.EditionData,
    numbers=numbers.NUMBERS,
    aids=aids.AIDS,
    spoken=aids.SPOKEN,
    things=things.THINGS,
)
