"""People around a table: who is away and comes back, clocks, talk, the waiting room, one device."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import TimeoutError

from tests.browser.codes import read_code
from tests.browser.hasty import hasty_server
from tests.browser.visitors import PHONE, Visitors
from witchtable import GAMES

_PLACES = """() => [...document.querySelectorAll('.panes, .bar, .seat-score')].map((piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""

# Corners of what hangs at a seat where something else is seen.
_COVERED = """() => [...document.querySelectorAll('.seat-tag')].flatMap((tag) => {
  const { left, right, top, bottom } = tag.getBoundingClientRect();
  return [[left + 9, top + 3], [right - 9, top + 3], [left + 9, bottom - 3], [right - 9, bottom - 3]]
    .map(([x, y]) => document.elementFromPoint(x, y)).filter((seen) => !tag.contains(seen))
    .map((seen) => seen?.className ?? '');
})"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    with hasty_server(tmp_path_factory.mktemp("hasty")) as found:
        yield found


@pytest.fixture
def later(hasty):
    """Push the time of the server on."""
    return hasty[1]


@pytest.fixture
def people(windows, hasty):
    """Visitors of the server whose time can be pushed."""
    found = Visitors(windows, hasty[0])
    yield found
    found.leave()
    assert found.unexpected() == []


def sit_together(host, *others, game="whirling-witchcraft", bots=0, **setup):
    """Open a table, let everybody sit down, and begin."""
    count = 1 + len(others) + bots
    table = host.open_table(game, seats=count, bots=bots, **setup)
    for other in others:
        other.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    host.call("POST", f"/api/tables/{table['table']}/start")
    return table


def places(visitor):
    """Where everything lies that nobody has moved."""
    visitor.wait_for_frames()
    return visitor.page.evaluate(_PLACES)


def push_until(visitor, selector, later):
    """Push time on until something is shown: a last request of who has gone may come in late."""
    for _ in range(8):
        later()
        with suppress(TimeoutError):
            visitor.page.wait_for_selector(selector, timeout=2_000)
            return
    visitor.page.wait_for_selector(selector)


def text_of(visitor, selector):
    return visitor.page.inner_text(selector)


# -- away and back ------------------------------------------------------------------------------------


def test_two_people_and_a_bot_play_by_invitation_and_one_leaves_and_comes_back(people, later):
    anna, ben = people.arrive("Anna"), people.arrive("Ben")
    anna.go("/")
    anna.page.locator(".card:has(#card-whirling-witchcraft)").locator("text=Invite").click()
    anna.page.wait_for_selector("main.waiting")
    link = anna.page.input_value("#invite-link")
    ben.page.goto(link)
    ben.page.locator("text=Sit down here").first.click()
    ben.page.wait_for_selector("text=The host begins the game.")
    anna.page.locator("text=Add a bot").last.click()
    anna.page.click("text=Begin the game")
    for player, chance in ((anna, Random(1)), (ben, Random(2))):
        player.page.wait_for_selector(".table[data-version]")
        player.wait_for_my_turn()
        player.make_a_move(chance)
    ben.go("/")
    tag = anna.page.locator(".seat-tag.away")
    tag.wait_for()
    assert "until the others may decide" in tag.inner_text()
    before = places(anna)
    push_until(anna, ".notice >> text=Ben is away.", later)
    assert places(anna) == before, "a notice has moved something"
    assert anna.axe() == []
    anna.page.click("text=Let a bot play on")
    anna.page.wait_for_selector(".told >> text=all others agreed")
    anna.page.wait_for_selector(".seat-tag.stand-in >> text=plays for Ben")
    ben.page.click("text=Take your seat again")
    ben.page.wait_for_selector(".table[data-version]")
    anna.page.wait_for_selector(".told >> text=Ben is back")
    assert anna.page.locator(".seat-tag").count() == 0
    chance = Random(3)
    while not ben.is_asked:
        if anna.is_asked:
            anna.make_a_move(chance)
        ben.wait_for_frames()
    ben.make_a_move(chance)
    # To the end, at once on both seats, as everybody decides.
    table, invite = link.rpartition("/")[2].split("?invite=")
    with ThreadPoolExecutor(2) as at_once:
        list(at_once.map(lambda who: who.play_ahead({"table": table, "invite": invite}), (anna, ben)))
    for player in (anna, ben):
        player.page.wait_for_selector("dialog.end")
        assert player.says_who_has_won


def test_a_vote_says_who_has_agreed_and_who_is_missing(people, later):
    anna, ben, cleo = (people.arrive(name) for name in ("Anna", "Ben", "Cleo"))
    phone = people.arrive("Dora", **PHONE)
    table = sit_together(anna, ben, cleo, phone)
    for looker in (anna, phone, ben):
        looker.sit_at(table)
    push_until(anna, ".notice >> text=Cleo is away.", later)
    for looker in (anna, phone):
        looker.page.wait_for_selector(".notice >> text=Cleo is away.")
    phone.page.click("text=Let a bot play on")
    anna.page.wait_for_selector(".votes .yes >> text=Dora has agreed")
    assert "Ben has not answered yet" in text_of(anna, ".votes")
    assert not phone.scrolls_sideways()
    assert phone.axe() == []
    # Who has answered is not asked any more, and looks when they like.
    phone.page.click("text=One question to all")
    phone.page.wait_for_selector(".votes >> text=Dora has agreed")
    phone.page.click("[aria-label='Fold away']")
    for looker in (anna, ben):
        looker.page.click("text=Let a bot play on")
    phone.page.wait_for_selector(".seat-tag.stand-in")
    # By the link, too, it is one click.
    cleo.sit_at(table)
    cleo.page.click(".notice >> text=Take your seat again")
    phone.page.wait_for_selector(".told >> text=Cleo is back")


@pytest.mark.parametrize("game", GAMES)
def test_what_hangs_at_a_seat_is_seen_whole_at_every_width(visitors, game):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    anna.sit_at(sit_together(anna, ben, game=game, bots=1))
    anna.page.wait_for_selector(".seat-tag.away")
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (820, 1180), (844, 390), (390, 844)):
        anna.resize(width, height)
        assert anna.page.evaluate(_COVERED) == [], width


@pytest.mark.parametrize("language", ["de", "fr", "hu"])
def test_everybody_is_told_in_their_language(people, language):
    anna, ben = people.arrive("Anna"), people.arrive("Ben", locale=language)
    table = sit_together(anna, ben)
    ben.sit_at(table)
    anna.call("POST", f"/api/tables/{table['table']}/seats/0/bot", {})
    ben.page.wait_for_selector(".notice.told")
    assert "Anna" in text_of(ben, ".notice.told")
    assert "told-" not in text_of(ben, "body")
    assert "tag-" not in text_of(ben, "body")


# -- clocks -------------------------------------------------------------------------------------------


def test_clocks_are_there_at_once_warn_and_say_what_was_done(people):
    anna, ben = people.arrive("Anna"), people.arrive("Ben")
    clock = {"per": "decision", "seconds": 5}
    table = sit_together(anna, ben, game="witchdom", clock=clock, public=True)
    ben.go("/")
    ben.page.wait_for_selector("#my-games ~ ul .clock.late")
    anna.sit_at(table)
    assert anna.page.locator(".seat .clock").count() == 2
    anna.page.wait_for_selector(".seat-tag.late >> text=then the table decides")
    told = anna.page.wait_for_selector(".notice.told >> text=Time was up for")
    assert "so the table decided:" in told.inner_text()


# -- talk ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("looks", [{}, {"viewport": {"width": 1024, "height": 768}}, PHONE])
def test_what_was_said_is_counted_until_it_is_read(visitors, looks):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben", **looks)
    table = sit_together(anna, ben)
    anna.sit_at(table)
    ben.sit_at(table)
    anna.page.click(".tab >> text=Chat")
    anna.page.fill(".chat-form input", "Good luck!")
    anna.page.keyboard.press("Enter")
    anna.page.click("[aria-label='Celebrate']")
    badge = ben.page.locator(".badge:visible >> text=2")
    badge.wait_for()
    badge.locator("xpath=..").click()
    ben.page.wait_for_selector(".chat-line time")
    assert ben.page.locator(".chat-line svg.emote[aria-label='Celebrate']").count() == 1
    assert ben.page.locator(".badge:visible").count() == 0
    assert ben.axe() == []
    ben.sit_at(table)
    assert ben.page.locator(".top .badge:visible, .tab .badge:visible").count() == 0


def test_somebody_is_muted_in_this_browser_and_heard_again(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = sit_together(anna, ben)
    anna.sit_at(table)
    ben.sit_at(table)
    anna.page.click(".tab >> text=Chat")
    anna.page.fill(".chat-form input", "Buy my wares!")
    anna.page.keyboard.press("Enter")
    ben.page.click(".tab >> text=Chat")
    ben.page.click(".chat-name")
    ben.page.click("text=Mute Anna")
    ben.page.wait_for_selector("text=You do not hear Anna.")
    ben.sit_at(table)
    ben.page.click(".tab >> text=Chat")
    ben.page.wait_for_selector("text=You do not hear Anna.")
    assert "wares" not in text_of(ben, ".chat")
    ben.page.click("text=Listen again")
    ben.page.wait_for_selector("text=Buy my wares!")


# -- the waiting room ---------------------------------------------------------------------------------


def test_people_talk_and_read_the_rules_while_they_wait(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben", **PHONE)
    table = anna.open_table("witchdom", seats=3, bots=1)
    anna.sit_at_waiting(table)
    ben.sit_at_waiting(table)
    ben.page.click("text=Sit down here")
    ben.page.fill(".chat-form input", "Shall we?")
    ben.page.keyboard.press("Enter")
    anna.page.wait_for_selector(".chat-line >> text=Shall we?")
    assert "is here" in text_of(anna, ".waiting-seats")
    anna.page.click(".waiting-setup >> text=Rules")
    anna.page.wait_for_selector("dialog.waiting-rules summary")
    anna.page.keyboard.press("Escape")
    assert anna.axe() == []
    assert ben.axe() == []
    assert not ben.scrolls_sideways()


def test_a_guest_leaves_and_the_host_takes_the_table_away(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("witchdom", seats=2, bots=0)
    anna.sit_at_waiting(table)
    ben.sit_at_waiting(table)
    ben.page.click("text=Sit down here")
    ben.page.click("text=Leave the table")
    ben.page.click("dialog.sure .danger")
    ben.page.wait_for_selector("main.hall")
    anna.page.wait_for_selector("text=for whoever has the invitation")
    ben.sit_at_waiting(table)
    anna.page.click("text=Delete the table")
    anna.page.wait_for_selector("dialog.sure >> text=the invitation leads nowhere")
    anna.page.click("dialog.sure .danger")
    anna.page.wait_for_selector("main.hall")
    ben.page.wait_for_selector("text=This game was abandoned.")


def test_a_link_that_works_here_only_says_so_and_how_others_come_in(visitors):
    anna = visitors.arrive("Anna")
    table = anna.open_table("witchdom", seats=2, bots=0)
    anna.sit_at_waiting(table)
    anna.page.wait_for_selector(".invite-closed >> text=witchtable serve --lan")
    assert anna.page.locator(".qr").count() == 0


def test_the_invitation_has_an_address_and_a_code_that_others_can_open(visitors):
    anna = visitors.arrive("Anna")
    table = anna.open_table("witchdom", seats=2, bots=0)
    found = {"open": True, "addresses": ["http://192.168.7.5:8377", "http://table.local:8377"]}
    anna.page.route("**/api/addresses", lambda route: route.fulfill(json=found))
    anna.sit_at_waiting(table)
    anna.page.wait_for_selector("svg.qr")
    link = f"http://192.168.7.5:8377/tables/{table['table']}?invite={table['invite']}"
    assert anna.page.input_value("#invite-link") == link
    anna.page.click(".invite >> text=table.local")
    assert anna.page.input_value("#invite-link").startswith("http://table.local:8377/")
    assert anna.axe() == []


# -- one device ---------------------------------------------------------------------------------------


def test_everybody_at_one_device_has_a_name(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/")
    anna.page.locator(".card:has(#card-witchdom) .card-more").click()
    anna.page.select_option("dialog.setup .setup-seats select >> nth=0", "here")
    anna.page.fill("dialog.setup .setup-name", "Grandma")
    anna.page.click("dialog.setup .setup-go .btn")
    anna.page.wait_for_selector(".table-witchdom")
    assert anna.page.locator(".seat .title >> text=Grandma").count() == 1
    anna.wait_for_my_turn()
    chance = Random(4)
    while not anna.page.locator("dialog.hand-over").count():
        anna.make_a_move(chance)
        anna.page.wait_for_selector(".bar.mine, dialog.hand-over")
    assert "Grandma" in text_of(anna, "dialog.hand-over")
    anna.page.click("text=Another name")
    anna.page.fill("dialog.hand-over input", "Granny")
    anna.page.keyboard.press("Enter")
    anna.page.click("text=I am Granny")
    anna.page.wait_for_selector(".seat.own >> text=You, Granny")


# -- the lobby ----------------------------------------------------------------------------------------


def test_whoever_has_games_finds_them_first_and_my_turn_at_the_top(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/")
    assert "Pull up a chair" in text_of(anna, "main.hall > :first-child")
    mine = anna.begin_against_bots("witchdom")
    anna.open_table("witchstone", seats=2, bots=0)
    anna.go("/")
    assert "Your games" in text_of(anna, "main.hall > :first-child")
    first = anna.page.locator("#my-games ~ ul .trow").first
    assert first.locator(f"a[href*='{mine['table']}']").count() == 1
    assert "your turn" in first.inner_text()
    assert anna.axe() == []


def leave(visitor, table, *, by):
    """Leave a table from the list, by one of the ways that the dialog offers."""
    visitor.go("/")
    row = visitor.page.locator(f".trow:has(a[href*='{table['table']}'])")
    row.locator(".trow-leave").click()
    visitor.page.wait_for_selector("dialog.leave")
    assert visitor.axe() == []
    visitor.page.click(f"dialog.leave button >> text={by}")
    visitor.page.wait_for_selector("dialog.leave", state="detached")
    return row


def test_games_are_left_and_deleted_from_the_list(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    alone = anna.begin_against_bots("witchdom")
    leave(anna, alone, by="End the game").wait_for(state="detached")
    waiting = anna.open_table("witchdom", seats=2, bots=0)
    leave(anna, waiting, by="Delete the table").wait_for(state="detached")
    together = sit_together(anna, ben)
    row = leave(anna, together, by="Let a bot play for me")
    row.locator("text=Take your seat again").wait_for()
    leave(ben, together, by="Vote to end the game").wait_for(state="detached")


# -- nowhere ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "hu"])
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way(visitors, language):
    anna = visitors.arrive("Anna", locale=language, viewport={"width": 390, "height": 844})
    visitors.expected.append("404 (Not Found)")
    answer = anna.page.goto(visitors.address + "/nowhere/at/all")
    assert answer.status == 404
    anna.page.wait_for_selector("main.lost-page h1")
    assert "lost-" not in text_of(anna, "main")
    assert anna.axe() == []
    anna.page.click("main .btn.primary")
    anna.page.wait_for_selector("main.hall")


# -- codes --------------------------------------------------------------------------------------------


def test_a_code_says_what_it_was_made_of_at_every_size(visitors):
    """Read by a program of its own, which checks every part against the standard."""
    anna = visitors.arrive("Anna")
    anna.go("/")
    sizes = set()
    for length in (1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213):
        text = (
            ("http://192.168.7.5:8377/tables/Über-" + "äbc?=&" * 60)
            .encode()[:length]
            .decode(errors="ignore")
        )
        rows = anna.page.evaluate("async (text) => (await import('/web/js/lib/qr.js')).qr(text)", text)
        assert read_code(rows) == text
        sizes.add(len(rows))
    assert len(sizes) == 10
    assert (
        anna.page.evaluate("async () => (await import('/web/js/lib/qr.js')).qr('x'.repeat(214))")
        is None
    )


def test_the_correction_is_that_of_the_worked_example(visitors):
    """The data words of HELLO WORLD at level M, version 1, as textbooks have them."""
    anna = visitors.arrive("Anna")
    anna.go("/")
    words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    found = anna.page.evaluate(
        "async (words) => (await import('/web/js/lib/qr.js')).correction(words, 10)", words
    )
    assert found == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
