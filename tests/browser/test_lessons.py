"""Lessons on the real page: by mouse, finger and keyboard, by right answers and wrong ones."""

from __future__ import annotations

from fnmatch import fnmatchcase
from random import Random

import pytest

from tests.browser.keys import press_until
from tests.browser.visitors import PHONE, Visitors
from tests.serving import free_port, serving
from witchtable.games import GAMES
from witchtable.lessons import course

GUIDED = [lesson for game in GAMES.values() for lesson in course(game) if lesson.kind == "steps"]
FIRST = [
    next(one for one in GUIDED if one.game == game) for game in dict.fromkeys(o.game for o in GUIDED)
]
WITH_GOAL = [one for one in GUIDED if any(step.goal and not step.right for step in one.step)][:1]
WINDOWS = {"mouse": {}, "finger": PHONE, "keyboard": {}}
MORE = 30 * 1024  # bytes that a lesson may load beside what a table does
LONG = 30_000  # milliseconds: the page tries again less and less often
# What scrolls can be reached by keyboard, a moment after the table has changed.
REACHABLE = """![...document.querySelectorAll('.strip, .strip > .pane')].some((box) => box.tabIndex < 0
  && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
  && getComputedStyle(box).overflow !== 'visible' && !box.querySelector('[tabindex="0"], button'))"""
# Whoever plays by keyboard is at what the step is about.
HELD = """document.activeElement?.closest('.lesson-done, .coach, .bar, [data-lit]')"""
SHOWN = ".coach:not(.away, .coming)[aria-busy=false] .coach-say"
# What may be chosen and lies in the light: whether it can be tapped, and whether Pim hides it.
CHOICES = """() => {
  const coach = document.querySelector('.coach');
  return [...document.querySelectorAll('.panes [data-lit], .bar [data-action]')].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    // Of a drawing a neighbour may be met in the middle: what matters is that nothing lies over it.
    const drawing = piece.closest('svg') ?? piece;
    const open = drawing.contains(top);
    return { action: piece.dataset.action ?? '', open, covered: coach.contains(top) };
  });
}"""
# The question and its buttons, as far as Pim is in the way.
HIDDEN_QUESTION = """() => [...document.querySelectorAll('.bar .say, .bar .btn')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  // (On a phone a button may show its sign only, and its words lie nowhere.)
  const { x, y, width, height } = (one.matches('.btn') ? one : range).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return document.querySelector('.coach').contains(top);
}).map((one) => one.textContent)"""
# The button of the bar that the arrow ends at.
AIMED_AT = r"""() => {
  const tip = document.querySelector('.light-ways > path')?.getAttribute('d').match(/L(\S+) (\S+)L/);
  const [x, y] = (tip ?? []).slice(1).map(Number);
  return [...document.querySelectorAll('.bar [data-action]')].find((button) => {
    const box = button.getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top - 9 && y < box.bottom + 9;
  })?.dataset.action ?? null;
}"""
# Where a space of the cauldron is on the screen, and whether the tile that is held lies on two of them.
_SPACE = """const nameOf = (space) => [...document.querySelectorAll('.ws-names text')]
    .find((name) => name.textContent === space);
  const [x, y] = ['x', 'y'].map((side) => Number(nameOf(space).getAttribute(side)));"""
MIDDLE = f"""(space) => {{
  {_SPACE}
  const drawing = nameOf(space).ownerSVGElement;
  const middle = new DOMPoint(x, y - 18).matrixTransform(drawing.getScreenCTM());
  return [middle.x, middle.y];
}}"""
HOLDS = f"""(spaces) => spaces.every((space, at) => {{
  {_SPACE}
  const line = document.querySelector('.ws-ghost line');
  const [left, top] = [`x${{at + 1}}`, `y${{at + 1}}`].map((side) => Number(line?.getAttribute(side)));
  return Math.hypot(left - x, top - (y - 18)) < 12;
}})"""
TURNED = """() => (document.querySelector('.ws-dragged')
  ?? document.querySelector('.ws-hand-tile[aria-pressed=true]')).innerHTML"""
DESKTOP, SMALL = (1440, 900), (390, 844)


def name(lesson):
    return f"{lesson.game}-{lesson.name}"


