"""A phone held sideways, and a page at twice its size: low windows, all stands side by side."""

from __future__ import annotations

import pytest

from witchtable import GAMES

WINDOWS = [(844, 390), (720, 450)]

# Buttons of the bar whose words are not all there.
_CUT = """() => [...document.querySelectorAll('.bar-buttons .btn:not(.quiet, .undo) > span')]
  .filter(({ scrollHeight: needs, clientHeight: has }) => needs > has + 1)
  .map((words) => words.textContent)"""
# Whether something of the game is shown in the middle of each quarter of what lies below the header.
_FILLED = """() => [0.25, 0.75].flatMap((across) => [0.35, 0.8].map((down) =>
  document.elementFromPoint(innerWidth * across, innerHeight * down)
    ?.closest('.pane, .pane-tabs, .seats, .bar')))
  .every(Boolean)"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_long_buttons_show_all_their_words(visitors, locale):
    """Two buttons at once, each with a whole sentence: that is the most that Witchstone asks."""
    anna = visitors.arrive("Anna", locale=locale)
    table = anna.begin_against_bots("witchstone")
    anna.play_ahead(table, lambda place, _: {"witch", "close"} <= set(place.legal))
    anna.sit_at(table)
    anna.page.wait_for_selector(".bar.acts .btn")
    for window in WINDOWS:
        anna.resize(*window)
        assert anna.page.locator(".bar-buttons .btn:not(.quiet, .undo)").count() == 2
        assert anna.page.evaluate(_CUT) == [], window


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_has_no_empty_half(visitors, game):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.begin_against_bots(game, public=True)
    ben.go(f"/tables/{table['table']}")
    ben.page.wait_for_selector(".table[data-version] .ground.watching")
    for window in WINDOWS:
        ben.resize(*window)
        ben.wait_for("document.querySelectorAll('.pane > *').length > 1")
        assert ben.page.evaluate(_FILLED), window
        assert not ben.scrolls_sideways()
    assert ben.axe() == []
