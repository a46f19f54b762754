"""Every page in every state: accessible, not wider than the window, and light."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE
from witchtable import GAMES

WIDTHS = [(1440, 900), (1024, 768), (390, 844), (360, 740)]
PAGES = ["/", "/finished", *(f"/rules/{game}" for game in GAMES)]
LARGEST_LOAD = 200 * 1024  # bytes over the line, headers included


def playing(visitors, game, seats=3, ahead=0, **looks):
    anna = visitors.arrive("Anna", **looks)
    anna.play_against_bots(game, seats, ahead=ahead)
    anna.wait_for_my_turn()
    return anna


def check_widths(visitor):
    for width, height in WIDTHS:
        visitor.resize(width, height)
        assert not visitor.scrolls_sideways(), width
        assert visitor.axe() == [], width


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_accessible_and_fit_at_every_width(visitors, path):
    anna = visitors.arrive("Anna")
    anna.go(path)
    anna.page.wait_for_load_state("networkidle")
    check_widths(anna)
    anna.page.evaluate("document.documentElement.dataset.colours = 'day'")
    assert anna.axe("color-contrast") == [], "day"


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_accessible_and_fit_at_every_width(visitors, game):
    anna = playing(visitors, game, ahead=9)
    check_widths(anna)
    anna.resize(*WIDTHS[0])
    check_dialogs(anna)
    for tab in ("Chat", "Rules", "Log"):
        anna.page.click(f".drawer .tab >> text={tab}")
        assert anna.axe() == [], tab
    for colours in ("contrast", "day"):
        anna.page.evaluate("(name) => { document.documentElement.dataset.colours = name; }", colours)
        assert anna.axe("color-contrast") == [], colours


def check_dialogs(visitor):
    page = visitor.page
    for opens in (".top [aria-label=Help]", ".top [aria-label=Settings]", ".bar .all-choices"):
        if not page.locator(opens).count():
            continue
        page.click(opens)
        page.wait_for_selector("dialog[open]")
        page.wait_for_load_state("networkidle")
        assert visitor.axe() == [], opens
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_the_table(visitors, game):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.begin_against_bots(game, seats=3)
    anna.play_ahead(table, lambda _, moves: moves == 4)
    ben.sit_at(table)
    assert not ben.is_asked
    assert ben.page.locator(".ground [data-action]").count() == 0
    assert ben.axe() == []
    # Upright, too, though there are no things of one's own: the boards above, the bar below them.
    ben.resize(820, 1180)
    ground, bar, *panes = ben.page.evaluate(
        """() => ['.ground', '.bar', '.panes-board .pane']
          .flatMap((each) => [...document.querySelectorAll(each)])
          .map((part) => part.getBoundingClientRect()).filter(({ width }) => width)"""
    )
    most = ground["width"] * 0.9
    assert bar["width"] > most
    assert (
        max(pane["right"] for pane in panes) - min(pane["left"] for pane in panes)
        > ground["width"] * 0.9
    )
    assert all(pane["bottom"] <= bar["top"] for pane in panes)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "hu-HU"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_little(visitors, game, locale):
    """Everything that a first visit loads, as it comes over the line."""
    anna = visitors.arrive("Anna", new=True, locale=locale)
    table = anna.begin_against_bots(game, seats=3)
    page = anna.page
    # Nobody has touched the page, though whatever a test asks it counts as a touch.
    page.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: {} })")
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


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU"])
def test_the_lobby_weighs_little(visitors, locale):
    anna = visitors.arrive("Anna", new=True, locale=locale)
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    loaded = {}
    line.on(
        "Network.loadingFinished",
        lambda one: loaded.update({one["requestId"]: one["encodedDataLength"]}),
    )
    anna.go("/")
    anna.page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) <= LARGEST_LOAD


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays_by_tapping(visitors, game):
    anna = playing(visitors, game, seats=2, ahead=5, **PHONE)
    random = Random(3)
    for _ in range(3):
        anna.make_a_move(random)
        anna.wait_for_my_turn()
    assert not anna.scrolls_sideways()
    # Both halves can be tapped through.
    for tab in anna.page.locator(".pane-tab").all():
        tab.tap()
        assert tab.get_attribute("aria-pressed") == "true"
    assert anna.axe() == []
