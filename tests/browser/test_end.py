"""The end of a game, where the same cards are still in others' hands."""

from __future__ import annotations

import pytest

from witchtable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_end_asks_for_nothing_that_is_refused(visitors, game):
    """While others play the same deal there is no record yet; but one has seen one's own game."""
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    ben.begin_against_bots(game, deal=9)
    table = anna.begin_against_bots(game, deal=9)
    anna.play_ahead(table)
    anna.sit_at(table)
    anna.page.wait_for_selector("dialog.end .chart")
    anna.page.wait_for_selector("dialog.end .sheet")
    anna.page.wait_for_load_state("networkidle")
