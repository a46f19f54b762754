"""The replay: any finished game, any move, any eyes; and on from there."""

from __future__ import annotations

from functools import cache

import pytest

from tests.serving import play_to_the_end
from witchtable import GAMES


@pytest.fixture(scope="module")
def finished(address):
    """A finished game of each kind, played when it is first asked for."""
    return cache(lambda game: play_to_the_end(address, game))


@pytest.fixture
def replaying(visitors, finished, request):
    """Somebody who looks at a finished game."""
    anna = visitors.arrive("Anna")
    anna.table = finished(getattr(request, "param", "witchdom"))
    anna.go(f"/tables/{anna.table}/replay")
    anna.page.wait_for_selector(".replay-bar")
    anna.wait_for("Number(document.querySelector('.scrub').max) > 10")
    return anna


# Whether the tools stay within their bar, over nothing else.
_INSIDE = """() => {
  const bar = document.querySelector('.replay-bar');
  const bottom = (part) => part.getBoundingClientRect().bottom;
  return [...bar.children].every((tool) => bottom(tool) <= bottom(bar));
}"""


def step(visitor):
    return int(visitor.page.input_value(".scrub"))


def wait_for_step(visitor, number):
    visitor.wait_for(f"new URLSearchParams(location.search).get('step') === '{number}'")


@pytest.mark.parametrize("replaying", GAMES, indirect=True)
def test_step_scrub_play_and_continue_at_a_new_table(replaying):
    page = replaying.page
    page.click(".replay-on")
    wait_for_step(replaying, 1)
    page.wait_for_selector(".line")
    page.locator(".scrub").fill("7")
    wait_for_step(replaying, 7)
    page.keyboard.press("End")
    replaying.wait_for(
        "document.querySelector('.scrub').value === document.querySelector('.scrub').max"
    )
    page.click(".replay-first")
    page.click(".replay-play")
    replaying.wait_for("Number(document.querySelector('.scrub').value) >= 2")
    page.click(".replay-play")
    assert replaying.axe() == []
    page.locator(".scrub").fill("10")
    wait_for_step(replaying, 10)
    page.click("text=Continue from here")
    page.wait_for_selector(".table[data-version]")
    assert replaying.table not in page.url
    replaying.wait_for_my_turn()


@pytest.mark.parametrize("replaying", GAMES, indirect=True)
def test_through_any_eyes_on_a_phone_too(replaying):
    page = replaying.page
    for seat in ("0", "1", ""):
        page.select_option(".eyes select", seat)
        page.locator(".scrub").fill("9")
        page.wait_for_load_state("networkidle")
        # What was asked for may only be on its way when nothing else is.
        replaying.wait_for(f"document.querySelectorAll('.panes-mine').length === {1 if seat else 0}")
        assert replaying.axe() == []
    page.select_option(".eyes select", "0")
    for width, height in ((1024, 768), (820, 1180), (844, 390), (390, 844), (360, 740)):
        replaying.resize(width, height)
        assert page.evaluate(_INSIDE), width
        assert not replaying.scrolls_sideways(), width
        assert replaying.axe() == [], width


def test_the_address_leads_to_the_same_move(visitors, replaying):
    replaying.page.locator(".scrub").fill("12")
    replaying.page.select_option(".eyes select", "1")
    wait_for_step(replaying, 12)
    ben = visitors.arrive("Ben")
    ben.page.goto(replaying.page.url)
    ben.page.wait_for_selector(".replay-bar")
    ben.wait_for("document.querySelector('.scrub').value === '12'")
    assert ben.page.input_value(".eyes select") == "1"


def test_finished_games_are_listed_with_their_replay(replaying):
    replaying.go("/finished")
    replaying.page.locator("a[href*='/replay']").first.click()
    replaying.page.wait_for_selector(".replay-bar")


def test_a_game_that_runs_is_not_replayed(visitors):
    anna = visitors.arrive("Anna")
    visitors.expected.append("409")
    table = anna.open_table("witchdom", seats=2, bots=1)
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.page.goto(f"{visitors.address}/tables/{table['table']}/replay")
    anna.page.wait_for_selector("text=This game still goes on.")