def begin(visitor, lesson):
    table = visitor.call("POST", f"/api/lessons/{lesson.game}/{lesson.name}", {})
    visitor.go(f"/tables/{table['table']}")
    visitor.page.wait_for_selector(SHOWN)
    return table


def begin_at(visitor, lesson, number):
    """Begin a lesson, go to one of its steps, and say at which table."""
    table = visitor.call("POST", f"/api/lessons/{lesson.game}/{lesson.name}", {})["table"]
    while (step := visitor.call("GET", f"/api/tables/{table}")["lesson"]["step"]) < number:
        visitor.call("POST", f"/api/tables/{table}/lesson", {"request": f"past {step}", "to": "skip"})
    visitor.go(f"/tables/{table}")
    visitor.page.wait_for_selector(SHOWN)
    return table


def at(visitor):
    """Which step is shown, from 0."""
    return int((visitor.page.text_content(".coach .dots b") or "").split()[0]) - 1


def wait_for_step(visitor, number):
    """Wait until a step is shown, or the end."""
    visitor.page.wait_for_function(
        """(step) => document.querySelector('.lesson-done')
          || (document.querySelector('.coach:not(.away, .coming)')
            && parseInt(document.querySelector('.coach .dots b').textContent) > step)""",
        arg=number,
    )


def choose(visitor, action, way):
    """Choose something as somebody would: its piece, or its line in the list of everything."""
    page = visitor.page
    piece = page.locator(f'.ground [data-action="{action}"][data-lit], .bar [data-action="{action}"]')
    if way == "keyboard" and piece.count():
        wanted = lambda held: held["action"] == action  # noqa: E731
        page.evaluate("document.querySelector('.bar > .grow').focus()")
        assert press_until(visitor, "Tab", wanted), action
        page.keyboard.press("Enter")
    elif action.startswith("place ") and way != "keyboard":
        place_a_tile(visitor, action, way)
    elif piece.count() and piece.first.is_visible():
        tap(visitor, piece.first) if way == "finger" else piece.first.click()
    else:
        page.click(".bar .all-choices")
        page.wait_for_selector("dialog.choices .choice")
        if page.locator("dialog.choices input").count():
            page.fill("dialog.choices input", action)
        page.click(f'dialog.choices .choice[data-action="{action}"]')


def tap(visitor, piece):
    """Tap on something; once more if it was so crowded that it has come near first."""
    near = visitor.page.locator(".ws-zoom[aria-pressed=true]")
    before = near.count()
    piece.tap()
    visitor.wait_for_frames()
    if near.count() > before:
        piece.tap()


def place_a_tile(visitor, action, way):
    """Put a tile into the cauldron: by taps on tile, space and buttons, or dragged and turned."""
    page, (_, tile, *spaces) = visitor.page, action.split()
    held = page.locator(f'.ws-hand-tile[data-flip$=" {tile}"]')
    (x, y), (other_x, other_y) = (page.evaluate(MIDDLE, space) for space in spaces)
    if way == "finger":
        if held.get_attribute("aria-pressed") != "true":  # after a mistake it is held already
            held.tap()
        page.wait_for_selector(".ws-hand-tile[aria-pressed=true]")
        page.touchscreen.tap(*page.evaluate(MIDDLE, spaces[0]))  # the cauldron has come nearer
        page.wait_for_selector("[data-proposal]")
    else:
        held.hover()
        page.mouse.down()
        page.mouse.move((x + other_x) / 2, (y + other_y) / 2, steps=6)
        page.wait_for_selector(".ws-dragged")
    for _ in range(6):
        visitor.wait_for_frames()
        if page.evaluate(HOLDS, spaces):
            break
        before = page.evaluate(TURNED)
        if way == "finger":
            page.locator(".bar [data-proposal] .btn").nth(1).tap()
        else:
            page.mouse.wheel(0, 100)
        page.wait_for_function(f"(before) => ({TURNED})() !== before", arg=before)
    assert page.evaluate(HOLDS, spaces), action
    if way == "finger":
        page.locator(".bar [data-proposal] .btn.primary").tap()
    else:
        page.mouse.up()


