"""Whole games in the browser: two people and a bot, by clicking, to the end screen."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end_by_clicking(visitors, game):
    """Pieces travel on Anna's page: wherever they have come from, they must answer to a click."""
    anna, ben = visitors.arrive("Anna", reduced_motion="no-preference"), visitors.arrive("Ben")
    table = anna.open_table(game, seats=3, bots=1)
    anna.sit_at_waiting(table)
    ben.sit_at_waiting(table)
    ben.page.click("text=Sit down here")
    anna.page.click("text=Begin the game")
    random = Random(game)
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".table[data-version]")
    while not (anna.is_over and ben.is_over):
        asked = next(
            (visitor for visitor in (anna, ben) if visitor.is_asked and not visitor.is_over), None
        )
        if asked is None:
            anna.page.wait_for_timeout(30)
        else:
            asked.make_a_move(random)
    assert "wins" in anna.page.inner_text("dialog.end")
    anna.page.wait_for_selector("dialog.end .chart-line", state="attached")
    assert anna.page.locator("dialog.end .chart-line").count() == 3
    check_sheets(anna)
    check_rematch(anna, ben)


def check_sheets(visitor):
    """Every column adds up to its total, and the totals are the scores."""
    cells = "[...document.querySelectorAll('.sheet %s td')].map((cell) => Number(cell.textContent))"
    totals = visitor.page.evaluate(cells % "tfoot")
    lines = visitor.page.evaluate(cells % "tbody")
    assert [sum(lines[seat::3]) for seat in range(3)] == totals
    visitor.wait_for("!document.querySelector('.counting')")
    shown = visitor.page.locator(".seat-score b").all_text_contents()
    assert sorted(map(str, totals)) == sorted(shown)


def check_rematch(anna, ben):
    """One asks for another game, the other joins it."""
    anna.page.click("dialog.end >> text=Play again")
    anna.page.wait_for_selector("main.waiting")
    ben.page.click("dialog.end >> text=Join the rematch")
    ben.page.wait_for_selector("main.waiting, .table[data-version]:not(:has(dialog.end))")
    assert anna.page.url.partition("?")[0] == ben.page.url.partition("?")[0]
