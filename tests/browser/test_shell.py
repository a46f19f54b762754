"""What every table has around its board: question, undo, log, chat, rules, settings, help, notices."""

from __future__ import annotations

import re
from random import Random

import pytest

from witchtable import GAMES


@pytest.fixture
def anna(visitors):
    return visitors.arrive("Anna")


@pytest.fixture
def at_table(anna):
    """Anna against a bot, at her first decision."""
    table = anna.play_against_bots("witchdom")
    anna.wait_for_my_turn()
    anna.table = table
    return anna


def finish_turn(visitor):
    """Make moves until somebody else is asked; a bot may have answered before one can look."""
    random = Random(4)
    visitor.wait_for_my_turn()
    visitor.make_a_move(random)
    while visitor.is_asked and not visitor.page.inner_text(".bar .say").startswith("Play a card"):
        visitor.make_a_move(random)


def test_a_decision_has_a_sentence_a_title_help_and_the_rules_to_search(at_table):
    page = at_table.page
    assert page.inner_text(".bar .say") == "Play a card to collect."
    assert page.title() == "Your turn: Witchdom"
    page.click(".drawer .tab >> text=Rules")
    page.fill(".rules input", "objective tie")
    page.wait_for_selector(".rules-list details[open] p")
    for text in page.locator(".rules-list p").all_inner_texts():
        assert "WD-" in text
    page.click(".top [aria-label=Help]")
    page.wait_for_selector("dialog.help .clause-text .prose")
    assert at_table.axe() == []


# (The words of the choices come a moment after the position.)
_WARNS_AS_TOLD = """(told) => {
  const pieces = [...document.querySelectorAll('.ground [data-action]')];
  const warns = (piece) => (piece.ariaLabel || piece.textContent).includes('no undo after it');
  return pieces.length > 0 && pieces.every((piece) => warns(piece) === told[piece.dataset.action]);
}"""


def test_the_warning_stands_on_the_button_before_it_is_clicked(at_table):
    """Playing a card shows nothing new; taking something does: the gap is filled at once."""
    for reveals in (False, True):
        choices = at_table.call("GET", f"/api/tables/{at_table.table['table']}/choices")["choices"]
        told = {choice["action"]: choice["reveals"] for choice in choices}
        assert reveals in told.values()
        at_table.page.wait_for_function(_WARNS_AS_TOLD, arg=told)
        if not reveals:
            at_table.make_a_move(Random(1))


def test_undo_takes_a_move_back(at_table):
    page = at_table.page
    before = page.inner_text(".bar .say")
    page.click(".ground [data-action^=play]:not([data-reveals])")
    at_table.wait_for("!document.querySelector('.bar .say').textContent.startsWith('Play a card')")
    page.click(".bar-buttons >> text=Undo")
    at_table.wait_for("document.querySelector('.bar .say').textContent.startsWith('Play a card')")
    assert page.inner_text(".bar .say") == before


def test_every_line_of_the_log_has_its_clause_and_a_tap_shows_its_text(at_table):
    page = at_table.page
    at_table.make_a_move(Random(1))
    page.wait_for_selector(".log .line .line-clause")
    assert page.locator(".log .line").count() == page.locator(".log .line .line-clause").count()
    page.locator(".log .line .line-clause").last.click()
    page.wait_for_selector(".log .clause-text .prose")
    assert len(page.inner_text(".log .clause-text .prose")) > 20


def test_chat_reaches_the_others(visitors, at_table):
    ben = visitors.arrive("Ben")
    ben.sit_at(at_table.table)
    at_table.page.click(".drawer .tab >> text=Chat")
    at_table.page.fill(".chat-form input", "Good luck <b>all</b>")
    at_table.page.keyboard.press("Enter")
    ben.page.wait_for_selector(".drawer .tab .badge")
    ben.page.click(".drawer .tab >> text=Chat")
    assert "Good luck <b>all</b>" in ben.page.inner_text(".chat-line")


def test_a_refusal_is_explained_with_its_clause(anna):
    """The page offers nothing that is forbidden; so a move is changed on its way."""

    def spoil(line):
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(re.sub('"action":"play .*?"', '"action":"end"', said)))

    anna.page.route_web_socket("**/socket*", spoil)
    anna.play_against_bots("witchdom")
    version = anna.version
    anna.page.locator(".ground [data-action]").first.click()
    anna.page.wait_for_selector(".bar .problem .clause-link")
    assert anna.version == version
    assert anna.axe() == []


def test_settings_work_at_once_and_are_remembered(at_table):
    page = at_table.page
    page.evaluate("window.stays = true")
    page.click(".top [aria-label=Settings]")
    page.select_option("dialog.settings select >> nth=0", "de")
    page.wait_for_selector("html[lang=de]")
    assert page.inner_text("dialog.settings h2") == "Einstellungen"
    page.select_option("dialog.settings select >> nth=2", "contrast")
    page.keyboard.press("Escape")
    assert "Karte" in page.inner_text(".bar .say")
    assert page.evaluate("window.stays")
    page.reload()
    page.wait_for_selector("html[lang=de][data-colours=contrast] .table")


