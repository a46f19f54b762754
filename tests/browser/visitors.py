"""People with a browser: real Chromium, the real server, and every complaint of the page written down.

    anna = visitors.arrive("Anna")
    anna.open_table("witchdom", seats=2)
    anna.make_a_move(random)

Whatever a page writes as an error or a violation of its security policy fails the test that opened it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, ElementHandle, Error, Page

from tests.browser.windows import Windows
from tests.serving import let_chance_play, never
from witchtable.client import Client, Decision

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 45_000  # milliseconds; only a test that fails waits so long
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# A setting as if it had been chosen before the first visit.
_WISH = """{
  const name = 'witchtable.%s';
  if (localStorage.getItem(name) === null) localStorage.setItem(name, '"%s"');
}"""
# Something that may be chosen now. What lies behind an open dialog cannot be clicked.
_ANY_CHOICE = """(chance) => {
  const where = document.querySelector('dialog[open]') ? 'dialog[open]' : '.ground';
  const found = [...document.querySelectorAll(`${where} [data-action]`)].filter((piece) =>
    !/^(back|redraw)/.test(piece.dataset.action) && piece.checkVisibility({ visibilityProperty: true })
      && piece.getBoundingClientRect().width > 0);
  return found[Math.floor(chance * found.length)] ?? null;
}"""


class Visitors:
    """Everybody who has come, and what their pages complained of."""

    def __init__(self, windows: Windows, address: str) -> None:
        self.windows = windows
        self.address = address
        self.complaints: list[str] = []
        self._pages: list[Page] = []
        self.expected: list[str] = []
        """Parts of complaints that a test causes on purpose (a server that is down)."""

    def arrive(self, name: str, *, locale: str = "en-GB", pace: str = "off", **looks: Any) -> Visitor:
        """Let somebody come in with a window of their own, and give their name.

        Nothing moves unless a test asks for it (`reduced_motion`), and others' turns are not told
        (`pace`): waiting for pieces takes time.
        """
        page = self._look(self.address, name, locale=locale, pace=pace, **looks)
        visitor = Visitor(self, page)
        visitor.key = visitor.call("POST", "/api/session", {"name": name})["key"]
        return visitor

    def come(self, address: str) -> Visitor:
        """Let somebody who has never been there go to another place, which knows nobody."""
        page = self._look(address, "Somebody", locale="en-GB", pace="off", new=True)
        page.goto(address)
        return Visitor(self, page)

    def _look(self, address: str, name: str, *, pace: str, **looks: Any) -> Page:
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        page = self.windows.open(address, **{**usual, **looks})
        page.add_init_script(_WISH % ("pace", pace))
        page.set_default_timeout(PATIENCE)
        self._pages.append(page)
        page.on("console", lambda said: self._hear(name, said))
        page.on("pageerror", lambda error: self._note(name, f"{error}\n{error.stack}"))
        return page

    def _hear(self, name: str, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._note(name, f"{said.text} {said.location.get('url', '')}")

    def _note(self, name: str, complaint: str) -> None:
        self.complaints.append(f"{name}: {complaint}")

    def unexpected(self) -> list[str]:
        """List what no test has asked for."""
        return [
            complaint
            for complaint in self.complaints
            if not any(part in complaint for part in self.expected)
        ]

    def leave(self) -> None:
        """Close all windows."""
        for page in self._pages:
            self.windows.close(page)


class Visitor:
    """One person and one page."""

    def __init__(self, visitors: Visitors, page: Page) -> None:
        self.visitors = visitors
        self.page = page
        self.key = ""

    # -- around the game ------------------------------------------------------------------------

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server what the page would ask, where a test is about something else."""
        address = self.visitors.address
        answer = self.page.context.request.fetch(
            address + path, method=method, data=body, headers={"origin": address}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def play_against_bots(
        self, game: str, seats: int = 2, *, ahead: int = 0, **setup: Any
    ) -> dict[str, Any]:
        """Open a table where all others are bots, begin, and look at it, some own moves later."""
        table = self.begin_against_bots(game, seats, **setup)
        if ahead:
            self.play_ahead(table, lambda _, moves: moves == ahead)
        self.sit_at(table)
        return table

    def begin_against_bots(self, game: str, seats: int = 2, **setup: Any) -> dict[str, Any]:
        """Open a table where all others are bots, and begin, without looking at it."""
        table = self.open_table(game, seats=seats, bots=seats - 1, **setup)
        self.call("POST", f"/api/tables/{table['table']}/start")
        return table

    def play_ahead(self, table: dict[str, Any], until: Callable[[Decision, int], bool] = never) -> None:
        """Play by chance and without the page until something holds: then the test begins."""
        with Client(self.visitors.address, key=self.key) as client:
            let_chance_play(client.join(table["table"], table["invite"]), until)

    def open_table(self, game: str, seats: int, bots: int, **setup: Any) -> dict[str, Any]:
        """Open a table; bots take its last seats."""
        levels = {str(seat): "apprentice" for seat in range(seats - bots, seats)}
        return self.call(
            "POST", "/api/tables", {"game": game, "seats": seats, "bots": levels, "deal": 7, **setup}
        )

    def go(self, path: str) -> None:
        """Go to a page of the server, and wait until it shows something."""
        self.page.goto(self.visitors.address + path)
        self.page.wait_for_selector("main:not([aria-busy])")

    def sit_at_waiting(self, table: dict[str, Any]) -> None:
        """Look at a table that waits for its players."""
        self.go(f"/tables/{table['table']}?invite={table['invite']}")
        self.page.wait_for_selector("main.waiting")

    def sit_at(self, table: dict[str, Any]) -> None:
        """Look at a table that runs."""
        self.go(f"/tables/{table['table']}?invite={table['invite']}")
        self.page.wait_for_selector(".table[data-version]")

    # -- playing --------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version of the position that is shown."""
        return int(self.page.locator(".table").get_attribute("data-version") or 0)

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("dialog.end").count() > 0

    @property
    def says_who_has_won(self) -> bool:
        """Whether the result names a winner, or several who share it: by chance it may end even."""
        return bool(re.search(r"\bwins?\b|share the victory", self.page.inner_text("dialog.end")))

    @property
    def is_asked(self) -> bool:
        """Whether it is this player's turn."""
        return self.page.locator(".bar.mine").count() > 0

    def wait_for(self, condition: str) -> None:
        """Wait until something is true on the page."""
        # As a function: the page's policy forbids to evaluate text.
        self.page.wait_for_function(f"() => {condition}")

    def wait_for_my_turn(self) -> None:
        """Wait until something is asked of this player, or the game is over."""
        self.page.wait_for_selector(".bar.mine, dialog.end")

    def wait_for_more_than(self, version: int, timeout: float = PATIENCE) -> None:
        """Wait until something newer is shown."""
        self.page.wait_for_function(
            "(version) => Number(document.querySelector('.table').dataset.version) > version",
            arg=version,
            timeout=timeout,
        )

    def make_a_move(self, random: Random) -> str:
        """Click something that may be chosen now, and confirm it if the bar asks; say what it was."""
        before = self.version
        chosen = self._something_to_choose(random)
        if chosen is None:
            return self.choose_from_list(random)
        action = chosen.get_attribute("data-action") or ""
        try:
            chosen.click()
        except Error:
            # Something newer may have come between looking and clicking: then look again.
            is_there = chosen.evaluate("(piece) => piece.isConnected")
            assert not is_there or self.version != before, f"{action} cannot be clicked"
            return self.make_a_move(random)
        self._confirm(before)
        self.wait_for_more_than(before)
        return action

    def _something_to_choose(self, random: Random) -> ElementHandle | None:
        return self.page.evaluate_handle(_ANY_CHOICE, random.random()).as_element()

    def _confirm(self, before: int) -> None:
        """Take the first button of what the bar proposes, if it proposes anything."""
        self.page.wait_for_function(
            """(version) => Number(document.querySelector('.table').dataset.version) > version
              || document.querySelector('.bar [data-proposal]')""",
            arg=before,
        )
        button = self.page.query_selector(".bar [data-proposal] .btn.primary")
        if button is not None and self.version == before:
            button.click()

    def confirm_any(self, before: int) -> None:
        """Wait for the answer, or until somebody else's turn is told; confirm what is proposed."""
        self.page.wait_for_function(
            """(version) => Number(document.querySelector('.table').dataset.version) > version
              || document.querySelector('.teller, .bar [data-proposal], dialog.end')""",
            arg=before,
        )
        button = self.page.query_selector(".bar [data-proposal] .btn.primary")
        if button is not None and button.is_visible():
            button.click()

    def choose(self, action: str) -> None:
        """Choose one certain thing."""
        before = self.version
        self.page.click(f'.ground [data-action="{action}"]')
        self._confirm(before)
        self.wait_for_more_than(before)

    def choose_from_list(self, random: Random) -> str:
        """Choose something from the list of everything that may be done."""
        before = self.version
        self.page.click(".bar .all-choices")
        self.page.wait_for_function(
            """(version) => Number(document.querySelector('.table').dataset.version) > version
              || document.querySelector('dialog.choices .choice')""",
            arg=before,
        )
        button = self._something_to_choose(random) or self.page.query_selector("dialog.choices .choice")
        if button is None:  # something newer has come, and the list is gone
            return self.make_a_move(random)
        action = button.get_attribute("data-action") or ""
        # By what it stands for: the list is sorted once more when the words of the choices come.
        self.page.click(f'dialog.choices .choice[data-action="{action}"]')
        self._confirm(before)
        self.wait_for_more_than(before)
        return action

    # -- looking --------------------------------------------------------------------------------

    def axe(self, *rules: str) -> list[str]:
        """List what a check of accessibility finds wrong: by all rules, or by these only."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        options = {"resultTypes": ["violations"], "iframes": False, "preload": False}
        only = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
        found = self.page.evaluate("(options) => axe.run(document, options)", options | only)
        return [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]

    def resize(self, width: int, height: int) -> None:
        """Make the window larger or smaller, and wait until the page is laid out anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.wait_for_frames()

    def wait_for_frames(self) -> None:
        """Wait until whatever has happened is on the screen."""
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than its window."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )
