"""Playing by keyboard alone: Tab, Shift+Tab and Enter; the focus is never lost."""

from __future__ import annotations

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


def has_lost_the_focus(visitor):
    """Whether nothing has the focus: whoever plays by keyboard would have to begin at the top."""
    return visitor.page.evaluate(_HELD)["lost"]


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
