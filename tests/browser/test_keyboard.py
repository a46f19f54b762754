"""Every game can be played to the end by keyboard alone, and the focus is never lost."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES

MOST_PRESSES = 150
_HELD = """() => {
  const held = document.activeElement;
  const within = held?.closest('[data-proposal], dialog.choices, .ground');
  return {
    lost: !held || held === document.body,
    action: within ? held.dataset.action ?? null : null,
    list: held?.classList.contains('all-choices') ?? false,
    confirms: Boolean(held?.closest('[data-proposal]') && held.classList.contains('primary')),
  };
}"""


def press_until(visitor, key, wanted):
    """Press a key until what has the focus is wanted; False if it never is."""
    for _ in range(MOST_PRESSES):
        visitor.page.keyboard.press(key)
        if wanted(visitor.page.evaluate(_HELD)):
            return True
    return False


def is_step(held):
    return held["action"] is not None and not held["action"].startswith(("back", "redraw"))


def move_by_keyboard(visitor, random):
    """Make a move with Tab, Shift+Tab and Enter: a piece, a button, or something from the list."""
    page, before = visitor.page, visitor.version
    key = random.choice(["Tab", "Shift+Tab"])
    assert press_until(visitor, key, lambda held: is_step(held) or held["list"]), "nothing to choose"
    if page.evaluate(_HELD)["list"]:
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.choices")
        for _ in range(random.randint(1, 4)):
            assert press_until(visitor, "Tab", is_step)
    page.keyboard.press("Enter")
    page.wait_for_function(
        """(version) => Number(document.querySelector('.table').dataset.version) > version
          || document.querySelector('.bar [data-proposal]')""",
        arg=before,
    )
    if visitor.version == before:
        assert press_until(visitor, "Tab", lambda held: held["confirms"])
        page.keyboard.press("Enter")
        visitor.wait_for_more_than(before)
    page.wait_for_function("() => document.activeElement && document.activeElement !== document.body")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game)
    random = Random(5)
    while True:
        anna.wait_for_my_turn()
        if anna.is_over:
            break
        move_by_keyboard(anna, random)
    assert "wins" in anna.page.inner_text("dialog.end")
    assert not anna.page.evaluate(_HELD)["lost"]


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
