"""Windows of one browser, lent to one test after the other.

A window that was used before has the page's files in its cache, so the page comes up in half the time.
Nothing else is left in it: cookies and what pages have kept are cleared.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

_WATCH_POLICY = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""


class Windows:
    """All windows (the driver calls them contexts) by what they look like."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = defaultdict(list)
        self._looks: dict[BrowserContext, str] = {}

    def open(self, address: str, *, new: bool = False, **looks: Any) -> Page:
        """Open a window where nothing of this address is kept; a new one has never seen anything."""
        known = repr(sorted(looks.items()))
        context = None if new or not self._free[known] else self._free[known].pop()
        if context is None:
            context = self._browser.new_context(**looks)
            context.add_init_script(_WATCH_POLICY)
            if not new:
                self._looks[context] = known
        page = context.new_page()
        forget = {"origin": address, "storageTypes": "local_storage"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
        return page

    def close(self, page: Page) -> None:
        """Close a window; most are kept to be lent again."""
        context = page.context
        if context not in self._looks:
            context.close()
            return
        for each in context.pages:
            each.close()
        context.clear_cookies()
        self._free[self._looks[context]].append(context)
