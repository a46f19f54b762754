"""Others' turns are told in beats, never hold anybody up, and can be looked up afterwards."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE
from witchtable import GAMES

MOVING = {"reduced_motion": "no-preference"}
# Write down what the teller says, which version the board shows then, and whether pieces fly.
_LISTEN = """() => {
  window.said = [];
  window.flew = 0;
  let last = '';
  new MutationObserver(() => {
    flew = Math.max(flew, document.querySelectorAll('.air .ghost').length);
    const teller = document.querySelector('.teller');
    if (!teller) { last = ''; return; }
    const words = teller.querySelector('.say').textContent;
    const now = teller.querySelector('.beats').getAttribute('aria-label') + words;
    if (now === last) return;
    last = now;
    said.push({ words, version: Number(document.querySelector('.table').dataset.version) });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
# The module that decides what is told together, with deeds made up for the test.
_LOGIC = """async () => {
  const follow = await import('/web/js/table/follow.js');
  const entry = (seat, name) => (
    { event: { event: name, seat }, clause: '', message: { id: name, args: {} } });
  const weights = { play: 2, take: 1, brew: 3, refill: 0 };
  const tell = ({ event: { event: kind } }) => (
    { weight: weights[kind] ?? 2, kind, words: '', phase: kind === 'reveal' ? 'reveal' : undefined });
  const at = (version) => ({ version, view: { version }, scores: [], legal: [], deciders: [] });
  const frame = (version, ...events) => ({ events, position: at(version) });
  const beats = (...frames) => frames.flatMap((one) => follow.beatsOf(one, tell));
  const names = (beat) => beat.deeds.map(({ told }) => told.kind).join(' ');
  const told = (waiting, pace = 'normal') => {
    const found = [];
    let [spent, seat, total] = [0, undefined, 0];
    while (waiting.length) {
      if (waiting[0].seat !== seat) spent = 0;
      const { beat, time, rest } = follow.next(waiting, spent, pace);
      seat = beat.seat;
      spent += time;
      total += time;
      found.push({ seat, names: names(beat), version: beat.position?.version ?? null });
      waiting = rest;
    }
    return { found, total };
  };
  return TEST;
}"""


def logic(visitor, test):
    """Ask the module something, in terms of what `_LOGIC` has made."""
    return visitor.page.evaluate(_LOGIC.replace("TEST", test))


# -- what is told together --------------------------------------------------------------------------


def test_a_refill_belongs_to_what_was_taken(anybody):
    found = logic(
        anybody,
        "beats(frame(2, entry(1, 'take'), entry(null, 'refill'), entry(1, 'brew')))"
        ".map((beat) => [names(beat), beat.entries.length, beat.position?.version ?? null])",
    )
    assert found == [["take", 2, None], ["brew", 1, 2]]


def test_equal_small_things_are_told_together_and_great_ones_alone(anybody):
    taken = "[1, 2, 3].map((n) => frame(n, entry(1, 'take')))"
    waiting = f"beats(...{taken}, frame(4, entry(1, 'brew')), frame(5, entry(2, 'play')))"
    found = logic(anybody, f"told({waiting})")["found"]
    assert [(beat["seat"], beat["names"], beat["version"]) for beat in found] == [
        (1, "take take take", 3),
        (1, "brew", 4),
        (2, "play", 5),
    ]


def test_what_everybody_does_at_once_is_one_beat(anybody):
    found = logic(
        anybody,
        "beats(frame(9, entry(0, 'reveal'), entry(1, 'reveal'), entry(2, 'reveal')))"
        ".map((beat) => [beat.seat, names(beat)])",
    )
    assert found == [[None, "reveal reveal reveal"]]


@pytest.mark.parametrize(("pace", "most"), [("slow", 8000), ("normal", 4000), ("fast", 2000)])
def test_a_long_turn_fits_into_its_time(anybody, pace, most):
    kinds = "['play', 'take', 'brew', 'send'][n % 4]"
    waiting = f"beats(...Array.from({{length: 40}}, (_, n) => frame(n, entry(1, {kinds}))))"
    found = logic(anybody, f"told({waiting}, '{pace}')")
    assert found["total"] <= most + 1
    assert len(found["found"]) <= 7
    assert found["found"][-1]["version"] == 39
    assert sum(len(beat["names"].split()) for beat in found["found"]) == 40


def test_many_turns_in_a_row_are_bounded_too(anybody):
    one = "frame(n, entry(1 + Math.floor(n / 12), n % 2 ? 'play' : 'brew'))"
    waiting = f"beats(...Array.from({{length: 60}}, (_, n) => {one}))"
    assert logic(anybody, f"told({waiting})")["total"] <= 14_000


def test_a_message_with_stages_is_told_stage_by_stage(anybody):
    message = """{ events: ['reveal', 'brew', 'play'].map((name) => entry(1, name)), state: at(8),
      stages: [{ events: 1, view: { stage: 1 }, scores: [1] },
        { events: 2, view: { stage: 2 }, scores: [2] }] }"""
    found = logic(
        anybody,
        f"follow.framesOf({message}, at(7)).map(({{ events, position }}) => "
        "[events.length, position.view, position.version])",
    )
    assert found == [[1, {"stage": 1}, 7], [1, {"stage": 2}, 7], [1, {"version": 8}, 8]]


# The turns of others in a game's log: how many milliseconds each is told, if it comes in one go.
_TURNS = """async (table) => {
  const [follow, { loadTelling }] = await Promise.all(['/web/js/table/follow.js',
    '/web/js/games/tellings.js'].map((module) => import(module)));
  const ask = async (what) => (await fetch(`/api/tables/${table}/${what}`)).json();
  const [{ game }, edition, { events }] = await Promise.all(['', 'edition', 'log?seat=0'].map(ask));
  const { tell } = await loadTelling(game);
  const turns = [];
  // (That the game is over is told apart from the turn it ends with.)
  for (const entry of events.filter(({ move, event }) => move && event.event !== 'game-ended')) {
    const last = turns.at(-1);
    const seat = follow.seatOf(entry) ?? last?.seat;
    if (last?.seat === seat) last.entries.push(entry);
    else turns.push({ seat, entries: [entry] });
  }
  return turns.filter(({ seat }) => seat > 0).map(({ entries }) => {
    const frames = Object.values(Object.groupBy(entries, ({ move }) => move));
    let waiting = frames.flatMap((events, version) => follow.beatsOf(
      { events, position: { version } }, (entry) => tell(entry, { edition })));
    const deeds = waiting.flatMap((beat) => beat.deeds).length;
    let [spent, beats] = [0, 0];
    while (waiting.length) {
      const { beat, time, rest } = follow.next(waiting, spent, 'normal');
      if (beat.deeds.length) [spent, beats] = [spent + time, beats + 1];
      waiting = rest;
    }
    return { deeds, beats, spent };
  });
}"""


def test_every_turn_of_a_long_game_is_told_within_its_time(visitors):
    """Turns of Witchstone with all that they set off: never more than four seconds, each beat seen."""
    anna = visitors.arrive("Anna")
    table = anna.begin_against_bots("witchstone", seats=3)
    anna.play_ahead(table)
    anna.go("/")
    turns = anna.page.evaluate(_TURNS, table["table"])
    assert len(turns) >= 20
    assert max(turn["deeds"] for turn in turns) > 12
    assert [turn for turn in turns if turn["spent"] > 4001] == []
    assert all(turn["spent"] >= 520 * turn["beats"] for turn in turns)


# A turn of so many pieces, each of which comes when the one before has been told; nothing really waits.
_IN_PIECES = """async ([pieces, chosen]) => {
  const [{ Teller }, { signal }, settings] = await Promise.all(
    ['table/teller', 'html', 'settings'].map((module) => import(`/web/js/${module}.js`)));
  const told = { weight: 2, kind: 'play', words: '' };
  const shown = [];
  const store = { about: signal(null), position: signal(null), isMyTurn: signal(false),
    clocks: signal([]), scene: () => ({}), display: (position) => shown.push(position.version) };
  settings.pace.value = chosen;
  const teller = new Teller(store);
  teller.telling.value = { tell: () => told };
  const times = [];
  let now = 0;
  teller.wait = (time, then) => { [now, teller.then] = [now + time, then]; };
  const turn = (seat, following) => {
    const began = now;
    for (let piece = 1; piece <= pieces; piece += 1) {
      const before = now;
      const deciders = [piece < pieces ? seat : following];
      const state = { version: shown.length + 1, seat: 0, deciders };
      const entry = { event: { event: 'play', seat }, message: { id: 'play', args: {} } };
      teller.hear({ events: [entry], state }, null);
      while (teller.then) teller.then();
      times.push(Math.round(now - before));
    }
    return now - began;
  };
  const found = { turns: [turn(1, 2), turn(2, 0)], times, shown };
  teller.end();
  return found;
}"""


@pytest.mark.parametrize(("pace", "most"), [("slow", 8000), ("normal", 4000), ("fast", 2000)])
def test_a_turn_that_comes_in_pieces_fits_into_its_time_too(anybody, pace, most):
    """A grandmistress thinks before each of the ten things that her turn sets off."""
    found = anybody.page.evaluate(_IN_PIECES, [10, pace])
    assert max(found["turns"]) <= most + 1
    assert min(found["times"]) >= most / 40, "nobody can see that"
    assert found["shown"] == list(range(1, 21))
    # The next seat has its own time; and who has few pieces takes it easy with them.
    assert found["times"][:10] == found["times"][10:]
    few = anybody.page.evaluate(_IN_PIECES, [3, pace])
    assert min(few["times"]) >= most / 8


# -- on the table -----------------------------------------------------------------------------------


def at_a_table(visitors, game, seats=3, ahead=6, **looks):
    anna = visitors.arrive("Anna", **{"pace": "normal", **looks})
    anna.play_against_bots(game, seats=seats, ahead=ahead)
    anna.wait_for_my_turn()
    anna.page.evaluate(_LISTEN)
    return anna


def until_others_play(anna, random=None):
    """Make own moves until somebody else's turn is told."""
    random = random or Random(4)
    for _ in range(30):
        anna.wait_for_my_turn()
        before = anna.version
        chosen = anna._something_to_choose(random)
        if chosen is None:
            anna.page.click(".bar .all-choices")
            anna.page.locator("dialog.choices .choice").first.click()
        else:
            chosen.click()
        anna.confirm_any(before)
        if anna.page.locator(".teller").count():
            return
    raise AssertionError("nobody else has played")


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_is_told_in_order_and_the_board_catches_up(visitors, game):
    anna = at_a_table(visitors, game, pace="fast", **MOVING)
    until_others_play(anna)
    assert anna.page.locator(".bar.mine").count() == 0
    anna.wait_for_my_turn()
    said = anna.page.evaluate("said")
    assert said
    assert all(beat["words"].strip() for beat in said)
    versions = [beat["version"] for beat in said]
    assert versions == sorted(versions)
    assert versions[0] < anna.version
    assert anna.page.locator(".air .ghost").count() == 0
    assert anna.page.locator("[data-told]").count() == 0
    # What was told is what the log says, and the strip counts.
    assert anna.page.locator(".since .did").count() > 0


def test_pieces_fly_from_the_board_to_the_seat(visitors):
    anna = at_a_table(visitors, "witchdom", **MOVING)
    until_others_play(anna)
    anna.wait_for("window.flew > 0")


def test_with_less_motion_nothing_flies_but_all_is_told(visitors):
    anna = at_a_table(visitors, "witchdom", pace="fast")
    until_others_play(anna)
    anna.page.wait_for_selector("[data-count]", state="attached")
    anna.wait_for_my_turn()
    assert anna.page.evaluate("said").__len__() > 1
    assert anna.page.evaluate("flew") == 0


def test_a_click_in_the_middle_is_a_move_at_once(visitors):
    anna = at_a_table(visitors, "witchdom", **MOVING)
    until_others_play(anna)
    anna.page.wait_for_selector(".teller-mine")  # it is my turn already, but not told yet
    card = anna.page.locator(".wd-hand .wd-face, .wd-pile .wd-face").first
    box = card.bounding_box()
    before = anna.version
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.wait_for("document.querySelector('.teller') === null")
    anna.wait_for_more_than(before)
    table = anna.page.url.split("/")[-1].partition("?")[0]
    log = anna.call("GET", f"/api/tables/{table}/log?seat=0")["events"]
    own = [told["event"]["event"] for told in log if told["event"].get("seat") == 0]
    assert own[-1] in ("card-played", "rested", "item-taken", "taken-resting")


def test_a_key_ends_the_telling_and_space_ends_that_of_a_seat(visitors):
    anna = at_a_table(visitors, "witchdom", **MOVING)
    until_others_play(anna)
    anna.page.keyboard.press("Escape")
    anna.wait_for("document.querySelector('.teller') === null")
    until_others_play(anna)
    anna.page.wait_for_selector(".teller-mine")
    anna.page.evaluate("document.activeElement?.blur()")
    anna.page.keyboard.press(" ")
    anna.page.keyboard.press(" ")
    anna.wait_for("document.querySelector('.teller') === null")
    assert anna.page.locator(".bar.mine").count() == 1


def test_it_can_be_paused_and_skipped(visitors):
    anna = at_a_table(visitors, "witchdom", **MOVING)
    until_others_play(anna)
    anna.page.wait_for_selector(".teller-mine")
    anna.page.click(".teller-pause")
    anna.page.wait_for_selector(".teller-pause[aria-pressed=true]")
    assert anna.axe() == []
    words = anna.page.inner_text(".teller .say")
    anna.page.wait_for_timeout(1200)
    assert anna.page.inner_text(".teller .say") == words
    anna.page.click(".teller-mine")
    anna.wait_for_my_turn()


def test_told_not_at_all_the_board_shows_it_at_once(visitors):
    anna = at_a_table(visitors, "witchdom", pace="off", **MOVING)
    anna.make_a_move(Random(4))
    for _ in range(4):
        anna.wait_for_my_turn()
        anna.make_a_move(Random(5))
    assert anna.page.evaluate("said") == []


def test_the_speed_is_chosen_in_the_settings(visitors):
    anna = at_a_table(visitors, "witchdom")
    anna.page.click(".top [aria-label=Settings]")
    anna.page.select_option("dialog.settings label:has-text('told') select", "off")
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate("localStorage.getItem('witchtable.pace')") == '"off"'


# -- since your last turn ---------------------------------------------------------------------------


def strip(anna):
    return anna.page.locator(".since .did").all_inner_texts()


def settled_strip(anna):
    """What the strip says when nothing more comes: where all play together, others may decide later."""
    found, same = strip(anna), 0
    while same < 6:
        anna.page.wait_for_timeout(50)
        now = strip(anna)
        same = same + 1 if now == found else 0
        found = now
    return found


@pytest.mark.parametrize("game", GAMES)
def test_after_a_reload_the_strip_still_says_what_others_did_and_the_turn_before(visitors, game):
    anna = at_a_table(visitors, game, pace="off")
    anna.page.wait_for_selector(".since .did")
    before = earlier = settled_strip(anna)
    random = Random(4)
    # It folds while she acts; and where all play together, it grows until the round is over.
    while not before or set(earlier) <= set(before):
        earlier = before or earlier
        anna.make_a_move(random)
        anna.wait_for_my_turn()
        before = settled_strip(anna)
    assert anna.page.locator(".since-turn[aria-disabled=false]").count() == 1
    anna.page.reload()
    anna.wait_for_my_turn()
    anna.page.wait_for_selector(".since .did")
    assert settled_strip(anna) == before
    anna.page.get_by_role("button", name="The turn before").click()
    anna.page.wait_for_selector(".since >> text=The turn before that")
    assert strip(anna) == earlier
    assert anna.axe() == []
    anna.page.get_by_role("button", name="The turn after").click()
    anna.page.wait_for_selector(".since >> text=Since your last turn")
    assert strip(anna) == before


def test_where_all_play_together_the_strip_tells_a_whole_round(visitors):
    """What was played, sent and lost: not only what came after the last of three decisions."""
    anna = visitors.arrive("Anna", pace="off")
    table = anna.begin_against_bots("whirling-witchcraft", seats=3)
    anna.play_ahead(
        table, lambda decision, _: decision.view["round"] == 3 and decision.view["phase"] == "redraw"
    )
    anna.sit_at(table)
    for row in anna.page.locator(".since-row").all():
        assert row.locator(".did svg[class~=icon] use[href$='#ui-rules']").count() == 1
        assert row.locator(".did .ww-told, .did use[href$='#ww-cauldron']").count() > 1


def test_a_chip_shows_its_pieces_and_the_rule(visitors):
    anna = at_a_table(visitors, "witchdom", pace="off")
    anna.page.wait_for_selector(".since .did")
    anna.page.click(".since .did >> nth=0")
    assert anna.page.locator("[data-pointed]").count() > 0
    assert "WD-" in anna.page.inner_text(".since-told")


def test_nothing_on_the_board_moves_when_the_strip_folds(visitors):
    anna = at_a_table(visitors, "witchdom", pace="off")
    anna.page.wait_for_selector(".since .did")
    places = """JSON.stringify([...document.querySelectorAll('.panes *, .bar')]
      .map((one) => Object.values(one.getBoundingClientRect().toJSON())))"""
    before = anna.page.evaluate(places)
    anna.page.click(".since-fold")
    anna.page.wait_for_selector(".since:not(.open)")
    assert anna.page.evaluate(places) == before


def test_on_a_phone_the_strip_comes_over_the_board_and_goes_again(visitors):
    anna = at_a_table(visitors, "witchdom", pace="off", **PHONE)
    assert anna.page.locator(".since").count() == 0
    anna.page.click(".since-tool")
    anna.page.wait_for_selector(".since.over .did")
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".since", state="detached")


def test_what_has_changed_glows_until_one_acts(visitors):
    anna = at_a_table(visitors, "witchdom", pace="off")
    anna.page.wait_for_selector(".panes [data-fresh]")
    anna.make_a_move(Random(4))
    if anna.page.locator(".bar.mine").count():
        assert anna.page.locator(".panes [data-fresh]").count() == 0


@pytest.mark.parametrize("game", ["witchdom", "witchstone"])
def test_what_others_gained_is_known_also_where_nothing_is_kept(visitors, game):
    """Another device, or days later: the log knows the scores, so nothing has to be kept."""
    anna = at_a_table(visitors, game, pace="off", ahead=14)
    anna.page.wait_for_selector(".since-gain")
    before = anna.page.locator(".since-gain").all_inner_texts()
    anna.page.evaluate("localStorage.clear()")
    anna.page.reload()
    anna.wait_for_my_turn()
    anna.page.wait_for_selector(".since-gain")
    assert anna.page.locator(".since-gain").all_inner_texts() == before


_LOOKS = """async (piece) => {
  const { Stage } = await import('/web/js/table/travel.js');
  const air = document.querySelector('.air');
  const stage = new Stage(document.querySelector('.table'), air);
  const way = { from: [piece], to: ['[data-anchor="points-0"]'] };
  stage.send(way, 0, { time: 5000, part: 0, echoes: 0 });
  const looks = (root) => [...root.querySelectorAll('*')].map((one) => {
    const { width, height, fontSize, padding, display } = getComputedStyle(one);
    return [one.className.baseVal ?? one.className, width, height, fontSize, padding, display];
  });
  return [looks(document.querySelector(piece)), looks(air.querySelector('.wd-card-place'))];
}"""


@pytest.mark.parametrize("kind", ["potion", "card"])
def test_on_a_phone_a_card_on_its_way_looks_as_it_lay_there(visitors, kind):
    """It wore the look of a large screen: what the board measures looks against was left behind."""
    anna = at_a_table(visitors, "witchdom", pace="off", reduced_motion="no-preference", **PHONE)
    lying, flying = anna.page.evaluate(_LOOKS, f'.wd-card-place[data-flip^="{kind}-"]')
    assert [look[0].replace("target", "").split() for look in lying] == [
        look[0].split() for look in flying
    ]
    assert [look[1:] for look in lying] == [look[1:] for look in flying]


def test_the_question_that_is_not_asked_is_not_spoken_either(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("whirling-witchcraft")
    anna.wait_for_my_turn()
    asked = anna.page.inner_text(".bar .say")
    anna.wait_for(f"document.querySelector('.table > [role=status]').textContent.includes({asked!r})")
    assert "Initiate" not in anna.page.text_content(".table > [role=status]")


def test_on_a_phone_the_pane_comes_forward_that_is_told_about(visitors):
    """Scrolls were looked at while others built on the ball; afterwards they are looked at again."""
    anna = visitors.arrive("Anna", **PHONE)
    anna.play_against_bots("witchstone", ahead=6)
    anna.wait_for_my_turn()
    looked_at = """() => {
      const strip = document.querySelector('.panes-board .strip');
      return strip.children[Math.round(strip.scrollLeft / strip.clientWidth)].className;
    }"""
    anna.page.click(".panes-board .pane-tab >> text=Scrolls")
    assert "pane-scrolls" in anna.page.evaluate(looked_at)
    anna.page.evaluate("""async () => {
      const { Stage } = await import('/web/js/table/travel.js');
      window.stage = new Stage(document.querySelector('.table'), document.querySelector('.air'));
      const told = { weight: 1, kind: '', words: '', marks: ['.ws-ball-picture'] };
      stage.setOut({ seat: 1, deeds: [{ entry: { event: { seat: 1 } }, told }], entries: [] }, 500);
    }""")
    assert "pane-ball" in anna.page.evaluate(looked_at)
    anna.page.evaluate("stage.clear()")
    assert "pane-scrolls" in anna.page.evaluate(looked_at)


# Chips of which something is cut off. (A name may be, beside the picture that says what it stands for.)
_CUT = """() => {
  const words = document.querySelector('.teller-words').getBoundingClientRect();
  const outside = ({ top, right, bottom, width }, box) => width > 0 && (
    top < box.top - 1.5 || right > box.right + 1.5 || bottom > box.bottom + 1.5);
  const isCut = (part) => part.scrollWidth > part.clientWidth + 1
    && !(part.matches('.did-words') && part.parentElement.querySelector('.ww-shown'));
  return [...document.querySelectorAll('.teller-heading, .teller-chips .did')].filter((chip) => {
    const box = chip.getBoundingClientRect();
    return outside(box, words) || [...chip.children].some((part) =>
      isCut(part) || outside(part.getBoundingClientRect(), box));
  }).map((chip) => chip.outerHTML);
}"""


@pytest.mark.parametrize("seats", [3, 5])
def test_what_all_have_done_is_told_in_full_in_every_window(visitors, seats):
    """At 1366 pixels the third recipe of three was below the bar, and of five there was none."""
    anna = at_a_table(visitors, "whirling-witchcraft", seats, ahead=0, pace="slow")
    anna.make_a_move(Random(1))
    anna.page.wait_for_selector(f".teller-chips .did:nth-child({seats})")
    anna.page.click(".teller-pause")
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (820, 1180), (844, 390), (390, 844)):
        anna.resize(width, height)
        assert anna.page.evaluate(_CUT) == [], width
