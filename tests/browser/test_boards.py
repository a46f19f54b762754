"""What is special about each board: tiles to drag and turn, sealed brews, ways to pay, Ostara."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.visitors import PHONE


def playing(
    visitors, game, seats=2, until="document.querySelector('.bar.mine')", choices=("", 1), **more
):
    """Somebody who has played until something is true on the page.

    What takes long to come is waited for without the page: `choices` of one kind, so many of them.
    """
    setup = {name: more.pop(name) for name in ("options", "deal") if name in more}
    anna = visitors.arrive("Anna", **more)
    table = anna.begin_against_bots(game, seats, **setup)
    kind, least = choices
    anna.play_ahead(table, lambda place, _: sum(a.startswith(kind) for a in place.legal) >= least)
    anna.sit_at(table)
    random = Random(8)
    for _ in range(200):
        anna.wait_for_my_turn()
        if anna.page.evaluate(f"() => Boolean({until})"):
            return anna
        anna.make_a_move(random)
    raise AssertionError(f"it never came to {until}")


# -- Witchstone -------------------------------------------------------------------------------------

TO_PLACE = "document.querySelector('.ws-hand-tile.target[aria-pressed]')"


def placed(visitor):
    return visitor.page.locator(".log .line >> text=/Anna places/").count()


def middle_of_the_cauldron(visitor):
    box = visitor.page.locator(".ws-cauldron-frame svg").first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_a_tile(visitor):
    tile = visitor.page.locator(".ws-hand-tile").first.bounding_box()
    mouse = visitor.page.mouse
    mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    mouse.down()
    x, y = middle_of_the_cauldron(visitor)
    for far in range(130, -130, -20):  # somewhere along this line it fits
        mouse.move(x + far, y + far // 2, steps=4)
        visitor.wait_for_frames()
        if visitor.page.query_selector(".ws-ghost"):
            return mouse
    raise AssertionError("the tile fits nowhere")


def test_a_tile_is_dragged_turned_by_the_wheel_and_dropped(visitors):
    anna = playing(visitors, "witchstone", until=TO_PLACE)
    before = anna.version
    mouse = drag_a_tile(anna)
    seen = set()
    for _ in range(6):  # once around; where it does not fit, there is no ghost
        dragged = anna.page.inner_html(".ws-dragged")
        mouse.wheel(0, 100)
        anna.page.wait_for_function(
            "(before) => document.querySelector('.ws-dragged').innerHTML !== before", arg=dragged
        )
        seen.add(anna.page.evaluate("document.querySelector('.ws-ghost')?.outerHTML"))
    assert len(seen - {None}) > 1
    # What both halves would grant is told before the drop.
    anna.page.wait_for_selector(".ws-forecast")
    assert anna.page.locator(".ws-forecast").count() == 2
    mouse.up()
    anna.wait_for_more_than(before)
    assert placed(anna) == 1


def test_a_tile_is_placed_with_keys_alone(visitors):
    anna = playing(visitors, "witchstone", until=TO_PLACE)
    before = anna.version
    keyboard = anna.page.keyboard
    keyboard.press("2")
    anna.page.wait_for_selector(".ws-hand-tile[aria-pressed=true]")
    keyboard.press("ArrowDown")
    anna.page.wait_for_selector(".ws-ghost")
    keyboard.press("r")
    keyboard.press("ArrowRight")
    anna.page.wait_for_selector(".ws-forecast")
    assert anna.axe() == []
    keyboard.press("Enter")
    if anna.version == before and anna.page.query_selector(".bar [data-proposal]"):
        keyboard.press("Enter")
    anna.wait_for_more_than(before)
    assert placed(anna) == 1


def test_a_tile_dropped_where_it_does_not_fit_is_told_why(visitors):
    """In the beginning the middle of the cauldron is full of crystals (WS-TURN-04)."""
    anna = playing(visitors, "witchstone", until=TO_PLACE)
    before = anna.version
    mouse = drag_a_tile(anna)
    mouse.move(*middle_of_the_cauldron(anna), steps=6)
    anna.page.wait_for_selector(".ws-ghost", state="detached")
    mouse.up()
    anna.page.wait_for_selector(".problem >> text=WS-TURN-04")
    assert "a crystal lies there" in anna.page.inner_text(".problem")
    assert anna.version == before


def test_a_tile_that_is_let_go_elsewhere_stays_in_the_hand(visitors):
    anna = playing(visitors, "witchstone", until=TO_PLACE)
    before = anna.version
    mouse = drag_a_tile(anna)
    mouse.move(700, 20, steps=5)
    mouse.up()
    anna.page.wait_for_selector(".ws-dragged", state="detached")
    anna.wait_for_frames()
    assert anna.call("GET", "/api" + anna.page.evaluate("location.pathname"))["version"] == before
    assert anna.version == before
    assert anna.page.locator(".ws-ghost").count() == 0


def test_on_a_phone_a_tap_proposes_and_the_bar_places(visitors):
    anna = playing(visitors, "witchstone", until=TO_PLACE, **PHONE)
    before = anna.version
    anna.page.locator(".ws-hand-tile").first.tap()
    anna.page.wait_for_selector(".ws-hand-tile[aria-pressed=true]")
    x, y = middle_of_the_cauldron(anna)
    anna.page.touchscreen.tap(x, y + 30)
    anna.page.wait_for_selector(".ws-ghost")
    anna.page.locator(".bar [data-proposal] .btn.primary").tap()
    anna.wait_for_more_than(before)


def test_the_own_tower_stands_for_laying_a_witch(visitors):
    anna = playing(visitors, "witchstone", choices=("witch", 1))
    assert anna.page.locator(".pane-ball [data-action=witch]").count() == 1


def test_the_cauldrons_of_others_are_one_tap_away(visitors):
    anna = playing(visitors, "witchstone", seats=3)
    anna.page.locator(".ws-thumb").first.click()
    anna.page.wait_for_selector("dialog.ws-look svg")
    assert anna.axe() == []


# -- Whirling Witchcraft ----------------------------------------------------------------------------


def test_a_sealed_brew_waits_for_the_others_and_can_be_taken_back(visitors):
    """Three people, so that the brew of one stays sealed until the others have decided."""
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("whirling-witchcraft", seats=2, bots=0)
    ben.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    anna.sit_at(table)
    ben.sit_at(table)
    anna.wait_for_my_turn()
    anna.page.locator(".bar [data-action]").first.click()
    anna.wait_for("document.querySelector('.bar .say').textContent.startsWith('Waiting for Ben')")
    anna.page.click('.bar [data-action="back"]')
    anna.wait_for("document.querySelector('.bar.mine')")
    assert ben.is_asked


def test_the_brewing_helper_brews(visitors):
    anna = playing(visitors, "whirling-witchcraft", until="document.querySelector('.ww-helper')")
    before = anna.version
    anna.page.click(".ww-helper")
    anna.page.wait_for_selector("dialog.ww-helping .btn")
    assert anna.axe() == []
    anna.page.locator("dialog.ww-helping >> text=Brew this").first.click()
    anna.wait_for_more_than(before)


def asks_to_confirm(visitor):
    return visitor.page.inner_text(".bar .say").startswith("Nothing more can be brewed")


def test_a_brew_that_cannot_go_on_is_confirmed_or_taken_back(visitors):
    anna = playing(visitors, "whirling-witchcraft", until="document.querySelector('.ww-helper')")
    while not asks_to_confirm(anna):
        used = anna.page.locator(".ww-card.used").count()
        anna.page.click(".ww-helper")
        anna.page.wait_for_selector("dialog.ww-helping [data-plan]")
        steps = anna.page.locator(".ww-brews > li").first.locator(".ww-steps li").count()
        anna.page.locator("[data-plan]").first.click()
        anna.wait_for(f"document.querySelectorAll('.ww-card.used').length === {used + steps}")
    assert anna.page.inner_text(".bar .btn.primary").startswith("Done")
    assert anna.axe() == []
    used = anna.page.locator(".ww-card.used").count()
    anna.choose("back")
    assert not asks_to_confirm(anna)
    assert anna.page.locator(".ww-card.used").count() == used - 1


# -- Witchdom ---------------------------------------------------------------------------------------


def test_both_sides_of_a_card_are_choices_of_their_own(visitors):
    anna = playing(
        visitors,
        "witchdom",
        until="document.querySelector('[data-action^=\"take\"][data-action$=potion]')",
    )
    potion = anna.page.locator("[data-action^=take][data-action$=potion]").first
    tool = anna.page.locator("[data-action^=take][data-action$=tool]").first
    assert "potion" in (potion.get_attribute("aria-label") or "").lower()
    assert "tool" in (tool.get_attribute("aria-label") or "").lower()
    version = anna.version
    tool.click()
    anna.wait_for_more_than(version)


@pytest.mark.parametrize("width", [1440, 390])
def test_alone_with_ostara_the_very_token_that_is_clicked_is_taken(visitors, width):
    shape = PHONE if width < 700 else {}
    second = ".wd-token[data-action^=take][data-action$=' 2']"
    until = f'document.querySelector("{second}")'
    anna = playing(visitors, "witchdom", seats=1, until=until, **shape)
    token = anna.page.locator(second).first
    _, location, kind, _ = token.get_attribute("data-action").split()
    assert f"the second {kind} from the left" in token.get_attribute("aria-label")
    first = anna.page.locator(f".wd-token[data-action='take {location} {kind}']")
    assert first.count() == 1
    assert f"the first {kind} from the left" in first.get_attribute("aria-label")
    version = anna.version
    token.click()
    anna.wait_for_more_than(version)
    table = anna.page.url.split("/")[-1].partition("?")[0]
    events = [told["event"] for told in anna.call("GET", f"/api/tables/{table}/log?seat=0")["events"]]
    taken = [event for event in events if event.get("seat") == 0 and event.get("item") == kind]
    assert (taken[-1]["location"], taken[-1]["which"]) == (location, 2)
    assert anna.axe() == []


def test_with_others_equal_tokens_stand_for_the_one_choice(visitors):
    twins = """[...document.querySelectorAll('.wd-token[data-action]')]
        .find((token, at, all) => all[at + 1]?.dataset.action === token.dataset.action)"""
    anna = playing(visitors, "witchdom", until=twins)
    action = anna.page.evaluate(f"() => {twins}.dataset.action")
    version = anna.version
    anna.page.locator(f".wd-token[data-action='{action}']").last.click()
    anna.wait_for_more_than(version)


def test_several_ways_to_pay_are_shown_as_pictures(visitors):
    anna = playing(visitors, "witchdom", choices=("pay", 2))
    anna.page.wait_for_selector("dialog.wd-pay")
    assert anna.page.locator("dialog.wd-pay [data-action^=pay]").count() > 1
    assert anna.axe() == []
    version = anna.version
    anna.page.locator("dialog.wd-pay [data-action^=pay]").first.click()
    anna.wait_for_more_than(version)


@pytest.mark.parametrize("width", [1440, 390])
def test_ways_that_cost_more_than_needed_come_on_request(visitors, width):
    shape = PHONE if width < 700 else {}
    until = "document.querySelector('dialog.wd-pay .wd-more-ways')"
    anna = playing(visitors, "witchdom", until=until, **shape)
    hidden = anna.page.locator(".wd-more-ways [data-action^=pay]").first
    assert not hidden.is_visible()
    assert anna.page.locator("dialog.wd-pay [data-action^=pay]").first.is_visible()
    anna.page.click(".wd-more-ways summary")
    assert anna.axe() == []
    version = anna.version
    hidden.click()
    anna.wait_for_more_than(version)


@pytest.mark.parametrize("where", ["dialog.wd-pay", ".bar"])
def test_until_it_is_paid_a_potion_can_be_given_up(visitors, where):
    anna = playing(visitors, "witchdom", until="document.querySelector('dialog.wd-pay')")
    if where == ".bar":
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector("dialog.wd-pay", state="detached")
    back = anna.page.locator(f"{where} [data-action=back]")
    assert "after all" in back.text_content()
    version = anna.version
    back.click()
    anna.wait_for_more_than(version)
    assert anna.page.locator("dialog.wd-pay").count() == 0
    anna.page.wait_for_selector("[data-action=end]")
    assert anna.page.locator("[data-action^=brew]").count() > 0


@pytest.mark.parametrize("width", [1440, 390])
def test_ostara_is_explained_step_by_step(visitors, width):
    shape = PHONE if width < 700 else {}
    anna = playing(
        visitors, "witchdom", seats=1, until="document.querySelector('.wd-order li')", **shape
    )
    assert "She brews, if she can" in anna.page.text_content(".wd-order")
    assert anna.axe() == []


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_pair_of_novices_is_chosen_with_keys_alone(visitors, width, seats):
    anna = visitors.arrive("Anna", **(PHONE if width < 700 else {}))
    anna.play_against_bots("witchdom", seats=seats, options={"choose_novices": True})
    anna.wait_for_my_turn()
    pairs = anna.page.locator(".wd-pairs [data-action^=choose]")
    assert pairs.count() == 5
    assert "Clan of the Falling Star: Wren, Oda" in (pairs.nth(1).get_attribute("aria-label") or "")
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    version = anna.version
    pairs.nth(1).focus()
    anna.page.keyboard.press("Enter")
    anna.wait_for_more_than(version)
    anna.page.wait_for_selector('.wd-hand [data-action="play n2a"]')


@pytest.mark.parametrize("width", [1440, 390])
def test_what_was_seen_can_be_looked_up_with_keys_alone(visitors, width):
    anna = visitors.arrive("Anna", **(PHONE if width < 700 else {}))
    anna.play_against_bots("witchdom", seats=3)
    if width < 700:
        anna.page.click(".top [aria-label=Log]")
    anna.page.focus(".memory-button")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("dialog.memory .wd-memory")
    # Two others, each with two novices in hand or played already.
    assert anna.page.locator("dialog.memory .wd-minis li").count() >= 2
    assert anna.axe() == []
    assert not anna.scrolls_sideways()
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog.memory", state="detached")
    anna.play_against_bots("witchdom", seats=2, memory=False)
    assert anna.page.locator(".memory-button").count() == 0
