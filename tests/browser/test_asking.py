"""What is this? Everything on every board can be asked: by hand, by finger and by keyboard."""

import pytest

from tests.browser.visitors import PHONE

GAMES = {
    "witchdom": {"ahead": 16, "options": {"animals": True}},
    "witchstone": {"ahead": 16},
    "whirling-witchcraft": {"ahead": 8, "options": {"personality_mode": "draft"}},
}
# What has no card of its own, and why.
APART = [
    ".pane-tabs, .tool, .bar, .drawer",  # ways to other parts of the table, with their names
    ".seat-sign",  # whose: stands beside a name
    ".ws-on-top",  # lies over a location and lets the pointer through: its card tells of it
    ".ws-badge",  # the price or gain of what lies below
    ".ws-dragged, .ws-zoom, .wd-landscape",  # no pieces
    ".ww-helper, .ww-chip",  # buttons with words
]
# By class, what lies on the table and tells nothing about itself.
SILENT = """(apart) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
    && one.getBoundingClientRect().width > 0;
  const signs = 'svg.icon, use, [data-flip], [role=img], .target, [data-anchor]';
  const pieces = [...document.querySelectorAll('.seats, .panes, .top .pill, .top .trail li')]
    .flatMap((part) => [part, ...part.querySelectorAll(signs)]);
  const silent = pieces.filter((one) => !one.matches('.seats, .seat, .panes') && shown(one)
    && !one.closest(`[data-tells], ${apart}`) && !one.querySelector('[data-tells]'));
  return [...new Set(silent.map((one) => {
    const at = one.closest('[class]:not([class=""], .icon)');
    return `${one.localName} in .${at.getAttribute('class').trim().split(/\\s+/).join('.')}`;
  }))];
}"""
ASK_ALL = """async () => {
  const found = [];
  for (const thing of document.querySelectorAll(':is(.top, .seats, .panes) [data-tells]')) {
    if (!thing.checkVisibility() || !thing.isConnected) continue;
    document.querySelectorAll('.inspector [aria-label="Close"]').forEach((button) => button.click());
    thing.dispatchEvent(new CustomEvent('ask'));
    let card = null;
    for (let tries = 0; tries < 100 && !card; tries += 1) {
      await new Promise(requestAnimationFrame);
      card = document.querySelector('.inspector');
    }
    const title = card?.querySelector('.title')?.textContent ?? '';
    const about = [...card?.querySelectorAll('.about') ?? []].map((part) => part.textContent);
    const clauses = card?.querySelectorAll('.clause-link').length ?? 0;
    found.push({ of: thing.getAttribute('class') ?? thing.localName, title, about, clauses });
  }
  return found;
}"""


def under_way(visitors, game, **looks):
    anna = visitors.arrive("Anna", **looks)
    anna.play_against_bots(game, 3, **GAMES[game])
    anna.wait_for_my_turn()
    return anna


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_in_the_middle_of_a_game_has_a_card(visitors, game):
    anna = under_way(visitors, game)
    assert anna.page.evaluate(SILENT, ", ".join(APART)) == []
    anna.page.locator(".top [data-tells]").first.hover()  # everything that asking needs comes now
    anna.page.wait_for_selector(".inspector .about >> nth=1")
    told = anna.page.evaluate(ASK_ALL)
    assert len(told) > 40
    for card in told:
        assert card["title"] and not card["title"].startswith(("page-", game)), card
        # Who sits there is no matter of the rules; the button of a seat shows all that lies there.
        of = card["of"]
        assert card["clauses"] or "seat-signs" in of or "wd-open" in of, card
        assert len(card["about"]) > 1 or "wd-open" in of, card


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_is_without_a_card_either(visitors, game):
    anna = under_way(visitors, game, **PHONE)
    assert anna.page.evaluate(SILENT, ", ".join(APART)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_question_mark_and_the_arrow_keys_ask_without_playing(visitors, game):
    anna = under_way(visitors, game)
    page, version = anna.page, anna.version
    page.keyboard.press("?")
    page.wait_for_selector(".asking:focus")
    titles = []
    for key in [
        "ArrowRight",
        "ArrowRight",
        "ArrowDown",
        "Tab",
        "ArrowRight",
        "Tab",
        "ArrowRight",
        "ArrowLeft",
    ]:
        page.keyboard.press(key)
        page.wait_for_selector(".inspector .title, .ask-ring")
        page.wait_for_selector(".inspector .title")
        titles.append(page.inner_text(".inspector .title"))
    assert len(set(titles)) > 4
    assert titles[-1] == titles[-3]  # one further and one back
    heard = page.locator(".asking [role=status]").inner_text()
    assert titles[-1] in heard
    at, ring = page.locator(".inspector").bounding_box(), page.locator(".ask-ring").bounding_box()
    assert at and ring
    assert anna.axe() == []
    page.keyboard.press("Enter")
    page.wait_for_selector(".inspector .clause-link:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(".asking", state="detached")
    assert page.locator(".inspector").count() == 0
    assert anna.version == version


@pytest.mark.parametrize("game", GAMES)
def test_after_the_question_mark_a_tap_asks_instead_of_playing(visitors, game):
    anna = under_way(visitors, game, **PHONE)
    page, version = anna.page, anna.version
    page.tap(".top .ask")
    page.wait_for_selector(".asking")
    # What may be chosen now; where that is only in the bar, any piece.
    pieces = page.locator(".panes .target[data-tells], .panes [data-tells] .target")
    pieces = pieces.or_(page.locator(".panes [data-tells]")).filter(visible=True)
    choice = pieces.and_(page.locator(".target")).or_(pieces).first
    choice.scroll_into_view_if_needed()
    choice.tap()
    page.wait_for_selector(".inspector .title")
    assert not anna.scrolls_sideways()
    assert anna.version == version
    page.tap(".asking .btn")
    page.wait_for_selector(".bar.mine:not(.asking)")
    assert page.locator(".inspector").count() == 0
