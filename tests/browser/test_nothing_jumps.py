"""Nothing jumps: whatever happens, what has not changed stays where it was, in every window.

One game is played to its end while one window looks at it, which takes the next of five sizes every
few decisions. So every step is looked at in one size, and whatever stood still since a size was seen
last is looked at in all of them: every piece of the board and every part of the page is where it was,
unless it has changed.
"""

from __future__ import annotations

from itertools import cycle, pairwise
from random import Random

import pytest

from witchtable import GAMES
from witchtable.client import Client

SIZES = [(1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844)]
SPELL = 3  # decisions in the same size
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
    anna = visitors.arrive("Anna")
    table = anna.begin_against_bots(game, seats=3)
    anna.sit_at(table)
    jumped: dict[str, str] = {}
    seen: dict[tuple[int, int], dict[str, tuple[int, int]]] = {}
    random = Random(game)
    with Client(visitors.address, key=anna.key) as client:
        joined = client.join(table["table"], table["invite"])
        spells = cycle(size for size in SIZES for _ in range(SPELL))
        for place, sizes in zip(joined.decisions(), pairwise(spells), strict=False):
            anna.wait_for_more_than(place.version - 1)
            for size in dict.fromkeys(sizes):  # the one that the window has; if it ends here, the next
                if {"width": size[0], "height": size[1]} != anna.page.viewport_size:
                    anna.resize(*size)
                now = anna.page.evaluate(_LOOK)
                jumped |= moves_between(seen.get(size, {}), now, size[0])
                seen[size] = now
            steps = [a for a in place.legal if not a.startswith(("back", "redraw"))]
            joined.play(place, random.choice(steps or place.legal))
    assert len(seen) == len(SIZES)
    assert jumped == {}


def moves_between(before, now, width):
    """Tell what has moved although it is the same, and how far."""
    moves = {}
    for name in before.keys() & now.keys():
        way = [after - once for once, after in zip(before[name], now[name], strict=True)]
        if max(map(abs, way)) > MOVED:
            moves[f"{width}: {name}"] = "{:+} {:+}".format(*way)
    return moves
