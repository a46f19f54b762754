"""Pim at a whole game: says what is new, stands in nobody's way, and goes if not wanted."""

from __future__ import annotations

import pytest

from tests.browser.test_touch import tap_where_roads_meet
from tests.browser.visitors import PHONE
from witchtable import GAMES

SMALL = {"viewport": {"width": 1366, "height": 768}}
WINDOWS = {"1366": SMALL, "390": PHONE}
WISH = """{
  const name = 'witchtable.coach';
  if (localStorage.getItem(name) === null) localStorage.setItem(name, '"%s"');
}"""
# What may be clicked now, or says what is asked, and lies under Pim.
UNDER_PIM = """() => {
  const pim = document.querySelector('.companion').getBoundingClientRect();
  const meets = (box, one) => box.right > one.left && box.left < one.right
    && box.bottom > one.top && box.top < one.bottom;
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [...document.querySelectorAll('.bar, .ground .panes .target')]
    .filter((piece) => piece.checkVisibility({ visibilityProperty: true }))
    .filter((piece) => {
      const box = piece.getBoundingClientRect();
      return box.width > 0 && meets(box, seen) && meets(box, pim);
    }).map((piece) => piece.className.baseVal ?? piece.className);
}"""

# A piece that stands for a choice and lies under Pim: if it could, Pim would make room for it.
LAID_UNDER_PIM = """(action) => {
  const { x, y, width, height } = document.querySelector('.companion').getBoundingClientRect();
  const piece = document.querySelector('.panes').appendChild(document.createElement('div'));
  Object.assign(piece, { id: 'under' }).dataset.action = action;
  piece.style.cssText =
    `position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
}"""


def accompanied(visitors, *, wish="on", **looks):
    """Somebody whom Pim accompanies; the adviser likes the first choices, and warns of the last."""
    anna = visitors.arrive("Anna", **{**SMALL, **looks})
    anna.page.add_init_script(WISH % wish)
    anna.page.route("**/hints*", lambda route: route.fulfill(json=advice(anna)))
    return anna


def advice(visitor):
    table = visitor.page.url.rpartition("/")[2].partition("?")[0]
    asked = visitor.call("GET", f"/api/tables/{table}/choices")
    offered = [one["action"] for one in asked["choices"]]
    source = {"source": "score", "part": 0.04, "message": {"id": "witchdom-source-potions", "args": {}}}
    hints = [
        {"action": one, "chance": 0.5, "visits": 9, "sources": [source], "worth": True}
        for one in offered[:3]
    ]
    blunders = [{"action": one, "loss": 0.21} for one in offered[-1:] if len(offered) > 1]
    return {"version": asked["version"], "seat": asked["seat"], "hints": hints, "blunders": blunders}


def sit(visitor, game="witchdom", **setup):
    visitor.play_against_bots(game, **setup)
    visitor.wait_for_my_turn()
    return visitor


def heard(visitor):
    return visitor.call("GET", "/api/coach")["times"]


def wait_until_heard(visitor, times):
    """Wait until the server has counted what Pim has said."""
    for _ in range(200):
        if times in heard(visitor).values():
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(heard(visitor))


def do_first(visitor):
    """Do what Pim names first."""
    page, before = visitor.page, visitor.version
    page.wait_for_selector(".companion-choices")
    page.locator(".companion-choices:not([open]) summary").evaluate_all(
        "all => all.map((one) => one.click())"
    )
    page.locator(".companion-worth .btn").first.click()
    visitor.wait_for_more_than(before)
    visitor.wait_for_my_turn()


def rests(place, _):
    """Whether somebody who rests may take from everywhere: then nothing on the board may be covered."""
    return {action.rpartition(" ")[0] for action in place.legal} == {
        f"take {location}" for location in ("mountains", "forest", "lake")
    }


