"""A server and a browser for all tests of a worker; new people for each test."""

from __future__ import annotations

import pytest

from tests.browser.chromium import chromium
from tests.browser.visitors import Visitors
from tests.serving import serving


@pytest.fixture(scope="session")
def browser():
    with chromium() as started:
        yield started


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
