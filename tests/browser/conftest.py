"""A server and a browser for all tests of a worker; new people for each test."""

from __future__ import annotations

import shutil

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.visitors import Visitors
from tests.serving import serving

# No traffic but ours; a sandbox of its own is not possible for root.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def visitors(browser, address):
    found = Visitors(browser, address)
    yield found
    found.leave()
    assert found.unexpected() == []
