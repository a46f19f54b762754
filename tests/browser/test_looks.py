"""Every page in every state: accessible, not wider than the window, and light."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE
from witchtable import GAMES

WIDTHS = [(1440, 900), (1024, 768), (390, 844), (360, 740)]
PAGES = ["/", "/finished", *(f"/rules/{game}" for game in GAMES)]
LARGEST_LOAD = 200 * 1024  # bytes over the line, headers included


def playing(visitors, game, seats=3, moves=0, **context):
    anna = visitors.arrive("Anna", **context)
    anna.play_against_bots(game, seats)
    random = Random(3)
    for _ in range(moves):
        anna.wait_for_my_turn()
        anna.make_a_move(random)
    anna.wait_for_my_turn()
    return anna


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible_and_fit_at_every_width(visitors, path):
    anna = visitors.arrive("Anna")
    anna.go(path)
    anna.page.wait_for_load_state("networkidle")
    for width, height in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert not anna.scrolls_sideways(), width
        assert anna.axe() == [], width


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible_and_fit_at_every_width(visitors, game):
    anna = playing(visitors, game, moves=9)
    for width, height in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_timeout(100)
        assert not anna.scrolls_sideways(), width
        assert anna.axe() == [], width


@pytest.mark.parametrize("game", GAMES)
def test_dialogs_of_a_table_are_accessible(visitors, game):
    anna = playing(visitors, game)
    page = anna.page
    for opens in (".top [aria-label=Help]", ".top [aria-label=Settings]", ".bar .all-choices"):
        if not page.locator(opens).count():
            continue
        page.click(opens)
        page.wait_for_selector("dialog[open]")
        page.wait_for_load_state("networkidle")
        assert anna.axe() == [], opens
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    for tab in ("Chat", "Rules", "Log"):
        page.click(f".drawer .tab >> text={tab}")
        assert anna.axe() == [], tab


@pytest.mark.parametrize("game", GAMES)
def test_high_contrast_is_accessible(visitors, game):
    anna = playing(visitors, game)
    anna.page.evaluate("document.documentElement.dataset.colours = 'contrast'")
    assert anna.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table(visitors, game):
    anna = playing(visitors, game, moves=4)
    ben = visitors.arrive("Ben")
    table = anna.page.url.rpartition("/")[2]
    ben.go(f"/tables/{table}")
    ben.page.wait_for_selector(".table")
    assert not ben.is_asked
    assert ben.page.locator(".ground [data-action]").count() == 0
    assert ben.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_little(visitors, game):
    """Everything that a first visit loads, as it comes over the line."""
    anna = visitors.arrive("Anna")
    table = anna.open_table(game, seats=3, bots=2)
    anna.call("POST", f"/api/tables/{table['table']}/start")
    page = anna.page
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    loaded = {}
    line.on(
        "Network.loadingFinished",
        lambda one: loaded.update({one["requestId"]: one["encodedDataLength"]}),
    )
    anna.sit_at(table)
    anna.wait_for_my_turn()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) <= LARGEST_LOAD
    origins = "performance.getEntriesByType('resource').map((one) => new URL(one.name).origin)"
    assert set(page.evaluate(origins)) == {visitors.address}


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays_by_tapping(visitors, game):
    anna = playing(visitors, game, seats=2, moves=8, **PHONE)
    assert not anna.scrolls_sideways()
    # Both halves can be tapped through.
    for tab in anna.page.locator(".pane-tab").all():
        tab.tap()
        assert tab.get_attribute("aria-pressed") == "true"
    assert anna.axe() == []
