"""Whole games in the browser, to the end screen: by mouse and by keyboard, alone and with others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random

import pytest

from tests.browser.keys import has_lost_the_focus, move_by_keyboard
from witchtable import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_and_by_keyboard(visitors, game):
    """Some moves with one, some with the other, from the beginning to the end.

    Pieces travel before they are clicked: wherever they have come from, they must answer.
    """
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game)
    random = Random(game)
    for move in count():
        anna.wait_for_my_turn()
        if anna.is_over:
            break
        by_mouse = move // 5 % 2 == 0
        if move % 5 == 0:
            anna.page.emulate_media(reduced_motion="no-preference" if by_mouse else "reduce")
        if by_mouse:
            anna.make_a_move(random)
        else:
            move_by_keyboard(anna, random)
    assert anna.says_who_has_won
    assert not has_lost_the_focus(anna)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end(visitors, game):
    """After the first moves they go on elsewhere, and come back to the pages when it is over."""
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table(game, seats=3, bots=1)
    anna.sit_at_waiting(table)
    ben.sit_at_waiting(table)
    ben.page.click("text=Sit down here")
    anna.page.click("text=Begin the game")
    random = Random(game)
    moved = set()
    while moved != {anna, ben}:
        visitor = whoever_is_asked(anna, ben)
        visitor.make_a_move(random)
        moved.add(visitor)
    for visitor in (anna, ben):
        visitor.go("/")
    with ThreadPoolExecutor(2) as at_once:
        list(at_once.map(lambda visitor: visitor.play_ahead(table), (anna, ben)))
    for visitor in (anna, ben):
        visitor.sit_at(table)
        visitor.page.wait_for_selector("dialog.end")
        assert visitor.says_who_has_won
        visitor.page.wait_for_selector("dialog.end .chart-line", state="attached")
        assert visitor.page.locator("dialog.end .chart-line").count() == 3
        check_sheets(visitor)
    check_rematch(anna, ben)


def whoever_is_asked(*visitors):
    """Wait until one of them is, which may be while a bot plays."""
    for _ in range(500):
        for visitor in visitors:
            if visitor.is_asked:
                return visitor
        visitors[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def check_sheets(visitor):
    """Every column adds up to its total, and the totals are the scores."""
    visitor.page.wait_for_selector(".sheet tfoot td", state="attached")
    number = "(cell) => Number(cell.textContent.replace('−', '-'))"
    cells = f"[...document.querySelectorAll('.sheet %s td')].map({number})"
    totals = visitor.page.evaluate(cells % "tfoot")
    lines = visitor.page.evaluate(cells % "tbody")
    assert [sum(lines[seat::3]) for seat in range(3)] == totals
    visitor.wait_for("!document.querySelector('.counting')")
    shown = visitor.page.locator(".seat-score b").all_text_contents()
    assert sorted(map(str, totals)) == sorted(shown)


def check_rematch(anna, ben):
    """One asks for another game, the other joins it and sits down in one go."""
    anna.page.click("dialog.end >> text=Play again")
    anna.page.wait_for_selector("main.waiting")
    ben.page.click("dialog.end >> text=Join the rematch")
    ben.page.wait_for_selector("main.waiting, .table[data-version]:not(:has(dialog.end))")
    assert anna.page.url.partition("?")[0] == ben.page.url.partition("?")[0]
    ben.page.wait_for_selector("text=The host begins the game.")