def read_on(visitor, lesson):
    """Go past what is only read."""
    while at(visitor) < len(lesson.step) and not lesson.step[at(visitor)].asks:
        number = at(visitor)
        visitor.page.click(".coach .btn.primary")
        wait_for_step(visitor, number + 1)


def err(visitor, lesson, way):
    """Give a wrong answer, if this step foresees one that can be given now; say whether."""
    step, page = lesson.step[at(visitor)], visitor.page
    table = page.url.rpartition("/")[2]
    offered = [one["action"] for one in visitor.call("GET", f"/api/tables/{table}/choices")["choices"]]
    for foreseen in step.wrong:
        for action in offered:
            is_right = any(fnmatchcase(action, pattern) for pattern in step.right)
            if fnmatchcase(action, foreseen.match) and not is_right and step.right:
                number, version = at(visitor), visitor.version
                choose(visitor, action, way)
                page.wait_for_selector(".coach-note.wrong")
                assert page.inner_text(".coach-note .clause-link").startswith(foreseen.clause[:3])
                assert (at(visitor), visitor.version) == (number, version)
                return True
    return False


def play_step(visitor, lesson, way):
    number = at(visitor)
    for action in lesson.step[number].plays:
        visitor.page.wait_for_selector(f"{SHOWN}, .lesson-done")
        visitor.wait_for_my_turn()
        before = visitor.version
        choose(visitor, action, way)
        visitor.wait_for_more_than(before)
    wait_for_step(visitor, number + 1)


@pytest.mark.parametrize("way", WINDOWS)
@pytest.mark.parametrize("lesson", FIRST, ids=name)
def test_a_lesson_is_played_to_its_end(visitors, lesson, way):
    anna = visitors.arrive("Anna", **WINDOWS[way])
    begin(anna, lesson)
    has_erred = False
    for _ in lesson.step:
        if anna.page.locator(".lesson-done").count():
            break
        read_on(anna, lesson)
        anna.wait_for(REACHABLE)
        if way != "keyboard":  # which has the same pages as the mouse
            assert anna.axe() == []
        if not has_erred:
            has_erred = err(anna, lesson, way)
        play_step(anna, lesson, way)
        if way == "keyboard":
            anna.wait_for(HELD)
    anna.page.wait_for_selector(".lesson-done")
    assert anna.page.locator(".lesson-done li").count() == len(lesson.step)
    assert not anna.scrolls_sideways()
    assert anna.axe() == []
    assert has_erred or not any(step.wrong for step in lesson.step)
    listed = anna.call("GET", f"/api/lessons/{lesson.game}")
    assert [one["name"] for one in listed if one["learned"]] == [lesson.name]


@pytest.mark.parametrize("lesson", WITH_GOAL, ids=name)
def test_a_goal_that_was_missed_is_spoken_of_and_begins_again(visitors, lesson):
    anna, chance = visitors.arrive("Anna"), Random(lesson.name)
    goal = next(n for n, step in enumerate(lesson.step) if step.goal and not step.right)
    path = f"/api/tables/{begin_at(anna, lesson, goal)}"
    for number in range(200):
        seen = anna.call("GET", path)
        if seen["lesson"]["tries"]:
            break
        if seen["lesson"]["step"] != goal:  # it was not missed
            anna.call("POST", f"{path}/lesson", {"request": f"back {number}", "to": "back"})
            continue
        offered = [one["action"] for one in anna.call("GET", f"{path}/choices")["choices"]]
        if offered:
            move = {"request": str(number), "seat": lesson.pupil, "version": seen["version"]}
            anna.call("POST", f"{path}/moves", {**move, "action": chance.choice(offered)})
    anna.page.wait_for_selector(".coach-note.again")
    assert at(anna) == goal


def rest(visitor):
    """Wait until Pim stands where what is asked now can be seen."""
    visitor.page.wait_for_selector(SHOWN)
    visitor.wait_for_frames()


def in_the_way(visitor, step):
    """List what Pim hides of all that a step asks for: the question, and whatever is right."""
    rest(visitor)
    if not step.asks:
        return []
    # What is only the first part of a choice has no notation yet; nobody is asked to go back.
    choices = [
        one
        for one in visitor.page.evaluate(CHOICES)
        if any(fnmatchcase(one["action"], pattern) for pattern in ("", *(step.right or "*")))
        and one["action"] != "back"
    ]
    hidden = [one["action"] for one in choices if one["covered"]]
    # One choice may stand at several places, some of them behind a tab.
    nowhere = {one["action"] for one in choices} - {one["action"] for one in choices if one["open"]}
    return [*hidden, *nowhere, *visitor.page.evaluate(HIDDEN_QUESTION)]


