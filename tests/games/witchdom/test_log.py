"""What the log says of objectives and tools: what they are, not how the edition numbers them."""

from __future__ import annotations

import re

import pytest

from witchtable.engine.texts import languages, render
from witchtable.games import GAMES
from witchtable.games.witchdom.events import ItemTaken, LeftoverObjective, ObjectiveClaimed

GAME = GAMES["witchdom"]
EDITION = GAME.edition()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ObjectiveClaimed(0, "o01", "easy", 4), "A takes an easy objective (2 red witches): 4 points."),
        (ObjectiveClaimed(1, "o09", "hard", 4),
         "B takes a hard objective (flask, ring, any other tool): 4 points."),
        (LeftoverObjective("o15", 5),
         "An objective is still open and goes to Ostara (cat, toad, bat): 5 points."),
        (LeftoverObjective("o14", 2),
         "An objective is still open and goes to Ostara (any 2 animals): 2 points."),
        (ItemTaken(0, "forest", "tool", "mortar"), "A takes the mortar from the forest."),
    ],
)  # fmt: skip
def test_a_log_names_what_a_player_sees(event, words):
    assert str(GAME.describe(EDITION, event)) == words
    for language in languages():
        said = render(GAME.describe(EDITION, event), language)
        assert not re.search(r"\bo\d\d\b|[{}]", said), said
