"""The arrow keys go from choice to choice; whole games by keyboard are in test_whole_games.py."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_arrow_keys_go_from_choice_to_choice(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game)
    anna.wait_for_my_turn()
    targets = anna.page.locator(".ground .target")
    while targets.count() < 2:  # the first decision of some games is a plain button
        anna.make_a_move(Random(1))
        anna.wait_for_my_turn()
    targets.first.focus()
    places = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        anna.page.keyboard.press(key)
        assert anna.page.evaluate("document.activeElement.matches('.target')")
        places.add(anna.page.evaluate("JSON.stringify(document.activeElement.getBoundingClientRect())"))
    assert len(places) > 1