@pytest.mark.parametrize("lesson", GUIDED, ids=name)
def test_everything_that_a_lesson_speaks_of_and_asks_for_is_on_the_page(visitors, lesson):
    anna = visitors.arrive("Anna")
    table = begin(anna, lesson)["table"]
    for number, step in enumerate(lesson.step):
        anna.resize(*DESKTOP)
        wait_for_step(anna, number)
        assert at(anna) == number
        for selector in filter(None, (*step.lit, step.thread)):
            assert anna.page.locator(f".table {selector}").count(), f"{step.name}: {selector}"
        assert in_the_way(anna, step) == [], step.name
        anna.resize(*SMALL)
        for action in step.plays[:-1]:
            assert in_the_way(anna, step) == [], f"{step.name}: {action}"
            play_without_the_page(anna, lesson, table, action)
        assert in_the_way(anna, step) == [], step.name
        if len(step.plays) > 1:
            play_without_the_page(anna, lesson, table, step.plays[-1])
        else:
            anna.page.click(".coach-foot .btn:last-child")
        wait_for_step(anna, number + 1)
    anna.page.wait_for_selector(".lesson-done")


def test_what_was_read_gives_way_to_the_question_after_a_mistake_on_a_phone(visitors):
    anna = visitors.arrive("Anna", locale="de-DE", **PHONE)
    lesson = next(one for one in GUIDED if name(one) == "witchdom-clan")
    begin_at(anna, lesson, 1)
    assert anna.page.locator(".coach-text").is_visible()
    assert err(anna, lesson, "finger")
    rest(anna)
    anna.wait_for(f"({HIDDEN_QUESTION})().length === 0")
    assert anna.page.locator(".coach-foot .skip").is_visible()


def test_an_arrow_leads_on_and_never_back(visitors):
    anna = visitors.arrive("Anna")
    lesson = next(one for one in GUIDED if name(one) == "witchdom-objectives")
    number = next(at for at, step in enumerate(lesson.step) if "back" in step.right)
    *before, last = lesson.step[number].plays
    table = begin_at(anna, lesson, number)
    for action in before:
        play_without_the_page(anna, lesson, table, action)
    rest(anna)
    anna.page.wait_for_function(f"(wanted) => ({AIMED_AT})() === wanted", arg=last)


def play_without_the_page(visitor, lesson, table, action):
    version = visitor.call("GET", f"/api/tables/{table}")["version"]
    move = {"request": f"at {version}", "seat": lesson.pupil, "version": version, "action": action}
    visitor.call("POST", f"/api/tables/{table}/moves", move)
    visitor.wait_for_more_than(version)


def asked_first(visitors, **looks):
    """Somebody at the first step of a lesson that asks something."""
    anna = visitors.arrive("Anna", **looks)
    begin(anna, FIRST[0])
    read_on(anna, FIRST[0])
    return anna


def test_a_lesson_goes_on_where_it_was(visitors):
    anna = asked_first(visitors)
    play_step(anna, FIRST[0], "mouse")
    number = at(anna)
    anna.page.reload()
    anna.page.wait_for_selector(SHOWN)
    assert at(anna) == number
    anna.go(f"/learn/{FIRST[0].game}")
    anna.page.click(".course-row.usual .btn")
    anna.page.wait_for_selector(SHOWN)
    assert at(anna) == number


def test_a_lesson_goes_on_when_the_server_comes_back(windows, tmp_path):
    port = free_port()
    with serving(tmp_path, port) as address:
        visitors = Visitors(windows, address)
        visitors.expected += ["WebSocket", "ERR_CONNECTION"]
        visitors.expected += ["/aids/"]  # what it was still working out when it went down
        anna = asked_first(visitors)
        play_step(anna, FIRST[0], "mouse")
        number = at(anna)
    anna.page.wait_for_selector(".top .pill.bad")
    with serving(tmp_path, port):
        anna.page.wait_for_selector(".top .pill.bad", state="detached", timeout=LONG)
        anna.page.wait_for_selector(SHOWN)
        assert at(anna) == number
        play_step(anna, FIRST[0], "mouse")
    visitors.leave()
    assert visitors.unexpected() == []


