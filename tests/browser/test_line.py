"""The line may break at any time: reload in the middle of a turn, a server that restarts."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import Visitors
from tests.serving import free_port, let_chance_play, serving
from witchtable import GAMES
from witchtable.client import Client

LONG = 30_000  # milliseconds: the page tries again less and less often


def start(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game, ahead=4)
    random = Random(11)
    for _ in range(2):
        anna.wait_for_my_turn()
        anna.make_a_move(random)
    anna.wait_for_my_turn()
    return anna


def what_is_shown(visitor):
    """The question, the scores and what may be chosen."""
    page = visitor.page
    page.wait_for_selector(".table")
    page.wait_for_function("() => !document.querySelector('.counting')")
    actions = page.evaluate(
        "[...document.querySelectorAll('.ground [data-action]')].map((e) => e.dataset.action)"
    )
    return (
        page.inner_text(".bar .say"),
        page.locator(".seat-score b").all_inner_texts(),
        sorted(actions),
    )


@pytest.mark.parametrize("game", GAMES)
def test_reload_in_the_middle_of_a_turn_shows_the_same(visitors, game):
    anna = start(visitors, game)
    turns = anna.page.locator(".log .turn").count()
    before = what_is_shown(anna)
    anna.page.reload()
    anna.wait_for_my_turn()
    anna.wait_for(f"document.querySelectorAll('.log .turn').length >= {turns}")
    assert what_is_shown(anna) == before
    anna.make_a_move(Random(12))


def test_the_page_comes_back_when_the_server_does(windows, tmp_path):
    """What is shown is the same as before; a move that is made while the line is down is made then."""
    port = free_port()
    with serving(tmp_path, port) as address:
        visitors = Visitors(windows, address)
        visitors.expected += ["WebSocket", "ERR_CONNECTION"]
        anna = start(visitors, "witchdom")
        before = what_is_shown(anna)
    anna.page.wait_for_selector(".top .pill.bad")
    assert anna.page.inner_text(".top .pill.bad") == "Line lost, coming back …"
    with serving(tmp_path, port):
        anna.page.wait_for_selector(".top .pill.bad", state="detached", timeout=LONG)
        assert what_is_shown(anna) == before
        anna.make_a_move(Random(13))
        anna.wait_for_my_turn()
        version = anna.version
    anna.page.wait_for_selector(".top .pill.bad")
    anna.page.locator(".ground [data-action]").first.click()
    with serving(tmp_path, port):
        anna.wait_for_more_than(version, timeout=LONG)
        visitors.leave()
    assert visitors.unexpected() == []


def test_where_a_message_is_missing_all_is_asked_for_anew(visitors):
    """What comes after it goes by what was lost: put together with anything else it is nonsense."""
    anna = visitors.arrive("Anna")
    lost = []

    def lose_one(line):
        def tell(said):
            if lost or '"kind":"parts"' not in said:
                line.send(said)
            else:
                lost.append(said)

        line.connect_to_server().on_message(tell)

    anna.page.route_web_socket("**/socket*", lose_one)
    table = anna.play_against_bots("witchstone")
    before = anna.version
    with Client(visitors.address, key=anna.key) as client:
        joined = client.join(table["table"], table["invite"])
        let_chance_play(joined, lambda _, moves: moves == 3)
    anna.wait_for_more_than(before + 1)
    assert lost
    anna.wait_for_my_turn()
    shown = what_is_shown(anna)
    anna.page.reload()
    anna.wait_for_my_turn()
    assert what_is_shown(anna) == shown


def test_answers_that_take_long_leave_lines_for_everything_else(visitors):
    """Of six lines to a server; when answers took long, nothing else came through, not even the end."""
    anna = visitors.arrive("Anna")
    held = []
    anna.page.route("**/aids/**", lambda route: held.append(route))  # never answered
    anna.play_against_bots("whirling-witchcraft")
    random = Random(14)
    for _ in range(8):
        anna.wait_for_my_turn()
        anna.make_a_move(random)
    anna.wait_for_frames()
    addresses = [route.request.url for route in held]
    assert addresses
    assert len(addresses) == len(set(addresses))
    anna.page.unroute_all(behavior="ignoreErrors")