@pytest.mark.parametrize("game, until", [*((game, None) for game in GAMES), ("witchdom", rests)])
def test_opened_choices_cover_nothing_of_the_question_on_a_phone(visitors, game, until):
    anna = accompanied(visitors, **PHONE)
    table = anna.begin_against_bots(game)
    if until:
        anna.play_ahead(table, until)
    anna.sit_at(table)
    page = anna.page
    page.tap(".companion-choices summary")
    page.wait_for_selector(".companion-choices[open]")
    anna.wait_for_frames()
    assert page.locator(".companion-worth .btn").count() > 1
    assert page.evaluate(UNDER_PIM) == []


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_pim_speaks_of_a_new_decision_and_covers_nothing_that_may_be_done(visitors, game, window):
    anna = sit(accompanied(visitors, **WINDOWS[window]), game)
    page = anna.page
    page.wait_for_selector(".companion-choices")
    words = page.inner_text(".companion")
    assert "coach-" not in words and "Worth a thought" in words
    said = "document.querySelector('.companion-head p').textContent"
    anna.wait_for(f"document.querySelector('.coach-heard').textContent.includes({said})")
    anna.wait_for_frames()
    assert page.evaluate(UNDER_PIM) == []
    assert not anna.scrolls_sideways()
    assert anna.axe() == []
    assert (page.locator(".companion-choices[open]").count() == 1) == (window == "1366"), (
        "small on phones"
    )


def test_sensible_choices_are_named_with_reasons_shown_and_done(visitors):
    anna = sit(accompanied(visitors))
    page = anna.page
    page.wait_for_selector(".companion-worth")
    rows = page.locator(".companion-worth li")
    assert 2 <= rows.count() <= 3
    assert all("good for potions" in text for text in rows.all_inner_texts())
    action = rows.nth(1).locator(".btn").get_attribute("data-action")
    rows.nth(1).hover()
    marked = page.locator(".panes [data-hinted]")
    assert {piece.get_attribute("data-action") for piece in marked.all()} == {action}
    do_first(anna)


def test_pim_never_goes_away_under_the_mouse(visitors):
    anna = sit(accompanied(visitors))
    page = anna.page
    row = page.locator(".companion-worth li").first
    page.evaluate(LAID_UNDER_PIM, row.locator(".btn").get_attribute("data-action"))
    before = page.locator(".companion").bounding_box()
    row.hover()
    page.wait_for_selector("#under[data-hinted]", state="attached")
    anna.wait_for_frames()
    assert page.locator(".companion").bounding_box() == before


def test_pim_speaks_twice_and_then_waits_to_be_asked(visitors):
    anna = sit(accompanied(visitors))
    page = anna.page
    for times in (1, 2):
        page.wait_for_selector(".companion-choices")
        wait_until_heard(anna, times)
        page.reload()
        anna.wait_for_my_turn()
        page.wait_for_selector(".pim-button")
    anna.wait_for_frames()
    assert page.locator(".companion").count() == 0
    page.click(".pim-button")
    page.wait_for_selector(".companion-choices")
    assert page.get_attribute(".pim-button", "aria-expanded") == "true"
    page.click(".companion [aria-label=Close]")
    page.wait_for_selector(".companion", state="detached")
    assert max(heard(anna).values()) == 2
    # Who is asked before there are words stays when they come.
    held = []
    page.route("**/api/coach", lambda route: held.append(route))
    with page.expect_request("**/api/coach"):
        page.reload()
    anna.wait_for_my_turn()
    page.click(".pim-button")
    page.unroute("**/api/coach")
    held[0].continue_()
    page.wait_for_selector(".companion-choices")
    anna.wait_for_frames()
    assert page.locator(".companion").count() == 1


