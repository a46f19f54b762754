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


def two_at_a_table(visitors):
    anna, ben = visitors.arrive("Anna"), visitors.arrive("Ben")
    table = anna.open_table("whirling-witchcraft", seats=2, bots=0)
    ben.call("POST", f"/api/tables/{table['table']}/seats", {"invite": table["invite"]})
    anna.call("POST", f"/api/tables/{table['table']}/start")
    for one in (anna, ben):
        one.sit_at(table)
        one.wait_for_my_turn()
    return anna, ben


def says(words):
    return f"document.querySelector('.bar .say').textContent.includes('{words}')"


def test_one_click_keeps_the_hand_and_plays_a_card_as_soon_as_the_others_have_decided(visitors):
    """Nobody asks an Initiate in every round: a card of the hand answers, and can be taken back."""
    anna, ben = two_at_a_table(visitors)
    anna.wait_for(says("Which recipe do you play?"))
    assert anna.page.locator(".bar .btn.primary").count() == 0
    anna.page.locator(".ww-hand-card .ww-card.target").nth(1).click()
    anna.wait_for(says("You keep your hand."))
    anna.wait_for(
        "document.querySelectorAll('.ww-hand-card')[1].innerText.endsWith('chosen, played next')"
    )
    anna.choose("back")
    anna.wait_for(says("Which recipe do you play?"))
    assert anna.page.locator(".ww-hand-card.gambled").count() == 0

    anna.page.locator(".ww-hand-card .ww-card.target").nth(2).click()
    anna.wait_for(says("You keep your hand."))
    wanted = anna.page.locator(".ww-hand-card").nth(2).get_attribute("data-flip")
    assert anna.axe() == []
    assert ben.is_asked
    ben.page.locator(".ww-hand-card .ww-card.target").first.click()
    anna.page.wait_for_selector(f".ww-rack [data-flip='{wanted}']")
    ben.page.wait_for_selector(".ww-rack [data-flip^='card-']")


def test_the_small_button_redraws_after_a_question(visitors):
    anna, ben = two_at_a_table(visitors)
    hand = anna.page.locator(".ww-cards").inner_text()
    anna.page.click(".ww-redraw")
    anna.wait_for(says("Do you give up your Initiate"))
    assert anna.page.locator(".bar .btn.primary").inner_text().strip() == "Redraw"
    anna.page.click(".bar .btn.primary")
    anna.wait_for(says("Waiting for Ben"))
    ben.page.locator(".ww-hand-card .ww-card.target").first.click()
    ben.page.wait_for_selector(".ww-rack [data-flip^='card-']")
    anna.wait_for("document.querySelector('.bar.mine')")
    assert anna.page.locator(".ww-redraw").count() == 0
    assert anna.page.locator(".ww-cards").inner_text() != hand
    # What was asked is asked no more: a card is simply played.
    anna.page.locator(".ww-hand-card .ww-card[data-action^=play]").first.click()
    anna.page.wait_for_selector(".ww-rack [data-flip^='card-']")


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
    label = (tool.get_attribute("aria-label") or "").lower()
    assert label.startswith("take the ") and "potion" not in label
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


PAYING = "document.querySelector('.bar [data-action^=pay]')"


def covers(visitor, panel, piece):
    """Whether a panel lies over a piece."""
    over, under = (visitor.page.locator(part).first.bounding_box() for part in (panel, piece))
    return not (
        over["x"] + over["width"] <= under["x"]
        or under["x"] + under["width"] <= over["x"]
        or over["y"] + over["height"] <= under["y"]
        or under["y"] + under["height"] <= over["y"]
    )


def test_the_best_way_to_pay_is_one_click(visitors):
    anna = playing(visitors, "witchdom", choices=("pay", 2))
    assert anna.page.locator("dialog[open]").count() == 0
    best = anna.page.locator(".bar .btn.primary[data-action^=pay]")
    assert best.locator(".wd-piece").count() > 0
    taken = anna.page.locator(".wd-stores .spent").count()
    assert taken == best.locator(".wd-piece").count()
    version = anna.version
    best.click()
    anna.wait_for_more_than(version)
    assert anna.page.locator(".wd-stores .spent").count() == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_other_ways_to_pay_cover_neither_the_potion_nor_the_stores(visitors, width):
    shape = PHONE if width < 700 else {}
    anna = playing(visitors, "witchdom", choices=("pay", 2), **shape)
    anna.page.click(".wd-other-ways")
    anna.page.wait_for_selector(".wd-ways")
    assert anna.axe() == []
    for piece in (".wd-potions .paid", ".wd-stores" if width == 1440 else ".pane-potions .wd-line"):
        assert not covers(anna, ".wd-ways", piece)
    other = anna.page.locator(".wd-ways [data-action^=pay]").first
    other.focus()
    version = anna.version
    anna.page.keyboard.press("Enter")
    anna.wait_for_more_than(version)
    assert anna.page.locator(".wd-ways").count() == 0


