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


def test_the_record_is_saved_or_refused_in_words(visitors):
    anna = visitors.arrive("Anna")
    table = anna.begin_against_bots("witchdom")
    anna.play_ahead(table)
    anna.sit_at(table)
    save = anna.page.get_by_role("button", name="Record", exact=True)
    with anna.page.expect_download() as saved:
        save.click()
    assert table["table"] in saved.value.suggested_filename
    assert saved.value.path().read_text().startswith("witchtable record 1\ngame: witchdom")

    visitors.expected.append("the server responded with a status of 429")
    refusal = {"kind": "reject", "code": "too_many", "retry_after": 20}
    anna.page.route("**/record*", lambda route: route.fulfill(status=429, json=refusal))
    save.click()
    assert "20 seconds" in anna.page.inner_text("dialog.end [role=alert]")
