"""A hint on the page: asked for with a button, explained, and chosen from."""

from __future__ import annotations

import pytest

from tests.browser.visitors import PHONE


@pytest.fixture
def anna(visitors):
    return visitors.arrive("Anna")


def test_a_hint_shows_the_best_choices_and_one_of_them_is_made(anna):
    anna.play_against_bots("witchdom")
    anna.wait_for_my_turn()
    page = anna.page
    page.click(".hint-button")
    page.wait_for_selector(".hints .hint-one")
    assert anna.axe() == []
    buttons = page.locator(".hints .btn[data-action]")
    actions = [button.get_attribute("data-action") for button in buttons.all()]
    assert 2 <= len(actions) <= 3
    assert all("% to win" in text for text in page.locator(".hint-one").all_inner_texts())
    # The piece that a suggestion speaks of is shown on the table.
    buttons.nth(1).focus()
    marked = page.locator(".panes [data-hinted]")
    assert {piece.get_attribute("data-action") for piece in marked.all()} == {actions[1]}
    # By keyboard: away, and back to the button that it came from.
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    assert marked.count() == 0
    anna.wait_for("document.activeElement.matches('.hint-button')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hints .hint-one")
    version = anna.version
    page.locator(".hints .btn[data-action]").first.click()
    anna.wait_for_more_than(version)
    assert page.locator(".hints").count() == 0


def test_whoever_opens_a_table_may_forbid_hints(anna):
    page = anna.page
    anna.go("/")
    page.click(".card:has(#card-witchdom) .card-more")
    page.uncheck("dialog.setup .setting:has-text('hints') input")
    page.click("dialog.setup .setup-go .btn")
    page.wait_for_selector(".table[data-version]")
    anna.wait_for_my_turn()
    page.wait_for_selector(".bar.mine .all-choices")
    assert page.locator(".hint-button").count() == 0


@pytest.mark.parametrize("window", [PHONE, {}], ids=["phone", "desktop"])
def test_the_list_of_choices_stays_under_the_pointer(visitors, window):
    anna = visitors.arrive("Anna", **window)
    anna.play_against_bots("witchstone", ahead=2)
    anna.wait_for_my_turn()
    page = anna.page
    page.click(".bar .all-choices")
    page.wait_for_selector("dialog.choices[data-side]")
    dialog, choices = page.locator("dialog.choices"), page.locator("dialog.choices .choice")
    stood = dialog.bounding_box()
    for choice in choices.all()[:5]:
        choice.hover()
        anna.wait_for_frames()
        assert page.locator("dialog.choices .choice:hover").count() == 1
        assert dialog.bounding_box() == stood
