"""Take the pictures of every page from fixed deals: `make screenshots`.

The pictures lie in docs/screenshots, one for each page and window; the README shows some of them. The
board and the end of each game are taken in every window that is designed, other pages in three of them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page
from rich.progress import track
from tests.browser.chromium import chromium
from tests.serving import serving

from witchtable.client import Client, JoinedTable

PICTURES: Final = Path(__file__).parents[1] / "docs" / "screenshots"
DEAL: Final = 7
_HAND: Final = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# Windows by name: width, height and what else is different about them.
WINDOWS: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "1440": (1440, 900, {}),
    "1366": (1366, 768, {}),
    "1280": (1280, 720, {}),
    "1024": (1024, 768, {}),
    "820": (820, 1180, {"has_touch": True}),
    "768": (768, 1024, {"has_touch": True}),
    "844": (844, 390, _HAND),
    "390": (390, 844, _HAND),
    "360": (360, 640, _HAND),
    "zoom": (720, 450, {"device_scale_factor": 2}),  # a window of 1440 by 900 at 200%
}
_USUAL: Final = ("1440", "1024", "390")

# Game to (seats, own moves before the picture is taken).
MOMENTS: Final = {"witchdom": (3, 24), "witchstone": (3, 38), "whirling-witchcraft": (3, 14)}


def play(table: JoinedTable, moves: int | None) -> None:
    """Play so many moves by chance, or to the end; always the same ones."""
    random = Random(DEAL)
    for number, place in enumerate(table.decisions()):
        if number == moves:
            return
        steps = [action for action in place.legal if not action.startswith(("back", "redraw"))]
        table.play(place, random.choice(steps or place.legal))


@contextmanager
def window(browser: Browser, address: str, key: str, name: str) -> Iterator[Page]:
    """Open a window of somebody who is known here."""
    width, height, more = WINDOWS[name]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", **more
    )
    context.add_init_script("localStorage.setItem('witchtable.pace', '\"off\"')")
    context.request.post(f"{address}/api/session", data={"key": key}, headers={"origin": address})
    yield context.new_page()
    context.close()


def show(page: Page, address: str) -> None:
    """Go to a page and wait until it stands still."""
    page.goto(address)
    page.wait_for_selector("main:not([aria-busy])")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)


def main() -> None:
    """Take all pictures, or those whose name has a certain part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", default="", help="only pictures with this in their name")
    parser.add_argument("--window", choices=WINDOWS, help="only pictures of this window")
    parser.add_argument("--to", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)

    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        chromium() as browser,
        Client(address, name="Marlene") as client,
    ):
        shots: dict[str, tuple[str, Callable[[Page], None] | None]] = {}
        for game, (seats, moves) in MOMENTS.items():
            bots = dict.fromkeys(range(1, seats), "apprentice")
            running = client.open(game, seats=seats, bots=bots, deal=DEAL, public=True)
            play(running, moves)
            shots[game] = (f"/tables/{running.id}", None)
            ended = client.open(game, seats=2, bots={1: "apprentice"}, deal=DEAL, public=True)
            play(ended, None)
            shots[f"{game}-end"] = (f"/tables/{ended.id}", None)
            shots[f"{game}-replay"] = (f"/tables/{ended.id}/replay?step=40&seat=0", None)
        solo = client.open("witchdom", seats=1, deal=DEAL)
        play(solo, 12)
        shots["witchdom-solo"] = (f"/tables/{solo.id}", None)
        waiting = client.open("witchstone", seats=3, public=True)
        shots["waiting"] = (f"/tables/{waiting.id}", None)
        shots |= {
            "lobby": ("/", None),
            "finished": ("/finished", None),
            "rules": ("/rules/witchdom", None),
            "settings": ("/", lambda page: page.click("[aria-label=Settings]")),
        }
        everywhere = {*MOMENTS, *(f"{game}-end" for game in MOMENTS)}
        chosen = [
            (name, size)
            for name in shots
            for size in (WINDOWS if name in everywhere else _USUAL)
            if wanted.part in name and wanted.window in (None, size)
        ]
        for name, size in track(chosen, "Pictures", disable=not sys.stderr.isatty()):
            path, then = shots[name]
            with window(browser, address, client.key, size) as page:
                show(page, address + path)
                if then is not None:
                    then(page)
                page.screenshot(path=wanted.to / f"{name}-{size}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
