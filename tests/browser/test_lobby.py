"""The lobby: within two clicks at a table, an invitation to send, and all tables one may see."""

from __future__ import annotations

from time import monotonic

import pytest

from tests.browser.visitors import PHONE
from witchtable import GAMES
from witchtable.engine.texts import languages
from witchtable.lessons import course


def card(visitor, game):
    return visitor.page.locator(f".card:has(#card-{game})")


def stranger(visitors, **context):
    """Somebody who has never been here, and has given no name."""
    visitor = visitors.arrive("Nobody", **context)
    visitor.page.context.clear_cookies()
    visitor.go("/")
    return visitor


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_from_the_address_to_a_game_against_bots(visitors, game):
    anna = stranger(visitors)
    card(anna, game).locator(".card-play").click()
    anna.page.wait_for_selector(f".table-{game}")
    anna.wait_for_my_turn()
    assert (
        anna.page.locator(".ground [data-action]").count() or anna.page.locator(".all-choices").count()
    )


def test_a_stranger_gives_a_name_and_keeps_it(visitors):
    anna = stranger(visitors)
    anna.page.fill(".name-field input", "Anna Blume")
    card(anna, "witchdom").locator(".card-play").click()
    anna.page.wait_for_selector(".table")
    assert anna.page.inner_text(".seat.own .title") == "You, Anna Blume"
    anna.go("/")
    assert anna.page.input_value(".name-field input") == "Anna Blume"


def test_an_invitation_brings_a_friend_to_the_table(visitors):
    anna = stranger(visitors)
    card(anna, "witchdom").locator("text=Invite").click()
    anna.page.wait_for_selector("main.waiting")
    link = anna.page.input_value("#invite-link")
    assert anna.axe() == []
    ben = stranger(visitors)
    ben.page.goto(link)
    ben.page.wait_for_selector("main.waiting")
    ben.page.click("text=Sit down here")
    anna.page.click("text=Begin the game")
    for visitor in (anna, ben):
        visitor.page.wait_for_selector(".table-witchdom")


def test_whoever_sits_down_at_once_keeps_the_own_name(visitors):
    """The page asks who sits before it; a click that is faster than the answer renamed them."""
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("witchdom", seats=2, bots=0)
    held = []  # never answered
    ben.page.route("**/api/me", lambda route: held.append(route), times=1)
    ben.sit_at_waiting(table)
    ben.page.click("text=Sit down here")
    ben.page.wait_for_selector("text=The host begins the game.")
    players = anna.call("GET", f"/api/tables/{table['table']}")["players"]
    assert [player["name"] for player in players] == ["Anna", "Ben"]
    assert held


def test_a_friend_takes_the_seat_that_a_bot_does_not(visitors):
    anna = visitors.arrive("Anna")
    table = anna.open_table("witchstone", seats=3, bots=0)
    anna.sit_at_waiting(table)
    for seat in (2, 3):
        anna.page.locator("text=Add a bot").first.click()
        anna.page.wait_for_selector(f".waiting-seats li:nth-child({seat}):not(:has-text('Add a bot'))")
    anna.page.click("text=Begin the game")
    anna.page.wait_for_selector(".table-witchstone")


def test_more_ways_to_play_solo_with_options(visitors):
    anna = stranger(visitors)
    card(anna, "witchdom").locator(".card-more").click()
    anna.page.wait_for_selector("dialog.setup")
    assert anna.axe() == []
    anna.page.check("text=Solo against Ostara", force=True)
    anna.page.click("dialog.setup .setup-go .btn")
    anna.page.wait_for_selector(".table-witchdom")
    anna.wait_for("document.body.textContent.includes('Ostara')")


