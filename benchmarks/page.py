"""The page in Chromium: what a first visit to a table loads, when one can play, how long updates take.

    python -m benchmarks.page

An update is measured from the message of the server until the new position is laid out: script, style
and layout, without painting.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Error, Page
from rich.console import Console
from rich.table import Table
from tests.browser.chromium import chromium
from tests.serving import serving

from witchtable import GAMES

VISITS = 7
MOVES = 40
_MEASURE = """
  localStorage.setItem('witchtable.pace', '"off"'); // what is told is shown later on purpose
  window.ready = null;
  window.updates = [];
  let started = null;
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      super.addEventListener('message', (event) => {
        if (/^{"kind":"(events|parts)"/.test(event.data)) started = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    if (ready === null && document.querySelector('.bar.mine')) ready = performance.now();
    if (started === null) return;
    // Pieces are sent on their way when everything is drawn: that belongs to it.
    queueMicrotask(() => {
      if (started === null) return;
      document.body.getBoundingClientRect();
      updates.push(performance.now() - started);
      started = null;
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def visit(browser: Browser, address: str, game: str) -> tuple[Page, int]:
    """Come for the first time, with nothing kept, to a table against two bots."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(_MEASURE)

    def post(path: str, body: dict[str, Any]) -> Any:
        return context.request.post(address + path, data=body, headers={"origin": address}).json()

    post("/api/session", {"name": "Anna"})
    bots = {"1": "apprentice", "2": "apprentice"}
    table = post("/api/tables", {"game": game, "seats": 3, "bots": bots, "deal": 7})["table"]
    post(f"/api/tables/{table}/start", {})
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    loaded: list[int] = []
    line.on("Network.loadingFinished", lambda one: loaded.append(one["encodedDataLength"]))
    page.goto(f"{address}/tables/{table}")
    page.wait_for_selector(".bar.mine")
    page.wait_for_load_state("networkidle")
    return page, sum(loaded)


def play(page: Page, random: Random) -> None:
    """Click pieces and buttons; where pieces are only picked up first, choose from the list."""
    for _ in range(MOVES):
        page.wait_for_selector(".bar.mine, dialog.end")
        if page.query_selector("dialog.end"):
            return
        version = page.get_attribute(".table", "data-version")
        where = "dialog[open]" if page.query_selector("dialog[open]") else ".ground"
        pieces = page.query_selector_all(f"{where} [data-action]:not([data-action^=back])")
        seen = [piece for piece in pieces if piece.is_visible()]
        if not seen:
            page.click(".bar .all-choices")
            page.wait_for_selector("dialog.choices .choice")
            seen = page.query_selector_all("dialog.choices .choice")
        try:
            random.choice(seen).click(timeout=2000)
        except Error:  # what was asked has changed meanwhile: look again
            continue
        page.wait_for_function(
            """(version) => {
              const button = document.querySelector('.bar [data-proposal] .primary');
              if (button) button.click();
              return document.querySelector('.table').dataset.version !== version;
            }""",
            arg=version,
        )


def main() -> None:
    """Measure, and print a table."""
    shown = Table("game", "kB loaded", "ready, ms", "update median, ms", "90 %", "slowest", "updates")
    with TemporaryDirectory() as folder, serving(Path(folder)) as address, chromium() as browser:
        for game in GAMES:
            visits = [visit(browser, address, game) for _ in range(VISITS)]
            ready = median(page.evaluate("ready") for page, _ in visits)
            page, loaded = visits[-1]
            play(page, Random(1))
            updates = page.evaluate("updates")
            shown.add_row(
                game,
                f"{loaded / 1000:.0f}",
                f"{ready:.0f}",
                f"{median(updates):.1f}",
                f"{quantiles(updates, n=10)[-1]:.1f}",
                f"{max(updates):.1f}",
                str(len(updates)),
            )
            for page, _ in visits:
                page.context.close()
    Console().print(shown)


if __name__ == "__main__":
    main()
