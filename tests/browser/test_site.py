"""A site: the whole table inside the browser, without a server, and without a network after one visit.

Everything is one visit, in one browser: to load a Python is what takes long.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.sites import hosting
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


def test_one_visit_is_enough(visitors, site):
    anna = visitors.come(site)
    page = anna.page
    page.set_default_timeout(_PATIENCE)
    # The lobby is there before Python is, and what is clicked then is done then.
    page.click("article:has(#card-whirling-witchcraft) .card-play")
    page.wait_for_selector(".door-notice progress")
    page.wait_for_selector(".table[data-version]")
    for number in range(3):
        anna.wait_for_my_turn()
        anna.make_a_move(Random(number))
    anna.wait_for_my_turn()

    # A tab that is closed in mid-game loses nothing.
    before = page.get_attribute(".table", "data-version")
    page.reload()
    page.wait_for_selector(".table[data-version]")
    assert page.get_attribute(".table", "data-version") == before
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
