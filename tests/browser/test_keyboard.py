"""The arrow keys go from choice to choice; whole games by keyboard are in test_whole_games.py."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.keys import press_until
from tests.browser.test_lessons import SHOWN
from witchtable import GAMES

# Choices in two parts: a lesson, the steps before, a piece, how often it is pressed, what is left.
IN_PARTS = {
    "ways": (
        "whirling-witchcraft",
        "overflow",
        2,
        "[data-flip=card-r21] .target, .target[data-flip=card-r21]",
        1,
        None,
    ),
    "raven": ("whirling-witchcraft", "arcana", 2, '.ww-take[aria-label*="toad"]', 2, "confirms"),
    "crystal": (
        "witchstone",
        "crystals",
        0,
        '.ws-space-target[aria-label$=" e2"]',
        1,
        "crystal e2 energy",
    ),
}


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


@pytest.mark.parametrize("choice", IN_PARTS)
def test_a_choice_in_two_parts_is_made_by_keyboard(visitors, choice):
    game, lesson, steps, piece, presses, left = IN_PARTS[choice]
    anna = visitors.arrive("Anna")
    table = anna.call("POST", f"/api/lessons/{game}/{lesson}", {})["table"]
    for step in range(steps):
        anna.call("POST", f"/api/tables/{table}/lesson", {"request": f"past {step}", "to": "skip"})
    anna.go(f"/tables/{table}")
    anna.page.wait_for_selector(SHOWN)
    anna.page.keyboard.press("Tab")
    before = anna.version
    anna.page.focus(piece)
    for _ in range(presses):
        anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".bar [data-proposal]")
    if left is None:  # only buttons are left to choose from: they have the focus
        anna.wait_for("document.activeElement.closest('[data-proposal]')")
    else:
        key = "Tab" if left == "confirms" else "Shift+Tab"
        assert press_until(anna, key, lambda held: held.get(left) or held["action"] == left)
        # (What is not in the light yet is not asked for yet.)
        anna.wait_for("document.activeElement.matches('[data-lit], [data-proposal] *')")
    anna.page.keyboard.press("Enter")
    anna.wait_for_more_than(before)
