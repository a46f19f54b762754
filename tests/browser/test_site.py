"""A site: the whole table inside the browser, without a server, and without a network after one visit.

What is true there alone is one visit: to load a Python is what takes long. What one person does at a
server is done there by the same tests, in new tabs of one browser.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.sites import SiteVisitors, Tabs, hosting

# What one person does is the same there; `visitors` are this module's.
from tests.browser.test_hints import test_a_hint_shows_the_best_choices_and_one_of_them_is_made  # noqa: F401
from tests.browser.test_lobby import (  # noqa: F401
    test_two_clicks_lead_from_the_address_to_a_game_against_bots,
)
from tests.browser.test_shell import (  # noqa: F401
    anna,
    at_table,
    test_a_decision_has_a_sentence_a_title_help_and_the_rules_to_search,
    test_every_line_of_the_log_has_its_clause_and_a_tap_shows_its_text,
    test_moves_can_ask_first,
    test_settings_work_at_once_and_are_remembered,
    test_undo_takes_a_move_back,
)
from tests.browser.visitors import Visitors
from tests.site.building import built_site

_PATIENCE = 150_000  # milliseconds: two Pythons come up beside whatever else the machine does
# Chance plays until the game is over, where the page's own door leads: no clicks, no pictures.
_PLAY_ON = """async ({ table, seed }) => {
  const { door } = await import('./web/js/doors/inside.js');
  const ask = async (path) => (await door.ask(`/api/tables/${table}${path}`)).json();
  let chance = seed;
  for (let moves = 0; moves < 2000; moves += 1) {
    const { status, seat, version, legal } = await ask('');
    if (status !== 'running') return moves;
    if (!legal.length) { await new Promise((done) => { setTimeout(done, 20); }); continue; }
    chance = (chance * 48271) % 2147483647;
    const { action } = legal[chance % legal.length];
    const move = { request: `chance ${moves}`, seat, version, action };
    await door.ask(`/api/tables/${table}/moves`, { method: 'POST', body: JSON.stringify(move) });
  }
  throw new Error('the game does not end');
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = built_site(tmp_path_factory)
    with hosting(folder.parents[1]) as address:
        yield f"{address}/games/table/"


@pytest.fixture(scope="module")
def tabs(windows, site):
    looks = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
    page = windows.open(site, new=True, reduced_motion="reduce", **looks)
    yield Tabs(page, site, _PATIENCE)
    windows.close(page)


@pytest.fixture
def visitors(tabs):
    found = SiteVisitors(tabs)
    yield found
    found.leave()
    assert found.unexpected() == []


@pytest.fixture
def newcomers(windows, site):
    """Those who have never been there."""
    found = Visitors(windows, site)
    yield found
    found.leave()
    assert found.unexpected() == []


def test_one_visit_is_enough(newcomers, site):
    somebody = newcomers.come(f"{site}site.json")
    page = somebody.page
    page.set_default_timeout(_PATIENCE)
    # The lobby is there before Python is, and what is clicked then is done then.
    held = []
    page.context.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site)
    page.click("article:has(#card-whirling-witchcraft) .card-play")
    page.wait_for_selector(".door-notice:has-text('then it begins') progress")
    for part in held:
        part.continue_()
    page.context.unroute("**/pyodide.asm.wasm")
    page.wait_for_selector(".table[data-version]")
    for number in range(3):
        somebody.wait_for_my_turn()
        somebody.make_a_move(Random(number))
    somebody.wait_for_my_turn()

    # A tab that is closed in mid-game loses nothing.
    before = int(page.get_attribute(".table", "data-version"))
    page.reload()
    page.wait_for_selector(".table[data-version]")
    assert int(page.get_attribute(".table", "data-version")) >= before  # bots may have gone on
    assert page.url.startswith(site + "#/tables/")

    # Of two tabs at a game one acts; the other looks on, and can take over.
    other = page.context.new_page()
    other.goto(page.url)
    other.click(".door-notice >> text=Play here")
    page.click(".door-notice >> text=Play here")
    other.wait_for_selector(".door-notice >> text=Play here")
    other.close()
    page.wait_for_selector(".door-notice", state="detached")

    # From then on it needs no network.
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".table[data-version]")
    table = page.url.rpartition("/")[2]
    page.evaluate(_PLAY_ON, {"table": table, "seed": 7})
    page.wait_for_selector("dialog.end .sheet")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record", exact=True).click()
    record = saved.value.path().read_text()
    page.click("dialog.end >> text=Replay")
    page.wait_for_selector(".replay-bar, .replay")

    # Games go out and come in as records; what is none is refused with the line.
    page.goto(site)
    page.wait_for_selector("#inside-games")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games").click()
    assert saved.value.path().read_text() == record
    damaged = record.replace("\n2 ", "\n2 X ", 1)
    wrong = damaged[: damaged.index("\n2 X")].count("\n") + 2
    field = page.locator("#inside-games ~ p input[type=file]")
    for text, said in (
        (record, "here already"),
        (record + damaged, f"line {record.count(chr(10)) + wrong}:"),
    ):
        field.set_input_files({"name": "games.txt", "mimeType": "text/plain", "buffer": text.encode()})
        page.wait_for_selector(f"section:has(#inside-games) >> text={said}")
