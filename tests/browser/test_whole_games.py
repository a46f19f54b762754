"""Whole games in the browser: two people and a bot, by clicking, to the end screen."""

from __future__ import annotations

from random import Random

import pytest

from witchtable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end_by_clicking(visitors, game):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
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
    assert anna.page.locator("dialog.end table.sheet tfoot td").count() == 3
    assert anna.page.locator("dialog.end .chart-line").count() == 3