def test_moves_can_ask_first(at_table):
    page = at_table.page
    page.click(".top [aria-label=Settings]")
    page.select_option("dialog.settings select >> nth=3", "always")
    page.keyboard.press("Escape")
    version = at_table.version
    page.click(".ground [data-action^=play]")
    page.wait_for_selector(".bar [data-proposal]")
    assert at_table.version == version
    page.click(".bar >> text=Back")
    page.wait_for_selector(".bar [data-proposal]", state="detached")
    page.click(".ground [data-action^=play]")
    page.click(".bar >> text=Do it")
    at_table.wait_for_more_than(version)


def test_everybody_is_asked_before_going_back_across_a_reveal(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("witchdom", seats=2, bots=0)
    ben.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.sit_at(table)
    ben.sit_at(table)
    finish_turn(anna)
    assert anna.page.locator(".bar-buttons >> text=Undo").count() == 0
    anna.page.click(".top [aria-label=Settings]")
    anna.page.click("text=Ask all to go back one move")
    ben.page.click(".notice >> text=Agree")
    anna.wait_for("document.querySelector('.bar.mine')")
    ben.wait_for("!document.querySelector('.bar.mine')")


def test_a_bot_plays_for_an_absent_player_until_that_one_comes_back(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("witchdom", seats=2, bots=0, pace="turns", patience=5)
    ben.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.sit_at(table)
    finish_turn(anna)
    anna.page.click(".notice >> text=Let a bot play on")
    anna.wait_for("document.querySelector('.bar.mine')")
    assert anna.page.locator(".seats [aria-label$='for Ben']").count() == 1
    ben.go(f"/tables/{table['table']}")
    ben.page.click(".notice >> text=Take your seat again")
    ben.page.wait_for_selector(".seat.own >> text=Ben")
    anna.page.wait_for_selector(".seats .presence.here >> nth=1")


def test_several_people_at_one_device_see_only_their_own_cards(visitors):
    anna = visitors.arrive("Anna")
    table = anna.open_table("witchdom", seats=2, bots=0)
    anna.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.sit_at(table)
    page = anna.page
    finish_turn(anna)
    page.wait_for_selector("dialog.hand-over")
    assert anna.axe() == []
    page.keyboard.press("Escape")  # not by mistake
    page.mouse.click(5, 5)
    assert page.locator("dialog.hand-over[open]").count() == 1
    page.click("dialog.hand-over >> text=I am")
    page.wait_for_selector("dialog.hand-over", state="detached")
    anna.wait_for("document.querySelector('.bar.mine')")
    assert page.inner_text(".seat.own .title") == "You, Anna 2"


def test_a_table_that_is_not_open_to_me_says_so(visitors, at_table):
    ben = visitors.arrive("Ben")
    visitors.expected.append("WebSocket")
    ben.page.goto(f"{visitors.address}/tables/{at_table.table['table']}")
    ben.page.wait_for_selector("main.lost h1")
    assert "not open to you" in ben.page.inner_text("main")
    assert ben.axe() == []


def test_an_address_without_a_page_says_so(anna):
    anna.page.goto(anna.visitors.address + "/rules/witchdom")
    anna.page.evaluate(
        "history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    anna.page.wait_for_selector("main.lost")
    assert "Nothing grows here" in anna.page.inner_text("main")


def test_a_browser_that_is_too_old_is_told_so(visitors):
    page = visitors.arrive("Anna").page
    page.add_init_script("delete HTMLElement.prototype.popover")
    page.goto(visitors.address)
    page.wait_for_selector("text=This browser is too old for Witchtable.")
    assert page.inner_text("body").count("Witchtable") == 1


@pytest.mark.parametrize("game", GAMES)
def test_screen_readers_hear_what_happened_and_what_is_asked(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game)
    anna.wait_for_my_turn()
    anna.make_a_move(Random(2))
    anna.wait_for("document.querySelector('[role=status][aria-live]').textContent.length > 10")
    anna.wait_for_my_turn()
    anna.wait_for(
        """document.querySelector('[role=status][aria-live]').textContent
             .endsWith(document.querySelector('.bar .say').textContent)"""
    )


# What would be heard and shown by the system, written down.
_RECORDER = """
  window.heard = [];
  window.told = [];
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(this.frequency.value);
    return start.apply(this, when);
  };
  window.Notification = class extends EventTarget {
    static permission = 'granted';
    static async requestPermission() { return 'granted'; }
    constructor(title, { body }) { super(); window.told.push([title, body]); }
    close() {}
  };
"""


def test_my_turn_is_heard_and_whoever_is_away_is_told(visitors):
    anna = visitors.arrive("Anna")
    page = anna.page
    page.add_init_script(_RECORDER)
    anna.play_against_bots("witchdom")
    page.click(".top [aria-label=Settings]")
    page.check("dialog .setting:has-text('notification') input")
    page.keyboard.press("Escape")
    finish_turn(anna)
    anna.wait_for("heard.join().includes('523,659,784')")  # among the sounds of what was done
    assert page.evaluate("told") == [], "whoever looks at the table needs no notification"
    page.evaluate("away = true")
    anna.wait_for_my_turn()
    finish_turn(anna)
    anna.wait_for("told.length >= 1")
    title, question = page.evaluate("told[0]")
    assert title == "Your turn: Witchdom"
    assert question.startswith("Play a card to collect")
