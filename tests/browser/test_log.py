# ruff: noqa: E501 (scripts of the page)
"""The log: turns that fold, equal things counted, rules on demand, and the way from words to pieces."""

from __future__ import annotations

from random import Random

import pytest

from tests.serving import play_to_the_end
from witchtable import GAMES

# The module that puts a log in order, with entries made up for the test.
_LOGIC = """async () => {
  const { Turns, gainsOf, stepOf } = await import('/web/js/table/turns.js');
  const entry = (seat, name, more = {}) => ({ event: { event: name, ...(seat === null ? {} : { seat }), ...more }, clause: '', message: { id: name, args: {} } });
  const weights = { play: 2, take: 1, refill: 0, committed: 0 };
  const tell = ({ event }) => ({ weight: weights[event.event] ?? 2, kind: event.event, words: '' });
  const order = (entries, telling = {}) => new Turns(tell, telling).of(entries);
  const shape = (turns) => turns.map(({ seat, round, lines }) => [seat, round, ...lines.map(({ deeds, asides }) => `${deeds[0].told.kind} ${deeds.length} ${asides.length}`)]);
  return TEST;
}"""


def logic(visitor, test):
    return visitor.page.evaluate(_LOGIC.replace("TEST", test))


def test_a_turn_has_its_owner_its_round_and_what_came_by_itself(anybody):
    found = logic(
        anybody,
        """shape(order([entry(null, 'round-began', { round: 1 }), entry(0, 'play'), entry(0, 'take'), entry(null, 'refill'),
          entry(0, 'take'), entry(null, 'refill'), entry(1, 'play')]))""",
    )
    assert found == [[0, 1, "play 1 0", "take 2 2"], [1, 1, "play 1 0"]]


def test_where_all_play_at_once_a_round_is_one_group_and_decisions_are_said_once(anybody):
    found = logic(
        anybody,
        """shape(order([entry(null, 'round-began', { round: 3 }), entry(0, 'committed'), entry(1, 'committed'), entry(2, 'committed'),
          entry(0, 'play'), entry(1, 'play')], { together: true, gathers: { committed: 'x' } }))""",
    )
    assert found == [[None, 3, "committed 3 0", "play 1 0", "play 1 0"]]


def test_a_log_that_grows_keeps_its_turns_and_counts_what_they_gained(anybody):
    found = logic(
        anybody,
        """(() => {
          const log = [entry(0, 'play'), entry(1, 'play')];
          const turns = new Turns(tell, {});
          const before = turns.of(log);
          const more = [...log, entry(1, 'take'), entry(0, 'play')];
          const after = turns.of(more);
          const scores = new WeakMap(more.map((one, at) => [one, [at, 2 * at]]));
          return [turns.isGrown(more), turns.isGrown(log.slice(0, 1)), before[0] === after[0], before[1] === after[1], gainsOf(after[1], after[0], scores)];
        })()""",
    )
    assert found == [True, False, True, False, [{"seat": 0, "points": 2}, {"seat": 1, "points": 4}]]


def test_a_line_finds_its_step_though_its_reader_did_not_see_every_move(anybody):
    found = logic(
        anybody,
        """(() => {
          const log = [[0, 'play', 0], [0, 'play', 1], [1, 'play', 2], [0, 'play', 2]].map(([seat, name, move]) => ({ ...entry(seat, name), move }));
          const moves = [[[0, 'play']], [[1, 'secret']], [[1, 'secret'], [1, 'play'], [0, 'play']]].map((events) => ({ events: events.map(([seat, event]) => ({ event, seat })) }));
          return log.map((_, at) => stepOf(log, at, moves));
        })()""",
    )
    assert found == [0, 1, 3, 3]


@pytest.fixture
def playing(visitors, request):
    """Somebody in the middle of a game."""
    anna = visitors.arrive("Anna")
    game = getattr(request, "param", "witchdom")
    table = anna.begin_against_bots(game, 3)
    # A cauldron that overflows may end Whirling Witchcraft after few rounds.
    enough = 10 if game == "whirling-witchcraft" else 25
    anna.play_ahead(table, lambda _, moves: moves >= enough)
    anna.go(f"/tables/{table['table']}")
    anna.wait_for_my_turn()
    assert not anna.is_over
    anna.page.wait_for_selector(".log .turn")
    return anna


@pytest.mark.parametrize("playing", GAMES, indirect=True)
def test_the_newest_turn_is_open_and_any_other_opens_by_a_click(playing):
    page = playing.page
    turns = page.locator(".log .turn")
    assert turns.count() > 2
    assert page.locator(".log .turn:not(.folded)").count() == 1
    assert "folded" not in (turns.last.get_attribute("class") or "")
    turns.nth(1).locator(".turn-head").click()
    assert turns.nth(1).locator(".line").count() > 0
    assert page.locator(".log .turn:not(.folded)").count() == 2
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        playing.resize(width, height)
        if width < 1400:
            page.click(".top [aria-label='Log']") if not page.is_visible(".drawer") else None
        assert playing.axe() == [], width
        assert not playing.scrolls_sideways(), width


def test_a_rule_is_shown_when_it_is_asked_for_also_by_keyboard(playing):
    page = playing.page
    assert "WD-" not in page.inner_text(".log")
    page.focus(".log")
    page.keyboard.press("ArrowDown")
    while page.evaluate("document.activeElement.className") != "line-say":  # a turn that has only begun
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .clause-text .prose")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.className") == "line-say"


def test_a_line_shows_its_pieces_on_the_board(playing):
    page = playing.page
    page.locator(".log .turn-head").nth(2).click()
    page.locator(".log .turn >> nth=2 >> .line-say >> nth=0").click()
    page.wait_for_selector(".ground [data-pointed]")
    page.wait_for_selector(".ground [data-pointed]", state="detached")


def test_who_has_scrolled_up_is_left_there_and_can_come_back(playing):
    page = playing.page
    while page.locator(".log .turn.folded").count():
        page.locator(".log .turn.folded .turn-head").first.click()
    page.evaluate("document.querySelector('.log').scrollTop = 0")
    page.wait_for_selector(".log-newest")
    playing.make_a_move(Random(1))
    assert page.evaluate("document.querySelector('.log').scrollTop") < 60
    page.click(".log-newest")
    page.wait_for_selector(".log-newest", state="detached")


def test_in_the_replay_a_line_leads_to_its_step(visitors, address):
    anna = visitors.arrive("Anna")
    table = play_to_the_end(address, "witchdom")
    with anna.page.expect_response(lambda answer: "step=8" in answer.url):
        anna.go(f"/tables/{table}/replay?step=20")
    anna.wait_for("document.querySelectorAll('.log .turn.folded').length > 1")
    anna.page.locator(".log .turn.folded .turn-head").first.click()
    anna.page.locator(".log .turn:not(.folded) .line-say").first.click()
    anna.wait_for("Number(new URLSearchParams(location.search).get('step')) < 20")
    anna.page.wait_for_selector("[data-pointed]")
