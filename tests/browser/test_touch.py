"""A finger is 40 pixels thick: whatever may be chosen on a phone answers on at least so much of it.

Whole games are played by chance while a phone looks on. Wherever something is asked that has not been
asked before, everything that may be chosen is looked up in its pane and felt for from its middle; so is
what may be chosen next when a first step has been picked.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE
from witchtable import GAMES
from witchtable.client import Client

FINGER, ROAD = 40, 24  # pixels
SIZES = [(390, 844), (360, 640)]

# What is smaller than a finger, and how large it is. In the ball, a tap beside what may be chosen means
# the nearest of it; a road between two others, which all begin at one tower, may be thinner.
_SMALL = """async ([finger, road]) => {
  const { meant } = await import('/web/js/games/witchstone/nearest.js');
  const found = {};
  const place = document.querySelector('dialog[open]') ?? document.querySelector('.ground');
  for (const one of place.querySelectorAll('.target, [data-action]')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const pane = one.closest('.strip > .pane');
    const strip = pane?.parentElement;
    strip?.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    const ball = one.closest('.ws-ball-picture');
    const answers = (x, y) => (ball ? meant(ball, { x, y })
      : document.elementFromPoint(x, y)?.closest('.target, [data-action]')) === one;
    const drawn = one.querySelector('.ws-hit, .ring') ?? one;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const feel = (dx, dy) => {
      let far = 0;
      while (far < finger && answers(middle.x + dx * far, middle.y + dy * far)) far += 1;
      return far;
    };
    const size = [feel(-1, 0) + feel(1, 0), feel(0, -1) + feel(0, 1)];
    const thin = one.matches('.ws-connection') ? road : finger;
    if (Math.max(...size) < finger || Math.min(...size) < thin) {
      found[`${one.getAttribute('class')} ${one.dataset.action ?? ''}`] = size.join(' x ');
    }
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_chosen_on_a_phone_is_as_large_as_a_finger(visitors, game):
    anna = visitors.arrive("Anna", **PHONE)
    table = anna.begin_against_bots(game, seats=3)
    anna.sit_at(table)
    asked: set[str] = set()
    small: dict[str, str] = {}
    random = Random(game)

    def feel(question):
        for size in SIZES:
            anna.resize(*size)
            for what, area in look_nearer(anna).items():
                small[f"{size[0]}: {question}: {what}"] = area

    with Client(visitors.address, key=anna.key) as client:
        joined = client.join(table["table"], table["invite"])
        for place in joined.decisions():
            anna.wait_for_more_than(place.version - 1)
            verbs = " ".join(sorted({action.split()[0] for action in place.legal}))
            if verbs not in asked:
                asked.add(verbs)
                feel(verbs)
                if pick_something(anna, random):
                    feel(f"{verbs}, picked")
                    anna.page.keyboard.press("Escape")
            steps = [a for a in place.legal if not a.startswith(("back", "redraw", "close"))]
            joined.play(place, random.choice(steps or place.legal))
    assert small == {}


def look_nearer(anna):
    """Feel for everything; what is in the ball when it has been brought near."""
    nearer = anna.page.locator(".ws-zoom[aria-pressed=false]")
    if not anna.page.locator(".ws-ball .target").count():
        return anna.page.evaluate(_SMALL, [FINGER, ROAD])
    nearer.tap()
    anna.wait_for_frames()
    found = anna.page.evaluate(_SMALL, [FINGER, ROAD])
    anna.page.locator(".ws-zoom").tap()
    return found


def pick_something(anna, random):
    """Take the first of two steps, if there is one to be taken."""
    first = anna.page.locator(".ground .target:not([data-action]):visible")
    if not first.count():
        return False
    first.nth(random.randrange(first.count())).tap()
    anna.wait_for_frames()
    return True
