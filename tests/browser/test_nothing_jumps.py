"""Nothing jumps: whatever happens, what has not changed stays where it was, in every window.

One game is played to its end while two windows look at it, which become larger and smaller in turns:
five sizes, each of them several times in a game. After each step every piece of the board and every
part of the page is where it was, unless it has changed.
"""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES
from witchtable.client import Client

SIZES = [
    ((1440, 900), (390, 844)),
    ((1366, 768), (820, 1180)),
    ((1024, 768), (390, 844)),
]
SPELL = 6  # decisions that are looked at in the same sizes
MOVED = 2  # pixels that nobody sees

# Where everything stands: the parts of the page, and pieces of the board by name and markup, wherever
# their strip of panes has been swiped to. (By a rule, scrolls on display move up when one is taken, and
# counters and tiles move along the wand, around and off the pentagram; `token-` names the first, second
# or third token of a kind, another one after a change: the tokens themselves are `lying-`.)
_LOOK = """() => {
  const found = {};
  const note = (name, part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const swiped = part.closest('.strip')?.scrollLeft ?? 0;
    if (width && height) found[name] = [Math.round(x + swiped + width / 2), Math.round(y + height / 2)];
  };
  for (const name of ['.top', '.seats', '.panes-board', '.panes-mine', '.bar']) {
    const part = document.querySelector(name);
    if (!part) continue;
    const { x, y, right, bottom } = part.getBoundingClientRect();
    found[`${name} begins`] = [Math.round(x), Math.round(y)];
    found[`${name} ends`] = [Math.round(right), Math.round(bottom)];
  }
  // (On a phone the strip shows one pane at a time: which one is another matter.)
  for (const pane of document.querySelectorAll('.panes > .strip > .pane')) {
    note(`pane ${pane.className}`, pane);
  }
  for (const piece of document.querySelectorAll('.panes-board [data-flip]')) {
    if (/^(display |ring |wand |special |token-)/.test(piece.dataset.flip)) continue;
    note(`${piece.dataset.flip} ${piece.textContent.trim().slice(0, 60)}`, piece);
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_has_not_changed_stays_where_it_was(visitors, game):
    windows = [visitors.arrive(name) for name in ("Anna", "Anna on a phone")]
    anna = windows[0]
    table = anna.begin_against_bots(game, seats=3)
    for window in windows:
        window.call("POST", "/api/session", {"key": anna.key})
        window.sit_at(table)
    seen: list[dict[str, tuple[int, int]]] = []
    jumped: dict[str, str] = {}
    random = Random(game)
    with Client(visitors.address, key=anna.key) as client:
        joined = client.join(table["table"], table["invite"])
        for number, place in enumerate(joined.decisions()):
            for window in windows:
                window.wait_for_more_than(place.version - 1)
            sizes = SIZES[number // SPELL % len(SIZES)]
            if number % SPELL:
                now = [window.page.evaluate(_LOOK) for window in windows]
                for size, before, after in zip(sizes, seen, now, strict=True):
                    compare(before, after, f"{size[0]}", jumped)
            else:
                for size, window in zip(sizes, windows, strict=True):
                    window.resize(*size)
                now = [window.page.evaluate(_LOOK) for window in windows]
            seen = now
            steps = [a for a in place.legal if not a.startswith(("back", "redraw"))]
            joined.play(place, random.choice(steps or place.legal))
    assert jumped == {}


def compare(before, now, width, jumped):
    """Note what has moved although it is the same."""
    for name, (x, y) in now.items():
        if name in before and name not in jumped:
            dx, dy = x - before[name][0], y - before[name][1]
            if max(abs(dx), abs(dy)) > MOVED:
                jumped[f"{width}: {name}"] = f"{dx:+} {dy:+}"