def test_pim_asks_before_a_clear_blunder(visitors):
    anna = sit(accompanied(visitors))
    page = anna.page
    page.wait_for_selector(".companion-choices")
    blunder = advice(anna)["blunders"][0]["action"]
    before = anna.version
    page.click(f'.ground .panes [data-action="{blunder}"]')
    page.wait_for_selector(".bar [data-proposal]")
    said = page.inner_text(".bar")
    assert "gives away about 21 % of your chance to win. Pim would rather: " in said
    assert anna.axe() == []
    page.click(".bar [data-proposal] >> text=Choose again")
    page.wait_for_selector(".companion")
    assert anna.version == before
    page.click(f'.ground .panes [data-action="{blunder}"]')
    page.click(".bar [data-proposal] >> text=Do it anyway")
    anna.wait_for_more_than(before)


def test_a_finger_that_was_asked_which_road_is_asked_before_a_blunder_too(visitors):
    anna = accompanied(visitors, **PHONE)
    table = anna.begin_against_bots("witchstone", seats=3)

    def warn_of_all(route):
        offered = anna.call("GET", f"/api/tables/{table['table']}/choices")["choices"]
        blunders = [{"action": one["action"], "loss": 0.3} for one in offered]
        route.fulfill(json={**advice(anna), "blunders": blunders})

    anna.page.route("**/hints*", warn_of_all)
    anna.play_ahead(table, lambda place, _: sum(a.startswith("energy") for a in place.legal) > 3)
    anna.sit_at(table)
    anna.page.wait_for_selector(".companion-choices")
    anna.page.tap(".companion [aria-label=Close]")
    before = anna.version
    tap_where_roads_meet(anna)
    anna.page.tap(".bar [data-proposal] .btn.primary")
    anna.page.wait_for_selector(".bar [data-proposal] >> text=Do it anyway")
    assert anna.version == before


def test_whoever_chooses_again_on_a_phone_sees_what_is_better(visitors):
    anna = sit(accompanied(visitors, **PHONE))
    page = anna.page
    page.wait_for_selector(".companion-choices:not([open])")
    page.tap(f'.ground .panes [data-action="{advice(anna)["blunders"][0]["action"]}"]')
    page.wait_for_selector(".bar [data-proposal]")
    assert page.inner_text(".bar .say").endswith("of your chance to win.")
    page.tap(".bar [data-proposal] >> text=Choose again")
    page.wait_for_selector(".companion-choices[open]")


@pytest.mark.parametrize("game", ["witchdom", "whirling-witchcraft"])
def test_pim_says_what_a_turn_brought(visitors, game):
    anna = accompanied(visitors)
    table = anna.play_against_bots(game)

    def is_told(decision, moves):
        """Look whether it is said when the next turn is there: it stays until the next own move."""
        anna.wait_for_more_than(decision.version - 1)
        if moves:
            anna.page.wait_for_timeout(400)  # the points are asked for after the move
        return anna.page.locator(".companion-brought").count() > 0 or moves == 30

    anna.play_ahead(table, is_told)
    words = anna.page.inner_text(".companion-brought")
    assert "That brought you" in words or "No points yet" in words


def test_pim_is_sent_away_in_the_card_and_called_back_in_the_settings(visitors):
    anna = sit(accompanied(visitors))
    page = anna.page
    page.click(".companion-off button")
    page.wait_for_selector(".companion", state="detached")
    page.wait_for_selector(".hint-button")
    page.click(".top [aria-label=Settings]")
    page.get_by_label("Pim, the coach").select_option("on")
    page.keyboard.press("Escape")
    page.wait_for_selector(".pim-button")


def test_pim_comes_by_itself_to_a_first_game_only(visitors):
    anna = sit(accompanied(visitors, wish="auto"))
    anna.wait_for_frames()
    assert anna.page.locator(".pim-button").count() == 0
    table = anna.call("POST", "/api/lessons/witchdom/first-game", {})
    anna.go(f"/tables/{table['table']}")
    anna.page.wait_for_selector(".companion")
    anna.page.click(".top .lesson-name")
    anna.page.wait_for_selector("dialog.sure a[href='/learn/witchdom']")


def test_pim_never_comes_to_a_table_without_hints(visitors):
    anna = sit(accompanied(visitors), hints=False)
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.locator(".companion, .pim-button").count() == 0