def test_the_way_that_is_pointed_at_is_marked_in_the_stores(visitors):
    anna = playing(visitors, "witchdom", choices=("pay", 2))
    anna.page.click(".wd-other-ways")
    spent = "() => document.querySelector('.wd-stores').innerHTML"
    before = anna.page.evaluate(spent)
    anna.page.locator(".wd-ways [data-action^=pay]").first.hover()
    anna.wait_for_frames()
    assert anna.page.evaluate(spent) != before


@pytest.mark.parametrize("width", [1440, 390])
def test_ways_that_cost_more_than_needed_come_on_request(visitors, width):
    shape = PHONE if width < 700 else {}
    aside = "[...document.querySelectorAll('.wd-other-ways')].length"
    anna = playing(visitors, "witchdom", until=aside, choices=("pay", 12), **shape)
    anna.page.click(".wd-other-ways")
    hidden = anna.page.locator(".wd-more-ways [data-action^=pay]").first
    assert not hidden.is_visible()
    assert anna.page.locator(".wd-ways [data-action^=pay]").first.is_visible()
    anna.page.click(".wd-more-ways summary")
    assert anna.axe() == []
    version = anna.version
    hidden.click()
    anna.wait_for_more_than(version)


@pytest.mark.parametrize("where", [".wd-ways", ".bar-buttons > "])
def test_until_it_is_paid_a_potion_can_be_given_up(visitors, where):
    anna = playing(visitors, "witchdom", until=PAYING, choices=("pay", 2))
    if where == ".wd-ways":
        anna.page.click(".wd-other-ways")
    back = anna.page.locator(f"{where} [data-action=back]:has-text('after all')")
    version = anna.version
    back.click()
    anna.wait_for_more_than(version)
    anna.page.wait_for_selector("[data-action=end]")
    assert anna.page.locator("[data-action^=brew]").count() > 0


def test_resting_and_ending_are_gold_only_where_nothing_else_is_left(visitors):
    anna = playing(visitors, "witchdom", choices=("play", 1))
    assert anna.page.locator(".bar [data-action=rest].primary").count() == 0


@pytest.mark.parametrize("width", [1440, 390])
def test_ostara_has_a_panel_in_the_row_of_seats(visitors, width):
    shape = PHONE if width < 700 else {}
    anna = playing(visitors, "witchdom", seats=1, **shape)
    seat = anna.page.locator(".seats .seat").first
    assert "Ostara" in seat.text_content()
    assert seat.locator(".seat-score").is_visible()


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


# A point so far beside a road that may be chosen, in the drawing, and nearer to no other.
_BESIDE = """(pixels) => {
  const roads = [...document.querySelectorAll('.ws-ball .target .ws-hit')].map((line) => {
    const number = (name) => Number(line.getAttribute(name));
    const at = (x, y) => new DOMPoint(number(x), number(y)).matrixTransform(line.getScreenCTM());
    const [from, to] = [at('x1', 'y1'), at('x2', 'y2')];
    const between = (name, part) => from[name] + part * (to[name] - from[name]);
    const along = (part) => ({ x: between('x', part), y: between('y', part) });
    return { action: line.closest('.target').dataset.action, along,
      turn: Math.atan2(to.y - from.y, to.x - from.x) };
  });
  const far = (road, { x, y }) => Math.min(...[0, 0.25, 0.5, 0.75, 1].map((part) => {
    const one = road.along(part);
    return Math.hypot(one.x - x, one.y - y);
  }));
  const points = roads.flatMap((road) => [pixels, -pixels].map((aside) => {
    const { x, y } = road.along(0.5);
    const point = { x: x - aside * Math.sin(road.turn), y: y + aside * Math.cos(road.turn) };
    const others = roads.filter((other) => other !== road).map((other) => far(other, point));
    return { ...point, action: road.action, alone: Math.min(...others) };
  })).filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.ws-ball-picture'));
  return points.sort((a, b) => b.alone - a.alone)[0];
}"""


def test_a_finger_beside_a_road_takes_the_road(visitors):
    """On a phone a road is 20 pixels wide: half of what a finger needs."""
    anna = playing(visitors, "witchstone", choices=("energy", 2), **PHONE)
    page = anna.page
    page.wait_for_selector(".ws-ball .target .ws-hit", state="attached")
    point = page.evaluate(_BESIDE, 20)
    version = anna.version
    page.touchscreen.tap(point["x"], point["y"])
    anna.confirm_any(version)
    anna.wait_for_more_than(version)
    start, end = point["action"].split()[1:]
    page.wait_for_selector(f'[data-flip="energy {start} {end} 0"]', state="attached")
