"""The page of a game that has no face of its own: the one of docs/adding-a-game.md."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE, Visitors
from tests.fourth import GAME, installed
from tests.serving import serving

LEVELS = {"1": "random", "2": "adept", "3": "grandmistress"}
WIDTHS = [(1440, 900), (1024, 768), (390, 844), (360, 740)]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server that knows the game."""
    with pytest.MonkeyPatch.context() as patch:
        known = installed(tmp_path_factory.mktemp("site"))
        patch.setenv("PYTHONPATH", known["PYTHONPATH"])
        with serving(tmp_path_factory.mktemp("data")) as address:
            yield address


@pytest.fixture
def visitors(windows, house):
    found = Visitors(windows, house)
    yield found
    found.leave()
    assert found.unexpected() == []


def test_a_whole_game_from_the_card_in_the_lobby_to_the_end(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/")
    card = anna.page.locator(f".card:has(#card-{GAME})")
    assert "Hollow Kettle" in card.inner_text()
    assert "somebody has to eat it" in card.inner_text()
    card.locator(".card-play").click()
    anna.page.wait_for_selector(f".table-{GAME}")
    random = Random(GAME)
    anna.wait_for_my_turn()
    assert anna.page.locator(".pane-own .plain-chip.target").count() in (1, 2, 3)
    while not anna.is_over:
        anna.make_a_move(random)
        anna.wait_for_my_turn()
    assert anna.says_who_has_won
    assert "The night ends." in anna.page.inner_text(".log")


def test_a_table_with_bots_of_all_levels_is_readable_at_every_width(visitors):
    anna = visitors.arrive("Anna")
    table = anna.call("POST", "/api/tables", {"game": GAME, "seats": 4, "bots": LEVELS, "deal": 7})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.play_ahead(table, lambda _, moves: moves == 4)
    anna.sit_at(table)
    anna.wait_for_my_turn()
    assert anna.page.locator(".plain-player").count() == 4
    # Only what nobody else sees is mine to drop.
    hand = anna.page.locator(".pane-own [aria-label=hand] .target").count()
    assert 0 < hand == anna.page.locator(".panes .target").count()
    for width, height in WIDTHS:
        anna.resize(width, height)
        assert not anna.scrolls_sideways(), width
        assert anna.axe() == [], width


def test_on_a_phone_a_card_in_hand_is_tapped(visitors):
    anna = visitors.arrive("Anna", **PHONE)
    anna.play_against_bots(GAME, 3)
    anna.wait_for_my_turn()
    before = anna.version
    anna.page.tap(".pane-own .plain-chip.target >> nth=0")
    anna._confirm(before)
    anna.wait_for_more_than(before)


@pytest.mark.parametrize("path", [f"/rules/{GAME}", "/finished"])
def test_the_other_pages_know_it_too(visitors, path):
    anna = visitors.arrive("Anna", locale="de-DE")  # it speaks English only
    anna.go(path)
    anna.page.wait_for_load_state("networkidle")
    if "rules" in path:
        assert "HK-LADLE-01" in anna.page.inner_text("main")
    assert f"game-{GAME}" not in anna.page.inner_text("main")