@pytest.mark.parametrize("width", [1440, 390])
def test_the_row_of_objectives_can_be_set_up(visitors, width):
    anna = stranger(visitors, viewport={"width": width, "height": 844})
    card(anna, "witchdom").locator(".card-more").click()
    dialog = anna.page.locator("dialog.setup")
    assert dialog.get_by_label("How many animal objectives").count() == 0
    dialog.get_by_label("Animal variant").check()
    dialog.get_by_label("How many animal objectives").select_option("0")
    assert dialog.get_by_label("Which side of the animal objectives").count() == 0
    dialog.get_by_label("How many animal objectives").select_option("2")
    dialog.get_by_label("Which side of the animal objectives").select_option("hard")
    dialog.get_by_label("Players may look up what they have seen").uncheck()
    hard = dialog.get_by_label("How many hard objectives")
    hard.select_option(label="4 fewer")
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    visitors.expected.append("400 (Bad Request)")
    dialog.locator(".setup-go .btn").click()
    anna.page.wait_for_selector("dialog.setup .problem")
    assert "only 3 hard objectives" in dialog.locator(".problem").inner_text()
    hard.select_option(label="3 fewer")
    dialog.locator(".setup-go .btn").click()
    anna.page.wait_for_selector(".table-witchdom")
    assert anna.page.locator(".wd-objective").count() == 4
    assert anna.page.locator(".memory-button").count() == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_who_plays_for_the_absent_and_how_long_to_wait_can_be_set_up(visitors, width):
    anna = stranger(visitors, viewport={"width": width, "height": 844})
    card(anna, "witchstone").locator(".card-more").click()
    dialog = anna.page.locator("dialog.setup")
    assert dialog.get_by_label("Who plays for somebody who is away").count() == 0, "only bots play"
    dialog.get_by_label("Who sits on seat 2").select_option("guest")
    dialog.get_by_label("Who plays for somebody who is away").select_option("grandmistress")
    assert dialog.get_by_label("How long to wait for an answer").count() == 0, "everybody is there"
    dialog.get_by_label("Time to think").select_option("turns")
    dialog.get_by_label("How long to wait for an answer").select_option(label="7 days")
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    with anna.page.expect_request("**/api/tables") as asked:
        dialog.locator(".setup-go .btn").click()
    anna.page.wait_for_selector("main.waiting")
    sent = asked.value.post_data_json
    assert (sent["pace"], sent["clock"], sent["patience"]) == ("turns", None, 7 * 86400)
    assert sent["stand_in"] == "grandmistress"


def test_my_games_say_whose_turn_it_is(visitors):
    anna = visitors.arrive("Anna")
    table = anna.open_table("witchdom", seats=2, bots=1)
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.go("/")
    anna.page.wait_for_selector("#my-games ~ ul .my-turn")
    anna.page.click("#my-games ~ ul .btn.hot")
    anna.page.wait_for_selector(".table-witchdom")
    assert anna.page.url.endswith(table["table"])


