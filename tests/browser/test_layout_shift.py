"""Layout shift, as browsers count it: until the first decision, and while others' turns are told.

What a player does may move things (the hand closes up); what others do may not move the page.
"""

from __future__ import annotations

import pytest

from tests.browser.visitors import PHONE
from tests.serving import let_chance_play
from witchtable import GAMES
from witchtable.client import Client

# What moves by the rules: my hand closes up or is handed on, scrolls slide to the gap (WS-SCROLL-03);
# and by my own move: my potions lie in the order in which they can be brewed.
SLIDING = ("pane-hand", "pane-scrolls > ws-scroll", "pane-potions > wd-card")
UNSEEN, LITTLE = 0.001, 0.0003  # of the window, times how far it moved; 0.1 is what browsers call good
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
# Everything that moved without the viewer's doing, and how much of it the browser minds.
_WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  const part = (node) => {
    const found = node?.nodeType === 1 ? node : node?.parentElement;
    const place = found?.closest('.pane, .bar, .seats, .top, .drawer');
    return [place, found].map((one) => one?.getAttribute('class') ?? one?.tagName ?? '').join(' > ');
  };
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const telling = document.querySelector('.teller') !== null;
    if (!hadRecentInput) shifts.push({ value, telling, parts: sources.map(({ node }) => part(node)) });
  }
}).observe({ type: 'layout-shift', buffered: true });"""


def shifts(visitor, *, telling):
    found = visitor.page.evaluate("shifts.splice(0)")
    return [one for one in found if one["telling"] == telling]


@pytest.mark.parametrize("looks", [LAPTOP, PHONE], ids=["1366", "390"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_while_a_table_loads_and_others_play(visitors, game, looks):
    anna = visitors.arrive("Anna", pace="fast", new=True, **looks)
    anna.page.add_init_script(_WATCH)
    table = anna.begin_against_bots(game, seats=3)
    anna.sit_at(table)
    anna.wait_for_my_turn()
    anna.page.wait_for_load_state("networkidle")
    anna.wait_for_frames()
    loading = shifts(anna, telling=False)
    # (What bots decide meanwhile is said beside their names, and the legend comes with the choices.)
    assert sum(one["value"] for one in loading) < UNSEEN, loading
    with Client(visitors.address, key=anna.key) as client:
        joined = client.join(table["table"], table["invite"])
        for _ in range(5):
            let_chance_play(joined, lambda _, moves: moves == 3)
            anna.wait_for("!document.querySelector('.teller')")
    told = [one for one in shifts(anna, telling=True) if one["value"] > LITTLE]
    assert [one for one in told if not any(part in " ".join(one["parts"]) for part in SLIDING)] == []
