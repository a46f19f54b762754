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

FINGER = 40  # pixels
SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180)]

# What is smaller than a finger, and how large it is. (What is in the ball has rules of its own, below.)
_SMALL = """(finger) => {
  const found = {};
  const place = document.querySelector('dialog[open]') ?? document.querySelector('.ground');
  for (const one of place.querySelectorAll('.target, [data-action]')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.ws-ball-picture')) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const pane = one.closest('.strip > .pane');
    const strip = pane?.parentElement;
    strip?.scrollTo({ left: pane.offsetLeft - strip.offsetLeft, behavior: 'instant' });
    const answers = (x, y) => (
      document.elementFromPoint(x, y)?.closest('.target, [data-action]') === one);
    const drawn = one.querySelector('.ring') ?? one;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const feel = (dx, dy) => {
      let far = 0;
      while (far < finger && answers(middle.x + dx * far, middle.y + dy * far)) far += 1;
      return far;
    };
    const size = [feel(-1, 0) + feel(1, 0), feel(0, -1) + feel(0, 1)];
    if (Math.min(...size) < finger) {
      found[`${one.getAttribute('class')} ${one.dataset.action ?? ''}`] = size.join(' x ');
    }
  }
  return found;
}"""
# Every place where the middle of a finger may come down that means something in the ball: what is
# understood wrongly, and where it is not sure what is meant, most crowded first.
_IN_THE_BALL = """async (finger) => {
  const { meaning } = await import('/web/js/games/witchstone/nearest.js');
  const ball = document.querySelector('.ws-ball-picture');
  const [wrong, unsure] = [[], []];
  for (const one of ball.querySelectorAll('.target')) {
    const shape = one.querySelector('.ws-hit, .ws-place') ?? one;
    const { x, y, width, height } = shape.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    for (let turn = 0; turn < 16; turn += 1) {
      for (const far of [0, 0.5, 1]) {
        const [dx, dy] = [Math.cos(turn * Math.PI / 8), Math.sin(turn * Math.PI / 8)];
        const at = { x: middle.x + far * (finger / 2) * dx, y: middle.y + far * (finger / 2) * dy };
        const { piece, isSure, nearer } = meaning(ball, at);
        if (isSure && piece !== one) wrong.push(`${one.dataset.action}: ${piece.dataset.action}`);
        if (!isSure) unsure.push({ ...at, action: one.dataset.action, nearer });
      }
    }
  }
  unsure.sort((a, b) => b.nearer - a.nearer);
  return { wrong, unsure };
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
    """Feel for everything; what is in the ball also after a tap has brought it near."""
    small = anna.page.evaluate(_SMALL, FINGER)
    if not anna.page.locator(".ws-ball .target").count():
        return small
    far = felt(anna)
    small |= dict.fromkeys(far["wrong"], "chosen by mistake")
    if far["unsure"]:
        crowded = far["unsure"][0]
        anna.page.touchscreen.tap(crowded["x"], crowded["y"])
        anna.page.wait_for_selector(".ws-zoom[aria-pressed=true]")
        anna.wait_for_frames()
        near = felt(anna)
        small |= dict.fromkeys(near["wrong"], "chosen by mistake, near")
        if crowded["action"] in [one["action"] for one in near["unsure"]]:
            small[crowded["action"]] = "smaller than a finger, near"
        anna.page.locator(".ws-zoom").tap()
        anna.wait_for_frames()
    return small


def felt(anna):
    anna.page.evaluate("""() => {
      const pane = document.querySelector('.ws-ball-picture').closest('.pane');
      pane.parentElement.scrollTo({ left: pane.offsetLeft, behavior: 'instant' });
    }""")
    return anna.page.evaluate(_IN_THE_BALL, FINGER - 2)


def pick_something(anna, random):
    """Take the first of two steps, if there is one to be taken."""
    first = anna.page.locator(".ground .target:not([data-action]):visible")
    if not first.count():
        return False
    first.nth(random.randrange(first.count())).tap()
    anna.wait_for_frames()
    return True


# The middle between the ends of two roads that come nearest to each other: hardly any size keeps a
# finger off both.
_JUNCTION = """() => {
  const ends = [...document.querySelectorAll('.ws-connection.target .ws-hit')].flatMap((road) =>
    [[road.x1, road.y1], [road.x2, road.y2]].map(([x, y]) => ({ road, at:
      new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(road.getScreenCTM()) })));
  const pairs = ends.flatMap((one) => ends.filter(({ road }) => road !== one.road).map((other) =>
    ({ one, other, far: Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) })));
  const [{ one, other }] = pairs.sort((a, b) => a.far - b.far);
  one.road.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return { x: (one.at.x + other.at.x) / 2, y: (one.at.y + other.at.y) / 2 };
}"""


def test_a_finger_on_crowded_roads_brings_them_near_first_and_asks_where_two_meet(visitors):
    anna = visitors.arrive("Anna", **PHONE)
    table = anna.begin_against_bots("witchstone", seats=3)
    anna.play_ahead(table, lambda place, _: sum(a.startswith("energy") for a in place.legal) > 3)
    anna.sit_at(table)
    anna.page.wait_for_selector(".ws-connection.target")
    before = anna.version
    crowded = tap_where_roads_meet(anna)
    assert anna.page.locator(".ws-connection[data-hinted]").count() == 1
    assert anna.version == before
    anna.page.get_by_role("button", name="Back").tap()
    anna.page.wait_for_selector(".ws-connection[data-hinted]", state="detached")
    # On the middle of a road, now large enough, a tap is enough.
    road = anna.page.locator(f'[data-action="{crowded["action"]}"] .ws-hit')
    road.evaluate("(one) => one.scrollIntoView({ block: 'center', inline: 'center' })")
    box = road.bounding_box()
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.wait_for_more_than(before)
    assert anna.page.locator(".bar .undo").count() == 1


def tap_where_roads_meet(anna):
    """Tap between two roads until the bar asks which one is meant; say which was crowded at first."""
    crowded = felt(anna)["unsure"][0]
    anna.page.touchscreen.tap(crowded["x"], crowded["y"])
    anna.page.wait_for_selector(".ws-zoom[aria-pressed=true]")
    # Where two roads meet, it comes nearer still, or asks: that one?
    for _ in range(4):
        anna.wait_for_frames()
        meet = anna.page.evaluate(_JUNCTION)
        meet = anna.page.evaluate(_JUNCTION)  # where it is now that it has come into sight
        anna.page.touchscreen.tap(meet["x"], meet["y"])
        anna.wait_for_frames()
        if anna.page.locator(".bar [data-proposal]").count():
            break
    anna.page.wait_for_selector(".bar [data-proposal]")
    return crowded


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024)])
def test_four_scrolls_lie_open_on_a_tablet(visitors, size):
    """Whatever is held is seen without scrolling, in rows as high as a finger."""
    width, height = size
    looks = {"viewport": {"width": width, "height": height}, "has_touch": True}
    anna = visitors.arrive("Anna", **looks)
    table = anna.begin_against_bots("witchstone", seats=2)
    hoard(anna, table, 4)
    anna.sit_at(table)
    held = anna.page.locator(".ws-held-scroll")
    held.nth(3).wait_for()
    assert min(box["height"] for box in (one.bounding_box() for one in held.all())) >= FINGER
    below = "(list) => list.scrollHeight - list.clientHeight"
    assert anna.page.eval_on_selector(".ws-held-list", below) <= 0


def hoard(visitor, table, count):
    """Play without the page, scrolls first, until so many are held or used."""
    chance = Random(7)
    with Client(visitor.visitors.address, key=visitor.key) as client:
        joined = client.join(table["table"], table["invite"])
        for decision in joined.decisions():
            mine = decision.view["players"][decision.seat]
            if len(mine["scrolls"]) + len(mine["used_spells"]) >= count:
                return
            steps = [action for action in decision.legal if not action.startswith(("back", "close"))]
            scrolls = [action for action in decision.legal if "scroll" in action]
            joined.play(decision, chance.choice(scrolls or steps or decision.legal))
    raise AssertionError("the game ended before")
