"""How to play, to read: every page in every language, on screen and on paper, and the ways there."""

from __future__ import annotations

import re

import pytest

from witchtable import GAMES

LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "hu": "hu-HU"}
# What is drawn with the components of the boards, and how many of it there are at least.
PIECES = {
    "witchdom": {
        ".wd-band": 3,
        ".wd-card": 9,
        ".wd-objective": 6,
        ".wd-token .icon": 9,
        ".wd-sources li": 5,
    },
    "whirling-witchcraft": {
        ".ww-card": 5,
        ".ww-bench li": 5,
        ".ww-circle": 2,
        ".ww-track": 3,
        ".ww-kettle": 1,
    },
    "witchstone": {
        ".ws-cauldron-picture .ws-marked": 5,
        ".ws-ball-picture": 2,
        ".ws-tile": 3,
        ".ws-wand-space": 22,
        ".ws-pentagram > svg": 1,
        ".ws-vial": 20,
        ".ws-scroll": 6,
    },
}
WIDTHS = (1440, 390)
_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
# An id that has no words is shown itself.
_IDS = re.compile(r"\b(?:how|page)-(?:w[dsw]-)?[a-z]+")
_SPILLED = """() => [...document.querySelectorAll('.how-step')].filter((step) =>
  step.scrollWidth > step.clientWidth + 1 || step.scrollHeight > step.clientHeight + 1)
  .map((step) => step.querySelector('h3').textContent)"""


def reading(visitors, game, language="en"):
    anna = visitors.arrive("Anna", locale=LOCALES[language])
    anna.go(f"/how-to-play/{game}")
    anna.page.wait_for_selector("main.how .how-more")
    anna.page.wait_for_load_state("networkidle")
    return anna


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", PIECES)
def test_a_page_is_whole_and_fits_and_prints_on_two_pages(visitors, game, language):
    anna = reading(visitors, game, language)
    for piece, count in PIECES[game].items():
        found = anna.page.locator(f"main.how {piece}")
        assert found.count() >= count, piece
        assert found.first.bounding_box()["height"] > 5, piece
    assert _IDS.findall(anna.page.inner_text("main.how")) == []
    assert anna.page.locator(".how-mistakes li").count() == 10
    for width in WIDTHS:
        anna.resize(width, 844)
        assert not anna.scrolls_sideways(), width
        assert anna.page.evaluate(_SPILLED) == [], width
        assert anna.axe() == [], width
    assert len(_PAGE.findall(anna.page.pdf(prefer_css_page_size=True, print_background=True))) == 2


@pytest.mark.parametrize("game", PIECES)
def test_paper_is_light_whatever_the_screen_is(visitors, game):
    anna = reading(visitors, game)
    anna.page.evaluate("document.documentElement.dataset.colours = 'day'")
    assert anna.axe() == []
    colours = "document.documentElement.dataset.colours"
    anna.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert anna.page.evaluate(colours) == "night"
    anna.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert anna.page.evaluate(colours) == "day"
    anna.page.evaluate("dispatchEvent(new Event('afterprint'))")
    for media, wanted in (("print", "day"), ("screen", "night")):  # a preview
        anna.page.emulate_media(media=media)
        anna.wait_for(f"{colours} === '{wanted}'")


@pytest.mark.parametrize("game", PIECES)
def test_a_clause_is_one_click_away_and_so_is_the_way_back(visitors, game):
    anna = reading(visitors, game)
    link = anna.page.locator(".how-mistakes a").first
    clause = link.inner_text()
    link.click()
    anna.page.wait_for_selector(f"#{clause}")
    assert anna.page.url.endswith(f"/rules/{game}#{clause}")
    anna.page.click(".pages-tabs >> text=How to play")
    anna.page.wait_for_selector("main.how")
    assert anna.page.url.endswith(f"/how-to-play/{game}")


def test_the_lobby_and_the_table_lead_there(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/")
    links = anna.page.locator(".card a[href^='/how-to-play/']")
    links.first.wait_for()
    assert sorted(link.get_attribute("href") for link in links.all()) == sorted(
        f"/how-to-play/{game}" for game in GAMES
    )
    anna.play_against_bots("witchdom")
    anna.page.click(".top [aria-label=Help]")
    with anna.page.expect_popup() as opened:
        anna.page.click("dialog a[href='/how-to-play/witchdom']")
    opened.value.wait_for_selector("main.how")
    opened.value.close()


def test_a_game_without_a_page_is_lost(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/how-to-play/chess")
    assert anna.page.locator("main.lost").count() == 1


def test_a_piece_tells_what_it_is(visitors):
    anna = reading(visitors, "witchdom")
    anna.page.locator(".how-board .wd-token").first.hover()
    anna.page.wait_for_selector(".inspector:popover-open")