def test_public_tables_can_be_joined_and_watched(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("whirling-witchcraft", seats=2, bots=0, public=True)
    ben.go("/")
    ben.page.click(f"#open-tables ~ ul a[href*='{table['table']}']")
    ben.page.wait_for_selector("main.waiting")
    ben.page.click("text=Sit down here")
    ben.page.wait_for_selector("text=The host begins the game.")
    anna.call("POST", f"/api/tables/{table['table']}/start")
    ben.page.wait_for_selector(".table-whirling-witchcraft")
    carl = visitors.arrive("Carl")
    carl.go("/")
    carl.page.click(f"#open-tables ~ ul a[href*='{table['table']}']")
    carl.page.wait_for_selector(".table-whirling-witchcraft")
    assert not carl.is_asked


def test_a_login_brings_my_games_to_another_device(visitors):
    anna = visitors.arrive("Anna")
    anna.open_table("witchdom", seats=2, bots=0)
    anna.go("/")
    anna.page.click(".site-tools [aria-label='Play from another device']")
    dialog = anna.page.locator("dialog.account")
    dialog.locator("input").nth(0).fill("anna-of-the-lake")
    dialog.locator("input").nth(1).fill("correct horse battery")
    assert anna.axe() == []
    dialog.locator("text=Make a login").click()
    anna.wait_for("document.querySelector('dialog.account').textContent.includes('anna-of-the-lake')")
    phone = stranger(visitors)
    phone.call(
        "POST", "/api/session", {"login": "anna-of-the-lake", "password": "correct horse battery"}
    )
    phone.go("/")
    phone.page.wait_for_selector("#my-games ~ ul li")


def test_a_login_is_changed_by_who_knows_the_password_and_left_everywhere(visitors):
    anna, phone = visitors.arrive("Anna"), stranger(visitors)
    visitors.expected += ["403 (Forbidden)", "422 (Unprocessable"]
    made = {"login": "anna-of-the-hill", "password": "correct horse battery"}
    anna.call("POST", "/api/account", made)
    phone.call("POST", "/api/session", made)
    anna.go("/")
    anna.page.click(".site-tools [aria-label='Play from another device']")
    dialog = anna.page.locator("dialog.account")
    for present, password, told in (
        ("wrong horse battery", "better staple", "Your present password is another one."),
        ("correct horse battery", "password1", "Everybody would try this password first."),
        ("correct horse battery", "better staple", "Changed. All other devices are logged out."),
    ):
        dialog.locator("input[name=present]").fill(present)
        dialog.locator("input[name=password]").fill(password)
        dialog.locator("text=Change it").click()
        dialog.locator(f"text={told}").wait_for()
    assert anna.axe() == []
    assert phone.call("GET", "/api/me")["player"] is None
    phone.call("POST", "/api/session", made | {"password": "better staple"})
    dialog.get_by_role("button", name="Log out everywhere", exact=True).click()
    dialog.locator("text=I have a login").wait_for()
    assert phone.call("GET", "/api/me")["player"] is None


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_the_language_of_the_browser(visitors, language):
    """No id shows where a text should be, and nothing is wider than a small phone."""
    anna = visitors.arrive("Anna", locale=language, viewport={"width": 360, "height": 740})
    for path in ("/", "/finished", "/rules/witchdom"):
        anna.go(path)
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.get_attribute("html", "lang") == language
        assert not anna.page.get_by_text("lobby-").count(), path
        assert not anna.scrolls_sideways(), path


def test_somebody_sees_where_they_are_logged_in_and_ends_it_there(visitors):
    anna, phone, tablet = visitors.arrive("Anna"), stranger(visitors), stranger(visitors)
    made = {"login": "anna-of-the-fen", "password": "correct horse battery"}
    anna.call("POST", "/api/account", made)
    for device in (phone, tablet):
        device.call("POST", "/api/session", made)
    anna.go("/")
    anna.page.click(".site-tools [aria-label='Play from another device']")
    rows = anna.page.locator("dialog.account .sessions li")
    rows.nth(2).wait_for()
    assert rows.filter(has_text="This browser").count() == 1
    assert rows.filter(has_text="Chrome").count() == 3
    assert anna.axe() == []
    rows.get_by_role("button").first.click()
    anna.wait_for("document.querySelectorAll('dialog.account .sessions li').length === 2")
    left = [device.call("GET", "/api/me")["player"] is not None for device in (phone, tablet)]
    assert sorted(left) == [False, True]
    anna.page.get_by_role("button", name="Log out everywhere else").click()
    anna.wait_for("document.querySelectorAll('dialog.account .sessions li').length === 1")
    assert phone.call("GET", "/api/me")["player"] is tablet.call("GET", "/api/me")["player"] is None
    assert anna.call("GET", "/api/me")["name"] == "Anna"


def test_a_key_is_replaced_and_shown_once(visitors):
    anna, phone = visitors.arrive("Anna"), stranger(visitors)
    visitors.expected += ["403 (Forbidden)"]
    anna.go("/")
    anna.page.click(".site-tools [aria-label='Play from another device']")
    dialog = anna.page.locator("dialog.account")
    dialog.locator("text=Make a new key").click()
    first = dialog.get_by_label("A key for bots and programs").input_value()
    phone.call("POST", "/api/session", {"key": first})
    assert phone.call("GET", "/api/me")["name"] == "Anna"
    made = {"login": "anna-of-the-key", "password": "correct horse battery"}
    anna.call("POST", "/api/account", made)
    anna.go("/")
    anna.page.click(".site-tools [aria-label='Play from another device']")
    assert dialog.get_by_label("A key for bots and programs").count() == 0, "shown once"
    dialog.locator("input[name=key-present]").fill("wrong horse battery")
    dialog.locator("text=Make a new key").click()
    dialog.locator("text=Your present password is another one.").wait_for()
    dialog.locator("input[name=key-present]").fill("correct horse battery")
    dialog.locator("text=Make a new key").click()
    second = dialog.get_by_label("A key for bots and programs").input_value()
    assert second != first
    assert anna.axe() == []
    assert phone.call("GET", "/api/me")["player"] is None
    phone.call("POST", "/api/session", {"key": second})
    assert phone.call("GET", "/api/me")["login"] == "anna-of-the-key"


# -- newcomers ----------------------------------------------------------------------------------------

TAUGHT = [game for game in GAMES.values() if course(game)]
PATIENT = 20  # seconds from the first click in the lobby to the first own decision


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_one_click_leads_a_newcomer_to_a_first_decision(visitors, game, looks):
    anna = stranger(visitors, **looks)
    began = monotonic()
    card(anna, game.id).locator(".card-learn").click()
    anna.page.wait_for_selector(".coach:not(.away) .coach-say h2")
    anna.page.wait_for_selector(".panes [data-lit], .coach .btn.primary")
    assert monotonic() - began < PATIENT


def test_whoever_is_in_the_middle_of_a_course_goes_on(visitors):
    anna = stranger(visitors)
    game = TAUGHT[0]
    assert anna.page.locator(".card").first.locator(".ribbon").count() == 1, (
        "where to start comes first"
    )
    learn = card(anna, game.id).locator(".card-learn")
    minutes = sum(one.minutes for one in course(game) if one.basic and one.kind == "steps")
    assert f"Learn it ({minutes} minutes)" in learn.inner_text()
    assert anna.axe() == []
    learn.click()
    anna.page.wait_for_selector(".coach:not(.away) .coach-say h2")
    first = anna.page.url
    anna.go("/")
    basic = [one for one in course(game) if one.basic]
    assert f"Go on learning (1 of {len(basic)})" in learn.inner_text()
    learn.click()
    anna.page.wait_for_selector(".coach:not(.away) .coach-say h2")
    assert anna.page.url == first


@pytest.mark.parametrize(("games", "level"), [(0, "apprentice"), (4, "hedgewitch")])
def test_bots_fit_how_somebody_has_fared(visitors, games, level):
    anna = visitors.arrive("Anna")
    fared = [{"game": "witchdom", "games": games, "won": 2, "mean_score": 30.0}] if games else []
    even = {"witchdom": level} if games else {}
    me = {**anna.call("GET", "/api/me"), "statistics": fared, "even": even}
    anna.page.route("**/api/me", lambda route: route.fulfill(json=me))
    anna.go("/")
    witchdom = card(anna, "witchdom")
    assert f"({level})" in witchdom.locator(".card-play").inner_text()
    # Whoever has played needs no lessons: a small link leads to them.
    assert witchdom.locator(".card-learn").count() == (games == 0)
    assert witchdom.locator("a[href='/learn/witchdom']").count() == (games > 0)
    witchdom.locator(".card-more").click()
    sitter = anna.page.get_by_label("Who sits on seat 2")
    assert sitter.input_value() == level
    sitter.select_option("adept")  # and can be changed
    with anna.page.expect_request("**/api/tables") as asked:
        anna.page.click("dialog.setup .setup-go .btn")
    (bot,) = asked.value.post_data_json["bots"].values()
    assert bot.startswith("adept@witch=")
    anna.page.wait_for_selector(".table-witchdom")


def test_an_opponent_is_chosen_by_her_face_and_her_strength(visitors):
    anna = visitors.arrive("Anna")
    anna.go("/")
    page = anna.page
    page.click(".card:has(#card-witchdom) .card-more")
    page.wait_for_selector("dialog.setup .faces")
    page.check("dialog.setup .face:nth-child(3) input", force=True)
    page.select_option("dialog.setup .setup-seats select", "charmer")
    assert page.inner_text("dialog.setup .face-about").startswith("Gudrun")
    assert anna.axe() == []
    page.click("dialog.setup .setup-go .btn")
    page.wait_for_selector(".table[data-version]")
    seat = page.locator(".seat:has(.seat-face .portrait)")
    assert "Gudrun" in seat.inner_text()
    about = anna.call("GET", f"/api/tables/{page.url.rpartition('/')[2].partition('?')[0]}")
    assert [player["bot"] for player in about["players"]] == [None, "charmer@witch=gudrun"]
