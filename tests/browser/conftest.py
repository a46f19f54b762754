"""A server and a browser for all tests of a worker; new people for each test.

They are gone when a test from elsewhere comes: the driver keeps an event loop running in this thread,
so that no other one could run.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.chromium import chromium
from tests.browser.visitors import Visitors
from tests.browser.windows import Windows
from tests.serving import serving

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
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def visitors(windows, address):
    found = Visitors(windows, address)
    yield found
    found.leave()
    assert found.unexpected() == []
