"""A server and a browser for all tests of a worker; new people for each test.

They are gone when a test from elsewhere comes: the driver keeps an event loop running in this thread,
so that no other one could run.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.browser.chromium import chromium
from tests.browser.visitors import Visitors
from tests.browser.windows import Windows
from tests.serving import serving
from witchtable.server.store.sqlite import SqliteStore

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items):
    """Begin with what takes longest, the whole games before all: so all workers end together."""
    items.sort(key=lambda item: (_HERE not in item.path.parents, "whole_games" not in item.path.name))


@pytest.fixture(scope="package")
def windows():
    with chromium() as browser:
        yield Windows(browser)


@pytest.fixture(scope="package")
def address(tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    # Beside the browser, which has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _deal_as_always(data)).result()
    with serving(data, module="tests.browser.lasting") as found:
        yield found


async def _deal_as_always(data):
    """Let this server deal what all others here do: a test that fails, fails again."""
    store = SqliteStore(data / "witchtable.sqlite3")
    await store.set_secret("cookies", os.environ.get("WITCHTABLE_DEALS", "as always"))
    await store.close()


@pytest.fixture
def visitors(windows, address):
    found = Visitors(windows, address)
    yield found
    found.leave()
    assert found.unexpected() == []


@pytest.fixture
def anybody(visitors):
    """Somebody in the lobby, for whatever needs the page's modules and nothing else of it."""
    anna = visitors.arrive("Anna")
    anna.go("/")
    return anna
