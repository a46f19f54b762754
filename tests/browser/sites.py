"""A site as any web host serves it: a folder under a sub-path, without a server of ours.

Tests of what one person does hold there as at a server: the visitors here are like those there, and all
of them come with new tabs of one browser, in which Python has come up once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitors import Visitor, Visitors

__all__ = ["SiteVisitors", "Tabs", "hosting"]

_ASK = """async ([method, path, body]) => {
  const { door } = await import('./web/js/doors/inside.js');
  const answer = await door.ask(path, { method, body: body && JSON.stringify(body) });
  return [answer.ok, await answer.json()];
}"""


class _Host(SimpleHTTPRequestHandler):
    """Answers as `python -m http.server` does."""

    def __init__(self, asked: list[str], *given: Any, **settings: Any) -> None:
        self._asked = asked
        super().__init__(*given, **settings)

    def log_message(self, *_: object) -> None:
        """Note what was asked, and print nothing."""
        self._asked.append(self.path)


@contextmanager
def hosting(folder: Path, asked: list[str] | None = None) -> Iterator[str]:
    """Serve a folder and say where; for as long as it is needed. What is asked for is noted."""
    handler = partial(_Host, [] if asked is None else asked, directory=str(folder))
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    serving = Thread(target=host.serve_forever, daemon=True)
    serving.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        host.server_close()
        serving.join()


class Tabs:
    """New tabs of one browser, where a site's table has been set."""

    def __init__(self, first: Page, site: str, patience: float) -> None:
        self.site = site
        self._first = first
        self._first.goto(site)
        self._first.wait_for_selector(".hall")
        self._first.wait_for_selector(".door-notice", state="detached", timeout=patience)

    def open(self, _address: str, **_looks: Any) -> Page:
        """Open a tab; it looks as all of them do."""
        return self._first.context.new_page()

    def close(self, page: Page) -> None:
        """Close it, and forget what was chosen there."""
        page.close()
        self._first.evaluate("localStorage.clear()")


class SiteVisitors(Visitors):
    """People at a site."""

    def __init__(self, tabs: Tabs) -> None:
        super().__init__(tabs, f"{tabs.site}#")  # type: ignore[arg-type]

    def arrive(self, name: str, *, locale: str = "en-GB", pace: str = "off", **looks: Any) -> Visitor:
        """Let somebody come in and give a name."""
        visitor = SiteVisitor(self, self._look(self.address, name, locale=locale, pace=pace, **looks))
        visitor.go("/")
        visitor.call("POST", "/api/session", {"name": name})
        return visitor


class SiteVisitor(Visitor):
    """Somebody at a site, which is asked through the page's own door."""

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask what the page would ask."""
        is_well, answer = self.page.evaluate(_ASK, [method, path, body])
        assert is_well, answer
        return answer
