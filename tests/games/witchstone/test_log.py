"""What the log says of a cauldron: where, in words, for no board beside it names the spaces."""

from __future__ import annotations

import re

import pytest

from tests.games.witchstone.table import GAME
from witchtable.engine.texts import languages, render
from witchtable.games.witchstone.cauldron import SPACES
from witchtable.games.witchstone.events import CrystalMoved, CrystalRemoved, SpecialLaid, TilePlaced
from witchtable.games.witchstone.texts import where

EDITION = GAME.edition()


@pytest.mark.parametrize(
    ("spaces", "words"),
    [
        ("d4", "in the middle"),
        ("d4 c4", "in the middle"),
        ("a1 b1", "at the top left"),
        ("a2 a3", "at the top"),
        ("a4", "at the top right"),
        ("d1", "on the left"),
        ("d6 d7", "on the right"),
        ("g1 f1", "at the bottom left"),
        ("g2 g3", "at the bottom"),
        ("g4", "at the bottom right"),
    ],
)
def test_where_in_a_cauldron(spaces, words):
    assert str(where(*spaces.split())) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TilePlaced(0, "energy-witch", "a1", "b1"),
         "A places the energy/witch tile at the top left of the cauldron."),
        (SpecialLaid(0, "energy-witch", "d7"),
         "A lays the special tile energy/witch on the right of the cauldron for good."),
        (CrystalMoved(0, "own", "d4", "c4", 1),
         "A moves the coloured crystal inside the cauldron for 1 action; it lies in the middle now."),
        (CrystalMoved(0, "black", "d4", "wand", 3),
         "A moves the black crystal out to wand for 3 actions."),
        (CrystalRemoved(0, "own", "g1", 1),
         "A takes the coloured crystal at the bottom left out improperly and loses 1 point."),
    ],
)  # fmt: skip
def test_a_log_names_no_space(event, words):
    assert str(GAME.describe(EDITION, event)) == words
    for language in languages():
        said = render(GAME.describe(EDITION, event), language)
        named = set(re.findall(r"\b[a-g]\d\b", said))
        assert not named & set(SPACES), said
        assert "{" not in said
