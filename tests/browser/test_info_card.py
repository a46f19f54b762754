"""The card of information opens beside what it speaks of, and goes away by itself."""

import pytest

from tests.browser.visitors import PHONE
from tests.serving import let_chance_play
from witchtable.client import Client

GAMES = {
    "witchdom": ".wd-stack.potions, .wd-deck.potions .wd-stack",
    "witchstone": ".ws-wand-space >> nth=3",
    "whirling-witchcraft": ".ww-track >> nth=0",
}


def box(page, selector):
    return page.locator(selector).first.bounding_box()


@pytest.mark.parametrize("game", GAMES)
def test_it_opens_beside_the_piece_and_not_over_it(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game)
    piece = anna.page.locator(GAMES[game]).first
    piece.hover()
    anna.page.wait_for_selector(".inspector")
    at, card = piece.bounding_box(), box(anna.page, ".inspector")
    apart = (
        card["x"] >= at["x"] + at["width"]
        or card["x"] + card["width"] <= at["x"]
        or card["y"] >= at["y"] + at["height"]
        or card["y"] + card["height"] <= at["y"]
    )
    assert apart
    gap = max(
        card["x"] - at["x"] - at["width"],
        at["x"] - card["x"] - card["width"],
        card["y"] - at["y"] - at["height"],
        at["y"] - card["y"] - card["height"],
    )
    assert gap <= 12
    anna.page.mouse.move(2, 2)
    anna.page.wait_for_selector(".inspector", state="detached")


def test_what_is_shown_meanwhile_does_not_call_back_who_has_left_it(visitors):
    anna = visitors.arrive("Anna")
    table = anna.play_against_bots("witchdom")
    anna.page.locator(GAMES["witchdom"]).first.hover()
    anna.page.wait_for_selector(".inspector")
    with Client(anna.visitors.address, key=anna.key) as client:
        joined, before = client.join(table["table"], table["invite"]), anna.version
        anna.page.mouse.move(2, 2)
        let_chance_play(joined, lambda _, moves: moves == 1)
    anna.wait_for_more_than(before)
    anna.page.wait_for_selector(".inspector", state="detached")


def test_its_clauses_can_be_reached_and_escape_closes_it(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("witchdom")
    anna.page.locator(GAMES["witchdom"]).first.hover()
    anna.page.hover(".inspector .clause-link >> nth=0")
    anna.page.wait_for_timeout(400)  # longer than it waits for a pointer that has left
    assert anna.page.locator(".inspector").count() == 1
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".inspector", state="detached")


def test_who_only_passes_is_told_nothing_and_a_click_closes_it(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("witchdom")
    piece = anna.page.locator(GAMES["witchdom"]).first
    piece.hover()
    anna.page.mouse.move(2, 2)
    anna.page.wait_for_timeout(400)  # longer than it waits before it opens
    assert anna.page.locator(".inspector").count() == 0
    piece.hover()
    anna.page.wait_for_selector(".inspector")
    anna.page.mouse.down()
    anna.page.wait_for_selector(".inspector", state="detached")
    anna.page.mouse.up()


def test_on_a_phone_it_lies_at_the_far_edge_and_goes_with_the_next_touch(visitors):
    anna = visitors.arrive("Anna", **PHONE)
    anna.play_against_bots("witchdom")
    piece = anna.page.locator(".wd-token").first
    at = piece.bounding_box()
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    anna.page.wait_for_selector(".inspector")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    card = box(anna.page, ".inspector")
    assert (card["y"] > 844 / 2) == (y < 844 / 2)
    anna.page.touchscreen.tap(195, 20)
    anna.page.wait_for_selector(".inspector", state="detached")