def test_back_begins_the_step_before_again_and_the_drawer_opens_any(visitors):
    anna = asked_first(visitors)
    first = at(anna)
    play_step(anna, FIRST[0], "mouse")
    anna.page.click(".coach .btn >> text=Back")
    is_at = "(step) => parseInt(document.querySelector('.coach .dots b').textContent) === step"
    anna.page.wait_for_function(is_at, arg=first + 1)
    play_step(anna, FIRST[0], "mouse")
    anna.page.click(".plan li.done button >> nth=0")
    anna.page.wait_for_function(is_at, arg=1)
    anna.page.wait_for_selector(SHOWN)


def test_what_is_dimmed_cannot_be_clicked(visitors):
    anna = asked_first(visitors)
    version = anna.version
    dimmed = anna.page.locator(".panes .target:not([data-lit])")
    for piece in dimmed.all()[:3]:
        piece.click(force=True)
    anna.wait_for_frames()
    assert anna.version == version
    assert anna.page.locator(".coach-note").count() == 0


def test_by_keyboard_what_is_only_read_is_gone_past_with_one_key(visitors):
    lesson = next(one for one in GUIDED if one.step[0].asks and not one.step[-1].asks)
    anna = visitors.arrive("Anna")
    begin(anna, lesson)
    # Read out from a place that is always there, without the names of signs.
    task = "document.querySelector('.coach-do').textContent"
    anna.wait_for(f"document.querySelector('.coach-heard').textContent.endsWith({task})")
    for number in range(len(lesson.step) - 1):
        anna.page.focus(".coach .skip")
        anna.page.keyboard.press("Enter")
        wait_for_step(anna, number + 1)
    anna.wait_for("document.activeElement.matches('.coach .primary')")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".lesson-done")


def test_escape_and_the_name_of_the_lesson_ask_whether_to_leave(visitors):
    anna = asked_first(visitors)
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog.sure")
    assert anna.axe() == []
    anna.page.click("dialog.sure >> text=Stay here")
    anna.page.click(".top .lesson-name")
    anna.page.click("dialog.sure a.primary")
    anna.page.wait_for_selector(".course-row.usual")
    assert anna.axe() == []


def test_a_guest_without_a_name_begins_at_once(visitors):
    anna = visitors.arrive("Anna")
    anna.page.context.clear_cookies()
    anna.go(f"/learn/{FIRST[0].game}")
    anna.page.click(".course-row.usual .btn")
    anna.page.wait_for_selector(SHOWN)
    assert FIRST[0].number == 1 and anna.page.inner_text(".lesson-name").startswith("Lesson 1: ")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "hu-HU"])
def test_a_lesson_speaks_every_language(visitors, language):
    anna = asked_first(visitors, locale=language, viewport={"width": 360, "height": 740})
    assert not anna.scrolls_sideways()
    words = anna.page.inner_text(".coach")
    assert "lesson-" not in words
    box = anna.page.locator(".coach").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 740


@pytest.mark.parametrize("lesson", FIRST, ids=name)
def test_a_lesson_loads_little_more_than_a_table(visitors, lesson):
    loads = []
    for is_lesson in (False, True):
        anna = visitors.arrive("Anna", new=True, locale="de-DE")
        page, loaded = anna.page, {}
        table = anna.begin_against_bots(lesson.game, seats=lesson.seats, options=dict(lesson.options))
        if is_lesson:
            table = anna.call("POST", f"/api/lessons/{lesson.game}/{lesson.name}", {})
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on(
            "Network.loadingFinished",
            lambda one, loaded=loaded: loaded.update({one["requestId"]: one["encodedDataLength"]}),
        )
        anna.sit_at(table)
        anna.wait_for_my_turn()
        if is_lesson:
            page.wait_for_selector(SHOWN)
        page.wait_for_load_state("networkidle")
        loads.append(sum(loaded.values()))
    assert loads[1] - loads[0] <= MORE, loads
