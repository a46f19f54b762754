"""Names on cards: those of the language, whole, wherever a card may lie; nobody hears a soft hyphen."""

from __future__ import annotations

import re

import pytest

from witchtable import GAMES
from witchtable.engine.texts import languages, name_of

WIDTHS = [(1440, 900), (390, 844)]
AHEAD = {"witchdom": 14, "whirling-witchcraft": 6, "witchstone": 4}  # moves: some cards, and no end
# Where a name stands, and the pieces that may lie there.
PLACES = {
    "witchdom": {
        ".wd-witch .wd-name": ("witches", "novices"),
        ".wd-potion .wd-name": ("potions", "starting_potions"),
    },
    "whirling-witchcraft": {".ww-card-name": ("recipes",), ".ww-who": ("personalities",)},
    "witchstone": {".ws-scroll-title": ("scrolls",)},
}
# Write each name into each place, without the way out that foreign names have; list what sticks out.
TRY_ALL = """async ([place, names]) => {
  const { html, render } = await import('/web/js/html.js');
  const { Name } = await import('/web/js/pieces/name.js');
  const { nameOf, t } = await import('/web/js/texts.js');
  const found = [];
  const seen = new Set();
  for (const one of document.querySelectorAll(place)) {
    if (!one.checkVisibility() || !one.getBoundingClientRect().width) continue;
    const before = [...one.childNodes];
    const card = one.closest('.ws-scroll') ?? one.parentElement.parentElement;
    one.style.overflowWrap = 'normal';
    one.replaceChildren('–');
    const lowest = () => {
      const parts = [...one.parentElement.querySelectorAll(':not(svg *)')];
      const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      return end - card.getBoundingClientRect().bottom;
    };
    const usual = Math.max(1, lowest());
    // Where all is as large as elsewhere, names fit as they do there.
    const boxes = [one, one.parentElement, card].map((box) => box.getBoundingClientRect());
    const sizes = [lowest(), ...boxes.flatMap(({ width, height }) => [width, height])];
    const like = [getComputedStyle(one).font, ...sizes.map((size) => size.toFixed(1))].join();
    one.replaceChildren();
    for (const name of seen.has(like) ? [] : names) {
      const said = place.startsWith('.ws') ? t('page-ws-scroll', { id: name }) : nameOf(name);
      render(html`<${Name} name=${said} />`, one);
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      const over = words.right - one.getBoundingClientRect().right;
      const below = lowest();
      if (over > 1 || below > usual) found.push(`${said}: ${over} px too wide, ${below} px too low`);
    }
    seen.add(like);
    render(null, one);
    one.replaceChildren(...before);
    one.style.overflowWrap = '';
  }
  return [seen.size, [...new Set(found)]];
}"""

SHOWN = """(expected) => [...document.querySelectorAll('.wd-potion .wd-name')]
  .map((one) => one.textContent).join() === expected.join()"""
SPEAK = "(to) => import('/web/js/settings.js').then((all) => { all.language.value = to; })"
RENAME = "(edition) => import('/web/js/names.js').then((all) => all.inThisLanguage(edition))"


def names(game, kinds):
    pieces = GAMES[game].edition().data["pieces"]
    return [piece.get("name", piece["id"]) for kind in kinds for piece in pieces[kind]]


def check_places(visitor, game):
    """Try all names in all places that are to be seen now; count the places."""
    places = 0
    for place, kinds in PLACES[game].items():
        tried, found = visitor.page.evaluate(TRY_ALL, [place, names(game, kinds)])
        assert found == [], place
        places += tried
    return places


def in_each_language(visitor):
    """Let a page speak one language after the other."""
    for language in languages():
        visitor.page.evaluate(SPEAK, language)
        visitor.wait_for(f"document.documentElement.lang === '{language}'")
        visitor.wait_for_frames()
        yield language


@pytest.mark.parametrize("game", PLACES)
def test_every_name_fits_wherever_its_card_may_lie(visitors, game):
    anna = visitors.arrive("Anna")
    anna.play_against_bots(game, 3, ahead=AHEAD[game])
    anna.wait_for_my_turn()
    for _ in in_each_language(anna):
        for width, height in WIDTHS:
            anna.resize(width, height)
            assert check_places(anna, game) > 0
            for tab in anna.page.locator(".pane-tab:visible").all():
                tab.click()
                check_places(anna, game)


def test_the_first_choices_fit_too(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("whirling-witchcraft", 2, options={"personality_mode": "draft"})
    for _ in in_each_language(anna):
        for width, height in WIDTHS:
            anna.resize(width, height)
            assert check_places(anna, "whirling-witchcraft") > 0


def test_a_word_without_a_place_to_break_would_be_noticed(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("witchdom", 2)
    tried, found = anna.page.evaluate(TRY_ALL, [".wd-potion .wd-name", ["Unbreakable" * 4]])
    assert tried > 0
    assert found


def test_a_name_is_read_and_found_without_its_hyphens(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("witchdom", 2, ahead=8)
    anna.wait_for_my_turn()
    page = anna.page
    known = [name for kinds in PLACES["witchdom"].values() for name in names("witchdom", kinds)]
    for language in in_each_language(anna):
        shown = {text for text in page.locator(".wd-name").all_text_contents() if text}
        assert shown <= {name_of(name, language) for name in known}
        assert "\u00ad" not in page.content()
    assert page.locator(".wd-banner .charge").count() > 0
    assert page.locator(".wd-banner text").count() == 0


def test_names_follow_the_language_and_those_of_other_editions_stay(visitors):
    anna = visitors.arrive("Anna")
    anna.play_against_bots("witchdom", 2)
    page = anna.page
    before = page.locator(".wd-potion .wd-name").all_text_contents()
    page.evaluate(SPEAK, "de")
    expected = [name_of(name, "de") for name in before]
    assert expected != before
    page.wait_for_function(SHOWN, arg=expected)
    pieces = {"witches": [{"id": "w19", "name": "Anna’s Own"}, {"id": "x", "name": "Honeytongue Mab"}]}
    renamed = page.evaluate(RENAME, {"pieces": {**pieces, "tools": ["flask"]}})
    assert [one["name"] for one in renamed["pieces"]["witches"]] == ["Anna’s Own", "Mab Honigzunge"]
    assert renamed["pieces"]["tools"] == ["flask"]


def test_a_page_has_the_words_of_one_language(visitors):
    anna = visitors.arrive("Anna", locale="hu-HU", new=True)
    anna.play_against_bots("witchdom", 2)
    loaded = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    texts = [address for address in loaded if "/locale/" in address]
    assert any(address.endswith("/hu/names-witchdom.ftl") for address in texts)
    assert all("/hu/" in address and "whirling" not in address for address in texts)


def test_the_words_of_refusals_come_with_the_first_one(visitors):
    anna = visitors.arrive("Anna", locale="hu-HU")
    page = anna.page
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.route_web_socket("**/socket*", spoil)
    anna.play_against_bots("witchdom", 2)
    anna.wait_for_my_turn()
    for _ in range(2):
        assert page.locator(".bar .problem").count() == 0
        page.locator(".ground [data-action]").first.click()
        page.wait_for_selector(".bar .problem .clause-link")
        assert "witchdom-refuse" not in page.inner_text(".bar .problem")
        page.click(".bar .problem [aria-label=Bezárás]")
    assert asked.count("witchdom-refusals.ftl") == 1


def spoil(line):
    """The page offers nothing that is forbidden: so a move is changed on its way."""
    server = line.connect_to_server()
    line.on_message(lambda said: server.send(re.sub('"action":"play .*?"', '"action":"end"', said)))
